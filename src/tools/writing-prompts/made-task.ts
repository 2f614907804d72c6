/** What tasks made of a kit's material have in common. */
import type { Random } from '../../composer/random.ts';
import type { BandMaterial, OpenQuestion, WritingSeed } from '../../composer/topics/topic-pack.ts';

export type Genre = WritingSeed['genre'];
export type Task = Omit<WritingSeed, 'genre'>;
export type TaskMakers = Readonly<Record<Genre, (kit: BandMaterial, random: Random) => Task[]>>;

export const isOpinion = ({ thinking }: OpenQuestion): boolean => thinking === 'evaluate';
/** The question itself, where a task such as 'Give two reasons.' goes with it; undefined where it needs more than its first sentence. */
export const quotableQuestion = ({ question }: OpenQuestion): string | undefined =>
  /^[^.?!]+\?(?=$|(?: [A-Z][^?]*\.)$)/u.exec(question)?.[0];
export const isExplanation = ({ thinking }: OpenQuestion): boolean => thinking === 'analyze' || thinking === 'understand';

/** 'How a hurricane forms', 'The life cycle of a bean': titles that stand inside a sentence. */
export const isAnyWay = ({ title }: { readonly title: string }): boolean => /^(?:how|the) /iu.test(title);
/** The same without instructions: what can be watched. */
export const isEvent = ({ title }: { readonly title: string }): boolean => /^(?:how (?!to )|the )/iu.test(title);
