import { defineTopicPack } from '../topic-pack.ts';

export const trailOfTears = defineTopicPack({
  id: 'trail-of-tears',
  title: 'The Trail of Tears',
  inText: 'the Trail of Tears',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'trail of tears',
    'the trail of tears',
    'indian removal',
    'indian removal act',
    'the indian removal act',
    'indian removal act of 1830',
    'the indian removal act of 1830',
    'cherokee removal',
    'the cherokee removal',
    'cherokee trail of tears',
    'the cherokee trail of tears',
    'removal of the cherokee',
    'choctaw removal',
    'forced removal of native americans',
    'native american removal',
    'andrew jackson and indian removal',
    'jackson and indian removal',
    'worcester v. georgia',
    'treaty of new echota',
  ],
  standards: [
    { code: 'D2.His.14.6-8', grades: [6, 8] },
    { code: 'D2.Geo.7.6-8', grades: [6, 8] },
  ],
  translations: {
    removal: {
      Arabic: 'تهجير قسري',
      Bengali: 'জোরপূর্বক অপসারণ',
      'Chinese (Simplified)': '强制迁移',
      French: 'déplacement forcé',
      Hindi: 'जबरन विस्थापन',
      Japanese: '強制移住',
      Korean: '강제 이주',
      Portuguese: 'remoção forçada',
      Russian: 'насильственное переселение',
      Spanish: 'expulsión forzosa',
      Ukrainian: 'примусове переселення',
      Vietnamese: 'sự cưỡng bức di dời',
    },
    'Indian Removal Act': {
      Arabic: 'قانون إبعاد الهنود',
      Bengali: 'ইন্ডিয়ান রিমুভাল অ্যাক্ট',
      'Chinese (Simplified)': '印第安人迁移法案',
      French: 'loi sur l’expulsion des Indiens',
      Hindi: 'इंडियन रिमूवल एक्ट',
      Japanese: 'インディアン移住法',
      Korean: '인디언 이주법',
      Portuguese: 'Lei de Remoção dos Indígenas',
      Russian: 'Закон о переселении индейцев',
      Spanish: 'Ley de Traslado Forzoso de los Indios',
      Ukrainian: 'Закон про переселення індіанців',
      Vietnamese: 'Đạo luật Di dời người bản địa',
    },
    sovereignty: {
      Arabic: 'سيادة',
      Bengali: 'সার্বভৌমত্ব',
      'Chinese (Simplified)': '主权',
      French: 'souveraineté',
      Hindi: 'संप्रभुता',
      Japanese: '主権',
      Korean: '주권',
      Portuguese: 'soberania',
      Russian: 'суверенитет',
      Spanish: 'soberanía',
      Ukrainian: 'суверенітет',
      Vietnamese: 'chủ quyền',
    },
    treaty: {
      Arabic: 'معاهدة',
      Bengali: 'চুক্তি',
      'Chinese (Simplified)': '条约',
      French: 'traité',
      Hindi: 'संधि',
      Japanese: '条約',
      Korean: '조약',
      Portuguese: 'tratado',
      Russian: 'договор',
      Spanish: 'tratado',
      Ukrainian: 'договір',
      Vietnamese: 'hiệp ước',
    },
    homeland: {
      Arabic: 'موطن',
      Bengali: 'স্বদেশভূমি',
      'Chinese (Simplified)': '家园',
      French: 'terre ancestrale',
      Hindi: 'मातृभूमि',
      Japanese: '故郷',
      Korean: '고향 땅',
      Portuguese: 'terra natal',
      Russian: 'родная земля',
      Spanish: 'tierra ancestral',
      Ukrainian: 'рідна земля',
      Vietnamese: 'quê hương',
    },
    petition: {
      Arabic: 'عريضة',
      Bengali: 'আবেদনপত্র',
      'Chinese (Simplified)': '请愿书',
      French: 'pétition',
      Hindi: 'याचिका',
      Japanese: '請願書',
      Korean: '청원서',
      Portuguese: 'petição',
      Russian: 'петиция',
      Spanish: 'petición',
      Ukrainian: 'петиція',
      Vietnamese: 'đơn kiến nghị',
    },
    'Supreme Court': {
      Arabic: 'المحكمة العليا',
      Bengali: 'সুপ্রিম কোর্ট',
      'Chinese (Simplified)': '最高法院',
      French: 'Cour suprême',
      Hindi: 'सर्वोच्च न्यायालय',
      Japanese: '最高裁判所',
      Korean: '대법원',
      Portuguese: 'Suprema Corte',
      Russian: 'Верховный суд',
      Spanish: 'Corte Suprema',
      Ukrainian: 'Верховний суд',
      Vietnamese: 'Tòa án Tối cao',
    },
    ratify: {
      Arabic: 'يصادق على',
      Bengali: 'অনুসমর্থন করা',
      'Chinese (Simplified)': '批准',
      French: 'ratifier',
      Hindi: 'अनुसमर्थन करना',
      Japanese: '批准する',
      Korean: '비준하다',
      Portuguese: 'ratificar',
      Russian: 'ратифицировать',
      Spanish: 'ratificar',
      Ukrainian: 'ратифікувати',
      Vietnamese: 'phê chuẩn',
    },
    'Trail of Tears': {
      Arabic: 'درب الدموع',
      Bengali: 'অশ্রুর পথ',
      'Chinese (Simplified)': '血泪之路',
      French: 'Piste des larmes',
      Hindi: 'आँसुओं की राह',
      Japanese: '涙の道',
      Korean: '눈물의 길',
      Portuguese: 'Trilha das Lágrimas',
      Russian: 'Дорога слёз',
      Spanish: 'Sendero de Lágrimas',
      Ukrainian: 'Дорога сліз',
      Vietnamese: 'Con đường Nước mắt',
    },
    'Indian Territory': {
      Arabic: 'الإقليم الهندي',
      Bengali: 'ইন্ডিয়ান টেরিটরি',
      'Chinese (Simplified)': '印第安领地',
      French: 'Territoire indien',
      Hindi: 'इंडियन टेरिटरी',
      Japanese: 'インディアン準州',
      Korean: '인디언 준주',
      Portuguese: 'Território Indígena',
      Russian: 'Индейская территория',
      Spanish: 'Territorio Indio',
      Ukrainian: 'Індіанська територія',
    },
    syllabary: {
      'Chinese (Simplified)': '音节文字',
      French: 'syllabaire',
      Japanese: '音節文字',
      Korean: '음절 문자',
      Portuguese: 'silabário',
      Russian: 'слоговая письменность',
      Spanish: 'silabario',
      Ukrainian: 'складове письмо',
    },
    cede: {
      Arabic: 'يتنازل عن',
      'Chinese (Simplified)': '割让',
      French: 'céder',
      Japanese: '割譲する',
      Korean: '할양하다',
      Portuguese: 'ceder',
      Russian: 'уступать',
      Spanish: 'ceder',
    },
    'oral history': {
      Arabic: 'تاريخ شفهي',
      Bengali: 'মৌখিক ইতিহাস',
      'Chinese (Simplified)': '口述历史',
      French: 'histoire orale',
      Hindi: 'मौखिक इतिहास',
      Japanese: 'オーラル・ヒストリー',
      Korean: '구술사',
      Portuguese: 'história oral',
      Russian: 'устная история',
      Spanish: 'historia oral',
      Ukrainian: 'усна історія',
      Vietnamese: 'lịch sử truyền miệng',
    },
    'land lottery': {
      'Chinese (Simplified)': '土地抽签',
      French: 'loterie foncière',
      Portuguese: 'loteria de terras',
      Russian: 'земельная лотерея',
      Spanish: 'lotería de tierras',
      Ukrainian: 'земельна лотерея',
    },
    'principal chief': {
      'Chinese (Simplified)': '首席酋长',
      French: 'chef principal',
      Portuguese: 'chefe principal',
      Russian: 'верховный вождь',
      Spanish: 'jefe principal',
      Ukrainian: 'верховний вождь',
    },
    detachment: {
      Arabic: 'مفرزة',
      'Chinese (Simplified)': '分队',
      French: 'détachement',
      Japanese: '分隊',
      Portuguese: 'destacamento',
      Russian: 'отряд',
      Spanish: 'destacamento',
      Ukrainian: 'загін',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'In the 1830s the United States forced the Cherokee and other nations from their homelands in the Southeast, although they resisted with laws, petitions and court cases, and these nations rebuilt their governments and live on today.',
      objectives: [
        'explain why Georgia and the federal government wanted Native land in the Southeast',
        'trace the steps that led from the Indian Removal Act to the forced removal of the Cherokee',
        'analyze how Native nations resisted through courts, petitions and newspapers',
        'use maps and short sources to compare different points of view on removal',
        'describe how the nations rebuilt after removal and how they continue today',
      ],
      terms: [
        {
          term: 'Indian Removal Act',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'the law of 1830 that let the president offer land in the West to Native nations in exchange for their land in the East',
          example: 'The Indian Removal Act passed the House of Representatives by just a few votes.',
          contrast: 'A treaty is an agreement of two nations, while this was a law that one of them made.',
          wordParts: 'remove, removal',
          picture: 'a signed paper with an arrow toward the west',
        },
        {
          term: 'Trail of Tears',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the forced journeys of Native nations to the West in the 1830s, named for the suffering and deaths on the way',
          example: 'The Trail of Tears led Cherokee families through several states by land and by river.',
          contrast: 'A migration can be a free choice, while this was forced.',
          wordParts: 'trail: a path',
          picture: 'a long line of wagons under gray clouds',
        },
        {
          term: 'removal',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the policy of forcing a people off its land and making it settle in another place',
          example: 'Removal took the Choctaw, the Muscogee, the Chickasaw, the Seminole and the Cherokee from most of their lands.',
          contrast: 'A move is chosen by a family, while this was ordered by a government.',
          wordParts: 're- (away) + move',
          picture: 'an arrow that pushes houses across a map',
        },
        {
          term: 'sovereignty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the right and power of a nation to govern itself and make its own laws',
          example: 'The Cherokee Nation defended its sovereignty with a constitution and in court.',
          contrast: 'A club can make rules for its members, but it is not a nation with land and laws.',
          wordParts: 'sovereign: ruling',
          picture: 'a seal on a constitution',
        },
        {
          term: 'treaty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a formal agreement between nations',
          example: 'The United States had promised in more than one treaty to respect Cherokee land.',
          contrast: 'A law binds people inside one country, while this binds nations to each other.',
          wordParts: 'from a Latin word for handle or manage',
          picture: 'two signatures on one page',
        },
        {
          term: 'homeland',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the place where a people has lived for many generations and to which it feels a deep connection',
          example: 'The Cherokee homeland lay among the forests and valleys of the southern Appalachians.',
          contrast: 'A property is owned and sold, while this means history, graves and stories as well.',
          wordParts: 'home + land',
          picture: 'hills with a house, a field and a river',
        },
        {
          term: 'Indian Territory',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the area west of the Mississippi, in what is now Oklahoma, to which nations from the East were forced to go',
          example: 'In Indian Territory the Cherokee Nation made Tahlequah its capital.',
          contrast: 'A state sends voting members to Congress, while this area was set aside for Native nations.',
          wordParts: 'territory, territorial',
          picture: 'a map with one area shaded west of a river',
        },
        {
          term: 'cede',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to give up land or rights to another nation in a formal agreement',
          example: 'The Cherokee council had made it a crime to cede land without its consent.',
          contrast: 'To lend something is to get it back, while this is meant to be for good.',
          wordParts: 'cede, cession',
          picture: 'a hand that slides a map across a table',
        },
        {
          term: 'ratify',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to approve something officially so that it becomes valid',
          example: 'The Senate voted in 1836 to ratify the Treaty of New Echota.',
          contrast: 'To sign is a first step, while this makes an agreement binding.',
          wordParts: 'ratify, ratification',
          picture: 'a stamp on a document',
        },
        {
          term: 'petition',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a written request, signed by many people, that asks leaders to take a certain action',
          example: 'A petition against the Treaty of New Echota carried more than 15,000 Cherokee names.',
          contrast: 'An order must be obeyed, while this asks.',
          wordParts: 'from a Latin word for ask',
          picture: 'a long sheet with many names',
        },
        {
          term: 'principal chief',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the elected head of the Cherokee government',
          example: 'As principal chief, John Ross spoke for most of the nation against removal.',
          contrast: 'A king inherits power, while this leader is chosen.',
          wordParts: 'principal: first in rank',
          picture: 'a speaker before a council house',
        },
        {
          term: 'syllabary',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a set of written signs in which each sign stands for a syllable of the language',
          example: 'Sequoyah finished his syllabary in 1821, and thousands of Cherokee people soon learned to read it.',
          contrast: 'An alphabet has signs for single sounds, while this has signs for groups of sounds.',
          wordParts: 'syllable, syllabary',
          picture: 'a chart with rows of signs',
        },
        {
          term: 'Supreme Court',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the highest group of judges in the United States, whose decisions other judges must follow',
          example: 'In 1832 the Supreme Court said that Georgia’s laws had no force in the Cherokee Nation.',
          contrast: 'A state court decides about state law, while this has the last word on the Constitution.',
          wordParts: 'supreme: highest',
          picture: 'a long bench with a gavel',
        },
        {
          term: 'land lottery',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a drawing by which a state gave away plots to its citizens by chance',
          example: 'In a land lottery, the state of Georgia gave away Cherokee farms to its own citizens.',
          contrast: 'A sale has a price, while here names were drawn from a drum.',
          wordParts: 'lot: a piece of land or a drawing by chance',
          picture: 'a drum full of paper slips',
        },
        {
          term: 'detachment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'one of the groups into which a large body of travelers is divided',
          example: 'Each Cherokee detachment had leaders, wagons and, if it was lucky, a doctor.',
          contrast: 'A crowd has no order, while this has leaders and a plan.',
          wordParts: 'detach: separate from the whole',
          picture: 'one of many dots along a line',
        },
        {
          term: 'oral history',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'memories and stories of the past that people pass on by speaking instead of writing',
          example: 'Oral history keeps names and places of the journey that no army report mentions.',
          contrast: 'A rumor is passed on without care, while this is told and checked within a community.',
          wordParts: 'oral: by mouth',
          picture: 'two people, one who speaks and one who listens',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which president signed the Indian Removal Act in 1830?',
          answer: 'Andrew Jackson',
          distractors: [
            { text: 'John Quincy Adams', error: 'picks the president before him' },
            { text: 'James Monroe', error: 'picks a president of an earlier time' },
            { text: 'Martin Van Buren', error: 'picks the president of the removal in 1838' },
          ],
          reason: 'Jackson had asked Congress for the law. Van Buren was president when the Cherokee were forced out in 1838.',
        },
        {
          thinking: 'remember',
          question: 'Who led the Cherokee Nation’s fight against removal as its principal chief?',
          answer: 'John Ross',
          distractors: [
            { text: 'Osceola', error: 'picks a leader of the Seminole resistance' },
            { text: 'Tecumseh', error: 'picks a Shawnee leader of an earlier time' },
            { text: 'Elias Boudinot', error: 'picks an editor who signed the Treaty of New Echota' },
          ],
          reason: 'Ross led the nation from 1828 on, traveled to Washington many times and carried petitions to Congress.',
        },
        {
          thinking: 'remember',
          question: 'What began to appear in print at New Echota in 1828, in two languages?',
          answer: 'the newspaper Cherokee Phoenix',
          distractors: [
            { text: 'the treaty that ceded Cherokee land', error: 'picks a document of 1835' },
            { text: 'the first map of Indian Territory', error: 'picks a different kind of document' },
            { text: 'the laws of Georgia', error: 'picks the side that opposed them' },
          ],
          reason: 'The paper used English and the signs that Sequoyah had created. It argued against removal.',
        },
        {
          thinking: 'remember',
          question: 'In which present-day state was most of the land to which the removed nations were sent?',
          answer: 'Oklahoma',
          distractors: [
            { text: 'Florida', error: 'picks the homeland of the Seminole' },
            { text: 'Tennessee', error: 'picks a state through which groups passed' },
            { text: 'California', error: 'picks a state much farther west' },
          ],
          reason: 'The area west of Arkansas was called Indian Territory. Oklahoma became a state in 1907.',
        },
        {
          thinking: 'remember',
          question: 'What was found near Dahlonega in the late 1820s, so that Georgians pressed for Cherokee land even more?',
          answer: 'gold',
          distractors: [
            { text: 'oil', error: 'picks a resource that mattered later in Oklahoma' },
            { text: 'coal', error: 'picks a resource of other mountain regions' },
            { text: 'silver', error: 'picks a metal that was found in the West' },
          ],
          reason: 'Thousands of miners rushed onto Cherokee land, and Georgia claimed the mines.',
        },
        {
          thinking: 'understand',
          question: 'What did Chief Justice John Marshall and his Court decide about Cherokee land in 1832?',
          answer: 'Georgia’s laws had no force in Cherokee territory.',
          distractors: [
            { text: 'The Cherokee had to leave Georgia within two years.', error: 'takes the treaty of 1835 for the ruling' },
            { text: 'The Indian Removal Act broke the Constitution.', error: 'thinks that the Court struck down the act itself' },
            { text: 'The president had to lead the removal in person.', error: 'invents an order of the Court' },
          ],
          reason:
            'Chief Justice Marshall wrote that the Cherokee Nation was a distinct community. Georgia and President Jackson did not act on the ruling.',
        },
        {
          thinking: 'understand',
          question: 'Why did most Cherokee people reject the Treaty of New Echota?',
          answer: 'Those who signed it had no right to speak for the nation.',
          distractors: [
            {
              text: 'Those who wrote it had used a language without any letters.',
              error: 'overlooks that Cherokee could be written and read',
            },
            { text: 'Those who received land in it lived in the state of Florida.', error: 'mixes it up with another nation' },
            { text: 'Those who paid for it wanted to have the money in gold.', error: 'invents a quarrel about money' },
          ],
          reason: 'A small group signed in 1835 without the approval of the council or of Chief Ross. The Senate accepted it all the same.',
        },
        {
          thinking: 'understand',
          question: 'Why did white planters in the Southeast want the land of the Native nations so badly?',
          answer: 'It could be used to grow cotton with enslaved labor.',
          distractors: [
            { text: 'It was needed for a canal to the Pacific Ocean.', error: 'brings in a plan of another time and place' },
            { text: 'It was the site on which a new national capital would stand.', error: 'invents a plan for a capital' },
            { text: 'It had been empty of people since the American Revolution.', error: 'overlooks Cherokee towns and farms' },
          ],
          reason: 'Cotton prices were high, and removal opened millions of acres. So removal and the spread of slavery belong together.',
        },
        {
          thinking: 'understand',
          question: 'How did many Cherokee leaders try to protect the nation before 1838?',
          answer: 'with a constitution, petitions and court cases',
          distractors: [
            { text: 'with a war against the army of Great Britain', error: 'mixes it up with earlier wars' },
            { text: 'with a secret move of the nation to Canada', error: 'invents an escape' },
            { text: 'with the sale of their land to the planters', error: 'turns their aim around' },
          ],
          reason: 'They acted as a nation that asked another nation to keep its word and its laws.',
        },
        {
          thinking: 'apply',
          question:
            'If a state today claims that its fishing laws apply inside the lands of a Native nation, which case would a lawyer for the nation look at first?',
          answer: 'Worcester v. Georgia',
          distractors: [
            { text: 'Marbury v. Madison', error: 'picks a case on the power of courts' },
            { text: 'Dred Scott v. Sandford', error: 'picks a later case on slavery and citizenship' },
            { text: 'Gibbons v. Ogden', error: 'picks a case on trade between states' },
          ],
          reason: 'The ruling limits the power of states in the lands of Native nations. Lawyers and courts still refer to it.',
        },
        {
          thinking: 'apply',
          question:
            'One group of travelers covers about 10 miles a day on a route of 800 miles and loses 20 days because of ice on a river. About how long is its journey?',
          answer: '100 days',
          distractors: [
            { text: '160 days', error: 'doubles the 80 days instead of adding 20' },
            { text: '180 days', error: 'takes 100 days and adds the 80 again' },
            { text: '820 days', error: 'adds the 20 days to the number of miles' },
          ],
          reason:
            '800 ÷ 10 = 80 days of travel, and 20 days of waiting make 100. In the winter of 1838 some groups waited for weeks at the frozen Mississippi.',
        },
        {
          thinking: 'apply',
          question:
            'You find an army officer’s report of 1838 and a story that a Cherokee family has told for generations. How should a historian use them?',
          answer: 'compare what each one can and cannot show',
          distractors: [
            { text: 'keep the report and leave out the story', error: 'trusts writing alone' },
            { text: 'keep the story and leave out the report', error: 'trusts one side alone' },
            { text: 'mix the two until no difference is left', error: 'hides the point of view of each source' },
          ],
          reason: 'Each source has a point of view. Together they show orders and numbers as well as names, places and loss.',
        },
        {
          thinking: 'apply',
          question:
            'A new map shows the removal as a single line that runs from Georgia to Oklahoma. What would make this map more accurate?',
          answer: 'several routes by land and by water',
          distractors: [
            { text: 'a thicker line in a brighter color', error: 'changes the look and not the content' },
            { text: 'a single line from Florida to Kansas', error: 'replaces one wrong line by another' },
            { text: 'a picture of the president at the top', error: 'adds decoration' },
          ],
          reason:
            'Groups left from different places at different times, on roads and rivers, and five large nations were removed in these years.',
        },
        {
          thinking: 'analyze',
          question: 'A change of a single vote would have defeated the Treaty of New Echota in the Senate in 1836. What can we conclude?',
          answer: 'Removal was disputed in the United States, too.',
          distractors: [
            { text: 'Removal had the support of nearly the whole Senate.', error: 'overlooks how close the vote was' },
            { text: 'Removal was decided by Cherokee voters.', error: 'mixes up two governments' },
            { text: 'Removal had been stopped before the vote was held.', error: 'turns the result around' },
          ],
          reason:
            'Senators, ministers and many women who signed petitions opposed it. That it was contested shows that another choice was possible.',
        },
        {
          thinking: 'analyze',
          question:
            'About 4,000 Cherokee people died because of the removal, according to a common estimate. Why do historians use the word “estimate”?',
          answer: 'Records are incomplete and count in different ways.',
          distractors: [
            { text: 'Records of those years have been kept secret.', error: 'invents a secret' },
            { text: 'Numbers of that size could not yet be written down.', error: 'underestimates record keeping in the 1800s' },
            { text: 'Deaths were counted twice in each of the reports.', error: 'takes one possible mistake for a fact' },
          ],
          reason: 'Some deaths in camps or after arrival were not written down. A careful writer names the number and says how sure it is.',
        },
        {
          thinking: 'evaluate',
          question: 'Which evidence best supports the claim that the Cherokee Nation survived removal?',
          answer: 'a constitution and public schools after 1839',
          distractors: [
            { text: 'a statue of President Jackson in a public square', error: 'picks a monument to another person' },
            { text: 'a film in which a hero crosses a wide river', error: 'picks fiction made much later' },
            { text: 'a map of Georgia that was printed in 1825', error: 'picks a source from before removal' },
          ],
          reason:
            'In Indian Territory the nation adopted a new constitution, chose Tahlequah as its capital and opened schools. It governs itself today.',
        },
      ],
      misconceptions: [
        {
          belief: 'The Trail of Tears happened to one nation, the Cherokee.',
          why: 'Books often tell the Cherokee story alone.',
          truth:
            'The Choctaw, Muscogee (Creek), Chickasaw and Seminole were removed as well, and nations in the North were forced west, too.',
          teacherMove:
            'Give groups a blank time line from 1830 to 1842 and five nation cards with dates. They place the cards and write what was the same and what was different.',
        },
        {
          belief: 'Native people were wandering hunters who did not use the land.',
          why: 'Old speeches in favor of removal said so.',
          truth: 'The Cherokee and their neighbors had towns, farms, orchards, mills, schools and governments.',
          teacherMove:
            'Show a list of property from an 1830s Cherokee farm: cabins, fields, fruit trees, a mill. Students compare it with a line from a speech and mark where the speech is false.',
        },
        {
          belief: 'The Supreme Court ruled for the Cherokee, so they were safe.',
          why: 'Students expect that a ruling is carried out at once.',
          truth: 'Courts depend on others to carry out their rulings, and Georgia and the president did not.',
          teacherMove:
            'Draw three boxes for the branches. Students act as readers of the ruling, draw arrows for who should have done what, and put a cross where the chain broke.',
        },
        {
          belief: 'All Cherokee leaders agreed on what to do.',
          why: 'Textbooks speak of “the Cherokee” as if with one voice.',
          truth:
            'Most stood with John Ross against removal. A small group came to think that a treaty was the only way to save the people.',
          teacherMove:
            'Put up short statements by both sides in simple words. Students list the reasons of each before they judge, and they note who had the right to decide.',
        },
        {
          belief: 'These nations disappeared.',
          why: 'The story in class often stops in 1839.',
          truth:
            'They rebuilt their governments, and the Cherokee Nation, the Eastern Band and the United Keetoowah Band are governments today.',
          teacherMove:
            'Open a nation’s own website with the class. Students find three services that its government provides and add them to the end of the time line.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'Why did the state of Georgia want to end the Cherokee government inside its borders?',
          lookFors: [
            'Names land for cotton, gold or the land lottery.',
            'Explains that a separate government limited the power of the state.',
            'Connects land hunger with ideas about race.',
          ],
          probe: 'Which of these reasons did speakers say aloud, and which did they hide?',
        },
        {
          thinking: 'understand',
          question: 'What does the idea of sovereignty mean in the story of the Cherokee Nation?',
          lookFors: [
            'Says that the nation governed itself with its own laws.',
            'Uses treaties or the court case as evidence.',
            'Explains how Georgia’s laws attacked it.',
          ],
          probe: 'What signs of sovereignty can you find today?',
        },
        {
          thinking: 'analyze',
          question: 'How could removal go ahead after the Supreme Court had ruled against Georgia?',
          lookFors: [
            'Explains that the Court cannot enforce its rulings alone.',
            'Says that the ruling was about Georgia’s laws and not about the act of 1830.',
            'Names the treaty of 1835 as the path that was used.',
          ],
          probe: 'Which branch could have changed the outcome?',
        },
        {
          thinking: 'analyze',
          question: 'How did the words that supporters of removal chose make the policy sound better than it was?',
          lookFors: [
            'Gives examples, such as “voluntary,” “protect” or “exchange.”',
            'Contrasts the words with what happened.',
            'Explains whom such words were meant to convince.',
          ],
          probe: 'Which words would you use in a textbook?',
        },
        {
          thinking: 'analyze',
          question: 'Why did some Cherokee leaders sign the Treaty of New Echota although most of the nation was against it?',
          lookFors: [
            'Explains that they saw no other way to save the people.',
            'Says that they had no authority from the council.',
            'Judges the act without simple labels.',
          ],
          probe: 'What could both sides have wanted for their children?',
        },
        {
          thinking: 'apply',
          question: 'How could a class check whether a number or a quotation about the Trail of Tears is reliable?',
          lookFors: [
            'Suggests comparing several sources.',
            'Looks for who wrote it, when and why.',
            'Includes sources from the nations themselves.',
          ],
          probe: 'What do you do when sources disagree?',
        },
        {
          thinking: 'evaluate',
          question: 'Who bears the most responsibility for removal: the president, Congress, the states or settlers? Defend your judgment.',
          lookFors: [
            'Uses evidence for at least two of them.',
            'Explains what each one could have done.',
            'Makes a clear judgment with a standard.',
          ],
          probe: 'Does sharing responsibility make it smaller?',
        },
        {
          thinking: 'evaluate',
          question: 'Which form of Cherokee resistance was the strongest, even though it did not stop removal?',
          lookFors: [
            'Chooses petitions, the newspaper, the court case or staying in the mountains.',
            'Explains what it achieved then or later.',
            'Weighs it against one other form.',
          ],
          probe: 'How do we measure success if the law does not change?',
        },
        {
          thinking: 'create',
          question: 'How would you design a stop on the historic trail so that visitors learn about loss and also about the nations today?',
          lookFors: [
            'Includes the view of a nation in its own words.',
            'Combines past and present.',
            'Keeps respect by leaving out effects that entertain.',
          ],
          probe: 'Whom would you ask before you build it?',
        },
        {
          thinking: 'analyze',
          question:
            'Why did people outside the Cherokee Nation, such as ministers and women who signed petitions, speak up against removal?',
          lookFors: [
            'names a reason such as treaties, faith, fairness or respect for the Constitution',
            'names a way in which they acted',
            'explains why their efforts did not stop the policy',
          ],
          probe: 'What can such protests show historians about the choices that people had?',
        },
      ],
      activities: [
        {
          title: 'Read a front page',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['picture of a Cherokee Phoenix front page', 'paper'],
          steps: [
            'Look at the picture of the front page for one minute.',
            'Write on your paper what you notice about the letters and the columns.',
            'Decide which readers the paper wanted to reach.',
            'Share one conclusion and the detail on which it rests.',
          ],
          lookFor: 'Students see two languages and conclude that the nation spoke to its own people and to outsiders.',
        },
        {
          title: 'Map the pressure',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['map of the Southeast in 1830', 'map of the routes', 'tracing paper'],
          steps: [
            'Trace the borders of the five nations from the first map onto tracing paper.',
            'Mark on it the areas of cotton and of gold.',
            'Lay the tracing paper on the map of the routes and add three routes.',
            'Write two sentences that connect land, resources and routes.',
            'Name one thing that your maps do not show.',
          ],
          lookFor: 'Groups connect land and cotton with removal and say that maps leave out people’s experience.',
        },
        {
          title: 'Who should have acted?',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['five event cards', 'chart of the three branches'],
          steps: [
            'Put the five event cards in order from 1828 to 1838.',
            'Write on the chart what each branch did at each event.',
            'Mark the places where a branch could have acted in another way.',
            'Explain to another group where the protection of law broke down.',
          ],
          lookFor: 'Groups tell the act, the ruling and the treaty apart.',
        },
        {
          title: 'Words that hide, words that show',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['six short sentences from the time in simple words', 'highlighter'],
          steps: [
            'Read the six sentences aloud to each other.',
            'Mark with the highlighter the words that make a thing sound better or worse.',
            'Rewrite two sentences in neutral and exact words.',
            'Compare your new sentences with those of another pair.',
          ],
          lookFor: 'Students replace words such as “exchange” by what took place, and they stay fair to the source.',
        },
        {
          title: 'The nations today',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'create',
          materials: ['web pages or printouts from a nation’s government', 'poster paper', 'markers'],
          steps: [
            'Choose one of the five nations with your group.',
            'Find on the pages where it lives today and how its government works.',
            'Find one example of language, school or health work.',
            'Make a poster with markers that links one event of the 1830s with one fact of today.',
            'Name your sources at the bottom.',
          ],
          lookFor: 'Posters use the nation’s own name and the present tense. Nobody is asked to speak for a nation.',
        },
      ],
      recalls: [
        {
          prompt: 'Name the three branches of the federal government and one task of each.',
          answer: 'Congress makes laws, the president carries them out and the courts interpret them.',
          likelyError: 'Gives the courts the task of enforcing laws.',
          minutes: 2,
        },
        {
          prompt: 'Explain what the Louisiana Purchase changed on the map of the United States in 1803.',
          answer: 'It added a claim to a large area west of the Mississippi.',
          likelyError: 'Says that it added Georgia or Florida.',
          minutes: 2,
        },
        {
          prompt: 'Point out Georgia, Tennessee and Oklahoma on a map, or name a state next to Georgia.',
          answer: 'For example: Alabama or Tennessee.',
          likelyError: 'Looks for Oklahoma east of the Mississippi.',
          minutes: 2,
        },
        {
          prompt: 'Write one sentence on how a treaty is made under the Constitution.',
          answer: 'The president makes it, and two thirds of the Senate must agree.',
          likelyError: 'Says that the House of Representatives decides.',
          minutes: 2,
        },
        {
          prompt: 'Name the crop that made planters in the South rich in the early 1800s.',
          answer: 'Cotton',
          likelyError: 'Says corn, which was grown more for food.',
          minutes: 1,
        },
        {
          prompt: 'Tell what the cotton gin did.',
          answer: 'It separated the fibers from the seeds.',
          likelyError: 'Says that it picked the cotton.',
          minutes: 1,
        },
        {
          prompt: 'List two rights that the First Amendment protects.',
          answer: 'For example: speech and petition.',
          likelyError: 'Names the right to vote.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'A student writes, “The Cherokee lost because they had signed a treaty and sold their land, and after that they were gone.” What would you correct?',
        answer:
          'A small group signed the Treaty of New Echota in 1835 without the approval of the council or of Principal Chief John Ross, and more than 15,000 names on a petition protested. The Supreme Court had said in 1832 that Georgia’s laws had no force in the Cherokee Nation, but this did not stop the removal. Soldiers forced families into camps in 1838, and thousands of people died. The Cherokee are not gone: they wrote a new constitution in 1839, some stayed in North Carolina, and three Cherokee governments exist today.',
        partial: 'Adds that the treaty was unfair, but does not explain who signed it or that the nation continues.',
        reteach:
          'Give four statement strips: who signed, who protested, what the Court said and where the nation is today. Students find one source for each strip and then rewrite the sentence in three new ones.',
      },
      processes: [
        {
          title: 'how the law of 1830 led to the removal of the Cherokee',
          steps: [
            'Congress passes the Indian Removal Act in 1830.',
            'Georgia’s laws are challenged in court, and the Supreme Court rules in 1832.',
            'A small group signs the Treaty of New Echota in December 1835.',
            'The Senate ratifies the treaty in 1836.',
            'Soldiers begin to force families into camps in May 1838.',
            'Detachments set out for the West in the fall.',
            'The last large groups arrive in March 1839.',
          ],
        },
        {
          title: 'how the Cherokee Nation defended its land before removal',
          steps: [
            'Sequoyah finishes the syllabary in 1821.',
            'The nation adopts a written constitution in 1827.',
            'The first issue of the Cherokee Phoenix appears in 1828.',
            'Lawyers for the nation and its supporters go to the Supreme Court in 1831 and 1832.',
            'More than 15,000 names are gathered against the Treaty of New Echota.',
          ],
        },
      ],
      causes: [
        { cause: 'gold is found on Cherokee land', effect: 'thousands of miners rush in and Georgia presses harder for the land' },
        { cause: 'cotton prices rise', effect: 'planters want the fertile land of Native nations' },
        {
          cause: 'Georgia and the president do not act on the ruling of 1832',
          effect: 'the Cherokee stay exposed to pressure from the state',
        },
        { cause: 'the Senate ratifies a treaty that most Cherokee people reject', effect: 'the army is sent to force them out' },
        { cause: 'detachments travel in a hard winter with too little food and shelter', effect: 'many people fall ill and thousands die' },
      ],
      comparisons: [
        {
          a: 'the Cherokee Nation',
          b: 'the state of Georgia',
          alike: 'Both had written constitutions and claimed the right to govern the same land.',
          different: [
            { feature: 'source of its claim', a: 'treaties and centuries on the land', b: 'state borders and state laws' },
            { feature: 'aim', a: 'to stay and govern itself', b: 'to take the land for its citizens' },
            { feature: 'main tools', a: 'petitions, newspaper, courts', b: 'laws, land lottery, state guard' },
          ],
        },
        {
          a: 'the Cherokee removal',
          b: 'the Choctaw removal',
          alike: 'Both nations were forced from the Southeast to Indian Territory, and many people died.',
          different: [
            { feature: 'treaty that was used', a: 'New Echota, 1835', b: 'Dancing Rabbit Creek, 1830' },
            { feature: 'main years of travel', a: '1838 to 1839', b: '1831 to 1833' },
            { feature: 'homeland', a: 'southern Appalachians', b: 'Mississippi and nearby' },
          ],
        },
      ],
      connections: [
        'Geography: compare the National Historic Trail map with a road map and calculate how long one route takes by foot, by wagon and by car.',
        'Language arts: read a short editorial in simple words from the Cherokee Phoenix and map its claim, reasons and evidence.',
        'Civics: find a recent news story about a treaty or a Native nation’s court case and state in two sentences what sovereignty means in it.',
        'Math: work with rates and make a table of miles per day, days of travel and days of waiting for an 800-mile route.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Sequoyah’s signs',
          task: 'Students try to write a short English sentence by syllables and explain why a syllabary can be learned quickly.',
          background:
            'Sequoyah, who could not read English, created a set of more than 80 signs for Cherokee. Within a few years thousands of people could read it.',
          checkFirst: 'Use it to study writing, and do not invent names for students in Cherokee.',
        },
        {
          aspect: 'people',
          title: 'Nancy Ward and the women of 1817',
          task: 'Students compare a women’s petition of 1817 with one of the 1830s and explain the reasons that the writers gave.',
          background: 'Nancy Ward, a Beloved Woman of the Cherokee, joined other women in asking the council not to give up more land.',
          checkFirst: 'Say that Beloved Woman was a position of honor and political voice.',
        },
        {
          aspect: 'place',
          title: 'Tahlequah and Qualla',
          task: 'Students use a map to explain how one people came to live in two places far apart and what each place is known for.',
          background:
            'Tahlequah, Oklahoma, is the capital of the Cherokee Nation. The Eastern Band lives on the Qualla Boundary in North Carolina, where some families had been able to stay.',
          checkFirst: 'Use each government’s own name.',
        },
        {
          aspect: 'family and community',
          title: 'A gift across the ocean',
          task: 'Students ask why people who had little gave to strangers and plan how a community can remember such an act.',
          background:
            'In 1847 Choctaw people sent money to Ireland during the famine. A steel sculpture of feathers in Midleton, Ireland, honors the gift.',
          checkFirst: 'Keep the task on giving, and ask nobody about family hardship.',
        },
        {
          aspect: 'language',
          title: 'A language in school',
          task: 'Students list what a language needs in order to stay alive, and rank home, school, signs and apps.',
          background:
            'The Cherokee Nation runs schools in which children learn in Cherokee, and the signs of Sequoyah can be typed on phones.',
          checkFirst: 'Do not ask students of any nation to perform a language.',
        },
        {
          aspect: 'critical question',
          title: 'Whose face is on the money?',
          task: 'Students study two views on a monument or a bill with Andrew Jackson’s face and explain what each side wants to remember.',
          background:
            'Jackson’s portrait was put on the twenty-dollar bill in 1928. Some people want to change it, and others want to keep it.',
          checkFirst: 'Keep to arguments and sources, and let students stay undecided.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'In 1828 an apprentice in a print shop at New Echota sets type in two languages for the first issue of a newspaper. Tell the story of the last hour before printing, and choose the small mistake that has to be found.',
          audience: 'readers of historical fiction for middle school',
          plan: ['What is special about this shop?', 'What goes wrong?', 'What does the apprentice understand?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'In 1851 a student arrives at a new Cherokee school near Tahlequah, where her aunt will teach. Write the story of her first week, and choose the object that she has brought from home.',
          audience: 'a class collection of short stories',
          plan: ['What is new to her?', 'What is familiar?', 'How does the week end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A present-day cousin visits a garden where old kinds of beans and corn are grown again from saved seeds. Tell the story of the visit, and choose what the gardener asks the cousin to carry home.',
          audience: 'readers of a magazine for young people',
          plan: ['What does the visitor notice?', 'What is told about the seeds?', 'What changes in the visitor?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'Two students at a school in Oklahoma find an old speller with notes in the margin, written in the signs of Sequoyah. Tell the story of how they learn to read one line, and choose whom they ask for help.',
          audience: 'students at a middle school',
          plan: ['Where do they find the book?', 'What do they guess first?', 'What does the line say?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A young clerk in Washington in 1836 has to unroll and count the names on a very long petition. Write the story of that day, and choose the moment when the names become more than a number.',
          audience: 'readers of historical fiction for middle school',
          plan: ['What is the clerk told to do?', 'What does the clerk notice?', 'What does the clerk do at the end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A park ranger and a visitor from the Cherokee Nation plan a new sign together and disagree about the first sentence. Tell the story of their afternoon, and choose the word on which they agree in the end.',
          audience: 'visitors to a park’s website',
          plan: ['What does each of them want to say?', 'Why does one word matter so much?', 'What does the sign say at the end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A traveling teacher comes to New Echota in 1827 and watches a grandfather and his grandchild learn the same new signs. Write the story of the lesson, and choose who learns faster and why.',
          audience: 'a class collection of short stories',
          plan: ['Where does the lesson take place?', 'What is easy or hard?', 'What does the teacher write home?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student in Ireland walks past a tall sculpture of steel feathers each day and one day reads why it is there. Tell the story of what the student does next, and choose the person to whom a letter is sent.',
          audience: 'pen pals at another school',
          plan: ['What does the sign say?', 'What does the student want to know?', 'What is in the letter?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A family finds a box of old letters in the attic of a farmhouse in Georgia, and one letter tells who had planted the apple trees. Tell the story of that evening, and choose what the family does with the letter.',
          audience: 'readers of a magazine for young people',
          plan: ['What is in the box?', 'What does each person think?', 'What do they decide?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A publisher’s chapter on the 1830s stops in 1839 with the words “and the Cherokee were gone.” Write a letter that persuades the publisher to revise it, and choose the two facts that the new ending must have.',
          audience: 'the editor of a textbook',
          plan: ['What does the ending teach?', 'What is the evidence against it?', 'What should stand there?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your state wants to mark places along the routes of removal with signs or to spend the money on an online map. Persuade the committee to choose one, and choose reasons that respect the nations’ own wishes.',
          audience: 'a state history committee',
          plan: ['Who will use it?', 'What can each one show?', 'Whom should the committee ask?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people say that petitions are useless if leaders do not listen. Write a speech that persuades your audience to agree or disagree, and choose one example from the 1830s.',
          audience: 'students in a civics club',
          plan: ['What did a petition do at the time?', 'What does it do for later readers?', 'What else is needed?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A museum has one wall for the 1830s and can show either a map of routes or pages of the Cherokee Phoenix. Persuade the director to choose one of them, and choose the visitors whom you have in mind.',
          audience: 'the director of a history museum',
          plan: ['What can each one teach?', 'Which people does it show as actors?', 'What would a critic say?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the Treaty of New Echota could become law although most Cherokee people rejected it. Use a clear order of steps, and choose one diagram that helps.',
          audience: 'a study guide for classmates',
          plan: ['Who signed?', 'Who had to approve it in Washington?', 'What followed?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain what the Supreme Court decided in Worcester v. Georgia and why it did not stop removal. Use the words sovereignty and enforce, and choose an everyday comparison.',
          audience: 'a reader who is new to the topic',
          plan: ['What was the question?', 'What was the answer?', 'Who would have had to act?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how historians use several kinds of sources to learn about the Trail of Tears. Use a report, a map and an oral history as your examples, and choose the strength and the limit of each one.',
          audience: 'students who plan a research project',
          plan: ['What does each source know?', 'What does it leave out?', 'How do they fit together?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain what the Cherokee Nation is today and how its present is linked with the 1830s. Use one fact about government and one about language, and choose a reliable source for each.',
          audience: 'a page in a class handbook',
          plan: ['Where is its capital?', 'What does its government do?', 'What has lasted since the 1830s?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a Cherokee farm in the hills in the spring of 1830, before the removal: its orchard, its house, its path to the mill. Use the senses, and choose one detail that shows how long a family has lived there.',
          audience: 'readers of an online exhibit',
          plan: ['What grows there?', 'What sounds are there?', 'What shows care?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the page of an old newspaper with two kinds of letters. Use shapes, lines and the feel of the paper, and choose one word or sign to look at closely.',
          audience: 'visitors to a museum of printing',
          plan: ['What do you see first?', 'How do the columns differ?', 'What can you guess without reading?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a quiet spot on the National Historic Trail as it is today, with its sign, its trees and its visitors. Use light and sound, and choose the moment in which someone stops talking.',
          audience: 'a travel journal',
          plan: ['What is there?', 'What is missing?', 'How do people behave?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the council house at New Echota on a day when delegates discuss a new constitution. Use voices, light and gestures, and choose one delegate to show closely.',
          audience: 'readers of an online exhibit',
          plan: ['Who sits where?', 'What can be heard?', 'What shows that the day matters?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in which a promise on paper speaks. Choose what it is made of, who reads it and what it would like to say to the reader of today.',
          audience: 'a class reading',
          plan: ['How does the paper feel?', 'What was written on it?', 'What does it ask?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue between two rivers, one in Georgia and one in Oklahoma, that have learned the same songs. Choose what each one remembers and what they share today.',
          audience: 'a two-voice reading',
          plan: ['What does each one carry?', 'What do they ask each other?', 'How does the dialogue end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write the text of a song or a spoken piece with the refrain “The nation lives on.” Choose three pictures of the present, such as a school, a garden or a road sign, and let each verse show one of them.',
          audience: 'a performance in class',
          plan: ['What is in each picture?', 'What changes from verse to verse?', 'How does the last refrain sound?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Design a page for an illustrated book on the syllabary. Create a title, three small pictures with captions and a riddle, and choose the age of your readers.',
          audience: 'a class picture book',
          plan: ['What should readers try out?', 'What does each picture show?', 'How does the riddle work?'],
        },
      ],
      itemSets: [
        {
          title: 'A vote from Tennessee',
          text: 'In May 1830, the House of Representatives voted on the Indian Removal Act, which President Jackson wanted, and passed it by 102 votes to 97. David Crockett of Tennessee, a man of the frontier who had come to Congress as a friend of Jackson, voted no. He was the only one from his state to do so, and he later called the act wicked and unjust. Most voters in his district liked Jackson and wanted land for white settlers. In the next election, in 1831, Crockett lost his seat by a small number of votes, though he won it back two years later.',
          facts: [
            {
              thinking: 'apply',
              question:
                'If the other votes stayed the same, how many members would have had to change from yes to no in order to defeat the act?',
              answer: '3',
              distractors: [
                {
                  text: '2',
                  error: 'leads to a narrow yes of 100 to 99',
                },
                {
                  text: '5',
                  error: 'takes the whole difference of the votes',
                },
                {
                  text: '97',
                  error: 'takes the number of votes against the act',
                },
              ],
              reason: 'With three changes, the vote would have been 99 to 100, and the act would have failed.',
            },
            {
              thinking: 'analyze',
              question: 'What does the close vote in the House of Representatives show about the country in 1830?',
              answer: 'White Americans were deeply divided over removal.',
              distractors: [
                {
                  text: 'White Americans agreed with one another on removal.',
                  error: 'overlooks the 97 votes against',
                },
                {
                  text: 'Native nations had nearly half of the seats in the House.',
                  error: 'takes votes against removal for Native seats',
                },
                {
                  text: 'Native nations had asked the House to vote on the act.',
                  error: 'misreads who wanted the act',
                },
              ],
              reason: 'A difference of five votes out of 199 means that nearly half of the members were against it.',
            },
            {
              thinking: 'apply',
              question: 'Which explanation fits Crockett’s loss in the election of 1831 best, judging from the case?',
              answer: 'He had opposed a popular president on land that voters wanted.',
              distractors: [
                {
                  text: 'He had moved away from the frontier to a city in the East.',
                  error: 'invents a reason',
                },
                {
                  text: 'He had promised to support Jackson and then changed his mind on the army.',
                  error: 'invents a reason',
                },
                {
                  text: 'He had voted for an act that his district had asked him to defeat.',
                  error: 'turns his vote around',
                },
              ],
              reason: 'His district liked Jackson and hoped for Native land, and Crockett stood alone among Tennessee’s members.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Should a representative vote as the voters wish or as conscience demands, if you think of Crockett’s vote and of those who had no vote at all?',
            lookFors: [
              'Gives a reason for each side: elected to represent, or elected to judge.',
              'Notes that Native people, whose homes were at stake, could not vote for the House.',
            ],
            probe: 'How would you explain a vote against the wishes of your district?',
          },
        },
        {
          title: 'Two schools at the end of the trail',
          text: 'In 1851, twelve years after the removal, the Cherokee Nation opened two large brick schools near its new capital, Tahlequah, one for young women and one for young men. The nation’s council had planned them for years and paid for them with the nation’s own money, just as it paid for many smaller day schools. Some teachers came from well-known colleges in the East, and the lessons were in English, although many Cherokee families could read and write in their own language. At that time, there were few public high schools in the states nearby.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What does the opening of these schools show about the Cherokee Nation after removal?',
              answer: 'It had a government that planned for its future.',
              distractors: [
                {
                  text: 'It had given up its government to the states nearby.',
                  error: 'overlooks the nation’s council',
                },
                {
                  text: 'It had been paid by Tahlequah to build the schools.',
                  error: 'takes the capital for another government',
                },
                {
                  text: 'It had returned to the land that it had been forced to leave.',
                  error: 'overlooks the new capital',
                },
              ],
              reason: 'A council that raises buildings, pays teachers and runs day schools is a working government.',
            },
            {
              thinking: 'analyze',
              question: 'Which detail suggests that people could disagree about what should be taught at the new schools?',
              answer: 'English was used there, while many read Cherokee.',
              distractors: [
                {
                  text: 'The teachers were from colleges, while pupils were young.',
                  error: 'names an ordinary difference',
                },
                {
                  text: 'The schools were of brick, while the capital was new.',
                  error: 'compares buildings',
                },
                {
                  text: 'The council paid for day schools near the families’ homes.',
                  error: 'names something that most people welcomed',
                },
              ],
              reason: 'A school in English opened some doors, but families who read Cherokee might fear for their language.',
            },
            {
              thinking: 'apply',
              question:
                'Which correction does the case support to an old textbook that says that settlers from the East brought schools to Indian Territory?',
              answer: 'The nation founded schools there and paid for them itself.',
              distractors: [
                {
                  text: 'The states nearby founded schools there and kept the costs low.',
                  error: 'overlooks who paid',
                },
                {
                  text: 'The federal army founded schools there right after the removal.',
                  error: 'invents a founder',
                },
                {
                  text: 'The teachers founded schools there and asked the nation for land.',
                  error: 'makes employees the founders',
                },
              ],
              reason: 'The Cherokee Nation decided, built and paid; the teachers from the East were hired.',
            },
          ],
          question: {
            thinking: 'analyze',
            question: 'Why might a nation that had just lost so much decide to spend its own money on schools?',
            lookFors: [
              'Educated leaders could defend treaties and rights in English.',
              'Schools keep a nation together and show that it has a future.',
            ],
            probe: 'What would you teach in such a school, and in which language?',
          },
        },
        {
          title: 'A promise at the far end',
          text: 'When the Muscogee, or Creek, people were forced west in the 1830s, treaties promised them new lands for as long as they lived there as a nation. In 1907 their land became part of Oklahoma, and the state acted as if the reservation had ended. More than a century later, a Native man who was convicted by a state court argued that it was the wrong court, because the crime had happened on the reservation. In 2020 the Supreme Court agreed by five votes to four, since no act of Congress had ended the reservation. Its opinion began with “On the far end of the Trail of Tears was a promise.”',
          facts: [
            {
              thinking: 'analyze',
              question: 'On which question did the decision of the Supreme Court in 2020 depend most?',
              answer: 'whether Congress had ended the reservation by law',
              distractors: [
                {
                  text: 'whether the man had committed the crime in anger',
                  error: 'looks at the crime instead of the place',
                },
                {
                  text: 'whether the nation had enough land to farm in 1907',
                  error: 'looks at a fact that was not asked',
                },
                {
                  text: 'whether the state had been fair to its own citizens',
                  error: 'looks at another party',
                },
              ],
              reason: 'Only Congress could end the reservation, and the Court found no law that had done so.',
            },
            {
              thinking: 'analyze',
              question: 'Which idea does the first sentence of the opinion of the Supreme Court stress with its choice of words?',
              answer: 'A promise that went with removal still has to be kept.',
              distractors: [
                {
                  text: 'A treaty loses its force once a new state has joined the Union.',
                  error: 'gives the view that lost',
                },
                {
                  text: 'A trail through several states should be kept as a park.',
                  error: 'takes the words for a road',
                },
                {
                  text: 'A promise to a family is worth more than a law of Congress.',
                  error: 'sets the promise above the law, which the Court did not',
                },
              ],
              reason: 'The United States had promised the land when it forced the people west, and the Court held it to its word.',
            },
            {
              thinking: 'apply',
              question: 'How did the practice of a state over more than a hundred years count in the end?',
              answer: 'It could not take the place of an act of Congress.',
              distractors: [
                {
                  text: 'It had become law because nobody had objected to it.',
                  error: 'thinks that habit makes law here',
                },
                {
                  text: 'It had moved the reservation to another part of the state.',
                  error: 'misunderstands the dispute',
                },
                {
                  text: 'It could be used in cases from before 1907 alone.',
                  error: 'invents a limit',
                },
              ],
              reason: 'The state had acted as if the reservation had ended, yet without a law of Congress it had not.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Some people warned that the decision would cause confusion after so long a time, while others said that a promise does not grow old. Which reason weighs more, and why?',
            lookFors: [
              'Takes seriously that people and courts had relied on the practice.',
              'Explains why old promises matter, above all to the side that kept its part.',
            ],
            probe: 'Who should now sit down together to settle the practical questions?',
          },
        },
      ],
    },
  },
});
