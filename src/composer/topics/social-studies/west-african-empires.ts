import { defineTopicPack } from '../topic-pack.ts';

export const westAfricanEmpires = defineTopicPack({
  id: 'west-african-empires',
  title: 'The empires of West Africa',
  inText: 'the empires of West Africa',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'west african empires',
    'empires of west africa',
    'west african kingdoms',
    'west africa empires',
    'medieval west africa',
    'medieval african kingdoms',
    'ghana mali and songhai',
    'ghana mali songhai',
    'ghana empire',
    'kingdom of ghana',
    'mali',
    'mali empire',
    'kingdom of mali',
    'songhai',
    'songhai empire',
    'mansa musa',
    'sundiata',
    'timbuktu',
    'trans-saharan trade',
    'gold and salt trade',
  ],
  standards: [
    { code: 'D2.His.1.6-8', grades: [6, 8] },
    { code: 'D2.Geo.7.6-8', grades: [6, 8] },
  ],
  translations: {
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
    caravan: {
      Arabic: 'قافلة',
      Bengali: 'কাফেলা',
      'Chinese (Simplified)': '商队',
      French: 'caravane',
      Hindi: 'कारवाँ',
      Japanese: '隊商',
      Korean: '대상',
      Portuguese: 'caravana',
      Russian: 'караван',
      Spanish: 'caravana',
      Ukrainian: 'караван',
      Vietnamese: 'đoàn lữ hành',
    },
    Mansa: {
      Arabic: 'مانسا',
      Bengali: 'মানসা',
      'Chinese (Simplified)': '曼萨',
      French: 'mansa',
      Hindi: 'मनसा',
      Japanese: 'マンサ',
      Korean: '만사',
      Portuguese: 'mansa',
      Russian: 'манса',
      Spanish: 'mansa',
      Ukrainian: 'манса',
      Vietnamese: 'mansa',
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
    'oral tradition': {
      Arabic: 'تراث شفهي',
      Bengali: 'মৌখিক ঐতিহ্য',
      'Chinese (Simplified)': '口头传统',
      French: 'tradition orale',
      Hindi: 'मौखिक परंपरा',
      Japanese: '口承',
      Korean: '구전 전통',
      Portuguese: 'tradição oral',
      Russian: 'устная традиция',
      Spanish: 'tradición oral',
      Ukrainian: 'усна традиція',
      Vietnamese: 'truyền thống truyền miệng',
    },
    epic: {
      Arabic: 'ملحمة',
      Bengali: 'মহাকাব্য',
      'Chinese (Simplified)': '史诗',
      French: 'épopée',
      Hindi: 'महाकाव्य',
      Japanese: '叙事詩',
      Korean: '서사시',
      Portuguese: 'epopeia',
      Russian: 'эпическая поэма',
      Spanish: 'epopeya',
      Ukrainian: 'епічна поема',
      Vietnamese: 'sử thi',
    },
    Islam: {
      Arabic: 'الإسلام',
      Bengali: 'ইসলাম',
      'Chinese (Simplified)': '伊斯兰教',
      French: 'islam',
      Hindi: 'इस्लाम',
      Japanese: 'イスラム教',
      Korean: '이슬람교',
      Portuguese: 'islã',
      Russian: 'ислам',
      Spanish: 'islam',
      Ukrainian: 'іслам',
      Vietnamese: 'Hồi giáo',
    },
    pilgrimage: {
      Arabic: 'حج',
      Bengali: 'তীর্থযাত্রা',
      'Chinese (Simplified)': '朝圣',
      French: 'pèlerinage',
      Hindi: 'तीर्थयात्रा',
      Japanese: '巡礼',
      Korean: '순례',
      Portuguese: 'peregrinação',
      Russian: 'паломничество',
      Spanish: 'peregrinación',
      Ukrainian: 'паломництво',
      Vietnamese: 'cuộc hành hương',
    },
    savanna: {
      Arabic: 'سافانا',
      Bengali: 'সাভানা',
      'Chinese (Simplified)': '稀树草原',
      French: 'savane',
      Hindi: 'सवाना',
      Japanese: 'サバンナ',
      Korean: '사바나',
      Portuguese: 'savana',
      Russian: 'саванна',
      Spanish: 'sabana',
      Ukrainian: 'савана',
      Vietnamese: 'xa-van',
    },
    Sahel: {
      Arabic: 'الساحل',
      Bengali: 'সাহেল',
      'Chinese (Simplified)': '萨赫勒',
      French: 'Sahel',
      Hindi: 'साहेल',
      Japanese: 'サヘル',
      Korean: '사헬',
      Portuguese: 'Sahel',
      Russian: 'Сахель',
      Spanish: 'Sahel',
      Ukrainian: 'Сахель',
      Vietnamese: 'Sahel',
    },
    'trans-Saharan trade': {
      Arabic: 'التجارة عبر الصحراء الكبرى',
      'Chinese (Simplified)': '跨撒哈拉贸易',
      French: 'commerce transsaharien',
      Japanese: 'サハラ交易',
      Korean: '사하라 횡단 무역',
      Portuguese: 'comércio transaariano',
      Russian: 'транссахарская торговля',
      Spanish: 'comercio transahariano',
      Ukrainian: 'транссахарська торгівля',
      Vietnamese: 'thương mại xuyên Sahara',
    },
    griot: {
      'Chinese (Simplified)': '格里奥',
      French: 'griot',
      Japanese: 'グリオ',
      Korean: '그리오',
      Portuguese: 'griô',
      Russian: 'гриот',
      Spanish: 'griot',
      Ukrainian: 'гріот',
    },
    mosque: {
      Arabic: 'مسجد',
      Bengali: 'মসজিদ',
      'Chinese (Simplified)': '清真寺',
      French: 'mosquée',
      Hindi: 'मस्जिद',
      Japanese: 'モスク',
      Korean: '모스크',
      Portuguese: 'mesquita',
      Russian: 'мечеть',
      Spanish: 'mezquita',
      Ukrainian: 'мечеть',
      Vietnamese: 'nhà thờ Hồi giáo',
    },
    scholar: {
      Arabic: 'عالم',
      Bengali: 'পণ্ডিত',
      'Chinese (Simplified)': '学者',
      French: 'érudit',
      Hindi: 'विद्वान',
      Japanese: '学者',
      Korean: '학자',
      Portuguese: 'erudito',
      Russian: 'учёный',
      Spanish: 'erudito',
      Ukrainian: 'учений',
      Vietnamese: 'học giả',
    },
    manuscript: {
      Arabic: 'مخطوطة',
      Bengali: 'পাণ্ডুলিপি',
      'Chinese (Simplified)': '手抄本',
      French: 'manuscrit',
      Hindi: 'पांडुलिपि',
      Japanese: '写本',
      Korean: '필사본',
      Portuguese: 'manuscrito',
      Russian: 'рукопись',
      Spanish: 'manuscrito',
      Ukrainian: 'рукопис',
      Vietnamese: 'bản chép tay',
    },
    cavalry: {
      Arabic: 'سلاح الفرسان',
      Bengali: 'অশ্বারোহী বাহিনী',
      'Chinese (Simplified)': '骑兵',
      French: 'cavalerie',
      Hindi: 'घुड़सवार सेना',
      Japanese: '騎兵',
      Korean: '기병대',
      Portuguese: 'cavalaria',
      Russian: 'кавалерия',
      Spanish: 'caballería',
      Ukrainian: 'кавалерія',
      Vietnamese: 'kỵ binh',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'Between about 500 and 1600, Ghana, Mali and Songhai grew powerful one after another by controlling trade in gold and salt, and their towns joined African traditions with the faith and learning of Islam.',
      objectives: [
        'explain how geography and trade across the Sahara made empires possible',
        'compare how Ghana, Mali and Songhai rose, ruled and declined',
        'analyze accounts of Mansa Musa’s pilgrimage for what they show and leave out',
        'describe how Islam and older West African traditions existed side by side',
        'evaluate oral traditions, manuscripts and travelers’ reports as sources',
      ],
      terms: [
        {
          term: 'empire',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a large state in which one ruler has power over many peoples, towns and regions',
          example: 'The empire of Mali reached from the Atlantic coast to the middle of the Niger River.',
          contrast: 'A city-state rules itself alone, while this joins many lands under one rule.',
          wordParts: 'from a Latin word for command',
          picture: 'a map with one color along a great river',
        },
        {
          term: 'savanna',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a warm grassland with scattered trees that has one rainy season and one dry season',
          example: 'Farmers of the savanna grew millet and sorghum, which need less rain than other crops.',
          contrast: 'A rain forest is wet all year, while this land is dry for months.',
          wordParts: 'from a Spanish word taken from the Taíno language',
          picture: 'tall grass with a few wide trees',
        },
        {
          term: 'Sahel',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the dry belt of land in Africa between the great northern desert and the grasslands to the south',
          example: 'The trading towns of the Sahel were the places where caravans met merchants from the south.',
          contrast: 'The Sahara has almost no rain, while this belt has enough for herds and some crops.',
          wordParts: 'from an Arabic word for shore',
          picture: 'a strip of short grass beside dunes',
        },
        {
          term: 'trans-Saharan trade',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the exchange of goods between West Africa and North Africa across the great desert',
          example: 'In the trans-Saharan trade, salt, cloth and books traveled south, while gold traveled north.',
          contrast: 'Coastal trade uses ships, while this depended on camels.',
          wordParts: 'trans- (across) + Sahara',
          picture: 'camels between a mine and a market',
        },
        {
          term: 'caravan',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a large group of traders and animals that travel together so that they are safer in dangerous land',
          example: 'A caravan with hundreds of camels needed about two months to cross the desert.',
          contrast: 'A fleet is a group of ships, while this moves on land.',
          wordParts: 'from a Persian word',
          picture: 'a line of camels over dunes',
        },
        {
          term: 'tribute',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'regular payment in goods that weaker rulers or peoples must give to a more powerful ruler',
          example: 'The chiefs around Ghana sent tribute to its king but kept power over their own people.',
          contrast: 'A sales price is paid for goods, while this is paid for peace or protection.',
          wordParts: 'from a Latin word for pay or assign',
          picture: 'people who bring baskets to a throne',
        },
        {
          term: 'Mansa',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the official title of the rulers of Mali, similar to king or emperor in other countries',
          example: 'Mansa Musa ruled Mali in the early 1300s and became famous far beyond Africa.',
          contrast: 'It tells a person’s rank, so it is not part of a first name.',
          wordParts: 'from the Manding languages',
          picture: 'a crown above a gold disk',
        },
        {
          term: 'griot',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a West African poet and musician who keeps and performs the history of families and rulers',
          example: 'A griot might sing the story of Sundiata to the music of a kora.',
          contrast: 'A scribe keeps history on paper, while this performer keeps it in memory.',
          wordParts: 'a French word of uncertain origin; jeli in Manding',
          picture: 'a singer with a harp made from a gourd',
        },
        {
          term: 'oral tradition',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'knowledge, stories and history that are handed down by speaking, singing and listening',
          example: 'Much of what historians know about the founding of Mali comes from oral tradition.',
          contrast: 'A written record stays the same on the page, while this lives in performance and may change.',
          wordParts: 'oral (of the mouth) + tradition',
          picture: 'an older person who speaks to listeners in a circle',
        },
        {
          term: 'epic',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a long poem about a hero and the beginnings or values of a people',
          example: 'The epic of Sundiata tells how a boy who could not walk became the founder of Mali.',
          contrast: 'A short folk tale tells one event, while this follows a hero’s whole rise.',
          wordParts: 'from a Greek word for word or song',
          picture: 'a hero who stands up with an iron staff',
        },
        {
          term: 'Islam',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the religion of Muslims, who worship one God and follow the Qur’an as revealed to Muhammad',
          example: 'Islam reached West Africa mainly with merchants and scholars who came from the north.',
          contrast: 'Islam is the faith, while Muslims are its followers, who live in many lands.',
          wordParts: 'from an Arabic word for submission, related to peace',
          picture: 'a crescent above a mud-brick tower',
        },
        {
          term: 'pilgrimage',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a long journey that a person makes to a holy place for religious reasons',
          example: 'Askia Muhammad of Songhai made a pilgrimage to Mecca in the 1490s.',
          contrast: 'A trade journey seeks profit, while this fulfills a religious duty or wish.',
          wordParts: 'from a Latin word for stranger',
          picture: 'footprints that lead to a gate',
        },
        {
          term: 'mosque',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a building in which Muslims gather for prayer, study and community life',
          example: 'The Great Mosque of Djenné is built of mud brick and is covered with fresh mud plaster every year.',
          contrast: 'A palace is the home of a ruler, while this is a house of prayer.',
          wordParts: 'from an Arabic word for a place to bow down',
          picture: 'a tower with wooden beams that stick out',
        },
        {
          term: 'scholar',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who has gained deep knowledge through many years of study and can teach it to others',
          example: 'A scholar in Timbuktu might teach law, grammar or the study of the stars to students from distant regions.',
          contrast: 'A student is still learning the basics, while this person passes deep knowledge on.',
          wordParts: 'school, scholarly',
          picture: 'a person with a book and a circle of listeners',
        },
        {
          term: 'manuscript',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a book or another document that has been written by hand',
          example: 'In Timbuktu, a family might keep a manuscript in a wooden chest for generations.',
          contrast: 'A printed book has many identical copies, while this is copied one at a time.',
          wordParts: 'from Latin words for hand and write',
          picture: 'a page of Arabic script with wide margins',
        },
        {
          term: 'cavalry',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the part of an army whose soldiers are trained to fight on horseback',
          example: 'The cavalry of Songhai could move quickly over the open savanna and surprise its enemies.',
          contrast: 'Foot soldiers march, while these ride.',
          wordParts: 'from a French word for horse',
          picture: 'riders in quilted armor',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which two goods stood at the center of trade across the Sahara in the time of Ghana and Mali?',
          answer: 'gold and salt',
          distractors: [
            { text: 'silk and tea', error: 'picks goods of China' },
            { text: 'wool and tin', error: 'picks goods of northern Europe' },
            { text: 'corn and tobacco', error: 'picks plants of the Americas, unknown in Africa then' },
          ],
          reason:
            'Gold came from the forests and rivers in the south, and salt was cut in the desert, for example at Taghaza. Cloth, copper, books and also enslaved people were traded on these routes.',
        },
        {
          thinking: 'remember',
          question: 'Who is remembered as the founder of Mali after he had won a great battle around 1235?',
          answer: 'Sundiata',
          distractors: [
            { text: 'Mansa Musa', error: 'picks the famous ruler who lived about a century later' },
            { text: 'Sunni Ali', error: 'picks a conqueror who made Songhai great' },
            { text: 'Ibn Battuta', error: 'picks a traveler who visited Mali' },
          ],
          reason: 'The epic tells how Sundiata defeated King Sumanguru and joined many chiefs in one state.',
        },
        {
          thinking: 'remember',
          question:
            'Through which city did Mansa Musa pass on his way to Mecca in 1324, where his gifts of gold were talked about for years?',
          answer: 'Cairo',
          distractors: [
            { text: 'Granada', error: 'picks a city in Muslim Spain' },
            { text: 'Constantinople', error: 'picks the capital of the Byzantine Empire' },
            { text: 'Baghdad', error: 'picks a city that lay beyond his route' },
          ],
          reason:
            'Egyptian writers described his caravan and his generosity. About twelve years later, al-Umari collected what people there remembered.',
        },
        {
          thinking: 'remember',
          question: 'In 1468 the city of Timbuktu was captured by an army from Songhai. Which ruler led this conquest?',
          answer: 'Sunni Ali',
          distractors: [
            { text: 'Askia Muhammad', error: 'picks the ruler who came to power soon after him' },
            { text: 'Sundiata', error: 'picks the founder of Mali, who lived earlier' },
            { text: 'Mansa Musa', error: 'picks the ruler of Mali who had added the city to his state' },
          ],
          reason: 'Sunni Ali used boats on the Niger and riders on land to take Timbuktu and later Djenné.',
        },
        {
          thinking: 'remember',
          question: 'The army of Songhai was defeated at Tondibi in 1591. Which North African state won this battle?',
          answer: 'Morocco',
          distractors: [
            { text: 'Egypt', error: 'picks another state in North Africa' },
            { text: 'Tunisia', error: 'picks a country that sent no such army' },
            { text: 'Ethiopia', error: 'picks a kingdom in East Africa' },
          ],
          reason: 'The Moroccan soldiers carried firearms, and they had crossed the desert in search of gold.',
        },
        {
          thinking: 'understand',
          question: 'How could the kings of Ghana grow rich although the gold was mined outside of the lands that they ruled?',
          answer: 'They taxed the traders who met in their towns.',
          distractors: [
            { text: 'They raised the miners’ children as soldiers for the army.', error: 'invents a practice' },
            { text: 'They made gold out of copper from the desert.', error: 'thinks that gold can be made' },
            { text: 'They traded their salt mines for farms in the north.', error: 'gets places and goods wrong' },
          ],
          reason:
            'Ghana lay between the desert and the gold fields. The king taxed loads that came in and went out and kept the roads safe.',
        },
        {
          thinking: 'understand',
          question: 'Why were people who lived far to the south of the desert willing to pay so much for blocks of salt?',
          answer: 'It was scarce there, and the body needs it.',
          distractors: [
            {
              text: 'It was used as a stone for building the walls of their palaces.',
              error: 'picks the use at Taghaza and makes it general',
            },
            { text: 'It could be melted down to make weapons and coins.', error: 'treats it like metal' },
            { text: 'It was used to color the cloth of rich families.', error: 'picks a craft in place of a daily need' },
          ],
          reason: 'Salt replaces what the body loses in heat, adds flavor and helps to keep food from spoiling.',
        },
        {
          thinking: 'understand',
          question: 'How did the religion of Islam reach and spread in the trading towns of West Africa?',
          answer: 'Merchants and teachers brought it, and many rulers took it up.',
          distractors: [
            { text: 'Warriors from Spain forced each village to accept it within a few years.', error: 'thinks of conquest alone' },
            { text: 'Missionaries from Portugal preached it along the coast.', error: 'mixes up religions and places' },
            { text: 'Pilgrims from Mecca settled there and made themselves kings.', error: 'mixes up pilgrims from Mali with settlers' },
          ],
          reason: 'A shared faith helped traders to trust one another. Many people in the countryside kept older beliefs for centuries.',
        },
        {
          thinking: 'understand',
          question: 'What made the city of Timbuktu famous in the 1400s and 1500s, even in distant countries?',
          answer: 'scholars, schools and a busy trade in books',
          distractors: [
            { text: 'mines, forges and a large market for iron', error: 'thinks of mining' },
            { text: 'ships, sailors and a deep port on the ocean', error: 'gets its place wrong' },
            { text: 'castles, knights and tournaments for nobles', error: 'mixes it up with medieval Europe' },
          ],
          reason:
            'Scholars there taught law, grammar, medicine and the study of the stars. A visitor wrote that books brought more profit than other goods.',
        },
        {
          thinking: 'apply',
          question:
            'If a ruler gives away so much gold in a foreign city that prices there change for years, what happens to the value of gold in this city?',
          answer: 'It falls, because gold is suddenly plentiful.',
          distractors: [
            { text: 'It rises, because many people have seen gold.', error: 'mixes up fame and scarcity' },
            { text: 'It stays the same, because gold is a metal.', error: 'thinks that the value of gold is fixed' },
            { text: 'It rises, because the ruler will return soon.', error: 'picks a cause that has no link to supply' },
          ],
          reason: 'A larger supply lowers the value of each piece. Al-Umari reports such a fall in Cairo after Mansa Musa’s visit.',
        },
        {
          thinking: 'apply',
          question:
            'A traveler crosses West Africa from north to south and sees bare dunes, then short grass with herds, then tall grass with farms and finally thick trees. In which order are these zones named?',
          answer: 'desert, Sahel, savanna, rain forest',
          distractors: [
            { text: 'desert, savanna, Sahel, rain forest', error: 'swaps the two grassy zones' },
            { text: 'Sahel, desert, rain forest, savanna', error: 'starts with the wrong zone' },
            { text: 'savanna, Sahel, desert, rain forest', error: 'reverses the dry end' },
          ],
          reason: 'Rain increases toward the south, so plants and ways of life change step by step.',
        },
        {
          thinking: 'apply',
          question:
            'How should a historian treat a performance in which a griot tells of a battle in the 1200s and adds new praise for a family that is listening?',
          answer: 'as a source to compare with other tellings and finds',
          distractors: [
            { text: 'as a work of fiction that has no historical value', error: 'rejects oral sources altogether' },
            { text: 'as a record in which each word is exact', error: 'trusts the performance without testing' },
            { text: 'as proof that the family won the battle', error: 'takes praise for evidence' },
          ],
          reason: 'Oral history can keep real memories for centuries, and performers also shape it for their audience.',
        },
        {
          thinking: 'analyze',
          question:
            'A map drawn in 1375 on Majorca, an island of today’s Spain, shows the ruler of Mali on a throne with a large disk of gold, but the coast and rivers around him are partly wrong. What does this tell us?',
          answer: 'Europeans had heard of Mali’s wealth but knew little of its land.',
          distractors: [
            { text: 'Europeans had conquered Mali and measured its coast and rivers.', error: 'takes the map for a sign of conquest' },
            { text: 'Mali’s rulers had sent artists north to draw the map.', error: 'invents makers' },
            { text: 'Mali had no more gold by the time the map was drawn.', error: 'draws a conclusion that the picture contradicts' },
          ],
          reason:
            'The Catalan Atlas reflects reports that traders had carried north. News of wealth traveled farther than exact knowledge.',
        },
        {
          thinking: 'analyze',
          question:
            'After 1500, more and more gold was carried to the coast and sold to Portuguese ships. Which change would the towns in the Sahel most likely notice?',
          answer: 'fewer caravans and less income from taxes',
          distractors: [
            { text: 'more caravans and higher prices for camels', error: 'reverses the change' },
            { text: 'fewer rains and smaller harvests of millet', error: 'mixes up trade and weather' },
            { text: 'more students and larger schools for law', error: 'picks a change without a link to trade' },
          ],
          reason: 'When part of the trade went to the sea, towns that had lived from the desert routes lost some of it.',
        },
        {
          thinking: 'analyze',
          question:
            'Ibn Battuta, who visited Mali in 1352, praised its safety and justice but complained about customs that differed from those of his home. What does this show about his report?',
          answer: 'It records what he saw and also what he was used to.',
          distractors: [
            { text: 'It was written by someone who had stayed at home.', error: 'takes criticism for ignorance' },
            { text: 'It is useless, because travelers are seldom fair.', error: 'throws out a source for having a point of view' },
            { text: 'It gives the opinions of most people in Mali.', error: 'takes an outsider’s view for that of the people' },
          ],
          reason: 'A traveler’s judgments reveal two places at once: the one that is visited and the one from which the traveler comes.',
        },
        {
          thinking: 'evaluate',
          question: 'Which evidence would provide the best support for the claim that Timbuktu was a center of learning?',
          answer: 'handwritten books with notes by teachers and owners',
          distractors: [
            { text: 'a proverb that praises the city above its rivals', error: 'takes praise for proof' },
            { text: 'a recent photo of one of the mosques in Timbuktu', error: 'shows a building and not learning in the past' },
            { text: 'a novel about a boy who studies in the desert', error: 'uses fiction as evidence' },
          ],
          reason: 'The books themselves, with names, dates and notes in the margins, show what was taught, copied and discussed.',
        },
      ],
      misconceptions: [
        {
          belief: 'Africa had no empires, cities or writing before Europeans came.',
          why: 'Many books and films begin Africa’s story with European ships.',
          truth: 'Ghana, Mali and Songhai were large states with cities, and scholars in Timbuktu and elsewhere wrote and collected books.',
          teacherMove:
            'Show a page of a Timbuktu manuscript beside a European one of the same century. Students compare topic, layout and care and rewrite the claim.',
        },
        {
          belief: 'Ghana and Mali are simply the same places as the countries with these names today.',
          why: 'The names are the same.',
          truth:
            'Old Ghana lay mostly in today’s Mauritania and Mali. The modern country of Ghana, farther south, took the name with pride in 1957.',
          teacherMove:
            'Lay a thin paper map of the three empires over a map of today’s countries. Students list which modern countries each empire touched.',
        },
        {
          belief: 'Mansa Musa was great because he was rich.',
          why: 'Stories call him the richest person who ever lived.',
          truth: 'His wealth cannot be measured exactly, and he is also important for trade, mosques, schools and ties with other lands.',
          teacherMove:
            'Give eight facts about his rule. Students choose the three that mattered most for ordinary people and defend their choice.',
        },
        {
          belief: 'Stories told by griots are just legends.',
          why: 'Schools teach that history is written down.',
          truth: 'Griots are trained for years, and their accounts can be compared with other tellings, written reports and archaeology.',
          teacherMove:
            'Read two short versions of the same episode of the Sundiata epic. Students mark what both share and what each changes.',
        },
        {
          belief: 'All West Africans became Muslims when their kings did.',
          why: 'Lists say that an empire “was Muslim.”',
          truth: 'Islam was strongest in courts and towns, and many people kept older beliefs or joined both.',
          teacherMove:
            'Students read a short report on a royal ceremony with Muslim and older customs and sort the details into two overlapping circles.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How did the position of Ghana, Mali and Songhai between desert and forest help them to grow powerful?',
          lookFors: [
            'Explains that they lay between salt in the north and gold in the south.',
            'Says that rulers taxed and protected trade.',
            'Mentions the Niger River or farmland that fed towns.',
          ],
          probe: 'Which problem came with this position?',
        },
        {
          thinking: 'understand',
          question: 'Why could an ordinary slab of salt be worth so much in one region and so little in another?',
          lookFors: [
            'Says that value depends on scarcity and need.',
            'Links salt to heat, food and health.',
            'Compares a desert mine with the forest region.',
          ],
          probe: 'What is cheap here and costly elsewhere?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which of his achievements should Mansa Musa be remembered for most: his wealth, his faith, his cities or his fame abroad?',
          lookFors: [
            'Names an achievement with evidence, such as buildings in Timbuktu or links with Egypt.',
            'Notes that most written accounts come from outsiders.',
            'Says whose voices are missing.',
          ],
          probe: 'What might a griot have stressed?',
        },
        {
          thinking: 'analyze',
          question: 'How did Islam change West African courts and towns, and how did people keep older traditions at the same time?',
          lookFors: [
            'Names changes, such as Arabic writing, schools, law or pilgrimage.',
            'Names traditions that went on, such as griots, ceremonies or women’s roles.',
            'Explains why rulers might value both.',
          ],
          probe: 'Where can two traditions disagree?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which source would you trust most about the founding of Mali, an epic, an Arabic report or ruins, and how would you combine them?',
          lookFors: [
            'Names a strength and a weakness of each kind.',
            'Explains how agreement among sources makes a claim stronger.',
            'Avoids rejecting oral history just because it is spoken.',
          ],
          probe: 'What question could none of them answer?',
        },
        {
          thinking: 'apply',
          question:
            'If you ruled a trading empire and two of your towns quarreled over taxes on caravans, how would you settle it so that traders kept coming?',
          lookFors: [
            'Weighs income against the danger that traders leave.',
            'Suggests a clear, fair rule and someone to enforce it.',
            'Uses a tool of West African rulers, such as governors, safe roads or inspectors of markets.',
          ],
          probe: 'Who would be unhappy with your decision?',
        },
        {
          thinking: 'understand',
          question: 'Why was the Niger River so important to the farmers, traders and rulers who lived in Mali and Songhai?',
          lookFors: [
            'Names water, fish and farmland.',
            'Names transport of goods and soldiers by boat.',
            'Says that towns such as Timbuktu, Gao and Djenné lay on or near it or its branches.',
          ],
          probe: 'What would a drought have changed?',
        },
        {
          thinking: 'analyze',
          question: 'Why did Mali and Songhai, which had been strong and rich for a long time, finally break apart?',
          lookFors: [
            'Names quarrels over who should rule.',
            'Names attacks from outside or peoples who broke away.',
            'Shows how one problem made another one worse.',
          ],
          probe: 'Which of these could a ruler have prevented?',
        },
        {
          thinking: 'create',
          question:
            'How would you plan a museum room on Timbuktu so that visitors meet its students, traders and book owners and not only its kings?',
          lookFors: [
            'Chooses objects such as books, salt blocks, scales or clothing.',
            'Gives each object a person and a question.',
            'Says what is not known.',
          ],
          probe: 'What would you place at the entrance?',
        },
        {
          thinking: 'evaluate',
          question: 'Some books call Ghana, Mali and Songhai “forgotten kingdoms.” How fair is this name, and from whose point of view?',
          lookFors: [
            'Says that griots, families and scholars in West Africa never forgot them.',
            'Says that many Europeans and Americans later knew little about them.',
            'Suggests a fairer name and gives a reason for it.',
          ],
          probe: 'What could a school do so that the name no longer fits?',
        },
      ],
      activities: [
        {
          title: 'Which one would you carry?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['eight picture cards of goods', 'a map of West and North Africa'],
          steps: [
            'Look at the picture cards and decide which goods are valuable enough for a trip of two months.',
            'Find the desert, the Niger River, the trading towns and the gold fields on the map.',
            'Choose four goods for a caravan and say in which direction each one travels.',
            'Defend before the class the choice about which your group disagreed most strongly.',
          ],
          lookFor: 'Reasons use weight, value, need and place, and salt is taken seriously.',
        },
        {
          title: 'Trading without words',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['counters in two colors'],
          steps: [
            'Join the salt side or the gold side of the room and take twelve counters in your color.',
            'Place an amount of your counters on the floor and step back without speaking.',
            'Look at what the other side has put down, and take it, wait or change your own amount.',
            'Play three rounds and write down the rate of exchange in each one.',
            'Discuss what happens to the rate when one side receives twice as many counters.',
          ],
          lookFor: 'Students link the rate to supply and need and explain how people without a common language could trade in this way.',
        },
        {
          title: 'Three empires chart',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['fact sheets on Ghana, Mali and Songhai', 'chart paper'],
          steps: [
            'Read one of the fact sheets with your group and underline rulers, trade, religion and reasons for decline.',
            'Explain your empire to students who have studied another one.',
            'Draw a chart on chart paper with a row for each empire and fill it in together.',
            'Mark one pattern that fits all three empires and one difference.',
            'Write a sentence that begins “Although all three empires ….”',
          ],
          lookFor: 'Charts show cause and change, and the pattern is more than “they were rich.”',
        },
        {
          title: 'Two tellings',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two short retellings of one episode from the Sundiata epic', 'highlighters'],
          steps: [
            'Read both retellings aloud in turn and listen for names, places and actions.',
            'Mark with one of the highlighters everything that the two retellings share.',
            'Mark in a second color the details that appear in only one of the retellings.',
            'Write a sentence about the qualities that each teller probably wanted listeners to admire.',
            'Decide which details a historian could test with other sources.',
          ],
          lookFor: 'Students treat oral history as a serious source that can be compared.',
        },
        {
          title: 'Questions for a manuscript',
          purpose: 'extend',
          minutes: [30, 40],
          grouping: 'individual',
          thinking: 'evaluate',
          materials: ['a picture of a page from a Timbuktu manuscript', 'paper'],
          steps: [
            'Look closely at the picture for three minutes and write down everything that you can see on the page.',
            'List five questions that a careful historian could ask about the page, its writer and its owners.',
            'Read the caption and answer as many of the questions as you can.',
            'Write a label of sixty words for a museum on your paper.',
            'Judge whether the page should be kept by a family, a library or a museum.',
          ],
          lookFor: 'Labels tell seeing from guessing, and the judgment weighs care, access and ownership.',
        },
      ],
      recalls: [
        {
          prompt: 'Name the continent in which these places lie and find them on a map: Sahara, Niger River, Mecca.',
          answer: 'The Sahara and the Niger are in Africa; Mecca is in Asia, on the Arabian Peninsula.',
          likelyError: 'Places Mecca in Africa.',
          minutes: 2,
        },
        {
          prompt: 'Explain what happens to the price of something when much more of it is suddenly for sale.',
          answer: 'The price tends to fall, because sellers compete and buyers can choose.',
          likelyError: 'Says that the price rises because there is more to buy.',
          minutes: 1,
        },
        {
          prompt:
            'Write two things that a person needs to survive a walk through a desert, and explain how the body loses salt in the heat.',
          answer: 'For example: water and shade; sweat carries salt out of the body.',
          likelyError: 'Names only water and does not know what sweat contains.',
          minutes: 2,
        },
        {
          prompt: 'Explain what a tax is and give one example from today.',
          answer: 'A tax is money that people must pay to a government, such as sales tax.',
          likelyError: 'Says that a tax is a price for buying something.',
          minutes: 1,
        },
        {
          prompt: 'Write one thing that Muslims, Christians and Jews have in common in their beliefs.',
          answer: 'For example: belief in one God, or respect for Abraham.',
          likelyError: 'Says that they use the same holy book.',
          minutes: 1,
        },
        {
          prompt: 'Put these years in order and name their centuries: 1591, 1235, 1468, 1324.',
          answer: '1235 (13th), 1324 (14th), 1468 (15th), 1591 (16th).',
          likelyError: 'Calls 1324 the 13th century.',
          minutes: 2,
        },
        {
          prompt: 'Name one story that you know only because someone told it to you, without any book or screen.',
          answer: 'For example: a story about how a street or a school got its name. Any told story is right.',
          likelyError: 'Retells a film or a book.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'A student writes: “Mali was rich because it owned gold mines.” Explain what this sentence gets right, what it misses and why another state in the same place could have become rich without owning a single mine.',
        answer:
          'Gold really was the base of Mali’s fame, and some gold fields came under its rule. But much of the income came from trade: the state lay between the desert and the gold regions, kept the roads safe and taxed salt, gold and other goods as they passed. Ghana had grown rich in the same way although it did not control the mines. Position, safety and taxes therefore mattered as much as the metal.',
        partial: 'Repeats that there was much gold, or adds that Mansa Musa gave it away.',
        reteach:
          'Set up three desks as desert, town and gold field, with counters for salt and gold. Students count what the town earns from a tax of one counter in each trade and then rewrite the sentence.',
      },
      processes: [
        {
          title: 'the exchange of salt and gold',
          steps: [
            'Workers cut slabs of salt in a desert mine.',
            'A caravan loads the slabs onto camels.',
            'The caravan crosses the desert to a town of the Sahel.',
            'Officials tax the load, and traders buy the salt.',
            'Donkeys, boats and porters carry the salt farther south.',
            'Traders in the south exchange the salt for gold dust.',
            'The gold travels north with the next caravan.',
          ],
        },
        {
          title: 'the passing of power from Ghana to Songhai',
          steps: [
            'Ghana grows rich by taxing trade.',
            'Drought, attacks and the loss of trade weaken Ghana.',
            'Sundiata unites Manding chiefs and founds Mali.',
            'Mansa Musa leads Mali at the height of its fame.',
            'Quarrels over the throne weaken Mali.',
            'Sunni Ali conquers Timbuktu and makes Songhai the leading power.',
          ],
        },
      ],
      causes: [
        { cause: 'a ruler keeps the roads safe and the taxes fair', effect: 'merchants bring more caravans to the towns of that land' },
        { cause: 'a large amount of gold reaches a city in a short time', effect: 'the value of gold there falls' },
        {
          cause: 'rulers invite scholars and build mosques and schools',
          effect: 'students and books come to their towns from distant places',
        },
        { cause: 'royal families quarrel about who should rule', effect: 'distant peoples break away and the empire grows weaker' },
        {
          cause: 'soldiers with firearms cross the desert to attack Songhai',
          effect: 'an army that relies on riders and bows loses the battle',
        },
      ],
      comparisons: [
        {
          a: 'Ghana',
          b: 'Mali',
          alike: 'Both grew rich from gold and salt, collected taxes and tribute and had towns in which merchants from the north lived.',
          different: [
            { feature: 'time of greatest power', a: 'about 700 to 1100', b: 'about 1240 to 1400' },
            {
              feature: 'rulers and religion',
              a: 'mostly kept older beliefs and welcomed Muslim traders',
              b: 'rulers were Muslims and kept many older customs',
            },
            { feature: 'how we know', a: 'mostly Arabic reports and archaeology', b: 'epics, Arabic reports and archaeology' },
          ],
        },
        {
          a: 'a griot’s account',
          b: 'a traveler’s written report',
          alike: 'Both can tell about rulers and customs, and both have a point of view.',
          different: [
            { feature: 'who speaks', a: 'a trained insider', b: 'a visitor from another land' },
            { feature: 'how it lasts', a: 'in memory and performance', b: 'on paper' },
            { feature: 'weak point', a: 'may change to please listeners', b: 'may misunderstand what is seen' },
          ],
        },
      ],
      connections: [
        'Math: let students compare the share of three trade goods in a caravan with bar models and compute a tax of one tenth on each.',
        'Science: test with three cups of food scraps, one of them salted, how salt slows spoiling, and link the result to trade.',
        'Music: listen to a short piece for kora and describe how music can help a performer to remember a long story.',
        'Economics: use gold in Cairo as a case of supply and value, and compare it with what happens when a popular card or sneaker is suddenly easy to get.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Askia Muhammad, a reformer',
          task: 'Students rank four of his reforms by their effect on traders, farmers and scholars and defend the order.',
          background:
            'Askia Muhammad took power in Songhai in 1493. He divided the land into provinces with governors, supported scholars and made the pilgrimage to Mecca.',
          checkFirst: 'Describe faith as part of his world, and ask nobody about personal belief.',
        },
        {
          aspect: 'place',
          title: 'The Great Mosque of Djenné',
          task: 'Students study photos of the yearly replastering and explain how a community can keep a building of earth standing for generations.',
          background:
            'In Djenné, in Mali, masons and many townspeople put fresh mud plaster on the mosque in a yearly event. The present building dates from 1907 and stands on the site of older ones.',
          checkFirst: 'Use photos that show people at work with dignity, and name the town.',
        },
        {
          aspect: 'language',
          title: 'Names for a keeper of memory',
          task: 'Students compare the words griot and jeli with words for storytellers in other languages and discuss what each word stresses.',
          background:
            'In Manding languages the word is jeli. The craft is passed down in families such as Kouyaté and Diabaté, and women can be jelimusow, famous singers.',
          checkFirst: 'Students add words from other languages only if they wish.',
        },
        {
          aspect: 'history',
          title: 'Laws remembered at Kurukan Fuga',
          task: 'Students read four rules that the tradition connects with Mali’s founding, compare them with another charter and ask how an oral law can be kept.',
          background:
            'Manding tradition tells of an assembly at Kurukan Fuga, where Sundiata and his allies agreed on rules. The Manden Charter is on UNESCO’s list of intangible heritage.',
          checkFirst: 'Say that scholars discuss how old the present wording is.',
        },
        {
          aspect: 'family and community',
          title: 'Families who kept the books',
          task: 'Students plan how a community could save a library in danger and compare their plan with what people in Timbuktu did.',
          background:
            'Families in Timbuktu kept manuscripts for generations. In 2012, when armed groups took the city, librarians and neighbors secretly moved many thousands of them to safety.',
          checkFirst: 'Some students may have lived through armed conflict; focus on the rescue.',
        },
        {
          aspect: 'critical question',
          title: 'Who writes the headline?',
          task: 'Students compare headlines that call Mansa Musa “the richest person ever” and write one that an expert on Mali could accept.',
          background:
            'No reliable numbers for his wealth exist. Many articles repeat estimates without sources, and few mention his schools, buildings or diplomacy.',
          checkFirst: 'Choose headlines without mocking tones, and discuss what sells.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A young member of a caravan notices that the guide has lost the way but pretends to know it. Narrate the next day and night in the desert, and choose how the truth comes out.',
          audience: 'a short story for an adventure collection',
          plan: ['What signs are noticed?', 'Who can be told?', 'How is the way found again?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student arrives in Timbuktu with only one book, and it turns out to be a copy that scholars there have been seeking. Tell about the first week in the city, and choose what is asked of the student.',
          audience: 'readers of a class magazine',
          plan: ['Why is the book wanted?', 'Whom does the student trust?', 'What is decided about the book?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A griot’s apprentice must perform for the first time before an audience that knows the story better than the performer does. Tell what happens on that evening, and choose the moment at which memory fails.',
          audience: 'an audience at a story night',
          plan: ['What does the music do?', 'Who helps?', 'How does the audience answer?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Traders complain that the tax on salt is too high, while the governor needs money to guard the roads. Argue before the ruler for a higher, a lower or an unchanged tax, and choose whose side you take.',
          audience: 'a speech at a royal court',
          plan: ['What does the money pay for?', 'What will traders do?', 'Which example helps you?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A history book gives half a page to West Africa and twenty pages to medieval Europe. Persuade the publisher to change this, and choose the three topics that should be added first.',
          audience: 'a letter to a publisher',
          plan: ['What do readers miss?', 'What could be shortened?', 'Which fact will surprise them?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people want old manuscripts to stay with the families who saved them, while others want them in a national library. Take a position and defend it, and choose the worry of the other side that you will answer.',
          audience: 'readers of an opinion page',
          plan: ['Who has cared for them?', 'Who should be able to read them?', 'What would be fair?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how a town could become rich from gold and salt although it owned neither of them. Choose one load of salt, and follow it until it has been exchanged.',
          audience: 'a page for a sixth-grade textbook',
          plan: ['Who met in the town?', 'Who paid a tax, and why?', 'What made traders come back?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how historians can learn about Mali when part of the evidence was sung, part was written and part lies in the ground. Choose one question and show what each kind of source can add.',
          audience: 'visitors to a museum',
          plan: ['What is each source good at?', 'Where does it fall short?', 'What happens when sources disagree?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the land changes from the Sahara to the forest and how people lived in each of the zones. Choose one zone, and describe what its people could sell and what they had to buy.',
          audience: 'readers of a geography guide',
          plan: ['Where does rain fall?', 'What grows or grazes there?', 'Who trades with whom?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the market of Gao or Timbuktu in the cool hour after sunrise, when boats and camels have just arrived. Choose one color that leads the reader from stall to stall.',
          audience: 'a designer of a museum model',
          plan: ['What has come from the north and from the south?', 'How are goods measured?', 'What languages can be heard?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a night camp of a caravan in the open desert, with its cold, its stars and its sleeping animals. Choose one small light, and let the reader see only what it reaches.',
          audience: 'readers of travel writing',
          plan: ['What can be heard in the silence?', 'What do people do before they sleep?', 'What changes at dawn?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a mosque or a house of mud brick on the day when a whole town renews its plaster. Choose one person in the crowd, and show the work through that person’s hands.',
          audience: 'listeners to an audio guide',
          plan: ['How does the mud feel and smell?', 'Who carries and who climbs?', 'What does the wall look like in the end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a praise song of three verses for a person, a tree or a river, in the manner of a griot who wants the audience to remember. Choose a line that returns after every verse.',
          audience: 'listeners at a school celebration',
          plan: ['What deserves praise?', 'Which picture will stay in people’s minds?', 'How does the returning line change its meaning?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a conversation between a slab of salt and a bag of gold dust who meet in a market and argue about which of them is worth more. Choose a passerby who gives a surprising judgment.',
          audience: 'an audience at a school show',
          plan: ['What can each one do?', 'Where is each one common?', 'How do they part?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a proverb for each of five situations in the life of a trader, a boatman, a student, a mother and a king, and add a line that explains when to say it. Choose pictures from the river, the desert or the market.',
          audience: 'readers of a collection of sayings',
          plan: ['What does each person need to remember?', 'Which picture fits?', 'Which proverb fits your own day?'],
        },
      ],
      itemSets: [
        {
          title: 'Two towns, one capital',
          text: 'In 1068 al-Bakri, a scholar in Muslim Spain, described the capital of Ghana, although he had never been to Africa. He used older books and asked travelers and merchants. He wrote that the capital consisted of two towns a few miles apart. In one, Muslim merchants and scholars lived near twelve mosques; in the other, the king held court and kept the beliefs of his people. At Koumbi Saleh in today’s Mauritania, archaeologists have uncovered stone houses, a large mosque and goods from North Africa. The king’s town has not been found for certain.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which part of al-Bakri’s report do the finds at Koumbi Saleh support best?',
              answer: 'the town of the Muslim merchants',
              distractors: [
                {
                  text: 'the town in which the king held court',
                  error: 'overlooks that this town has not been found',
                },
                {
                  text: 'the exact number of twelve mosques',
                  error: 'concludes from one mosque to twelve',
                },
                {
                  text: 'the beliefs of people outside towns',
                  error: 'thinks that stone houses reveal beliefs',
                },
              ],
              reason: 'A mosque, stone houses and northern goods fit a town of Muslim traders.',
            },
            {
              thinking: 'apply',
              question: 'Why might a king who kept his own beliefs welcome a separate town of Muslim merchants near his court?',
              answer: 'They brought trade, taxes and people who could write.',
              distractors: [
                {
                  text: 'They brought soldiers who ruled the land in his place.',
                  error: 'confuses merchants with conquerors',
                },
                {
                  text: 'They brought ships that carried gold across the ocean.',
                  error: 'thinks of the later trade at the coast',
                },
                {
                  text: 'They brought farmers who cleared the rain forest.',
                  error: 'picks people and a zone that do not fit',
                },
              ],
              reason: 'Merchants paid taxes on goods, and literate men could help to keep records.',
            },
            {
              thinking: 'analyze',
              question: 'Why can al-Bakri, who described Ghana from far away, still be a useful source?',
              answer: 'He gathered reports from people who had been there.',
              distractors: [
                {
                  text: 'He was related to the royal family of the country.',
                  error: 'invents a link',
                },
                {
                  text: 'He dug up old buildings before writing his book.',
                  error: 'confuses him with an archaeologist',
                },
                {
                  text: 'He wrote in a language that traders could read.',
                  error: 'confuses who can read a text with how far it can be trusted',
                },
              ],
              reason: 'He questioned travelers and merchants; their reports can be compared with finds.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'If a team has money for only one season of digging, where should it look for the king’s town, and what finds would convince you?',
            lookFors: [
              'Suggests a place that fits the report, such as a few miles from the merchants’ town, with a reason.',
              'Names convincing finds, such as a large building, royal burials or objects of a court, and the right date.',
            ],
            probe: 'Why might the king’s town be harder to find than a town of stone?',
          },
        },
        {
          title: 'The price of a slab of salt',
          text: 'In 1352 the traveler Ibn Battuta reached Taghaza, a village in the middle of the Sahara where enslaved workers dug thick slabs of salt from the ground. He noted that houses and the mosque were built of salt blocks with roofs of camel skin, and that food had to be brought from far away. A camel carried two slabs. In Walata, at the southern edge of the desert, a load was sold for 8 to 10 pieces of gold. In the capital of Mali it was sold for 20 to 30 pieces, and now and then for 40.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What does the use of salt for the walls of houses tell historians about life in Taghaza?',
              answer: 'Salt was plentiful there, while wood was lacking.',
              distractors: [
                {
                  text: 'Salt was sacred there, while wood was forbidden.',
                  error: 'looks for a religious rule',
                },
                {
                  text: 'Salt was rare there, so houses showed great wealth.',
                  error: 'thinks that salt has the same value in each place',
                },
                {
                  text: 'Salt was soft there, so houses were built in a day.',
                  error: 'guesses at a quality that the text does not name',
                },
              ],
              reason: 'People build with what is at hand; in a salt field in the desert, blocks are plentiful and trees hardly grow.',
            },
            {
              thinking: 'apply',
              question:
                'If a load is bought for 10 pieces of gold in Walata, carried for 6 and sold in the capital for 30, what is the profit?',
              answer: '14 pieces',
              distractors: [
                {
                  text: '16 pieces',
                  error: 'adds the costs and takes them for the profit',
                },
                {
                  text: '20 pieces',
                  error: 'forgets the cost of transport',
                },
                {
                  text: '24 pieces',
                  error: 'forgets the price in Walata',
                },
              ],
              reason: '30 − 10 − 6 = 14 pieces of gold.',
            },
            {
              thinking: 'analyze',
              question: 'Which reason best explains why the price rose between Walata and the capital?',
              answer: 'Each stage of the journey added costs and risk.',
              distractors: [
                {
                  text: 'Each stage of the journey made the salt purer.',
                  error: 'thinks that quality grows on the way',
                },
                {
                  text: 'Each stage of the journey added new slabs.',
                  error: 'confuses the price with the amount',
                },
                {
                  text: 'Each stage of the journey led closer to the mines.',
                  error: 'turns the direction of the journey around',
                },
              ],
              reason: 'Animals, guides, taxes and losses had to be paid for, and salt was scarcer farther south.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Although the workers at Taghaza dug the salt, others grew rich from it. Who gained what in this trade, and what does Ibn Battuta’s report leave out?',
            lookFors: [
              'Compares at least two groups, such as enslaved workers, merchants, rulers or buyers.',
              'Notes what the report leaves out, such as the workers’ own words, their origin or how they were treated.',
            ],
            probe: 'Which other source could tell something about the workers’ lives?',
          },
        },
        {
          title: 'A mound by the river',
          text: 'Near today’s town of Djenné in Mali lies Jenne-jeno, a mound made of layers from about 1,600 years of settlement. Archaeologists who began to dig there in the 1970s found that people had lived on it since about 250 BCE. They had worked iron, grown rice, and used copper that must have come from far away. By about 800 CE it was a large town with a wall of mud brick and many crafts. These layers are older than the growth of Muslim trade across the Sahara, and no palace of a king has been found.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which older belief about West Africa do these layers contradict most clearly?',
              answer: 'that towns began with Arab trade across the desert',
              distractors: [
                {
                  text: 'that rivers helped farmers to grow rice and other crops',
                  error: 'picks an idea that the finds support',
                },
                {
                  text: 'that griots passed on stories about kings and battles',
                  error: 'picks an idea that the dig does not concern',
                },
                {
                  text: 'that gold from the south was sold in North Africa',
                  error: 'picks a fact about later trade',
                },
              ],
              reason: 'The settlement and its growth began before that trade became important.',
            },
            {
              thinking: 'analyze',
              question: 'What does the use of copper from distant places show about the people of Jenne-jeno?',
              answer: 'They took part in exchange over long distances.',
              distractors: [
                {
                  text: 'They had conquered a kingdom in North Africa.',
                  error: 'confuses trade with conquest',
                },
                {
                  text: 'They had mines that lay under their own houses.',
                  error: 'overlooks that the copper came from far away',
                },
                {
                  text: 'They paid their farmers with copper from Mecca.',
                  error: 'invents a use and an origin',
                },
              ],
              reason: 'The copper must have come from far away, so people there exchanged goods with distant regions.',
            },
            {
              thinking: 'apply',
              question: 'How do archaeologists find out that one layer of the mound is older than another?',
              answer: 'by its depth, since new layers cover old ones',
              distractors: [
                {
                  text: 'by its color, since old layers are the darkest',
                  error: 'takes color for a measure of age',
                },
                {
                  text: 'by its size, since old layers are the largest',
                  error: 'thinks that amount shows age',
                },
                {
                  text: 'by its weight, since new layers press harder',
                  error: 'confuses pressure with time',
                },
              ],
              reason: 'In an undisturbed mound the lower layers were laid down first; finds in them can then be dated.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'What different explanations are possible for the fact that no palace has been found at Jenne-jeno, and which finds could help to choose among them?',
            lookFors: [
              'Gives at least two explanations, such as shared rule without a king, a palace not yet found, or one built of mud that did not last.',
              'Names finds that would help, such as one very large building, rich burials or signs of several equal groups.',
            ],
            probe: 'Does a large town need a king in order to work well?',
          },
        },
      ],
    },
  },
});
