/** Verdicts, motives and diagnoses: what a teacher can't observe. */
const LABELS =
  /\b(?:lazy|laziness|naughty|bad (?:kid|child|student|behavior|attitude)|problem (?:child|student)|trouble-?maker|defiant|manipulative|disrespectful|unmotivated|rude|careless|aggressive|hyperactive|hyper|out of control|immature|spoiled|dishonest|bully|a liar|slow learner|low (?:student|kid|learner)|autistic|adhd|dyslexi[ac]|dyscalculia|oppositional|on purpose|wants? attention|attention[- ]seeking|attention[- ]seeker|(?:is|are|was|were|being|be|so|very|really|often|kind of|pretty) mean|mean (?:to|kid|girl|boy|child)|does(?:n[’']t| not) care|do(?:n[’']t| not) care|does(?:n[’']t| not) try|annoying|obnoxious|nasty|a brat|bratty|sneaky|stupid|dumb|crazy|weird|a nightmare|awful|horrible|terrible (?:kid|student|child|attitude|behavior)|entitled|a mess|class clown|drama queen|impossible)\b/giu;

export function labelsIn(text: string): string[] {
  return [...new Set((text.match(LABELS) ?? []).map((label) => label.toLowerCase()))];
}
