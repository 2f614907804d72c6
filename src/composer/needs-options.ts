/** 'Which sentence contains an appositive?', 'Which of these …': a question that cannot be asked without its options. */
const LEANS_ON_OPTIONS =
  /\bwhich (?:of (?:these|the following)|sentence|line|word|words|one|pair|calculation|expression|list|claim|fact|statement|question|conclusion|reading|interpretation|summary|source|change|explanation|choice|option|row|kind of|is the best estimate)\b/iu;

export function needsOptions(question: string): boolean {
  return LEANS_ON_OPTIONS.test(question);
}
