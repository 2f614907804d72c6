/** Words that stand beside a name without saying whose it is. */
export const TITLES = new Set(
  `mr mrs ms mx miss dr prof professor sir madam rev reverend principal vice assistant superintendent coach director
  jr sr ii iii iv and or y e the of de la del der von ibn dos das da do family guardian guardians parents parent
  mom mum dad mother father grandma grandpa grandmother grandfather aunt uncle`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Particles that are given names too. */
export const PARTICLES_THAT_ARE_NAMES = new Set('van al bin ben do da de la'.split(' '));

/** Names that are also everyday words: in free text, small letters mean the word. */
export const COMMON_WORDS_THAT_ARE_NAMES = new Set(
  `will grace art mark may june april august rose hope faith joy bill jack pat sue rich drew chase hunter summer autumn dawn ivy lily
  daisy violet olive pearl ruby sky river forest brook cliff dale glen heath reed rusty sandy sunny christian jean ray rob nick don
  gene miles skip trip king prince earl duke young long short brown white black green gray grey day church hill woods stone field
  fields park price bell rice fish wolf fox bird cook baker carter mason case love peace angel destiny harmony melody genesis heaven
  star stella guy frank earnest major page penny piper sage holly hazel amber crystal jade opal coral iris jasmine basil dean
  ward bishop knight cross lake marsh moss rivers banks bridges rains snow winter winters frost waters wells ford lane street way so an
  do he she her him them me you we us it is in on at to be by my no go up as if or ha ho le li lo ma min sun son song sang ban
  man van ran can hung tang ming al bin student teacher school home math science read write reading writing march liberty justice
  charity mercy honor constance prudence sincere royal noble minor rocky stormy windy misty rain gale storm north west east south
  clay sterling silver gold golden good best better close sharp small little big strong wise smart bright swift savage power powers
  brewer butler fisher gardener miller porter potter shepherd singer smith tailor walker weaver ed pe jo la de da arts`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Names that do a sentence's grammar: at its beginning they are read as the word. */
export const GRAMMAR_WORDS_THAT_ARE_NAMES = new Set(
  'an do he she her him them me you we us it is in on at to be by my no go up as if or so can la de da ed'.split(' '),
);

/** Names that begin a question or a wish, and what follows them there: “Will you …”, “May I …”, “Hope this …”. */
export const ASKING_WORDS_THAT_ARE_NAMES = new Set('will may hope'.split(' '));
export const WORDS_AFTER_ASKING = new Set(
  'you he she it they we i be not there this that these those the a an my your our his her their all'.split(' '),
);

/** “Art class”: the subject, not a person. */
export const SUBJECTS_THAT_ARE_NAMES = new Set('art arts'.split(' '));
export const WORDS_AFTER_A_SUBJECT = new Set(
  'class classes teacher room club project museum history supplies lesson lessons homework'.split(' '),
);

/** Before the name of a month, season or day these show that it is the time: “in May”, “since June”; so does a number after it. */
export const TIMES_THAT_ARE_NAMES = new Set('april may june august march summer autumn winter dawn sunday monday friday'.split(' '));
export const WORDS_BEFORE_A_TIME = new Set(
  'in of by since until till last next this early mid late during before after every on'.split(' '),
);
