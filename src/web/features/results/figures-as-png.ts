/** Word processors take no SVG in pasted or saved HTML: their pictures are PNG. */

const SCALE = 2;

export interface Picture {
  readonly dataUrl: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** @throws Error where the browser can't draw it */
export async function pictureOf(source: string): Promise<Picture> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser can’t draw figures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { dataUrl: canvas.toDataURL('image/png'), width, height };
}

export async function figuresAsPng(html: string): Promise<string> {
  if (!html.includes('<img')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    const { dataUrl, width, height } = await pictureOf(image.src);
    image.src = dataUrl;
    image.width = width;
    image.height = height;
  }
  return body.innerHTML;
}
