import { html } from '../../../../content/privacy-policy.md';
import { MarkdownPage } from './markdown-page.tsx';

export default function PrivacyPolicyPage() {
  return <MarkdownPage html={html} />;
}
