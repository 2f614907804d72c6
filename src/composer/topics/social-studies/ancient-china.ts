import { defineTopicPack } from '../topic-pack.ts';

export const ancientChina = defineTopicPack({
  id: 'ancient-china',
  title: 'Ancient China',
  inText: 'ancient China',
  subject: 'social-studies',
  aliases: [
    'ancient china',
    'ancient chinese',
    'ancient chinese civilization',
    'chinese dynasties',
    'ancient chinese dynasties',
    'shang dynasty',
    'zhou dynasty',
    'qin dynasty',
    'han dynasty',
    'shang to han',
    'qin shi huang',
    'qin shihuangdi',
    'terracotta army',
    'terra cotta warriors',
    'oracle bones',
    'mandate of heaven',
    'confucius',
    'confucianism',
    'daoism',
    'legalism',
    'great wall of china',
    'china',
  ],
  standards: [
    { code: 'D2.His.1.6-8', grades: [6, 8] },
    { code: 'D2.Civ.5.6-8', grades: [6, 8] },
  ],
  translations: {
    dynasty: {
      Arabic: 'سلالة حاكمة',
      Bengali: 'রাজবংশ',
      'Chinese (Simplified)': '王朝',
      French: 'dynastie',
      Hindi: 'राजवंश',
      Japanese: '王朝',
      Korean: '왕조',
      Portuguese: 'dinastia',
      Russian: 'династия',
      Spanish: 'dinastía',
      Ukrainian: 'династія',
      Vietnamese: 'triều đại',
    },
    'oracle bone': {
      'Chinese (Simplified)': '甲骨',
      French: 'os oraculaire',
      Japanese: '甲骨',
      Korean: '갑골',
      Portuguese: 'osso oracular',
      Russian: 'гадательная кость',
      Spanish: 'hueso oracular',
      Ukrainian: 'ворожильна кістка',
      Vietnamese: 'giáp cốt',
    },
    ancestor: {
      Arabic: 'سلف',
      Bengali: 'পূর্বপুরুষ',
      'Chinese (Simplified)': '祖先',
      French: 'ancêtre',
      Hindi: 'पूर्वज',
      Japanese: '先祖',
      Korean: '조상',
      Portuguese: 'antepassado',
      Russian: 'предок',
      Spanish: 'antepasado',
      Ukrainian: 'предок',
      Vietnamese: 'tổ tiên',
    },
    silt: {
      Arabic: 'طمي',
      Bengali: 'পলিমাটি',
      'Chinese (Simplified)': '淤泥',
      French: 'limon',
      Hindi: 'गाद',
      Japanese: 'シルト',
      Korean: '실트',
      Portuguese: 'silte',
      Russian: 'ил',
      Spanish: 'limo',
      Ukrainian: 'мул',
      Vietnamese: 'phù sa',
    },
    'Mandate of Heaven': {
      Arabic: 'تفويض السماء',
      Bengali: 'স্বর্গের আদেশ',
      'Chinese (Simplified)': '天命',
      French: 'mandat du Ciel',
      Hindi: 'स्वर्ग का आदेश',
      Japanese: '天命',
      Korean: '천명',
      Portuguese: 'Mandato do Céu',
      Russian: 'Небесный мандат',
      Spanish: 'Mandato del Cielo',
      Ukrainian: 'Небесний мандат',
      Vietnamese: 'Thiên mệnh',
    },
    Confucianism: {
      Arabic: 'الكونفوشيوسية',
      Bengali: 'কনফুসীয়বাদ',
      'Chinese (Simplified)': '儒家思想',
      French: 'confucianisme',
      Hindi: 'कन्फ़्यूशीवाद',
      Japanese: '儒教',
      Korean: '유교',
      Portuguese: 'confucionismo',
      Russian: 'конфуцианство',
      Spanish: 'confucianismo',
      Ukrainian: 'конфуціанство',
      Vietnamese: 'Nho giáo',
    },
    Daoism: {
      Arabic: 'الطاوية',
      Bengali: 'তাওবাদ',
      'Chinese (Simplified)': '道家思想',
      French: 'taoïsme',
      Hindi: 'ताओवाद',
      Japanese: '道家思想',
      Korean: '도가 사상',
      Portuguese: 'taoismo',
      Russian: 'даосизм',
      Spanish: 'taoísmo',
      Ukrainian: 'даосизм',
      Vietnamese: 'Đạo giáo',
    },
    Legalism: {
      'Chinese (Simplified)': '法家思想',
      French: 'légisme',
      Japanese: '法家',
      Korean: '법가',
      Portuguese: 'legalismo',
      Russian: 'легизм',
      Spanish: 'legalismo',
      Ukrainian: 'легізм',
      Vietnamese: 'Pháp gia',
    },
    'filial piety': {
      Arabic: 'برّ الوالدين',
      'Chinese (Simplified)': '孝道',
      French: 'piété filiale',
      Japanese: '孝',
      Korean: '효',
      Portuguese: 'piedade filial',
      Russian: 'сыновняя почтительность',
      Spanish: 'piedad filial',
      Ukrainian: 'синівська шанобливість',
      Vietnamese: 'lòng hiếu thảo',
    },
    bronze: {
      Arabic: 'برونز',
      Bengali: 'ব্রোঞ্জ',
      'Chinese (Simplified)': '青铜',
      French: 'bronze',
      Hindi: 'कांसा',
      Japanese: '青銅',
      Korean: '청동',
      Portuguese: 'bronze',
      Russian: 'бронза',
      Spanish: 'bronce',
      Ukrainian: 'бронза',
      Vietnamese: 'đồng thiếc',
    },
    bureaucracy: {
      Arabic: 'بيروقراطية',
      Bengali: 'আমলাতন্ত্র',
      'Chinese (Simplified)': '官僚制度',
      French: 'bureaucratie',
      Hindi: 'नौकरशाही',
      Japanese: '官僚制',
      Korean: '관료제',
      Portuguese: 'burocracia',
      Russian: 'бюрократия',
      Spanish: 'burocracia',
      Ukrainian: 'бюрократія',
      Vietnamese: 'bộ máy quan liêu',
    },
    emperor: {
      Arabic: 'إمبراطور',
      Bengali: 'সম্রাট',
      'Chinese (Simplified)': '皇帝',
      French: 'empereur',
      Hindi: 'सम्राट',
      Japanese: '皇帝',
      Korean: '황제',
      Portuguese: 'imperador',
      Russian: 'император',
      Spanish: 'emperador',
      Ukrainian: 'імператор',
      Vietnamese: 'hoàng đế',
    },
    noble: {
      Arabic: 'نبيل',
      Bengali: 'অভিজাত',
      'Chinese (Simplified)': '贵族',
      French: 'noble',
      Hindi: 'कुलीन',
      Japanese: '貴族',
      Korean: '귀족',
      Portuguese: 'nobre',
      Russian: 'аристократ',
      Spanish: 'noble',
      Ukrainian: 'аристократ',
      Vietnamese: 'quý tộc',
    },
    'Great Wall': {
      Arabic: 'سور الصين العظيم',
      Bengali: 'চীনের মহাপ্রাচীর',
      'Chinese (Simplified)': '长城',
      French: 'Grande Muraille',
      Hindi: 'चीन की महान दीवार',
      Japanese: '万里の長城',
      Korean: '만리장성',
      Portuguese: 'Grande Muralha',
      Russian: 'Великая Китайская стена',
      Spanish: 'Gran Muralla',
      Ukrainian: 'Великий китайський мур',
      Vietnamese: 'Vạn Lý Trường Thành',
    },
    silk: {
      Arabic: 'حرير',
      Bengali: 'রেশম',
      'Chinese (Simplified)': '丝绸',
      French: 'soie',
      Hindi: 'रेशम',
      Japanese: '絹',
      Korean: '비단',
      Portuguese: 'seda',
      Russian: 'шёлк',
      Spanish: 'seda',
      Ukrainian: 'шовк',
      Vietnamese: 'lụa',
    },
    census: {
      Arabic: 'تعداد السكان',
      Bengali: 'আদমশুমারি',
      'Chinese (Simplified)': '人口普查',
      French: 'recensement',
      Hindi: 'जनगणना',
      Japanese: '人口調査',
      Korean: '인구 조사',
      Portuguese: 'censo',
      Russian: 'перепись населения',
      Spanish: 'censo',
      Ukrainian: 'перепис населення',
      Vietnamese: 'tổng điều tra dân số',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'From the Shang to the Han, rulers in China tried different ways to bring order to a large land, from ancestors and oracle bones to strict law, learned officials and ideas of family duty that lasted for two thousand years.',
      objectives: [
        'explain how rivers, deserts and mountains shaped early states in China',
        'describe what oracle bones and bronzes tell us about the Shang',
        'compare Confucian, Daoist and Legalist answers to the problem of disorder',
        'analyze how the Qin united China and why their dynasty fell so fast',
        'evaluate which methods of rule helped the Han dynasty to last',
      ],
      terms: [
        {
          term: 'dynasty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a series of rulers who belong to one family and hold power one after another',
          example: 'The Han dynasty ruled for about four hundred years, with a short interruption in the middle.',
          contrast: 'An empire is a large state, while this is a family in power over time.',
          wordParts: 'from a Greek word for power',
          picture: 'a row of crowns handed down',
        },
        {
          term: 'oracle bone',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a piece of turtle shell or animal bone on which Shang diviners wrote questions about the future',
          example: 'The diviner of one oracle bone asked whether an ancestor had caused the king’s painful toothache.',
          contrast: 'A diary tells what has happened, while this asks what will happen.',
          wordParts: 'oracle (a voice from the gods) + bone',
          picture: 'a turtle shell with cracks and small signs',
        },
        {
          term: 'ancestor',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a member of a family who lived long before the people of the family who are now alive',
          example:
            'Shang kings offered food and wine to every royal ancestor in turn because the dead were believed to help or harm the living.',
          contrast: 'A descendant comes later, while this person came before.',
          wordParts: 'from Latin words for go before',
          picture: 'a family tree with its roots glowing',
        },
        {
          term: 'bronze',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a hard metal that is produced by melting copper together with tin',
          example: 'Shang workers cast bronze in clay molds to make vessels for ceremonies.',
          contrast: 'Iron comes from one ore, while this is a mixture of two metals.',
          wordParts: 'perhaps from a Persian word',
          picture: 'a heavy pot on three legs',
        },
        {
          term: 'silt',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'fine, fertile soil that a river carries along and leaves behind where the water slows down',
          example: 'Silt from the hills gave the Huang He, or Yellow River, its color and enriched the fields along its banks.',
          contrast: 'Rock stays where it is, while this moves with the water and can raise a riverbed.',
          wordParts: 'related to an old word for salt marsh',
          picture: 'a yellow river between fields',
        },
        {
          term: 'Mandate of Heaven',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the belief that Heaven gives a good ruler the right to govern and takes it from a bad one',
          example: 'The Zhou declared that the last Shang king had lost the Mandate of Heaven because of his cruelty.',
          contrast: 'A king by birth alone owes his place to his family, while this right could be lost.',
          wordParts: 'mandate (order) + heaven',
          picture: 'a hand of light above a throne',
        },
        {
          term: 'noble',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a member of a family of high rank with land, titles and influence',
          example: 'Under the Zhou, each noble ruled a territory and owed soldiers to the king.',
          contrast: 'An official is appointed and can be dismissed, while this person inherits rank.',
          wordParts: 'noble, nobility',
          picture: 'a lord in a chariot',
        },
        {
          term: 'Confucianism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the teaching that order grows from respect, learning and duties in family and state',
          example: 'In Confucianism, a ruler should lead the people by good example instead of by fear.',
          contrast: 'Legalism trusts in strict laws, while this trusts in good character and proper conduct.',
          wordParts: 'from Confucius, the Latin form of Kong Fuzi',
          picture: 'a teacher with students under a tree',
        },
        {
          term: 'filial piety',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the duty of children to respect, obey and care for their parents and elders',
          example: 'Filial piety meant caring for parents in old age and honoring them after death.',
          contrast: 'Friendship joins equals, while this is a duty toward older family members.',
          wordParts: 'filial (of a son or daughter) + piety (devotion)',
          picture: 'a young person who serves tea to an elder',
        },
        {
          term: 'Daoism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the teaching that people live best when they follow the natural way of things without force',
          example: 'Daoism compares wisdom to water, which is soft and yielding and nevertheless wears down solid stone.',
          contrast: 'Confucian teachers wanted more study and ritual, while this praised simplicity.',
          wordParts: 'from dao, Chinese for way',
          picture: 'a stream that flows around rocks',
        },
        {
          term: 'Legalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the teaching that people must be controlled by strict laws, rewards and severe punishments',
          example: 'Legalism guided the officials of the First Emperor when they wrote strict laws for the whole country.',
          contrast: 'It is not simply obeying laws, because its aim was above all a powerful state.',
          wordParts: 'legal + -ism',
          picture: 'a scale with a coin and a whip',
        },
        {
          term: 'emperor',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the supreme ruler of a large state that unites many regions',
          example: 'After conquering the rival states in 221 BCE, the king of Qin took the new title of First Emperor.',
          contrast: 'The kings before him ruled single states, while this ruler claimed all of them.',
          wordParts: 'from a Latin word for commander',
          picture: 'a figure on a high throne before officials',
        },
        {
          term: 'bureaucracy',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a system of government in which trained officials carry out rules in many offices',
          example: 'The bureaucracy of the Han collected taxes and kept records of millions of people.',
          contrast: 'Nobles rule because of their birth, while officials here are appointed to a task.',
          wordParts: 'from French for office and Greek for rule',
          picture: 'rows of desks with brushes and scrolls',
        },
        {
          term: 'census',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an official count of the people who live in a country or region',
          example: 'A Han census from the year 2 CE counted more than 57 million people.',
          contrast: 'A vote shows opinions, while this counts heads or households.',
          wordParts: 'from a Latin word for assess',
          picture: 'a clerk with a long list of names',
        },
        {
          term: 'Great Wall',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a system of border defenses in northern China that several dynasties built and then rebuilt',
          example: 'The Qin connected older walls of packed earth into an early Great Wall to protect the northern border.',
          contrast: 'The stone and brick wall on most photos was built by the Ming, many centuries later.',
          wordParts: 'great + wall',
          picture: 'a long wall that follows the hills',
        },
        {
          term: 'silk',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a fine, strong and shiny cloth that is made of thread from the cocoons of certain caterpillars',
          example: 'Under the Han, silk was worn by the wealthy, traded over long distances and even used to pay officials.',
          contrast: 'Cotton comes from a plant, while this comes from an insect.',
          wordParts: 'related to words for Chinese in Greek and Latin',
          picture: 'a shiny roll of cloth',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which dynasty left the oldest large body of Chinese writing that is known today?',
          answer: 'the Shang',
          distractors: [
            { text: 'the early Zhou', error: 'picks the dynasty that followed' },
            { text: 'the Qin', error: 'picks the dynasty that unified the script later' },
            { text: 'the Han', error: 'picks the dynasty in which paper came into use' },
          ],
          reason: 'More than 100,000 inscribed pieces of bone and shell have been found, mostly near Anyang, the last Shang capital.',
        },
        {
          thinking: 'remember',
          question: 'In which year did the king of Qin complete his conquest of the other states and take the title of First Emperor?',
          answer: '221 BCE',
          distractors: [
            { text: '551 BCE', error: 'picks the traditional year of Confucius’s birth' },
            { text: '202 BCE', error: 'picks the year in which the Han dynasty was established' },
            { text: '1046 BCE', error: 'picks a date given for the Zhou victory over the Shang' },
          ],
          reason: 'After more than two centuries of war among rival states, the ruler of Qin brought them under one government.',
        },
        {
          thinking: 'remember',
          question: 'Which teacher, who lived from about 551 to 479 BCE, taught that order begins with respect and duty in the family?',
          answer: 'Confucius',
          distractors: [
            { text: 'Laozi', error: 'picks the thinker linked with Daoism' },
            { text: 'Han Feizi', error: 'picks a thinker of Legalism' },
            { text: 'Sima Qian', error: 'picks the great historian of the Han' },
          ],
          reason: 'His sayings were collected by students in a book that is called the Analects in English.',
        },
        {
          thinking: 'remember',
          question: 'What do archaeologists call the thousands of clay soldiers that were buried near the First Emperor’s tomb?',
          answer: 'the Terracotta Army',
          distractors: [
            { text: 'the Forbidden City', error: 'picks the later palace in Beijing' },
            { text: 'the Imperial Academy', error: 'picks a Han school for officials' },
            { text: 'the Jade Gate', error: 'picks a pass on the western border' },
          ],
          reason:
            'Farmers digging a well near Xi’an found the first pieces in 1974. The soldiers have individual faces and once were painted.',
        },
        {
          thinking: 'remember',
          question: 'Which two materials did officials and scholars in China write on before paper came into common use?',
          answer: 'bamboo strips and silk',
          distractors: [
            { text: 'tablets of clay and of wax', error: 'picks materials of Mesopotamia and Rome' },
            { text: 'papyrus and parchment', error: 'picks materials of Egypt and the Mediterranean' },
            { text: 'palm leaves and bark', error: 'picks materials of South and Southeast Asia' },
          ],
          reason: 'Bamboo was heavy and silk costly. Paper, known by about 100 CE, was light and cheap.',
        },
        {
          thinking: 'understand',
          question:
            'What did the rulers of the Shang dynasty hope to learn when their diviners heated bones and shells until they cracked?',
          answer: 'what ancestors or gods could tell them',
          distractors: [
            { text: 'how hot a fire had to be before metal could be cast', error: 'takes a ceremony for a test of metal' },
            { text: 'which animals would give the most meat in winter', error: 'takes the bones for food remains' },
            { text: 'whether the clay of a valley was good for pots', error: 'mixes up bone and pottery' },
          ],
          reason: 'Diviners read the cracks as answers on harvests, war, weather or illness and often recorded the question.',
        },
        {
          thinking: 'understand',
          question: 'How did the idea of the Mandate of Heaven explain why a powerful dynasty had fallen?',
          answer: 'Its rulers had governed badly and had lost the right to rule.',
          distractors: [
            { text: 'Its rulers had died without writing down their own laws.', error: 'invents a formal reason' },
            {
              text: 'Its enemies had larger horses, chariots and better iron weapons.',
              error: 'picks a military reason that the idea does not use',
            },
            { text: 'Its people had voted for a different royal family.', error: 'brings in elections' },
          ],
          reason:
            'Floods, famine and revolts could be seen as signs that Heaven had turned away. A successful rebel could claim the right.',
        },
        {
          thinking: 'understand',
          question: 'How would a Confucian teacher and a Legalist official disagree about how to stop crime?',
          answer: 'The teacher stresses good example, and the official strict penalties.',
          distractors: [
            { text: 'The teacher stresses strict penalties, and the official good example.', error: 'swaps the two positions' },
            { text: 'The teacher stresses wealth, and the official long study in nature.', error: 'mixes up several ideas' },
            { text: 'The teacher stresses the army, and the official the rule of priests.', error: 'picks aims that belong to neither' },
          ],
          reason:
            'Confucians believed that people can be taught to feel shame and act well. Legalists believed that fear and reward work better.',
        },
        {
          thinking: 'understand',
          question: 'Why did the First Emperor order that the same coins, measures and writing should be used throughout his whole state?',
          answer: 'to make taxes, trade and orders easier across his lands',
          distractors: [
            { text: 'to please scholars, who had asked for older traditions', error: 'overlooks his conflict with scholars' },
            { text: 'to keep nobles in each region as free as before', error: 'reverses his aim' },
            { text: 'to help foreign traders, who paid for his wall', error: 'invents a motive' },
          ],
          reason:
            'Rival states had used different standards. Shared ones helped officials to govern and people to trade across old borders.',
        },
        {
          thinking: 'apply',
          question:
            'A teacher tells officials, “Do as little as possible, because water pushes nobody, and yet it reaches the sea.” Which Chinese teaching does this advice follow?',
          answer: 'Daoism',
          distractors: [
            { text: 'Legalism', error: 'picks the teaching of strict control' },
            { text: 'Confucianism', error: 'picks the teaching of duties and learning' },
            { text: 'Mohism', error: 'picks a teaching of equal care for others' },
          ],
          reason: 'Daoist texts praise wu wei, acting without force, and use water as an image of quiet strength.',
        },
        {
          thinking: 'apply',
          question:
            'In Zhou China, a general overthrows a cruel king after years of flood and famine. Which argument would most likely be used to justify his rule?',
          answer: 'Heaven has passed the right to rule to him.',
          distractors: [
            { text: 'The people have elected him for four years.', error: 'brings in modern elections' },
            { text: 'The old king gave him the throne as a gift.', error: 'contradicts the overthrow' },
            { text: 'His army has more chariots than any other.', error: 'takes force for a right' },
          ],
          reason: 'Victory and natural disasters could both be read as signs that the old ruler had lost the Mandate of Heaven.',
        },
        {
          thinking: 'apply',
          question:
            'An officer of the Han dynasty needs strong horses, which come from herders in the northwest. Which goods would be the best offer in exchange?',
          answer: 'rolls of silk',
          distractors: [
            { text: 'oracle bones', error: 'picks objects of Shang ceremonies' },
            { text: 'clay soldiers', error: 'picks figures that were made for a tomb' },
            { text: 'printed books', error: 'picks a good that came centuries later' },
          ],
          reason:
            'Silk was light, valuable and wanted by peoples of the grasslands and farther west. The Han government used it in trade and as gifts.',
        },
        {
          thinking: 'analyze',
          question:
            'The Qin ruled all of China for only fifteen years, the Han for about four hundred. The Han kept many Qin offices and laws but lowered taxes at first and honored scholars. What does this comparison suggest?',
          answer: 'Strong institutions last longer when people accept them.',
          distractors: [
            { text: 'Strict laws are the one thing that keeps a large state together.', error: 'overlooks that the Qin fell quickly' },
            { text: 'Scholars had led the army that conquered the Qin.', error: 'invents a cause' },
            { text: 'Offices and laws had little to do with ruling China.', error: 'overlooks that the Han kept them' },
          ],
          reason: 'The Han used the tools of Qin government while softening the rule and linking it with Confucian values.',
        },
        {
          thinking: 'analyze',
          question:
            'Fu Hao’s tomb held bronze axes, jade and hundreds of hairpins, and oracle bones mention her leading troops and ceremonies. What can be concluded about this wife of a Shang king?',
          answer: 'She had military and religious duties and high rank.',
          distractors: [
            { text: 'She was the only ruler of the Shang and had no husband.', error: 'contradicts the text of the question' },
            { text: 'She was a trader who sold bronze tools to farmers.', error: 'takes grave goods for stock' },
            { text: 'She lived long after the Shang, since writing mentions her.', error: 'thinks that the Shang did not write' },
          ],
          reason: 'Objects and texts support each other here: both point to rank, war and ritual.',
        },
        {
          thinking: 'analyze',
          question:
            'A historian who wrote under the Han, the dynasty that replaced the Qin, reports that the First Emperor burned books and killed scholars. How should this report be used?',
          answer: 'with care, since the writer’s rulers gained from his bad name',
          distractors: [
            { text: 'without doubt, since the writer lived in the same country', error: 'takes place for proof' },
            { text: 'as a legend, since no ruler would destroy books', error: 'rejects evidence because it seems unlikely' },
            { text: 'as gossip, since the writer had not met the emperor', error: 'accepts nobody but eyewitnesses' },
          ],
          reason: 'Writers under a new dynasty had reasons to paint the old one dark. Other evidence must test how much was destroyed.',
        },
        {
          thinking: 'evaluate',
          question: 'Which evidence would best help to find out how ordinary farmers lived under the Han?',
          answer: 'tax lists, tools and models from graves',
          distractors: [
            { text: 'a long poem in which an emperor praises his gardens', error: 'uses the view from the palace' },
            { text: 'a history of the wars between great generals', error: 'shows leaders and battles' },
            { text: 'a modern drama series about life at court', error: 'uses fiction' },
          ],
          reason: 'Lists, tools and models of houses, wells and pigpens come from daily life and can be compared from place to place.',
        },
      ],
      misconceptions: [
        {
          belief: 'The First Emperor built the Great Wall that we see in photos.',
          why: 'Books say that he built “the Great Wall.”',
          truth:
            'The Qin joined older walls made mostly of packed earth. The famous walls of brick and stone were built by the Ming, more than 1,500 years later.',
          teacherMove: 'Show photos of both kinds of wall with dates. Students write a caption for each that would not mislead a visitor.',
        },
        {
          belief: 'China has always been one united country.',
          why: 'Maps use one color and one name.',
          truth: 'Times of unity and times of rival states followed one another, and borders changed greatly.',
          teacherMove:
            'Lay four outline maps (Shang, Warring States, Qin, Han) side by side. Students describe what changed and mark the longest time of division.',
        },
        {
          belief: 'The Mandate of Heaven meant that a ruler could do as he liked.',
          why: 'It sounds like the European idea of a king chosen by God.',
          truth: 'The right to rule depended on good government and could be lost, so it could also justify rebellion.',
          teacherMove:
            'Students sort six events, such as a good harvest or a famine, into “signs of support” and “signs of loss” and discuss who decides what a sign means.',
        },
        {
          belief: 'Confucius founded a religion with himself as its god.',
          why: 'There are temples in his name.',
          truth:
            'He was a teacher who spoke mainly of conduct, family and government. Later people honored him, and his teaching shaped schools and the state.',
          teacherMove:
            'Give five short sayings on learning, respect and rule. Students sort them by topic and notice what is not mentioned.',
        },
        {
          belief: 'The soldiers of the Terracotta Army are all copies of one another and were the color of clay.',
          why: 'Photos show long gray rows.',
          truth: 'Workers combined standard parts with different faces and hair, and the figures were once painted in bright colors.',
          teacherMove:
            'Show three faces and one color reconstruction. Students list what was standard, what was individual and what time has removed.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How did the Huang He with its yellow silt both support and endanger the people who lived along its banks?',
          lookFors: [
            'Names fertile silt and water for fields.',
            'Names floods and changes of course.',
            'Links the danger to shared work or to rulers who claimed that they could bring order.',
          ],
          probe: 'Why did people stay?',
        },
        {
          thinking: 'understand',
          question: 'Why was it useful for the rulers of a new dynasty to say that Heaven itself had chosen them?',
          lookFors: [
            'Says that it explained why the old rulers had fallen.',
            'Says that it gave people a reason to obey.',
            'Notes that it also put pressure on the new rulers to govern well.',
          ],
          probe: 'What danger lay in this idea for a ruler?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which teaching would have helped people most during the violent time of the Warring States: Confucianism, Daoism or Legalism?',
          lookFors: [
            'Describes the problem, such as constant war and broken loyalty.',
            'Explains how the chosen teaching answers it.',
            'Admits a weakness and answers it.',
          ],
          probe: 'Which of them would you want as the rule of your school?',
        },
        {
          thinking: 'analyze',
          question: 'Was the First Emperor a great unifier or a cruel tyrant, and what makes it hard to decide?',
          lookFors: [
            'Names achievements, such as shared writing, roads and measures.',
            'Names costs, such as forced labor, harsh laws and destroyed books.',
            'Says that most reports were written under the dynasty that followed.',
          ],
          probe: 'Who paid for the unity?',
        },
        {
          thinking: 'evaluate',
          question: 'How much fairer was the Han system of choosing officials for learning and good character than a government of nobles?',
          lookFors: [
            'Explains how officials were recommended and trained.',
            'Says that study was easier for wealthy families and closed to women.',
            'Compares with power by birth.',
          ],
          probe: 'How should officials be chosen today?',
        },
        {
          thinking: 'apply',
          question:
            'If you were asked to bring three rival regions under one government without war, which Qin or Han methods would you use, and which would you refuse?',
          lookFors: [
            'Uses a method such as shared measures, roads, local officials or schools.',
            'Refuses a method with a reason, such as forced labor.',
            'Thinks about what people in the regions would accept.',
          ],
          probe: 'What would you do first?',
        },
        {
          thinking: 'understand',
          question: 'Why was respect for parents and ancestors so important in the way people thought about the state?',
          lookFors: [
            'Explains that the family was seen as the model for good order.',
            'Says that ancestors were believed to help or harm the living.',
            'Connects duties of children with duties of subjects and rulers.',
          ],
          probe: 'What did rulers owe in return?',
        },
        {
          thinking: 'analyze',
          question: 'What can oracle bones tell us about the Shang, and about whose lives do they say hardly anything?',
          lookFors: [
            'Names topics such as war, harvest, weather, illness or ceremonies.',
            'Says that the questions are those of kings and nobles.',
            'Names groups that are missing, such as farmers or craft workers.',
          ],
          probe: 'Which other finds help with them?',
        },
        {
          thinking: 'create',
          question: 'How would you set up an exam for choosing leaders of a town that tests character as well as knowledge?',
          lookFors: [
            'Invents at least one task that shows how a person acts.',
            'Explains what kind of knowledge leaders need.',
            'Foresees unfairness, such as expensive preparation.',
          ],
          probe: 'Would you pass your own exam?',
        },
        {
          thinking: 'analyze',
          question:
            'How did trade along the Silk Road and conflict with peoples of the northern grasslands influence the decisions of Han rulers?',
          lookFors: [
            'names a need such as horses or safe borders',
            'names a policy such as gifts of silk, alliances, walls or campaigns',
            'explains a cost or a benefit of that policy',
          ],
          probe: 'Which policy would have been hardest to pay for year after year?',
        },
      ],
      activities: [
        {
          title: 'Advice for a troubled land',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['four cards with short pieces of advice'],
          steps: [
            'Read the short pieces of advice on the four cards aloud without guessing who may have said them.',
            'Imagine a land in which war, theft and broken promises have become part of everyday life.',
            'Choose the piece of advice that would probably help this land most within a single year.',
            'Choose the advice that would help it most within fifty years and explain the difference.',
          ],
          lookFor: 'Students notice that law, example, duty and simplicity answer different parts of the problem.',
        },
        {
          title: 'Ask the ancestors',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['copies of five translated oracle bone questions', 'a chart of early and modern characters'],
          steps: [
            'Read the five translated questions carefully and sort them by topic, such as weather, war or illness.',
            'Write down what the king feared or hoped for in each case.',
            'Find on the chart three characters that have kept their form and three that have changed.',
            'Explain which questions a farmer might have asked in place of the king.',
            'Write one important thing about Shang society that you cannot learn from these texts.',
          ],
          lookFor: 'Students infer concerns of rulers from the texts and name their limits.',
        },
        {
          title: 'Three teachers, one problem',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['fact sheets on Confucianism, Daoism and Legalism', 'case cards'],
          steps: [
            'Study one of the fact sheets with your group until you can explain it in three sentences.',
            'Draw a case card, such as students who cheat in a game or neighbors who quarrel about water.',
            'Prepare the advice that a follower of your teaching would give to the people in this case.',
            'Present your advice to the class and listen to the advice that the other two teachings would give.',
            'Write which advice would solve the case best and what it would cost.',
          ],
          lookFor: 'Advice fits the teaching, and students compare means and costs.',
        },
        {
          title: 'From walls to roads',
          purpose: 'practice',
          minutes: [20, 25],
          grouping: 'individual',
          thinking: 'understand',
          materials: ['event cards on the Qin', 'paper'],
          steps: [
            'Arrange the event cards in the order in which the events happened and check for causes.',
            'Sort them on your paper into a column of changes that unite and a column of burdens for people.',
            'Draw an arrow from every burden to an event to which it may have led.',
            'Write two sentences that explain why the dynasty was strong and why it fell.',
          ],
          lookFor: 'Students connect forced labor and harsh law with revolt and keep unity and cost together.',
        },
        {
          title: 'The Han advisers',
          purpose: 'extend',
          minutes: [40, 50],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['problem cards', 'source cards on the Han', 'chart paper'],
          steps: [
            'Draw one of the problem cards, which describe difficulties such as raids in the north, high prices or a flood.',
            'Search the source cards for measures that Han officials really used against problems of this kind.',
            'Compare two measures on chart paper by cost, fairness and success.',
            'Advise the emperor in a speech of two minutes that names the advantages and the risks of your measure.',
            'Judge the advice of another group with the same three standards of cost, fairness and success.',
          ],
          lookFor: 'Advice uses evidence, weighs more than one measure and keeps to the chosen standards.',
        },
      ],
      recalls: [
        {
          prompt: 'Put these dates in order from earliest to latest: 221 BCE, 2 CE, 1046 BCE, 551 BCE.',
          answer: '1046 BCE, 551 BCE, 221 BCE, 2 CE.',
          likelyError: 'Puts 221 BCE first because its number is smaller than the other BCE numbers.',
          minutes: 1,
        },
        {
          prompt: 'Find China, the Pacific Ocean, the Himalayas and a large desert of Asia on a map.',
          answer: 'All four are found; the Himalayas lie along China’s southwestern border, and the Gobi lies in the north.',
          likelyError: 'Places the Himalayas in the north.',
          minutes: 2,
        },
        {
          prompt: 'Write two ways in which a river can help farmers and one way in which it can harm them.',
          answer: 'For example: water and fertile soil help; floods can harm.',
          likelyError: 'Names only drinking water and fishing.',
          minutes: 1,
        },
        {
          prompt: 'Explain the difference between a leader who inherits power and one who is appointed to an office.',
          answer: 'One gets it by birth in a family; the other is chosen by someone and can be replaced.',
          likelyError: 'Says that both are elected.',
          minutes: 2,
        },
        {
          prompt: 'Name three ways in which a coach or a club leader can get a group to follow a rule.',
          answer: 'For example: setting a good example, explaining the reason, giving a reward or naming a penalty.',
          likelyError: 'Names three kinds of punishment.',
          minutes: 1,
        },
        {
          prompt: 'Write what archaeologists do and name two kinds of things that they study.',
          answer: 'They study the past through what people left behind, such as tools, buildings, bones and writing.',
          likelyError: 'Mixes them up with scientists who study dinosaurs.',
          minutes: 1,
        },
        {
          prompt: 'Name one thing that would be difficult if each town had its own coins and its own measures.',
          answer: 'For example: prices could hardly be compared, and trade and taxes would be complicated.',
          likelyError: 'Says that nothing would change.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'A student writes: “The Qin failed because strict laws do not work.” Use the Han dynasty to test this claim and improve it.',
        answer:
          'The Qin did use harsh laws, forced labor and heavy taxes, and revolts broke out soon after the First Emperor’s death. But the Han kept many Qin laws, offices and measures and ruled for about four centuries, so laws alone cannot be the reason. The Han eased burdens at first, shared some power with local lords, and won support by honoring Confucian learning and family duty. A better claim is that strict government could unite the land, but to last it needed limits and acceptance.',
        partial: 'Says that the Qin were too cruel and the Han were kind, without looking at what the Han kept.',
        reteach:
          'Give ten cards of Qin and Han measures. Students place them in a diagram with the fields Qin, Han and both, and must use two cards from the middle in a new sentence.',
      },
      processes: [
        {
          title: 'the use of a Shang oracle bone',
          steps: [
            'Workers clean a turtle shell or an animal bone.',
            'Workers carve small hollows in the back of the shell or bone.',
            'The diviner asks a question of ancestors or gods.',
            'A hot tool is pressed into the hollows until the bone cracks.',
            'The king or the diviner reads the cracks as an answer.',
            'Someone carves the question, and at times the result, into the bone.',
          ],
        },
        {
          title: 'the rise and fall of the Qin',
          steps: [
            'The ruler of Qin conquers the rival states.',
            'The victorious king takes the title of First Emperor.',
            'The First Emperor imposes one law, one script and heavy labor on the whole land.',
            'The First Emperor dies, and a weak son follows him.',
            'Rebels overthrow the Qin.',
            'After a war among the rebels, the Han dynasty is founded.',
          ],
        },
      ],
      causes: [
        {
          cause: 'the Huang He bursts its banks after heavy rain',
          effect: 'fields and villages are flooded, and people may doubt their ruler',
        },
        { cause: 'states fight one another for more than two centuries', effect: 'thinkers search for new ways to bring order' },
        { cause: 'the Qin require the same script and measures everywhere', effect: 'officials and traders can work across old borders' },
        { cause: 'farmers must leave their fields to build walls and tombs', effect: 'harvests suffer and anger turns into revolt' },
        { cause: 'the Han open a school to train officials in Confucian books', effect: 'learning becomes a path to office and honor' },
      ],
      comparisons: [
        {
          a: 'the ideas of Confucianism',
          b: 'the ideas of Legalism',
          alike: 'Both were answers to war and disorder, and both wanted a strong, well-ordered state.',
          different: [
            { feature: 'view of people', a: 'can become good through learning', b: 'act mainly for their own advantage' },
            { feature: 'best tool', a: 'good example, ritual and duty', b: 'strict laws, rewards and penalties' },
            { feature: 'used by', a: 'honored by the Han', b: 'followed by the Qin' },
          ],
        },
        {
          a: 'the Qin dynasty',
          b: 'the Han dynasty',
          alike: 'Both ruled a united China with an emperor, officials, taxes and shared measures.',
          different: [
            { feature: 'length', a: 'about fifteen years', b: 'about four hundred years, with a short break' },
            { feature: 'scholars', a: 'distrusted, and many books destroyed', b: 'honored and trained for office' },
            { feature: 'burden on people', a: 'very heavy labor and harsh laws', b: 'lighter at first, heavier in later times' },
          ],
        },
      ],
      connections: [
        'Science: have students press soft wax or dough into a clay mold of two parts to understand how workers shaped bronze vessels with molds.',
        'Math: have students compute the length of the Qin and the Han dynasty and draw both as bars on one scale.',
        'English: read three sayings of Confucius and three from the Daodejing in short translations and discuss which one students would put on a classroom wall.',
        'Civics: compare the Han search for able officials with the ways in which people get government jobs today.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Ban Zhao, historian and teacher',
          task: 'Students list what Ban Zhao needed in order to be heard as a scholar and compare it with what she advised other women.',
          background:
            'Ban Zhao (about 45 to 116 CE) helped to finish a history of the Han that her father and brother had begun, and she taught at the court. Her advice book tells women to be modest and also argues that girls should be taught.',
          checkFirst: 'Treat her as a thinker of her time, and welcome different judgments.',
        },
        {
          aspect: 'place',
          title: 'Sanxingdui and its bronze masks',
          task: 'Students study photos of bronze heads from Sanxingdui and explain why they changed ideas about where early Chinese civilization began.',
          background:
            'At Sanxingdui, in Sichuan, archaeologists found large bronze masks and trees from about the same time as the Shang, in a style very unlike that of the Shang.',
          checkFirst: 'Avoid words such as “alien”; speak of artists and beliefs that we do not yet know.',
        },
        {
          aspect: 'language',
          title: 'Characters with a long life',
          task: 'Students compare oracle bone forms of sun, moon, mountain and tree with modern characters and sort them by how easy they are to recognize.',
          background: 'Some signs on oracle bones are early forms of characters that are still used in Chinese and Japanese.',
          checkFirst: 'Invite readers of Chinese or Japanese to check the forms if they would like to.',
        },
        {
          aspect: 'history',
          title: 'Paper and Cai Lun',
          task: 'Students put statements on the invention of paper in order of certainty and explain why one name became famous.',
          background:
            'A history says that Cai Lun, an official of the Han, presented a better way to make paper in 105 CE. Older pieces of paper have been found, so he improved an existing skill.',
          checkFirst: 'Praise the work of many hands, and avoid a race between nations.',
        },
        {
          aspect: 'family and community',
          title: 'Respect across generations',
          task: 'Students compare three short texts on duties between young and old, one of them from the Analects, and write a rule that both generations could accept.',
          background: 'Filial piety was taught in stories and schools for centuries, and it included duties of parents, too.',
          checkFirst: 'Families differ, and some students live apart from parents; let them write about any community.',
        },
        {
          aspect: 'critical question',
          title: 'Whose voice tells the story of the Qin?',
          task: 'Students read a short critical passage by a Han writer and list what a Qin official might have answered, and what evidence could decide.',
          background:
            'The best-known account of the Qin was written by Sima Qian about a century later, under the Han. Bamboo strips found at Shuihudi show Qin laws as officials used them.',
          checkFirst: 'Explain that testing a source is not an insult to it.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A diviner’s helper sees that the king reads a crack in the bone in the way that suits him best. Narrate the rest of the day, and choose whether the helper remains silent.',
          audience: 'a short story for a class collection',
          plan: ['What was the question?', 'What does the helper see?', 'What could speaking cost?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A potter works on one face of the Terracotta Army and secretly gives it the look of a friend from home. Tell how the day goes on, and choose who discovers the likeness.',
          audience: 'readers of a history magazine',
          plan: ['What does the face look like?', 'What are the rules of the workshop?', 'What happens to the figure?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A messenger on one of the new imperial roads carries an order that seems to be a mistake. Tell about two days on the road, and choose what the messenger does at the last gate.',
          audience: 'listeners of a history podcast',
          plan: ['What does the order say?', 'Whom does the messenger meet?', 'What tips the decision?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'The emperor asks whether he should trust in strict laws or in good teachers to bring peace to his land. Argue for one answer as a thoughtful adviser, and choose the objection that you will meet first.',
          audience: 'a speech before the emperor',
          plan: ['What makes people act well?', 'How fast does it work?', 'What could go wrong?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A museum wants to show either an oracle bone or a clay soldier as its only object from ancient China. Persuade its director to choose one of them, and choose the question that visitors should take home.',
          audience: 'a letter to a museum director',
          plan: ['What does the object reveal?', 'Whom does it leave out?', 'Which detail will people remember?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people say that officials should be chosen by exams, while others prefer experience or elections. Take a position for your own town, and choose one lesson from the Han to support it.',
          audience: 'readers of a local newspaper',
          plan: ['What must officials be able to do?', 'Who might be left out?', 'What does the past teach?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the Mandate of Heaven could be used both to support a ruler and to overthrow one. Choose one real change of dynasty as your example.',
          audience: 'a page for a sixth-grade textbook',
          plan: ['Who gave the right to rule?', 'What signs did people look for?', 'Who decided what the signs meant?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how shared coins, measures, roads and writing can hold a large state together. Choose one ordinary person of the Qin time, and show what changed in that person’s life.',
          audience: 'readers of a guide to government',
          plan: ['What was different before?', 'Who gained from the change?', 'Who paid for it?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a younger student what Confucius meant when he connected good families with good government. Choose an example from a team, a class or a club that helps to make the idea clear.',
          audience: 'a study guide for fifth graders',
          plan: ['What duties are there?', 'Who sets the example?', 'What happens when duties are forgotten?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a bronze workshop of the Shang at the moment when the metal is poured into the mold. Choose one sense to lead your description, and bring in the others around it.',
          audience: 'an artist who will paint the scene',
          plan: ['What glows and what stays dark?', 'How do people move?', 'What is heard when the mold is opened?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the Huang He in three seasons from the same spot on its bank. Choose a small thing, such as a tree or a boat, that shows how the river has changed each time.',
          audience: 'readers of nature writing',
          plan: ['What color is the water?', 'How high does it stand?', 'What do people on the bank do?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a market street in the Han capital of Chang’an, with silk, lacquer, grain cakes and strangers from the west. Choose the path that your reader takes through the crowd.',
          audience: 'a designer of a museum model',
          plan: ['What is seen above the heads?', 'Which voices are heard?', 'What is at the end of the street?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a conversation in which Confucius, a Daoist and a Legalist have to share one umbrella in a sudden storm. Choose how each of them wants to solve the problem.',
          audience: 'an audience at a school performance',
          plan: ['What rule does each suggest?', 'Who gets wet?', 'What do they learn from one another?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Create a set of six oracle bone questions that a student of today might ask before an important week, together with the answers that are hoped for. Choose a style that sounds like the old questions.',
          audience: 'visitors to a class exhibition',
          plan: ['What does the student worry about?', 'How are the questions phrased?', 'Which answer would be the biggest surprise?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem or a short tale in which water teaches a stubborn stone a lesson in the spirit of Daoism. Choose the moment at which the stone begins to understand.',
          audience: 'readers of a book of wisdom tales',
          plan: ['What does the stone believe?', 'What does the water do?', 'How much time passes?'],
        },
      ],
      itemSets: [
        {
          title: 'A river split in two',
          text: 'Around 256 BCE the state of Qin ruled the plain of Sichuan, where the Min River flooded some fields and left others without enough water. A governor named Li Bing had workers build a long island of stones in the middle of the river. The stones were packed in large bamboo baskets, so that the current could not carry them away. One arm of the divided river took most of the flood water, while the other ran through a cut in a hill to the fields. The works have been repaired regularly and still water the plain today.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What was the main advantage of dividing the river into two arms instead of blocking it with a wall?',
              answer: 'Floods were led away while fields still got water.',
              distractors: [
                {
                  text: 'Fields stayed dry while boats could not enter.',
                  error: 'overlooks that the fields were to be watered',
                },
                {
                  text: 'Silt was kept out while fish were caught.',
                  error: 'picks a side effect that the text does not name',
                },
                {
                  text: 'Soldiers could cross while traders had to wait.',
                  error: 'thinks of war instead of farming',
                },
              ],
              reason: 'One arm carries off high water and the other supplies the fields, so both problems are solved at once.',
            },
            {
              thinking: 'apply',
              question: 'How did the new water system most likely help the state of Qin in its later wars with rival states?',
              answer: 'Good harvests could feed its armies.',
              distractors: [
                {
                  text: 'Deep water could drown its rivals.',
                  error: 'imagines the river as a weapon',
                },
                {
                  text: 'Bamboo baskets could carry its troops.',
                  error: 'misreads the use of the baskets',
                },
                {
                  text: 'Large fields could hide its generals.',
                  error: 'looks for a trick instead of supplies',
                },
              ],
              reason: 'Safe, well-watered fields give more grain, which a state at war needs for soldiers and carriers.',
            },
            {
              thinking: 'analyze',
              question: 'Which part of the case shows that the project depended on lasting organization and more than one clever plan?',
              answer: 'the repairs that go on each year',
              distractors: [
                {
                  text: 'the flooding of some of the fields',
                  error: 'names the problem and not the organization',
                },
                {
                  text: 'the stones that fill the baskets',
                  error: 'names a material',
                },
                {
                  text: 'the hill that stood in the way',
                  error: 'names an obstacle',
                },
              ],
              reason: 'Baskets, banks and channels wear out; someone has to plan, pay and lead workers each year for the system to last.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Does this project show that strong rulers bring benefits to their people, or that they use people to increase their own power? Support your view with the case and with what you know about Qin.',
            lookFors: [
              'Names benefits, such as safer fields and food for families.',
              'Names the ruler’s own gain or the burden of forced labor, and weighs the two.',
            ],
            probe: 'What would a farmer on the plain and a Legalist official each have said?',
          },
        },
        {
          title: 'A debate about salt',
          text: 'Emperor Wu of the Han fought long and costly wars against the Xiongnu in the north. To pay for them, his government took over the making of salt and iron, which every family needed. In 81 BCE, after his death, the court called scholars to debate this policy. The scholars, who followed Confucius, said that a ruler should not compete with his people for profit and that the state’s iron tools were poor. Officials answered that the income paid for walls and soldiers. In the end the state kept most of its control over salt and iron.',
          facts: [
            {
              thinking: 'understand',
              question: 'Why were salt and iron good choices for a government that needed a steady income?',
              answer: 'People had to buy them whatever they cost.',
              distractors: [
                {
                  text: 'People could make them easily at home.',
                  error: 'would let families avoid paying',
                },
                {
                  text: 'People in the north gave them as gifts.',
                  error: 'confuses income with presents from abroad',
                },
                {
                  text: 'People used them to write official records.',
                  error: 'confuses iron and salt with writing materials',
                },
              ],
              reason: 'Food needs salt and farming needs iron tools, so families could hardly do without them, and sales stayed high.',
            },
            {
              thinking: 'analyze',
              question: 'Which idea of Confucius fits the scholars’ criticism of the policy best?',
              answer: 'A ruler should lead by moral example.',
              distractors: [
                {
                  text: 'A ruler should keep order by strict law.',
                  error: 'picks a Legalist idea',
                },
                {
                  text: 'A ruler should follow the ways of nature.',
                  error: 'picks a Daoist idea',
                },
                {
                  text: 'A ruler should ask bones about the future.',
                  error: 'picks a practice of the Shang',
                },
              ],
              reason:
                'A ruler who hunts for profit gives a bad example; for Confucians, good government begins with right conduct at the top.',
            },
            {
              thinking: 'apply',
              question:
                'Which evidence would be most useful to an official who wants to prove that the scholars’ complaint about tools is wrong?',
              answer: 'proof that state plows last as long as private ones',
              distractors: [
                {
                  text: 'proof that state plows bring in more money each year',
                  error: 'shows income and not quality',
                },
                {
                  text: 'proof that soldiers in the north need iron swords',
                  error: 'shows a need and not the quality of tools',
                },
                {
                  text: 'proof that scholars have little practice in farming',
                  error: 'attacks the speaker and not the claim',
                },
              ],
              reason: 'The complaint concerns the quality of tools, so only a comparison of tools can answer it.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which side in the debate about salt and iron had the stronger reasons, the scholars or the officials? Judge both with evidence from the case.',
            lookFors: [
              'Uses a reason of each side, such as fair treatment of the people or the cost of defense.',
              'Explains which reason weighs more and under which conditions the other side would be right.',
            ],
            probe: 'Is there a way to pay for defense that the scholars might have accepted?',
          },
        },
        {
          title: 'The dragon that dropped a ball',
          text: 'In 132 CE Zhang Heng, an official and scientist at the Han court, presented a large bronze jar. According to a history of the Han, eight dragons on its sides faced eight directions, each with a ball in its mouth above an open-mouthed toad. When the ground shook far away, one dragon was supposed to drop its ball. One day a ball fell although nobody at court had felt anything, so that some people doubted the device. Several days later a messenger arrived with news of an earthquake in the northwest. The original jar has been lost.',
          facts: [
            {
              thinking: 'apply',
              question: 'Why would a Han ruler want to learn about a distant earthquake as soon as possible?',
              answer: 'Aid could be sent, and disasters might be read as signs.',
              distractors: [
                {
                  text: 'Armies could be sent to punish the dragons of the region.',
                  error: 'takes the figures on the jar for real',
                },
                {
                  text: 'Farmers could be told to plant before the ground shook.',
                  error: 'thinks that the jar foretold the future',
                },
                {
                  text: 'Messengers could be stopped before they reached the court.',
                  error: 'turns the use of news around',
                },
              ],
              reason: 'Disasters called for relief, and under the Mandate of Heaven they could be seen as a warning about the ruler.',
            },
            {
              thinking: 'analyze',
              question: 'Which part of the story most likely made the people who had doubted the device change their minds?',
              answer: 'the report from the northwest',
              distractors: [
                {
                  text: 'the number of dragons on the jar',
                  error: 'picks a detail of the design',
                },
                {
                  text: 'the silence of people at court',
                  error: 'picks the very reason for doubt',
                },
                {
                  text: 'the high rank of its maker',
                  error: 'trusts position more than evidence',
                },
              ],
              reason: 'The message came from another source and confirmed what the jar had signaled days before.',
            },
            {
              thinking: 'analyze',
              question: 'Why must modern engineers who rebuild the jar explain that its inner parts are partly a guess?',
              answer: 'The object is lost, and the text tells more of its outside.',
              distractors: [
                {
                  text: 'The court kept the jar and forbids visitors to open it.',
                  error: 'overlooks that the jar is lost',
                },
                {
                  text: 'The Han had a rule against writing about machines.',
                  error: 'contradicts the history that describes it',
                },
                {
                  text: 'The parts were made of silk and decayed in the rain.',
                  error: 'invents a material',
                },
              ],
              reason:
                'Without the object, only the description remains, and it speaks of dragons, balls and toads more than of the works within.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'The only report of the jar’s success comes from a court history that was written later. How much should historians trust it, and what would make the story more certain?',
            lookFors: [
              'Gives a reason for trust, such as the clear details or the official record, and a reason for care, such as the late date.',
              'Names further evidence, such as a second text, parts of the jar, or a rebuilt model that works in tests.',
            ],
            probe: 'What would a failed rebuilt model prove, and what would it leave open?',
          },
        },
      ],
    },
  },
});
