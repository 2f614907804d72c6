/**
 * Leaving the newsletter from a link in a mail, without a login. GET only shows a page with a button, because mail
 * scanners open links; POST does it, from that button or from a mail program's own (RFC 8058, one-click).
 */
import { createHash } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { faultForLog, toAppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { deleteSubscriber } from '../stores/user-data.ts';
import { UNSUBSCRIBE_PATH, addressInLink } from '../unsubscribe-links.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1.25rem}button{font:inherit;padding:.6rem 1.2rem;cursor:pointer}';
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');
const BUTTON = '<form method="post"><button type="submit">Unsubscribe</button></form>';

/** All texts are our own: nothing that was typed or sent stands in the page. */
function sendPage(reply: FastifyReply, status: number, heading: string, ...blocks: readonly string[]): FastifyReply {
  const body = [`<h1>${heading}</h1>`, ...blocks, '<p><a href="/">To Homeroom</a></p>'].join('\n');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      // The link is a key of its own: it must not travel on to where the page links.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${heading} | Homeroom</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>\n`,
    );
}

export function unsubscribeRoutes({ store, linkKeys }: Services): FastifyPluginCallback {
  return (app, _options, done) => {
    // What a mail program or the page's button sends says nothing more than the link.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, parsed) => parsed(null, undefined),
    );
    app.setErrorHandler((error, request, reply) => {
      const { status, message, retryAfterSeconds } = toAppError(error) ?? new AppError('unexpected');
      if (status >= 500) request.log.error({ fault: faultForLog(error) }, 'unsubscribing failed');
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
      return sendPage(reply, status, 'That did not work', `<p>${message}</p>`);
    });
    const notOurs = (reply: FastifyReply): FastifyReply =>
      sendPage(
        reply,
        404,
        'This link is not whole',
        '<p>Copy the whole link from the email, or write to us through the feedback form at the top of every page.</p>',
      );

    app.get<{ Params: { link: string } }>(`${UNSUBSCRIBE_PATH}/:link`, { schema: { hide: true } }, async (request, reply) => {
      const email = await addressInLink(linkKeys.accepted, request.params.link);
      if (email === undefined) return notOurs(reply);
      return sendPage(reply, 200, 'Leave the newsletter?', '<p>Your name and email address are deleted from our list.</p>', BUTTON);
    });

    app.post<{ Params: { link: string } }>(`${UNSUBSCRIBE_PATH}/:link`, { schema: { hide: true } }, async (request, reply) => {
      const email = await addressInLink(linkKeys.accepted, request.params.link);
      if (email === undefined) return notOurs(reply);
      await deleteSubscriber(store, email);
      request.log.info('unsubscribed');
      return sendPage(reply, 200, 'You have left the newsletter', '<p>Your name and email address are no longer on our list.</p>');
    });
    done();
  };
}
