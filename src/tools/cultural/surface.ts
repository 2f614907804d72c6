/** Food, flags, heroes and holidays are what lessons on cultures are mostly made of; a quarter of the ideas is enough. */
const SURFACE = /\b(?:food|foods|dish|recipe|flag|costume|holiday|festival|hero)\b/iu;

export const isSurface = ({ title }: { readonly title: string }): boolean => SURFACE.test(title);

/** So many of these ideas may be of that kind. */
export const mostSurface = (ideas: number): number => Math.floor(ideas / 4);
