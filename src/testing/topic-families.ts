/**
 * The families of school topics outside mathematics as teachers name them, the grades that teach them and the packs that
 * know them. A coverage list for tests: every name, in every grade of its span, must lead to a pack of its own family.
 */
export interface PackFamily {
  readonly names: readonly string[];
  /** Kindergarten is 0. */
  readonly grades: readonly [first: number, last: number];
  /** The family's own pack first, then those that share one of its names. */
  readonly packs: readonly string[];
}

/** One family a line: grades | names | packs. */
const TABLE = `
0-1 | Five senses and observing; senses; sight smell touch taste hearing; observations; scientist tools | five-senses
0-3 | Weather and seasons; weather; seasons; temperature; forecasting; severe weather; sunlight warms | weather-and-climate sun-moon-and-stars hurricanes-and-tornadoes
3-8 | Weather versus climate; climate zones; air masses; fronts; humidity; meteorology | weather-and-climate
0-5 | Pushes, pulls and forces; force and motion; balanced forces; friction; gravity; motion patterns | forces-and-motion simple-machines
0-2 | Living things and their needs; living and nonliving; plants and animals; needs of plants | living-things plants ecosystems
0-5 | Plants: parts and life cycle; roots stem leaves; seeds; germination; plant growth | plants photosynthesis
1-5 | Animal life cycles and adaptations; butterfly life cycle; frog; metamorphosis; adaptations; camouflage | animal-life-cycles ecosystems butterfly-life-cycle
0-5 | Habitats and ecosystems; biomes; desert; rainforest; ocean; pond; animal homes; animal groups | ecosystems living-things ecosystem-interactions
1-4 | Light and shadow; reflection; transparent translucent opaque; how we see | light-and-shadow waves
1-4 | Sound and vibration; sound waves; pitch; volume; instruments | sound waves rhythm-and-instruments
1-5 | Sun, moon and stars patterns; day and night; seasons; moon phases; constellations; Earth's rotation | sun-moon-and-stars solar-system weather-and-climate moon-phases
2-8 | States of matter; solids liquids gases; melting; freezing; particles; phase changes | states-of-matter density
2-6 | Properties of matter, mixtures and solutions; physical properties; dissolve; separate mixtures; conservation of matter | mixtures-and-solutions states-of-matter density
2-4 | Landforms and Earth's surface changes; weathering; erosion; deposition; canyons; glaciers | landforms-and-erosion maps-and-geography
3-5 | Magnets and magnetism; magnetic force; poles; attract repel; electromagnet | magnets
3-8 | Inheritance and traits; heredity; traits; Punnett square; genes; dominant recessive | inheritance-and-traits dna-and-protein-synthesis
3-8 | Fossils and Earth's history; dinosaurs; fossil record; rock layers; geologic time | fossils-and-earth-history evolution
4-12 | Energy forms and transfer; kinetic potential energy; heat; conduction; energy conversion | energy
4-12 | Electricity and circuits; open closed circuit; conductors insulators; current; Ohm's law | electricity
4-12 | Waves; amplitude; wavelength; frequency; transverse; electromagnetic spectrum | waves sound
0-8 | Natural resources and human impact; renewable; nonrenewable; recycling; pollution; conservation | natural-resources climate-change
3-8 | Natural hazards; earthquakes; volcanoes; hurricanes; tsunamis; design solutions | natural-hazards plate-tectonics-and-rocks weather-and-climate engineering-design volcanoes earthquakes hurricanes-and-tornadoes
2-8 | Water cycle; evaporation; condensation; precipitation; runoff; groundwater | water-cycle
3-8 | Food chains and food webs; producers consumers decomposers; energy flow; predators; trophic levels | food-chains ecosystems ecosystem-interactions
5-12 | Solar system, stars and space; planets; gravity; orbits; moon phases; eclipses; scale; Big Bang | solar-system sun-moon-and-stars forces-and-motion newtons-laws mathematics rhythm-and-instruments moon-phases
0-12 | Engineering design process; STEM challenge; prototypes; criteria and constraints; testing | engineering-design
3-12 | Scientific method and experiments; variables; hypothesis; control group; lab safety; data tables | scientific-method mathematics coding-basics
6-9 | Cells; organelles; plant vs animal cells; cell theory; microscope; membrane | cells
4-9 | Human body systems; digestive; circulatory; respiratory; nervous; organs | human-body-systems digestive-system circulatory-and-respiratory-systems nervous-system
5-12 | Photosynthesis and cellular respiration; chloroplast; glucose; how plants make food; mitochondria | photosynthesis cells plants
6-12 | Ecosystem interactions and populations; competition; predation; symbiosis; biodiversity; carrying capacity; invasive species | ecosystem-interactions ecosystems
6-10 | Plate tectonics and the rock cycle; continental drift; earthquakes; volcanoes; igneous sedimentary metamorphic | plate-tectonics-and-rocks natural-hazards volcanoes rocks-and-minerals earthquakes plate-tectonics
6-12 | Atoms, elements and the periodic table; atomic structure; protons neutrons electrons; periodic trends; compounds | atoms-and-periodic-table
6-12 | Chemical reactions; chemical vs physical change; balancing equations; conservation of mass; reactants products | chemical-reactions balancing-equations
8-12 | Newton's laws of motion; inertia; F = ma; action reaction; momentum; acceleration | newtons-laws forces-and-motion
8-12 | Natural selection and evolution; adaptation; Darwin; common ancestry; mutations; evidence for evolution | evolution animal-life-cycles dna-and-protein-synthesis inheritance-and-traits
8-12 | DNA, genes and protein synthesis; double helix; transcription translation; mutations; genetic code | dna-and-protein-synthesis
7-12 | Cell division; mitosis; meiosis; chromosomes; reproduction | cell-division dna-and-protein-synthesis
6-12 | Climate change and carbon cycle; global warming; greenhouse gases; carbon cycle | climate-change
10-12 | Stoichiometry, solutions, acids and bases; moles; molarity; pH; gas laws | stoichiometry-acids-and-bases acids-and-bases
0-1 | Letter sounds and phonological awareness; phonics; alphabet; rhyming; beginning sounds; syllables | letter-sounds
0-2 | Decoding: short and long vowels, digraphs, blends; CVC words; magic e; vowel teams; r-controlled; sh ch th | decoding letter-sounds
0-3 | Sight words and fluency; high-frequency words; reading fluency; expression | sight-words-and-fluency
0-3 | Story elements and retelling; characters; setting; plot; beginning middle end; sequencing | story-elements character-analysis mathematics sequencing
0-8 | Main idea and key details; main topic; central idea; supporting details; summarizing | main-idea summarizing
3-12 | Making inferences and citing evidence; inferencing; text evidence; quote accurately; draw conclusions | inference informational-writing
3-12 | Theme; moral; central message; universal theme | theme
2-12 | Character analysis; character traits; motivation; character change; point of view | character-analysis point-of-view
2-8 | Point of view and perspective; narrator; first person; third person; author's point of view | point-of-view
2-8 | Text structure and text features; compare contrast; cause effect; problem solution; headings; captions | text-structure compare-texts cause-and-effect compare-and-contrast
2-8 | Compare and contrast texts; two stories; two articles; book and movie; paired texts | compare-texts compare-and-contrast
3-10 | Figurative language; simile; metaphor; idioms; personification; hyperbole | figurative-language similes-and-metaphors idioms
2-12 | Vocabulary in context; context clues; unknown words; word meaning | context-clues
2-8 | Prefixes, suffixes and roots; affixes; word parts; Greek and Latin roots; morphology | prefixes-suffixes-roots
2-10 | Poetry; stanza; rhyme scheme; meter; haiku; imagery | poetry figurative-language rhythm-and-instruments similes-and-metaphors mood-and-tone
1-6 | Fables, folktales and myths; folklore; Greek myths; tall tales; traditional literature | fables-and-myths greek-mythology
0-4 | Nouns, verbs, adjectives and adverbs; parts of speech; plural nouns; verb tense | parts-of-speech nouns verbs adjectives-and-adverbs
1-6 | Sentences and punctuation; complete sentences; fragments; run-ons; commas; capitalization; quotation marks | sentences-and-punctuation commas
6-10 | Sentence variety, phrases and clauses; compound complex sentences; modifiers; active passive voice | phrases-and-clauses sentences-and-punctuation
1-5 | Spelling patterns and homophones; spelling rules; commonly confused words; their there they're | spelling-and-homophones homophones
1-8 | Narrative writing; personal narrative; story writing; dialogue; small moment | narrative-writing
0-5 | Opinion writing; persuasive; reasons; favorite; OREO | opinion-writing argument-writing
6-12 | Argument writing; claims and evidence; counterclaim; persuasive essay; CER | argument-writing opinion-writing rhetoric inference
0-12 | Informational and explanatory writing; informative essay; how-to writing; expository | informational-writing
2-8 | Paragraph and essay structure; topic sentence; five paragraph essay; introduction conclusion | paragraph-and-essay main-idea
3-12 | Research and citing sources; research project; note taking; MLA; plagiarism; credible sources | research-and-sources elections-and-media
6-12 | Evaluating arguments and rhetoric; claims; reasoning; logical fallacies; ethos pathos logos | rhetoric argument-writing character-analysis
6-12 | Drama and Shakespeare; acts and scenes; monologue; Romeo and Juliet; Macbeth | drama-and-shakespeare romeo-and-juliet
3-12 | Novel study; book club; chapter questions; literature circle; whole class novel | novel-study
0-2 | Rules, community helpers and citizenship; classroom rules; good citizen; responsibilities; community workers | community-and-rules
0-3 | Needs and wants, goods and services; producers consumers; economics basics; scarcity; spending saving | needs-and-wants supply-and-demand food-chains
0-4 | Maps, globes and landforms; cardinal directions; map key; continents and oceans; physical features | maps-and-geography landforms-and-erosion
0-2 | Families, traditions and holidays around the world; cultures; celebrations; long ago and today | families-and-traditions
0-3 | American symbols and national holidays; flag; Statue of Liberty; Veterans Day; Martin Luther King Jr. Day; Presidents' Day | american-symbols civil-rights-movement martin-luther-king george-washington abraham-lincoln rosa-parks
3-4 | Local and state government; mayor; city council; state capital; community services | local-government community-and-rules
3-4 | Regions of the United States and state history; Northeast; South; Midwest; West; our state | us-regions
3-8 | Indigenous peoples of North America; Native Americans; First Nations; tribes; Haudenosaunee | indigenous-peoples
4-7 | Explorers and the Columbian Exchange; Age of Exploration; Columbus; conquistadors; trade routes | explorers silk-road
4-8 | Thirteen colonies; colonial America; Jamestown; Plymouth; New England middle southern | thirteen-colonies jamestown
4-8 | American Revolution; taxation without representation; Boston Tea Party; Declaration of Independence | american-revolution george-washington
4-12 | Constitution, Bill of Rights and three branches; checks and balances; amendments; separation of powers; federalism | constitution branches-of-government bill-of-rights
4-8 | Westward expansion; Lewis and Clark; Oregon Trail; Manifest Destiny; Gold Rush; Indian Removal | westward-expansion explorers lewis-and-clark trail-of-tears
5-11 | Slavery, abolition and the Civil War; Underground Railroad; Lincoln; Emancipation; causes of Civil War; Reconstruction | civil-war underground-railroad reconstruction abraham-lincoln
3-11 | Immigration and industrialization; Ellis Island; Angel Island; factories; child labor; labor unions | immigration-and-industry industrial-revolution
6-6 | Ancient river civilizations; Mesopotamia; Egypt; Indus Valley; China; early civilizations | river-civilizations ancient-egypt mesopotamia ancient-china ancient-india
6-9 | Ancient Greece and Rome; democracy; Athens Sparta; Roman Republic; Roman Empire | ancient-greece-and-rome ancient-greece ancient-rome
6-9 | World religions and the Silk Road; Islam; Buddhism; Christianity; Hinduism; Judaism; trade networks | world-religions-and-silk-road silk-road
6-9 | Medieval Europe, Africa and Asia; feudalism; Mali; Mongols; samurai; crusades; Black Death | medieval-world medieval-europe west-african-empires
7-10 | Renaissance, Reformation and Enlightenment; Leonardo; printing press; Luther; Locke; scientific revolution | renaissance-to-enlightenment scientific-method renaissance enlightenment
9-10 | French Revolution, Industrial Revolution and imperialism; Napoleon; colonization; scramble for Africa; nationalism | revolutions-and-imperialism french-revolution industrial-revolution
6-12 | World Wars and the Holocaust; WWI; WWII; trench warfare; Pearl Harbor; genocide | world-wars world-war-one world-war-two holocaust
7-11 | Great Depression and New Deal; 1930s; Dust Bowl; FDR; stock market crash | great-depression new-deal
2-12 | Civil rights movement; Martin Luther King Jr.; Rosa Parks; Brown v. Board; segregation; voting rights | civil-rights-movement american-symbols martin-luther-king rosa-parks
9-12 | Cold War and the modern world; Korea; Vietnam; Cuban Missile Crisis; globalization; 9/11 | cold-war human-geography
4-12 | Supply, demand and economic systems; markets; price; opportunity cost; scarcity; macro and micro | supply-and-demand needs-and-wants mathematics
4-12 | Elections, voting and media literacy; electoral college; political parties; bias; fact vs opinion; sources | elections-and-media opinion-writing fact-and-opinion
6-12 | Human geography: population, migration, culture; push pull factors; urbanization; demographics; globalization | human-geography cold-war immigration-and-industry
0-5 | Feelings, kindness and friendship; emotions; empathy; sharing; conflict resolution; bullying | feelings-and-friendship bullying-prevention mathematics
2-12 | Growth mindset, goals and study skills; SMART goals; organization; time management; perseverance | growth-mindset
0-8 | Nutrition and physical activity; MyPlate; food groups; exercise; healthy choices | nutrition movement-skills
0-8 | Hygiene, safety and growing up; germs; handwashing; fire safety; puberty | hygiene-and-safety
6-12 | Mental health and substance-use prevention; stress; anxiety; vaping; drugs and alcohol | mental-health
0-8 | Locomotor and sport skills; throwing; dribbling; skipping; teamwork; fitness tests | movement-skills
0-8 | Color, line and elements of art; color wheel; primary colors; texture; perspective; collage | elements-of-art point-of-view
0-8 | Rhythm, notes and instruments; beat; quarter note; recorder; singing; instrument families | rhythm-and-instruments
0-12 | Coding basics and computational thinking; Scratch; algorithms; loops; variables; Python | coding-basics mathematics scientific-method
2-12 | Digital citizenship and internet safety; passwords; cyberbullying; privacy; misinformation; AI use | digital-citizenship
0-10 | World language: greetings, numbers, family, food; Spanish; vocabulary themes; present tense verbs | french-basics spanish-basics parts-of-speech
6-12 | Career and financial literacy; resume; interview; budgeting; credit; business basics | career-and-money budgeting
3-10 | French | french-basics
0-12 | Speaking, listening and discussion; Socratic seminar; oral presentation; partner talk | discussion
`;

export const PACK_FAMILIES: readonly PackFamily[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [span = '', names = '', packs = ''] = line.split(' | ');
    const [first = 0, last = 0] = span.split('-').map(Number);
    return { names: names.split('; '), grades: [first, last], packs: packs.split(' ') };
  });
