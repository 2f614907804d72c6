import { defineTopicPack } from '../topic-pack.ts';

export const mayaAztecInca = defineTopicPack({
  id: 'maya-aztec-inca',
  title: 'The Maya, Aztec and Inca',
  inText: 'the Maya, Aztec and Inca',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'maya aztec inca',
    'maya aztec and inca',
    'mayans aztecs and incas',
    'maya inca aztec',
    'aztec maya inca',
    'aztecs incas and mayas',
    'maya',
    'mayans',
    'maya civilization',
    'mayan civilization',
    'aztec',
    'aztecs',
    'aztec empire',
    'mexica',
    'inca',
    'incas',
    'inca empire',
    'mesoamerica',
    'mesoamerican civilizations',
    'tenochtitlan',
    'machu picchu',
    'pre-columbian civilizations',
  ],
  standards: [
    { code: 'D2.His.1.6-8', grades: [6, 8] },
    { code: 'D2.Geo.4.6-8', grades: [6, 8] },
  ],
  translations: {
    'city-state': {
      Arabic: 'دولة مدينة',
      Bengali: 'নগররাষ্ট্র',
      'Chinese (Simplified)': '城邦',
      French: 'cité-État',
      Hindi: 'नगर-राज्य',
      Japanese: '都市国家',
      Korean: '도시 국가',
      Portuguese: 'cidade-Estado',
      Russian: 'город-государство',
      Spanish: 'ciudad-Estado',
      Ukrainian: 'місто-держава',
      Vietnamese: 'thành bang',
    },
    empire: {
      Arabic: 'إمبراطورية',
      Bengali: 'সাম্রাজ্য',
      'Chinese (Simplified)': '帝国',
      French: 'empire',
      Hindi: 'साम्राज्य',
      Japanese: '帝国',
      Korean: '제국',
      Portuguese: 'império',
      Russian: 'империя',
      Spanish: 'imperio',
      Ukrainian: 'імперія',
      Vietnamese: 'đế quốc',
    },
    tribute: {
      Arabic: 'إتاوة',
      Bengali: 'রাজকর',
      'Chinese (Simplified)': '贡品',
      French: 'tribut',
      Hindi: 'नज़राना',
      Japanese: '貢ぎ物',
      Korean: '공물',
      Portuguese: 'tributo',
      Russian: 'дань',
      Spanish: 'tributo',
      Ukrainian: 'данина',
      Vietnamese: 'cống vật',
    },
    alliance: {
      Arabic: 'تحالف',
      Bengali: 'জোট',
      'Chinese (Simplified)': '联盟',
      French: 'alliance',
      Hindi: 'गठबंधन',
      Japanese: '同盟',
      Korean: '동맹',
      Portuguese: 'aliança',
      Russian: 'союз',
      Spanish: 'alianza',
      Ukrainian: 'союз',
      Vietnamese: 'liên minh',
    },
    conquistador: {
      Arabic: 'كونكيستدور',
      Bengali: 'কনকিস্তাদর',
      'Chinese (Simplified)': '西班牙征服者',
      French: 'conquistador',
      Hindi: 'कोंकिस्टाडोर',
      Japanese: 'コンキスタドール',
      Korean: '콩키스타도르',
      Portuguese: 'conquistador',
      Russian: 'конкистадор',
      Spanish: 'conquistador',
      Ukrainian: 'конкістадор',
      Vietnamese: 'quân chinh phục Tây Ban Nha',
    },
    epidemic: {
      Arabic: 'وباء',
      Bengali: 'মহামারি',
      'Chinese (Simplified)': '流行病',
      French: 'épidémie',
      Hindi: 'महामारी',
      Japanese: '疫病',
      Korean: '전염병',
      Portuguese: 'epidemia',
      Russian: 'эпидемия',
      Spanish: 'epidemia',
      Ukrainian: 'епідемія',
      Vietnamese: 'dịch bệnh',
    },
    maize: {
      Arabic: 'ذرة',
      Bengali: 'ভুট্টা',
      'Chinese (Simplified)': '玉米',
      French: 'maïs',
      Hindi: 'मक्का',
      Japanese: 'トウモロコシ',
      Korean: '옥수수',
      Portuguese: 'milho',
      Russian: 'кукуруза',
      Spanish: 'maíz',
      Ukrainian: 'кукурудза',
      Vietnamese: 'ngô',
    },
    calendar: {
      Arabic: 'تقويم',
      Bengali: 'বর্ষপঞ্জি',
      'Chinese (Simplified)': '历法',
      French: 'calendrier',
      Hindi: 'कैलेंडर',
      Japanese: '暦',
      Korean: '역법',
      Portuguese: 'calendário',
      Russian: 'календарь',
      Spanish: 'calendario',
      Ukrainian: 'календар',
      Vietnamese: 'lịch',
    },
    Mesoamerica: {
      Bengali: 'মেসোআমেরিকা',
      'Chinese (Simplified)': '中部美洲',
      French: 'Mésoamérique',
      Hindi: 'मेसोअमेरिका',
      Japanese: 'メソアメリカ',
      Korean: '메소아메리카',
      Portuguese: 'Mesoamérica',
      Russian: 'Мезоамерика',
      Spanish: 'Mesoamérica',
      Ukrainian: 'Мезоамерика',
    },
    terrace: {
      'Chinese (Simplified)': '梯田',
      French: 'terrasse',
      Hindi: 'सीढ़ीदार खेत',
      Japanese: '段々畑',
      Korean: '계단식 밭',
      Portuguese: 'terraço',
      Russian: 'терраса',
      Spanish: 'terraza',
      Ukrainian: 'тераса',
      Vietnamese: 'ruộng bậc thang',
    },
    chinampa: {
      'Chinese (Simplified)': '奇南帕',
      French: 'chinampa',
      Japanese: 'チナンパ',
      Korean: '치남파',
      Portuguese: 'chinampa',
      Russian: 'чинампа',
      Spanish: 'chinampa',
      Ukrainian: 'чинампа',
    },
    causeway: {
      'Chinese (Simplified)': '堤道',
      French: 'chaussée',
      Portuguese: 'calçada',
      Spanish: 'calzada',
    },
    glyph: {
      French: 'glyphe',
      Portuguese: 'glifo',
      Russian: 'глиф',
      Spanish: 'glifo',
      Ukrainian: 'гліф',
    },
    codex: {
      French: 'codex',
      Korean: '코덱스',
      Portuguese: 'códice',
      Russian: 'кодекс',
      Spanish: 'códice',
      Ukrainian: 'кодекс',
    },
    quipu: {
      'Chinese (Simplified)': '奇普',
      French: 'quipu',
      Japanese: 'キープ',
      Korean: '키푸',
      Portuguese: 'quipu',
      Russian: 'кипу',
      Spanish: 'quipu',
      Ukrainian: 'кіпу',
    },
    'mit’a': {
      'Chinese (Simplified)': '米塔制',
      French: 'mita',
      Japanese: 'ミタ',
      Korean: '미타',
      Portuguese: 'mita',
      Russian: 'мита',
      Spanish: 'mita',
      Ukrainian: 'міта',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'In rain forests, on a lake and high in the Andes, the Maya, the Aztecs (Mexica) and the Inca built cities and states with their own farming, writing or record keeping and science, and their descendants keep languages and traditions alive today.',
      objectives: [
        'explain how the Maya, Aztecs and Inca adapted farming and building to very different lands',
        'compare Maya city-states with the Aztec and the Inca Empires',
        'describe how glyphs, books, calendars and quipus stored knowledge',
        'analyze why the Aztec and Inca Empires fell to Spain and its Indigenous allies so quickly',
        'use Indigenous and Spanish sources side by side to describe the past fairly',
      ],
      terms: [
        {
          term: 'Mesoamerica',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the region from central Mexico to parts of Central America in which the Maya, the Aztecs and other peoples lived',
          example: 'The peoples of Mesoamerica shared many customs, such as growing maize, playing ball games and using similar calendars.',
          contrast: 'The Andes are a mountain region of South America, while this region lies farther north.',
          wordParts: 'meso- (middle) + America',
          picture: 'a map of Mexico and Central America with pyramids',
        },
        {
          term: 'city-state',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an independent city that rules itself and the farms and villages around it',
          example: 'Each Maya city-state, such as Tikal or Palenque, had its own ruler.',
          contrast: 'An empire rules many cities, while this one governs itself.',
          wordParts: 'city + state',
          picture: 'a temple above the trees with fields around it',
        },
        {
          term: 'empire',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a large state in which one power rules over many peoples and regions',
          example: 'The Inca Empire stretched along the Andes for thousands of kilometers.',
          contrast: 'A city-state rules one city, while this joins many lands.',
          wordParts: 'from a Latin word for command',
          picture: 'a long colored strip beside an ocean',
        },
        {
          term: 'maize',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the grain plant with large cobs that people in the Americas developed from a wild grass',
          example: 'Maize was ground into dough, which was baked into flat breads such as tortillas.',
          contrast: 'Wheat came from Southwest Asia, while this was first grown in Mexico.',
          wordParts: 'from a Taíno word; corn',
          picture: 'a tall plant with yellow, red and blue cobs',
        },
        {
          term: 'terrace',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a flat step cut into a hillside and held by a wall, so that crops can be grown on steep land',
          example: 'Each Inca terrace prevented soil and water from running down the mountain.',
          contrast: 'A plain is flat by nature, while people have to build this.',
          wordParts: 'from a Latin word for earth',
          picture: 'a green staircase on a mountain',
        },
        {
          term: 'chinampa',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a raised garden bed of mud and plants that farmers constructed in the shallow water of a lake',
          example: 'A chinampa near Tenochtitlan could give several harvests each year.',
          contrast: 'A raft floats about, while this is fixed to the bottom of the lake.',
          wordParts: 'from Nahuatl words for fence of reeds',
          picture: 'narrow gardens between canals',
        },
        {
          term: 'causeway',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a raised road of earth and stone that leads across water or wet ground',
          example: 'A causeway with bridges that could be removed connected Tenochtitlan with the shore.',
          contrast: 'A bridge stands on supports with open space below, while this is solid for most of its length.',
          wordParts: 'from an Old French word for a paved road',
          picture: 'a straight road across a lake',
        },
        {
          term: 'glyph',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a carved or painted sign that stands for a word, an idea or the sound of a syllable',
          example: 'A Maya glyph can show the head of an animal and still be read as a syllable.',
          contrast: 'A picture only shows something, while this can be read aloud.',
          wordParts: 'from a Greek word for carve',
          picture: 'a rounded square with a face and dots',
        },
        {
          term: 'codex',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a book of Mesoamerica, made of bark paper or deerskin and folded together like a screen',
          example: 'A Maya codex in Dresden holds tables about the planet Venus.',
          contrast: 'A scroll is rolled up, while this opens in folds.',
          wordParts: 'from a Latin word for a block of wood or book',
          picture: 'a long strip folded back and forth',
        },
        {
          term: 'calendar',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a system for counting and naming days, months and years, often linked with religious festivals',
          example: 'Maya priests combined a calendar of 260 days with one of 365 days.',
          contrast: 'A clock measures hours, while this orders whole days and years.',
          wordParts: 'from a Latin word for the first day of the month',
          picture: 'two wheels with teeth that fit together',
        },
        {
          term: 'tribute',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'goods that conquered towns were forced to send to a stronger state at regular times',
          example: 'Towns sent cotton cloth, cacao beans and feathers to Tenochtitlan as tribute.',
          contrast: 'Trade is an exchange by choice, while this is demanded by force.',
          wordParts: 'from a Latin word for pay or assign',
          picture: 'a list of cloaks, beans and shields',
        },
        {
          term: 'alliance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an agreement between states or groups to help one another, above all in war',
          example: 'The Aztec state grew from an alliance of three powerful cities in the Valley of Mexico.',
          contrast: 'An empire gives orders, while partners here agree to act together.',
          wordParts: 'ally + -ance',
          picture: 'three hands that hold one shield',
        },
        {
          term: 'quipu',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a set of knotted, colored cords on which officials of the Andes kept numbers and other records',
          example: 'A trained keeper could read from a quipu how much maize was stored in each village.',
          contrast: 'A rope ties things together, while these cords store information.',
          wordParts: 'from a Quechua word for knot',
          picture: 'a thick cord with many hanging strings and knots',
        },
        {
          term: 'mit’a',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the duty of households in the Inca state to work in turn on public projects',
          example: 'Through the mit’a, people built roads, bridges and storehouses in their own region.',
          contrast: 'A tax in money is paid in coins, while this was paid with labor.',
          wordParts: 'from a Quechua word for turn',
          picture: 'people in a row who pass stones',
        },
        {
          term: 'conquistador',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a Spanish soldier or leader who took part in the conquest of lands in the Americas',
          example: 'Francisco Pizarro was the conquistador who took the ruler of the Inca prisoner.',
          contrast: 'An explorer searches for places, while this person came to take power and wealth.',
          wordParts: 'Spanish for conqueror',
          picture: 'a helmet beside a map',
        },
        {
          term: 'epidemic',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the rapid spread of a disease to great numbers of people in a region',
          example: 'An epidemic of smallpox killed many people in Tenochtitlan in 1520.',
          contrast: 'A single illness strikes one person, while this reaches whole communities.',
          wordParts: 'from Greek words for upon and people',
          picture: 'dots that spread over a map',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'On an island in which lake did the Mexica, or Aztecs, build Tenochtitlan?',
          answer: 'Lake Texcoco',
          distractors: [
            { text: 'Lake Titicaca', error: 'picks the high lake between Peru and Bolivia' },
            { text: 'Lake Nicaragua', error: 'picks a lake farther south in Central America' },
            { text: 'Lake Atitlán', error: 'picks a lake in the Maya highlands' },
          ],
          reason:
            'By their tradition, they founded the city in 1325 after they had seen an eagle on a cactus. Mexico City stands there today.',
        },
        {
          thinking: 'remember',
          question: 'Which city in the Andes was the capital of the Inca Empire?',
          answer: 'Cusco',
          distractors: [
            { text: 'Machu Picchu', error: 'picks a royal estate in the mountains' },
            { text: 'Lima', error: 'picks the city that the Spanish founded on the coast' },
            { text: 'Tikal', error: 'picks a city of the Maya' },
          ],
          reason:
            'Cusco was thought of as the center of four regions, so the Inca called their land Tawantinsuyu, the four parts together.',
        },
        {
          thinking: 'remember',
          question:
            'Which part of the Maya number system was unknown to the ancient Romans, who wrote numbers with letters such as X and V?',
          answer: 'a sign for zero',
          distractors: [
            { text: 'a sign for each number up to sixty', error: 'mixes it up with Babylon’s base of sixty' },
            { text: 'a set of ten letters for the digits', error: 'thinks of an alphabet' },
            { text: 'a minus sign for debts', error: 'picks a much later invention' },
          ],
          reason: 'With dots, bars and a shell-like sign, the Maya could write very large numbers by place value.',
        },
        {
          thinking: 'remember',
          question: 'What were the trained runners called who carried messages along Inca roads?',
          answer: 'chasquis',
          distractors: [
            { text: 'caciques', error: 'picks a word for chiefs in the Caribbean' },
            { text: 'quipus', error: 'picks the cords that they might carry' },
            { text: 'chinampas', error: 'picks the gardens in Aztec lakes' },
          ],
          reason: 'They ran in relays from station to station, so that news could travel far in a day.',
        },
        {
          thinking: 'remember',
          question: 'In which years did the Aztec capital fall and Pizarro take the ruler of the Inca prisoner?',
          answer: '1521 and 1532',
          distractors: [
            { text: '1325 and 1438', error: 'picks the founding of Tenochtitlan and the rise of Pachacuti' },
            { text: '1492 and 1500', error: 'picks early voyages of European explorers' },
            { text: '1607 and 1620', error: 'picks English settlements in North America' },
          ],
          reason: 'Tenochtitlan fell in August 1521. Pizarro seized Atahualpa at Cajamarca in November 1532.',
        },
        {
          thinking: 'understand',
          question: 'How did chinampas help to feed a city of many thousands of people?',
          answer: 'They gave several rich harvests a year in a small space.',
          distractors: [
            {
              text: 'They let farmers move their floating fields to warmer places each winter.',
              error: 'thinks that the gardens floated freely',
            },
            { text: 'They kept fish and birds away from the city’s wells.', error: 'invents a purpose' },
            { text: 'They brought salt water to plants that needed it.', error: 'overlooks that farmers kept salty water out' },
          ],
          reason: 'Mud from the canals was spread on the beds as fertilizer, and canoes carried the food straight to the markets.',
        },
        {
          thinking: 'understand',
          question: 'Why did the Inca build thousands of storehouses along their roads?',
          answer: 'to supply armies and workers and help in years of hunger',
          distractors: [
            { text: 'to keep the gold of conquered rulers safe from their sons', error: 'thinks of treasure alone' },
            { text: 'to sell grain to merchants who came by ship each summer', error: 'picks trade that played little part' },
            { text: 'to give each farmer a private place for the family harvest', error: 'mixes up state and family stores' },
          ],
          reason: 'Cloth, maize, dried potatoes and tools were collected from the people’s work and handed out where they were needed.',
        },
        {
          thinking: 'understand',
          question: 'What made it possible for modern scholars to read most of the texts that the Maya left behind?',
          answer: 'They found out that many signs stand for syllables.',
          distractors: [
            {
              text: 'They discovered a stone with the same text in Greek.',
              error: 'mixes it up with the Rosetta Stone of Egypt',
            },
            { text: 'They asked rulers of the 1500s to explain the signs.', error: 'gets the time wrong' },
            { text: 'They noticed that each sign is a picture of an animal.', error: 'takes form for meaning' },
          ],
          reason:
            'Yuri Knorozov showed the way in the 1950s, Tatiana Proskouriakoff recognized rulers’ lives in the texts, and living Mayan languages helped.',
        },
        {
          thinking: 'understand',
          question: 'Why did so many peoples in Mexico join Cortés against the Aztecs?',
          answer: 'They resented tribute and war and hoped for freedom.',
          distractors: [
            { text: 'They had been told to do so by their own Aztec rulers.', error: 'contradicts the conflict' },
            { text: 'They wished to become farmers on Spanish land in Europe.', error: 'invents a wish' },
            { text: 'They had no weapons and feared strangers of any kind.', error: 'overlooks their strong armies' },
          ],
          reason: 'The people of Tlaxcala had long fought the Aztecs. Tens of thousands of Indigenous warriors took part in the siege.',
        },
        {
          thinking: 'apply',
          question:
            'A family in the Andes pays no money to the state but sends one member for some weeks to repair a bridge. Which duty is the family fulfilling?',
          answer: 'the mit’a',
          distractors: [
            { text: 'the tithe', error: 'picks a payment to the Church in Europe' },
            { text: 'the draft lottery', error: 'picks a modern way to choose soldiers' },
            { text: 'the market tax', error: 'picks a tax on sales' },
          ],
          reason: 'In return, the state was expected to feed the workers and to help in times of need.',
        },
        {
          thinking: 'apply',
          question:
            'A farmer lives on a steep, rainy mountainside where the soil is easily washed away. Which method that the Inca used would help this farmer most?',
          answer: 'building terraces with stone walls',
          distractors: [
            { text: 'digging garden beds in a shallow lake', error: 'picks an Aztec method for another place' },
            { text: 'burning forest for new fields each year', error: 'picks a method that would speed up the loss of soil' },
            { text: 'laying straight rows up and down the slope', error: 'picks a layout that lets water run off' },
          ],
          reason: 'Walls hold back soil and slow down water, and the flat strips can be planted and watered.',
        },
        {
          thinking: 'apply',
          question:
            'Two calendars of 260 and 365 days begin on the same day and run side by side. When do both beginnings first meet again?',
          answer: 'after 52 years of 365 days',
          distractors: [
            { text: 'after 2 years of 365 days', error: 'guesses that they meet soon' },
            { text: 'after 20 years of 365 days', error: 'thinks of the base of Maya numbers' },
            { text: 'after 105 years of 365 days', error: 'subtracts 260 from 365' },
          ],
          reason:
            'The smallest number of days that both fit is 18,980, which is 52 times 365 and 73 times 260. Mesoamericans celebrated this as a great round.',
        },
        {
          thinking: 'analyze',
          question:
            'Spanish soldiers in Mexico numbered a few hundred at first, while tens of thousands of Tlaxcalans and others fought beside them, and smallpox killed many defenders. Which statement fits this evidence best?',
          answer: 'Allies and disease weighed more than Spanish numbers.',
          distractors: [
            { text: 'Spanish courage alone decided the war within a few weeks.', error: 'repeats an old heroic story' },
            { text: 'Horses and dogs made Indigenous soldiers unnecessary.', error: 'overlooks the allies' },
            { text: 'Disease ended the war before any battle was fought.', error: 'overstates one cause' },
          ],
          reason: 'Steel and horses helped, but without local allies and the epidemic the conquest would have been far less likely.',
        },
        {
          thinking: 'analyze',
          question:
            'The Inca ruler died of an illness around 1527, and two of his sons then fought a civil war that ended shortly before Pizarro arrived. How did this affect the conquest?',
          answer: 'Pizarro met a divided land with a weary army.',
          distractors: [
            { text: 'Pizarro was invited to rule by both of the sons.', error: 'invents an invitation' },
            { text: 'Pizarro faced a younger and more united people.', error: 'reverses the effect of civil war' },
            { text: 'Pizarro came too late, because the land was empty.', error: 'overstates the loss of people' },
          ],
          reason: 'Atahualpa had just defeated Huáscar. Many who had stood on the other side did not defend him.',
        },
        {
          thinking: 'analyze',
          question:
            'After about 800 CE, many large Maya cities in the southern lowlands were abandoned, while cities in the north grew and Maya languages are still spoken. What is the best conclusion?',
          answer: 'Cities were given up, but the Maya people lived on.',
          distractors: [
            { text: 'Invaders from the Andes had driven the Maya away.', error: 'invents a contact' },
            { text: 'A single flood had ended Maya culture in one year.', error: 'picks one sudden cause' },
            { text: 'Writers made up the early cities in later centuries.', error: 'denies the evidence' },
          ],
          reason:
            'Drought, war and crowded farmland may have worked together. Millions of Maya people live today in Mexico and Central America.',
        },
        {
          thinking: 'evaluate',
          question: 'Which pair of sources would help most to describe the fall of Tenochtitlan fairly?',
          answer: 'Nahua accounts of the siege and letters by Cortés',
          distractors: [
            { text: 'letters by Cortés and his later biography in Spain', error: 'uses one side twice' },
            { text: 'a film about the Aztecs and a tourist’s photos', error: 'uses sources from our own time' },
            { text: 'a list of Aztec gods and a Maya calendar stone', error: 'uses sources on other topics' },
          ],
          reason: 'Both sides saw different things and had different aims. Comparing them shows shared facts and blind spots.',
        },
      ],
      misconceptions: [
        {
          belief: 'The Maya, Aztecs and Inca were one people who lived at the same time and place.',
          why: 'They appear in one chapter.',
          truth:
            'They lived in different regions, spoke different languages and were powerful at different times: Maya cities mainly from 250 to 900, the others in the 1400s and early 1500s.',
          teacherMove: 'Students place nine event cards on three parallel time lines and a map and write two sentences with “while.”',
        },
        {
          belief: 'The Maya disappeared.',
          why: 'Headlines speak of a lost civilization.',
          truth:
            'Many cities were abandoned, but Maya people went on, and millions live today in Mexico, Guatemala, Belize and other places and speak Mayan languages.',
          teacherMove:
            'Show a recent news photo or school book in a Mayan language beside a ruin. Students rewrite the headline “The lost Maya.”',
        },
        {
          belief: 'A handful of Spaniards conquered mighty empires by themselves.',
          why: 'Old books praise the leaders.',
          truth: 'Indigenous allies, epidemics and civil war were decisive, and resistance went on for decades and longer.',
          teacherMove:
            'Draw a bar chart of fighters at Tenochtitlan with a tiny bar for Spaniards and a long one for allies. Students revise a textbook sentence.',
        },
        {
          belief: 'The Inca could keep no records because they had no writing with letters.',
          why: 'People equate records with books.',
          truth: 'Trained keepers recorded numbers, and perhaps more, on knotted cords called quipus.',
          teacherMove: 'Students record a class count on strings with three kinds of knots and test whether a partner can read it.',
        },
        {
          belief: 'The Aztecs thought of nothing but war and sacrifice.',
          why: 'Conquerors stressed it, and films repeat it.',
          truth:
            'Sacrifice was part of their state religion, and their world also held poetry, schools, markets, medicine and clean streets that visitors admired.',
          teacherMove:
            'Give ten short source lines on life in Tenochtitlan. Students sort them by topic and compare the share of each topic with what films show.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How did each of the three peoples solve the problem of growing enough food in a difficult landscape?',
          lookFors: [
            'Names a problem, such as swamp, steep slopes or thin soil.',
            'Names a solution, such as chinampas, terraces or raised fields.',
            'Connects the solution with labor and organization.',
          ],
          probe: 'Which solution could help somewhere today?',
        },
        {
          thinking: 'understand',
          question: 'Why is it misleading to say that the Maya “vanished” when their great cities were abandoned?',
          lookFors: [
            'Says that cities were abandoned while people moved and lived on.',
            'Says that Maya languages and communities exist today.',
            'Explains how the word harms living people.',
          ],
          probe: 'What would be a more exact sentence?',
        },
        {
          thinking: 'evaluate',
          question: 'Which mattered most for the fall of the Aztec Empire: weapons, disease, allies or the decisions of leaders?',
          lookFors: [
            'Sets a standard for “mattered most.”',
            'Uses evidence for at least two causes.',
            'Explains how causes worked together.',
          ],
          probe: 'What might have happened without the allies?',
        },
        {
          thinking: 'analyze',
          question: 'How did the Inca hold together an empire of high mountains without wheeled carts, iron or an alphabet?',
          lookFors: [
            'Names roads, runners and storehouses.',
            'Names quipus and officials.',
            'Names labor duty, resettlement or shared religion, and says that force was also used.',
          ],
          probe: 'Where was the system weak?',
        },
        {
          thinking: 'evaluate',
          question:
            'How should we judge a state that built schools, markets and aqueducts and also demanded tribute and human lives from others?',
          lookFors: [
            'Describes both sides with facts.',
            'Explains a standard and applies it to other states of the time as well.',
            'Avoids judging whole peoples.',
          ],
          probe: 'Whose reports do we have?',
        },
        {
          thinking: 'apply',
          question: 'If you had to plan food supplies for a mountain town in case of a bad harvest, which Inca ideas would you use?',
          lookFors: [
            'Uses storehouses, drying food, terraces or different crops at different heights.',
            'Explains who keeps the records.',
            'Thinks about fair distribution.',
          ],
          probe: 'Who decides when the stores are opened?',
        },
        {
          thinking: 'understand',
          question: 'Why were calendars and the observation of the sky so important to Maya rulers and farmers?',
          lookFors: [
            'Says that seasons of rain and planting had to be known.',
            'Says that ceremonies and royal acts were tied to certain days.',
            'Says that knowledge of the sky gave rulers and priests respect.',
          ],
          probe: 'How do we use calendars in similar ways?',
        },
        {
          thinking: 'analyze',
          question: 'What can a list of tribute tell us about the Aztec Empire, and what would the people who paid it have added?',
          lookFors: [
            'Reads goods and amounts as evidence of climate, crafts and power.',
            'Says that the list shows the view of the rulers.',
            'Imagines concerns such as hard work, anger or pride in craft.',
          ],
          probe: 'Which other source would you look for?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a class exhibition that presents the three peoples as living cultures with a past, and not only as ruins?',
          lookFors: [
            'Includes present-day people, languages or art by name.',
            'Balances past and present.',
            'Plans how to check facts with sources made by Indigenous people.',
          ],
          probe: 'What would you leave out, and why?',
        },
        {
          thinking: 'analyze',
          question: 'Why was the exchange of goods and messages over long distances so important to the Maya, the Aztecs and the Inca?',
          lookFors: [
            'names goods or messages that moved, such as cacao, cloth, salt or orders',
            'explains how they moved, such as by canoe, carriers, markets or runners',
            'links exchange with the power of rulers',
          ],
          probe: 'What might have happened to a city that was cut off from this exchange?',
        },
      ],
      activities: [
        {
          title: 'Three lands',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['three photos of rain forest, lake basin and high mountains'],
          steps: [
            'Look at the three photos and write for each one what makes farming difficult.',
            'Suggest one way in which people could grow food there.',
            'Guess which photo belongs to the Maya, to the Aztecs and to the Inca.',
            'Share the clue that helped you most.',
          ],
          lookFor: 'Students connect land and farming methods before they learn the names.',
        },
        {
          title: 'Write a Maya number',
          purpose: 'explore',
          minutes: [15, 25],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a chart of Maya numbers', 'paper', 'dried beans and sticks'],
          steps: [
            'Study the chart and find out what a dot, a bar and a shell stand for.',
            'Lay your age with beans as dots and sticks as bars.',
            'Write the numbers 20 and 65 on paper with one place above the other.',
            'Trade a secret number with a partner and read it.',
            'Explain why a sign for zero is needed.',
          ],
          lookFor: 'Places grow by twenties, and students explain zero as an empty place.',
        },
        {
          title: 'Knots that remember',
          purpose: 'explain',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'understand',
          materials: ['string in three colors', 'paper'],
          steps: [
            'Decide in your group what each color of string and each kind of knot will mean.',
            'Record with knots how many students walk, ride a bus or come by car.',
            'Give the strings to another group without any paper and let them try to read your record.',
            'Write on paper the key that they would have needed.',
            'Explain why quipu keepers had to be trained.',
          ],
          lookFor: 'Students see that codes depend on shared rules and memory.',
        },
        {
          title: 'Feeding the empire',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['region cards with the harvest of a second year on the back', 'thirty counters as food'],
          steps: [
            'Read your region card and find out what grows there and what can go wrong.',
            'Take ten counters as food in a good year, use up six of them and decide how many of the others to store.',
            'Turn your region card over: where it reports a drought, the other regions share what they have stored.',
            'Change your plan so that no region goes hungry next time.',
            'Compare your plan with Inca storehouses and the mit’a.',
          ],
          lookFor: 'Groups link storage, transport, records and duty and discuss fairness.',
        },
        {
          title: 'Two voices on one day',
          purpose: 'extend',
          minutes: [35, 45],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a short extract from a Nahua account', 'a short extract from a letter by Cortés', 'highlighters'],
          steps: [
            'Read the Nahua account and the letter by Cortés about the same events.',
            'Mark with highlighters what both report and what only one reports.',
            'Write what each author wanted readers to feel or do.',
            'Compose four sentences that a careful historian could write on the basis of both.',
            'Discuss which voices are still missing.',
          ],
          lookFor: 'Students corroborate, name aims and keep respectful language; nobody plays attackers or victims.',
        },
      ],
      recalls: [
        {
          prompt: 'Find Mexico, Guatemala, Peru, the Andes and the Caribbean Sea on a map of the Americas.',
          answer: 'All are found; the Andes run along the west of South America.',
          likelyError: 'Places Peru in Central America.',
          minutes: 2,
        },
        {
          prompt: 'Name three crops that were first grown in the Americas.',
          answer: 'For example: maize, potatoes, tomatoes, cacao, beans or squash.',
          likelyError: 'Names wheat or rice, which came from other continents.',
          minutes: 1,
        },
        {
          prompt: 'Write the number 47 as groups of twenty and ones, and then as groups of ten and ones.',
          answer: '2 twenties and 7 ones; 4 tens and 7 ones.',
          likelyError: 'Writes 4 twenties and 7.',
          minutes: 1,
        },
        {
          prompt: 'Explain what an empire is and name one example from another unit.',
          answer: 'A large state that rules many peoples, such as the Roman Empire.',
          likelyError: 'Names any large country without saying that it rules other peoples.',
          minutes: 1,
        },
        {
          prompt: 'Explain in one sentence how a disease that is common in one place can be very dangerous in a place where it is new.',
          answer: 'People there have no immunity, because nobody has had the disease before.',
          likelyError: 'Says that people there are weaker by nature.',
          minutes: 2,
        },
        {
          prompt: 'Put these years in order and name their centuries: 1532, 250, 850, 1325.',
          answer: '250 (3rd), 850 (9th), 1325 (14th), 1532 (16th).',
          likelyError: 'Calls 1325 the 13th century.',
          minutes: 2,
        },
        {
          prompt: 'Write two ways in which people can pass on information without letters.',
          answer: 'For example: pictures, speech, songs, signs or knots.',
          likelyError: 'Names text messages, which use letters.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'A textbook says: “In 1521, Cortés and his brave men conquered the Aztec Empire because of their better weapons.” Rewrite the sentence so that it is true and fair, and explain each change that you made.',
        answer:
          'A better version would be: “In 1521, Tenochtitlan fell after a long siege by a few hundred Spaniards and tens of thousands of Indigenous allies, such as the Tlaxcalans, while smallpox was weakening its defenders.” I changed the actors, because most of the attackers were Indigenous enemies of the Aztecs. I added disease and the siege, because weapons were only one cause. I took out “brave,” because it takes sides, and I wrote “Tenochtitlan fell,” because the whole region was not conquered in one day.',
        partial: 'Replaces “brave men” by “cruel men” or adds only the word disease.',
        reteach:
          'Give four fact cards (allies, disease, siege, weapons). Students build a sentence in which each card has a place, and then underline words that judge and replace them.',
      },
      processes: [
        {
          title: 'the building of a chinampa',
          steps: [
            'Farmers mark a rectangle in the shallow lake with stakes.',
            'Workers weave a fence of branches between the stakes.',
            'Layers of plants and mud fill the fenced space.',
            'Willow trees are planted along the edges of the bed to hold the soil.',
            'Farmers sow maize, beans and flowers on the bed.',
            'Farmers add fresh mud from the canal before the next crop.',
          ],
        },
        {
          title: 'sending a message through the Inca Empire',
          steps: [
            'An official has numbers recorded on a quipu.',
            'A runner takes the cords and learns the spoken message by heart.',
            'The runner hurries to the next station.',
            'A fresh runner hears the message and receives the cords.',
            'Runner follows runner along the mountain road.',
            'In Cusco a trained keeper reads the cords for the ruler’s officials.',
          ],
        },
      ],
      causes: [
        {
          cause: 'farmers build stone walls across a steep slope',
          effect: 'soil and water stay in place and crops can grow on the mountainside',
        },
        { cause: 'a ruler demands more and more tribute from conquered towns', effect: 'anger grows, and the towns may join an enemy' },
        {
          cause: 'smallpox reaches people who have never met this disease',
          effect: 'many fall ill at once, and families, armies and leaders are lost',
        },
        { cause: 'two brothers fight over the Inca throne', effect: 'the empire is divided when strangers arrive' },
        {
          cause: 'priests watch Venus and the sun for many generations',
          effect: 'they can predict their movements and fix days for ceremonies',
        },
      ],
      comparisons: [
        {
          a: 'the Aztec Empire',
          b: 'the Inca Empire',
          alike: 'Both were young and powerful states of the 1400s and early 1500s that ruled many peoples and demanded goods or labor.',
          different: [
            { feature: 'land', a: 'a lake basin and valleys in central Mexico', b: 'high mountains and coasts of western South America' },
            {
              feature: 'way of rule',
              a: 'local rulers stayed if they paid tribute',
              b: 'governors, roads and labor duty tied regions closely to Cusco',
            },
            { feature: 'records', a: 'painted books', b: 'knotted cords' },
          ],
        },
        {
          a: 'the Maya of the classic cities',
          b: 'the Aztecs',
          alike: 'Both lived in Mesoamerica, grew maize, played ball games and used calendars of 260 and 365 days.',
          different: [
            { feature: 'time of great cities', a: 'about 250 to 900', b: 'about 1325 to 1521' },
            { feature: 'government', a: 'many independent city-states', b: 'an empire led by three allied cities' },
            { feature: 'writing', a: 'signs for words and syllables', b: 'pictures and some signs for sounds' },
          ],
        },
      ],
      connections: [
        'Math: let students compute the least common multiple of 260 and 365 and explain why the two calendars meet every 52 years.',
        'Science: build a small slope of soil with and without steps, pour water over both and compare how much soil is lost.',
        'Language: collect English words that come from Nahuatl or Quechua, such as tomato, coyote, puma and llama, and guess why English borrowed them.',
        'Art: study patterns in Andean textiles and design a repeating pattern on grid paper that follows one rule of symmetry.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Yuri Knorozov and Tatiana Proskouriakoff',
          task: 'Students solve a short syllable code, explain which idea of each scholar broke a barrier and ask who else deserves credit.',
          background:
            'Knorozov showed in 1952 that Maya signs can stand for syllables. Proskouriakoff showed in 1960 that inscriptions record the lives of rulers. Maya scholars now read and teach the script themselves.',
          checkFirst: 'Name the work of Maya scholars as well as foreign ones.',
        },
        {
          aspect: 'place',
          title: 'The bridge of Q’eswachaka',
          task: 'Students study photos of the rope bridge and explain how a structure of grass can last for centuries although each bridge lasts only a short time.',
          background:
            'Every year, Quechua communities in the Cusco region of Peru weave a new rope bridge over the Apurímac River, as people did in Inca times.',
          checkFirst: 'Use the communities’ own names, and describe skill instead of “mystery.”',
        },
        {
          aspect: 'language',
          title: 'Nahuatl, Quechua and Mayan languages today',
          task: 'Students find where these languages are spoken now, compare five words and write a rule for speaking about Indigenous peoples in the present tense.',
          background:
            'Quechua has several million speakers, Nahuatl more than a million, and about thirty Mayan languages are spoken, among them K’iche’ and Yucatec.',
          checkFirst: 'Some students or families may speak them; invite, never ask anyone to perform.',
        },
        {
          aspect: 'history',
          title: 'Guaman Poma’s long letter',
          task: 'Students study one drawing from the letter, list what it criticizes and explain why a writer would add pictures.',
          background:
            'Felipe Guaman Poma de Ayala, an Andean writer, sent the king of Spain a letter of more than a thousand pages around 1615, with almost 400 drawings of Inca and colonial life.',
          checkFirst: 'Choose drawings of work and farming without violence.',
        },
        {
          aspect: 'family and community',
          title: 'Milpa, a field that feeds a community',
          task: 'Students draw a field with maize, beans and squash and explain what each plant gives to the others and to people.',
          background:
            'The milpa is an old way of farming in Mesoamerica that is still used by Maya and other families. It joins several crops in one field.',
          checkFirst: 'Let students use any field or garden, real or invented.',
        },
        {
          aspect: 'critical question',
          title: 'Whose calendar ended the world?',
          task: 'Students trace how a claim about the year 2012 spread, compare it with what Maya experts said and write a checklist for such claims.',
          background:
            'In 2012 a long cycle of the Maya calendar ended and a new one began. Maya leaders and scholars explained that no text predicted the end of the world.',
          checkFirst: 'Avoid jokes at the expense of Maya people; laugh at bad evidence instead.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A young runner on an Inca road forgets one word of the message and must decide whether to guess it or to turn back. Narrate the run from the first station to the next one, and choose what the missing word changes.',
          audience: 'a short story for a class collection',
          plan: ['What does the road demand?', 'What could a wrong word do?', 'What does the runner decide?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A farmer on a chinampa finds something strange in the mud of the canal on the morning of a great market day. Tell what happens until sunset, and choose what the object is.',
          audience: 'readers of a history magazine',
          plan: ['What does the lake look like?', 'Who else wants the object?', 'Where does it end up?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A Maya sculptor has carved a ruler’s date with a mistake of one day, and the stone cannot be changed. Tell how the mistake is discovered and what is done about it, and choose who finds the best answer.',
          audience: 'listeners of a podcast about mistakes',
          plan: ['How could it happen?', 'Who would be angry?', 'What becomes of the stone?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A television series wants to show the Aztecs only as warriors. Convince the producers to show a fuller picture, and choose two scenes of daily life that they should add.',
          audience: 'a letter to a television producer',
          plan: ['What do people believe already?', 'Which facts would surprise them?', 'Why is fairness important?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some travelers want more visitors at Machu Picchu, while others want strict limits to protect it. Argue for one rule, and choose the group whose worries you will answer with special care.',
          audience: 'the council of a mountain town',
          plan: ['Who lives from visitors?', 'What is in danger?', 'Which compromise is possible?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A town wants to name a new garden after one invention of the Maya, Aztecs or Inca. Persuade the town to choose your favorite, and choose the reason that should be carved on its sign.',
          audience: 'members of a town council',
          plan: ['Who needed the invention?', 'What can it teach us?', 'What would others choose?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how people could farm on a lake, in a rain forest or on a steep mountain. Choose one of these places, and show step by step how the method worked.',
          audience: 'a page for a sixth-grade textbook',
          plan: ['What was the problem?', 'What work was needed?', 'What was gained?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why historians no longer say that a few Spaniards conquered a great empire alone. Choose two pieces of evidence that changed the story.',
          audience: 'readers of a student newspaper',
          plan: ['Who fought on which side?', 'What role did disease play?', 'What do sources on both sides say?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how a message could cross the Andes without letters, wheels or horses. Choose one message, and follow it from the place where it begins to the place where it is understood.',
          audience: 'visitors to a museum',
          plan: ['Who carries it?', 'How is it kept correct?', 'What could go wrong?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the market of Tlatelolco on a busy day with its order, its colors and its thousands of visitors. Choose one seller’s mat as your starting point, and return to it at the end.',
          audience: 'a designer of a museum model',
          plan: ['What is sold in which corner?', 'How do people pay?', 'What can be heard and smelled?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a rope bridge in the Andes as someone crosses it for the first time in a strong wind. Choose how fast your sentences move, so that the reader feels each step.',
          audience: 'readers of travel writing',
          plan: ['What do the hands feel?', 'What lies below?', 'What is seen on the other side?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a Maya city at the moment when the morning mist rises from the plaza and the first stairs of a temple appear. Choose three sounds of the forest that come before any human voice.',
          audience: 'listeners of an audio guide',
          plan: ['What is seen first?', 'What colors are on the walls?', 'Who enters the scene?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a conversation between a potato and a cob of maize about which of them has done more for the world. Choose who listens to them and makes the final judgment.',
          audience: 'an audience at a school show',
          plan: ['Where was each one first grown?', 'What has each one become?', 'How do they make peace?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Create a page of a folded picture book that tells about one day of your life in signs and pictures, together with a key for readers. Choose signs that stand for sounds as well as things.',
          audience: 'visitors to a class exhibition',
          plan: ['Which events matter?', 'Which signs will be understood at once?', 'Which signs need a key?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in which a mountain terrace, a lake garden and a rope bridge each tell what they have carried and held. Choose the order of the three voices and a line that all of them share.',
          audience: 'listeners at a class reading',
          plan: ['What has each one felt and seen?', 'Who built it and cares for it?', 'What do all three have in common?'],
        },
      ],
      itemSets: [
        {
          title: 'Sixteen kings around a stone',
          text: 'At Copán in Honduras stands a square stone that the sixteenth king of the city dedicated in the year 776. Around its sides sit sixteen carved rulers, each on a glyph, and the founder of the dynasty hands a staff to the sixteenth king, although more than 300 years lay between them. Deep below a nearby pyramid, scientists found the tomb of an older man with rich jade. It dates from about the time of the founder. Chemical traces in his teeth show that he had grown up in another region, as texts about the founder suggest.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the sixteenth king most likely have himself shown with the founder of the dynasty?',
              answer: 'to prove that his rule was rightful',
              distractors: [
                {
                  text: 'to prove that he had met the founder',
                  error: 'takes the picture for a record of an event',
                },
                {
                  text: 'to show that he would give up the throne',
                  error: 'misreads the meaning of the staff',
                },
                {
                  text: 'to show that Copán was older than Rome',
                  error: 'thinks of a comparison unknown to the Maya',
                },
              ],
              reason: 'Receiving the staff from the founder places him at the end of an unbroken line of kings.',
            },
            {
              thinking: 'analyze',
              question: 'What makes the tomb such strong support for the written story about the founder of the dynasty?',
              answer: 'Two independent kinds of evidence agree.',
              distractors: [
                {
                  text: 'Two kings had been buried side by side.',
                  error: 'invents a second burial',
                },
                {
                  text: 'Jade is found with each person in Copán.',
                  error: 'overlooks that rich jade marks high rank',
                },
                {
                  text: 'Texts can be trusted if they are in stone.',
                  error: 'judges truth by the material',
                },
              ],
              reason: 'Teeth tell of a man from elsewhere, and the glyphs tell the same about the founder.',
            },
            {
              thinking: 'apply',
              question: 'Which question about Copán could the chemical traces in teeth help to answer as well?',
              answer: 'whether many of its people had come from elsewhere',
              distractors: [
                {
                  text: 'whether its kings used a calendar of 365 days',
                  error: 'needs inscriptions and not teeth',
                },
                {
                  text: 'whether its stones had been carved with metal tools',
                  error: 'needs tool marks and not teeth',
                },
                {
                  text: 'whether its glyphs stood for words or syllables',
                  error: 'needs texts and not teeth',
                },
              ],
              reason: 'Teeth keep traces of the place where a person grew up, so samples from many burials show who had moved.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which messages of a stone that was ordered by a king who needed support would you believe, and which would you want to check first?',
            lookFors: [
              'Names a message that other evidence supports, such as the founder from another region or the number of rulers.',
              'Names a message to check, such as the handing over of the staff or the picture of an unbroken line.',
            ],
            probe: 'How do leaders today use pictures of people from the past?',
          },
        },
        {
          title: 'A wall across the lake',
          text: 'The Aztec capital lay in a wide lake, part of which was salty, while springs fed fresher water in the south and west. In the middle of the 1400s, heavy rains raised the lake, and parts of the city were flooded. Nezahualcoyotl, the ruler of the allied city of Texcoco, helped to plan a dike about ten miles long, which was built of wood, earth and stone. It held back high water from the salty part of the lake and kept fresher water around the city. Gates in the dike could let water pass.',
          facts: [
            {
              thinking: 'apply',
              question: 'How did the great dike help the families who farmed chinampas close to the city?',
              answer: 'Their crops were safer from salt.',
              distractors: [
                {
                  text: 'Their fields lay higher in the hills.',
                  error: 'confuses chinampas with terraces',
                },
                {
                  text: 'Their maize grew without any water.',
                  error: 'thinks that a dike replaces water',
                },
                {
                  text: 'Their taxes were paid with sea salt.',
                  error: 'invents a use of the salt',
                },
              ],
              reason: 'Salty water harms most crops, and the dike kept fresher water around the gardens.',
            },
            {
              thinking: 'analyze',
              question: 'Why were gates in the dike more useful to the people of the city than a solid wall?',
              answer: 'People could adjust the level of the water.',
              distractors: [
                {
                  text: 'People could drive wagons across the lake.',
                  error: 'imagines wheeled transport that was not in use',
                },
                {
                  text: 'People could hide the city from its allies.',
                  error: 'invents a military purpose',
                },
                {
                  text: 'People could stop the rain over the valley.',
                  error: 'confuses weather with the level of a lake',
                },
              ],
              reason: 'Gates could be opened or closed as the lake rose or fell on either side.',
            },
            {
              thinking: 'analyze',
              question: 'What does the role of Nezahualcoyotl suggest about how the two cities were connected?',
              answer: 'Allies worked together on a problem that crossed borders.',
              distractors: [
                {
                  text: 'Enemies had forced each other to accept a peace treaty.',
                  error: 'takes allies for enemies',
                },
                {
                  text: 'One city had sold its part of the lake to the other.',
                  error: 'invents a sale',
                },
                {
                  text: 'One ruler had inherited the two cities from his parents.',
                  error: 'confuses an alliance with a single state',
                },
              ],
              reason: 'He ruled Texcoco, an allied city, and took part in a work that protected the capital.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'After 1521 much of this water system was destroyed or neglected, and the Spanish later drained the lake. What might have been gained and lost when the lake disappeared?',
            lookFors: [
              'Names a gain from the view of the builders of Mexico City, such as land for buildings or fewer floods for a time.',
              'Names a loss, such as chinampas, water supply, boats as transport or knowledge, and may mention the soft ground that sinks.',
            ],
            probe: 'Who should have been asked before the lake was drained?',
          },
        },
        {
          title: 'The earthquake of 1950',
          text: 'In Cusco the Spanish built a church and a convent on top of the Inca temple called Coricancha. They kept some of its walls, whose stones fit together so closely that no mortar is needed. The walls lean inward a little, and their doorways are narrower at the top than at the bottom. In 1950 a strong earthquake damaged much of the city and brought down large parts of the convent, while the Inca walls stood almost unharmed. The broken building let people see parts of the old temple that had long been covered.',
          facts: [
            {
              thinking: 'apply',
              question: 'Why can a wall of closely fitted stones without mortar survive a strong earthquake so well?',
              answer: 'Its stones can shift a little and settle again.',
              distractors: [
                {
                  text: 'Its stones are too heavy to be moved by the ground.',
                  error: 'thinks that weight stops motion',
                },
                {
                  text: 'Its stones have been glued by centuries of rain.',
                  error: 'invents a natural mortar',
                },
                {
                  text: 'Its stones reach down to the center of the mountain.',
                  error: 'imagines an endless foundation',
                },
              ],
              reason: 'Well-fitted blocks can move slightly and come to rest, while stiff mortar cracks.',
            },
            {
              thinking: 'analyze',
              question: 'Which comparison in the case makes the strength of the Inca walls most convincing?',
              answer: 'Old and newer walls went through the same shaking.',
              distractors: [
                {
                  text: 'Old and newer walls were made for the same faith.',
                  error: 'contradicts the change from temple to church',
                },
                {
                  text: 'Old walls were measured in two different cities.',
                  error: 'invents a second place',
                },
                {
                  text: 'Old walls had been repaired before newer ones.',
                  error: 'invents repairs',
                },
              ],
              reason: 'At the same spot and in the same earthquake, one kind of wall fell and the other stood.',
            },
            {
              thinking: 'analyze',
              question: 'Why had the Spanish most likely chosen to place their church on this particular spot in Cusco?',
              answer: 'to show that a new faith and power ruled there',
              distractors: [
                {
                  text: 'to protect the temple from rain and robbers',
                  error: 'takes conquest for care',
                },
                {
                  text: 'to teach masons how the Inca had cut stones',
                  error: 'looks for a school in a church',
                },
                {
                  text: 'to find the safest ground in an earthquake',
                  error: 'reads later knowledge into the decision',
                },
              ],
              reason: 'Coricancha was the great temple of the Inca; building a church on it made the change of power visible.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'After the earthquake, should the convent have been rebuilt or the temple been shown, and how could a solution respect both groups?',
            lookFors: [
              'Gives a reason for each side, such as the value for today’s believers and the meaning for Quechua people and for history.',
              'Proposes a solution and names its cost, for example walls from both times side by side.',
            ],
            probe: 'Whose voices should be heard first, and why?',
          },
        },
      ],
    },
  },
});
