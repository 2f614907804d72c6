/** Words that teachers write with a capital and that name nobody: with one of these among them, words with capitals are a thing. */
export const CAPITALIZED_WORDS = new Set(
  `i i'm i’m i've i’ve i'll i’ll i'd i’d monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
  january february march july september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  spring summer fall autumn winter christmas thanksgiving easter halloween ramadan eid hanukkah diwali kwanzaa passover
  math mathematics algebra geometry calculus precalculus statistics science biology chemistry physics earth history civics geography
  economics government english spanish french german chinese mandarin japanese korean arabic portuguese russian ukrainian vietnamese
  hindi bengali latin italian american african asian hispanic latino latina latinx indian european mexican canadian british native
  reading writing spelling phonics vocabulary grammar literature language arts art music band choir orchestra drama theater theatre
  gym pe ela esl ell ell’s health library computer computers technology coding robotics media recess lunch homeroom advisory
  iep ieps rti mtss sped ap ib gpa sat act psat map staar parcc sbac title section chapter unit lesson week day quarter semester
  trimester term grade kindergarten pre-k prek first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  elementary middle high school schools district academy university college department office room building hall wing campus
  principal vice assistant superintendent counselor nurse teacher teachers student students parent parents family families guardian
  board committee council team club class classes period block center association pta pto coach director coordinator secretary
  fair night day week month year open house back meeting conference conferences assembly field trip test tests quiz quizzes exam
  project projects homework book report essay poem journal notebook folder worksheet assignment assignments presentation portfolio
  google classroom drive docs slides meet zoom canvas schoology kahoot quizlet desmos khan ixl lexia clever seesaw classdojo dojo
  powerschool infinite remind chromebook chromebooks ipad ipads apple microsoft office teams word excel youtube netflix tiktok
  instagram snapchat minecraft roblox fortnite pokemon pokémon lego internet wifi wi-fi email e-mail covid covid-19 flu
  common core standards state states united america north south east west new york alabama alaska arizona arkansas california colorado
  connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts
  michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico dakota ohio oklahoma oregon pennsylvania
  rhode island tennessee texas utah vermont washington wisconsin wyoming puerto rico canada china japan korea
  india africa europe asia england france spain germany italy egypt greece rome chicago boston houston dallas miami seattle
  world war civil revolution revolutionary constitution congress senate president city county street avenue road park
  dear hello hi thank thanks please sincerely regards best warm kind re fwd note notes ok okay yes no not the a an and or but so if when
  while because since after before although though however also then this that these those there here what which who whom whose why how
  where we you he she it they me him her us them my your his its our their mine ours theirs myself yourself himself herself
  is are was were be been being am has have had do does did would can could should might must shall let let's let’s
  in on at to for from with without of by about as into over under during through between among against until upon within
  today tomorrow yesterday tonight now soon later lately recently usually often sometimes always never again already still just only even
  some any each every both all many most more less few several another other others such same
  mention tell ask call email text write rewrite add remove include replace say change use keep make put leave drop start end begin finish
  explain describe invite remind show give let send set take try turn move shorten simplify translate address quote avoid emphasize
  highlight praise compliment thank congratulate encourage suggest offer request schedule meet speak talk discuss see look find get
  nobody somebody someone anyone everybody everyone people person kids kid children child boys boy girls girl friends friend classmates
  classmate peers peer group groups pair pairs partner partners staff adults adult neighbor neighbors
  mom dad mother father grandma grandpa aunt uncle sister brother son daughter mr mrs ms mx miss dr prof
  god bible quran koran torah islam muslim muslims christian christians jewish judaism hindu hindus buddhist catholic`.split(/\s+/u),
);
