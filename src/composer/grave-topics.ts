/**
 * Topics of suffering, violence, death and danger: whatever is known of them, nobody plays with them. A list of names and
 * words as teachers type them; a topic that is not on it can still be marked sensitive by its pack.
 */
const GRAVE = new RegExp(
  String.raw`\b(?:` +
    'anne frank|holocaust|shoah|auschwitz|genocides?|concentration camps?|rwanda|armenian genocide|hiroshima|nagasaki|atomic bombs?|' +
    String.raw`9\/11|september 11(?:th)?|terroris\w+|pearl harbor|slavery|slave trade|enslave\w*|middle passage|lynchings?|emmett till|` +
    'trail of tears|wounded knee|residential schools?|boarding schools? for (?:native|indigenous)|internment|incarceration of japanese|' +
    'apartheid|jim crow|hate crimes?|police brutality|school shootings?|mass shootings?|gun violence|massacres?|war crimes?|' +
    '(?:world|civil|vietnam|korean|cold|gulf|iraq|afghan\\w*) wars?|trench warfare|refugees?|deportations?|famines?|' +
    String.raw`suicide|self[- ]harm|depression and anxiety|abuse|assault|rape|human trafficking|child labor|drugs?|opioids?|fentanyl|overdos\w+|` +
    String.raw`addiction|alcohol\w*|vaping|eating disorders?|anorexia|bulimia|grief|death|dying|cancer|hiv|aids|covid(?:-19)?|pandemics?|` +
    String.raw`titanic|challenger disaster|hurricane katrina|assassinat\w+|executions?|death penalty|witch trials?` +
    String.raw`)\b`,
  'iu',
);

export function isGrave(topic: string): boolean {
  return GRAVE.test(topic);
}
