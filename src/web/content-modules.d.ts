declare module '*.md' {
  /** The text as HTML, made when the app is built. */
  export const html: string;
}

declare module 'virtual:post-titles' {
  /** Title by slug. */
  export const POST_TITLES: Readonly<Record<string, string>>;
}

declare module 'virtual:posts' {
  export interface PostSummary {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    /** YYYY-MM-DD. */
    readonly date: string;
  }
  /** Newest first. */
  export const POSTS: readonly PostSummary[];
}

declare module 'virtual:topic-index' {
  /** The index of topics as JSON text. */
  const json: string;
  export default json;
}

declare module 'virtual:topic-suggestions' {
  /** Most asked for first. */
  export const TOPIC_ROWS: readonly (readonly [title: string, firstGrade: number, lastGrade: number, hasSet: 0 | 1, words: string])[];
}
