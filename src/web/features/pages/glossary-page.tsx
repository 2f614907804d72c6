import { html } from '../../../../content/glossary.md';
import { MarkdownPage } from './markdown-page.tsx';

export default function GlossaryPage() {
  return <MarkdownPage html={html} />;
}
