import { html } from '../../../../content/faq.md';
import { MarkdownPage } from './markdown-page.tsx';

export default function FaqPage() {
  return <MarkdownPage html={html} />;
}
