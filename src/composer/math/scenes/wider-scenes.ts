import type { Range, Scene, Thing, Verb } from '../scenes.ts';

/** 'tomato|tomatoes'; the plural may be left out where it ends in a plain s. */
function noun(written: string): { readonly one: string; readonly many: string } {
  const [one = '', many = `${one}s`] = written.split('|');
  return { one, many };
}

const verb = (base: string): Verb => [
  base,
  /(?:ch|sh|s|x|z)$/u.test(base) ? `${base}es` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`,
];

type ThingRow = readonly [
  noun: string,
  kinds: string,
  gain: string,
  lose: string,
  loseTail: string,
  group: string,
  perGroup: number,
  most: number,
];

function thing([name, kinds, gain, lose, tail, group, perGroup, most]: ThingRow): Thing {
  const [first = '', second = ''] = kinds.split('|');
  const [base, third] = verb(lose);
  return { ...noun(name), kinds: [first, second], gain: verb(gain), lose: [base, third, tail], group: noun(group), perGroup, most };
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly grades: Range;
  readonly keywords: string;
  /** The opening, then the chapters, one sentence each. */
  readonly story: readonly [string, string, string, string, string, string];
  readonly things: readonly [ThingRow, ThingRow, ...ThingRow[]];
  readonly stuff: readonly [noun: string, unit: string, use: string, first: string, second: string];
  readonly priced: readonly [readonly [string, number, number], readonly [string, number, number]];
  readonly rate: readonly [subject: string, verb: string, of: string, per: string, least: number, most: number];
  readonly rectangle: readonly [noun: string, unit: string, least: number, most: number, border: string, cover: string];
  readonly happening: readonly [noun: string, minutes: Range, hours: Range];
}

function scene({ story: [opening, ...chapters], ...row }: Row): Scene {
  const [stuffNoun, stuffUnit, use, first, second] = row.stuff;
  const [subject, does, of, per, slow, fast] = row.rate;
  const [place, unit, short, long, border, cover] = row.rectangle;
  const [happening, minutes, hours] = row.happening;
  const [one, other, ...rest] = row.things;
  const [cheap, dear] = row.priced;
  return {
    id: row.id,
    title: row.title,
    grades: row.grades,
    keywords: row.keywords.split(', '),
    opening,
    chapters,
    things: [thing(one), thing(other), ...rest.map((each) => thing(each))],
    stuff: { noun: stuffNoun, unit: noun(stuffUnit), use: verb(use), first, second },
    priced: [
      { ...noun(cheap[0]), cents: [cheap[1], cheap[2]] },
      { ...noun(dear[0]), cents: [dear[1], dear[2]] },
    ],
    rate: { subject, verb: verb(does), of: noun(of), per: noun(per), range: [slow, fast] },
    rectangle: { noun: place, unit: noun(unit), sides: [short, long], border, cover },
    happening: { noun: happening, minutes, hours },
  };
}

const FOOT = 'foot|feet';
const INCH = 'inch|inches';

const ROWS: readonly Row[] = [
  {
    id: 'kitchen-table',
    title: 'The kitchen table',
    grades: [0, 6],
    keywords: 'kitchen, dinner, breakfast, lunch',
    story: [
      'The family cooks dinner.',
      'The pots are on the stove.',
      'It smells good.',
      'The table is set.',
      'Guests ring the bell.',
      'The dishes get washed.',
    ],
    things: [
      ['plum', 'ripe|green', 'wash', 'eat', 'at the table', 'bowl', 20, 300],
      ['noodle', 'long|short', 'cook', 'put', 'in the soup', 'pot', 200, 5000],
    ],
    stuff: ['rice', 'cup', 'cook', 'for dinner', 'for the next day'],
    priced: [
      ['loaf of bread|loaves of bread', 200, 450],
      ['jar of honey|jars of honey', 450, 900],
    ],
    rate: ['The tap', 'give', 'quart of water|quarts of water', 'minute', 4, 12],
    rectangle: ['table', FOOT, 2, 8, 'ribbon', 'cloth'],
    happening: ['Dinner', [20, 60], [17, 19]],
  },
  {
    id: 'bedroom',
    title: 'A tidy room',
    grades: [0, 4],
    keywords: 'bedroom, tidy up, cleaning',
    story: [
      'It is time to tidy up.',
      'The toy box opens.',
      'The shelf gets dusted.',
      'Things find their place.',
      'The floor can be seen again.',
      'Now there is room to play.',
    ],
    things: [
      ['sock', 'striped|plain', 'find', 'put', 'in the wash', 'drawer', 24, 60],
      ['toy car', 'fast|slow', 'find', 'give', 'to a cousin', 'box|boxes', 20, 90],
    ],
    stuff: ['paint', 'cup', 'use', 'for the door', 'for the shelf'],
    priced: [
      ['picture hook', 50, 150],
      ['night light', 500, 1200],
    ],
    rate: ['The fan', 'make', 'turn', 'second', 2, 9],
    rectangle: ['rug', FOOT, 2, 10, 'a fringe', 'felt'],
    happening: ['Clean-up', [15, 45], [9, 17]],
  },
  {
    id: 'bus-stop',
    title: 'On the bus',
    grades: [1, 9],
    keywords: 'bus, city bus, school bus, public transportation',
    story: [
      'The bus pulls up.',
      'People get on.',
      'The bus turns at the park.',
      'More people wait.',
      'The next stop is near.',
      'The bus rolls into the garage.',
    ],
    things: [
      ['rider', 'young|older', 'count', 'leave', 'at the stop', 'bus|buses', 40, 600],
      ['bus pass|bus passes', 'day|week', 'sell', 'give', 'to a class', 'packet', 50, 900],
    ],
    stuff: ['fuel', 'gallon', 'use', 'in the morning', 'in the afternoon'],
    priced: [
      ['bus ticket', 150, 300],
      ['day pass|day passes', 400, 700],
    ],
    rate: ['The bus', 'drive', 'mile', 'hour', 12, 35],
    rectangle: ['bus shelter roof', FOOT, 4, 14, 'a rail', 'glass'],
    happening: ['The bus ride', [15, 60], [7, 18]],
  },
  {
    id: 'post-office',
    title: 'The mail room',
    grades: [1, 8],
    keywords: 'mail, post office, letters, packages',
    story: [
      'Bags of mail come in.',
      'The sorting starts.',
      'A cart is full.',
      'The scale blinks.',
      'The truck is loaded.',
      'The lights go out.',
    ],
    things: [
      ['letter', 'long|square', 'sort', 'send', 'to the next town', 'bag', 200, 9000],
      ['stamp', 'round|square', 'buy', 'use', 'for letters', 'sheet', 50, 2000],
    ],
    stuff: ['tape', 'yard', 'use', 'for small boxes', 'for large boxes'],
    priced: [
      ['stamp', 60, 80],
      ['mailing box|mailing boxes', 150, 400],
    ],
    rate: ['The sorting machine', 'sort', 'letter', 'second', 5, 20],
    rectangle: ['mail table', FOOT, 3, 12, 'a wooden edge', 'felt'],
    happening: ['Sorting', [30, 120], [6, 15]],
  },
  {
    id: 'bike-shop',
    title: 'The bike shop',
    grades: [2, 12],
    keywords: 'bike, bikes, bicycle, cycling',
    story: [
      'The bike shop opens.',
      'A wheel is mended.',
      'A chain gets oil.',
      'Someone tries a new bike.',
      'The bell rings.',
      'The tools are put away.',
    ],
    things: [
      ['bike light', 'front|rear', 'pack', 'sell', 'in one day', 'case', 24, 500],
      ['spoke', 'long|short', 'order', 'use', 'for new wheels', 'bundle', 72, 3000],
    ],
    stuff: ['chain oil', 'ounce', 'use', 'for old chains', 'for new chains'],
    priced: [
      ['bike bell', 600, 1500],
      ['inner tube', 500, 1000],
    ],
    rate: ['The team', 'mend', 'wheel', 'hour', 2, 6],
    rectangle: ['work bench|work benches', FOOT, 3, 15, 'a metal strip', 'rubber'],
    happening: ['The repair class', [45, 120], [9, 17]],
  },
  {
    id: 'animal-shelter',
    title: 'The animal shelter',
    grades: [0, 9],
    keywords: 'animal shelter, pets, cats and dogs, cats, dogs',
    story: [
      'The shelter wakes up.',
      'The dogs want a walk.',
      'The cats get fresh water.',
      'A family comes to visit.',
      'One dog finds a home.',
      'The doors close for the night.',
    ],
    things: [
      ['dog biscuit', 'small|large', 'bake', 'feed', 'to the dogs', 'jar', 40, 900],
      ['blanket', 'wool|cotton', 'fold', 'lend', 'to a foster home', 'basket', 20, 200],
    ],
    stuff: ['cat food', 'cup', 'use', 'in the morning', 'in the evening'],
    priced: [
      ['leash|leashes', 600, 1500],
      ['cat toy', 200, 600],
    ],
    rate: ['The dogs', 'eat', 'pound of food|pounds of food', 'day', 5, 30],
    rectangle: ['dog run', FOOT, 4, 30, 'a fence', 'grass'],
    happening: ['The walk', [20, 60], [8, 17]],
  },
  {
    id: 'music-room',
    title: 'The music room',
    grades: [0, 12],
    keywords: 'music, band, orchestra, choir, singing, instruments',
    story: [
      'The band tunes up.',
      'The drums begin.',
      'The flutes come in.',
      'The choir hums along.',
      'The last song starts.',
      'The cases snap shut.',
    ],
    things: [
      ['song book', 'old|new', 'copy', 'lend', 'to the choir', 'shelf|shelves', 40, 600],
      ['drumstick', 'wooden|plastic', 'buy', 'lend', 'to the band', 'bag', 20, 200],
    ],
    stuff: ['string', 'yard', 'use', 'for the guitars', 'for the violins'],
    priced: [
      ['reed', 200, 450],
      ['music stand', 1200, 2500],
    ],
    rate: ['The band', 'practice', 'song', 'hour', 3, 8],
    rectangle: ['stage', FOOT, 8, 40, 'lights', 'carpet'],
    happening: ['Band practice', [30, 120], [9, 18]],
  },
  {
    id: 'art-studio',
    title: 'The art studio',
    grades: [0, 12],
    keywords: 'art, painting, drawing, crafts, pottery',
    story: [
      'The easels go up.',
      'Brushes are wet.',
      'Colors get mixed.',
      'The first picture dries.',
      'The wall fills with art.',
      'The sinks are scrubbed.',
    ],
    things: [
      ['brush|brushes', 'thin|wide', 'wash', 'lend', 'to a friend', 'jar', 24, 300],
      ['sheet of art paper|sheets of art paper', 'white|gray', 'cut', 'use', 'for sketches', 'folder', 50, 2000],
    ],
    stuff: ['clay', 'pound', 'use', 'for a bowl', 'for a mask'],
    priced: [
      ['tube of paint|tubes of paint', 250, 600],
      ['canvas|canvases', 500, 1500],
    ],
    rate: ['The class', 'paint', 'tile', 'hour', 4, 15],
    rectangle: ['mural', FOOT, 3, 30, 'tape', 'paint'],
    happening: ['Art class', [40, 120], [9, 18]],
  },
  {
    id: 'swimming-pool',
    title: 'The swimming pool',
    grades: [1, 12],
    keywords: 'swimming, pool, swim team, swim meet',
    story: [
      'The pool opens.',
      'The water is still cold.',
      'The first lanes fill.',
      'The whistle blows.',
      'The last race begins.',
      'Towels hang in the sun.',
    ],
    things: [
      ['swim cap', 'red|silver', 'count', 'lend', 'to the swim team', 'bin', 40, 400],
      ['towel', 'striped|plain', 'fold', 'lend', 'to visitors', 'stack', 20, 300],
    ],
    stuff: ['pool cleaner', 'cup', 'use', 'for the small pool', 'for the large pool'],
    priced: [
      ['pool ticket', 300, 700],
      ['pair of goggles|pairs of goggles', 800, 2000],
    ],
    rate: ['The pump', 'move', 'gallon of water|gallons of water', 'minute', 20, 90],
    rectangle: ['pool', FOOT, 10, 75, 'tiles', 'a cover'],
    happening: ['Swim practice', [30, 90], [6, 18]],
  },
  {
    id: 'food-pantry',
    title: 'The food pantry',
    grades: [2, 12],
    keywords: 'food drive, food pantry, food bank, volunteering, community service',
    story: [
      'Boxes arrive at the food pantry.',
      'The shelves fill up.',
      'Bags are packed for families.',
      'A truck brings more.',
      'The line gets shorter.',
      'The floor is swept.',
    ],
    things: [
      ['can of beans|cans of beans', 'large|small', 'collect', 'give', 'to families', 'crate', 48, 5000],
      ['bag of oats|bags of oats', 'full|half-full', 'pack', 'give', 'to families', 'shelf|shelves', 60, 900],
    ],
    stuff: ['flour', 'pound', 'pack', 'for small bags', 'for large bags'],
    priced: [
      ['can of soup|cans of soup', 120, 300],
      ['bag of rice|bags of rice', 250, 700],
    ],
    rate: ['The crew', 'pack', 'bag', 'hour', 15, 60],
    rectangle: ['storage room', FOOT, 6, 30, 'shelves', 'tiles'],
    happening: ['The packing shift', [45, 180], [8, 17]],
  },
  {
    id: 'theater',
    title: 'The school play',
    grades: [2, 12],
    keywords: 'theater, drama, play, musical, stage',
    story: [
      'The curtain is still closed.',
      'The lights warm up.',
      'The first lines are spoken.',
      'The scene changes.',
      'The crowd claps.',
      'The costumes go back on the rack.',
    ],
    things: [
      ['program', 'color|plain', 'print', 'hand', 'to the guests', 'stack', 100, 2000],
      ['costume', 'old|new', 'sew', 'lend', 'to another school', 'rack', 25, 200],
    ],
    stuff: ['cloth', 'yard', 'use', 'for the cape', 'for the curtain'],
    priced: [
      ['ticket', 300, 900],
      ['juice box|juice boxes', 100, 200],
    ],
    rate: ['The crew', 'paint', 'panel', 'hour', 2, 8],
    rectangle: ['backdrop', FOOT, 6, 30, 'rope', 'paint'],
    happening: ['The play', [45, 150], [13, 19]],
  },
  {
    id: 'recycling',
    title: 'The recycling center',
    grades: [1, 12],
    keywords: 'recycling, trash, reduce reuse recycle, environment club, earth day',
    story: [
      'The recycling truck comes.',
      'Bins are emptied.',
      'Paper goes left, cans go right.',
      'The scale shows the weight.',
      'The bales are tied.',
      'The yard is clean.',
    ],
    things: [
      ['bottle', 'glass|plastic', 'collect', 'take', 'to the center', 'bin', 60, 9000],
      ['can', 'large|small', 'collect', 'take', 'to the center', 'bag', 80, 9000],
    ],
    stuff: ['compost', 'bucket', 'use', 'for the beds', 'for the trees'],
    priced: [
      ['refund sheet', 50, 200],
      ['recycling bin', 900, 2500],
    ],
    rate: ['The belt', 'move', 'bottle', 'minute', 20, 90],
    rectangle: ['compost bed', FOOT, 3, 20, 'boards', 'leaves'],
    happening: ['The clean-up', [30, 120], [8, 16]],
  },
  {
    id: 'robotics-lab',
    title: 'The robotics lab',
    grades: [3, 12],
    keywords: 'robotics, robots, robot, coding club, engineering, stem',
    story: [
      'The robots start up.',
      'A wheel spins.',
      'The code has one bug.',
      'The arm lifts a block.',
      'The test run begins.',
      'The batteries charge overnight.',
    ],
    things: [
      ['gear', 'metal|plastic', 'sort', 'use', 'for the arm', 'tray', 60, 3000],
      ['screw', 'short|long', 'order', 'use', 'for the frame', 'box|boxes', 250, 9000],
    ],
    stuff: ['wire', FOOT, 'use', 'for the motor', 'for the lamp'],
    priced: [
      ['sensor', 600, 2500],
      ['battery|batteries', 200, 900],
    ],
    rate: ['The robot', 'roll', 'inch|inches', 'second', 3, 24],
    rectangle: ['test field', FOOT, 4, 30, 'a rail', 'foam'],
    happening: ['Robotics club', [45, 150], [13, 18]],
  },
  {
    id: 'space-center',
    title: 'The space center',
    grades: [2, 12],
    keywords: 'space, space center, rockets, rocket, planets, astronauts',
    story: [
      'The doors of the space center open.',
      'A model rocket stands tall.',
      'The countdown begins.',
      'Screens light up.',
      'The signal comes back.',
      'The visitors wave good-bye.',
    ],
    things: [
      ['mission badge', 'round|square', 'order', 'give', 'to visitors', 'case', 50, 3000],
      ['space photo', 'large|small', 'print', 'hang', 'in the hall', 'folder', 40, 900],
    ],
    stuff: ['foil', 'yard', 'use', 'for the probe', 'for the shield'],
    priced: [
      ['model kit', 900, 2500],
      ['star map', 300, 800],
    ],
    rate: ['The probe', 'send', 'picture', 'hour', 4, 30],
    rectangle: ['solar panel', FOOT, 3, 24, 'a frame', 'cells'],
    happening: ['The space show', [30, 90], [10, 18]],
  },
  {
    id: 'hiking-trail',
    title: 'On the trail',
    grades: [2, 12],
    keywords: 'hiking, hike, camping, camp, national parks, mountains',
    story: [
      'The hike begins at dawn.',
      'The trail climbs.',
      'There is a stream to cross.',
      'Lunch is eaten on a rock.',
      'The peak comes in sight.',
      'The tents go up.',
    ],
    things: [
      ['trail marker', 'yellow|white', 'paint', 'set', 'along the trail', 'pack', 30, 600],
      ['tent peg', 'metal|wooden', 'pack', 'lend', 'to another camp', 'bag', 40, 900],
    ],
    stuff: ['trail mix', 'cup', 'eat', 'in the morning', 'after lunch'],
    priced: [
      ['water bottle', 800, 2000],
      ['trail map', 300, 900],
    ],
    rate: ['The group', 'walk', 'mile', 'hour', 2, 4],
    rectangle: ['camp site', FOOT, 8, 40, 'stones', 'a tarp'],
    happening: ['The hike', [60, 240], [7, 13]],
  },
  {
    id: 'aquarium',
    title: 'The aquarium',
    grades: [0, 9],
    keywords: 'aquarium, fish, ocean animals, sea animals, sharks',
    story: [
      'The aquarium lights go on.',
      'The seals get breakfast.',
      'A school class comes in.',
      'The big tank glows.',
      'Feeding time is over.',
      'The water is tested.',
    ],
    things: [
      ['shell', 'smooth|ribbed', 'show', 'place', 'in the touch tank', 'tray', 60, 900],
      ['fish sticker', 'blue|gold', 'print', 'give', 'to a class', 'sheet', 40, 3000],
    ],
    stuff: ['sea salt', 'pound', 'use', 'for the small tank', 'for the large tank'],
    priced: [
      ['aquarium ticket', 700, 1500],
      ['toy turtle', 500, 1200],
    ],
    rate: ['The filter', 'clean', 'gallon of water|gallons of water', 'minute', 10, 80],
    rectangle: ['tank floor', FOOT, 3, 40, 'lights', 'sand'],
    happening: ['The seal show', [20, 60], [10, 16]],
  },
  {
    id: 'train-station',
    title: 'The train station',
    grades: [1, 12],
    keywords: 'train, trains, train station, railroad, subway',
    story: [
      'The station clock strikes.',
      'A train pulls in.',
      'Suitcases roll by.',
      'The board shows a new time.',
      'The whistle blows.',
      'The last train leaves.',
    ],
    things: [
      ['passenger', 'early|late', 'count', 'take', 'to the city', 'train car', 70, 5000],
      ['seat', 'window|aisle', 'book', 'give', 'to a school group', 'row', 20, 900],
    ],
    stuff: ['rope', FOOT, 'use', 'at the gate', 'at the platform'],
    priced: [
      ['train ticket', 400, 2500],
      ['sandwich|sandwiches', 400, 900],
    ],
    rate: ['The train', 'travel', 'mile', 'hour', 30, 90],
    rectangle: ['platform', 'yard', 6, 90, 'a yellow line', 'tiles'],
    happening: ['The train ride', [25, 180], [6, 19]],
  },
  {
    id: 'hospital',
    title: 'The clinic',
    grades: [4, 12],
    keywords: 'hospital, clinic, nurses, doctors, medicine, health care',
    story: [
      'The clinic opens.',
      'Patients check in.',
      'A nurse checks the list.',
      'Supplies are counted.',
      'The waiting room is calm.',
      'The night shift arrives.',
    ],
    things: [
      ['bandage', 'wide|narrow', 'order', 'use', 'in one day', 'box|boxes', 100, 5000],
      ['face mask', 'blue|white', 'pack', 'hand', 'to visitors', 'carton', 500, 20000],
    ],
    stuff: ['saline', 'liter', 'use', 'in the morning', 'in the evening'],
    priced: [
      ['first aid kit', 1200, 3000],
      ['thermometer', 800, 2000],
    ],
    rate: ['The clinic', 'see', 'patient', 'hour', 3, 12],
    rectangle: ['waiting room', FOOT, 8, 40, 'a rail', 'tiles'],
    happening: ['The health talk', [30, 90], [9, 17]],
  },
  {
    id: 'bookstore',
    title: 'The bookstore',
    grades: [2, 12],
    keywords: 'bookstore, books, comics, publishing, authors',
    story: [
      'The bookstore opens.',
      'A box of new books arrives.',
      'The shelf by the door is filled.',
      'An author signs copies.',
      'The line is long.',
      'The register closes.',
    ],
    things: [
      ['comic book', 'used|new', 'shelve', 'sell', 'in one day', 'shelf|shelves', 60, 3000],
      ['bookmark', 'paper|leather', 'print', 'give', 'to readers', 'rack', 80, 5000],
    ],
    stuff: ['gift wrap', 'yard', 'use', 'for small gifts', 'for large gifts'],
    priced: [
      ['paperback', 700, 1800],
      ['poster', 500, 1500],
    ],
    rate: ['The press', 'print', 'page', 'minute', 20, 90],
    rectangle: ['reading rug', FOOT, 4, 15, 'a fringe', 'cushions'],
    happening: ['The reading', [30, 90], [10, 19]],
  },
  {
    id: 'soccer-field',
    title: 'The soccer field',
    grades: [0, 12],
    keywords: 'soccer, football, world cup, fútbol',
    story: [
      'The goals are set up.',
      'The teams run in.',
      'The ball rolls.',
      'Rain starts to fall.',
      'The second half begins.',
      'Everyone cheers.',
    ],
    things: [
      ['cone', 'orange|yellow', 'set', 'lend', 'to another team', 'stack', 25, 200],
      ['orange slice', 'thick|thin', 'cut', 'hand', 'to the team', 'tray', 40, 400],
    ],
    stuff: ['field paint', 'gallon', 'use', 'for the side lines', 'for the circle'],
    priced: [
      ['soccer ball', 1000, 2500],
      ['pair of socks|pairs of socks', 400, 1000],
    ],
    rate: ['The team', 'run', 'lap', 'hour', 6, 15],
    rectangle: ['field', 'yard', 20, 110, 'a white line', 'grass'],
    happening: ['Practice', [45, 120], [9, 18]],
  },
  {
    id: 'construction-site',
    title: 'The building site',
    grades: [3, 12],
    keywords: 'construction, building, carpentry, architecture, house',
    story: [
      'The crane turns.',
      'The floor is measured.',
      'Bricks are stacked.',
      'A wall goes up.',
      'The roof is next.',
      'The site is locked for the night.',
    ],
    things: [
      ['brick', 'red|gray', 'carry', 'use', 'for a wall', 'pallet', 500, 20000],
      ['board', 'long|short', 'cut', 'use', 'for the floor', 'pile', 60, 900],
    ],
    stuff: ['cement', 'pound', 'use', 'for the step', 'for the wall'],
    priced: [
      ['box of nails|boxes of nails', 400, 1200],
      ['paint roller', 500, 1500],
    ],
    rate: ['The crew', 'lay', 'brick', 'hour', 40, 120],
    rectangle: ['floor', FOOT, 8, 60, 'trim', 'tiles'],
    happening: ['The work shift', [90, 240], [7, 12]],
  },
  {
    id: 'garage-sale',
    title: 'The yard sale',
    grades: [1, 9],
    keywords: 'yard sale, garage sale, flea market, selling',
    story: [
      'Tables stand on the lawn.',
      'Price tags are ready.',
      'The first buyers come.',
      'A lamp finds a new home.',
      'Prices drop at noon.',
      'The rest goes in a box.',
    ],
    things: [
      ['puzzle', 'easy|hard', 'find', 'sell', 'before noon', 'crate', 20, 90],
      ['used book', 'thick|thin', 'sort', 'sell', 'in one day', 'box|boxes', 40, 600],
    ],
    stuff: ['string', 'yard', 'use', 'for the signs', 'for the tags'],
    priced: [
      ['board game', 200, 800],
      ['lamp', 500, 1500],
    ],
    rate: ['The stand', 'sell', 'item', 'hour', 6, 25],
    rectangle: ['table cloth', FOOT, 3, 10, 'lace', 'felt'],
    happening: ['The sale', [120, 240], [8, 13]],
  },
  {
    id: 'birthday-party',
    title: 'The party',
    grades: [0, 6],
    keywords: 'birthday, party, celebration, balloons',
    story: [
      'The party room is ready.',
      'Guests bring smiles.',
      'The first game starts.',
      'It is time for a snack.',
      'The music plays.',
      'Everyone says good-bye.',
    ],
    things: [
      ['balloon', 'silver|purple', 'blow', 'hand', 'to the guests', 'bunch|bunches', 12, 120],
      ['party cup', 'paper|plastic', 'fill', 'hand', 'to the guests', 'tray', 24, 200],
    ],
    stuff: ['punch', 'cup', 'pour', 'for the first game', 'for the snack'],
    priced: [
      ['party hat', 50, 200],
      ['game prize', 100, 400],
    ],
    rate: ['The pump', 'fill', 'balloon', 'minute', 2, 6],
    rectangle: ['banner', INCH, 10, 60, 'ribbon', 'glitter'],
    happening: ['The party', [60, 150], [12, 16]],
  },
  {
    id: 'dance-studio',
    title: 'The dance studio',
    grades: [0, 12],
    keywords: 'dance, dancing, ballet, hip hop',
    story: [
      'The mirrors shine.',
      'The music starts slowly.',
      'Feet begin to tap.',
      'A new step is learned.',
      'The show is near.',
      'The shoes go back in the bags.',
    ],
    things: [
      ['step', 'quick|slow', 'learn', 'show', 'to the class', 'dance', 40, 300],
      ['ribbon', 'gold|white', 'tie', 'lend', 'to a friend', 'basket', 25, 200],
    ],
    stuff: ['cloth', 'yard', 'use', 'for the skirts', 'for the scarves'],
    priced: [
      ['show ticket', 500, 1500],
      ['pair of tights|pairs of tights', 700, 1600],
    ],
    rate: ['The class', 'learn', 'step', 'hour', 6, 20],
    rectangle: ['dance floor', FOOT, 8, 50, 'a rail', 'wood'],
    happening: ['Dance class', [30, 90], [9, 18]],
  },
  {
    id: 'snow-day',
    title: 'A snow day',
    grades: [0, 6],
    keywords: 'snow, winter, sledding',
    story: [
      'Snow falls all night.',
      'Boots are by the door.',
      'The sled is fast.',
      'A snow fort grows.',
      'Hands get cold.',
      'Warm soup waits inside.',
    ],
    things: [
      ['snowball', 'big|small', 'make', 'throw', 'at a tree', 'pile', 30, 300],
      ['mitten', 'wool|striped', 'find', 'lend', 'to a friend', 'basket', 20, 60],
    ],
    stuff: ['cocoa', 'cup', 'pour', 'for the family', 'for the guests'],
    priced: [
      ['pair of mittens|pairs of mittens', 500, 1200],
      ['snow shovel', 1000, 2500],
    ],
    rate: ['The plow', 'clear', 'yard of road|yards of road', 'minute', 20, 90],
    rectangle: ['snow fort', FOOT, 3, 15, 'branches', 'snow'],
    happening: ['Sledding', [30, 120], [9, 15]],
  },
  {
    id: 'airport',
    title: 'The airport',
    grades: [2, 12],
    keywords: 'airport, airplane, airplanes, flying, travel',
    story: [
      'The airport is awake.',
      'Bags roll on the belt.',
      'A plane lands.',
      'The gate opens.',
      'The next flight is called.',
      'The runway lights glow.',
    ],
    things: [
      ['suitcase', 'soft|hard', 'load', 'move', 'to another plane', 'cart', 40, 5000],
      ['boarding card', 'blue|white', 'print', 'give', 'to a tour group', 'stack', 100, 9000],
    ],
    stuff: ['jet fuel', 'gallon', 'use', 'in the morning', 'in the evening'],
    priced: [
      ['neck pillow', 900, 2000],
      ['snack box|snack boxes', 500, 1200],
    ],
    rate: ['The belt', 'move', 'bag', 'minute', 10, 40],
    rectangle: ['hangar', 'yard', 20, 90, 'a wall', 'concrete'],
    happening: ['The tour', [45, 150], [8, 17]],
  },
  {
    id: 'school-newspaper',
    title: 'The school newspaper',
    grades: [4, 12],
    keywords: 'newspaper, journalism, news, reporters, magazine',
    story: [
      'The newsroom fills up.',
      'A story is due at noon.',
      'Photos are picked.',
      'The front page changes.',
      'The printer hums.',
      'The first copies are read.',
    ],
    things: [
      ['copy|copies', 'early|late', 'print', 'hand', 'to the readers', 'bundle', 100, 9000],
      ['photo', 'sharp|soft', 'edit', 'send', 'to the editor', 'folder', 60, 900],
    ],
    stuff: ['ink', 'ounce', 'use', 'for the front page', 'for the comics'],
    priced: [
      ['subscription', 500, 1500],
      ['ad', 1000, 4000],
    ],
    rate: ['The printer', 'print', 'page', 'minute', 15, 60],
    rectangle: ['front page', INCH, 8, 24, 'a line', 'photos'],
    happening: ['The meeting', [30, 120], [9, 17]],
  },
  {
    id: 'film-club',
    title: 'The film club',
    grades: [5, 12],
    keywords: 'film, movies, movie, video, cinema',
    story: [
      'The camera is ready.',
      'The first scene is shot.',
      'The light is perfect.',
      'A line is forgotten.',
      'The editing begins.',
      'The credits roll.',
    ],
    things: [
      ['clip', 'short|long', 'film', 'cut', 'from the movie', 'folder', 60, 900],
      ['movie ticket', 'matinee|evening', 'sell', 'give', 'to helpers', 'roll', 200, 5000],
    ],
    stuff: ['cable', FOOT, 'use', 'for the camera', 'for the lamp'],
    priced: [
      ['bag of popcorn|bags of popcorn', 200, 600],
      ['movie poster', 500, 1500],
    ],
    rate: ['The camera', 'take', 'picture', 'second', 24, 60],
    rectangle: ['screen', FOOT, 5, 40, 'a frame', 'cloth'],
    happening: ['The screening', [45, 150], [13, 20]],
  },
  {
    id: 'quilting-bee',
    title: 'The quilting bee',
    grades: [1, 12],
    keywords: 'quilt, quilts, quilting, sewing, knitting',
    story: [
      'The cloth is laid out.',
      'Squares are cut.',
      'The first row is sewn.',
      'A pattern can be seen.',
      'The edges are pinned.',
      'The quilt is done.',
    ],
    things: [
      ['quilt square', 'dotted|plain', 'cut', 'give', 'to a neighbor', 'stack', 40, 900],
      ['button', 'wooden|shiny', 'sort', 'use', 'for a coat', 'jar', 200, 3000],
    ],
    stuff: ['yarn', 'yard', 'use', 'for the hat', 'for the scarf'],
    priced: [
      ['spool of thread|spools of thread', 150, 450],
      ['pack of needles|packs of needles', 200, 600],
    ],
    rate: ['The group', 'sew', 'square', 'hour', 4, 15],
    rectangle: ['quilt', FOOT, 3, 10, 'ribbon', 'squares'],
    happening: ['The quilting bee', [60, 180], [9, 17]],
  },
  {
    id: 'beehives',
    title: 'The beehives',
    grades: [1, 12],
    keywords: 'bees, honey, insects, beekeeping, pollination',
    story: [
      'The bees fly out.',
      'Flowers open in the sun.',
      'A hive is checked.',
      'The honey flows.',
      'The jars are filled.',
      'The bees come home.',
    ],
    things: [
      ['flower', 'wild|garden', 'plant', 'give', 'to the park', 'bed', 60, 3000],
      ['honey jar', 'large|small', 'fill', 'sell', 'at the market', 'crate', 24, 900],
    ],
    stuff: ['honey', 'pound', 'use', 'for tea', 'for bread'],
    priced: [
      ['beeswax candle', 400, 1200],
      ['packet of flower seeds|packets of flower seeds', 150, 400],
    ],
    rate: ['The bee', 'visit', 'flower', 'minute', 5, 20],
    rectangle: ['flower bed', FOOT, 3, 30, 'stones', 'bark'],
    happening: ['The hive visit', [30, 90], [9, 16]],
  },
  {
    id: 'fishing-pier',
    title: 'The pier',
    grades: [1, 12],
    keywords: 'fishing, pier, boats, harbor, sailing',
    story: [
      'The sun comes up over the pier.',
      'A boat ties up.',
      'Nets are mended.',
      'The tide turns.',
      'The catch is weighed.',
      'The gulls settle down.',
    ],
    things: [
      ['hook', 'small|large', 'pack', 'lend', 'to a friend', 'box|boxes', 60, 900],
      ['rope knot', 'tight|loose', 'tie', 'show', 'to visitors', 'line', 20, 200],
    ],
    stuff: ['rope', 'yard', 'use', 'for the boat', 'for the net'],
    priced: [
      ['boat ticket', 600, 2000],
      ['bucket hat', 700, 1800],
    ],
    rate: ['The ferry', 'sail', 'mile', 'hour', 8, 25],
    rectangle: ['dock', FOOT, 4, 60, 'rope', 'boards'],
    happening: ['The boat trip', [45, 180], [7, 16]],
  },
  {
    id: 'chess-club',
    title: 'The chess club',
    grades: [2, 12],
    keywords: 'chess, board games, games, tournament',
    story: [
      'The boards are set up.',
      'The first move is made.',
      'The room is quiet.',
      'A queen is traded.',
      'The last round begins.',
      'The winners shake hands.',
    ],
    things: [
      ['chess piece', 'dark|light', 'sort', 'lend', 'to a beginner', 'box|boxes', 32, 900],
      ['score card', 'filled|blank', 'print', 'hand', 'to the players', 'stack', 50, 900],
    ],
    stuff: ['felt', FOOT, 'use', 'for the pieces', 'for the boards'],
    priced: [
      ['chess set', 800, 2500],
      ['club pin', 150, 500],
    ],
    rate: ['The club', 'play', 'game', 'hour', 4, 15],
    rectangle: ['game table', FOOT, 2, 12, 'a wooden edge', 'felt'],
    happening: ['The tournament', [60, 240], [9, 16]],
  },
];

/** More places of daily life, home, town and work, for all ages. */
export const WIDER_SCENES: readonly Scene[] = ROWS.map((row) => scene(row));
