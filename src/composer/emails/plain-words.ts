/** School words that a family need not know, explained where they first stand. */

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?<word>(?:the )?numerators?)\b/iu, 'the top number, how many parts we are talking about'],
  [/\b(?<word>(?:the )?denominators?)\b/iu, 'the bottom number, how many equal parts make the whole'],
  [/\b(?<word>regrouping)\b/iu, 'trading one ten for ten ones'],
  [/\b(?<word>decoding)\b/iu, 'turning letters into sounds and words'],
  [/\b(?<word>fluency)\b/iu, 'reading smoothly and with expression'],
  [/\b(?<word>inferences|inferencing|making inferences)\b/iu, 'reading between the lines'],
  [/\b(?<word>phonemic awareness)\b/iu, 'hearing the single sounds in words'],
  [/\b(?<word>sight words)\b/iu, 'common words that readers know at a glance'],
  [/\b(?<word>place value)\b/iu, 'what each digit is worth'],
  [/\b(?<word>Lexile)\b/u, 'a measure of how hard a text is'],
  [/\b(?<word>citing evidence|text evidence)\b/iu, 'pointing to the words in the text that prove it'],
];

/** Two at most: an email is no glossary. */
const MOST = 2;

export function explainWords(sentences: readonly string[]): string[] {
  let explained = 0;
  const open = [...MEANINGS];
  return sentences.map((sentence) => {
    let told = sentence;
    for (const entry of open.slice()) {
      const [pattern, meaning] = entry;
      const found = pattern.exec(told);
      if (!found || explained >= MOST || /^\s*\(/u.test(told.slice(found.index + found[0].length))) continue;
      const word = found[0];
      const before = told.slice(0, found.index);
      const needsThe =
        /^(?:numerator|denominator)$/iu.test(word) && !/\b(?:the|a|an|his|her|their|each|every|common|same)\s$/iu.test(before);
      told = `${before}${needsThe ? 'the ' : ''}${word} (${meaning})${told.slice(found.index + word.length)}`;
      open.splice(open.indexOf(entry), 1);
      explained += 1;
    }
    return told;
  });
}
