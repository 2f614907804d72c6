/** Words that stand before or after a name without being one. */
export const TITLES = new Set(
  'mr mrs ms mx miss dr prof professor sir madam rev reverend principal vice assistant superintendent coach dean director jr sr ii iii iv and or the of de la del der van von bin ibn al el family guardian parents parent mom dad mother father grandma grandpa'.split(
    ' ',
  ),
);

/** Names that are also everyday words: found only as they are written in the name, never in lower case. */
export const COMMON_WORDS_THAT_ARE_NAMES = new Set(
  `will grace art mark may june april august rose hope faith joy bill jack pat sue rich drew chase hunter summer autumn dawn ivy lily
  daisy violet olive pearl ruby sky river forest brook cliff dale glen heath reed rusty sandy sunny christian jean ray rob nick don
  gene miles skip trip king prince earl duke young long short brown white black green gray grey day church hill woods stone field
  fields park price bell rice fish wolf fox bird cook baker carter mason case love peace angel destiny harmony melody genesis heaven
  star stella guy frank ernest major page paige penny piper sage holly hazel amber crystal jade opal coral iris jasmine basil dean
  ward bishop knight cross lake marsh moss rivers banks bridges rains snow winter winters frost waters wells ford lane street way so an
  do he she her him them me you we us it is in on at to be by my no go up an as if or ha ho le li lo ma min sun son song sang ban
  man van ran can hung tang ming`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Invented names: they read like names in a sentence and are no one's. */
export const INVENTED_NAMES = [
  'Averlynd',
  'Brondelle',
  'Caswyther',
  'Dornelby',
  'Elvarsen',
  'Fenwolle',
  'Galbrinth',
  'Hestermond',
  'Ilvarrow',
  'Jorlindale',
  'Kestrivan',
  'Lormandy',
  'Mirabeth',
  'Norvellen',
  'Ostrevale',
  'Pellandrin',
  'Quillmere',
  'Rothwenna',
  'Selvarine',
  'Tarnwicket',
  'Ulverstane',
  'Vandremire',
  'Wexhallow',
  'Yarrowell',
  'Zelphirane',
  'Ambrellis',
  'Corvandel',
  'Drelmoora',
  'Estravant',
  'Farrowind',
  'Glennarthy',
  'Hollindrake',
  'Ivorwynne',
  'Jessamonde',
  'Kelverine',
  'Lathomere',
  'Marvenholt',
  'Nethercole',
  'Orlandique',
  'Perrivale',
] as const;
