import { defineTopicPack } from '../topic-pack.ts';

export const climateChange = defineTopicPack({
  id: 'climate-change',
  title: 'Climate change and the carbon cycle',
  inText: 'climate change and the carbon cycle',
  alsoCalled: ['climate change'],
  subject: 'science',
  aliases: [
    'climate change',
    'global warming',
    'greenhouse effect',
    'greenhouse gases',
    'greenhouse gas',
    'carbon cycle',
    'the carbon cycle',
    'carbon dioxide and climate',
    'fossil fuels and climate',
    'carbon footprint',
    'climate crisis',
    'rising temperatures',
    'sea level rise',
    'human impact on climate',
    'mitigation and adaptation',
  ],
  standards: [
    {
      code: 'MS-ESS3-5',
      grades: [6, 8],
    },
    {
      code: 'HS-ESS3-5',
      grades: [9, 12],
    },
    {
      code: 'HS-ESS2-4',
      grades: [9, 12],
    },
    {
      code: 'HS-ESS2-6',
      grades: [9, 12],
    },
    {
      code: 'HS-LS2-5',
      grades: [9, 12],
    },
  ],
  translations: {
    climate: {
      Arabic: 'مناخ',
      Bengali: 'জলবায়ু',
      'Chinese (Simplified)': '气候',
      French: 'climat',
      Hindi: 'जलवायु',
      Japanese: '気候',
      Korean: '기후',
      Portuguese: 'clima',
      Russian: 'климат',
      Spanish: 'clima',
      Ukrainian: 'клімат',
      Vietnamese: 'khí hậu',
    },
    'climate change': {
      Arabic: 'تغير المناخ',
      Bengali: 'জলবায়ু পরিবর্তন',
      'Chinese (Simplified)': '气候变化',
      French: 'changement climatique',
      Hindi: 'जलवायु परिवर्तन',
      Japanese: '気候変動',
      Korean: '기후 변화',
      Portuguese: 'mudança climática',
      Russian: 'изменение климата',
      Spanish: 'cambio climático',
      Ukrainian: 'зміна клімату',
      Vietnamese: 'biến đổi khí hậu',
    },
    'greenhouse gas': {
      Arabic: 'غاز الدفيئة',
      Bengali: 'গ্রিনহাউস গ্যাস',
      'Chinese (Simplified)': '温室气体',
      French: 'gaz à effet de serre',
      Hindi: 'ग्रीनहाउस गैस',
      Japanese: '温室効果ガス',
      Korean: '온실가스',
      Portuguese: 'gás de efeito estufa',
      Russian: 'парниковый газ',
      Spanish: 'gas de efecto invernadero',
      Ukrainian: 'парниковий газ',
      Vietnamese: 'khí nhà kính',
    },
    'greenhouse effect': {
      Arabic: 'تأثير الدفيئة',
      Bengali: 'গ্রিনহাউস প্রভাব',
      'Chinese (Simplified)': '温室效应',
      French: 'effet de serre',
      Hindi: 'ग्रीनहाउस प्रभाव',
      Japanese: '温室効果',
      Korean: '온실 효과',
      Portuguese: 'efeito estufa',
      Russian: 'парниковый эффект',
      Spanish: 'efecto invernadero',
      Ukrainian: 'парниковий ефект',
      Vietnamese: 'hiệu ứng nhà kính',
    },
    'carbon dioxide': {
      Arabic: 'ثاني أكسيد الكربون',
      Bengali: 'কার্বন ডাই-অক্সাইড',
      'Chinese (Simplified)': '二氧化碳',
      French: 'dioxyde de carbone',
      Hindi: 'कार्बन डाइऑक्साइड',
      Japanese: '二酸化炭素',
      Korean: '이산화 탄소',
      Portuguese: 'dióxido de carbono',
      Russian: 'углекислый газ',
      Spanish: 'dióxido de carbono',
      Ukrainian: 'вуглекислий газ',
      Vietnamese: 'khí cacbonic',
    },
    'fossil fuel': {
      Arabic: 'وقود أحفوري',
      Bengali: 'জীবাশ্ম জ্বালানি',
      'Chinese (Simplified)': '化石燃料',
      French: 'combustible fossile',
      Hindi: 'जीवाश्म ईंधन',
      Japanese: '化石燃料',
      Korean: '화석 연료',
      Portuguese: 'combustível fóssil',
      Russian: 'ископаемое топливо',
      Spanish: 'combustible fósil',
      Ukrainian: 'викопне паливо',
      Vietnamese: 'nhiên liệu hóa thạch',
    },
    'carbon cycle': {
      Arabic: 'دورة الكربون',
      Bengali: 'কার্বন চক্র',
      'Chinese (Simplified)': '碳循环',
      French: 'cycle du carbone',
      Hindi: 'कार्बन चक्र',
      Japanese: '炭素循環',
      Korean: '탄소 순환',
      Portuguese: 'ciclo do carbono',
      Russian: 'круговорот углерода',
      Spanish: 'ciclo del carbono',
      Ukrainian: 'кругообіг вуглецю',
      Vietnamese: 'chu trình cacbon',
    },
    atmosphere: {
      Arabic: 'غلاف جوي',
      Bengali: 'বায়ুমণ্ডল',
      'Chinese (Simplified)': '大气层',
      French: 'atmosphère',
      Hindi: 'वायुमंडल',
      Japanese: '大気',
      Korean: '대기',
      Portuguese: 'atmosfera',
      Russian: 'атмосфера',
      Spanish: 'atmósfera',
      Ukrainian: 'атмосфера',
      Vietnamese: 'khí quyển',
    },
    glacier: {
      Arabic: 'نهر جليدي',
      Bengali: 'হিমবাহ',
      'Chinese (Simplified)': '冰川',
      French: 'glacier',
      Hindi: 'हिमनद',
      Japanese: '氷河',
      Korean: '빙하',
      Portuguese: 'geleira',
      Russian: 'ледник',
      Spanish: 'glaciar',
      Ukrainian: 'льодовик',
      Vietnamese: 'sông băng',
    },
    'renewable energy': {
      Arabic: 'طاقة متجددة',
      Bengali: 'নবায়নযোগ্য শক্তি',
      'Chinese (Simplified)': '可再生能源',
      French: 'énergie renouvelable',
      Hindi: 'नवीकरणीय ऊर्जा',
      Japanese: '再生可能エネルギー',
      Korean: '재생 에너지',
      Portuguese: 'energia renovável',
      Russian: 'возобновляемая энергия',
      Spanish: 'energía renovable',
      Ukrainian: 'відновлювана енергія',
      Vietnamese: 'năng lượng tái tạo',
    },
    'infrared radiation': {
      Arabic: 'أشعة تحت حمراء',
      Bengali: 'অবলোহিত বিকিরণ',
      'Chinese (Simplified)': '红外辐射',
      French: 'rayonnement infrarouge',
      Hindi: 'अवरक्त विकिरण',
      Japanese: '赤外線',
      Korean: '적외선',
      Portuguese: 'radiação infravermelha',
      Russian: 'инфракрасное излучение',
      Spanish: 'radiación infrarroja',
      Ukrainian: 'інфрачервоне випромінювання',
      Vietnamese: 'bức xạ hồng ngoại',
    },
    'carbon sink': {
      Arabic: 'بالوعة كربون',
      Bengali: 'কার্বন সিঙ্ক',
      'Chinese (Simplified)': '碳汇',
      French: 'puits de carbone',
      Hindi: 'कार्बन सिंक',
      Japanese: '炭素吸収源',
      Korean: '탄소 흡수원',
      Portuguese: 'sumidouro de carbono',
      Russian: 'поглотитель углерода',
      Spanish: 'sumidero de carbono',
      Ukrainian: 'поглинач вуглецю',
      Vietnamese: 'bể hấp thụ cacbon',
    },
    'ocean acidification': {
      Arabic: 'تحمض المحيطات',
      Bengali: 'মহাসাগরের অম্লীকরণ',
      'Chinese (Simplified)': '海洋酸化',
      French: 'acidification des océans',
      Hindi: 'महासागरीय अम्लीकरण',
      Japanese: '海洋酸性化',
      Korean: '해양 산성화',
      Portuguese: 'acidificação dos oceanos',
      Russian: 'закисление океана',
      Spanish: 'acidificación de los océanos',
      Ukrainian: 'закислення океану',
      Vietnamese: 'axit hóa đại dương',
    },
    'climate model': {
      Arabic: 'نموذج مناخي',
      Bengali: 'জলবায়ু মডেল',
      'Chinese (Simplified)': '气候模型',
      French: 'modèle climatique',
      Hindi: 'जलवायु मॉडल',
      Japanese: '気候モデル',
      Korean: '기후 모형',
      Portuguese: 'modelo climático',
      Russian: 'климатическая модель',
      Spanish: 'modelo climático',
      Ukrainian: 'кліматична модель',
      Vietnamese: 'mô hình khí hậu',
    },
    emission: {
      Arabic: 'انبعاث',
      Bengali: 'নির্গমন',
      'Chinese (Simplified)': '排放',
      French: 'émission',
      Hindi: 'उत्सर्जन',
      Japanese: '排出',
      Korean: '배출',
      Portuguese: 'emissão',
      Russian: 'выброс',
      Spanish: 'emisión',
      Ukrainian: 'викид',
      Vietnamese: 'phát thải',
    },
    absorb: {
      Arabic: 'امتصّ',
      Bengali: 'শোষণ করা',
      'Chinese (Simplified)': '吸收',
      French: 'absorber',
      Hindi: 'अवशोषित करना',
      Japanese: '吸収する',
      Korean: '흡수하다',
      Portuguese: 'absorver',
      Russian: 'поглощать',
      Spanish: 'absorber',
      Ukrainian: 'поглинати',
      Vietnamese: 'hấp thụ',
    },
    mitigation: {
      Arabic: 'تخفيف من تغير المناخ',
      Bengali: 'প্রশমন',
      'Chinese (Simplified)': '减缓',
      French: 'atténuation',
      Hindi: 'शमन',
      Japanese: '緩和',
      Korean: '완화',
      Portuguese: 'mitigação',
      Russian: 'смягчение изменения климата',
      Spanish: 'mitigación',
      Ukrainian: 'пом’якшення зміни клімату',
      Vietnamese: 'giảm nhẹ biến đổi khí hậu',
    },
    adaptation: {
      Arabic: 'تكيف',
      Bengali: 'অভিযোজন',
      'Chinese (Simplified)': '适应',
      French: 'adaptation',
      Hindi: 'अनुकूलन',
      Japanese: '適応',
      Korean: '적응',
      Portuguese: 'adaptação',
      Russian: 'адаптация',
      Spanish: 'adaptación',
      Ukrainian: 'адаптація',
      Vietnamese: 'thích ứng',
    },
    weather: {
      Arabic: 'طقس',
      Bengali: 'আবহাওয়া',
      'Chinese (Simplified)': '天气',
      French: 'temps',
      Hindi: 'मौसम',
      Japanese: '天気',
      Korean: '날씨',
      Portuguese: 'tempo',
      Russian: 'погода',
      Spanish: 'tiempo atmosférico',
      Ukrainian: 'погода',
      Vietnamese: 'thời tiết',
    },
    'sea level': {
      Arabic: 'مستوى سطح البحر',
      Bengali: 'সমুদ্রপৃষ্ঠের উচ্চতা',
      'Chinese (Simplified)': '海平面',
      French: 'niveau de la mer',
      Hindi: 'समुद्र तल',
      Japanese: '海面水位',
      Korean: '해수면',
      Portuguese: 'nível do mar',
      Russian: 'уровень моря',
      Spanish: 'nivel del mar',
      Ukrainian: 'рівень моря',
      Vietnamese: 'mực nước biển',
    },
    'energy balance': {
      Arabic: 'توازن الطاقة',
      Bengali: 'শক্তির ভারসাম্য',
      'Chinese (Simplified)': '能量平衡',
      French: 'bilan énergétique',
      Hindi: 'ऊर्जा संतुलन',
      Japanese: 'エネルギー収支',
      Korean: '에너지 수지',
      Portuguese: 'balanço de energia',
      Russian: 'энергетический баланс',
      Spanish: 'balance energético',
      Ukrainian: 'енергетичний баланс',
      Vietnamese: 'cân bằng năng lượng',
    },
    reservoir: {
      Arabic: 'مخزن',
      'Chinese (Simplified)': '储库',
      French: 'réservoir',
      Japanese: '貯蔵庫',
      Korean: '저장고',
      Portuguese: 'reservatório',
      Russian: 'резервуар',
      Spanish: 'reservorio',
      Ukrainian: 'резервуар',
      Vietnamese: 'bể chứa',
    },
    flux: {
      Arabic: 'تدفق',
      'Chinese (Simplified)': '通量',
      French: 'flux',
      Japanese: 'フラックス',
      Korean: '플럭스',
      Portuguese: 'fluxo',
      Russian: 'поток',
      Spanish: 'flujo',
      Ukrainian: 'потік',
      Vietnamese: 'thông lượng',
    },
    'positive feedback': {
      Arabic: 'تغذية راجعة موجبة',
      Bengali: 'ধনাত্মক ফিডব্যাক',
      'Chinese (Simplified)': '正反馈',
      French: 'rétroaction positive',
      Hindi: 'धनात्मक पुनर्भरण',
      Japanese: '正のフィードバック',
      Korean: '양의 되먹임',
      Portuguese: 'retroalimentação positiva',
      Russian: 'положительная обратная связь',
      Spanish: 'retroalimentación positiva',
      Ukrainian: 'додатний зворотний зв’язок',
      Vietnamese: 'phản hồi dương',
    },
    'negative feedback': {
      Arabic: 'تغذية راجعة سالبة',
      Bengali: 'ঋণাত্মক ফিডব্যাক',
      'Chinese (Simplified)': '负反馈',
      French: 'rétroaction négative',
      Hindi: 'ऋणात्मक पुनर्भरण',
      Japanese: '負のフィードバック',
      Korean: '음의 되먹임',
      Portuguese: 'retroalimentação negativa',
      Russian: 'отрицательная обратная связь',
      Spanish: 'retroalimentación negativa',
      Ukrainian: 'від’ємний зворотний зв’язок',
      Vietnamese: 'phản hồi âm',
    },
    albedo: {
      Arabic: 'ألبيدو',
      Bengali: 'অ্যালবেডো',
      'Chinese (Simplified)': '反照率',
      French: 'albédo',
      Hindi: 'ऐल्बिडो',
      Japanese: 'アルベド',
      Korean: '알베도',
      Portuguese: 'albedo',
      Russian: 'альбедо',
      Spanish: 'albedo',
      Ukrainian: 'альбедо',
      Vietnamese: 'suất phản chiếu',
    },
    'proxy data': {
      Arabic: 'بيانات غير مباشرة',
      'Chinese (Simplified)': '代用资料',
      French: 'données indirectes',
      Japanese: '代替指標データ',
      Korean: '대리 자료',
      Portuguese: 'dados indiretos',
      Russian: 'косвенные данные',
      Spanish: 'datos indirectos',
      Ukrainian: 'непрямі дані',
      Vietnamese: 'dữ liệu gián tiếp',
    },
    'radiative forcing': {
      Arabic: 'قسر إشعاعي',
      'Chinese (Simplified)': '辐射强迫',
      French: 'forçage radiatif',
      Japanese: '放射強制力',
      Korean: '복사 강제력',
      Portuguese: 'forçante radiativa',
      Russian: 'радиационное воздействие',
      Spanish: 'forzamiento radiativo',
      Vietnamese: 'cưỡng bức bức xạ',
    },
    'climate sensitivity': {
      Arabic: 'حساسية المناخ',
      'Chinese (Simplified)': '气候敏感度',
      French: 'sensibilité climatique',
      Hindi: 'जलवायु संवेदनशीलता',
      Japanese: '気候感度',
      Korean: '기후 민감도',
      Portuguese: 'sensibilidade climática',
      Russian: 'чувствительность климата',
      Spanish: 'sensibilidad climática',
      Ukrainian: 'чутливість клімату',
      Vietnamese: 'độ nhạy khí hậu',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'Earth’s average temperature is rising mainly because people add greenhouse gases to the air, and evidence from many sources lets us see the causes, the effects and the choices.',
      objectives: [
        'explain how greenhouse gases keep Earth warm and what happens when there are more of them',
        'trace carbon between the air, living things, the ocean and rock',
        'tell weather from climate and use long-term data to support a claim',
        'ask questions about the evidence for the causes of the warming of the past century',
        'compare ways to slow climate change with ways to prepare for its effects',
      ],
      terms: [
        {
          term: 'climate',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the usual pattern of temperature, rainfall and wind in a place over many years',
          example: 'The climate of a desert is dry, even if heavy rain falls there on several days of a year.',
          contrast: 'Weather is what happens today; this is the pattern over about thirty years.',
          wordParts: 'climate, climatic',
          picture: 'a calendar page for weather beside a tall stack of calendars',
        },
        {
          term: 'climate change',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a long-term shift in the usual temperature, precipitation and wind of a place or of the whole Earth',
          example: 'Scientists investigate climate change with long records of the air, the sea and the ice.',
          contrast: 'One hot day or one cold winter does not prove or disprove it.',
          wordParts: 'climate + change',
          picture: 'a line graph that rises over a hundred years with small ups and downs',
        },
        {
          term: 'greenhouse gas',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a gas in the air that takes in energy given off by Earth’s warm surface and sends some of it back',
          example: 'Methane is a powerful greenhouse gas that escapes from landfills and from cattle.',
          contrast: 'Oxygen and nitrogen make up most of the air but do not act this way.',
          wordParts: 'green + house; a glass house for plants',
          picture: 'a dot in the air with arrows going in from below and out in all directions',
        },
        {
          term: 'greenhouse effect',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the warming of a planet that occurs when certain gases in the air absorb energy from the surface',
          example: 'Without the natural greenhouse effect, most of the water on Earth’s surface would be frozen.',
          contrast: 'The natural part makes life possible; extra warming comes from extra gases.',
          wordParts: 'greenhouse + effect',
          picture: 'the sun, Earth and a layer with arrows that turn back',
        },
        {
          term: 'carbon dioxide',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a gas made of carbon and oxygen that living things breathe out and that burning adds to the air',
          example: 'While a candle burns, it releases carbon dioxide and water vapor into the room.',
          contrast: 'Carbon monoxide is a different, poisonous gas.',
          wordParts: 'carbon + di- (two) + oxide',
          picture: 'one dark circle between two light circles',
        },
        {
          term: 'fossil fuel',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'coal, oil or natural gas, which formed from ancient living things over millions of years',
          example: 'A car that runs on gasoline uses a fossil fuel, because gasoline is produced from oil.',
          contrast: 'Wood is a fuel from plants too, but it grew in recent years.',
          wordParts: 'fossil (dug up) + fuel',
          picture: 'layers of rock with a black seam',
        },
        {
          term: 'carbon cycle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the continuous movement of carbon between air, living things, water, soil and rock',
          example: 'Trees are part of the carbon cycle because they remove carbon from the air and store it in wood.',
          contrast: 'Water moves in a cycle too, but carbon can change into many different substances.',
          wordParts: 'carbon + cycle (circle)',
          picture: 'arrows between a tree, a cow, the sea, the air and a lump of coal',
        },
        {
          term: 'atmosphere',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the layer of gases that surrounds a planet such as Earth',
          example: 'Earth’s atmosphere is mostly nitrogen and oxygen.',
          contrast: 'A classroom may have a calm one, but that is another sense of the word.',
          wordParts: 'atmo- (vapor) + sphere (ball)',
          picture: 'a ball with a thin layer around it',
        },
        {
          term: 'emission',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'something that is released into the surroundings, such as a gas from a pipe or an engine',
          example: 'A bus that runs on electricity produces no emission from a tailpipe while it is driving.',
          contrast: 'Sending something out is different from absorbing it, which means taking it in.',
          wordParts: 'e- (out) + miss (send); emit',
          picture: 'a tailpipe with arrows of gas',
        },
        {
          term: 'absorb',
          partOfSpeech: 'verb',
          tier: 2,
          definition: 'to take in something, such as a gas or a form of energy, and hold it',
          example: 'Growing forests absorb carbon dioxide and use its carbon to produce wood.',
          contrast: 'To reflect means to send back; a mirror does that.',
          wordParts: 'ab- + sorb (suck in); absorption',
          picture: 'a sponge with arrows going in',
        },
        {
          term: 'glacier',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a thick mass of ice on land that has formed from snow and moves slowly downhill',
          example: 'A glacier that melts adds fresh water to the sea, while its surface on land becomes smaller.',
          contrast: 'Sea ice floats already; this ice rests on land.',
          wordParts: 'from a French word for ice',
          picture: 'a river of ice in a valley',
        },
        {
          term: 'renewable energy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'power from sources that are naturally replaced, such as sunlight, wind and flowing water',
          example: 'A school with solar panels uses renewable energy.',
          contrast: 'Coal and oil take millions of years to form, so they run out.',
          wordParts: 're- + new + -able',
          picture: 'a sun, a wind turbine and a river',
        },
        {
          term: 'mitigation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'steps that cut the causes of a problem, such as releasing less carbon dioxide',
          example: 'Riding a bicycle instead of driving a car is a small example of mitigation.',
          contrast: 'Adaptation deals with effects; this deals with causes.',
          wordParts: 'from Latin words for “make mild”',
          picture: 'a hand that turns a gas tap down',
        },
        {
          term: 'adaptation',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a change that helps people or other living things manage under new conditions',
          example: 'Planting shade trees beside a playground is an adaptation to hotter summers.',
          contrast: 'In biology it often means an inherited trait; here it means a plan that people make.',
          wordParts: 'adapt, adaptation',
          picture: 'a street with trees and awnings',
        },
        {
          term: 'weather',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the condition of the air at a particular place and time, such as sunny, rainy or windy',
          example: 'One cold week is weather, so it does not show that the warming of Earth has stopped.',
          contrast: 'Climate describes the usual pattern over decades, while this can change within an hour.',
          wordParts: 'weather, weather report',
          picture: 'a sun, a cloud, and a clock',
        },
        {
          term: 'sea level',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'the average height of the surface of the ocean, measured over a long period',
          example: 'Average sea level is rising because warming water expands and ice on land melts.',
          contrast: 'The tide goes up and down each day, while this average changes slowly over the years.',
          wordParts: 'sea, level',
          picture: 'a ruler standing in waves',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which of these gases is a greenhouse gas because it absorbs energy that is given off by Earth’s surface?',
          answer: 'carbon dioxide',
          distractors: [
            {
              text: 'oxygen',
              error: 'thinks that any gas in the air holds heat in this way',
            },
            {
              text: 'nitrogen',
              error: 'thinks that the most common gas must be the cause',
            },
            {
              text: 'helium from balloons',
              error: 'picks a gas known from balloons',
            },
          ],
          reason: 'Carbon dioxide takes in energy from Earth’s surface. Oxygen and nitrogen let it pass.',
        },
        {
          thinking: 'remember',
          question: 'What is the difference between weather and climate?',
          answer: 'Weather is day to day; climate is the pattern over many years.',
          distractors: [
            {
              text: 'Weather is about rain and wind; climate is about temperature.',
              error: 'thinks that the two words split up the topics',
            },
            {
              text: 'Weather is in one place; climate is about the whole Earth.',
              error: 'thinks that a town has no climate',
            },
            {
              text: 'Weather is what a forecast says; climate is what really happens later.',
              error: 'mixes up prediction with record',
            },
          ],
          reason: 'Both describe the same things, but climate covers about thirty years or more.',
        },
        {
          thinking: 'remember',
          question: 'Which human activity adds the largest amount of carbon dioxide to the atmosphere each year?',
          answer: 'burning coal, oil and gas',
          distractors: [
            {
              text: 'throwing away plastic bottles and bags',
              error: 'mixes up litter with greenhouse gases',
            },
            {
              text: 'breathing by billions of people',
              error: 'overlooks that this carbon came from plants a short time ago',
            },
            {
              text: 'using spray cans with old gases',
              error: 'mixes up the ozone layer with warming',
            },
          ],
          reason: 'Burning fossil fuels releases carbon that was stored for millions of years.',
        },
        {
          thinking: 'remember',
          question: 'Which natural process removes carbon dioxide from the atmosphere and uses it to build other substances?',
          answer: 'photosynthesis',
          distractors: [
            {
              text: 'burning',
              error: 'has the direction backward',
            },
            {
              text: 'decay of leaves',
              error: 'thinks that soil takes in all the carbon of dead things',
            },
            {
              text: 'breathing',
              error: 'mixes up what plants and animals do',
            },
          ],
          reason: 'Plants and algae use carbon dioxide to build sugars.',
        },
        {
          thinking: 'understand',
          question: 'Which important function does the natural greenhouse effect have for our planet?',
          answer: 'It keeps Earth warm enough for life.',
          distractors: [
            {
              text: 'It shields Earth from harmful rays of the sun.',
              error: 'mixes it up with the ozone layer',
            },
            {
              text: 'It makes the oxygen that animals need.',
              error: 'mixes it up with photosynthesis',
            },
            {
              text: 'It cools the ground during the day.',
              error: 'has the effect backward',
            },
          ],
          reason: 'Without any greenhouse gases, Earth’s average temperature would be far below freezing.',
        },
        {
          thinking: 'understand',
          question: 'How do greenhouse gases in the atmosphere contribute to the warming of Earth’s surface?',
          answer: 'They take in energy from the warm ground and send some of it back.',
          distractors: [
            {
              text: 'They let more sunlight in through a hole high up in the air layer.',
              error: 'mixes it up with the ozone hole',
            },
            {
              text: 'They burn slowly high up in the air.',
              error: 'thinks that the gases are a fuel',
            },
            {
              text: 'They form a solid lid that stops gases from leaving.',
              error: 'takes the word greenhouse to mean a glass roof',
            },
          ],
          reason:
            'Sunlight warms the ground. The ground gives off infrared energy, which these gases absorb and send out in all directions.',
        },
        {
          thinking: 'understand',
          question: 'Why does melting sea ice raise the sea level very little, while melting ice on land raises it much more?',
          answer: 'Floating ice already pushes water aside.',
          distractors: [
            {
              text: 'Sea ice is made of salt, which sinks.',
              error: 'thinks that sea ice is salt',
            },
            {
              text: 'Land ice is colder and so holds more water.',
              error: 'mixes up temperature with amount',
            },
            {
              text: 'Sea ice turns into vapor when it melts.',
              error: 'thinks that melted ice leaves the sea',
            },
          ],
          reason: 'Floating ice displaces about as much water as it adds on melting. Land ice adds new water to the sea.',
        },
        {
          thinking: 'understand',
          question: 'What happens to a large part of the carbon that is stored in a tree when its wood is burned?',
          answer: 'It joins the air as carbon dioxide.',
          distractors: [
            {
              text: 'It is destroyed by the fire.',
              error: 'thinks that matter can be used up',
            },
            {
              text: 'It turns into heat and light.',
              error: 'thinks that matter becomes energy in a fire',
            },
            {
              text: 'It goes deep into the soil with the ash.',
              error: 'thinks that the ash holds nearly all of it',
            },
          ],
          reason: 'Carbon atoms are not lost. They join with oxygen and become carbon dioxide.',
        },
        {
          thinking: 'understand',
          question: 'Why does the burning of coal change the atmosphere more than the breathing of animals does?',
          answer: 'Its carbon has been out of the cycle for millions of years.',
          distractors: [
            {
              text: 'Its carbon is a heavier kind that sinks and stays near the ground.',
              error: 'thinks that carbon dioxide cannot mix with the air',
            },
            {
              text: 'Animals breathe out oxygen, so they balance the coal.',
              error: 'mixes up animals with plants',
            },
            {
              text: 'Smoke from coal is black, so it warms the air more.',
              error: 'goes by the color of the smoke',
            },
          ],
          reason: 'Animals give back carbon that plants took in not long ago. Coal adds carbon that was buried.',
        },
        {
          thinking: 'apply',
          question: 'What is the best answer to a friend who says after a cold week in April that the warming of Earth has stopped?',
          answer: 'One week is weather; climate needs many years.',
          distractors: [
            {
              text: 'One week is enough if it is very cold.',
              error: 'thinks that a strong event proves a trend',
            },
            {
              text: 'A cold week in one place cools the whole Earth.',
              error: 'takes one town for the globe',
            },
            {
              text: 'Climate counts only the summer months.',
              error: 'thinks that warming is about summer',
            },
          ],
          reason: 'A trend is seen in averages of many years and many places.',
        },
        {
          thinking: 'apply',
          question: 'Which step of a city that prepares for more hot days is an example of adaptation?',
          answer: 'opening cool rooms for people who need them',
          distractors: [
            {
              text: 'closing a power plant that burns coal',
              error: 'picks a step that cuts the cause',
            },
            {
              text: 'charging a higher tax on gasoline and coal',
              error: 'picks a step that lowers emissions',
            },
            {
              text: 'building wind turbines near town',
              error: 'thinks that any green step is adaptation',
            },
          ],
          reason: 'Adaptation lowers the harm from effects. The others cut greenhouse gases, which is mitigation.',
        },
        {
          thinking: 'apply',
          question:
            'Two sealed jars stand in the sun: jar A contains ordinary air, and jar B contains air with additional carbon dioxide. Which result would support the idea of the greenhouse effect?',
          answer: 'The air in jar B gets warmer.',
          distractors: [
            {
              text: 'The air in jar A gets warmer.',
              error: 'has the effect of the gas backward',
            },
            {
              text: 'The air in both jars stays cold.',
              error: 'thinks that sunlight does not warm a jar',
            },
            {
              text: 'The air in jar B turns white.',
              error: 'thinks that warming gases can be seen',
            },
          ],
          reason: 'Carbon dioxide absorbs infrared energy, so the jar with more of it should warm more if all else is equal.',
        },
        {
          thinking: 'analyze',
          question:
            'A graph of carbon dioxide in Hawaii rises and falls once each year, although each year’s peak is higher than the last. What best explains the yearly wave?',
          answer: 'plants growing in summer and decaying in winter',
          distractors: [
            {
              text: 'cars being used in summer and left in winter',
              error: 'looks to people for each pattern',
            },
            {
              text: 'the sun being nearer to Earth in summer',
              error: 'has a wrong idea of the seasons',
            },
            {
              text: 'volcanoes being active in each winter',
              error: 'thinks of the mountain where it is measured',
            },
          ],
          reason:
            'Northern plants take in carbon dioxide in the growing season, and decay gives it back. The rise from year to year is the human part.',
        },
        {
          thinking: 'analyze',
          question:
            'Bubbles in ancient ice show that carbon dioxide stayed below about 300 parts per million for 800,000 years, while it is now above 420. Which conclusion does this support?',
          answer: 'The present level is unusual for that time span.',
          distractors: [
            {
              text: 'The ice has melted several times in that span.',
              error: 'overlooks that melted ice would lose its bubbles',
            },
            {
              text: 'The level rises and falls by the same amount as before.',
              error: 'thinks that all changes are part of one cycle',
            },
            {
              text: 'The ancient air had no carbon dioxide at all.',
              error: 'reads “below 300” as none',
            },
          ],
          reason: 'A level far above the whole range of 800,000 years cannot be called a usual swing.',
        },
        {
          thinking: 'analyze',
          question:
            'If the sun had caused the recent warming, all layers of the atmosphere should have warmed. Which conclusion follows if the lower layer is warming while a layer high above it is cooling?',
          answer: 'The sun is unlikely to be the main cause.',
          distractors: [
            {
              text: 'The measurements must be wrong.',
              error: 'keeps the idea and throws out the data',
            },
            {
              text: 'The upper air gets no sunlight.',
              error: 'thinks that sunlight skips the upper air',
            },
            {
              text: 'The warming of the lower layer will soon end.',
              error: 'makes a prediction that the data do not give',
            },
          ],
          reason: 'Trapping by greenhouse gases warms the lower air and cools the upper air. A stronger sun would warm both.',
        },
        {
          thinking: 'analyze',
          question:
            'What is likely to happen when Arctic sea ice shrinks, considering that dark ocean water absorbs more sunlight than bright ice?',
          answer: 'More sunlight is absorbed, and more ice melts.',
          distractors: [
            {
              text: 'More sunlight is reflected, and the ice grows back.',
              error: 'thinks that water reflects more than ice',
            },
            {
              text: 'The ocean gets colder, since ice water fills it.',
              error: 'thinks of ice cubes in a drink only',
            },
            {
              text: 'Nothing changes, because ice and water are the same stuff.',
              error: 'overlooks color and reflection',
            },
          ],
          reason: 'Less ice means more dark water, more absorbed energy and more melting: a feedback.',
        },
      ],
      misconceptions: [
        {
          belief: 'The hole in the ozone layer causes climate change.',
          why: 'Both are about gases, the sky and human action.',
          truth: 'The ozone hole lets in more ultraviolet light; warming comes mainly from greenhouse gases that absorb infrared energy.',
          teacherMove:
            'Draw two columns, gas and problem, on the board. Students place eight cards (CFCs, carbon dioxide, ultraviolet, infrared, skin damage, warmer air and so on) and defend one card each.',
        },
        {
          belief: 'A cold winter shows that Earth is not warming.',
          why: 'People feel weather and cannot feel a thirty-year average.',
          truth: 'Climate is a long-term pattern over large areas; cold days still happen.',
          teacherMove:
            'Let students roll a die 30 times and graph it, then add 1 to each roll and do it again. Low numbers still occur, yet the average has moved.',
        },
        {
          belief: 'The greenhouse effect is bad and should be stopped.',
          why: 'It is mostly named with warnings.',
          truth: 'The natural effect keeps Earth warm enough for life; the problem is the added part.',
          teacherMove:
            'Show two thermometers on paper: about −18 °C without greenhouse gases and about 15 °C with them. Ask which Earth students would choose, then what adding more would do.',
        },
        {
          belief: 'Carbon dioxide is pollution that only cars and factories make.',
          why: 'It is mostly named with smoke.',
          truth: 'It is a natural part of air, and living things need it; burning fossil fuels adds more than the cycle takes up.',
          teacherMove:
            'Give groups ten arrows for a drawing of the carbon cycle, eight of them natural. Ask which two arrows have grown in 200 years.',
        },
        {
          belief: 'Scientists are split about whether people cause the warming.',
          why: 'Debates in the media show one voice for each side.',
          truth: 'Nearly all climate scientists and the scientific academies agree that people are the main cause of recent warming.',
          teacherMove:
            'Compare two pictures of the same question: two people arguing, and a hundred dots of which about three differ. Ask what each picture leads a viewer to think.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How can carbon dioxide be a substance that plants need and at the same time be a cause of climate change?',
          lookFors: ['says that amount matters', 'links extra carbon dioxide to extra warming'],
          probe: 'Can you name another thing that is useful in one amount and harmful in another?',
        },
        {
          thinking: 'understand',
          question: 'How can a carbon atom from a leaf eventually arrive in the air above a different continent?',
          lookFors: ['names at least three steps of the carbon cycle', 'mentions that air mixes around the globe'],
          probe: 'Which step could take the longest?',
        },
        {
          thinking: 'analyze',
          question:
            'Scientists use tree rings, ice cores and thermometers to study the climate. Why do several sources provide stronger evidence than a single one?',
          lookFors: ['says that sources cover different times and places', 'says that agreement among them raises trust'],
          probe: 'What would scientists do if two sources disagreed?',
        },
        {
          thinking: 'apply',
          question:
            'If your school had money for one project, such as shade trees, solar panels or a bus plan, how would each choice slow climate change or lessen its effects?',
          lookFors: ['sorts the projects into mitigation and adaptation', 'gives a mechanism for each'],
          probe: 'Which project could do both?',
        },
        {
          thinking: 'evaluate',
          question: 'Is it fair to require every country to reduce greenhouse gases by the same amount? Support your opinion with reasons.',
          lookFors: ['compares past and present emissions or wealth', 'considers who suffers most'],
          probe: 'What rule would you suggest instead?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which response is more important right now for a small coastal town, mitigation or adaptation, and what are the reasons for your opinion?',
          lookFors: ['gives reasons on different time scales', 'sees that one town cannot stop warming alone'],
          probe: 'What would you say to someone who chose the other one?',
        },
        {
          thinking: 'analyze',
          question: 'How can one relatively small change, such as less ice on the Arctic Ocean, lead to a larger change later?',
          lookFors: ['describes a feedback', 'follows it through at least one loop'],
          probe: 'Can you think of a change that would slow warming down?',
        },
        {
          thinking: 'create',
          question: 'What question about climate in your region would you study, and which data would you collect for ten years?',
          lookFors: ['asks a question that data can answer', 'names a measure and a place'],
          probe: 'How would you tell a trend from chance?',
        },
        {
          thinking: 'analyze',
          question: 'Why does a chart on which ice cream sales and sea level both increase tell us nothing about causes?',
          lookFors: ['tells correlation from cause', 'asks for a mechanism'],
          probe: 'What evidence would show a real cause?',
        },
        {
          thinking: 'understand',
          question: 'Why do the warmer oceans of today occupy more space than they did a century ago?',
          lookFors: ['says that water expands when it warms', 'links this to sea level'],
          probe: 'How is this different from adding melted ice?',
        },
      ],
      activities: [
        {
          title: 'Weather or climate?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['twelve sentence cards'],
          steps: [
            'Read each card, such as “It snowed on Monday.”',
            'Sort the cards into weather and climate.',
            'Mark a clue word on each card.',
            'Change one weather card into a climate card.',
          ],
          lookFor: 'Clue words show length of time, such as usually or on average.',
        },
        {
          title: 'A model of warming',
          purpose: 'explore',
          minutes: [30, 45],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['two clear bottles', 'two thermometers', 'a lamp', 'plastic wrap', 'dark paper'],
          steps: [
            'Put dark paper and a thermometer into both bottles.',
            'Cover only one bottle with plastic wrap.',
            'Set both at the same distance from the lamp.',
            'Read both thermometers every two minutes for twenty minutes.',
            'Graph your data.',
            'Write one way in which this model is like Earth and one way in which it is not.',
          ],
          lookFor: 'Students see that the wrap also stops air from mixing, which is a limit of the model.',
        },
        {
          title: 'Travels of a carbon atom',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'class',
          thinking: 'understand',
          materials: ['dice', 'seven station signs', 'a log sheet'],
          steps: [
            'Start at the station on your card.',
            'Roll the die and go where the station’s list sends you.',
            'Write each stop and how you got there.',
            'After ten rolls, tally the stops of the class.',
            'Add a new rule for burning fossil fuels and play again.',
            'Compare the number of atoms in the air in both games.',
          ],
          lookFor: 'Students notice that more carbon gathers in the air in the second game.',
        },
        {
          title: 'Two graphs, one claim',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a graph of carbon dioxide from ice and air', 'a graph of global temperature since 1880'],
          steps: [
            'Describe each graph to your partner in two sentences.',
            'Write a claim about the past 140 years.',
            'Support it with a number from each graph.',
            'Name one thing that the graphs alone cannot show.',
            'Trade with another pair and ask one question.',
          ],
          lookFor: 'Claims cite numbers with units, and students name mechanism as what the graphs leave out.',
        },
        {
          title: 'Ice on land, ice at sea',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['two clear cups', 'ice cubes', 'a flat stone', 'water', 'a marker'],
          steps: [
            'Float ice in the first cup and mark the water line.',
            'Set a stone in the second cup, put ice on top and mark the water line.',
            'Predict both levels after the ice has melted.',
            'Check the levels at the end of the lesson.',
            'Explain the difference.',
          ],
          lookFor: 'Students tie floating ice to almost no change and ice on the stone to a rise.',
        },
        {
          title: 'A plan for our school',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'create',
          materials: ['a map of the school', 'colored pencils', 'a sheet of choices with rough costs'],
          steps: [
            'Mark where the school uses much energy or gets very hot.',
            'Choose one step to cut emissions and one to prepare for heat or storms.',
            'Explain how each works.',
            'Name who is helped first and who has to do the work.',
            'Present your plan in two minutes.',
          ],
          lookFor: 'Plans give a mechanism and consider people, not only cost.',
        },
      ],
      recalls: [
        {
          prompt: 'Name the two gases that make up most of the air.',
          answer: 'Nitrogen and oxygen.',
          likelyError: 'Says oxygen and carbon dioxide.',
          minutes: 1,
        },
        {
          prompt: 'Write what a plant takes in and gives off in photosynthesis.',
          answer: 'It takes in carbon dioxide, water and light and gives off oxygen.',
          likelyError: 'Says that plants breathe in oxygen only.',
          minutes: 2,
        },
        {
          prompt: 'Draw arrows to show how sunlight warms a dark road and how the road warms your hand.',
          answer: 'Light is absorbed by the road, which gives off heat to the air and the hand.',
          likelyError: 'Says that the air is warmed before the ground.',
          minutes: 2,
        },
        {
          prompt: 'Write one sentence that tells today’s weather and one that tells the usual weather in this month.',
          answer: 'For example: It rains today. This month is usually dry.',
          likelyError: 'Gives two sentences about today.',
          minutes: 1,
        },
        {
          prompt: 'Explain what happens to the particles of water when it is heated.',
          answer: 'They move faster and on average farther apart.',
          likelyError: 'Says that the particles get bigger.',
          minutes: 2,
        },
        {
          prompt: 'List three things at home that use energy and where that energy may come from.',
          answer: 'For example: a lamp, a heater, a bus; from gas, coal, the sun or wind.',
          likelyError: 'Says that energy comes from the outlet only.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A student says, “A tree takes in carbon dioxide, so if we plant a tree for each car, the air will stay the same.” Use the carbon cycle to judge the idea.',
        answer:
          'A growing tree does store carbon, but only while it grows and stands. When it burns or decays, most of that carbon goes back into the air. Cars burn carbon that was buried for millions of years, so new carbon is added each year. Trees help, but they cannot balance it for long without less burning.',
        partial: 'Says that trees help or do not help, without the difference between carbon that cycles and carbon that was buried.',
        reteach:
          'Give students two jars of beads: one in use (air, plants, animals) and one sealed (coal). Move beads for growth, decay and burning, and let them count the air after each year.',
      },
      processes: [
        {
          title: 'how the greenhouse effect works',
          steps: [
            'Sunlight passes through the air and warms the ground.',
            'The ground gives off infrared energy.',
            'Greenhouse gases absorb some of this energy.',
            'The gases send the energy out again in all directions.',
            'Some of it goes back down and warms the surface and the air.',
          ],
        },
        {
          title: 'from swamp to sky',
          steps: [
            'Plants take carbon from the air.',
            'Dead plants are buried under mud.',
            'Heat and pressure turn them into coal over millions of years.',
            'People dig up the coal and burn it.',
            'The carbon of the coal returns to the air as carbon dioxide.',
          ],
        },
      ],
      causes: [
        {
          cause: 'people burn fossil fuels',
          effect: 'carbon that was buried for millions of years enters the air',
        },
        {
          cause: 'a forest is cut and burned',
          effect: 'stored carbon goes into the air and fewer trees take it up',
        },
        {
          cause: 'ocean water gets warmer',
          effect: 'it expands and the sea level rises',
        },
        {
          cause: 'bright ice melts and dark water shows',
          effect: 'more sunlight is absorbed and more ice melts',
        },
        {
          cause: 'carbon dioxide dissolves in the sea',
          effect: 'the water becomes more acidic, and it is harder for some animals to build shells',
        },
      ],
      comparisons: [
        {
          a: 'weather',
          b: 'climate',
          alike: 'Both describe temperature, rain, snow and wind.',
          different: [
            {
              feature: 'time',
              a: 'hours to days',
              b: 'about thirty years or more',
            },
            {
              feature: 'tells you',
              a: 'what to wear today',
              b: 'what clothes to own',
            },
            {
              feature: 'can change',
              a: 'from hour to hour',
              b: 'slowly, over decades',
            },
          ],
        },
        {
          a: 'mitigation',
          b: 'adaptation',
          alike: 'Both are ways in which people respond to climate change.',
          different: [
            {
              feature: 'aim',
              a: 'cut the causes',
              b: 'lower the harm',
            },
            {
              feature: 'example',
              a: 'replace coal with wind power',
              b: 'build shade and cool rooms',
            },
            {
              feature: 'who gains',
              a: 'the whole Earth, over time',
              b: 'mostly the place that acts',
            },
          ],
        },
      ],
      connections: [
        'Math: let students find the mean of thirty winter temperatures and see how one very cold winter changes it.',
        'Civics: invite students to read one page of a town’s climate or emergency plan and find who decides.',
        'Art: knit, paint or draw a row of color stripes, one for each year’s average temperature.',
        'Chemistry: show that bubbling breath through red cabbage water changes its color as carbon dioxide makes it more acidic.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'An early test with jars',
          task: 'Students repeat the logic of an old experiment on paper: what was changed, what was measured, what was concluded.',
          background:
            'In 1856 Eunice Foote, in the United States, published an experiment in which a jar with carbon dioxide warmed more in the sun than one with ordinary air.',
          checkFirst: 'Find a short excerpt of her paper; note that she did not know how the gas did it.',
        },
        {
          aspect: 'place',
          title: 'A long record on a mountain',
          task: 'Students graph ten values from the record and tell the yearly wave from the long rise.',
          background:
            'Carbon dioxide has been measured at Mauna Loa on the island of Hawaiʻi since 1958. The mountain is also of deep meaning to many Native Hawaiians.',
          checkFirst:
            'Use data only; mention the place with respect and leave disputes about other uses of the mountain to a lesson that can do them justice.',
        },
        {
          aspect: 'people',
          title: 'Trees and a Nobel Peace Prize',
          task: 'Students judge which effects of planting trees are about carbon and which are about water, soil and people’s say in decisions.',
          background:
            'Wangari Maathai founded the Green Belt Movement in Kenya in 1977. Women were paid for seedlings that lived, and tens of millions of trees have been planted.',
          checkFirst: 'Check for an article written in Kenya to add to what textbooks say.',
        },
        {
          aspect: 'place',
          title: 'Islands that plan ahead',
          task: 'Students compare two choices for a low island and write what they would ask the people who live there.',
          background:
            'Leaders of Kiribati, Tuvalu and the Marshall Islands speak for their countries at climate talks. Some land there is only a few meters above the sea.',
          checkFirst: 'Avoid the picture of helpless victims; use the islanders’ own words.',
        },
        {
          aspect: 'language',
          title: 'Many words for seasons',
          task: 'Students compare ways to divide the year and ask what signs people in their own place watch.',
          background:
            'The D’harawal calendar of the Sydney area in Australia names six seasons by signs in plants and animals, and Bengali tradition also counts six.',
          checkFirst: 'Use published sources; ask students what signs of the seasons people around them notice.',
        },
        {
          aspect: 'family and community',
          title: 'Ask someone who remembers',
          task: 'Students ask an older person they trust about winters, planting or ice long ago and compare the answer with a local record.',
          background: 'Memories and records can confirm each other or differ, and both are worth looking at.',
          checkFirst: 'Accept a published interview for students who have no one to ask.',
        },
        {
          aspect: 'history',
          title: 'Burning with care',
          task: 'Students explain how small, planned fires can affect fuel, soil and carbon, and what was lost when they were forbidden.',
          background:
            'The Karuk and Yurok Tribes in northern California carry on cultural burning, which for many years was banned by law.',
          checkFirst: 'Use materials from the tribes; do not act out ceremonies.',
        },
        {
          aspect: 'critical question',
          title: 'Who feels the heat?',
          task: 'Students compare two maps described in words, tree cover and summer heat in one city, and suggest questions to ask the city.',
          background:
            'In many US cities, areas that were once marked “hazardous” by lenders (redlining) are hotter today on average and have fewer trees.',
          checkFirst: 'Choose a city that is not the students’ own if the map would single anyone out.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A carbon atom keeps a diary for a million years. Tell its events in order, from leaf to coal to sky. Choose the moment that surprises it most.',
          audience: 'a story for the class wall',
          plan: ['Where does it start?', 'What makes it move on?', 'How long does each part last?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'Two friends notice that something in their town is not as it was. Tell the events of the week in which they look for the reason. Choose the first clue.',
          audience: 'a short story for the school paper',
          plan: ['What do they see?', 'Whom do they ask?', 'What do they find out?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A scientist spends a winter at a station on the ice. Tell the events of one day in order. Choose one thing that goes wrong.',
          audience: 'readers of an adventure magazine',
          plan: ['What is the task?', 'What changes the plan?', 'How does the day end?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school will plant trees or put up solar panels, but not both. Claim which one is better and give reasons. Choose one objection to answer.',
          audience: 'a letter to the school board',
          plan: ['What do you claim?', 'What facts support it?', 'What would the other side say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A friend shares a post that says a snowstorm proves there is no warming. Write a reply that is polite and makes a claim with reasons. Choose the strongest piece of evidence.',
          audience: 'a reply to your friend',
          plan: ['What is the mistake in the post?', 'Which evidence is clear?', 'How will you keep it friendly?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should your town close one street to cars? Take a position and give reasons. Choose a group that may disagree and answer its worry.',
          audience: 'a speech at a town meeting',
          plan: ['What exactly do you want?', 'Who gains, and who has a problem?', 'How will you solve it?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain to a fourth grader how the air can keep Earth warm. Choose a comparison and say where it fails.',
          audience: 'a page for a children’s magazine',
          plan: ['Which step comes first?', 'Which words need explaining?', 'What is wrong with your comparison?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain the difference between weather and climate. Choose examples from your own region.',
          audience: 'a poster for the library',
          plan: ['What do people mix up?', 'What data show the difference?', 'Which example is clearest?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how carbon moves between the air, living things and the ground. Choose one path to follow in detail.',
          audience: 'a classmate who missed the lesson',
          plan: ['Where does your path begin?', 'What makes carbon move?', 'Where can it stay for a long time?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a glacier or a snowy field so that a reader can hear and feel it. Choose the time of day.',
          audience: 'readers who have never seen one',
          plan: ['What sounds are there?', 'How does the light change it?', 'What small detail shows its age?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe one tree in your area in two seasons. Show the change with exact words. Choose the spot from which you look.',
          audience: 'visitors to a park',
          plan: ['What do you notice from far off?', 'What is different up close?', 'What stays the same?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a hot street and a shady street in the same town at noon. Make a reader feel the difference. Choose the order.',
          audience: 'city planners',
          plan: ['What touches your skin?', 'What do people do?', 'What can you smell or hear?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a conversation between a lump of coal and a solar panel who share a roof for a day. Choose who speaks first.',
          audience: 'a short play for your class',
          plan: ['What is each one proud of?', 'What do they ask each other?', 'What changes by sunset?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a town in the year 2080 that has solved three problems. Write its welcome page for visitors. Choose what people miss about the old days.',
          audience: 'travelers of the future',
          plan: ['What is new in the streets?', 'What was hard to change?', 'What do visitors ask about?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem that goes round like the carbon cycle, so that its last line leads to its first. Choose the stops on the way.',
          audience: 'a poetry wall',
          plan: ['Which stops will you name?', 'What moves you from one to the next?', 'What repeats?'],
        },
      ],
      itemSets: [
        {
          title: 'The wall at the harbor',
          text: 'A small harbor town has measured the height of the sea since 1920. Compared with that year, the mean level had risen by 6 centimeters in 1960, by 14 in 1990 and by 25 in 2020. The stone wall at the harbor stands 90 centimeters above the mean level of 2020, and storms can push the water up by 80 centimeters for a few hours. A storm of this kind comes about once in ten years. The town can raise the wall now, move the market to higher ground, or wait, while a group of citizens wants to spend the money on solar panels instead.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What do the measurements since 1920 show about the speed at which the sea has been rising?',
              answer: 'It has become faster over the century.',
              distractors: [
                {
                  text: 'It has become slower over the century.',
                  error: 'reads the longer first interval as a faster rise',
                },
                {
                  text: 'It has stayed the same over the century.',
                  error: 'sees that all steps go up and stops there',
                },
                {
                  text: 'It has followed the storms of the century.',
                  error: 'mixes up the mean level and short storm surges',
                },
              ],
              reason: 'The rise was 6 centimeters in the first 40 years, then 8 in 30 years and 11 in the last 30 years.',
            },
            {
              thinking: 'apply',
              question: 'By how much may the mean level of the sea rise before a storm of the described kind comes over the wall?',
              answer: 'By 10 centimeters',
              distractors: [
                {
                  text: 'By 25 centimeters',
                  error: 'takes the rise since 1920 for the room that is left',
                },
                {
                  text: 'By 65 centimeters',
                  error: 'takes the past rise away from the height of the wall',
                },
                {
                  text: 'By 90 centimeters',
                  error: 'forgets that a storm lifts the water by 80 centimeters',
                },
              ],
              reason: 'The wall is 90 centimeters above the mean level and the storm takes up 80 of them, so 10 are left.',
            },
            {
              thinking: 'apply',
              question: 'How do the citizens’ solar panels differ in purpose from a higher wall?',
              answer: 'Panels slow the cause, and a wall protects from effects.',
              distractors: [
                {
                  text: 'Panels protect from effects, and a wall slows the cause.',
                  error: 'turns mitigation and adaptation around',
                },
                {
                  text: 'Panels cool the harbor, and a wall warms the water.',
                  error: 'thinks that panels act on the local temperature',
                },
                {
                  text: 'Panels lower the sea at once, and a wall lowers it later.',
                  error: 'thinks that one town’s step changes the sea level',
                },
              ],
              reason: 'Solar panels replace fossil fuels and reduce emissions, while the wall helps people to live with a higher sea.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'The town council asks your class whether to raise the wall, move the market, wait, or buy panels. Which step or combination do the measurements support?',
            lookFors: [
              'Uses the faster rise and the 10 centimeters of room as reasons for a time limit.',
              'Distinguishes preparing for effects from slowing the cause.',
              'Weighs costs or fairness, for example for the market’s sellers.',
            ],
            probe: 'What would you measure each year to know when the next step is due?',
          },
        },
        {
          title: 'The vineyard diary',
          text: 'A family of winegrowers has written down the first day of the grape harvest each year since 1950, and the same kind of grape still grows on the same slopes. From 1950 to 1979 the harvest began on September 29 on average. From 1990 to 2019 it began on September 14. Single years differ by up to three weeks. The harvest of 1959 began as early as September 12, and the one of 2013 began as late as October 1. A weather station in the valley shows that the mean temperature from April to August rose by 1.4 °C between the two periods.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'The family compares averages of three decades instead of the harvests of 1959 and 2013. What is the best reason for this decision?',
              answer: 'Single years show weather, and long averages show climate.',
              distractors: [
                {
                  text: 'Single years show climate, and long averages show weather.',
                  error: 'turns the two words around',
                },
                {
                  text: 'Long averages show the hottest day of each summer.',
                  error: 'mixes up a mean and a highest value',
                },
                {
                  text: 'Long averages remove the need for a thermometer.',
                  error: 'thinks that the diary replaces the measurement',
                },
              ],
              reason: 'Single years vary by weeks; the mean of thirty years lets this variation cancel out and shows the trend.',
            },
            {
              thinking: 'apply',
              question: 'By how many days did the average start of the harvest move for each degree of warming in this valley?',
              answer: 'About 11 days',
              distractors: [
                {
                  text: 'About 1 day',
                  error: 'takes the 1.4 degrees for a number of days',
                },
                {
                  text: 'About 15 days',
                  error: 'gives the whole shift without dividing by 1.4',
                },
                {
                  text: 'About 21 days',
                  error: 'multiplies the shift by 1.4',
                },
              ],
              reason: 'The shift is 15 days, and 15 divided by 1.4 is close to 11.',
            },
            {
              thinking: 'analyze',
              question: 'Which additional fact would weaken the claim that higher temperatures moved the start of the harvest?',
              answer: 'The family has picked less ripe grapes since 1990.',
              distractors: [
                {
                  text: 'A second valley shows the same shift of days.',
                  error: 'takes added support for a weakness',
                },
                {
                  text: 'The grapes taste sweeter than they did in 1950.',
                  error: 'takes an effect that fits warmth for a contradiction',
                },
                {
                  text: 'Other crops in the valley ripen earlier as well.',
                  error: 'takes added support for a weakness',
                },
              ],
              reason:
                'If the grapes were picked at an earlier stage of ripeness, another cause than temperature would explain the earlier days.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A neighbor points to the late harvest of 2013 and says, “There is your proof that nothing is changing here.” Write an answer that takes the neighbor seriously and uses the diary.',
            lookFors: [
              'Says that 2013 is a real value and that single years vary with the weather.',
              'Compares the thirty-year averages and the temperatures from the station.',
              'Says that one family’s diary shows a local change, and that many such records together show more.',
            ],
            probe: 'How many years in a row with a late harvest would make you doubt the trend?',
          },
        },
        {
          title: 'Carbon on the school’s bill',
          text: 'Students counted the yearly emissions of their school in tons of carbon dioxide. Heating with natural gas adds 120 tons, electricity adds 60, the food of the cafeteria 45 and bus rides 25. The school has planted 40 young trees, and a forester estimates that together they will take up about 0.4 tons a year in their first years. A student suggests planting more trees until the school’s balance is zero, while another wants to replace the gas heater with a heat pump. The heat pump would use more electricity and add 30 tons a year, but the 120 tons of the gas would be gone.',
          facts: [
            {
              thinking: 'apply',
              question: 'By how many tons would the heat pump reduce the yearly emissions of the school?',
              answer: 'By 90 tons',
              distractors: [
                {
                  text: 'By 30 tons',
                  error: 'gives the added emissions of the heat pump',
                },
                {
                  text: 'By 120 tons',
                  error: 'forgets the electricity that the heat pump needs',
                },
                {
                  text: 'By 150 tons',
                  error: 'adds the two numbers in place of subtracting',
                },
              ],
              reason: 'The 120 tons of the gas disappear and 30 tons are added, so the emissions fall by 90 tons.',
            },
            {
              thinking: 'apply',
              question: 'About how many young trees would be needed to take up the 250 tons that the school emits in one year?',
              answer: 'About 25,000 trees',
              distractors: [
                {
                  text: 'About 100 trees',
                  error: 'divides 40 by 0.4 and forgets the 250 tons',
                },
                {
                  text: 'About 625 trees',
                  error: 'divides 250 by 0.4 but forgets that this is the uptake of 40 trees',
                },
                {
                  text: 'About 10,000 trees',
                  error: 'multiplies 250 tons by the 40 trees',
                },
              ],
              reason: 'Forty trees take up 0.4 tons, so one takes up 0.01 tons, and 250 divided by 0.01 is 25,000.',
            },
            {
              thinking: 'analyze',
              question: 'Why does natural gas from deep rock change the air more than the leaves that decay under the school’s trees?',
              answer: 'Its carbon had left the cycle for millions of years.',
              distractors: [
                {
                  text: 'Its carbon is hotter than the carbon of dead leaves.',
                  error: 'mixes up heat from burning with the greenhouse effect',
                },
                {
                  text: 'Its carbon turns into ozone above the school’s roof.',
                  error: 'mixes up climate change and the ozone layer',
                },
                {
                  text: 'Its carbon comes in pipes and not from living things.',
                  error: 'overlooks that gas formed from living things long ago',
                },
              ],
              reason: 'Carbon of leaves was taken from the air a short time ago, but fossil carbon is added to what now circulates.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How could the school reduce its emissions by at least half within five years? Design a plan of two or three steps, and show your arithmetic and how you would check each step.',
            lookFors: [
              'Reaches a reduction of at least 125 tons with numbers from the text or reasonable estimates.',
              'Explains why trees can play a small part in five years.',
              'Names a yearly measurement, such as gas, electricity or food bills.',
            ],
            probe: 'Which step would be hardest for people at school, and what could help them?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'Human emissions of greenhouse gases have changed Earth’s energy balance, and feedbacks among air, ocean, ice, land and life shape how the climate responds and which choices remain.',
      objectives: [
        'explain Earth’s energy balance and how greenhouse gases change it',
        'develop a model of carbon reservoirs and fluxes with the human part included',
        'analyze climate data and compare natural and human causes of change',
        'describe positive and negative feedbacks and predict their effects',
        'evaluate strategies of mitigation and adaptation with evidence and fairness in mind',
      ],
      terms: [
        {
          term: 'energy balance',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the relation between the energy that arrives from the sun and the energy that Earth emits into space',
          example:
            'Additional greenhouse gases disturb the energy balance, so Earth warms until the incoming and outgoing flows are equal again.',
          contrast: 'It is about flows in and out, not about a fixed store of heat.',
          wordParts: 'energy + balance',
          picture: 'a planet with an arrow in and arrows out of equal width',
        },
        {
          term: 'infrared radiation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'invisible energy in waves longer than those of red light, which every warm object emits',
          example: 'The surface of Earth emits infrared radiation toward the atmosphere during the night as well as during the day.',
          contrast: 'Ultraviolet has shorter waves and more energy; the ozone layer filters much of it.',
          wordParts: 'infra- (below) + red; radiate',
          picture: 'a warm hand with wavy lines',
        },
        {
          term: 'greenhouse gas',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a gas that absorbs and re-emits infrared radiation, such as water vapor, carbon dioxide or methane',
          example: 'Water vapor is an important greenhouse gas whose concentration in the atmosphere depends on the temperature.',
          contrast: 'Nitrogen and oxygen barely absorb infrared radiation.',
          wordParts: 'greenhouse + gas',
          picture: 'a bent molecule that takes in a wave',
        },
        {
          term: 'carbon cycle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the continuous movement of carbon among the atmosphere, living organisms, the ocean, soil and rock',
          example: 'The burning of fossil fuel accelerates one particular flow in the global carbon cycle.',
          contrast: 'A reservoir holds carbon; this is the whole system of stores and flows.',
          wordParts: 'carbon + cycle',
          picture: 'five boxes with arrows of different width',
        },
        {
          term: 'reservoir',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a natural component, such as the ocean or a forest, that stores a considerable quantity of a substance',
          example: 'The deep ocean is a reservoir that contains many times as much carbon as the atmosphere does.',
          contrast: 'A flux is the flow between two of these.',
          wordParts: 'French réserver, to keep back',
          picture: 'a large box with a number on it',
        },
        {
          term: 'flux',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the quantity of a substance that is transferred from one store to another during a certain period',
          example: 'Photosynthesis on land represents a flux of more than 100 billion tons of carbon every year.',
          contrast: 'A reservoir is measured in tons; this is measured in tons per year.',
          wordParts: 'Latin fluere, to flow',
          picture: 'an arrow with “per year” on it',
        },
        {
          term: 'carbon sink',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a natural or artificial store that absorbs more carbon from the atmosphere than it releases',
          example: 'A growing forest is a carbon sink because its trees absorb more carbon dioxide from the atmosphere than they release.',
          contrast: 'A source gives off more than it takes up.',
          wordParts: 'carbon + sink',
          picture: 'a box with a wide arrow in and a thin arrow out',
        },
        {
          term: 'positive feedback',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a circular process in which the consequences of a change reinforce the original change',
          example: 'Melting ice that exposes dark water, which absorbs additional sunlight, is a positive feedback.',
          contrast: 'The word positive does not mean good here.',
          wordParts: 'positive + feed + back',
          picture: 'a loop of arrows with a plus sign',
        },
        {
          term: 'negative feedback',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a circular process in which the consequences of a change counteract the original change',
          example: 'A warmer surface emits more infrared energy into space, which is a negative feedback that limits the warming.',
          contrast: 'The word negative does not mean bad here.',
          wordParts: 'negative + feed + back',
          picture: 'a loop of arrows with a minus sign',
        },
        {
          term: 'albedo',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the proportion of incoming light that a particular surface reflects instead of absorbing it',
          example:
            'Fresh snow has a high albedo because it reflects most of the sunlight, whereas the dark surface of the open ocean has a low one.',
          contrast: 'Temperature is something else, although a low value leads to warming.',
          wordParts: 'Latin albus, white',
          picture: 'a white field and a dark field with arrows up',
        },
        {
          term: 'proxy data',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'natural records, such as ice layers or tree rings, that substitute for direct measurements of past climate',
          example: 'The width of tree rings and the gas bubbles in ancient ice are proxy data about climates of the distant past.',
          contrast: 'A thermometer reading is measured directly.',
          wordParts: 'proxy (a stand-in) + data',
          picture: 'a slice of a tree with a ruler',
        },
        {
          term: 'ocean acidification',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the gradual decrease in the pH of seawater that results from its uptake of carbon dioxide',
          example: 'Because of ocean acidification, many corals have difficulty building their skeletons of calcium carbonate.',
          contrast: 'The sea is still slightly basic; it is becoming less so.',
          wordParts: 'acid, acidify',
          picture: 'a shell above a pH scale with an arrow toward acid',
        },
        {
          term: 'climate model',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a set of mathematical equations, solved by computer, that represents how atmosphere, ocean and land interact',
          example: 'Before scientists apply a climate model to the future, they compare its results with observations from the past.',
          contrast: 'A weather forecast tells the state on a certain day; this tells likely averages.',
          wordParts: 'climate + model',
          picture: 'a globe covered with a grid of boxes',
        },
        {
          term: 'mitigation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'action that reduces greenhouse gas emissions or increases sinks',
          example: 'The replacement of a power station that burns coal with wind turbines is an effective example of mitigation.',
          contrast: 'Adaptation lowers harm from changes that come anyway.',
          wordParts: 'Latin mitis, mild',
          picture: 'a tap being closed under a filling tub',
        },
        {
          term: 'radiative forcing',
          partOfSpeech: 'phrase',
          tier: 3,
          definition:
            'a change in Earth’s incoming or outgoing energy that is caused by an outside influence and measured in watts per square meter',
          example: 'Added carbon dioxide exerts a positive radiative forcing that warms the surface.',
          contrast: 'A feedback responds to a change in temperature, while this drives the change in the first place.',
          wordParts: 'radiate, radiation; force',
          picture: 'a globe with one arrow in and a thinner arrow out',
        },
        {
          term: 'climate sensitivity',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the long-term warming expected when carbon dioxide in the atmosphere doubles',
          example: 'Clouds remain a major source of uncertainty in estimates of climate sensitivity.',
          contrast: 'Radiative forcing is the push on the system, while this describes how strongly temperature responds.',
          wordParts: 'sensitive, sensitivity',
          picture: 'a thermometer beside CO₂ and 2 × CO₂',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which gas is the most abundant greenhouse gas in Earth’s present atmosphere when all natural sources are included?',
          answer: 'water vapor',
          distractors: [
            {
              text: 'methane',
              error: 'mixes up strength per molecule with amount',
            },
            {
              text: 'nitrogen',
              error: 'picks the most common gas, which is not a greenhouse gas',
            },
            {
              text: 'carbon dioxide',
              error: 'takes the gas most in the news for the most abundant',
            },
          ],
          reason: 'Water vapor is the most abundant one, but its amount follows temperature, so it acts as a feedback.',
        },
        {
          thinking: 'remember',
          question: 'Since which year have scientists measured carbon dioxide nearly without interruption at the observatory on Mauna Loa?',
          answer: '1958',
          distractors: [
            {
              text: '1776',
              error: 'mixes up the start of industry with the start of measurement',
            },
            {
              text: '1912',
              error: 'guesses an early date',
            },
            {
              text: '1998',
              error: 'thinks that climate science is new',
            },
          ],
          reason: 'Charles David Keeling began the record in 1958.',
        },
        {
          thinking: 'remember',
          question: 'Which natural reservoir of the global carbon cycle contains by far the largest quantity of carbon?',
          answer: 'rock',
          distractors: [
            {
              text: 'the atmosphere',
              error: 'thinks of the carbon that matters most for climate',
            },
            {
              text: 'living plants',
              error: 'thinks of forests as the main store',
            },
            {
              text: 'the deep ocean',
              error: 'names the largest store outside rock',
            },
          ],
          reason: 'Carbonate rock and other rock hold by far the most carbon, but it moves very slowly.',
        },
        {
          thinking: 'remember',
          question: 'Which property of a surface do climate scientists describe when they give its albedo?',
          answer: 'how much light a surface reflects',
          distractors: [
            {
              text: 'how much heat a surface can hold',
              error: 'mixes it up with heat capacity',
            },
            {
              text: 'how warm a surface gets around noon',
              error: 'mixes it up with temperature',
            },
            {
              text: 'how much carbon a surface stores',
              error: 'mixes up two parts of the climate system',
            },
          ],
          reason: 'Albedo is the reflected share of incoming light, from 0 to 1.',
        },
        {
          thinking: 'understand',
          question: 'Why does the surface of Earth become warmer when the concentration of greenhouse gases in the atmosphere increases?',
          answer: 'Less energy leaves for a time than arrives.',
          distractors: [
            {
              text: 'More sunlight gets through the air.',
              error: 'thinks that the gases let in extra light',
            },
            {
              text: 'The gases give off heat when they react.',
              error: 'mixes up absorption with combustion',
            },
            {
              text: 'The ozone layer loses its shield over the poles.',
              error: 'mixes up two problems',
            },
          ],
          reason:
            'The gases absorb outgoing infrared. Until the surface is warm enough to send out more, energy in is greater than energy out.',
        },
        {
          thinking: 'understand',
          question:
            'Why do climate scientists describe water vapor as a feedback rather than as the original cause of the present warming?',
          answer: 'Its amount rises because the air has warmed.',
          distractors: [
            {
              text: 'Its molecules cannot absorb infrared radiation.',
              error: 'denies that it is a greenhouse gas',
            },
            {
              text: 'It stays in the air for hundreds of years.',
              error: 'mixes it up with carbon dioxide',
            },
            {
              text: 'It is made only by burning fossil fuels.',
              error: 'thinks that people control its amount directly',
            },
          ],
          reason: 'Warmer air can hold more water vapor, which adds to warming. Extra vapor soon rains out if the air cools.',
        },
        {
          thinking: 'understand',
          question:
            'How can scientists use the fact that fossil carbon contains almost no carbon-14 in order to identify where the extra carbon dioxide in the atmosphere comes from?',
          answer: 'The share of carbon-14 in the air falls as old carbon is added.',
          distractors: [
            {
              text: 'Carbon-14 in the air rises when coal is burned.',
              error: 'has the content of coal backward',
            },
            {
              text: 'Carbon-14 warms the air more than carbon-12 does.',
              error: 'mixes up a marker with a cause',
            },
            {
              text: 'Carbon-14 shows how hot the fire was.',
              error: 'thinks that isotopes record temperature of burning',
            },
          ],
          reason: 'Living sources carry some carbon-14. Dilution of carbon-14 points to carbon that has been buried for very long.',
        },
        {
          thinking: 'understand',
          question: 'Why would the average sea level continue to rise in a warming climate even if all of the ice on land remained frozen?',
          answer: 'Seawater expands as it warms.',
          distractors: [
            {
              text: 'Rivers bring more sand to the sea.',
              error: 'thinks that sediment raises the level noticeably',
            },
            {
              text: 'Warm air presses on the water.',
              error: 'has the effect of pressure backward',
            },
            {
              text: 'Fish and plankton multiply.',
              error: 'thinks that living things displace much water',
            },
          ],
          reason: 'Thermal expansion accounts for a large part of the rise in the past decades.',
        },
        {
          thinking: 'understand',
          question:
            'Methane remains in the atmosphere for a much shorter time than carbon dioxide does. Which conclusion about methane does this difference justify?',
          answer: 'Cutting it lowers its warming within decades.',
          distractors: [
            {
              text: 'It has hardly any effect on temperature.',
              error: 'mixes up lifetime with strength',
            },
            {
              text: 'It is removed by rain within a few days.',
              error: 'mixes it up with water vapor',
            },
            {
              text: 'It turns back into fossil gas underground.',
              error: 'thinks that it returns to its source',
            },
          ],
          reason: 'Methane is stronger per kilogram, but much of it is gone after about a decade. Lower emissions thus show effects soon.',
        },
        {
          thinking: 'apply',
          question:
            'How many watts per square meter does a surface with an albedo of 0.8 absorb if it receives 200 watts on each square meter?',
          answer: '40',
          distractors: [
            {
              text: '160',
              error: 'gives the reflected part',
            },
            {
              text: '250',
              error: 'divides by the albedo',
            },
            {
              text: '80',
              error: 'reads 0.8 as 80 watts',
            },
          ],
          reason: 'It reflects 0.8 × 200 = 160, so 200 − 160 = 40 is absorbed.',
        },
        {
          thinking: 'apply',
          question:
            'What proportion of emissions do land and ocean absorb if the atmosphere gains 5 billion tons of carbon a year while people emit 10 billion tons?',
          answer: 'one half',
          distractors: [
            {
              text: 'one fifth',
              error: 'mixes up the numbers',
            },
            {
              text: 'all of it',
              error: 'overlooks the gain in the air',
            },
            {
              text: 'none of it',
              error: 'thinks that all emissions stay in the air',
            },
          ],
          reason: '10 − 5 = 5 billion tons are taken up, which is half.',
        },
        {
          thinking: 'apply',
          question: 'Which step of a city whose drains regularly overflow during heavy rainstorms is an example of adaptation?',
          answer: 'rebuilding streets with space for water',
          distractors: [
            {
              text: 'ending the use of natural gas for heating',
              error: 'picks mitigation',
            },
            {
              text: 'counting the emissions of its buses',
              error: 'picks a measure, not a response to rain',
            },
            {
              text: 'paying for a wind farm in another state',
              error: 'picks mitigation elsewhere',
            },
          ],
          reason: 'Adaptation lowers the harm of the effect, here flooding.',
        },
        {
          thinking: 'analyze',
          question:
            'Nights have warmed faster than days in many places, and winters faster than summers. Why is this evidence against a brighter sun as the main cause?',
          answer: 'A brighter sun would warm sunlit hours the most.',
          distractors: [
            {
              text: 'A brighter sun would warm the poles at night.',
              error: 'overlooks that there is no sunlight then',
            },
            {
              text: 'A brighter sun would have no effect on summers.',
              error: 'thinks that summers are not tied to sunlight',
            },
            {
              text: 'A brighter sun would cool the ground by day.',
              error: 'has the effect backward',
            },
          ],
          reason: 'Greenhouse gases slow the loss of heat at all hours, while extra sunlight would show most by day and in summer.',
        },
        {
          thinking: 'analyze',
          question:
            'A model without human emissions matches measured temperatures until about 1950 but then remains far below them, while a version with emissions fits to the present. What does this comparison support?',
          answer: 'Human emissions explain the later rise.',
          distractors: [
            {
              text: 'Natural causes explain the later rise.',
              error: 'overlooks that the natural model fails there',
            },
            {
              text: 'The model cannot be used at all.',
              error: 'throws out a model that fails in one version',
            },
            {
              text: 'The measurements made after 1950 are false.',
              error: 'keeps the model and drops the data',
            },
          ],
          reason: 'Only the version with emissions matches the rise. Natural causes alone do not give it.',
        },
        {
          thinking: 'analyze',
          question:
            'Thawing permafrost releases methane, which warms the atmosphere and thereby causes additional permafrost to thaw. What kind of loop does this sequence represent?',
          answer: 'positive feedback',
          distractors: [
            {
              text: 'negative feedback',
              error: 'thinks that a harmful loop must be called negative',
            },
            {
              text: 'energy balance',
              error: 'picks a term that means equal flows',
            },
            {
              text: 'a carbon sink',
              error: 'overlooks that carbon leaves the ground',
            },
          ],
          reason: 'Each change leads to more of the same change, so it is a positive feedback.',
        },
        {
          thinking: 'analyze',
          question:
            'What is the most important scientific question to ask about a company that plants trees to compensate for the emissions of its flights?',
          answer: 'How long will the carbon stay in the trees?',
          distractors: [
            {
              text: 'How many kinds of birds will nest in them?',
              error: 'asks about another benefit',
            },
            {
              text: 'How tall will the trees look from the road?',
              error: 'asks about appearance',
            },
            {
              text: 'How many flights did the company make before?',
              error: 'asks about the past amount and not about the plan',
            },
          ],
          reason: 'Offsets work only if carbon stays stored for a very long time and would not have been stored anyway.',
        },
      ],
      misconceptions: [
        {
          belief: 'Climate has changed before without people, so people cannot be the cause now.',
          why: 'It is true that climate has changed in the past.',
          truth: 'Past changes had causes as well; the evidence for the present one points to greenhouse gases from people.',
          teacherMove:
            'Use the case of a fire: forests burned before matches existed. Ask how an investigator would decide about a fire today, and list the same kinds of evidence for climate (isotopes, patterns, timing).',
        },
        {
          belief: 'The ozone hole is a main cause of global warming.',
          why: 'Both concern the atmosphere and human-made gases.',
          truth: 'They are different problems with a few shared gases.',
          teacherMove:
            'Let students fill in a table with three rows (radiation involved, gas involved, layer) for both problems from a short text, then correct a false headline.',
        },
        {
          belief: 'Earth absorbs all the heat that greenhouse gases trap, so it will warm without end.',
          why: 'The word trap suggests that energy cannot leave.',
          truth: 'A warmer surface sends out more infrared until a new balance is reached.',
          teacherMove:
            'Use a bucket with a hole: partly block the hole, and the level rises until the outflow matches the inflow again. Ask what stands for temperature.',
        },
        {
          belief: 'If we stop emitting today, the air will soon have as little carbon dioxide as before.',
          why: 'Smoke clears within days after a fire.',
          truth: 'Part of the added carbon dioxide stays for centuries and longer.',
          teacherMove:
            'Run the bathtub simulation on paper: students set inflow and outflow for 20 rounds and see that a smaller inflow may still mean a rising level.',
        },
        {
          belief: 'Climate models are guesses about weather in fifty years.',
          why: 'Forecasts for next week are often wrong.',
          truth: 'Models give averages and ranges under stated conditions and are tested against the past.',
          teacherMove:
            'Toss ten coins: nobody can say the fifth toss, but the share of heads in 1,000 tosses can be foretold. Ask which of the two is like climate.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question:
            'Why do emissions have to come close to zero, rather than only stop growing, for carbon dioxide in the air to stop rising?',
          lookFors: ['uses stocks and flows', 'compares inflow with what sinks take up'],
          probe: 'What would happen if sinks became weaker?',
        },
        {
          thinking: 'understand',
          question: 'How do isotopes, ice cores and the geographic pattern of warming support one another as evidence for its causes?',
          lookFors: ['says what each one shows', 'says why agreement matters'],
          probe: 'Which line of evidence would you explain first to a doubter, and why?',
        },
        {
          thinking: 'analyze',
          question:
            'How can you trace one positive and one negative feedback of the climate through a full loop, and what decides which of the two is stronger?',
          lookFors: ['describes both loops correctly', 'says that data or models are needed to compare them'],
          probe: 'How does time scale matter?',
        },
        {
          thinking: 'evaluate',
          question:
            'How should other countries respond if a country with low past emissions intends to build coal plants in order to provide its people with electricity?',
          lookFors: ['weighs need, history and alternatives', 'considers finance or technology'],
          probe: 'What would make the answer change?',
        },
        {
          thinking: 'apply',
          question:
            'Which data and models would you consult for a farmer who considers planting a crop that requires cool nights, and how certain could your recommendation be?',
          lookFors: ['names local records and projections', 'speaks of ranges and likelihood'],
          probe: 'How would you explain uncertainty without stopping action?',
        },
        {
          thinking: 'evaluate',
          question:
            'How convincing is the statement that individual choices are irrelevant to the climate because only entire systems matter?',
          lookFors: ['gives a case for each side', 'says how choices and systems are linked'],
          probe: 'Where can a student your age have the most effect?',
        },
        {
          thinking: 'analyze',
          question:
            'Although additional carbon dioxide fertilizes some plants, why does this fact alone fail to settle whether higher levels are good for agriculture?',
          lookFors: ['names heat, water and nutrients as limits', 'tells growth from food quality or yield'],
          probe: 'Which experiment would help to decide?',
        },
        {
          thinking: 'create',
          question: 'How would you design a dashboard of five numbers that shows whether a city is dealing well with climate change?',
          lookFors: ['includes causes and effects', 'can say how each would be measured'],
          probe: 'Which group might your numbers overlook?',
        },
        {
          thinking: 'create',
          question:
            'What question would you ask a climate scientist that could change your own opinion, and which answer would persuade you?',
          lookFors: ['asks something that evidence can settle', 'names the answer that would count'],
          probe: 'How would you check the answer?',
        },
        {
          thinking: 'understand',
          question: 'Why is the ocean both a help and a risk for people in a warming world?',
          lookFors: ['says that it takes up heat and carbon', 'names acidification, expansion or weaker uptake'],
          probe: 'What happens to dissolved gas when water warms?',
        },
      ],
      activities: [
        {
          title: 'The tub that will not stay level',
          purpose: 'engage',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['graph paper', 'a table of inflow and outflow for ten rounds'],
          steps: [
            'Read the inflow and outflow of each round.',
            'Sketch how you think the level will change.',
            'Compute the level round by round and draw it.',
            'Compare it with your sketch.',
            'Write what must be true for the level to stay the same.',
          ],
          lookFor: 'Students discover that the level rises as long as inflow is larger, even if inflow falls.',
        },
        {
          title: 'Carbon budget on the floor',
          purpose: 'explore',
          minutes: [30, 45],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['masking tape', '60 counters', 'arrow cards with fluxes'],
          steps: [
            'Mark five reservoirs on the floor.',
            'Place counters in rough proportion.',
            'Move counters along natural fluxes for three rounds.',
            'Add burning of fossil fuels and clearing of forests for three rounds.',
            'Record the air after each round and graph it.',
            'Name two limits of the model.',
          ],
          lookFor: 'Students see that small imbalances add up, and name scale and time as limits.',
        },
        {
          title: 'Whose fingerprint?',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['six evidence cards', 'a grid of possible causes: sun, volcanoes, orbit, human emissions'],
          steps: [
            'Read each card and mark which causes it fits.',
            'Cross out causes that conflict with a card.',
            'Rank what remains.',
            'Write a claim with the two strongest cards.',
            'Answer one challenge from another group.',
          ],
          lookFor: 'Reasoning compares causes and does not only support one.',
        },
        {
          title: 'Read it like a scientist',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a short news text on climate with a graph', 'the source of the graph'],
          steps: [
            'Underline each claim in the text.',
            'Mark which claims the graph supports.',
            'Find one sentence that goes too far.',
            'Rewrite it so that the graph supports it.',
          ],
          lookFor: 'Rewritten sentences carry a time span, a place and a measure of certainty.',
        },
        {
          title: 'Feedback loops on string',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['twelve event cards', 'string'],
          steps: [
            'Lay out events that cause one another.',
            'Close the loop with string.',
            'Follow it twice around and decide whether it amplifies or dampens the change.',
            'Break one link and say what follows.',
          ],
          lookFor: 'Students judge loops by following them, not by good or bad.',
        },
        {
          title: 'A council decides',
          purpose: 'extend',
          minutes: [40, 50],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['role cards with interests', 'a budget of 100 points', 'eight measures with cost and effect'],
          steps: [
            'Read your role and rank the measures.',
            'Agree on how to spend 100 points.',
            'Show the effect on emissions and on people at risk.',
            'Write one sentence from someone who loses by the plan.',
            'Change one item in response.',
          ],
          lookFor: 'Groups weigh evidence, cost and fairness, and keep to the data on the cards.',
        },
      ],
      recalls: [
        {
          prompt: 'Write the word equation for photosynthesis and for respiration.',
          answer:
            'Carbon dioxide + water → glucose + oxygen (with light); glucose + oxygen → carbon dioxide + water (with energy released).',
          likelyError: 'Says that plants do not respire.',
          minutes: 2,
        },
        {
          prompt: 'Explain the difference between heat and temperature.',
          answer: 'Temperature tells how fast particles move on average; heat is energy that moves from warmer to cooler.',
          likelyError: 'Uses the words as equals.',
          minutes: 2,
        },
        {
          prompt: 'Order infrared, ultraviolet and visible light from long waves to short.',
          answer: 'From long to short: infrared, visible, ultraviolet.',
          likelyError: 'Puts ultraviolet first: takes the waves with more energy for the longer ones.',
          minutes: 1,
        },
        {
          prompt: 'Write what a pH of 8 tells about a solution and what happens to it when acid is added.',
          answer: 'It is slightly basic; its pH falls.',
          likelyError: 'Says that it becomes more basic.',
          minutes: 2,
        },
        {
          prompt:
            'Carbon dioxide in the air has risen from about 280 to about 420 parts per million since the 1700s. Find the percent increase.',
          answer: '50 percent, since the rise of 140 is half of 280.',
          likelyError: 'Writes about 33 percent: divides 140 by 420 in place of 280.',
          minutes: 2,
        },
        {
          prompt: 'Explain in one sentence how correlation differs from cause.',
          answer: 'Two things may change together without one bringing about the other.',
          likelyError: 'Says that a strong correlation proves a cause.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A politician says, “Our country has kept its emissions constant for ten years, so we no longer add to the problem.” Assess the statement with stocks and flows.',
        answer:
          'Emissions are a flow into the atmosphere. A constant flow that is larger than the uptake by sinks still raises the stock each year. So the country adds as much each year as before; it has only stopped adding faster. The stock stops rising only when inflow and outflow are equal.',
        partial: 'Says that emissions should be lower, without the difference between the flow and the stock that it fills.',
        reteach:
          'Use a sink with the tap running steadily and the drain half open. Students read the level each 20 seconds, although the tap is untouched, then put “emissions,” “level” and “uptake” on the parts.',
      },
      processes: [
        {
          title: 'from emission to new balance',
          steps: [
            'Burning adds carbon dioxide to the air.',
            'The gas absorbs more outgoing infrared radiation.',
            'For a time less energy leaves Earth than arrives.',
            'The surface, air and ocean warm.',
            'A warmer surface emits more infrared.',
            'A new balance is reached at a higher temperature.',
          ],
        },
        {
          title: 'carbon dioxide in the sea',
          steps: [
            'Carbon dioxide dissolves in surface water.',
            'The dissolved gas reacts with water to form carbonic acid.',
            'The acid releases hydrogen ions.',
            'The pH falls, and fewer carbonate ions are free.',
            'Shell-building organisms need more energy to build.',
          ],
        },
      ],
      causes: [
        {
          cause: 'Arctic ice gives way to open water',
          effect: 'albedo falls, more sunlight is absorbed and the region warms further',
        },
        {
          cause: 'a large volcano sends sulfur particles into the stratosphere',
          effect: 'sunlight is reflected and the surface cools for a year or two',
        },
        {
          cause: 'seawater warms',
          effect: 'it expands, and it can hold less dissolved carbon dioxide',
        },
        {
          cause: 'emissions stay constant above the uptake by sinks',
          effect: 'the amount of carbon dioxide in the air continues to rise',
        },
        {
          cause: 'permafrost thaws',
          effect: 'microbes break down old plant material and release carbon dioxide and methane',
        },
      ],
      comparisons: [
        {
          a: 'positive feedback',
          b: 'negative feedback',
          alike: 'Both are loops in which an effect acts back on its cause.',
          different: [
            {
              feature: 'result',
              a: 'the change grows',
              b: 'the change is reduced',
            },
            {
              feature: 'example',
              a: 'ice melt and albedo',
              b: 'more infrared from a warmer surface',
            },
            {
              feature: 'sense of the word',
              a: 'amplifying, not good',
              b: 'dampening, not bad',
            },
          ],
        },
        {
          a: 'a weather forecast',
          b: 'a climate projection',
          alike: 'Both use physics and computers.',
          different: [
            {
              feature: 'asks',
              a: 'what will happen on a given day',
              b: 'what averages are likely over decades',
            },
            {
              feature: 'depends on',
              a: 'the exact state now',
              b: 'emissions and energy balance',
            },
            {
              feature: 'tested by',
              a: 'tomorrow’s weather',
              b: 'past climates and long-term records',
            },
          ],
        },
        {
          a: 'carbon dioxide',
          b: 'methane',
          alike: 'Both are greenhouse gases that people add to the air.',
          different: [
            {
              feature: 'time in the air',
              a: 'part stays for centuries and more',
              b: 'about a decade',
            },
            {
              feature: 'strength per kilogram',
              a: 'lower',
              b: 'much higher',
            },
            {
              feature: 'main human sources',
              a: 'fossil fuels and land clearing',
              b: 'livestock, rice, waste and gas leaks',
            },
          ],
        },
      ],
      connections: [
        'Math: model the stock of carbon dioxide with a spreadsheet and change only one rate at a time.',
        'Economics: compare a carbon tax with a trading system and ask what each one makes certain.',
        'English: analyze the verbs of two articles on one report and find where certainty is lost or added.',
        'Government: read the aim of the Paris Agreement (2015) and discuss how pledges are reviewed.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'A hidden name in the history of warming',
          task: 'Students compare three early researchers’ questions, methods and limits, and write a fair timeline entry.',
          background:
            'Eunice Foote (1856) warmed gases in jars, John Tyndall (1859) measured infrared absorption, and Svante Arrhenius (1896) estimated the effect of carbon dioxide on temperature.',
          checkFirst: 'Provide short excerpts; discuss who could publish and speak at that time.',
        },
        {
          aspect: 'people',
          title: 'Warning from the north',
          task: 'Students read part of a speech or petition and identify claims of science, of law and of culture.',
          background:
            'Sheila Watt-Cloutier, an Inuk leader from Nunavik, led a petition in 2005 that linked climate change to the rights of Inuit.',
          checkFirst: 'Use her own words; speak of Inuit in the present tense.',
        },
        {
          aspect: 'place',
          title: 'Living with water in Bangladesh',
          task: 'Students evaluate an early warning system as adaptation and ask what made it work.',
          background:
            'Since the cyclone of 1970, Bangladesh has built shelters and a network of trained volunteers, and deaths from cyclones have fallen greatly.',
          checkFirst: 'Present competence and not only danger; ask students with ties to the country whether they want to add.',
        },
        {
          aspect: 'place',
          title: 'A grid changes in Texas and Iowa',
          task: 'Students use shares of wind power to discuss reasons for change that are not only about climate.',
          background: 'Iowa gets more than half of its electricity from wind, and Texas produces more wind power than any other state.',
          checkFirst: 'Check the newest figures from the US Energy Information Administration.',
        },
        {
          aspect: 'language',
          title: 'Words that frame',
          task: 'Students compare the terms global warming, climate change, climate crisis and their forms in other languages, and predict their effects on readers.',
          background:
            'French has réchauffement climatique (warming) and dérèglement climatique (going out of order), which stress different things.',
          checkFirst: 'Ask speakers for nuance; avoid a right answer.',
        },
        {
          aspect: 'family and community',
          title: 'Energy in a household history',
          task: 'Students interview someone about how homes were heated or cooled in their youth and relate the answer to energy use.',
          background: 'Coal stoves, wood, district heat, swamp coolers and fans tell how choices depended on place and cost.',
          checkFirst: 'Allow a book or archive as a source; no one should have to report on their own home.',
        },
        {
          aspect: 'critical question',
          title: 'Past emissions and present voices',
          task: 'Students compare rankings by country: total today, per person today and total since 1850. They write what each one hides.',
          background:
            'China has the highest emissions today, the United States the highest total since 1850, and some small states have high values per person.',
          checkFirst: 'Use one named data source; keep countries and classmates apart.',
        },
        {
          aspect: 'history',
          title: 'Cultural burning returns',
          task: 'Students weigh evidence on planned fires: smoke and carbon today against the risk of severe fire later.',
          background: 'The Karuk, Yurok and other tribes in California practice cultural burning under changing state law.',
          checkFirst: 'Use sources from the tribes; leave ceremony out.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An ice core is opened after 100,000 years. Tell the events of the day in the lab in order. Choose what the air bubbles change for one person.',
          audience: 'a story in a science magazine',
          plan: ['What is expected?', 'What goes wrong?', 'What is found?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A town has to decide whether to move away from the coast. Tell the events of one meeting in order. Choose the voice of one resident.',
          audience: 'a literary magazine for students',
          plan: ['Who speaks first?', 'What is not said aloud?', 'What is decided?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A young engineer repairs a wind turbine as a storm approaches. Tell what happens in order. Choose one decision that changes the day.',
          audience: 'readers of short adventure stories',
          plan: ['What must be done?', 'What is the risk?', 'What is learned?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should your state put a price on carbon? Claim a position and give reasons. Choose the strongest objection and answer it with evidence.',
          audience: 'a letter to a state senator',
          plan: ['What is your claim?', 'Which evidence is most reliable?', 'Who bears the cost?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your district has money for only one plan: efficient buses or cooled classrooms. Argue for one and choose two kinds of evidence.',
          audience: 'the school board',
          plan: ['What is your claim?', 'Whom does it help first?', 'What do you concede?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A site writes that warming is part of a natural cycle. Argue against or refine the claim, with respect for the reader. Choose the piece of evidence that does most work.',
          audience: 'readers of the site',
          plan: ['Which part is true?', 'Which evidence decides?', 'What tone will be heard?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain why constant emissions lead to rising concentrations. Choose a model and say where it fails.',
          audience: 'a voter who has no science background',
          plan: ['Which word will confuse your reader?', 'What does your model show?', 'Where does it fail?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how scientists know that the added carbon dioxide comes from fossil fuels. Choose two lines of evidence and link them.',
          audience: 'a classmate who doubts it',
          plan: ['What would other sources look like?', 'What is measured?', 'How do the lines fit together?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain one feedback in the climate system from start to finish. Choose a diagram to go with your text.',
          audience: 'an exhibit at a museum',
          plan: ['What starts the loop?', 'What closes it?', 'What could break it?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a place that shows traces of a past climate, such as a moraine, a dry lake or a fossil reef. Make the reader see both times. Choose a guide’s point of view.',
          audience: 'hikers on a trail',
          plan: ['What stands out first?', 'Which trace needs explaining?', 'How do you move between then and now?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a city on the hottest afternoon of the year in two districts. Show the difference through detail. Choose the walk that joins them.',
          audience: 'readers of a city magazine',
          plan: ['What do you feel underfoot?', 'Who is outside?', 'What would a thermometer miss?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a weather station or research ship at work. Use sound and motion. Choose a time of night.',
          audience: 'listeners of a radio essay',
          plan: ['What never stops?', 'What do people do by habit?', 'What breaks the routine?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a trial in which carbon dioxide is accused. Choose the witnesses and the verdict.',
          audience: 'a performance in class',
          plan: ['What is the charge?', 'Who defends it, and how?', 'What does the verdict say?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent the museum label for an object of our time, written in the year 2200. Choose an object that says much about energy.',
          audience: 'visitors in the future',
          plan: ['What will they need explained?', 'What do they find strange?', 'What feeling does the label carry?'],
        },
        {
          genre: 'Creative',
          prompt: 'Compose a poem from the numbers of a carbon dioxide record. Choose how the form shows rise and wave.',
          audience: 'a poetry anthology',
          plan: ['Which years will you use?', 'How will the line length change?', 'Where does a voice enter?'],
        },
      ],
      itemSets: [
        {
          title: 'After the volcano',
          text: 'In June 1991 Mount Pinatubo in the Philippines erupted and sent 15 to 20 million tons of sulfur dioxide into the stratosphere, where it formed a thin haze of droplets that reflect sunlight. Satellites showed that Earth reflected more sunlight for about two years. The mean temperature of the lower atmosphere fell by roughly 0.5 °C before it returned to the earlier trend. Scientists who had published a forecast with a climate model soon after the eruption had predicted a cooling of this size. As the air cooled, it also held less water vapor, and models without this change predicted too little cooling.',
          facts: [
            {
              thinking: 'analyze',
              question: 'How was Earth’s energy balance temporarily affected during the months in which the volcanic haze was thickest?',
              answer: 'Earth absorbed less energy than it radiated away.',
              distractors: [
                {
                  text: 'Earth radiated away less energy than it absorbed.',
                  error: 'describes the effect of added greenhouse gases',
                },
                {
                  text: 'The haze absorbed more sunlight than the ocean did.',
                  error: 'thinks that haze heats Earth by collecting light',
                },
                {
                  text: 'The sulfur trapped more infrared than water vapor did.',
                  error: 'takes the haze for a greenhouse gas as its main effect',
                },
              ],
              reason: 'The haze raised the reflected share, so absorbed energy fell below outgoing energy, and Earth cooled.',
            },
            {
              thinking: 'analyze',
              question: 'Which role of water vapor do the observations after the eruption support?',
              answer: 'A positive feedback that enlarges a cooling',
              distractors: [
                {
                  text: 'A positive feedback that works in warming alone',
                  error: 'thinks that positive means toward warming',
                },
                {
                  text: 'A negative feedback that weakens a cooling',
                  error: 'thinks that less vapor would warm the air',
                },
                {
                  text: 'A first cause that started the cooling',
                  error: 'overlooks that the vapor fell after the air had cooled',
                },
              ],
              reason: 'Cooler air held less vapor, so the greenhouse effect weakened and the cooling grew, as the better models showed.',
            },
            {
              thinking: 'apply',
              question: 'Why did the temperature return to the earlier trend within a few years instead of staying lower?',
              answer: 'The droplets fell out of the stratosphere.',
              distractors: [
                {
                  text: 'The ocean turned the droplets into carbon dioxide.',
                  error: 'mixes up two substances and their cycles',
                },
                {
                  text: 'The sun became brighter to make up for the haze.',
                  error: 'thinks that the sun reacts to the state of Earth',
                },
                {
                  text: 'The greenhouse gases were removed by the sulfur.',
                  error: 'thinks that sulfur clears the air of carbon dioxide',
                },
              ],
              reason: 'The haze had a short lifetime, and when it was gone the forcing by greenhouse gases was still there.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Some people propose to add sulfur to the stratosphere deliberately in order to cool Earth. How does the evidence from the eruption help you to weigh this idea against reducing emissions?',
            lookFors: [
              'Says that the effect is fast but ends within years, so it would have to be kept up.',
              'Says that carbon dioxide and ocean acidification would go on.',
              'Raises a question of risk or fairness, such as changed rainfall or who decides.',
            ],
            probe: 'What would happen if such a program ran for fifty years and then stopped at once?',
          },
        },
        {
          title: 'Oysters and the hatchery’s water',
          text: 'An oyster hatchery pumps water from a bay into tanks, where larvae build their first shells from calcium carbonate. Over several years, workers noticed that on certain days most of the larvae died. They recorded the water’s acidity as pH, which was 8.1 on good days but about 7.7 on bad days, when winds brought deep water, rich in carbon dioxide, to the surface of the bay. On such days they now add sodium carbonate, which raises the pH and the concentration of carbonate ions, and the larvae survive. The mean pH of the open ocean has also fallen, from about 8.2 to 8.1 since preindustrial times.',
          facts: [
            {
              thinking: 'apply',
              question: 'How does additional carbon dioxide in the seawater make it more difficult for larvae to build their shells?',
              answer: 'It forms an acid that lowers the carbonate in the water.',
              distractors: [
                {
                  text: 'It forms bubbles that carry calcium out of the water.',
                  error: 'thinks of a gas in the water in place of its chemistry',
                },
                {
                  text: 'It warms the water until carbonate shells melt.',
                  error: 'mixes up warming and acidification',
                },
                {
                  text: 'It uses up the oxygen that shells are made of.',
                  error: 'thinks that shells contain dissolved oxygen gas',
                },
              ],
              reason: 'Carbonic acid releases hydrogen ions, which combine with carbonate ions, so fewer are left for shells.',
            },
            {
              thinking: 'apply',
              question:
                'Because the pH scale is logarithmic, how does the hydrogen ion concentration at a pH of 7.7 compare with that at a pH of 8.1?',
              answer: 'About 2.5 times as high',
              distractors: [
                {
                  text: 'About 0.4 times as high',
                  error: 'takes the difference for the factor',
                },
                {
                  text: 'About 1.05 times as high',
                  error: 'divides the two values of pH',
                },
                {
                  text: 'About 4 times as high',
                  error: 'counts each tenth as one unit',
                },
              ],
              reason: 'A difference of 0.4 in pH is a factor of 10 to the power 0.4, which is about 2.5.',
            },
            {
              thinking: 'analyze',
              question: 'Which description characterizes the hatchery’s treatment most accurately as a response to a changing ocean?',
              answer: 'An adaptation that protects a small volume of water',
              distractors: [
                {
                  text: 'A mitigation that removes the cause of the change',
                  error: 'takes a local remedy for a reduction of emissions',
                },
                {
                  text: 'A negative feedback that steadies the global ocean',
                  error: 'mixes up an action of people and a loop of the system',
                },
                {
                  text: 'A proof that shells suffer from heat and not from acid',
                  error: 'overlooks that the remedy acts on pH and carbonate',
                },
              ],
              reason: 'The larvae in the tanks are protected while carbon dioxide in the air and the ocean continues to rise.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A visitor concludes that the winds rather than people are responsible, because the bad days come and go with the weather. How would you evaluate this conclusion with the information about the ocean?',
            lookFors: [
              'Says that winds explain which days are bad, while added carbon dioxide lowers the mean level for all days.',
              'Uses the fall of the mean pH from 8.2 to 8.1 as a shift that brings bad days nearer to harmful values.',
              'Names data that would help, such as a long record of pH on windy days.',
            ],
            probe: 'How would the number of bad days change if the mean fell by another 0.1?',
          },
        },
        {
          title: 'A lake that keeps a diary',
          text: 'Each spring, meltwater washes pale silt into a mountain lake, and each fall dark remains of algae settle on it, so that the mud holds one pair of layers for each year. Researchers counted 1,200 pairs in a core and studied the remains of small midges, because some species require warm water and others require cold. For the past 120 years they compared the result with a weather station nearby and found that the estimates agreed with the thermometer within 0.6 °C. Over the entire core, the estimated temperatures for July varied by about 1.5 °C. The last four decades were warmer than any earlier period of the same length.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'Why did the researchers compare their results from midges with the measurements of a weather station for the past 120 years?',
              answer: 'To test how well the proxy tells the temperature',
              distractors: [
                {
                  text: 'To replace the layers that had been washed away',
                  error: 'thinks that the station fills gaps in the mud',
                },
                {
                  text: 'To prove that midges had caused the warming',
                  error: 'mixes up an indicator and a cause',
                },
                {
                  text: 'To count whether each year had left one pair',
                  error: 'mixes up dating the core and testing the temperature',
                },
              ],
              reason: 'Where both records exist, the agreement shows how far the estimates for earlier centuries can be trusted.',
            },
            {
              thinking: 'apply',
              question: 'How should the researchers interpret a difference of 0.3 °C between two earlier decades in the midge record?',
              answer: 'It is too small to stand out from the error.',
              distractors: [
                {
                  text: 'It shows that one decade was clearly warmer.',
                  error: 'treats an estimate as an exact value',
                },
                {
                  text: 'It shows that midges cannot live in that lake.',
                  error: 'takes uncertainty for a failed method',
                },
                {
                  text: 'It is too large for a change that is natural.',
                  error: 'overlooks the variation of 1.5 degrees in the core',
                },
              ],
              reason: 'The estimates agree with the thermometer within 0.6 °C, so a difference of 0.3 °C lies inside the uncertainty.',
            },
            {
              thinking: 'analyze',
              question: 'Which claim about the temperatures of the last four decades is actually supported by this core alone?',
              answer: 'They were unusually warm for this lake.',
              distractors: [
                {
                  text: 'They were unusually warm for the whole Earth.',
                  error: 'extends a local record to the whole Earth',
                },
                {
                  text: 'They were warmed by the burning of fossil fuels.',
                  error: 'takes evidence of a change for evidence of its cause',
                },
                {
                  text: 'They were warmer than any day before them.',
                  error: 'mixes up long periods and single days',
                },
              ],
              reason: 'The core is a local record of July temperatures; it shows how unusual the warmth is there and not what caused it.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'A commentator argues that the core shows natural variations of 1.5 °C and that the present warming is therefore natural too. How would you analyze this argument, and which other evidence does it ignore?',
            lookFors: [
              'Says that natural change in the past does not decide the cause of the present one.',
              'Points out that the last four decades stand out within the 1,200 years.',
              'Names fingerprints or sources, such as carbon isotopes, a cooling stratosphere or measured emissions.',
            ],
            probe: 'What would a brighter sun have changed that measurements do not show?',
          },
        },
      ],
    },
  },
});
