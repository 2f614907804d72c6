import { defineTopicPack } from '../topic-pack.ts';

export const density = defineTopicPack({
  id: 'density',
  title: 'Density',
  inText: 'density',
  subject: 'science',
  aliases: [
    'density',
    'mass and volume',
    'mass volume and density',
    'mass, volume and density',
    'mass, volume, and density',
    'calculating density',
    'density calculations',
    'density formula',
    'density of liquids',
    'density of solids',
    'density column',
    'liquid density column',
    'density and buoyancy',
    'floating and sinking and density',
    'water displacement',
    'measuring density',
  ],
  standards: [{ code: 'MS-PS1-2', grades: [6, 8] }],
  translations: {
    density: {
      Arabic: 'كثافة',
      Bengali: 'ঘনত্ব',
      'Chinese (Simplified)': '密度',
      French: 'masse volumique',
      Hindi: 'घनत्व',
      Japanese: '密度',
      Korean: '밀도',
      Portuguese: 'densidade',
      Russian: 'плотность',
      Spanish: 'densidad',
      Ukrainian: 'густина',
      Vietnamese: 'khối lượng riêng',
    },
    mass: {
      Arabic: 'كتلة',
      Bengali: 'ভর',
      'Chinese (Simplified)': '质量',
      French: 'masse',
      Hindi: 'द्रव्यमान',
      Japanese: '質量',
      Korean: '질량',
      Portuguese: 'massa',
      Russian: 'масса',
      Spanish: 'masa',
      Ukrainian: 'маса',
      Vietnamese: 'khối lượng',
    },
    volume: {
      Arabic: 'حجم',
      Bengali: 'আয়তন',
      'Chinese (Simplified)': '体积',
      French: 'volume',
      Hindi: 'आयतन',
      Japanese: '体積',
      Korean: '부피',
      Portuguese: 'volume',
      Russian: 'объём',
      Spanish: 'volumen',
      Ukrainian: 'об’єм',
      Vietnamese: 'thể tích',
    },
    gram: {
      Arabic: 'غرام',
      Bengali: 'গ্রাম',
      'Chinese (Simplified)': '克',
      French: 'gramme',
      Hindi: 'ग्राम',
      Japanese: 'グラム',
      Korean: '그램',
      Portuguese: 'grama',
      Russian: 'грамм',
      Spanish: 'gramo',
      Ukrainian: 'грам',
      Vietnamese: 'gam',
    },
    milliliter: {
      Arabic: 'مليلتر',
      Bengali: 'মিলিলিটার',
      'Chinese (Simplified)': '毫升',
      French: 'millilitre',
      Hindi: 'मिलीलीटर',
      Japanese: 'ミリリットル',
      Korean: '밀리리터',
      Portuguese: 'mililitro',
      Russian: 'миллилитр',
      Spanish: 'mililitro',
      Ukrainian: 'мілілітр',
      Vietnamese: 'mililit',
    },
    'cubic centimeter': {
      Arabic: 'سنتيمتر مكعب',
      Bengali: 'ঘন সেন্টিমিটার',
      'Chinese (Simplified)': '立方厘米',
      French: 'centimètre cube',
      Hindi: 'घन सेंटीमीटर',
      Japanese: '立方センチメートル',
      Korean: '세제곱센티미터',
      Portuguese: 'centímetro cúbico',
      Russian: 'кубический сантиметр',
      Spanish: 'centímetro cúbico',
      Ukrainian: 'кубічний сантиметр',
      Vietnamese: 'xentimét khối',
    },
    ratio: {
      Arabic: 'نسبة',
      Bengali: 'অনুপাত',
      'Chinese (Simplified)': '比',
      French: 'rapport',
      Hindi: 'अनुपात',
      Japanese: '比',
      Korean: '비',
      Portuguese: 'razão',
      Russian: 'отношение',
      Spanish: 'razón',
      Ukrainian: 'відношення',
      Vietnamese: 'tỉ số',
    },
    particle: {
      Arabic: 'جسيم',
      Bengali: 'কণা',
      'Chinese (Simplified)': '粒子',
      French: 'particule',
      Hindi: 'कण',
      Japanese: '粒子',
      Korean: '입자',
      Portuguese: 'partícula',
      Russian: 'частица',
      Spanish: 'partícula',
      Ukrainian: 'частинка',
      Vietnamese: 'hạt',
    },
    salinity: {
      Arabic: 'ملوحة',
      Bengali: 'লবণাক্ততা',
      'Chinese (Simplified)': '盐度',
      French: 'salinité',
      Hindi: 'लवणता',
      Japanese: '塩分濃度',
      Korean: '염분',
      Portuguese: 'salinidade',
      Russian: 'солёность',
      Spanish: 'salinidad',
      Ukrainian: 'солоність',
      Vietnamese: 'độ mặn',
    },
    'buoyant force': {
      Arabic: 'قوة الطفو',
      'Chinese (Simplified)': '浮力',
      French: 'poussée d’Archimède',
      Hindi: 'उत्प्लावन बल',
      Japanese: '浮力',
      Korean: '부력',
      Portuguese: 'empuxo',
      Russian: 'выталкивающая сила',
      Spanish: 'empuje',
      Ukrainian: 'виштовхувальна сила',
      Vietnamese: 'lực đẩy Ác-si-mét',
    },
    'graduated cylinder': {
      Arabic: 'مخبار مدرج',
      'Chinese (Simplified)': '量筒',
      French: 'éprouvette graduée',
      Japanese: 'メスシリンダー',
      Korean: '눈금실린더',
      Portuguese: 'proveta',
      Russian: 'мерный цилиндр',
      Spanish: 'probeta graduada',
      Ukrainian: 'мірний циліндр',
      Vietnamese: 'ống đong',
    },
    balance: {
      Arabic: 'ميزان',
      'Chinese (Simplified)': '天平',
      French: 'balance',
      Hindi: 'तुला',
      Japanese: '天秤',
      Korean: '저울',
      Portuguese: 'balança',
      Russian: 'весы',
      Spanish: 'balanza',
      Ukrainian: 'терези',
      Vietnamese: 'cân',
    },
    meniscus: {
      'Chinese (Simplified)': '弯月面',
      French: 'ménisque',
      Japanese: 'メニスカス',
      Portuguese: 'menisco',
      Russian: 'мениск',
      Spanish: 'menisco',
      Ukrainian: 'меніск',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'Density tells how much mass is packed into each unit of volume, so it stays the same for a pure material at a given temperature, whatever the size of the piece, and it predicts what will float, sink or form layers.',
      objectives: [
        'measure the mass and the volume of regular and irregular objects and calculate density with units',
        'explain differences in density with the mass and the spacing of particles',
        'predict whether an object floats or sinks in a liquid by comparing densities',
        'identify a material from its density with a data table or a graph of mass against volume',
        'evaluate a procedure for measuring density and suggest how to make it more reliable',
      ],
      terms: [
        {
          term: 'density',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the amount of mass in each unit of space that a material occupies',
          example: 'The density of aluminum is 2.7 grams per cubic centimeter, whether the piece is a foil or a beam.',
          contrast: 'Mass grows with the size of a piece, while this stays the same for one pure material.',
          wordParts: 'dense + -ity',
          picture: 'two equal boxes, one with many dots and one with few',
        },
        {
          term: 'mass',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the amount of matter in an object, measured in grams or kilograms',
          example: 'The mass of the stone was 36 grams before it became wet and again after it had dried.',
          contrast: 'Volume is the space that an object takes up, while this is how much matter it holds.',
          wordParts: 'mass, massive',
          picture: 'a block on a digital scale',
        },
        {
          term: 'volume',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the amount of space that an object or a sample of a material occupies',
          example: 'A block of 4 by 3 by 2 centimeters has a volume of 24 cubic centimeters.',
          contrast: 'Area covers a flat surface, while this fills space in three directions.',
          wordParts: 'volume, voluminous',
          picture: 'a box filled with small cubes',
        },
        {
          term: 'gram',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a small metric unit of mass, approximately that of a paper clip',
          example: 'One cubic centimeter of cold water has a mass of approximately one gram.',
          contrast: 'A milliliter tells how much space something fills, while this tells how much matter there is.',
          wordParts: 'gram, kilogram (a thousand)',
          picture: 'a paper clip on a scale',
        },
        {
          term: 'milliliter',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'one thousandth of a liter, a unit in which small amounts of liquid are measured',
          example: 'For each marble that we dropped into the container, the water rose by exactly one milliliter.',
          contrast: 'A gram measures matter, while this measures the space that a liquid fills.',
          wordParts: 'milli- (one thousandth) + liter',
          picture: 'a dropper beside a measuring line',
        },
        {
          term: 'cubic centimeter',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the amount of space inside a cube whose edges are each one hundredth of a meter long',
          example: 'A single cubic centimeter of lead has a mass of more than eleven grams.',
          contrast: 'A square centimeter is flat, while this has height as well.',
          wordParts: 'cubic (of a cube) + centi- (one hundredth) + meter',
          picture: 'a cube as wide as a fingertip',
        },
        {
          term: 'displacement',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the process in which an object pushes aside the liquid into which it is placed',
          example: 'We used displacement to determine the volume of an irregular stone that no ruler could measure.',
          contrast: 'Absorbing takes a liquid in, while this pushes it out of the way.',
          wordParts: 'dis- (away) + place + -ment',
          picture: 'water that rises beside a sunken stone',
        },
        {
          term: 'graduated cylinder',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a tall, narrow container with marks for measuring the volume of liquids',
          example: 'The graduated cylinder showed 50 milliliters before the stone slid in.',
          contrast: 'A beaker is wide and gives only a rough reading, while this is made for measuring.',
          wordParts: 'graduated (marked in steps) + cylinder',
          picture: 'a tall tube with many lines',
        },
        {
          term: 'meniscus',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the curved surface that a liquid forms in a narrow tube or container',
          example: 'For an accurate measurement, read the bottom of the meniscus with your eyes level with the surface.',
          contrast: 'The water level in a wide pan looks flat, while this dips in the middle.',
          wordParts: 'from a Greek word for a little moon',
          picture: 'a smile-shaped line in a tube',
        },
        {
          term: 'balance',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an instrument that measures mass, often by comparing two pans',
          example: 'Before you place a sample on the balance, adjust the instrument until it shows zero.',
          contrast: 'A graduated cylinder measures volume, while this measures how much matter there is.',
          wordParts: 'bi- (two) + a Latin word for pan',
          picture: 'two pans on a beam',
        },
        {
          term: 'buoyant force',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the upward push that a liquid or a gas exerts on any object in it',
          example: 'A ship floats because the buoyant force of the water is exactly as large as the ship’s weight.',
          contrast: 'Gravity pulls down, while this pushes up.',
          wordParts: 'buoy + -ant; force',
          picture: 'an arrow that points up under a boat',
        },
        {
          term: 'characteristic property',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a feature that helps to identify a substance because it does not depend on the size of the sample',
          example: 'Melting point is a characteristic property of a substance, because it is the same for a small and a large sample.',
          contrast: 'Length and mass change when you cut a sample, while this stays the same.',
          wordParts: 'character + -istic; property',
          picture: 'a fingerprint on a metal bar',
        },
        {
          term: 'ratio',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a comparison of two amounts by division',
          example: 'The ratio of mass to volume is the same for every piece of a pure copper bar.',
          contrast: 'A difference compares by subtraction, while this compares by division.',
          wordParts: 'related to rate and ration',
          picture: 'two numbers with a fraction bar between them',
        },
        {
          term: 'particle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an extremely tiny piece of matter, such as a single atom or molecule',
          example: 'In warm air, each particle has more space to move than in cold air.',
          contrast: 'A grain of sand can be seen, while this is far too small for our eyes.',
          wordParts: 'part + -cle (small)',
          picture: 'dots with spaces between them',
        },
        {
          term: 'salinity',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the amount of salt that is dissolved in a certain amount of water',
          example: 'Because of its high salinity, the Dead Sea carries swimmers easily.',
          contrast: 'Temperature also changes how dense water is, but this depends on salt alone.',
          wordParts: 'saline (salty) + -ity',
          picture: 'a glass of water with a spoonful of salt',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which calculation do you perform in order to determine the density of a sample?',
          answer: 'Divide its mass by its volume.',
          distractors: [
            { text: 'Divide its volume by its mass.', error: 'turns the ratio upside down' },
            { text: 'Multiply its mass by its volume.', error: 'mixes up “per” and “times”' },
            { text: 'Subtract its volume from its mass.', error: 'compares by difference, although the units do not match' },
          ],
          reason: 'Density tells the mass in one unit of volume, so the mass is shared out over the volume.',
        },
        {
          thinking: 'remember',
          question: 'What is the density of cold liquid water when it is rounded to a whole number?',
          answer: '1 gram per cubic centimeter',
          distractors: [
            { text: '10 grams per cubic centimeter', error: 'picks a value that is close to that of silver' },
            { text: '100 grams per cubic centimeter', error: 'mixes up the number with the boiling point in degrees Celsius' },
            { text: '1,000 grams per cubic centimeter', error: 'takes the number from kilograms per cubic meter' },
          ],
          reason: 'One cubic centimeter of cold water has a mass of about one gram. The metric units were once chosen to fit water.',
        },
        {
          thinking: 'remember',
          question: 'At which point should you read the water level in a graduated cylinder in order to obtain an accurate measurement?',
          answer: 'at the lowest point of the curve',
          distractors: [
            { text: 'at the highest point of the curve', error: 'reads where the water climbs up the wall' },
            { text: 'at the top rim of the container', error: 'takes the height of the container for the level' },
            { text: 'halfway between wall and middle', error: 'tries to average the curve' },
          ],
          reason: 'The marks are made for the bottom of the meniscus, and it is read with the eyes at the same height.',
        },
        {
          thinking: 'remember',
          question: 'Which solid cube occupies exactly the same amount of space as 1 milliliter of water?',
          answer: 'a cube with edges of 1 centimeter',
          distractors: [
            { text: 'a cube with edges of 1 decimeter', error: 'mixes up a milliliter with a liter' },
            { text: 'a cube with edges of 1 meter', error: 'mixes up milli- with a unit a million times larger' },
            { text: 'a cube with edges of 1 millimeter', error: 'connects the two words that begin with milli-' },
          ],
          reason: 'A liter fills a cube of 10 centimeters on each edge, and one thousandth of it fills 1 cubic centimeter.',
        },
        {
          thinking: 'understand',
          question:
            'If a bar of pure copper is cut into two equal parts, how does the density of one part compare with the density of the whole bar?',
          answer: 'It is the same.',
          distractors: [
            { text: 'It is half as large.', error: 'mixes up density and mass' },
            { text: 'It is twice as large.', error: 'halves the volume but forgets that the mass is halved too' },
            { text: 'It is a quarter as large.', error: 'halves mass and volume and multiplies the halves' },
          ],
          reason: 'Mass and volume are both cut in half, so their ratio does not change.',
        },
        {
          thinking: 'understand',
          question: 'What explains the observation that a steel cube has more mass than an aluminum cube of exactly the same size?',
          answer: 'Steel has more mass in each cubic centimeter.',
          distractors: [
            { text: 'Steel has been pressed into a larger volume.', error: 'overlooks that the volumes are equal' },
            { text: 'Aluminum holds large pockets of hidden air.', error: 'thinks that a less dense solid must be hollow' },
            { text: 'Aluminum is pushed upward by magnetic forces.', error: 'mixes up density and magnetism' },
          ],
          reason: 'For the same volume, the denser material has the larger mass. Iron atoms in steel have more mass than aluminum atoms.',
        },
        {
          thinking: 'understand',
          question: 'Why does the warm air above a heater rise toward the ceiling of a cool room?',
          answer: 'Its particles have spread out, so it is less dense.',
          distractors: [
            { text: 'Its particles have grown larger, so it is denser.', error: 'thinks that particles themselves swell with heat' },
            { text: 'Its particles have lost mass, so gravity is weaker.', error: 'thinks that heating takes matter away' },
            { text: 'Its particles have turned to heat, so fewer are left.', error: 'treats heat as a material' },
          ],
          reason: 'The same mass of air fills more space when it is warm, and the denser cool air around it pushes it up.',
        },
        {
          thinking: 'understand',
          question: 'Why does a block of ice float on liquid water although both consist of the same substance?',
          answer: 'Water takes up more space when it freezes.',
          distractors: [
            { text: 'Water becomes heavier when it freezes.', error: 'thinks that solids have more mass than liquids' },
            { text: 'Water gives off its mass when it freezes.', error: 'thinks that freezing removes matter' },
            { text: 'Water pulls in much air when it freezes.', error: 'explains floating by the bubbles in some ice cubes' },
          ],
          reason: 'The mass stays the same while the volume grows, so ice has a density of about 0.92 grams per cubic centimeter.',
        },
        {
          thinking: 'apply',
          question:
            'What is the density, in grams per cubic centimeter, of a block that measures 4 by 3 by 2 centimeters and has a mass of 60 grams?',
          answer: '2.5',
          distractors: [
            { text: '0.4', error: 'divides the volume of 24 by the mass of 60' },
            { text: '5', error: 'divides by an area, 4 times 3, instead of the volume' },
            { text: '6.7', error: 'adds the three edges and divides 60 by 9' },
          ],
          reason: 'The volume is 4 × 3 × 2 = 24 cubic centimeters, and 60 ÷ 24 = 2.5.',
        },
        {
          thinking: 'apply',
          question:
            'What density, in grams per milliliter, does a stone of 36 grams have if it raises the water in a cylinder from 50 to 62 milliliters?',
          answer: '3.0',
          distractors: [
            { text: '0.33', error: 'divides the volume of 12 by the mass of 36' },
            { text: '0.58', error: 'divides by the final reading, 62' },
            { text: '0.72', error: 'divides by the first reading, 50' },
          ],
          reason: 'The stone takes up 62 − 50 = 12 milliliters, and 36 ÷ 12 = 3.0.',
        },
        {
          thinking: 'apply',
          question:
            'A certain kind of alcohol has a density of 0.8 grams per milliliter. What is the mass of 250 milliliters of this liquid?',
          answer: '200 grams',
          distractors: [
            { text: '20 grams', error: 'puts the decimal point in the wrong place' },
            { text: '250 grams', error: 'treats the liquid as if it were water' },
            { text: '312.5 grams', error: 'divides 250 by 0.8 instead of multiplying' },
          ],
          reason: 'Each milliliter has 0.8 grams, so 250 milliliters have 250 × 0.8 = 200 grams.',
        },
        {
          thinking: 'apply',
          question:
            'Syrup (1.4), water (1.0) and oil (0.92) form layers in a jar; the numbers are grams per milliliter. In which position will a bead with a density of 1.1 come to rest?',
          answer: 'where the water meets the syrup',
          distractors: [
            { text: 'at the bottom of the syrup', error: 'thinks that what sinks in water sinks in any liquid' },
            { text: 'on the surface of the oil', error: 'compares in the wrong direction' },
            { text: 'where the oil meets the water', error: 'places the bead one layer too high' },
          ],
          reason: 'The bead is denser than oil and water, so it sinks through both, and less dense than the syrup, so it floats on it.',
        },
        {
          thinking: 'apply',
          question:
            'A medal has a mass of 84 grams and a volume of 8 cubic centimeters. If aluminum has a density of 2.7, zinc 7.1, silver 10.5 and gold 19.3, which metal could it be?',
          answer: 'silver',
          distractors: [
            { text: 'aluminum', error: 'guesses that a small object must be a light metal' },
            { text: 'gold', error: 'guesses from what a medal is called' },
            { text: 'zinc', error: 'takes the value that is closest to the volume of 8' },
          ],
          reason: '84 ÷ 8 = 10.5 grams per cubic centimeter, which matches silver in the list.',
        },
        {
          thinking: 'analyze',
          question:
            'On a graph of mass against volume, line A passes through 10 cubic centimeters and 80 grams, while line B passes through 10 and 27. Both lines begin at zero. What does the graph demonstrate?',
          answer: 'A is denser, because its line is steeper.',
          distractors: [
            { text: 'A is larger, because its line is longer.', error: 'reads the drawn length of a line as size' },
            { text: 'B is denser, because its line is flatter.', error: 'connects flat with tightly packed' },
            { text: 'B is equal to A, because both start at zero.', error: 'looks at the shared starting point alone' },
          ],
          reason: 'The steepness is mass divided by volume: 8.0 grams per cubic centimeter for A and 2.7 for B.',
        },
        {
          thinking: 'analyze',
          question:
            'Two sealed cans each take up 370 milliliters. The regular soda has a mass of 384 grams, and the diet soda 361 grams. Why does the can of regular soda sink in water?',
          answer: 'It has more mass than an equal volume of water.',
          distractors: [
            { text: 'It takes up more space than the can of diet soda.', error: 'overlooks that the volumes are given as equal' },
            { text: 'It lacks the gas that would lift it up in water.', error: 'thinks that bubbles pull objects upward' },
            { text: 'It is made of metal that is drawn to the bottom.', error: 'looks to the container, which is the same for both' },
          ],
          reason:
            '370 milliliters of water have a mass of about 370 grams. The can of 384 grams is denser than water, and the can of 361 grams is not.',
        },
        {
          thinking: 'evaluate',
          question:
            'A class obtains widely different values for the density of a single tiny plastic bead. Which change would make the result more reliable?',
          answer: 'Measure fifty equal beads at once.',
          distractors: [
            { text: 'Use a wider container with fewer marks.', error: 'chooses an instrument that is less exact' },
            { text: 'Round the volume to ten milliliters.', error: 'thinks that rounding removes an error' },
            { text: 'Weigh the bead while it is still wet.', error: 'adds the mass of the water' },
          ],
          reason: 'The rise of water from one bead is too small to read. With fifty, the same reading error matters much less.',
        },
        {
          thinking: 'analyze',
          question:
            'Sample P has 20 grams in 8 cubic centimeters, Q has 50 grams in 20, and R has 30 grams in 15. Which samples could be the same material?',
          answer: 'P and Q',
          distractors: [
            { text: 'P and R', error: 'compares masses that are close to each other' },
            { text: 'Q and R', error: 'compares volumes that are close to each other' },
            { text: 'P, Q and R', error: 'thinks that size alone accounts for the differences' },
          ],
          reason: '20 ÷ 8 = 2.5 and 50 ÷ 20 = 2.5, while 30 ÷ 15 = 2.0 grams per cubic centimeter.',
        },
        {
          thinking: 'understand',
          question: 'Where a river reaches the sea, why does its fresh water often spread out on top of the salt water at first?',
          answer: 'Salt water holds more mass in the same space.',
          distractors: [
            { text: 'Fast rivers use up their matter on the way.', error: 'thinks that motion uses up matter' },
            { text: 'Waves press the grains of salt to the sea floor.', error: 'thinks that salt in the sea lies about as solid grains' },
            { text: 'Fresh water is cooled by the wind of the coast.', error: 'brings in cooling, which would make water denser' },
          ],
          reason: 'Dissolved salt adds more to the mass than to the volume, so sea water is denser and lies below.',
        },
        {
          thinking: 'evaluate',
          question: 'A student claims that every kind of wood floats in fresh water. Which observation would disprove this claim?',
          answer: 'A piece of ebony lies on the bottom.',
          distractors: [
            { text: 'A pine log drifts far out in a lake.', error: 'picks an observation that agrees with the claim' },
            { text: 'A stone sinks beside a floating stick.', error: 'picks an observation about another material' },
            { text: 'A wooden raft carries four people.', error: 'picks an impressive case that agrees with the claim' },
          ],
          reason: 'One clear case against a general claim is enough. A piece of wood that sinks is denser than water, and ebony often is.',
        },
      ],
      misconceptions: [
        {
          belief: 'Heavy things sink and light things float.',
          why: 'A coin sinks and a cork floats, and both fit the rule.',
          truth: 'What counts is mass for each unit of volume: a log of many kilograms floats, while a grain of sand sinks.',
          teacherMove:
            'Let students predict and test a paper clip and a large candle or apple. They rewrite the rule until it fits each result.',
        },
        {
          belief: 'A large piece of a material is denser than a small one.',
          why: 'The large piece feels heavier.',
          truth: 'Mass and volume grow together, so the ratio stays the same.',
          teacherMove:
            'Have groups measure three pieces of modeling clay of different sizes and enter the points in one graph. Ask what the straight line says.',
        },
        {
          belief: 'Density means how thick a liquid is.',
          why: 'In everyday talk, syrup is called both thick and dense.',
          truth: 'Thickness, or viscosity, tells how a liquid flows. Cooking oil flows more slowly than water but floats on it.',
          teacherMove: 'Pour oil into water and ask which is thicker and which is denser. Students make a table with two separate columns.',
        },
        {
          belief: 'An object with holes or air in it has the same density as its material.',
          why: 'The table of densities lists the material and not the object.',
          truth: 'A hollow object counts with the air inside it, so a steel ship as a whole is less dense than water.',
          teacherMove:
            'Drop a ball of foil that is squeezed tightly and a boat of the same foil into water. Students explain which volume has changed.',
        },
        {
          belief: 'When something is heated, its mass goes down and therefore it rises.',
          why: 'Warm air goes up, and light things go up.',
          truth: 'In a sealed sample, mass stays the same. The volume grows, and so the density falls.',
          teacherMove:
            'Stretch a balloon over a bottle and stand the bottle in warm water. Students draw the particles before and after and count them.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'Why can density help to identify a material although mass and volume on their own cannot?',
          lookFors: [
            'Says that mass and volume depend on the size of the sample.',
            'Says that their ratio stays the same for one pure material at a given temperature.',
            'Gives an example, such as a metal that is checked against a table.',
          ],
          probe: 'When might two materials still be mixed up?',
        },
        {
          thinking: 'analyze',
          question: 'How can an enormous ship made of steel float on the ocean although a small steel nail sinks immediately?',
          lookFors: [
            'Considers the ship as a whole, with the air inside.',
            'Compares the mass of the ship with that of the water it pushes aside.',
            'Explains what changes when water gets in.',
          ],
          probe: 'What would a line on the hull show as cargo is loaded?',
        },
        {
          thinking: 'apply',
          question:
            'How would you determine the density of a key, a sugar cube and a piece of cork, and why would a single method be unsuitable for all three?',
          lookFors: [
            'Uses displacement for the key.',
            'Uses a ruler for the sugar cube because it dissolves.',
            'Finds a way to push the cork below the surface.',
          ],
          probe: 'How would you check your result?',
        },
        {
          thinking: 'evaluate',
          question:
            'How convincing is the explanation of a student who says that the density of a stone came out too low because the cylinder was read from above?',
          lookFors: [
            'Asks whether both readings were taken in the same way.',
            'Reasons that a volume that is too large gives a density that is too low.',
            'Suggests a test, such as repeating the reading at eye level.',
          ],
          probe: 'Which other error would have the same effect?',
        },
        {
          thinking: 'analyze',
          question: 'What would happen to the living things in a lake during a cold winter if ice were denser than liquid water?',
          lookFors: [
            'Says that ice would sink and that the lake could freeze from the bottom up.',
            'Says that floating ice slows the loss of heat from the water below.',
            'Links this to the survival of fish and other living things.',
          ],
          probe: 'What makes water unusual here?',
        },
        {
          thinking: 'apply',
          question: 'How could you use an egg, water and salt to demonstrate that the density of a liquid can be changed gradually?',
          lookFors: [
            'Says that a fresh egg sinks in tap water.',
            'Adds salt in steps until the egg floats.',
            'Explains that the liquid has become denser than the egg.',
          ],
          probe: 'How would you make the egg hover in the middle?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which model represents density most accurately: dots in a box, books in a backpack or people in an elevator? Defend your choice.',
          lookFors: [
            'Names what stands for mass and what stands for volume.',
            'Names a strength of the chosen model.',
            'Names a place where it breaks down, such as particles with different masses.',
          ],
          probe: 'How would your model show two materials with equal spacing?',
        },
        {
          thinking: 'analyze',
          question: 'Why do cold water in the polar seas and very salty water tend to sink, and why does this matter far away?',
          lookFors: [
            'Says that cooling brings particles closer together.',
            'Says that dissolved salt adds mass to the same volume.',
            'Says that sinking water helps to drive deep currents around the globe.',
          ],
          probe: 'What could a large amount of melted ice change?',
        },
        {
          thinking: 'create',
          question: 'How would you design a toy submarine that can sink, hover and rise again without any motor?',
          lookFors: [
            'Changes mass by taking in or releasing water, or changes the volume of air.',
            'Compares the density of the whole toy with that of water in each state.',
            'Plans how to test and adjust it.',
          ],
          probe: 'What would have to change for use in seawater?',
        },
        {
          thinking: 'analyze',
          question:
            'Hot-air balloons and submarines both move up and down without changing their outer shape very much. In what ways do they use density differently?',
          lookFors: [
            'Says that heating makes the air inside the balloon less dense.',
            'Says that a submarine takes in or releases water and so changes its mass.',
            'Compares the whole object with the air or water around it.',
          ],
          probe: 'How could each of them stay at one height?',
        },
      ],
      activities: [
        {
          title: 'Bet on the bowl',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'class',
          thinking: 'apply',
          materials: ['a clear bowl of water', 'six small objects, such as a coin, a grape, a cork and an apple'],
          steps: [
            'Look at the six objects and write down for each whether it will float in the bowl.',
            'Add a reason to each prediction before anything gets wet.',
            'Watch the tests and mark each surprise.',
            'Rewrite your rule so that it fits each result.',
          ],
          lookFor: 'Rules move from “heavy” and “light” to mass compared with size.',
        },
        {
          title: 'Three pieces, one number',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['modeling clay', 'a balance', 'a graduated cylinder of at least 100 milliliters', 'water', 'graph paper'],
          steps: [
            'Form three pieces of modeling clay in different sizes that fit into the cylinder.',
            'Measure the mass of each piece on the balance.',
            'Fill the graduated cylinder with 50 milliliters of water and find each volume by displacement.',
            'Enter mass against volume on graph paper and draw the best straight line through zero.',
            'Calculate the density of each piece and compare it with the steepness of your line.',
          ],
          lookFor: 'The three ratios agree within a small error, and groups explain the difference by their readings.',
        },
        {
          title: 'Boxes of dots',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['paper with four empty squares of the same size', 'two colored pencils'],
          steps: [
            'Draw cool air in the first square of the paper as dots with even spaces.',
            'Draw warm air in the second square and decide how many dots still fit.',
            'Use two colored pencils to draw light and heavy particles with equal spacing in the last two squares.',
            'Write under each square what makes it more or less dense than its neighbor.',
            'Explain to another pair the two different reasons that your drawings show.',
          ],
          lookFor: 'Students separate the spacing of particles from their mass and do not draw swollen particles.',
        },
        {
          title: 'Mystery metals',
          purpose: 'practice',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['six data cards with mass and volume', 'a table of densities', 'calculators'],
          steps: [
            'Take one of the data cards and calculate the density with units.',
            'Find the closest value in the table and name the likely metal.',
            'Let a partner check your work with a calculator and an estimate.',
            'Mark any card whose object may be hollow or mixed, and give your reason.',
          ],
          lookFor: 'Units stand in each step, estimates catch upside-down ratios, and “likely” is used with care.',
        },
        {
          title: 'Cargo barge',
          purpose: 'extend',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'create',
          materials: [
            'two squares of foil with sides of 10 centimeters for each group',
            'forty pennies for each group',
            'a tub of water',
            'a ruler',
          ],
          steps: [
            'Predict how many pennies a barge made from one square of foil could carry.',
            'Fold the foil into a barge and calculate its volume with the ruler.',
            'Load pennies one by one in the tub until the barge sinks, and record the number.',
            'Build a second barge in which one feature, such as the height of the sides, is different, and test it.',
            'Explain your best result with mass, volume and the water that is pushed aside.',
          ],
          lookFor: 'Groups change one feature at a time and compare the mass of barge and cargo with the mass of the water displaced.',
        },
      ],
      recalls: [
        {
          prompt: 'Find the volume of a box that is 5 centimeters long, 4 centimeters wide and 3 centimeters high.',
          answer: '60 cubic centimeters.',
          likelyError: 'Adds the edges and gives 12, or writes square centimeters.',
          minutes: 1,
        },
        {
          prompt: 'Work out 54 ÷ 15 as a decimal.',
          answer: '3.6.',
          likelyError: 'Gives about 0.28 because the numbers are divided in the wrong order.',
          minutes: 1,
        },
        {
          prompt: 'Change 0.35 liters into milliliters and 2.4 kilograms into grams.',
          answer: '350 milliliters and 2,400 grams.',
          likelyError: 'Moves the decimal point by two places.',
          minutes: 2,
        },
        {
          prompt: 'Draw the particles of a solid, a liquid and a gas in three boxes.',
          answer: 'Solid: close and in order; liquid: close but not in order; gas: far apart.',
          likelyError: 'Draws the particles of a liquid far apart.',
          minutes: 3,
        },
        {
          prompt: 'Explain the difference between mass and weight in one sentence.',
          answer: 'Mass is the amount of matter, and weight is the pull of gravity on it.',
          likelyError: 'Says that both words mean the same.',
          minutes: 1,
        },
        {
          prompt: 'A shop sells 3 kilograms of rice for 6 dollars. Find the price of one kilogram and tell how you found it.',
          answer: '2 dollars, found by dividing the price by the number of kilograms.',
          likelyError: 'Divides 3 by 6 and gives half a dollar.',
          minutes: 1,
        },
        {
          prompt: 'Name two forces that act on a ball that floats in a pool, and give their directions.',
          answer: 'Gravity pulls down, and the water pushes up.',
          likelyError: 'Says that no force acts because the ball is at rest.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'A raft made of a light plastic floats in a pool. Someone cuts off one tenth of it, and both the small piece and the rest are put back. A classmate says, “The small piece floats higher because it is lighter, and the rest is denser because more of it is left.” What is right, and why?',
        answer:
          'Both pieces have the same density as the whole raft, because cutting divides mass and volume in the same ratio. So both float, and each has the same fraction of its volume under water. The small piece has less mass, but it also pushes aside less water. The classmate mixes up mass, which depends on the size of a piece, with density, which does not.',
        partial: 'Says that both float, but thinks that the small piece is less dense or floats with a smaller fraction under water.',
        reteach:
          'Let students cut a block of foam or wood on paper into tenths, give the whole a mass of 100 grams and a volume of 200 cubic centimeters, and calculate the ratio for one tenth and for nine tenths.',
      },
      processes: [
        {
          title: 'finding the density of an irregular stone',
          steps: [
            'Set the balance to zero.',
            'Measure the mass of the dry stone.',
            'Leave the balance, and read the level of the water in a graduated cylinder.',
            'Lower the stone gently into this water.',
            'Read the new level.',
            'Subtract the first level from the second to get the volume.',
            'Divide the mass by the volume and write the unit.',
          ],
        },
        {
          title: 'how warm air rises above a heater',
          steps: [
            'The heater warms the air that touches it.',
            'Particles in this air move faster.',
            'The warm air spreads out and fills more space.',
            'The density of the warm air falls below that of the air around it.',
            'Cooler, denser air sinks and pushes the warm air up.',
          ],
        },
      ],
      causes: [
        { cause: 'salt is stirred into a glass of water', effect: 'the water becomes denser, and a fresh egg may begin to float' },
        { cause: 'water freezes in a full, closed bottle', effect: 'it expands, and the bottle may crack' },
        { cause: 'a ball of foil is opened up into a boat', effect: 'it pushes aside more water and can float' },
        { cause: 'the air in a hot-air balloon is heated', effect: 'some air leaves, and the balloon as a whole becomes less dense' },
        { cause: 'a student forgets to subtract the first water level', effect: 'the volume is too large and the density too small' },
      ],
      comparisons: [
        {
          a: 'mass',
          b: 'density',
          alike: 'Both describe matter, can be measured with school equipment and stay the same when an object is moved to the Moon.',
          different: [
            { feature: 'what it tells', a: 'how much matter there is', b: 'how much matter per unit of space' },
            { feature: 'if you cut a piece in half', a: 'is halved', b: 'stays the same' },
            { feature: 'unit', a: 'grams', b: 'grams per cubic centimeter' },
          ],
        },
        {
          a: 'the ruler method',
          b: 'the displacement method',
          alike: 'Both find the volume of a solid, which is then used to calculate density.',
          different: [
            { feature: 'best for', a: 'blocks with straight edges', b: 'stones and other odd shapes' },
            { feature: 'tool', a: 'ruler', b: 'graduated cylinder and water' },
            { feature: 'trouble with', a: 'curved or bumpy objects', b: 'objects that dissolve or float' },
          ],
        },
      ],
      connections: [
        'Math: use unit rates, such as dollars per kilogram, to show that density is the same kind of number.',
        'Earth science: connect density with Earth’s layers, deep ocean currents and the way warm and cold air meet.',
        'Cooking: ask students why the oil lies above the vinegar in a dressing and what shaking changes.',
        'Environment: find out why booms on the surface can hold back some oil after a spill, and what wind and waves do to it.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Archimedes and the wreath',
          task: 'Students decide whether the famous story could work with real measurements and suggest a more exact test than an overflowing tub.',
          background:
            'The Roman writer Vitruvius tells that Archimedes of Syracuse tested a golden wreath for King Hiero by means of water. He wrote about two hundred years after Archimedes lived.',
          checkFirst: 'Present it as a story with one late source.',
        },
        {
          aspect: 'people',
          title: 'The tables of al-Biruni and al-Khazini',
          task: 'Students compare three old values with modern ones, find the percentage of error and judge how careful the work was.',
          background:
            'Al-Biruni, who lived around the year 1000 in Central Asia, measured how much water gems and metals displace. In 1121, al-Khazini described a “balance of wisdom” for testing what an object of metal is made of.',
          checkFirst: 'Choose a source with values in units that students can compare.',
        },
        {
          aspect: 'place',
          title: 'Floating in the Dead Sea',
          task: 'Students use densities to predict how a swimmer’s position differs in a pool, an ocean and the Dead Sea and draw all three.',
          background:
            'The Dead Sea lies between Jordan, Israel and the West Bank. One milliliter of its water has a mass of roughly 1.2 grams, because it is many times saltier than the ocean.',
          checkFirst: 'Keep to the water; some students may have ties to the region.',
        },
        {
          aspect: 'family and community',
          title: 'Reed boats on Lake Titicaca',
          task: 'Students explain why a bundle of reeds floats, and design a test of how the time in water changes its density.',
          background:
            'The Uros people on Lake Titicaca in Peru build boats and islands from totora reeds. Because lower layers soak up water and rot, new reeds are added on top again and again.',
          checkFirst: 'Use sources in which Uros people describe their own work.',
        },
        {
          aspect: 'critical question',
          title: 'Who pays for fuller ships?',
          task: 'Students read a diagram of load lines and argue who should decide how deep a ship may lie in the water.',
          background:
            'After Samuel Plimsoll had campaigned against overloaded ships in the 1870s, Britain required a mark on the hull. Today’s marks differ for fresh and salt water and for warm and cold seas.',
          checkFirst: 'Mention that lives were lost, without details.',
        },
        {
          aspect: 'language',
          title: 'Words for thick and dense',
          task: 'Students collect how two languages say “thick,” “dense” and “heavy” and explain which everyday word could mislead a scientist.',
          background:
            'In English, dense can describe fog, a forest, a text or a metal. In Spanish, denso can describe a metal of high density, but also a thick liquid, which may be called espeso as well.',
          checkFirst: 'Invite speakers of other languages to add words, but ask no one to do so.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A goldsmith’s apprentice suspects that a delivery of metal is not what it claims to be. Narrate how the apprentice finds out with a balance and a jar of water, and choose how the seller reacts.',
          audience: 'readers of short detective stories',
          plan: ['What looks wrong?', 'What is measured first?', 'What do the numbers say?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A drop of water travels from a tropical beach to a polar sea and then down into the deep. Tell its story in four stages, and choose the moment at which it begins to sink.',
          audience: 'visitors to an aquarium',
          plan: ['What is it like at the start?', 'What changes on the way?', 'Where does it end up?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'On the day of a cardboard boat race, a team finds that its boat has lost a side panel. Tell how the team saves its chances, and choose the idea that seems silly at first.',
          audience: 'readers of a school newsletter',
          plan: ['What goes wrong?', 'Who has the idea?', 'How far do they get?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A company sells a “heavy” metal bottle as pure silver. Argue that the city’s consumer office should or should not test it, and choose the measurement that would convince most people.',
          audience: 'the consumer office of a city',
          plan: ['What would a test cost?', 'What would it prove?', 'What might the company say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your class can visit a shipyard, a swimming pool with a dive lab or a kitchen laboratory to study density. Persuade your teacher to choose one place, and choose two questions that could be answered only there.',
          audience: 'a letter to your teacher',
          plan: ['What can be measured there?', 'What would be memorable?', 'Which objection is fair?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people want science classes to learn with simulations instead of water and clay. Take a position on lessons about density, and choose evidence from your own experience of learning.',
          audience: 'readers of a blog for young scientists',
          plan: ['What does a simulation do well?', 'What does it hide?', 'What would be a fair mix?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a fifth grader why a huge log floats while a small pebble sinks. Choose one comparison from daily life, and use numbers that are easy to check.',
          audience: 'a fifth-grade science page',
          plan: ['What does the reader believe?', 'Which two amounts matter?', 'How will you show it?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how to find the density of something that does not have straight edges. Choose an object, and write the steps so that a stranger could repeat them exactly.',
          audience: 'users of a lab handbook',
          plan: ['What is needed?', 'Which reading comes first?', 'Where do errors slip in?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how one fact about density, that ice floats, makes a difference for lakes, pipes and roads. Choose the order of your examples so that each one prepares the next.',
          audience: 'readers of a town magazine in winter',
          plan: ['What happens to the volume?', 'Where does it help?', 'Where does it do damage?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a tall glass in which syrup, water and oil have come to rest above one another. Choose one object that falls slowly through the layers, and follow it from top to bottom.',
          audience: 'a designer of a museum exhibit',
          plan: ['Which colors and edges can be seen?', 'Where does the object slow down?', 'Where does it stop?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a hot-air balloon festival at sunrise, from the first flame to the first basket in the sky. Choose details that let the reader feel the difference between warm and cold air.',
          audience: 'readers of a travel page',
          plan: ['What is on the ground?', 'What can be heard and felt?', 'What changes as the cloth fills?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the feeling of floating in very salty water to someone who has never swum. Choose three parts of the body to write about, and compare them with something the reader knows.',
          audience: 'listeners to an audio story',
          plan: ['What does the water do?', 'What is surprising?', 'What comparison fits?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue between a cork and a coin that have fallen into the same fountain and disagree about which of them is more important. Choose a third object that settles the argument with a measurement.',
          audience: 'an audience at a science show',
          plan: ['What is each of them proud of?', 'What is measured?', 'What do they learn?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a planet whose seas are made of a liquid twice as dense as water. Choose three ways in which boats, animals or games there would differ, and present them as a guide for travelers.',
          audience: 'travelers from Earth',
          plan: ['What floats that would sink here?', 'How do animals move?', 'What is dangerous?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem whose shape on the page shows layers, with the densest words at the bottom. Choose what your layers are made of, and let one word sink through all of them.',
          audience: 'visitors to a hallway display',
          plan: ['Which words feel heavy or light?', 'Where does each layer begin?', 'Which word travels?'],
        },
      ],
      itemSets: [
        {
          title: 'Sorting shredded bottles',
          text: 'A recycling team wants to separate flakes of four plastics that are mixed in one bin. Their densities in grams per cubic centimeter are 0.90 for type A, 0.95 for type B, 1.05 for type C and 1.38 for type D. In a tank of plain water, two of the types rose to the top while the other two went to the bottom. The team then skimmed off the upper flakes and put the lower ones into a second tank with salt water of 1.15 grams per cubic centimeter, where they separated as well.',
          facts: [
            {
              thinking: 'apply',
              question: 'Which flakes had settled at the bottom of the second tank, the one that contained salt water?',
              answer: 'the flakes of D on their own',
              distractors: [
                {
                  text: 'the flakes of A together with B',
                  error: 'thinks that salt water pushes down what floats in plain water',
                },
                {
                  text: 'the flakes of C on their own',
                  error: 'overlooks that 1.05 is less than 1.15',
                },
                {
                  text: 'the flakes of C together with D',
                  error: 'thinks that what sinks in water sinks in any liquid',
                },
              ],
              reason: 'Just C and D went into the second tank; C is less dense than the salt water and floats, and D is denser.',
            },
            {
              thinking: 'apply',
              question: 'Which liquid would separate the two types of flakes that had been skimmed off the first tank?',
              answer: 'alcohol mixed with water, 0.93',
              distractors: [
                {
                  text: 'castor oil from a pharmacy, 0.96',
                  error: 'picks a liquid in which both would float',
                },
                {
                  text: 'plain water from the tap, 1.00',
                  error: 'overlooks that both had floated in it',
                },
                {
                  text: 'pure alcohol, without water, 0.79',
                  error: 'picks a liquid in which both would sink',
                },
              ],
              reason: 'The liquid must be denser than A (0.90) and less dense than B (0.95), so that A floats and B sinks.',
            },
            {
              thinking: 'analyze',
              question:
                'If a large flake of type C and a tiny flake of type B fall into the first tank together, what will most likely happen?',
              answer: 'The tiny flake floats and the large one sinks.',
              distractors: [
                {
                  text: 'Both float, since flakes are light pieces.',
                  error: 'decides by weight instead of density',
                },
                {
                  text: 'Both sink, since plastic takes in water.',
                  error: 'invents a change of the material',
                },
                {
                  text: 'The large flake floats and the tiny one sinks.',
                  error: 'thinks that a larger piece floats better',
                },
              ],
              reason: 'The size does not matter: B has 0.95 and floats in water, while C has 1.05 and sinks.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How does the observation that some flakes of type D floated because air bubbles stuck to them affect the sorting, and how should the team respond?',
            lookFors: [
              'A flake with bubbles has a larger volume for nearly the same mass, so its average density can fall below 1.',
              'Suggests stirring, a drop of soap, a second rinse or a check of samples, and says how to test success.',
            ],
            probe: 'Why is it a good idea to use a salt solution that is checked every day?',
          },
        },
        {
          title: 'The thermometer with glass balls',
          text: 'In a tall tube of clear liquid float five sealed glass balls, each with a metal tag that shows a temperature from 18 to 26 degrees Celsius in steps of two. All the balls have the same volume, but their tags give them slightly different masses. In a cool room at 17 degrees, all five balls float at the top. When the room warms up to 23 degrees, the balls with the tags 18, 20 and 22 have sunk to the bottom, one after another. The balls hardly change their volume, while the liquid expands as it gets warmer.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why does the ball with the tag 20 sink as soon as the temperature of the room is higher than 20 degrees?',
              answer: 'The liquid becomes less dense than the ball.',
              distractors: [
                {
                  text: 'The ball becomes heavier than it was before.',
                  error: 'thinks that warming adds mass',
                },
                {
                  text: 'The liquid becomes lighter by losing mass.',
                  error: 'thinks that warming removes mass',
                },
                {
                  text: 'The ball becomes less dense than the liquid.',
                  error: 'turns the rule of sinking around',
                },
              ],
              reason: 'The same mass of liquid takes up more space, so its density falls below that of the ball.',
            },
            {
              thinking: 'apply',
              question: 'If the temperature of the room increases a little more, to 25 degrees, how will the tube look?',
              answer: 'One ball floats, the one with tag 26.',
              distractors: [
                {
                  text: 'One ball floats, the one with tag 18.',
                  error: 'thinks that the balls rise in the order of the tags',
                },
                {
                  text: 'Two balls float, with tags 24 and 26.',
                  error: 'overlooks that 25 is above 24',
                },
                {
                  text: 'Three balls float, with tags 18, 20 and 22.',
                  error: 'thinks that sunken balls rise again',
                },
              ],
              reason: 'The ball with tag 24 sinks above 24 degrees, while the ball with tag 26 still floats at 25.',
            },
            {
              thinking: 'analyze',
              question: 'Which of the five glass balls must have the greatest total mass, including its metal tag?',
              answer: 'the one with tag 18',
              distractors: [
                {
                  text: 'the one with tag 22',
                  error: 'picks the last ball that has sunk',
                },
                {
                  text: 'the one with tag 24',
                  error: 'picks the ball that is next to sink',
                },
                {
                  text: 'the one with tag 26',
                  error: 'thinks that a larger number means more mass',
                },
              ],
              reason: 'It sinks first, when the liquid is still cool and dense, so at equal volumes it has the most mass.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How would the glass balls have to change if the maker wanted a tube that shows steps of one degree, and what would be difficult about producing them?',
            lookFors: [
              'Twice as many balls for the same span, with masses between those of the present ones and equal volumes.',
              'The differences in mass become smaller, so they must be weighed and trimmed very exactly.',
            ],
            probe: 'Why would plain water be a poor choice for the liquid near 4 degrees?',
          },
        },
        {
          title: 'Blocks that ride deep',
          text: 'A class floated three wooden blocks, each 20 centimeters long, 20 wide and 10 high, in a tank of fresh water and measured how deep the bottom of each one reached. The block of pine reached 4.5 centimeters down, the block of oak 7.0 centimeters, and the block of a tropical wood 9.5 centimeters. Next the class sawed the oak block into two equal slabs, which were 5 centimeters high, and laid them flat on the water side by side. In the last test the three kinds of wood were placed in salt water, in which each of them rode higher.',
          facts: [
            {
              thinking: 'apply',
              question: 'What is the mass of the block of pine if it is calculated from the depth that the class measured?',
              answer: '1,800 grams',
              distractors: [
                {
                  text: '180 grams',
                  error: 'slips by a factor of ten',
                },
                {
                  text: '2,200 grams',
                  error: 'takes the part above the water',
                },
                {
                  text: '4,000 grams',
                  error: 'takes the mass of a whole block of water',
                },
              ],
              reason: 'A floating block pushes aside its own mass of water: 20 × 20 × 4.5 = 1,800 cubic centimeters, which is 1,800 grams.',
            },
            {
              thinking: 'apply',
              question: 'How deep did the bottom of each flat slab of oak reach after the block had been sawed in two?',
              answer: '3.5 centimeters',
              distractors: [
                {
                  text: '2.5 centimeters',
                  error: 'thinks that half of any slab is under water',
                },
                {
                  text: '5.0 centimeters',
                  error: 'thinks that a thin slab sinks to its top',
                },
                {
                  text: '7.0 centimeters',
                  error: 'thinks that the depth stays the same',
                },
              ],
              reason: 'The density of the oak stays at 0.70, so 70 percent of the 5 centimeters are under water.',
            },
            {
              thinking: 'analyze',
              question: 'What does the observation that each kind of wood rode higher in salt water show about this liquid?',
              answer: 'A smaller volume of it has the mass of the wood.',
              distractors: [
                {
                  text: 'A larger volume of it has the mass of the wood.',
                  error: 'turns the relation around',
                },
                {
                  text: 'Its salt has made each piece of wood lighter.',
                  error: 'thinks that the liquid changes the mass of the wood',
                },
                {
                  text: 'Its salt has soaked in and swollen the wood.',
                  error: 'invents a change of the volume',
                },
              ],
              reason: 'Salt water is denser, so less of it must be pushed aside to balance the same piece of wood.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'A student marks depth lines on a wooden stick in order to compare the densities of unknown liquids. How would this instrument work, and what would limit its accuracy?',
            lookFors: [
              'The stick floats deeper in a less dense liquid; marks from known liquids give a scale.',
              'Limits: wood that soaks up liquid, a stick that tips over or liquids less dense than the stick.',
            ],
            probe: 'Where on the stick would the mark for a denser liquid be, above or below the mark for water?',
          },
        },
      ],
    },
  },
});
