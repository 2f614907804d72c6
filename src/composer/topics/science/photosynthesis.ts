import { defineTopicPack } from '../topic-pack.ts';

export const photosynthesis = defineTopicPack({
  id: 'photosynthesis',
  title: 'Photosynthesis and cellular respiration',
  inText: 'photosynthesis and cellular respiration',
  alsoCalled: ['photosynthesis'],
  subject: 'science',
  aliases: [
    'photosynthesis',
    'cellular respiration',
    'cell respiration',
    'photosynthesis and respiration',
    'chlorophyll',
    'chloroplast',
    'chloroplasts and mitochondria',
    'how plants make food',
    'how plants make their own food',
    'calvin cycle',
    'light reactions',
    'light-dependent reactions',
    'glycolysis',
    'krebs cycle',
    'aerobic and anaerobic respiration',
    'glucose',
  ],
  standards: [
    { code: '5-LS1-1', grades: [5, 5] },
    { code: 'MS-LS1-6', grades: [6, 8] },
    { code: 'MS-LS1-7', grades: [6, 8] },
    { code: 'HS-LS1-5', grades: [9, 12] },
    { code: 'HS-LS1-7', grades: [9, 12] },
  ],
  translations: {
    photosynthesis: {
      Arabic: 'البناء الضوئي',
      Bengali: 'সালোকসংশ্লেষণ',
      'Chinese (Simplified)': '光合作用',
      French: 'photosynthèse',
      Hindi: 'प्रकाश संश्लेषण',
      Japanese: '光合成',
      Korean: '광합성',
      Portuguese: 'fotossíntese',
      Russian: 'фотосинтез',
      Spanish: 'fotosíntesis',
      Ukrainian: 'фотосинтез',
      Vietnamese: 'quang hợp',
    },
    chlorophyll: {
      Arabic: 'كلوروفيل',
      Bengali: 'ক্লোরোফিল',
      'Chinese (Simplified)': '叶绿素',
      French: 'chlorophylle',
      Hindi: 'क्लोरोफिल',
      Japanese: '葉緑素',
      Korean: '엽록소',
      Portuguese: 'clorofila',
      Russian: 'хлорофилл',
      Spanish: 'clorofila',
      Ukrainian: 'хлорофіл',
      Vietnamese: 'diệp lục',
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
      Vietnamese: 'khí carbonic',
    },
    oxygen: {
      Arabic: 'أكسجين',
      Bengali: 'অক্সিজেন',
      'Chinese (Simplified)': '氧气',
      French: 'oxygène',
      Hindi: 'ऑक्सीजन',
      Japanese: '酸素',
      Korean: '산소',
      Portuguese: 'oxigênio',
      Russian: 'кислород',
      Spanish: 'oxígeno',
      Ukrainian: 'кисень',
      Vietnamese: 'oxy',
    },
    energy: {
      Arabic: 'طاقة',
      Bengali: 'শক্তি',
      'Chinese (Simplified)': '能量',
      French: 'énergie',
      Hindi: 'ऊर्जा',
      Japanese: 'エネルギー',
      Korean: '에너지',
      Portuguese: 'energia',
      Russian: 'энергия',
      Spanish: 'energía',
      Ukrainian: 'енергія',
      Vietnamese: 'năng lượng',
    },
    glucose: {
      Arabic: 'جلوكوز',
      Bengali: 'গ্লুকোজ',
      'Chinese (Simplified)': '葡萄糖',
      French: 'glucose',
      Hindi: 'ग्लूकोज',
      Japanese: 'ブドウ糖',
      Korean: '포도당',
      Portuguese: 'glicose',
      Russian: 'глюкоза',
      Spanish: 'glucosa',
      Ukrainian: 'глюкоза',
      Vietnamese: 'glucose',
    },
    chloroplast: {
      Arabic: 'بلاستيدة خضراء',
      Bengali: 'ক্লোরোপ্লাস্ট',
      'Chinese (Simplified)': '叶绿体',
      French: 'chloroplaste',
      Hindi: 'क्लोरोप्लास्ट',
      Japanese: '葉緑体',
      Korean: '엽록체',
      Portuguese: 'cloroplasto',
      Russian: 'хлоропласт',
      Spanish: 'cloroplasto',
      Ukrainian: 'хлоропласт',
      Vietnamese: 'lục lạp',
    },
    mitochondrion: {
      Arabic: 'ميتوكوندريا',
      Bengali: 'মাইটোকন্ড্রিয়া',
      'Chinese (Simplified)': '线粒体',
      French: 'mitochondrie',
      Hindi: 'माइटोकॉन्ड्रिया',
      Japanese: 'ミトコンドリア',
      Korean: '미토콘드리아',
      Portuguese: 'mitocôndria',
      Russian: 'митохондрия',
      Spanish: 'mitocondria',
      Ukrainian: 'мітохондрія',
      Vietnamese: 'ti thể',
    },
    'cellular respiration': {
      Arabic: 'التنفس الخلوي',
      Bengali: 'কোষীয় শ্বসন',
      'Chinese (Simplified)': '细胞呼吸',
      French: 'respiration cellulaire',
      Hindi: 'कोशिकीय श्वसन',
      Japanese: '細胞呼吸',
      Korean: '세포 호흡',
      Portuguese: 'respiração celular',
      Russian: 'клеточное дыхание',
      Spanish: 'respiración celular',
      Ukrainian: 'клітинне дихання',
      Vietnamese: 'hô hấp tế bào',
    },
    fermentation: {
      Arabic: 'تخمر',
      Bengali: 'গাঁজন',
      'Chinese (Simplified)': '发酵',
      French: 'fermentation',
      Hindi: 'किण्वन',
      Japanese: '発酵',
      Korean: '발효',
      Portuguese: 'fermentação',
      Russian: 'брожение',
      Spanish: 'fermentación',
      Ukrainian: 'бродіння',
      Vietnamese: 'lên men',
    },
    producer: {
      Arabic: 'منتج',
      Bengali: 'উৎপাদক',
      'Chinese (Simplified)': '生产者',
      French: 'producteur',
      Hindi: 'उत्पादक',
      Japanese: '生産者',
      Korean: '생산자',
      Portuguese: 'produtor',
      Russian: 'продуцент',
      Spanish: 'productor',
      Ukrainian: 'продуцент',
      Vietnamese: 'sinh vật sản xuất',
    },
    root: {
      Arabic: 'جذر',
      Bengali: 'মূল',
      'Chinese (Simplified)': '根',
      French: 'racine',
      Hindi: 'जड़',
      Japanese: '根',
      Korean: '뿌리',
      Portuguese: 'raiz',
      Russian: 'корень',
      Spanish: 'raíz',
      Ukrainian: 'корінь',
      Vietnamese: 'rễ',
    },
    enzyme: {
      Arabic: 'إنزيم',
      Bengali: 'এনজাইম',
      'Chinese (Simplified)': '酶',
      French: 'enzyme',
      Hindi: 'एंजाइम',
      Japanese: '酵素',
      Korean: '효소',
      Portuguese: 'enzima',
      Russian: 'фермент',
      Spanish: 'enzima',
      Ukrainian: 'фермент',
      Vietnamese: 'enzyme',
    },
    thylakoid: {
      Arabic: 'ثايلاكويد',
      Bengali: 'থাইলাকয়েড',
      'Chinese (Simplified)': '类囊体',
      French: 'thylakoïde',
      Hindi: 'थाइलेकॉइड',
      Japanese: 'チラコイド',
      Korean: '틸라코이드',
      Portuguese: 'tilacoide',
      Russian: 'тилакоид',
      Spanish: 'tilacoide',
      Ukrainian: 'тилакоїд',
      Vietnamese: 'thylakoid',
    },
    'Calvin cycle': {
      Arabic: 'دورة كالفن',
      Bengali: 'ক্যালভিন চক্র',
      'Chinese (Simplified)': '卡尔文循环',
      French: 'cycle de Calvin',
      Hindi: 'कैल्विन चक्र',
      Japanese: 'カルビン回路',
      Korean: '캘빈 회로',
      Portuguese: 'ciclo de Calvin',
      Russian: 'цикл Кальвина',
      Spanish: 'ciclo de Calvin',
      Ukrainian: 'цикл Кальвіна',
      Vietnamese: 'chu trình Calvin',
    },
    glycolysis: {
      Arabic: 'تحلل سكري',
      Bengali: 'গ্লাইকোলাইসিস',
      'Chinese (Simplified)': '糖酵解',
      French: 'glycolyse',
      Hindi: 'ग्लाइकोलाइसिस',
      Japanese: '解糖系',
      Korean: '해당 과정',
      Portuguese: 'glicólise',
      Russian: 'гликолиз',
      Spanish: 'glucólisis',
      Ukrainian: 'гліколіз',
      Vietnamese: 'đường phân',
    },
    sugar: {
      Arabic: 'سكر',
      Bengali: 'শর্করা',
      'Chinese (Simplified)': '糖',
      French: 'sucre',
      Hindi: 'शर्करा',
      Japanese: '糖',
      Korean: '당',
      Portuguese: 'açúcar',
      Russian: 'сахар',
      Spanish: 'azúcar',
      Ukrainian: 'цукор',
      Vietnamese: 'đường',
    },
    minerals: {
      Arabic: 'أملاح معدنية',
      Bengali: 'খনিজ লবণ',
      'Chinese (Simplified)': '无机盐',
      French: 'sels minéraux',
      Hindi: 'खनिज लवण',
      Japanese: '無機養分',
      Korean: '무기 양분',
      Portuguese: 'sais minerais',
      Russian: 'минеральные соли',
      Spanish: 'sales minerales',
      Ukrainian: 'мінеральні солі',
      Vietnamese: 'muối khoáng',
    },
    matter: {
      Arabic: 'مادة',
      Bengali: 'পদার্থ',
      'Chinese (Simplified)': '物质',
      French: 'matière',
      Hindi: 'पदार्थ',
      Japanese: '物質',
      Korean: '물질',
      Portuguese: 'matéria',
      Russian: 'вещество',
      Spanish: 'materia',
      Ukrainian: 'речовина',
      Vietnamese: 'vật chất',
    },
    algae: {
      Arabic: 'طحالب',
      Bengali: 'শৈবাল',
      'Chinese (Simplified)': '藻类',
      French: 'algues',
      Hindi: 'शैवाल',
      Japanese: '藻類',
      Korean: '조류',
      Portuguese: 'algas',
      Russian: 'водоросли',
      Spanish: 'algas',
      Ukrainian: 'водорості',
      Vietnamese: 'tảo',
    },
    wilt: {
      Arabic: 'ذَبُلَ',
      Bengali: 'নেতিয়ে পড়া',
      'Chinese (Simplified)': '枯萎',
      French: 'se flétrir',
      Hindi: 'मुरझाना',
      Japanese: 'しおれる',
      Korean: '시들다',
      Portuguese: 'murchar',
      Russian: 'увядать',
      Spanish: 'marchitarse',
      Ukrainian: 'в’янути',
      Vietnamese: 'héo',
    },
    sunlight: {
      Arabic: 'ضوء الشمس',
      Bengali: 'সূর্যালোক',
      'Chinese (Simplified)': '阳光',
      French: 'lumière du soleil',
      Hindi: 'सूर्य का प्रकाश',
      Japanese: '日光',
      Korean: '햇빛',
      Portuguese: 'luz solar',
      Russian: 'солнечный свет',
      Spanish: 'luz solar',
      Ukrainian: 'сонячне світло',
      Vietnamese: 'ánh sáng mặt trời',
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
    starch: {
      Arabic: 'نشا',
      Bengali: 'শ্বেতসার',
      'Chinese (Simplified)': '淀粉',
      French: 'amidon',
      Hindi: 'स्टार्च',
      Japanese: 'でんぷん',
      Korean: '녹말',
      Portuguese: 'amido',
      Russian: 'крахмал',
      Spanish: 'almidón',
      Ukrainian: 'крохмаль',
      Vietnamese: 'tinh bột',
    },
    pore: {
      Arabic: 'مسامة',
      Bengali: 'রন্ধ্র',
      'Chinese (Simplified)': '小孔',
      French: 'pore',
      Hindi: 'छिद्र',
      Japanese: '小さな穴',
      Korean: '구멍',
      Portuguese: 'poro',
      Russian: 'пора',
      Spanish: 'poro',
      Ukrainian: 'пора',
      Vietnamese: 'lỗ nhỏ',
    },
    stomata: {
      Arabic: 'ثغور',
      Bengali: 'পত্ররন্ধ্র',
      'Chinese (Simplified)': '气孔',
      French: 'stomates',
      Hindi: 'रंध्र',
      Japanese: '気孔',
      Korean: '기공',
      Portuguese: 'estômatos',
      Russian: 'устьица',
      Spanish: 'estomas',
      Ukrainian: 'продихи',
      Vietnamese: 'khí khổng',
    },
    reactant: {
      Arabic: 'مادة متفاعلة',
      Bengali: 'বিক্রিয়ক',
      'Chinese (Simplified)': '反应物',
      French: 'réactif',
      Hindi: 'अभिकारक',
      Japanese: '反応物',
      Korean: '반응물',
      Portuguese: 'reagente',
      Russian: 'исходное вещество',
      Spanish: 'reactivo',
      Ukrainian: 'реагент',
      Vietnamese: 'chất phản ứng',
    },
    'energy transfer': {
      Arabic: 'انتقال الطاقة',
      Bengali: 'শক্তির স্থানান্তর',
      'Chinese (Simplified)': '能量转移',
      French: 'transfert d’énergie',
      Hindi: 'ऊर्जा स्थानांतरण',
      Japanese: 'エネルギーの移動',
      Korean: '에너지 전달',
      Portuguese: 'transferência de energia',
      Russian: 'передача энергии',
      Spanish: 'transferencia de energía',
      Ukrainian: 'передача енергії',
      Vietnamese: 'truyền năng lượng',
    },
    pigment: {
      Arabic: 'صبغة',
      Bengali: 'রঞ্জক',
      'Chinese (Simplified)': '色素',
      French: 'pigment',
      Hindi: 'वर्णक',
      Japanese: '色素',
      Korean: '색소',
      Portuguese: 'pigmento',
      Russian: 'пигмент',
      Spanish: 'pigmento',
      Ukrainian: 'пігмент',
      Vietnamese: 'sắc tố',
    },
    product: {
      Arabic: 'ناتج',
      Bengali: 'উৎপাদ',
      'Chinese (Simplified)': '生成物',
      French: 'produit',
      Hindi: 'उत्पाद',
      Japanese: '生成物',
      Korean: '생성물',
      Portuguese: 'produto',
      Russian: 'продукт реакции',
      Spanish: 'producto',
      Ukrainian: 'продукт реакції',
      Vietnamese: 'sản phẩm',
    },
    cellulose: {
      Arabic: 'سليلوز',
      Bengali: 'সেলুলোজ',
      'Chinese (Simplified)': '纤维素',
      French: 'cellulose',
      Hindi: 'सेलुलोज',
      Japanese: 'セルロース',
      Korean: '셀룰로스',
      Portuguese: 'celulose',
      Russian: 'целлюлоза',
      Spanish: 'celulosa',
      Ukrainian: 'целюлоза',
      Vietnamese: 'cellulose',
    },
    variable: {
      Arabic: 'متغير',
      Bengali: 'চলক',
      'Chinese (Simplified)': '变量',
      French: 'variable',
      Hindi: 'चर',
      Japanese: '変数',
      Korean: '변인',
      Portuguese: 'variável',
      Russian: 'переменная',
      Spanish: 'variable',
      Ukrainian: 'змінна',
      Vietnamese: 'biến số',
    },
    biomass: {
      Arabic: 'كتلة حيوية',
      Bengali: 'জীবভর',
      'Chinese (Simplified)': '生物量',
      French: 'biomasse',
      Hindi: 'जैव मात्रा',
      Japanese: '生物量',
      Korean: '생체량',
      Portuguese: 'biomassa',
      Russian: 'биомасса',
      Spanish: 'biomasa',
      Ukrainian: 'біомаса',
      Vietnamese: 'sinh khối',
    },
    ATP: {
      Arabic: 'أدينوسين ثلاثي الفوسفات',
      Bengali: 'এটিপি',
      'Chinese (Simplified)': '三磷酸腺苷',
      French: 'ATP',
      Hindi: 'एटीपी',
      Japanese: 'ATP',
      Korean: 'ATP',
      Portuguese: 'ATP',
      Russian: 'АТФ',
      Spanish: 'ATP',
      Ukrainian: 'АТФ',
      Vietnamese: 'ATP',
    },
    'electron transport chain': {
      Arabic: 'سلسلة نقل الإلكترون',
      Bengali: 'ইলেকট্রন পরিবহন শৃঙ্খল',
      'Chinese (Simplified)': '电子传递链',
      French: 'chaîne de transport d’électrons',
      Hindi: 'इलेक्ट्रॉन परिवहन शृंखला',
      Japanese: '電子伝達系',
      Korean: '전자 전달계',
      Portuguese: 'cadeia transportadora de elétrons',
      Russian: 'электрон-транспортная цепь',
      Spanish: 'cadena de transporte de electrones',
      Ukrainian: 'електрон-транспортний ланцюг',
      Vietnamese: 'chuỗi chuyền electron',
    },
    'ATP synthase': {
      Bengali: 'এটিপি সিন্থেজ',
      'Chinese (Simplified)': 'ATP合酶',
      French: 'ATP synthase',
      Hindi: 'एटीपी सिंथेज',
      Japanese: 'ATP合成酵素',
      Korean: 'ATP 합성 효소',
      Portuguese: 'ATP sintase',
      Russian: 'АТФ-синтаза',
      Spanish: 'ATP sintasa',
      Ukrainian: 'АТФ-синтаза',
      Vietnamese: 'ATP synthase',
    },
    'limiting factor': {
      Arabic: 'عامل محدد',
      'Chinese (Simplified)': '限制因素',
      French: 'facteur limitant',
      Hindi: 'सीमाकारी कारक',
      Japanese: '限定要因',
      Korean: '제한 요인',
      Portuguese: 'fator limitante',
      Russian: 'лимитирующий фактор',
      Spanish: 'factor limitante',
      Ukrainian: 'лімітувальний чинник',
      Vietnamese: 'nhân tố giới hạn',
    },
    NADPH: {
      Bengali: 'এনএডিপিএইচ',
      'Chinese (Simplified)': '还原型辅酶II',
      French: 'NADPH',
      Hindi: 'एनएडीपीएच',
      Japanese: 'NADPH',
      Korean: 'NADPH',
      Portuguese: 'NADPH',
      Russian: 'НАДФН',
      Spanish: 'NADPH',
      Ukrainian: 'НАДФН',
      Vietnamese: 'NADPH',
    },
    stroma: {
      Arabic: 'ستروما',
      Bengali: 'স্ট্রোমা',
      'Chinese (Simplified)': '叶绿体基质',
      French: 'stroma',
      Hindi: 'पीठिका',
      Japanese: 'ストロマ',
      Korean: '스트로마',
      Portuguese: 'estroma',
      Russian: 'строма',
      Spanish: 'estroma',
      Ukrainian: 'строма',
      Vietnamese: 'chất nền lục lạp',
    },
    rubisco: {
      Arabic: 'إنزيم روبيسكو',
      Bengali: 'রুবিস্কো',
      'Chinese (Simplified)': '核酮糖二磷酸羧化酶',
      French: 'rubisco',
      Hindi: 'रुबिस्को',
      Japanese: 'ルビスコ',
      Korean: '루비스코',
      Portuguese: 'rubisco',
      Russian: 'рубиско',
      Spanish: 'rubisco',
      Ukrainian: 'рубіско',
      Vietnamese: 'rubisco',
    },
    'Krebs cycle': {
      Arabic: 'دورة كربس',
      Bengali: 'ক্রেবস চক্র',
      'Chinese (Simplified)': '三羧酸循环',
      French: 'cycle de Krebs',
      Hindi: 'क्रेब्स चक्र',
      Japanese: 'クエン酸回路',
      Korean: '크레브스 회로',
      Portuguese: 'ciclo de Krebs',
      Russian: 'цикл Кребса',
      Spanish: 'ciclo de Krebs',
      Ukrainian: 'цикл Кребса',
      Vietnamese: 'chu trình Krebs',
    },
    'proton gradient': {
      Arabic: 'تدرج البروتونات',
      Bengali: 'প্রোটন নতিমাত্রা',
      'Chinese (Simplified)': '质子梯度',
      French: 'gradient de protons',
      Hindi: 'प्रोटॉन प्रवणता',
      Japanese: 'プロトン濃度勾配',
      Korean: '양성자 기울기',
      Portuguese: 'gradiente de prótons',
      Russian: 'протонный градиент',
      Spanish: 'gradiente de protones',
      Ukrainian: 'протонний градієнт',
      Vietnamese: 'gradient proton',
    },
  },
  bands: {
    '3-5': {
      bigIdea: 'Plants use light to turn air and water into sugar, and this sugar feeds the plant and nearly every other living thing.',
      objectives: [
        'name what a plant takes in and what it gives off when it makes sugar',
        'support with evidence the claim that a plant builds itself mostly from air and water',
        'explain why a plant kept in the dark grows weak',
        'trace the energy in a food back to the sun',
      ],
      terms: [
        {
          term: 'photosynthesis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the way in which plants use light to make sugar from water and a gas in the air',
          example: 'Photosynthesis takes place in the green leaves of a bean plant as long as there is enough light.',
          contrast: 'Plants also use sugar to live and grow; that takes sugar apart and does not make it.',
          wordParts: 'photo- (light) + synthesis (putting together)',
          picture: 'a leaf with arrows in for light, air and water, and arrows out for sugar and oxygen',
        },
        {
          term: 'chlorophyll',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the green matter in the leaves of plants that takes in the energy of light from the sun',
          example: 'Chlorophyll gives the grass and the leaves of nearly all trees their green color.',
          contrast: 'It is not the food; it is what catches the light to make the food.',
          wordParts: 'chloro- (green) + phyll (leaf)',
          picture: 'a leaf full of tiny green catchers',
        },
        {
          term: 'carbon dioxide',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a gas in the air that plants take in through tiny holes and that animals breathe out',
          example: 'A leaf takes in carbon dioxide from the air through many tiny holes.',
          contrast: 'Oxygen is the gas that plants give off as they make sugar.',
          wordParts: 'carbon + di- (two) + oxide',
          picture: 'a breath that drifts to a leaf',
        },
        {
          term: 'oxygen',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a gas in the air that animals and plants need so that they can use the energy in food',
          example: 'Water plants give off little bubbles of oxygen as long as light falls on them.',
          contrast: 'Air is a mix of gases; this is about one fifth of it.',
          wordParts: 'oxygen; related to oxide',
          picture: 'bubbles that rise from a water plant',
        },
        {
          term: 'energy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'what makes it possible for things to move, to grow, to get warm or to change',
          example: 'A plant gets its energy from sunlight, while a rabbit gets its energy from plants.',
          contrast: 'Matter is stuff you can weigh; this is not stuff.',
          wordParts: 'energy, energetic',
          picture: 'a sun, an apple and a running child joined by arrows',
        },
        {
          term: 'sugar',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'the sweet food that green plants produce in their leaves and that stores energy',
          example: 'The sugar that makes a ripe grape taste so sweet was produced by the leaves of the vine.',
          contrast: 'Minerals from soil help a plant, but they are not food with energy in it.',
          wordParts: 'sugar, sugary',
          picture: 'a leaf that sends sweet drops down a stem',
        },
        {
          term: 'minerals',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'bits of useful matter in the soil that plants need in very small amounts',
          example: 'Roots take in minerals together with the water that they soak up from the soil.',
          contrast: 'They are like vitamins for a plant, not like a meal.',
          wordParts: 'mineral; related to mine',
          picture: 'a root tip with tiny colored dots',
        },
        {
          term: 'matter',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'anything that takes up space and has a weight, such as soil, water or air',
          example: 'Most of the matter in the wood of a very tall tree came from air and water.',
          contrast: 'Light and heat cannot be weighed on a scale.',
          wordParts: 'related to material',
          picture: 'a log, a glass of water and a balloon on scales',
        },
        {
          term: 'producer',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a living thing, such as a tree or some grass, that is able to make its own food',
          example: 'Grass is a producer, but a rabbit that eats the grass is a consumer.',
          contrast: 'A consumer must eat other living things.',
          wordParts: 'produce + -er',
          picture: 'a plant with a chef’s hat',
        },
        {
          term: 'root',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'the part of a plant under the ground that takes in water and holds the plant in place',
          example: 'A root takes in water, which then travels up to the leaves, where sugar is made.',
          contrast: 'A stem carries water up; this takes it in.',
          wordParts: 'root, rooted',
          picture: 'branching lines under the ground',
        },
        {
          term: 'algae',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'simple living things, most of them in water, that use light to make food, just as plants do',
          example: 'Algae in a pond make sugar with the help of light, just as plants on land do.',
          contrast: 'They have no true roots or leaves as plants do.',
          wordParts: 'alga, algae',
          picture: 'a pond with green on top',
        },
        {
          term: 'wilt',
          partOfSpeech: 'verb',
          tier: 2,
          definition: 'to droop and become limp because there is too little water in the plant',
          example: 'Plants wilt on a hot summer day when their roots cannot get enough water.',
          contrast: 'To grow is to get taller and stronger.',
          wordParts: 'wilt, wilted',
          picture: 'a bent plant in dry soil',
        },
        {
          term: 'sunlight',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'the bright rays that reach Earth from the star in the middle of our solar system',
          example: 'Plants use the energy in sunlight to make sugar out of water and air.',
          contrast: 'Soil gives a plant minerals, and this gives it energy.',
          wordParts: 'sun + light',
          picture: 'rays that fall on a leaf',
        },
        {
          term: 'absorb',
          partOfSpeech: 'verb',
          tier: 2,
          definition: 'to take something in and hold on to it, as a dry sponge does with water',
          example: 'The leaves of a plant absorb light, while its roots absorb water from the soil.',
          contrast: 'A mirror sends light back and does not do this.',
          wordParts: 'absorb, absorbent',
          picture: 'a sponge in a puddle',
        },
        {
          term: 'starch',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a food that plants make from sugar and store, for example in roots or seeds',
          example: 'A potato plant stores starch under the ground, which it made from sugar.',
          contrast: 'Sugar tastes sweet, and this does not taste sweet by itself.',
          wordParts: 'starch, starchy',
          picture: 'a potato with a tiny chest inside',
        },
        {
          term: 'pore',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a very tiny opening in a leaf or in our skin that lets things get in and out',
          example: 'Carbon dioxide gets into a leaf through a pore that is too small to see.',
          contrast: 'A crack comes from harm, and this is meant to be there.',
          wordParts: 'pore, porous',
          picture: 'a leaf with small dots and arrows',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What kind of food does a green plant produce in its leaves as long as the sun is shining?',
          answer: 'sugar',
          distractors: [
            { text: 'sunlight', error: 'mixes up energy with food' },
            { text: 'minerals', error: 'thinks that leaves make what roots take in' },
            { text: 'water', error: 'mixes up what the plant uses with what it makes' },
          ],
          reason: 'Leaves put together water and carbon dioxide to make sugar.',
        },
        {
          thinking: 'remember',
          question: 'Which gas must a leaf take in from the air around it so that it can produce its own food?',
          answer: 'carbon dioxide',
          distractors: [
            { text: 'oxygen', error: 'thinks that plants take in the same gas that we need' },
            { text: 'nitrogen', error: 'picks the most common gas in air' },
            { text: 'hydrogen', error: 'picks a gas whose name sounds right' },
          ],
          reason: 'The leaf joins carbon dioxide and water to make sugar.',
        },
        {
          thinking: 'remember',
          question: 'What do we call the green matter in leaves that is able to take in sunlight?',
          answer: 'chlorophyll',
          distractors: [
            { text: 'chlorine', error: 'mixes it up with what keeps pools clean' },
            { text: 'carbon', error: 'picks a part of a gas name' },
            { text: 'green sugar', error: 'thinks that the sugar makes leaves green' },
          ],
          reason: 'Chlorophyll takes in light, so that its energy can be used to make sugar.',
        },
        {
          thinking: 'remember',
          question: 'Where does most of the air that a leaf needs for making its food get inside the leaf?',
          answer: 'through tiny holes in the leaf',
          distractors: [
            { text: 'through the stem at the bottom', error: 'thinks that air comes in the way water does' },
            { text: 'through the ends of the roots', error: 'thinks that roots take in all that a plant needs' },
            { text: 'through a big opening at the tip', error: 'thinks that a leaf has a mouth' },
          ],
          reason: 'Leaves have many tiny holes, mostly on the underside, that open and close.',
        },
        {
          thinking: 'remember',
          question: 'Which of these living things from a forest or a farm is a producer?',
          answer: 'an oak tree',
          distractors: [
            { text: 'a honey bee', error: 'thinks that making honey is the same as making food from air and water' },
            { text: 'a mushroom', error: 'thinks that everything that grows in soil is a plant' },
            { text: 'a dairy cow', error: 'thinks that giving milk is making food' },
          ],
          reason: 'The tree makes its own food with light. The others live on food made by plants.',
        },
        {
          thinking: 'understand',
          question: 'What does sunlight give to a plant while the plant is making sugar in its leaves?',
          answer: 'energy',
          distractors: [
            { text: 'matter', error: 'thinks that light becomes part of the plant' },
            { text: 'water', error: 'mixes up the sun with rain' },
            { text: 'air', error: 'thinks that light brings air to the leaf' },
          ],
          reason: 'Light gives the energy. Air and water give the matter.',
        },
        {
          thinking: 'understand',
          question: 'How is a bag of “plant food” from a store different from the food that a plant makes?',
          answer: 'It gives minerals but has no sugar in it.',
          distractors: [
            { text: 'It gives sugar but has no minerals in it.', error: 'mixes up the two' },
            { text: 'It gives more energy than sunlight does.', error: 'thinks that plants eat the powder for energy' },
            { text: 'It is the same thing in a dry form.', error: 'trusts the name on the bag' },
          ],
          reason: 'The bag holds minerals, which a plant needs in small amounts. The energy-rich food is the sugar it makes.',
        },
        {
          thinking: 'understand',
          question: 'How does water from the soil get all the way up to the leaves, where sugar is made?',
          answer: 'Roots take it in, and the stem carries it up.',
          distractors: [
            { text: 'Leaves catch rain and pass it to the roots.', error: 'has the path backward' },
            { text: 'Leaves make it out of the sunlight that falls on them.', error: 'thinks that light turns into water' },
            { text: 'Air brings it in through tiny leaf holes.', error: 'thinks that water comes in with the air' },
          ],
          reason: 'Water moves from soil into the roots and up the stem to the leaves.',
        },
        {
          thinking: 'understand',
          question: 'Why do animals that eat only meat, such as hawks, still need plants to live?',
          answer: 'The animals that they eat got food from plants.',
          distractors: [
            { text: 'They eat leaves when no one is watching.', error: 'thinks that meat eaters must eat some plants' },
            { text: 'Plants turn into animals after they die.', error: 'thinks that matter moves without being eaten' },
            { text: 'They can make sugar if plants stand close by.', error: 'thinks that animals can make their own food' },
          ],
          reason: 'A hawk may eat a mouse, but the mouse ate seeds. The energy started in a plant.',
        },
        {
          thinking: 'apply',
          question: 'Why does a bean plant turn pale and weak if Sam waters it for two weeks but keeps it in a dark closet?',
          answer: 'It could not make enough sugar.',
          distractors: [
            { text: 'It had no soil to eat in the dark.', error: 'thinks that soil is food' },
            { text: 'It got too cold to take in water.', error: 'thinks that light is needed only for warmth' },
            { text: 'It had no air in the closet.', error: 'thinks that air is missing in the dark' },
          ],
          reason: 'Without light there is no energy to make sugar, so the plant uses up its stored food.',
        },
        {
          thinking: 'apply',
          question: 'Mia covers the undersides of all leaves of a plant with thick jelly, so no air gets in. What will happen first?',
          answer: 'The leaves will make less sugar.',
          distractors: [
            { text: 'The roots will stop holding the plant.', error: 'thinks of a part that has not been changed' },
            { text: 'The leaves will take in more light.', error: 'thinks that a shiny coat helps to catch light' },
            { text: 'The plant will get its air from soil.', error: 'thinks that roots will take over the work' },
          ],
          reason: 'Carbon dioxide comes in through the tiny holes. If they are blocked, the leaf lacks what it needs.',
        },
        {
          thinking: 'apply',
          question: 'Which path did the energy in the milk that you pour over your cereal take?',
          answer: 'from sun to grass to cow to you',
          distractors: [
            { text: 'from soil to grass to cow to you', error: 'thinks that energy starts in the soil' },
            { text: 'from cow to grass to sun to you', error: 'has the path backward' },
            { text: 'from sun to cow to grass to you', error: 'thinks that cows get energy straight from the sun' },
          ],
          reason: 'Grass makes sugar with sunlight, the cow eats the grass, and you drink the milk.',
        },
        {
          thinking: 'analyze',
          question:
            'In five years, a willow in a tub gained over 160 pounds, but its dry soil lost only about 2 ounces. What does this show about the tree?',
          answer: 'Little of the tree’s matter came from soil.',
          distractors: [
            { text: 'The tree ate most of the soil in the tub.', error: 'overlooks how little soil was lost' },
            { text: 'The tree’s matter came from sunlight alone.', error: 'thinks that light turns into wood' },
            { text: 'The soil grew back each time it was used.', error: 'makes up a way to keep the idea that soil is food' },
          ],
          reason: 'Two ounces cannot become 160 pounds. The tree built itself mostly from water and air.',
        },
        {
          thinking: 'analyze',
          question:
            'A water plant gives off 30 bubbles a minute in bright light but only 5 in dim light. Which claim about the plant fits these data?',
          answer: 'More light makes the plant give off more gas.',
          distractors: [
            { text: 'Less light makes the plant give off more gas.', error: 'reads the numbers backward' },
            { text: 'Light has no effect on the gas it gives off.', error: 'overlooks the change in the numbers' },
            { text: 'The plant breathes faster when it is dark.', error: 'makes a claim that the data do not show' },
          ],
          reason: 'The only change was the light, and with more of it the plant gave off more bubbles.',
        },
        {
          thinking: 'analyze',
          question:
            'A leaf is half covered with foil for a whole week, and later only the open half has any stored food in it. What does this tell you about leaves?',
          answer: 'A leaf needs light to make food.',
          distractors: [
            { text: 'A leaf needs foil to store food.', error: 'reverses the two halves' },
            { text: 'A leaf gets its food from roots.', error: 'cannot explain why only one half has food' },
            { text: 'A leaf makes food in all weather.', error: 'brings in something that was not tested' },
          ],
          reason: 'Both halves had water and air. Only the half with light made food to store.',
        },
      ],
      misconceptions: [
        {
          belief: 'Plants eat soil, or get their food from the ground.',
          why: 'Roots go into soil, and bags say “plant food.”',
          truth: 'Plants make their food from air and water with light. Soil gives water and minerals.',
          teacherMove:
            'Grow bean seeds on a wet paper towel in a cup with no soil. The sprouts first use food that is stored in the seed. Once green leaves have opened, ask what the plant can build with, since there is no soil.',
        },
        {
          belief: 'Sunlight is the food of plants.',
          why: 'Adults say that plants need sun as we need food.',
          truth: 'Light gives the energy to make food. The food itself is sugar.',
          teacherMove:
            'Act it out: hand out three cards (air, water, light). Students may join the air and water cards to “sugar” only while someone holds up the light card. Ask which cards end up in the sugar.',
        },
        {
          belief: 'Plants take in carbon dioxide, so they do not need oxygen.',
          why: 'The two gases are taught as “for plants” and “for animals.”',
          truth: 'Plants need oxygen too, to use their sugar day and night. In light they give off more than they use.',
          teacherMove:
            'Ask students to draw one plant at noon and one at midnight. Add gas arrows together: at midnight the plant only uses oxygen.',
        },
        {
          belief: 'Air has no weight, so it cannot become wood.',
          why: 'Air cannot be seen and seems like nothing.',
          truth: 'Air is matter and has weight. Carbon from the air becomes part of wood.',
          teacherMove:
            'Weigh a flat ball and the same ball pumped up hard on a kitchen scale. Ask what was added, then go back to the tree.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'How would you explain to a friend where all of the wood in a tall tree has come from?',
          lookFors: ['names air and water', 'says that light gives the energy'],
          probe: 'What would you say if your friend answers, “But air weighs nothing”?',
        },
        {
          thinking: 'apply',
          question: 'What would you change first about a sick, pale plant in a dark hall, and what would you watch for?',
          lookFors: ['moves it to light and says why', 'names a sign to watch, such as color or new leaves'],
          probe: 'How would you know it was the light and not the water?',
        },
        {
          thinking: 'analyze',
          question: 'What would happen to the life in a pond if its water plants got no light for a month?',
          lookFors: ['less sugar and less oxygen', 'effects on animals that eat or breathe'],
          probe: 'Which animal would notice first?',
        },
        {
          thinking: 'analyze',
          question: 'What could explain that some plants with red or purple leaves live just as well as green ones?',
          lookFors: ['says that green matter may be hidden', 'asks for a test or more facts'],
          probe: 'How could you find out if green is in there?',
        },
        {
          thinking: 'evaluate',
          question: 'How well do the words “Feed your plants” on a label fit what plants really do?',
          lookFors: ['tells minerals from food', 'gives a reason for the view'],
          probe: 'What would you print on the label?',
        },
        {
          thinking: 'evaluate',
          question: 'Which is the most important thing for a plant, light, air or water, and why do you think so?',
          lookFors: ['tells what each one does', 'sees that a plant cannot do without the others'],
          probe: 'What would happen first without your choice?',
        },
        {
          thinking: 'analyze',
          question: 'Why do farms under clear roofs sometimes add carbon dioxide to the air inside?',
          lookFors: ['says that it is used to make sugar', 'links more sugar to more growth'],
          probe: 'What else would the plants need more of?',
        },
        {
          thinking: 'create',
          question: 'How would you plan a fair test to find out which color of light helps plants grow best?',
          lookFors: ['changes only the color', 'keeps water, soil and time the same and measures growth'],
          probe: 'How many plants would you use for each color, and why?',
        },
        {
          thinking: 'analyze',
          question: 'Why would there be hardly any animals on land if there were no green plants?',
          lookFors: [
            'Says that plants make the food that starts most food chains',
            'Says that plants give off oxygen, which animals need',
            'Follows the loss from plant eaters to meat eaters',
          ],
          probe: 'Which animals would run out of food first, and which ones later?',
        },
      ],
      activities: [
        {
          title: 'Log and seed',
          purpose: 'engage',
          minutes: [8, 10],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a piece of wood', 'an acorn or other seed'],
          steps: [
            'Hold the seed and then the wood.',
            'Write where you think all this matter came from.',
            'Share with your partner and compare.',
            'Keep your paper for the end of the week.',
          ],
          lookFor: 'Which students say soil, sun, water or air; use it to form groups later.',
        },
        {
          title: 'Leaf in the dark',
          purpose: 'explore',
          minutes: [15, 25],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['a potted plant with broad leaves', 'dark paper or foil', 'paper clips'],
          steps: [
            'Cover half of three leaves with dark paper.',
            'Predict what you will see after one week.',
            'Put the plant in a sunny spot.',
            'After one week, take off the paper and draw both halves.',
            'Write what the change tells you about light.',
          ],
          lookFor: 'Students see the paler half and link it to missing light.',
        },
        {
          title: 'The sugar shop',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'understand',
          materials: ['cards: carbon dioxide, water, light, sugar, oxygen', 'a leaf outline on paper'],
          steps: [
            'Place the cards that go into the leaf.',
            'Place the cards that come out.',
            'Ask which card is energy and not matter.',
            'Tell the story of the leaf in three sentences.',
          ],
          lookFor: 'Light is treated as energy; sugar and oxygen come out.',
        },
        {
          title: 'Back to the sun',
          purpose: 'practice',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['paper strips', 'tape'],
          steps: [
            'Choose one food that you like.',
            'Write one link on each strip, from the food back to the sun.',
            'Tape the strips into a chain.',
            'Trade chains and check each link.',
          ],
          lookFor: 'Each chain has a plant or other producer next to the sun.',
        },
        {
          title: 'Garden for a space ship',
          purpose: 'extend',
          minutes: [25, 40],
          grouping: 'groups',
          thinking: 'create',
          materials: ['paper', 'colored pencils'],
          steps: [
            'Draw a room where plants grow on a space ship.',
            'Show where light, water and air come from.',
            'Show what the crew gets from the plants.',
            'Show what the plants get from the crew.',
            'Name one thing that could go wrong.',
          ],
          lookFor: 'Arrows for both gases go both ways between crew and plants.',
        },
      ],
      recalls: [
        {
          prompt: 'List three things that a plant needs to live.',
          answer: 'A plant needs light, water and air. Minerals and space are also right.',
          likelyError: 'Leaves out air, because it cannot be seen.',
          minutes: 1,
        },
        {
          prompt: 'Draw a plant and label root, stem and leaf with one job each.',
          answer: 'Root: takes in water; stem: carries and holds up; leaf: takes in light.',
          likelyError: 'Gives the leaf no job or only “looks nice.”',
          minutes: 3,
        },
        {
          prompt: 'Name one solid, one liquid and one gas in this room.',
          answer: 'For example: desk, water, air.',
          likelyError: 'Leaves out the gas or says “nothing.”',
          minutes: 1,
        },
        {
          prompt: 'Write a food chain with three living things.',
          answer: 'For example: grass, rabbit, fox.',
          likelyError: 'Starts with an animal or points arrows the wrong way.',
          minutes: 2,
        },
        {
          prompt: 'Write one way that sunlight changes things on Earth.',
          answer: 'For example: it warms the ground, dries puddles, gives light.',
          likelyError: 'Says only that it is bright.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt: 'A student says, “My plant grew two pounds, so it must have eaten two pounds of soil.” Use evidence to answer.',
        answer:
          'The soil would have shrunk by two pounds, but tests show that soil loses almost nothing. The plant built its new matter from carbon dioxide in the air and from water. Light gave the energy for this. Soil only added a small amount of minerals.',
        partial: 'Says that the plant got bigger from sunlight or from water only, or gives no evidence.',
        reteach:
          'Repeat the willow story with numbers on a bar chart: tree gain and soil loss. Then grow beans on wet paper to see growth with no soil.',
      },
      processes: [
        {
          title: 'how a leaf makes sugar',
          steps: [
            'Roots take in water.',
            'The stem carries it to the leaf.',
            'Carbon dioxide comes in through tiny holes.',
            'Chlorophyll takes in light.',
            'The leaf joins water and carbon dioxide to make sugar.',
            'Oxygen goes out into the air.',
          ],
        },
      ],
      causes: [
        { cause: 'a plant stands in the dark for weeks', effect: 'it cannot make sugar and grows pale and weak' },
        { cause: 'light falls on a water plant', effect: 'bubbles of oxygen rise from it' },
        { cause: 'the tiny holes of a leaf are blocked', effect: 'too little carbon dioxide gets in and less sugar is made' },
        { cause: 'a rabbit eats grass', effect: 'energy that came from the sun moves into the rabbit' },
      ],
      comparisons: [
        {
          a: 'food that a plant makes',
          b: 'plant food from a bag',
          alike: 'Both help a plant to grow.',
          different: [
            { feature: 'what it is', a: 'sugar', b: 'minerals' },
            { feature: 'where it comes from', a: 'air, water and light', b: 'rocks or factories' },
            { feature: 'energy for the plant', a: 'yes', b: 'no' },
          ],
        },
        {
          a: 'producers',
          b: 'consumers',
          alike: 'Both need energy and matter to live.',
          different: [
            { feature: 'how they get food', a: 'they make it with light', b: 'they eat other living things' },
            { feature: 'example', a: 'grass', b: 'rabbit' },
          ],
        },
      ],
      connections: [
        'Daily life: have students sort a lunch into parts that came straight from a plant and parts that came by way of an animal.',
        'Math: draw a bar chart of the willow test with tree gain and soil loss on one scale.',
        'Reading: use the willow story to practice finding the evidence for a claim.',
        'Art: make leaf rubbings and label where light, air and water come in.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'A scientist who listened to plants',
          task: 'Students plan a fair test of whether a plant reacts to a touch or to light, as a scientist would.',
          background:
            'Jagadish Chandra Bose, a scientist from Bengal, built very fine tools around 1900 to measure how plants grow and react.',
          checkFirst: 'Read a short source first so that you can tell which of his ideas are accepted today.',
        },
        {
          aspect: 'place',
          title: 'The Amazon forest',
          task: 'Students decide which two facts they would use to tell why this forest matters and check each fact in a source.',
          background:
            'The Amazon holds huge amounts of carbon in its trees. It is often called “the lungs of the Earth,” but living things there also use about as much oxygen as the plants give off.',
          checkFirst: 'Ask whether anyone has family ties to a country of the Amazon and wishes to add to the talk.',
        },
        {
          aspect: 'family and community',
          title: 'Plants where we live',
          task: 'Students ask at home or on their street how people choose a spot for a plant and match each reason to light, water or air.',
          background: 'People grow food and herbs on sills, roofs, balconies and shared lots, and they know their light well.',
          checkFirst: 'Do not assume a yard or garden; a school plant or a street tree works just as well.',
        },
        {
          aspect: 'history',
          title: 'Gardens on a lake',
          task: 'Students draw one chinampa and show where the crops get light, water, air and minerals.',
          background:
            'The Mexica and other peoples of the Valley of Mexico built chinampas, raised plots in shallow lakes, and added rich mud to them. Some are still farmed in Xochimilco today.',
          checkFirst: 'Find a photo of today’s chinampas so that they are seen as a living practice.',
        },
        {
          aspect: 'language',
          title: 'Words made of light',
          task: 'Students look for the word parts for “light” in the names for this process and explain them to a partner.',
          background:
            'In English, Spanish and Russian the word begins with photo- or foto-, from Greek for light. The Japanese word 光合成 and the Chinese word 光合作用 begin with the sign 光, which means light.',
          checkFirst: 'Invite speakers to say the words; let students choose any language they like.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'You are a bit of carbon in the air. Tell what happens to you, in order, until you are part of an apple. Choose who eats the apple.',
          audience: 'a story for the class book',
          plan: ['Where do you float at first?', 'How do you get into the tree?', 'What happens in the leaf?'],
        },
        {
          genre: 'Narrative',
          prompt: 'A plant waits in a dark room until someone opens the curtain. Tell the events of that day. Choose who tells the story.',
          audience: 'a tale for a younger class',
          plan: ['How does it feel in the dark?', 'Who opens the curtain, and why?', 'What changes after that?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A seed sprouts under a fallen log and cannot see the sun. Tell the events in order as it grows toward the light. Choose what helps it and how it turns green.',
          audience: 'a story for kids in the garden club',
          plan: ['How does the seed get by with no light?', 'What is in its way?', 'What changes when it finds the light?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school can plant trees or put in a new fountain. Claim what it should do and give two reasons about plants. Choose the best spot.',
          audience: 'a letter to the school board',
          plan: ['What is your claim?', 'Which facts about plants help you?', 'What may others say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A store sells powder as “plant food.” Claim whether the name should change and tell why. Choose a new name or defend the old one.',
          audience: 'a note to the company',
          plan: ['What is really in the bag?', 'Who might be misled?', 'What do you ask for?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A friend says that plants do not need air, since they have no nose. Make a claim and give two reasons. Choose a test that would show who is right.',
          audience: 'a friend who likes tests',
          plan: ['What do plants take from the air?', 'How does it get in?', 'What would the test show?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain to a second grader where a tree gets its wood. Use one test as proof. Choose a picture to go with it.',
          audience: 'a page in a science book for children',
          plan: ['What does the child think now?', 'Which test will you tell about?', 'Which words will you explain?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain why nearly all food on your plate began with sunlight. Choose one meal and trace it.',
          audience: 'a poster in the lunch room',
          plan: ['Which foods are on the plate?', 'What came before each one?', 'Where does the trail end?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why leaves on a plant by a window all face the light. Tell what light does for the plant. Choose a test that your reader can do at home or in class.',
          audience: 'a kid who has a plant in a pot',
          plan: ['What does a leaf need light for?', 'What happens if you turn the pot?', 'How long does the test take?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Find a leaf and describe it so well that a partner could pick it from ten others. Use sight, touch and smell. Choose the top or the underside to start.',
          audience: 'a partner who has not seen it',
          plan: ['What shape and lines do you see?', 'How does it feel?', 'What is special about this one?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a sunny window full of plants at noon. Show light, air and growth with your senses. Choose one plant as the star.',
          audience: 'a reader far from any garden',
          plan: ['How does the light fall?', 'What moves?', 'What can you smell?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a walk from a hot, bare street into the shade of a big tree. Use touch, smell, sound, and light. Choose the season.',
          audience: 'people who plan a new park',
          plan: ['How does the street feel?', 'What changes in the shade?', 'What do you hear and smell by the tree?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a menu for a leaf’s restaurant. Choose names for what comes in and what is served.',
          audience: 'guests of the leaf',
          plan: ['What does the kitchen need?', 'What is the dish of the day?', 'What goes out the door as a gift?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a person who can make sugar from light. Write one day in this life as a comic or a poem. Choose one problem.',
          audience: 'readers of a comic book',
          plan: ['What does this person need each day?', 'What happens at night?', 'What would friends say?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Make up a song or a rap that a root sends up to the leaves, and what the leaves sing back. Let each one tell what it gives and what it gets. Choose the beat.',
          audience: 'kids who will sing it in two groups',
          plan: ['What does the root send up?', 'What do the leaves send down?', 'What do they both need?'],
        },
      ],
      itemSets: [
        {
          title: 'Under two clear lids',
          text: 'A class grew 20 bean plants of the same age in pots with equal soil and water. Ten stood under a clear lid that let fresh air in. The other ten stood under a clear lid without holes, next to a powder that takes carbon dioxide out of the air. Both lids were in the same sunny window. After three weeks the class dried the plants until no water was left in them, and then the first ten weighed 20 grams, but the others weighed just 5.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What is the best explanation for the low weight of the second ten plants?',
              answer: 'They lacked a gas that sugar is made from.',
              distractors: [
                {
                  text: 'They lacked the light that sugar is made from.',
                  error: 'thinks that light itself becomes food',
                },
                {
                  text: 'They lacked the soil that plants feed on.',
                  error: 'thinks that plants eat soil',
                },
                {
                  text: 'They lacked the powder that plants live on.',
                  error: 'mixes up the powder with the gas it removes',
                },
              ],
              reason: 'Without carbon dioxide the leaves can make hardly any sugar, though they had light, soil and water.',
            },
            {
              thinking: 'analyze',
              question:
                'The first ten plants had 15 grams more than the others. Which claim about these 15 grams do the results of the test support best?',
              answer: 'Much of it came from the air.',
              distractors: [
                {
                  text: 'Much of it came from the lid.',
                  error: 'looks at a thing that both groups had',
                },
                {
                  text: 'Much of it came from sunlight.',
                  error: 'thinks that light becomes matter',
                },
                {
                  text: 'Much of it came from the soil.',
                  error: 'overlooks that both had equal soil',
                },
              ],
              reason: 'The second group lacked carbon dioxide from the air, and without this gas it could hardly build any plant matter.',
            },
            {
              thinking: 'apply',
              question:
                'The class repeats the test with 20 new plants, but now both lids let fresh air in and there is no powder. What would the second ten most likely weigh when they are dried?',
              answer: 'About 20 grams',
              distractors: [
                {
                  text: 'About 2 grams',
                  error: 'thinks that the powder helped the plants',
                },
                {
                  text: 'About 5 grams',
                  error: 'thinks that the air makes no difference',
                },
                {
                  text: 'About 40 grams',
                  error: 'expects more than the group with fresh air had',
                },
              ],
              reason:
                'Now both groups have the same light, water and carbon dioxide, so they should grow about as well as the first group did.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A student says, “The second group got no fresh oxygen either, so we cannot be sure about carbon dioxide.” How could you improve the test?',
            lookFors: [
              'Both groups under closed lids, one with the powder and one without it, all else equal.',
              'Then the main difference is the carbon dioxide.',
            ],
            probe: 'What would you expect the two groups to weigh in your test?',
          },
        },
        {
          title: 'Green and white leaves',
          text: 'A house plant has leaves with green edges and white centers. A class put some drops of iodine on a leaf after it had lost its color in warm alcohol, which the teacher prepared. Iodine turns blue-black where there is starch, the stored form of sugar. The edges turned blue-black, while the centers stayed brown. A leaf that had been kept in a dark box for three days stayed brown all over.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did just the edges of the first leaf turn blue-black when iodine was put on it?',
              answer: 'The green parts had made sugar.',
              distractors: [
                {
                  text: 'The white parts had made starch.',
                  error: 'mixes up the two parts of the leaf',
                },
                {
                  text: 'The edges had taken in more soil.',
                  error: 'thinks leaves get food from soil',
                },
                {
                  text: 'The edges had been kept in a box.',
                  error: 'mixes up the two leaves',
                },
              ],
              reason: 'Chlorophyll, the green matter, takes in light; so just the green edges could make sugar and store starch.',
            },
            {
              thinking: 'apply',
              question: 'What can the class learn from the leaf that had been kept inside the dark box for three days?',
              answer: 'Light is needed to make the starch.',
              distractors: [
                {
                  text: 'Water is needed to make the starch.',
                  error: 'names a thing that was not tested',
                },
                {
                  text: 'Dark boxes turn leaves white inside.',
                  error: 'mixes up the two leaves',
                },
                {
                  text: 'Green parts make starch in the dark.',
                  error: 'turns the result around',
                },
              ],
              reason: 'In the dark no new starch was made, and the old starch was used up, so the leaf stayed brown.',
            },
            {
              thinking: 'apply',
              question:
                'Plant A is completely green, and plant B of the same kind is mostly white. Which of these two plants would most likely grow faster, and why?',
              answer: 'A, because it can make more sugar',
              distractors: [
                {
                  text: 'A, because it takes in more soil',
                  error: 'picks the right plant with a wrong reason',
                },
                {
                  text: 'B, because it sends back more light',
                  error: 'thinks that reflected light helps',
                },
                {
                  text: 'B, because it needs no sugar at night',
                  error: 'thinks white plants need no food',
                },
              ],
              reason: 'More green parts mean more chlorophyll, so plant A makes more sugar to grow with.',
            },
          ],
          question: {
            thinking: 'create',
            question: 'How could the class test whether red leaves make starch, too, and what result would you expect?',
            lookFors: [
              'Same steps: light, alcohol by the teacher, iodine; compares red and green leaves from equal light.',
              'Predicts blue-black if red leaves have chlorophyll under the red, and says why.',
            ],
            probe: 'What would it mean if the red leaf stayed brown?',
          },
        },
        {
          title: 'The fish tank at noon',
          text: 'A class keeps a fish tank with many water plants and a meter that shows the oxygen in the water. At 7 in the morning, before the lamp goes on, it shows 6 units. At noon it shows 8 and at 5 in the afternoon 9. The lamp goes off at 6 in the evening, and at midnight the meter shows 7. One weekend the lamp was broken, and by Sunday evening the meter had dropped to 4.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What explains why the oxygen goes up from morning to afternoon?',
              answer: 'The plants make more than is used.',
              distractors: [
                {
                  text: 'The fish breathe out more in the day.',
                  error: 'thinks that fish give off oxygen',
                },
                {
                  text: 'The lamp gives off oxygen as it glows.',
                  error: 'thinks that the gas comes from light',
                },
                {
                  text: 'The plants stop breathing by day.',
                  error: 'thinks that plants do not use oxygen',
                },
              ],
              reason: 'In the light the plants give off oxygen as they make sugar, more than plants and fish use.',
            },
            {
              thinking: 'analyze',
              question: 'Why does the oxygen in the fish tank go down again every night after the lamp has been turned off?',
              answer: 'Fish and plants go on using it.',
              distractors: [
                {
                  text: 'The plants turn it into light.',
                  error: 'mixes up what goes in and out',
                },
                {
                  text: 'The fish use it just in the dark.',
                  error: 'thinks that fish breathe at night alone',
                },
                {
                  text: 'The cold lamp takes it back in.',
                  error: 'thinks that the lamp is the source',
                },
              ],
              reason: 'In the dark no oxygen is made, but the fish and the plants still need it.',
            },
            {
              thinking: 'apply',
              question: 'Which reading would fit best at 5 in the afternoon if the class adds more fish but no more plants?',
              answer: 'About 8 units',
              distractors: [
                {
                  text: 'About 9 units',
                  error: 'thinks that more fish make no difference',
                },
                {
                  text: 'About 11 units',
                  error: 'thinks that fish add oxygen',
                },
                {
                  text: 'About 14 units',
                  error: 'thinks that more animals help even more',
                },
              ],
              reason: 'More fish use more oxygen, while the plants make about as much as before, so less than 9 units are left.',
            },
          ],
          question: {
            thinking: 'analyze',
            question: 'What could happen to the fish if the lamp stayed broken for a week, and how could the class help them?',
            lookFors: [
              'Oxygen goes on falling, so the fish get too little.',
              'Uses daylight from a window, an air pump, fewer fish or fresh water, with a reason.',
            ],
            probe: 'Why would adding more plants in the dark make things worse?',
          },
        },
      ],
    },
    '6-8': {
      bigIdea:
        'Photosynthesis stores energy from light in sugar, cellular respiration releases that energy for use, and between the two the same atoms cycle through living things and the air.',
      objectives: [
        'construct an explanation of how photosynthesis moves matter into plants and stores energy',
        'model how food and oxygen are rearranged in cellular respiration to release energy',
        'predict how a change in light, carbon dioxide or water affects the growth of a plant',
        'use data on gas exchange to tell which of the two processes is taking place',
      ],
      terms: [
        {
          term: 'photosynthesis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the process in which plants and algae use light energy to build sugar from carbon dioxide and water',
          example: 'During photosynthesis, the algae in a pond release oxygen into the water.',
          contrast: 'It stores energy in sugar, while cellular respiration releases that energy.',
          wordParts: 'photo- (light) + syn- (together) + thesis (placing)',
          picture: 'a leaf cell with labeled arrows in and out',
        },
        {
          term: 'cellular respiration',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the process in which cells use oxygen to break down sugar and release energy that they can use',
          example: 'Although no light reaches them in the soil, the roots of a plant obtain energy by cellular respiration.',
          contrast: 'Breathing moves air in and out of lungs; this is a chemical process inside cells.',
          wordParts: 'cell + re- (again) + spirare (to breathe)',
          picture: 'a cell with sugar and oxygen going in and carbon dioxide, water and energy coming out',
        },
        {
          term: 'chloroplast',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the part of a plant or algal cell that uses light energy for the production of sugar',
          example: 'A single leaf cell may contain dozens of these green parts, and each chloroplast is full of pigment.',
          contrast: 'A mitochondrion breaks sugar down; this part builds it.',
          wordParts: 'chloro- (green) + plast (formed body)',
          picture: 'a green bean shape with stacks inside',
        },
        {
          term: 'mitochondrion',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the part of a cell in which most of the energy in food is released to power the cell’s activities',
          example: 'In a muscle cell, one mitochondrion lies beside another to meet the demand for energy.',
          contrast: 'Plant cells have both this part and chloroplasts; animal cells have only this one.',
          wordParts: 'from Greek words for thread and grain; plural: mitochondria',
          picture: 'a capsule with a folded inner lining',
        },
        {
          term: 'glucose',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a simple sugar made of carbon, hydrogen and oxygen that cells use as fuel',
          example: 'Plants can join many units of glucose together in order to make starch or cellulose.',
          contrast: 'Table sugar is a larger sugar; this is the simple form that cells use first.',
          wordParts: 'from a Greek word for sweet',
          picture: 'a ring with six corners',
        },
        {
          term: 'chlorophyll',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the green pigment that absorbs the light that is needed for the production of sugar',
          example: 'Because chlorophyll absorbs red and blue light but reflects more of the green, leaves appear green.',
          contrast: 'It absorbs light; it is not used up as a raw material.',
          wordParts: 'chloro- (green) + phyll (leaf)',
          picture: 'a leaf that lets green arrows bounce off',
        },
        {
          term: 'carbon dioxide',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a colorless gas that plants take in to make sugar and that cells give off when they release energy',
          example: 'A seed that sprouts in the dark gives off carbon dioxide, because it is using up its stored energy.',
          contrast: 'Carbon is an element; this gas is a compound that contains it.',
          wordParts: 'carbon + di- (two) + oxide',
          picture: 'one large ball between two small ones',
        },
        {
          term: 'stomata',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'tiny openings on the surface of leaves that can open and close to control the passage of gases',
          example: 'On a hot, dry day, the stomata of a leaf may close to reduce the amount of water that it loses.',
          contrast: 'Pores in human skin let out sweat; these are openings for gases and vapor.',
          wordParts: 'from a Greek word for mouth; one is a stoma',
          picture: 'two bean-shaped cells around a small gap',
        },
        {
          term: 'starch',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a large molecule that plants build from many sugars to store energy',
          example: 'A drop of iodine turns blue-black on any part of a leaf in which energy has been stored as starch.',
          contrast: 'Cellulose is also made of sugars, but it builds cell walls.',
          wordParts: 'from an old word for stiffen',
          picture: 'a long chain of small rings',
        },
        {
          term: 'reactant',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a substance that is present at the start of a chemical reaction and is changed by it',
          example: 'Water is a reactant in photosynthesis, because the plant uses it up in order to build sugar.',
          contrast: 'A product comes out of a reaction; this goes in.',
          wordParts: 're- + act + -ant',
          picture: 'two boxes on the left side of an arrow',
        },
        {
          term: 'energy transfer',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the movement of energy from one object, form or place to another, as from the sun to a leaf',
          example: 'Whenever sunlight falls on a green leaf, an energy transfer from the light to sugar takes place.',
          contrast: 'Matter is also moved in these processes, but energy is not a substance.',
          wordParts: 'trans- (across) + ferre (to carry)',
          picture: 'a row of arrows: sun, leaf, mouse, owl',
        },
        {
          term: 'pigment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a substance that absorbs certain colors of light and so gives an object its own color',
          example: 'In the fall, yellow pigment becomes visible in leaves as soon as the green chlorophyll breaks down.',
          contrast: 'A color is what we see, while this is the substance that causes it.',
          wordParts: 'from Latin pingere paint',
          picture: 'a green leaf with a yellow leaf underneath',
        },
        {
          term: 'product',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a substance that is formed from other substances in the course of a chemical reaction',
          example: 'Oxygen is a product of photosynthesis that escapes into the air through the pores of the leaf.',
          contrast: 'A reactant goes in and is used up, while this comes out.',
          wordParts: 'produce, production',
          picture: 'an arrow that ends at a bubble',
        },
        {
          term: 'cellulose',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a tough material, consisting of long chains of sugar, that forms the walls of plant cells',
          example: 'Much of the wood in an old tree is cellulose, a material that was built from sugar produced in the leaves.',
          contrast: 'Starch stores energy, while this gives walls their strength.',
          wordParts: 'cell, cellulose',
          picture: 'a chain of hexagons in a wall',
        },
        {
          term: 'variable',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a factor in an experiment that can change, or that researchers change to observe its effect',
          example: 'In a test of how light affects a water plant, the variable that students change is the distance of the lamp.',
          contrast: 'A factor that is kept the same on purpose is a constant.',
          wordParts: 'vary, variety, variable',
          picture: 'a lamp at three distances from a plant',
        },
        {
          term: 'biomass',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the total material of living things, or of things that were alive a short time ago',
          example: 'Most of the dry biomass of a large tree consists of material that was once carbon dioxide in the air.',
          contrast: 'Minerals in the soil add only a little to it.',
          wordParts: 'bio- life + mass',
          picture: 'a tree on a large scale',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'In which part of a plant cell is the energy of light used to produce sugar from carbon dioxide and water?',
          answer: 'the chloroplast',
          distractors: [
            { text: 'the mitochondrion', error: 'mixes up the part that builds sugar with the part that breaks it down' },
            { text: 'the cell nucleus', error: 'thinks that the control center does all the work' },
            { text: 'the cell wall', error: 'picks a part that is typical of plants' },
          ],
          reason: 'Chloroplasts hold chlorophyll and the other substances that photosynthesis needs.',
        },
        {
          thinking: 'remember',
          question: 'Which two substances does a green leaf produce by photosynthesis when it has enough light, water and carbon dioxide?',
          answer: 'glucose and oxygen',
          distractors: [
            { text: 'carbon dioxide and water', error: 'names the substances that go in' },
            { text: 'glucose and carbon dioxide', error: 'mixes up the gas that goes in with the gas that comes out' },
            { text: 'oxygen and minerals', error: 'thinks that plants make minerals' },
          ],
          reason: 'Carbon dioxide and water go in; glucose and oxygen come out.',
        },
        {
          thinking: 'remember',
          question: 'Which two substances do the cells of plants and animals use up in the process of cellular respiration?',
          answer: 'sugar and oxygen',
          distractors: [
            { text: 'sugar and sunlight', error: 'thinks that light is a substance and that it is needed here' },
            { text: 'water and carbon dioxide', error: 'names what is given off' },
            { text: 'water and nitrogen from the air', error: 'thinks that the most common gas in air must be used' },
          ],
          reason: 'Sugar reacts with oxygen. Carbon dioxide and water are given off, and energy is released.',
        },
        {
          thinking: 'remember',
          question: 'What are the tiny pores called through which the leaves of a plant exchange gases with the surrounding air?',
          answer: 'stomata',
          distractors: [
            { text: 'veins', error: 'mixes up tubes for water and sugar with pores for gases' },
            { text: 'root hairs', error: 'picks a part that takes in water' },
            { text: 'chloroplasts', error: 'mixes up a part of a cell with an opening between cells' },
          ],
          reason: 'Stomata open and close to let carbon dioxide in and oxygen and water vapor out.',
        },
        {
          thinking: 'understand',
          question: 'Which conversion of one kind of energy to another takes place when a green leaf carries out photosynthesis?',
          answer: 'from light to chemical energy',
          distractors: [
            { text: 'from chemical energy to light', error: 'reverses the change' },
            { text: 'from heat to motion in the leaf', error: 'thinks that warmth is what the plant uses' },
            { text: 'from sunlight to new matter', error: 'thinks that energy turns into substance' },
          ],
          reason: 'The energy of light is stored in the sugar that is made. The matter comes from carbon dioxide and water.',
        },
        {
          thinking: 'understand',
          question: 'At what times do the living cells of a green plant release energy from sugar by cellular respiration?',
          answer: 'during both day and night',
          distractors: [
            { text: 'only at night, when it is dark', error: 'thinks that the two processes take turns' },
            { text: 'only by day, when there is light', error: 'mixes it up with photosynthesis' },
            { text: 'at no time, since only animals respire', error: 'thinks that plants only make sugar' },
          ],
          reason: 'Cells need usable energy at all times, so respiration goes on around the clock.',
        },
        {
          thinking: 'understand',
          question: 'How does breathing, which students often confuse with cellular respiration, differ from that process?',
          answer: 'Breathing moves air; respiration releases energy in cells.',
          distractors: [
            {
              text: 'Breathing is done by animals; respiration is done by plants alone.',
              error: 'thinks that respiration is the plant form of breathing',
            },
            { text: 'Breathing uses oxygen; respiration uses carbon dioxide.', error: 'mixes up respiration with photosynthesis' },
            { text: 'Breathing takes place by day; respiration at night.', error: 'mixes in the idea that plants respire at night' },
          ],
          reason: 'Lungs bring in oxygen, but the reaction that releases energy happens inside cells.',
        },
        {
          thinking: 'understand',
          question: 'Why does photosynthesis slow down when a plant closes its stomata on a hot, dry afternoon in summer?',
          answer: 'Less carbon dioxide can enter the leaf.',
          distractors: [
            { text: 'Less sunlight can pass through the leaf.', error: 'thinks that light comes in through the pores' },
            { text: 'Less oxygen can reach the chlorophyll.', error: 'thinks that oxygen is a raw material here' },
            { text: 'Less soil water can be held in the roots.', error: 'overlooks that closing the pores saves water' },
          ],
          reason: 'Closed pores save water, but they also keep out the gas that is needed to build sugar.',
        },
        {
          thinking: 'understand',
          question:
            'If a tree makes more glucose than it needs for energy, what happens to most of the atoms in the sugar that is left over?',
          answer: 'They become part of its wood and other tissues.',
          distractors: [
            { text: 'They turn into energy and leave the tree as heat.', error: 'thinks that matter turns into energy' },
            { text: 'They flow down and become part of the soil.', error: 'thinks that extra sugar leaves through the roots' },
            { text: 'They change into minerals in the leaves.', error: 'thinks that sugar becomes another element' },
          ],
          reason: 'Plants build cellulose and other molecules from sugar. That is how a tree gains mass.',
        },
        {
          thinking: 'apply',
          question:
            'When a water snail and a water plant live together in a sealed jar in the light, what does each one provide for the other?',
          answer: 'The plant gives oxygen; the snail gives carbon dioxide.',
          distractors: [
            { text: 'The plant gives carbon dioxide; the snail gives oxygen.', error: 'swaps the two gases' },
            {
              text: 'The plant gives oxygen; the snail gives light energy.',
              error: 'thinks that animals give off the energy that plants need',
            },
            { text: 'The plant gives minerals; the snail gives sugar.', error: 'swaps who makes sugar' },
          ],
          reason:
            'In light the plant gives off more oxygen than it uses. Both respire, and the snail’s carbon dioxide can be used by the plant.',
        },
        {
          thinking: 'apply',
          question:
            'Why does the dry mass of bean seeds decrease while they sprout in the dark for five days, although the seedlings grow longer?',
          answer: 'Stored food is broken down for energy.',
          distractors: [
            { text: 'Sugar is made faster than it is used.', error: 'thinks that the seedlings can make sugar in the dark' },
            { text: 'Water is lost, and with it the dry mass.', error: 'overlooks that dry mass has the water taken out' },
            { text: 'Light energy is missing, and energy has mass.', error: 'thinks that light adds weight' },
          ],
          reason: 'Without light there is only respiration. Carbon leaves the seedlings as carbon dioxide.',
        },
        {
          thinking: 'apply',
          question:
            'When a runner’s muscle cells suddenly need more energy at the start of a race, which change in the body helps them most?',
          answer: 'More oxygen and more sugar reach the cells.',
          distractors: [
            { text: 'More carbon dioxide stays in the cells.', error: 'mixes up what is needed with what is given off' },
            { text: 'More chlorophyll forms in the blood.', error: 'thinks that animals can use light' },
            { text: 'More water is turned into sugar.', error: 'thinks that animals build sugar from water' },
          ],
          reason: 'Faster breathing and a faster heartbeat deliver more of what cellular respiration uses.',
        },
        {
          thinking: 'analyze',
          question:
            'A water plant gives off 42 bubbles a minute with a lamp 10 cm away, 20 bubbles at 20 cm and 9 at 40 cm. Which claim do these measurements support?',
          answer: 'Less light reaching the plant lowers its bubble rate.',
          distractors: [
            { text: 'More distance gives the plant more light.', error: 'confuses distance with brightness' },
            { text: 'The plant stops respiring when light is dim.', error: 'makes a claim about a process that was not measured' },
            { text: 'The bubbles show how much water evaporates.', error: 'mistakes oxygen bubbles for vapor' },
          ],
          reason: 'As the lamp moves away the light gets weaker, and fewer bubbles of oxygen are given off.',
        },
        {
          thinking: 'analyze',
          question:
            'What does it show if iodine turns only the green part of a white-edged leaf blue-black after the leaf has spent a day in the sun?',
          answer: 'Starch forms where there is chlorophyll.',
          distractors: [
            { text: 'Starch is what makes the leaf look green.', error: 'confuses the pigment with the product' },
            { text: 'White edges get less sunlight than the middle.', error: 'brings in a difference that was not there' },
            { text: 'Iodine sticks only to the center of a leaf.', error: 'doubts the test instead of using the result' },
          ],
          reason: 'Both parts had light, water and air. Only the part with the pigment made sugar and stored it as starch.',
        },
        {
          thinking: 'analyze',
          question:
            'An indicator is yellow when water holds much carbon dioxide and blue when it holds little. What has happened if a yellow tube with a water plant turns blue after hours in light?',
          answer: 'The plant took up more carbon dioxide than it gave off.',
          distractors: [
            { text: 'The plant gave off more carbon dioxide than it took up.', error: 'reads the color change backward' },
            { text: 'The plant stopped respiring as soon as light reached it.', error: 'thinks that respiration ends in light' },
            {
              text: 'The light changed the color, and the plant had no part.',
              error: 'ignores the plant; a tube without one would test this idea',
            },
          ],
          reason: 'Blue means little carbon dioxide. In light, photosynthesis outpaced respiration.',
        },
      ],
      misconceptions: [
        {
          belief: 'Plants do photosynthesis instead of respiration.',
          why: 'The two are taught as plant and animal versions of each other.',
          truth: 'Plants do both. Respiration goes on in all their living cells, all the time.',
          teacherMove:
            'Put soaked, sprouting peas in a covered cup with a small open dish of limewater (handled by you) or an indicator. Students predict and then see that carbon dioxide was given off.',
        },
        {
          belief: 'A plant’s mass comes from soil minerals or from sunlight.',
          why: 'Soil is the only solid around, and light is said to “feed” plants.',
          truth: 'Most of the dry mass is carbon and oxygen from carbon dioxide and hydrogen from water.',
          teacherMove:
            'Let students build glucose from six carbon dioxide and six water models. They have to say which atoms came from where, and that there is no “light” piece.',
        },
        {
          belief: 'Respiration means breathing.',
          why: 'Doctors and news use “respiration” for breathing.',
          truth: 'It is a chemical process inside cells, even in living things that have no lungs.',
          teacherMove:
            'Stir yeast and sugar into warm water in a bottle with a balloon on top. Ask where its lungs are as the balloon fills. Tell students that yeast can also release some energy without oxygen.',
        },
        {
          belief: 'Energy is made in photosynthesis and used up in respiration.',
          why: 'Everyday talk of “making” and “using up” energy.',
          truth: 'Energy is moved and changed in form. It enters as light and in the end leaves as heat.',
          teacherMove:
            'Have students draw an energy-flow bar for sun, leaf and mouse with “in,” “stored” and “out as heat.” The bars must be equal in length.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'In what sense are photosynthesis and cellular respiration opposites, and where does that comparison break down?',
          lookFors: [
            'reactants and products are swapped',
            'they take place in different parts and at different times, and energy is not recycled',
          ],
          probe: 'What does the cycle of matter have that the flow of energy lacks?',
        },
        {
          thinking: 'apply',
          question:
            'Which conditions would you control in order to produce tomatoes under glass in winter, and how would each of them affect the crop?',
          lookFors: ['light, carbon dioxide, water or temperature', 'links each to the rate of photosynthesis'],
          probe: 'Which of these would you test first if money is short?',
        },
        {
          thinking: 'analyze',
          question: 'Why is the amount of carbon dioxide near a forest floor usually higher at night than at noon?',
          lookFors: ['respiration goes on all night', 'by day, photosynthesis takes carbon dioxide up'],
          probe: 'What would the curve look like over two days?',
        },
        {
          thinking: 'analyze',
          question: 'When a camel uses up ten pounds of the fat in its hump on a long trip, where do most of the atoms of the fat go?',
          lookFors: ['most of the mass leaves as carbon dioxide by breathing', 'some leaves as water'],
          probe: 'Why is “it was burned into energy” not a full answer?',
        },
        {
          thinking: 'evaluate',
          question:
            'How good is the advice not to keep plants in a bedroom at night, because they use up the oxygen of the person who sleeps there?',
          lookFors: ['plants do use oxygen at night', 'compares the small amount with what a person uses'],
          probe: 'What could you measure to settle it?',
        },
        {
          thinking: 'evaluate',
          question: 'In what ways is it helpful to call trees “the lungs of the planet,” and in what ways is the comparison misleading?',
          lookFors: ['a tree in light gives off oxygen, while lungs take it in', 'names what the comparison gets right about gas exchange'],
          probe: 'What would be a better comparison?',
        },
        {
          thinking: 'create',
          question: 'How would you design an experiment to find out whether green light is used by plants?',
          lookFors: ['one variable is changed', 'a measurable outcome and controls'],
          probe: 'Which result would surprise you?',
        },
        {
          thinking: 'analyze',
          question:
            'Deep-sea vents support many animals, although no sunlight reaches them. What must be different about the beginning of their food web?',
          lookFors: ['some producers there use chemical energy', 'the rest of the chain still depends on producers'],
          probe: 'How does this change the sentence “all life depends on the sun”?',
        },
        {
          thinking: 'create',
          question: 'How could you use simple materials to show a younger class how atoms are rearranged during photosynthesis?',
          lookFors: [
            'Uses the same number of each kind of atom before and after.',
            'Shows glucose and oxygen as the products.',
            'Names something the model leaves out, such as light or the steps in between.',
          ],
          probe: 'How does your model show that no atoms are lost?',
        },
        {
          thinking: 'analyze',
          question: 'Why would an animal that never eats plants still run out of food if photosynthesis stopped all over Earth?',
          lookFors: [
            'Says that its prey, or the prey of its prey, depends on plants or algae.',
            'Says that the energy in its food first came from light.',
            'Mentions that the supply of oxygen also depends on photosynthesis.',
          ],
          probe: 'Which living things would notice the change first?',
        },
      ],
      activities: [
        {
          title: 'Which weighs more?',
          purpose: 'engage',
          minutes: [8, 10],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a seed', 'a block of wood', 'sticky notes'],
          steps: [
            'Write on a note what most of the matter in the wood was before it was wood.',
            'Place your note on the board under soil, water, air or light.',
            'Argue for your column with one piece of evidence.',
            'Keep a photo of the board for later.',
          ],
          lookFor: 'The share of notes under soil or light shows how much time to spend on matter.',
        },
        {
          title: 'Floating leaf disks',
          purpose: 'explore',
          minutes: [30, 45],
          grouping: 'groups',
          thinking: 'analyze',
          materials: [
            'fresh spinach leaves',
            'a hole punch',
            'a plastic syringe without a needle',
            'baking soda water with a drop of soap',
            'a lamp',
            'a timer',
          ],
          steps: [
            'Punch ten disks and put them in the syringe with the baking soda water.',
            'Close the tip with a finger and pull gently until the disks sink.',
            'Pour the disks into a cup under the lamp.',
            'Count every minute how many have risen.',
            'Repeat in dim light and compare the two curves.',
          ],
          lookFor: 'Students explain rising disks by oxygen bubbles and compare rates, not just final counts.',
        },
        {
          title: 'Build it, break it',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['small balls or paper circles in three colors', 'two mats labeled chloroplast and mitochondrion'],
          steps: [
            'Build six carbon dioxide and six water models.',
            'On the first mat, rearrange them into one glucose and six oxygen models.',
            'On the second mat, rearrange them back.',
            'Mark where energy comes in and where it goes out.',
          ],
          lookFor: 'No atoms are left over or added, and energy is an arrow and not a piece.',
        },
        {
          title: 'Whose gas is it?',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['six data cards on gas in sealed jars'],
          steps: [
            'Read the gas change on each card.',
            'Decide if it was a plant in light, a plant in the dark, an animal or an empty jar.',
            'Give the process or processes that explain it.',
            'Compare with another pair.',
          ],
          lookFor: 'For the plant in light, students name both processes.',
        },
        {
          title: 'Sealed world',
          purpose: 'extend',
          minutes: [25, 40],
          grouping: 'groups',
          thinking: 'create',
          materials: ['paper', 'colored pencils', 'a list of living things'],
          steps: [
            'Choose living things for a sealed tank in a museum.',
            'Draw the paths of carbon and oxygen among them.',
            'Show where energy comes in and leaves.',
            'Predict what fails first if the lamp breaks.',
            'Defend your design to another group.',
          ],
          lookFor: 'Matter arrows form loops; energy arrows pass through.',
        },
      ],
      recalls: [
        {
          prompt: 'Label a sketch of a plant cell with nucleus, cell wall and one more part.',
          answer: 'For example: chloroplast, vacuole or membrane, placed correctly.',
          likelyError: 'Labels an animal cell or puts the wall inside the membrane.',
          minutes: 3,
        },
        {
          prompt: 'Count the atoms of each element in 6 CO₂.',
          answer: '6 carbon and 12 oxygen atoms.',
          likelyError: 'Counts 6 oxygen atoms.',
          minutes: 2,
        },
        {
          prompt: 'Write one example of energy that changes form at home.',
          answer: 'For example: a lamp changes electrical energy to light and heat.',
          likelyError: 'Says that the energy is used up.',
          minutes: 2,
        },
        {
          prompt: 'Draw a food web with one producer and three consumers.',
          answer: 'Arrows go from what is eaten to what eats it.',
          likelyError: 'Arrows point at the prey.',
          minutes: 3,
        },
        {
          prompt: 'State in one sentence what “matter is conserved” means.',
          answer: 'In a change, atoms are rearranged but none are lost or made.',
          likelyError: 'Says that matter is saved or recycled by people.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A sealed jar holds a healthy water plant and nothing else. It stays in the dark for a day and then in bright light for a day. Describe how the oxygen in the jar changes and explain why.',
        answer:
          'In the dark, only respiration takes place, so oxygen goes down and carbon dioxide goes up. In bright light, both processes take place, but photosynthesis is faster, so oxygen rises again and carbon dioxide falls. The plant respires the whole time.',
        partial: 'Says that the plant gives off oxygen in light and “does nothing” or “switches to respiration” in the dark.',
        reteach:
          'Give two paper arrows for each process, one for each gas, in lengths 1 and 3. Students lay them for dark and light and find the net change.',
      },
      processes: [
        {
          title: 'photosynthesis in a leaf cell',
          steps: [
            'Light is absorbed by chlorophyll.',
            'Water from the roots is split, and oxygen is given off.',
            'Carbon dioxide enters through the stomata.',
            'The carbon is built into sugar with the captured energy.',
            'Sugar is used, moved or stored as starch.',
          ],
        },
        {
          title: 'how your cells get energy from bread',
          steps: [
            'Starch is digested into glucose.',
            'Blood carries glucose and oxygen to the cells.',
            'Glucose is broken down in steps.',
            'Most of the energy is released in the mitochondria.',
            'Carbon dioxide and water leave the cells.',
          ],
        },
      ],
      causes: [
        { cause: 'a lamp is moved closer to a water plant', effect: 'the plant gives off oxygen faster, up to a limit' },
        { cause: 'a plant is kept in the dark for days', effect: 'it breaks down stored starch and loses dry mass' },
        { cause: 'the stomata of a leaf close', effect: 'carbon dioxide runs low and sugar production slows down' },
        { cause: 'muscle cells work harder', effect: 'they use sugar and oxygen faster and give off more carbon dioxide' },
      ],
      comparisons: [
        {
          a: 'photosynthesis',
          b: 'cellular respiration',
          alike: 'Both rearrange atoms of the same substances, and both take place in plant cells.',
          different: [
            { feature: 'goes in', a: 'carbon dioxide and water', b: 'glucose and oxygen' },
            { feature: 'comes out', a: 'glucose and oxygen', b: 'carbon dioxide and water' },
            { feature: 'energy', a: 'light is stored as chemical energy', b: 'chemical energy is released for use' },
            { feature: 'when', a: 'in light', b: 'day and night' },
            { feature: 'who', a: 'plants, algae and some bacteria', b: 'plants, animals and most other living things' },
          ],
        },
        {
          a: 'starch',
          b: 'cellulose',
          alike: 'Plants build both by joining glucose units.',
          different: [
            { feature: 'job', a: 'stores energy', b: 'builds cell walls' },
            { feature: 'found in', a: 'seeds, roots and tubers', b: 'wood, stems and leaves' },
          ],
        },
      ],
      connections: [
        'Health: measure pulse and breathing rate before and after exercise and explain the change by cellular respiration.',
        'Math: graph bubble counts against lamp distance and discuss why the curve is not a straight line.',
        'Geography: compare maps of sunlight, rainfall and forest growth to see what limits plants in different places.',
        'History of science: read how Ingenhousz found in 1779 that plants release the gas only in light.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Three sisters',
          task: 'Students explain with photosynthesis how three crops planted together share light, soil and space, and design a layout to test.',
          background:
            'Haudenosaunee and many other Native farmers grow corn, beans and squash together. Beans climb the corn toward light, squash shades the soil, and bacteria in bean roots add nitrogen.',
          checkFirst: 'Use a source by a Native community; present it as knowledge in use today, not only in the past.',
        },
        {
          aspect: 'place',
          title: 'Kelp forests and seaweed farms',
          task: 'Students place kelp farms on a depth chart and justify the depth by light and by carbon dioxide in water.',
          background:
            'Seaweed has been farmed for centuries in Japan, Korea and China. Like plants, seaweeds make sugar with light, so they grow near the surface.',
          checkFirst: 'Ask whether any student eats or has harvested seaweed and would like to describe it; expect very different views.',
        },
        {
          aspect: 'people',
          title: 'Where does the oxygen come from?',
          task: 'Students read three short steps of an old experiment and predict the result before they see it.',
          background:
            'Jan Ingenhousz, a Dutch doctor, put leaves under water in light and in shade and saw that only light made them release the gas. Priestley in England had shown that a plant could “restore” air.',
          checkFirst: 'Rephrase the animal tests of that time; leave out details that could upset students.',
        },
        {
          aspect: 'language',
          title: 'What do you call it?',
          task: 'Students compare how languages name respiration and decide which names could feed the confusion with breathing.',
          background:
            'Spanish respiración and French respiration are used for both breathing and the cell process; German has Atmung and Zellatmung; Chinese 呼吸 is used in 细胞呼吸.',
          checkFirst: 'Ask speakers at school or at home to confirm everyday use.',
        },
        {
          aspect: 'critical question',
          title: 'Who benefits from “plant a tree”?',
          task: 'Students examine a claim that planting trees cancels out a flight and list what would have to be true.',
          background:
            'Trees take up carbon over decades, and only as long as they grow and stand. Some programs plant trees without asking the people who use that land.',
          checkFirst: 'Avoid blaming families for travel; look at claims by companies.',
        },
        {
          aspect: 'family and community',
          title: 'Bread, injera, dosa and more',
          task: 'Students explain what microbes do in one fermented batter or dough and design a test of temperature.',
          background:
            'Yeast and bacteria make gas in doughs such as sourdough, Ethiopian and Eritrean injera and South Indian dosa batter.',
          checkFirst: 'Invite, never require, home examples; check for allergies before any tasting.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A carbon atom leaves a cow’s breath and returns to a cow’s breath one year later. Tell its journey in order through air, plant and animal. Choose the one moment that it remembers best.',
          audience: 'a story for an anthology of tiny heroes',
          plan: ['Through which living things does it pass?', 'Which process moves it each time?', 'Where does it wait the longest?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'The grow lamps fail on a ship far from Earth. Tell the events of the first day in order. Choose the crew member who notices first.',
          audience: 'a short story for science fiction fans',
          plan: ['What is the first sign?', 'What gets worse hour by hour?', 'What idea helps?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student’s experiment with two plants gives the opposite of the expected result. Tell the events in order, from the prediction to the discovery of a variable that nobody had controlled. Choose what that variable was.',
          audience: 'readers of a school science journal',
          plan: ['What did the student expect, and why?', 'When does the doubt begin?', 'What changes in the second trial?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A city wants to replace old trees with a wall of moss and screens. Argue for or against the plan with evidence about photosynthesis. Choose one objection and answer it.',
          audience: 'a statement to the city council',
          plan: ['What is your claim?', 'Which evidence would a doubtful person accept?', 'What is the strongest point against you?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school cafeteria may add a weekly meal made only from plants. Argue for or against it with reasons about energy in food chains. Choose who your reader is.',
          audience: 'a letter to the cafeteria manager',
          plan: ['What is your claim?', 'How does energy move through your meal?', 'Which concerns will your reader have?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school could place plants in every classroom because someone has claimed that they will supply the oxygen for the students. Argue whether the plan is worthwhile, and judge the claim. Choose a better reason if you support it or a better plan if you do not.',
          audience: 'a letter to the school board',
          plan: [
            'How much would a few plants change in a room full of people?',
            'Which other effects could plants have?',
            'What would supporters answer?',
          ],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why a plant needs both chloroplasts and mitochondria. Use what goes in and out of each. Choose a diagram to support your text.',
          audience: 'students who missed the unit',
          plan: ['What confusion will you clear up first?', 'In what order will you present the two?', 'Which example shows both at work?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how a tree can gain a ton of wood while the soil stays almost the same. Use evidence. Choose one experiment to describe.',
          audience: 'visitors to a botanical garden',
          plan: ['What do visitors believe?', 'What does the evidence show?', 'How will you follow the atoms?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why leaves of many trees change color in fall, and what the tree gains when they drop. Use the words pigment and chlorophyll. Choose a tree that grows where your reader lives.',
          audience: 'a sign along a park trail',
          plan: [
            'Which pigments are there all summer?',
            'What happens to chlorophyll when days grow short?',
            'What would happen to the leaves in winter?',
          ],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a forest floor at noon and again at midnight. Use senses to show that the plants are alive and active at both times. Choose one spot no bigger than your desk.',
          audience: 'readers of a nature magazine',
          plan: [
            'What changes between the two times?',
            'Which sounds and smells belong to each?',
            'What small sign shows gas or water moving?',
          ],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Imagine that you are small enough to stand inside a leaf cell. Describe what surrounds you as the sun comes up. Choose images that match the science.',
          audience: 'listeners to an audio tour',
          plan: ['What is near and what is far?', 'What begins to move?', 'Which comparison fits each part?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe an aquarium, a pond, or a jar with water plants as the light grows stronger. Let readers see bubbles, color, and motion, so that the process can be noticed without being named. Choose the moment at which you begin.',
          audience: 'visitors who would otherwise walk by',
          plan: ['What is the water like in dim light?', 'What appears first, and where?', 'How does the scene change at its brightest?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a breakup letter or a love letter from photosynthesis to cellular respiration. Choose which and make the science true.',
          audience: 'classmates who know the topic',
          plan: ['What does each give the other?', 'What annoys one about the other?', 'How will the letter end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a plant for a planet with a dim red sun. Write its page in a field guide. Choose its color and shape with reasons.',
          audience: 'space explorers',
          plan: ['What light is there?', 'How does the plant get its gases and water?', 'What eats it?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write an exchange of letters between a leaf at the top of a tree and a root that has never seen light. Each sends something the other cannot make or find. Choose the season in which the letters stop.',
          audience: 'listeners to a two-voice reading',
          plan: [
            'What does each one have, and what does it lack?',
            'What do they misunderstand about each other?',
            'Why do the letters end?',
          ],
        },
      ],
      itemSets: [
        {
          title: 'Counting bubbles',
          text: 'Four students placed a piece of waterweed in a glass of water and set a lamp 20 centimeters away. After five minutes of waiting, they counted 38 bubbles rising from the cut stem in one minute. Then they moved the same lamp to 40 centimeters, waited again, and counted only 14. At the end they switched the lamp off, and in the dark room the bubbles nearly stopped. The plant, the water and the temperature stayed the same throughout the lesson, so the students argued about what the bubbles could tell them.',
          facts: [
            {
              thinking: 'understand',
              question: 'Which gas did the students most likely see rising from the cut stem while the lamp was switched on?',
              answer: 'Oxygen that the plant releases',
              distractors: [
                {
                  text: 'Carbon dioxide that the plant takes in',
                  error: 'turns the two gases around',
                },
                {
                  text: 'Nitrogen from the water around the stem',
                  error: 'thinks of the gas that air has most of',
                },
                {
                  text: 'Water vapor from the heat of the lamp',
                  error: 'thinks that the water is beginning to boil',
                },
              ],
              reason: 'In light the leaves make sugar and release oxygen; with less light there is less of it, as the counts show.',
            },
            {
              thinking: 'analyze',
              question:
                'Why did the students wait five minutes before each count instead of counting as soon as the lamp stood in its new place?',
              answer: 'So that the plant could adjust to the new brightness',
              distractors: [
                {
                  text: 'So that the water could take up fresh air from the room',
                  error: 'looks for the cause outside the plant',
                },
                {
                  text: 'So that the lamp could become as warm as the water',
                  error: 'confuses heat with light',
                },
                {
                  text: 'So that the stem could grow a few new leaves first',
                  error: 'expects growth within minutes',
                },
              ],
              reason: 'A count taken at once would mix the old brightness with the new one; waiting lets the rate become steady.',
            },
            {
              thinking: 'apply',
              question:
                'If the students repeat the test with the lamp 60 centimeters away and nothing else changed, which count would best fit their results?',
              answer: 'About 6 bubbles in a minute',
              distractors: [
                {
                  text: 'About 14 bubbles in a minute',
                  error: 'thinks that more distance makes no further difference',
                },
                {
                  text: 'About 26 bubbles in a minute',
                  error: 'takes the middle of the two counts',
                },
                {
                  text: 'About 52 bubbles in a minute',
                  error: 'thinks that distance helps the plant',
                },
              ],
              reason: 'Dimmer light slows photosynthesis, so the count must lie below 14; in the dark it nearly stops.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How far do the results support a student’s claim that light is all that a plant needs to make its food, and what would you test next?',
            lookFors: [
              'The results show that the rate depends on light, and nothing about carbon dioxide or water, which stayed the same.',
              'Names a test that changes one other thing, such as adding baking soda to the water for more carbon dioxide, and keeps the lamp in place.',
            ],
            probe: 'What would the count look like if light were there but something else ran out?',
          },
        },
        {
          title: 'Warm peas in a dark cupboard',
          text: 'A class filled one vacuum flask with soaked peas that had begun to sprout and a second flask with the same mass of peas that had been boiled. Both kinds were rinsed in a disinfectant before the flasks were left in a dark cupboard at 21 °C for three days. By then the sprouting peas had warmed to 29 °C, although the temperature of the boiled peas was still 21 °C. When gas from the first flask was bubbled through limewater, the liquid turned cloudy, which indicates carbon dioxide, while gas from the second flask left it clear.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What is the best explanation for the rise in temperature in the flask with the sprouting peas?',
              answer: 'Some of the energy from their stored food became heat.',
              distractors: [
                {
                  text: 'Photosynthesis in the young shoots gave off heat.',
                  error: 'thinks that every green plant makes sugar, even in the dark',
                },
                {
                  text: 'The thick walls of the flask made new heat.',
                  error: 'thinks that an insulator is a source of heat',
                },
                {
                  text: 'The water in the soaked peas turned into energy.',
                  error: 'thinks that matter is turned into energy in cells',
                },
              ],
              reason: 'The peas are alive and respire, so energy from their stored food is released, and part of it warms the flask.',
            },
            {
              thinking: 'apply',
              question:
                'When the class tests the gas in the flask of sprouting peas for oxygen, what should they expect to find, compared with room air?',
              answer: 'Less oxygen, because the peas took it in',
              distractors: [
                {
                  text: 'More oxygen, because young plants give it off',
                  error: 'knows that plants release oxygen but forgets the darkness',
                },
                {
                  text: 'The same amount, because peas have no lungs',
                  error: 'confuses respiration with breathing',
                },
                {
                  text: 'The same amount, because roots had not formed',
                  error: 'thinks that gases enter a plant only through its roots',
                },
              ],
              reason: 'Respiration uses sugar and oxygen, and in the dark no oxygen is made, so its share in the flask falls.',
            },
            {
              thinking: 'analyze',
              question: 'If the class had left out the disinfectant, which change in the second flask could microbes have caused?',
              answer: 'A slow rise in temperature',
              distractors: [
                {
                  text: 'A slow rise in oxygen',
                  error: 'thinks that microbes give off oxygen in the dark',
                },
                {
                  text: 'A slow growth of green shoots',
                  error: 'thinks that microbes bring boiled seeds back to life',
                },
                {
                  text: 'A slow gain in dry mass',
                  error: 'thinks that living things gain mass without food from outside',
                },
              ],
              reason:
                'Microbes that feed on dead peas respire too and release heat, so the class could not tell living peas from living microbes.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A student concludes, “Plants give off carbon dioxide in the dark and oxygen in the light, so they respire only at night.” How well does this test support the conclusion, and how could the class improve the test?',
            lookFors: [
              'Says that the test was done in the dark alone, so it cannot show what respiration does in the light.',
              'Explains that in light a green plant does both, and that photosynthesis can hide the carbon dioxide from respiration.',
              'Suggests a test such as a flask with roots or non-green parts in the light, or green shoots in light and dark with a carbon dioxide sensor.',
            ],
            probe: 'What would a sensor show if both processes ran at the same speed?',
          },
        },
        {
          title: 'The greenhouse with closed vents',
          text: 'A grower keeps tomato plants in a greenhouse whose vents stay closed from evening until late morning. A sensor records the carbon dioxide in the air, where fresh outdoor air has about 420 parts per million. One sunny day the sensor showed 560 parts per million at dawn, but only 250 at eleven o’clock, although nobody had opened the door. When the grower opened the vents at eleven, the reading climbed to about 390 within half an hour and then stayed nearly level. The grower now wonders whether the vents should open earlier.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why was the reading at dawn higher than that of fresh outdoor air, although the vents had stayed closed?',
              answer: 'Living things inside had respired all night without photosynthesis.',
              distractors: [
                {
                  text: 'The leaves had stored the gas by day and let it out again by night.',
                  error: 'thinks that leaves keep unused carbon dioxide for later',
                },
                {
                  text: 'Outdoor air had flowed in through the closed vents all night.',
                  error: 'does not see that outdoor air holds less of the gas',
                },
                {
                  text: 'The tomato plants had made sugar faster in the cool night air.',
                  error: 'thinks that photosynthesis gives off carbon dioxide',
                },
              ],
              reason: 'Without light no carbon dioxide is used, but plants and soil life keep releasing it in the closed house.',
            },
            {
              thinking: 'apply',
              question: 'Where are most of the carbon atoms that left the air between dawn and eleven o’clock?',
              answer: 'In sugar and other materials of the plants',
              distractors: [
                {
                  text: 'In oxygen that the leaves have given off',
                  error: 'thinks that oxygen gas is made of carbon atoms',
                },
                {
                  text: 'In water that the plants’ roots have taken up',
                  error: 'thinks that water contains carbon',
                },
                {
                  text: 'In sunlight that the leaves have stored',
                  error: 'treats light as a kind of matter',
                },
              ],
              reason:
                'In photosynthesis, the carbon of carbon dioxide becomes part of sugar, and from it the plant builds other materials.',
            },
            {
              thinking: 'analyze',
              question: 'If the reading stays near 390 while the vents are open, what does this suggest about the gas in the greenhouse?',
              answer: 'It now enters about as fast as the plants use it.',
              distractors: [
                {
                  text: 'It is now released by the plants and used no more.',
                  error: 'thinks that photosynthesis stops when the air is fresh',
                },
                {
                  text: 'It has been replaced by oxygen from the outdoor air.',
                  error: 'thinks that one gas pushes the other out',
                },
                {
                  text: 'It has reached the value at which leaves die.',
                  error: 'thinks that plants are harmed by a common amount of the gas',
                },
              ],
              reason: 'The plants still take up carbon dioxide in the sun, so a level reading means that the open vents bring in as much.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'On cold, sunny mornings, open vents let heat escape. Should the grower open the vents earlier on such days, considering what the plants would gain and what they might lose?',
            lookFors: [
              'Says that low carbon dioxide by late morning slows photosynthesis in spite of strong light.',
              'Says that cold air can also slow the plants’ growth, or that heating costs energy.',
              'Ends with a reasoned choice, such as opening briefly or watching for a set reading.',
            ],
            probe: 'What other measurement would help the grower decide?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'Chloroplasts and mitochondria both use electron flow across membranes to transform energy, so that light can be stored in organic molecules and released again in small, usable amounts.',
      objectives: [
        'use a model to explain how the light reactions and the Calvin cycle depend on each other',
        'explain where the net release of energy in cellular respiration comes from in terms of bonds broken and bonds formed',
        'analyze data on rates of gas exchange to infer limiting factors',
        'predict the effects of blocking one step on the rest of a pathway',
      ],
      terms: [
        {
          term: 'ATP',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a small molecule that cells use to transfer energy to processes such as movement, transport and building molecules',
          example: 'A working muscle cell must regenerate its ATP continuously because it stores only enough for a few seconds.',
          contrast: 'Glucose stores energy for longer; this molecule is the short-term carrier.',
          wordParts: 'adenosine + tri- (three) + phosphate',
          picture: 'a handle with three beads, the last one splitting off',
        },
        {
          term: 'chloroplast',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the organelle in plants and algae in which light energy is captured and carbon is built into sugars',
          example: 'Stacked membranes inside the chloroplast contain the pigments that absorb the energy of sunlight.',
          contrast: 'Mitochondria also have inner membranes and their own DNA, but they do not capture light.',
          wordParts: 'chloro- (green) + plast (formed body)',
          picture: 'an oval with stacks of coins inside',
        },
        {
          term: 'thylakoid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a flattened membrane sac that contains the pigments and proteins responsible for capturing the energy of light',
          example: 'When light drives electron transport, protons accumulate in the interior of each thylakoid.',
          contrast: 'The stroma is the fluid around these sacs, where sugars are assembled.',
          wordParts: 'from a Greek word for pouch',
          picture: 'one coin of a stack with dots inside',
        },
        {
          term: 'Calvin cycle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the set of reactions in the stroma that uses ATP and NADPH to produce sugars from carbon dioxide',
          example:
            'The Calvin cycle slows soon after the lights are switched off, because its supply of ATP and NADPH is quickly exhausted.',
          contrast: 'It needs no light directly, yet in most plants it does not run at night.',
          wordParts: 'named after Melvin Calvin',
          picture: 'a wheel with carbon dioxide entering and sugar leaving',
        },
        {
          term: 'electron transport chain',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a series of membrane proteins that pass electrons along and use the energy released to pump protons',
          example: 'In the mitochondrion, the electron transport chain ends when oxygen accepts the electrons.',
          contrast: 'It does not make ATP itself; it builds the gradient that powers ATP synthase.',
          wordParts: 'trans- (across) + port (carry)',
          picture: 'a row of steps going down with dots pushed across a membrane',
        },
        {
          term: 'ATP synthase',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an enzyme embedded in a membrane that produces the cell’s main energy carrier as protons flow through it',
          example: 'ATP synthase rotates like a microscopic turbine as protons flow back through the membrane of the organelle.',
          contrast: 'A pump moves protons uphill at the cost of energy; here protons flow downhill.',
          wordParts: 'synthase: an enzyme that puts together',
          picture: 'a water wheel in a membrane',
        },
        {
          term: 'glycolysis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the splitting of one glucose into two pyruvate molecules in the cytoplasm, with a small gain of ATP',
          example: 'Because glycolysis requires no oxygen, it can continue in a muscle that is working extremely hard.',
          contrast: 'It comes before the mitochondrial steps and is shared by nearly all organisms.',
          wordParts: 'glyco- (sugar) + lysis (splitting)',
          picture: 'a six-bead chain cut into two threes',
        },
        {
          term: 'cellular respiration',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the stepwise oxidation of organic molecules that transfers part of their energy to a carrier that cells can use',
          example: 'Cellular respiration in the roots of a tree depends on the oxygen that is available in the air spaces of the soil.',
          contrast: 'Fermentation regenerates one carrier but does not use an electron transport chain.',
          wordParts: 're- (again) + spirare (to breathe)',
          picture: 'a staircase from glucose down to carbon dioxide and water',
        },
        {
          term: 'fermentation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'reactions that regenerate NAD⁺ without oxygen so that glycolysis can continue',
          example:
            'Alcoholic fermentation by yeast releases the carbon dioxide that makes bread dough rise before it is baked in the oven.',
          contrast: 'It adds no ATP beyond the small amount made by glycolysis.',
          wordParts: 'from Latin fermentum (leaven)',
          picture: 'a loop that returns an empty carrier to glycolysis',
        },
        {
          term: 'limiting factor',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the condition in shortest supply, which therefore determines the rate of a process at a given moment',
          example:
            'At noon in a crowded greenhouse with plenty of light, the concentration of carbon dioxide in the air may become the limiting factor.',
          contrast: 'Other conditions also matter, but raising them has no effect at that moment.',
          wordParts: 'limit + -ing',
          picture: 'a barrel with one short stave',
        },
        {
          term: 'enzyme',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a protein that accelerates a specific chemical reaction in living things without being consumed by it',
          example: 'Rubisco is the enzyme that attaches carbon dioxide to a five-carbon compound at the beginning of the cycle.',
          contrast: 'A substrate is changed by the reaction; this molecule is not.',
          wordParts: 'en- (in) + zyme (leaven)',
          picture: 'a lock that fits one shape and lets go of two',
        },
        {
          term: 'NADPH',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a molecule that carries high-energy electrons from the light reactions to the building of sugars',
          example: 'In the stroma, NADPH supplies the electrons that are necessary for reducing carbon compounds to sugar.',
          contrast: 'NADH carries electrons mainly in respiration, while this one serves mainly in building molecules.',
          wordParts: 'related: NADP⁺, reduction, carrier',
          picture: 'a small truck loaded with two electrons',
        },
        {
          term: 'stroma',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the fluid that fills the interior of a chloroplast and contains the enzymes for the production of sugars',
          example: 'Because the necessary enzymes work in the stroma, sugar is produced there from carbon dioxide.',
          contrast: 'Stomata are pores in the leaf surface, while this lies inside the chloroplast.',
          wordParts: 'from a Greek word for something spread out; stroma, stomata',
          picture: 'a capsule with stacked discs and shaded space around them',
        },
        {
          term: 'rubisco',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the enzyme that attaches carbon dioxide to a five-carbon molecule in the Calvin cycle',
          example: 'Because rubisco works so slowly, the leaves of most plants contain large quantities of it.',
          contrast: 'ATP synthase makes an energy carrier, while this one captures carbon.',
          wordParts: 'short for ribulose bisphosphate carboxylase-oxygenase',
          picture: 'a clamp joining one dot to a chain of five',
        },
        {
          term: 'Krebs cycle',
          partOfSpeech: 'phrase',
          tier: 3,
          definition:
            'a series of reactions in mitochondria that completes the breakdown of fuel to carbon dioxide and loads electron carriers',
          example: 'The Krebs cycle releases carbon dioxide and passes high-energy electrons to NADH and FADH₂.',
          contrast: 'Glycolysis takes place in the cytoplasm, while this runs in the mitochondrial matrix.',
          wordParts: 'named after Hans Krebs; also citric acid cycle',
          picture: 'a wheel with carbon dioxide leaving and electrons boarding',
        },
        {
          term: 'proton gradient',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a difference in the concentration of hydrogen ions across a membrane that stores energy',
          example:
            'As electrons move along the membrane, protons pumped into the thylakoid create a proton gradient that drives ATP synthase.',
          contrast: 'ATP carries energy in a molecule, while this stores it in a difference across a membrane.',
          wordParts: 'Greek protos first; Latin gradus step',
          picture: 'many H⁺ signs on one side of a line and few on the other',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'Within which part of the chloroplast do the light reactions take place, including the absorption of light by the pigments?',
          answer: 'in the thylakoid membranes',
          distractors: [
            { text: 'in the fluid of the stroma', error: 'mixes up the site of the Calvin cycle with that of the light reactions' },
            { text: 'in the outer membrane of the organelle', error: 'thinks that light is captured at the surface' },
            { text: 'in the matrix of the mitochondrion', error: 'mixes up the two organelles' },
          ],
          reason: 'The pigments and the electron transport proteins are embedded in the thylakoid membranes.',
        },
        {
          thinking: 'remember',
          question: 'When a plant releases oxygen gas in the course of photosynthesis, from which molecule does this oxygen come?',
          answer: 'water',
          distractors: [
            { text: 'carbon dioxide', error: 'assumes that carbon dioxide is split into carbon and oxygen' },
            { text: 'glucose', error: 'thinks that sugar gives off the gas' },
            { text: 'chlorophyll', error: 'thinks that the pigment is broken down' },
          ],
          reason: 'Water is split in the light reactions to replace electrons. Work with labeled oxygen confirmed this.',
        },
        {
          thinking: 'remember',
          question: 'If a cell breaks down glucose completely by aerobic respiration, which part of the process produces most of the ATP?',
          answer: 'electron transport with ATP synthase',
          distractors: [
            { text: 'glycolysis in the cytoplasm', error: 'picks the first step, which yields a net of two ATP' },
            { text: 'the citric acid cycle in the matrix', error: 'picks the step that mainly fills electron carriers' },
            { text: 'the conversion of pyruvate to acetyl-CoA', error: 'picks a step that yields no ATP directly' },
          ],
          reason: 'Carriers filled in earlier steps deliver electrons whose energy builds the gradient that drives ATP synthase.',
        },
        {
          thinking: 'remember',
          question: 'Which two products of the light reactions does the Calvin cycle require in order to build sugar from carbon dioxide?',
          answer: 'ATP and NADPH',
          distractors: [
            { text: 'oxygen and glucose', error: 'names the products of photosynthesis as a whole' },
            { text: 'ADP and carbon dioxide', error: 'names a returned carrier and a raw material' },
            { text: 'NADH and pyruvate', error: 'names products of glycolysis' },
          ],
          reason: 'ATP supplies energy and NADPH supplies electrons for building sugar from carbon dioxide.',
        },
        {
          thinking: 'understand',
          question: 'What is the role of the oxygen that a mitochondrion consumes during aerobic respiration?',
          answer: 'It accepts electrons at the end of the chain.',
          distractors: [
            {
              text: 'It combines with carbon to form carbon dioxide.',
              error: 'assumes that inhaled oxygen ends up in the exhaled gas; it ends up in water',
            },
            { text: 'It supplies the protons that are pumped outward.', error: 'mixes up the acceptor with the source of the gradient' },
            { text: 'It carries energy from glucose to ATP synthase.', error: 'treats oxygen as an energy carrier' },
          ],
          reason: 'Oxygen takes up electrons and protons and forms water. Without it the chain backs up.',
        },
        {
          thinking: 'understand',
          question: 'Why does cellular respiration release energy overall, although bonds in glucose and oxygen must first be broken?',
          answer: 'Forming the new bonds releases more energy than breaking the old ones takes.',
          distractors: [
            {
              text: 'Breaking the bonds in glucose releases the energy that was stored in them.',
              error: 'holds that bond breaking gives off energy',
            },
            {
              text: 'The atoms of glucose lose mass, and that mass turns into usable energy.',
              error: 'thinks that matter becomes energy in chemical reactions',
            },
            {
              text: 'Enzymes add energy to the reaction, so that more comes out than went in.',
              error: 'thinks that enzymes supply energy',
            },
          ],
          reason: 'Breaking bonds takes energy. The bonds in carbon dioxide and water are stronger, so forming them releases more.',
        },
        {
          thinking: 'understand',
          question: 'In mitochondria and chloroplasts alike, how does a proton gradient across a membrane lead to the production of ATP?',
          answer: 'Protons flow down it through ATP synthase.',
          distractors: [
            { text: 'Protons bind to ADP and become phosphate.', error: 'thinks that protons are built into ATP as phosphate' },
            { text: 'Protons collide with electrons and give off light.', error: 'mixes up gradients with light energy' },
            { text: 'Protons are pumped by ATP synthase against it.', error: 'reverses the direction of flow' },
          ],
          reason: 'The flow turns part of the enzyme, and this drives the joining of ADP and phosphate.',
        },
        {
          thinking: 'understand',
          question: 'What does fermentation provide that lets glycolysis continue without oxygen?',
          answer: 'a fresh supply of NAD⁺',
          distractors: [
            { text: 'a large extra yield of ATP', error: 'thinks that fermentation itself is rich in energy' },
            { text: 'a new source of oxygen gas', error: 'thinks that fermentation replaces the missing oxygen' },
            { text: 'a way to rebuild the glucose', error: 'thinks that lactate or alcohol is turned back at once' },
          ],
          reason: 'Glycolysis needs NAD⁺ as an electron acceptor. Fermentation empties NADH so that it can be used again.',
        },
        {
          thinking: 'understand',
          question:
            'When a plant uses sugar from photosynthesis to build amino acids, which element must it obtain from another source, usually the soil?',
          answer: 'nitrogen',
          distractors: [
            { text: 'carbon', error: 'overlooks that sugar already contains carbon' },
            { text: 'hydrogen', error: 'overlooks that sugar already contains hydrogen' },
            { text: 'oxygen', error: 'overlooks that sugar already contains oxygen' },
          ],
          reason:
            'Sugars contain only carbon, hydrogen and oxygen. Amino acids also need nitrogen, which roots take up as nitrate or ammonium.',
        },
        {
          thinking: 'apply',
          question:
            'Which effect is most direct in a mutant plant whose thylakoid membranes allow protons to leak through freely, although electrons still flow?',
          answer: 'Less ATP is made in the light.',
          distractors: [
            { text: 'No oxygen is released in the light.', error: 'overlooks that electron flow and water splitting go on' },
            { text: 'Less light is absorbed by pigments.', error: 'links the leak to the wrong part of the system' },
            { text: 'More sugar is made from each ATP.', error: 'thinks that a leak makes the Calvin cycle efficient' },
          ],
          reason: 'The leak removes the gradient that drives ATP synthase, while electron transport can continue.',
        },
        {
          thinking: 'apply',
          question:
            'If plants in the light receive carbon dioxide labeled with a radioactive carbon isotope, where will the label first be detected?',
          answer: 'in a three-carbon compound of the Calvin cycle',
          distractors: [
            { text: 'in the oxygen that leaves through the stomata', error: 'thinks that carbon dioxide is the source of the oxygen gas' },
            { text: 'in the water that collects in the chloroplasts', error: 'follows oxygen or hydrogen instead of carbon' },
            { text: 'in the ATP that forms at the thylakoids', error: 'thinks that carbon enters ATP in the light reactions' },
          ],
          reason:
            'Carbon dioxide is joined to a five-carbon compound that splits into two three-carbon molecules. This was how the cycle was traced in typical plants.',
        },
        {
          thinking: 'apply',
          question:
            'When the soil around tree roots is flooded for several weeks, what is the most likely reason that the roots begin to die although they contain sugar?',
          answer: 'Roots lack oxygen for respiration.',
          distractors: [
            { text: 'Roots lack light for making sugar.', error: 'thinks that roots normally carry out photosynthesis' },
            { text: 'Roots lack carbon dioxide for growth.', error: 'thinks that roots take up the raw material for sugar' },
            { text: 'Roots take in so much sugar that they burst.', error: 'mixes up water balance with sugar supply' },
          ],
          reason: 'Water fills the air spaces, and oxygen moves through it slowly. Fermentation alone yields too little ATP.',
        },
        {
          thinking: 'analyze',
          question:
            'As light increases in a greenhouse, the rate of photosynthesis rises and then levels off, but at a higher value when carbon dioxide is doubled. Which factor limited the rate on the first plateau?',
          answer: 'the supply of carbon dioxide',
          distractors: [
            { text: 'the brightness of the light', error: 'overlooks that on a plateau more light has no effect' },
            { text: 'the amount of chlorophyll', error: 'cannot explain why more carbon dioxide raised the plateau' },
            { text: 'the rate of respiration', error: 'confuses net exchange with a limit on the process' },
          ],
          reason: 'On the plateau more light made no difference, but more carbon dioxide did, so carbon dioxide was limiting.',
        },
        {
          thinking: 'analyze',
          question:
            'What can be concluded about the processes in a plant that shows no net uptake or release of carbon dioxide at a certain dim light intensity?',
          answer: 'Photosynthesis and respiration run at equal rates.',
          distractors: [
            { text: 'Both photosynthesis and respiration have stopped.', error: 'reads zero net change as zero activity' },
            { text: 'Respiration has stopped, and photosynthesis is slow.', error: 'thinks that light switches respiration off' },
            {
              text: 'Photosynthesis has stopped, and respiration is slow.',
              error: 'overlooks that respiration alone would release carbon dioxide',
            },
          ],
          reason: 'Net exchange is the difference of two processes. At this point they cancel out.',
        },
        {
          thinking: 'analyze',
          question:
            'In the 1880s, Engelmann illuminated a strand of alga with a spectrum and observed that bacteria that seek oxygen gathered where red and blue light fell. What does this observation suggest?',
          answer: 'Red and blue light drive photosynthesis well.',
          distractors: [
            { text: 'Red and blue light are reflected by the alga.', error: 'reverses absorption and reflection' },
            { text: 'Green light produces oxygen most efficiently.', error: 'assumes that green cells use green light best' },
            { text: 'Bacteria make their own oxygen in red light.', error: 'overlooks that the bacteria only detect oxygen' },
          ],
          reason: 'The bacteria marked where oxygen was released, and so where photosynthesis was fastest.',
        },
        {
          thinking: 'analyze',
          question:
            'At the Mauna Loa station, carbon dioxide in the air shows a rising trend but drops each year from May to September. What best explains the drop?',
          answer: 'Northern plants take up more than is released.',
          distractors: [
            { text: 'Oceans freeze over and stop giving off the gas.', error: 'looks for a cause in the wrong season' },
            { text: 'People burn much less fuel in those months.', error: 'overlooks that the fall is far larger than such a change' },
            { text: 'Respiration in soils ends once summer begins.', error: 'reverses the effect of warmth on respiration' },
          ],
          reason: 'Most land plants are in the Northern Hemisphere. In its growing season, photosynthesis there exceeds respiration.',
        },
      ],
      misconceptions: [
        {
          belief: 'Energy is released when bonds in glucose or ATP are broken.',
          why: 'Phrases such as “high-energy bond” and “breaking down food releases energy.”',
          truth: 'Breaking bonds takes energy. Energy is released overall because stronger bonds form in the products.',
          teacherMove:
            'Use small magnets: students feel the pull needed to separate a weak pair and the click as a strong pair forms. They then write an energy account for glucose plus oxygen with “cost” and “gain” columns.',
        },
        {
          belief: 'The Calvin cycle is a “dark reaction” that takes place at night.',
          why: 'The old name “dark reactions.”',
          truth: 'It needs ATP and NADPH from the light reactions, and in most plants it runs by day.',
          teacherMove:
            'Show a trace in which carbon uptake falls within minutes after lights go off. Ask for two explanations, then test them against the name.',
        },
        {
          belief: 'The oxygen we breathe in becomes the oxygen in the carbon dioxide that we breathe out.',
          why: 'The summary equation shows O₂ going in and CO₂ coming out.',
          truth: 'Inhaled oxygen ends up in water. The oxygen in carbon dioxide comes from glucose and water.',
          teacherMove:
            'Give the equation with labeled oxygen in O₂ (red ink). Students follow the red atoms through electron transport and correct the equation’s coloring.',
        },
        {
          belief: 'Plants respire only at night because they photosynthesize by day.',
          why: 'Gas exchange shows only the net effect.',
          truth: 'Respiration runs all the time; in light it is masked.',
          teacherMove:
            'Hand out a curve of net exchange against light and ask what each axis crossing means. Students add a dashed line for respiration.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question:
            'In what ways do the light reactions and the Calvin cycle depend on each other, considering the substances that pass in both directions?',
          lookFors: ['ATP and NADPH go one way', 'ADP, phosphate and NADP⁺ return'],
          probe: 'What would happen to oxygen release if carbon dioxide were removed?',
        },
        {
          thinking: 'apply',
          question:
            'If a weed killer blocks the flow of electrons in the thylakoids, in what order would you expect the plant’s processes to fail, and why?',
          lookFors: ['NADPH and ATP drop first, then the Calvin cycle', 'stored sugar can support respiration for some time'],
          probe: 'Why might the plant look healthy on the first day?',
        },
        {
          thinking: 'analyze',
          question:
            'Which features do mitochondria and chloroplasts have in common, and what does each of them contribute to the conversion of energy?',
          lookFors: ['inner membranes, electron transport and ATP synthase', 'opposite sources and destinations of electrons'],
          probe: 'Which shared features support the idea that both were once free-living bacteria?',
        },
        {
          thinking: 'analyze',
          question:
            'Why is it an advantage for a cell that the energy in glucose is released in many small steps instead of a single large one?',
          lookFors: ['energy can be transferred to carriers', 'a single step would lose most energy as heat'],
          probe: 'What is lost as heat even so, and does it serve any purpose?',
        },
        {
          thinking: 'evaluate',
          question:
            'How strong is the evidence that planting trees can offset emissions from fossil fuels, and which additional information would you need in order to judge it?',
          lookFors: ['distinguishes short- and long-term storage of carbon', 'considers respiration, decay, area and time'],
          probe: 'Who decides about the land that such projects use?',
        },
        {
          thinking: 'evaluate',
          question:
            'What benefits and risks should be weighed if engineers propose to improve rubisco, which sometimes binds oxygen instead of carbon dioxide?',
          lookFors: ['possible gains in yield', 'ecological, economic or ethical concerns'],
          probe: 'Which kind of trial would you accept first?',
        },
        {
          thinking: 'create',
          question:
            'How would you design an investigation that separates the rate of respiration from the rate of photosynthesis in the same plant?',
          lookFors: ['measures exchange in the dark and in the light', 'controls temperature and explains the calculation'],
          probe: 'Which assumption does your calculation rest on?',
        },
        {
          thinking: 'analyze',
          question:
            'How do time and oxygen supply explain why the muscles of a sprinter and those of a marathon runner depend on different metabolic pathways?',
          lookFors: ['glycolysis with lactate for short effort', 'aerobic respiration for sustained effort'],
          probe: 'How would training change the muscle cells?',
        },
        {
          thinking: 'evaluate',
          question: 'How convincing is the argument that plants do not need mitochondria, since their chloroplasts already produce ATP?',
          lookFors: [
            'Says that ATP from the light reactions is used mainly inside the chloroplast.',
            'Points to roots, seeds and the hours of darkness.',
            'Concludes that respiration of stored sugar supplies the rest of the plant.',
          ],
          probe: 'What would happen to a seed that germinates underground without working mitochondria?',
        },
        {
          thinking: 'create',
          question:
            'How would you design an experiment with yeast that shows how the supply of oxygen affects the way in which the cells obtain energy?',
          lookFors: [
            'Compares cultures with and without oxygen that are otherwise the same.',
            'Measures a suitable product, such as carbon dioxide, alcohol or the growth of cells.',
            'Predicts that far more energy per glucose is obtained with oxygen.',
          ],
          probe: 'How would you keep temperature and the amount of sugar the same in all of the cultures?',
        },
      ],
      activities: [
        {
          title: 'Follow the atom',
          purpose: 'engage',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['the summary equations of both processes', 'three colored pens'],
          steps: [
            'Color each oxygen atom in water, carbon dioxide and glucose in its own color.',
            'Predict which atoms end up in the oxygen gas that a plant releases.',
            'Compare your prediction with the result of an experiment with labeled water.',
            'Rewrite the equation so that its colors agree with the evidence.',
          ],
          lookFor: 'Students notice that the simple equation hides the source of the oxygen.',
        },
        {
          title: 'Rate of rising disks',
          purpose: 'explore',
          minutes: [40, 50],
          grouping: 'groups',
          thinking: 'analyze',
          materials: [
            'spinach leaves',
            'hole punch',
            'plastic syringe without a needle',
            'baking soda solution with a drop of soap',
            'lamp',
            'colored filters',
            'timer',
          ],
          steps: [
            'Choose one variable, such as light color, distance or baking soda concentration.',
            'Prepare ten sunken leaf disks for each condition.',
            'Record the number of floating disks each minute.',
            'Plot the results and find the time at which half of the disks float.',
            'Justify which factor was limiting in your setup.',
          ],
          lookFor: 'Students use the half-time as a rate and discuss net and gross photosynthesis.',
        },
        {
          title: 'Energy accounting with magnets',
          purpose: 'explain',
          minutes: [15, 25],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['pairs of weak and strong magnets', 'a two-column sheet'],
          steps: [
            'Pull apart a weak pair and enter the energy cost.',
            'Let a strong pair snap together and enter the energy released.',
            'Transfer the idea to glucose plus oxygen.',
            'Correct the sentence “Breaking food down releases energy from its bonds.”',
          ],
          lookFor: 'The corrected sentence places the release at bond formation and mentions oxygen.',
        },
        {
          title: 'Break the pathway',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['flow charts of both pathways', 'cards that each block one step'],
          steps: [
            'Draw a card and place it on the blocked step.',
            'Mark what builds up before it and what runs short after it.',
            'Predict two measurements that would reveal the block.',
            'Trade cards and test another group’s prediction.',
          ],
          lookFor: 'Predictions reach upstream and downstream and include gas exchange.',
        },
        {
          title: 'Advise the grower',
          purpose: 'extend',
          minutes: [30, 45],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['graphs of rate against light, carbon dioxide and temperature', 'a cost table'],
          steps: [
            'Identify the limiting factor at the grower’s present settings.',
            'Compare the gain and cost of changing each factor.',
            'Write a recommendation with one graph as evidence.',
            'State the uncertainty that you would test next.',
          ],
          lookFor: 'Recommendations change the limiting factor first and consider cost.',
        },
      ],
      recalls: [
        {
          prompt: 'Sketch a cell membrane and show how a substance moves down its concentration gradient.',
          answer: 'A double layer with arrows from high to low concentration.',
          likelyError: 'Draws movement toward the higher concentration.',
          minutes: 3,
        },
        {
          prompt: 'State what an enzyme does to the activation energy of a reaction.',
          answer: 'It lowers it, so that the reaction is faster.',
          likelyError: 'Says that it adds energy.',
          minutes: 1,
        },
        {
          prompt: 'Write the summary equation of photosynthesis in words.',
          answer: 'Carbon dioxide and water, with light energy, give sugar and oxygen.',
          likelyError: 'Writes light or chlorophyll as a raw material or swaps the gases.',
          minutes: 2,
        },
        {
          prompt: 'Decide for each change whether a substance is oxidized or reduced: it loses electrons; it gains hydrogen.',
          answer: 'Loses electrons: oxidized. Gains hydrogen: reduced.',
          likelyError: 'Reverses the two terms.',
          minutes: 2,
        },
        {
          prompt: 'List the main elements in carbohydrates and in proteins.',
          answer: 'Carbohydrates: C, H, O. Proteins: C, H, O, N and often S.',
          likelyError: 'Leaves out nitrogen in proteins.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A plant in bright light is suddenly deprived of carbon dioxide. Predict what happens to the levels of NADPH, to the release of oxygen and to the store of starch over the next hours, and explain your reasoning.',
        answer:
          'Without carbon dioxide the Calvin cycle cannot use NADPH and ATP, so NADPH builds up and NADP⁺ runs short. With too little of this acceptor, electron flow slows, so less water is split and oxygen release falls. The plant still respires, so its starch is gradually used up.',
        partial: 'Says that sugar production stops but treats the light reactions as unaffected, or forgets respiration.',
        reteach:
          'Let students act as carriers who shuttle full and empty cards between two tables. Close the “Calvin” table and watch how the first table comes to a halt.',
      },
      processes: [
        {
          title: 'from light to sugar',
          steps: [
            'Pigments absorb light, and electrons are excited.',
            'Water is split to replace them, and oxygen is released.',
            'Electron transport pumps protons into the thylakoid.',
            'Protons flow through ATP synthase, and ATP forms.',
            'Electrons reduce NADP⁺ to NADPH.',
            'The Calvin cycle uses both to build sugar from carbon dioxide.',
          ],
        },
        {
          title: 'from glucose to ATP with oxygen',
          steps: [
            'Glycolysis splits glucose into two pyruvate molecules.',
            'Pyruvate enters the mitochondrion and loses carbon dioxide.',
            'The citric acid cycle fills electron carriers.',
            'Electrons pass along the chain and protons are pumped.',
            'Oxygen accepts the electrons and forms water.',
            'ATP synthase uses the gradient to make ATP.',
          ],
        },
      ],
      causes: [
        {
          cause: 'oxygen is missing in a muscle cell',
          effect: 'electron transport backs up and the cell relies on glycolysis with fermentation',
        },
        { cause: 'the inner mitochondrial membrane becomes leaky to protons', effect: 'energy is released as heat and less ATP is made' },
        { cause: 'light is switched off in a leaf', effect: 'ATP and NADPH run out and carbon uptake soon stops' },
        { cause: 'temperature rises above the optimum of the leaf’s enzymes', effect: 'carbon fixation slows and net sugar gain falls' },
      ],
      comparisons: [
        {
          a: 'chloroplasts',
          b: 'mitochondria',
          alike: 'Both use electron transport, a proton gradient and ATP synthase, and both have their own DNA.',
          different: [
            { feature: 'source of electrons', a: 'water', b: 'carriers filled from food' },
            { feature: 'final acceptor', a: 'NADP⁺', b: 'oxygen' },
            { feature: 'energy source', a: 'light', b: 'organic molecules' },
            { feature: 'found in', a: 'plants and algae', b: 'nearly all eukaryotes, plants included' },
          ],
        },
        {
          a: 'aerobic respiration',
          b: 'fermentation',
          alike: 'Both begin with glycolysis.',
          different: [
            { feature: 'oxygen', a: 'needed', b: 'not needed' },
            { feature: 'ATP per glucose', a: 'about 30', b: '2' },
            { feature: 'carbon products', a: 'carbon dioxide', b: 'lactate, or alcohol and carbon dioxide' },
          ],
        },
      ],
      connections: [
        'Chemistry: use bond energies to estimate the energy balance of glucose combustion and discuss the limits of the estimate.',
        'Climate science: read the yearly zigzag of the Keeling curve as the breathing of the Northern Hemisphere’s plants.',
        'Sports: compare energy supply in a 100-meter sprint and a marathon, using heart rate data that students find.',
        'Agriculture: evaluate a seed or greenhouse advertisement by asking which limiting factor it addresses.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Fermentation before microscopes',
          task: 'Students choose one traditional ferment, model the pathway involved and explain which practice controls which variable.',
          background:
            'Kimchi in Korea, idli batter in South India, ogi from maize in West Africa and sourdough in many places use microbes whose chemistry was described only from the 19th century on.',
          checkFirst: 'Offer choices without alcohol; invite knowledge from home but require none.',
        },
        {
          aspect: 'people',
          title: 'Who is named in the cycle?',
          task: 'Students compare how three people are credited for tracing carbon and propose a fair name with reasons.',
          background:
            'The path of carbon was traced at Berkeley from the 1940s by Melvin Calvin, Andrew Benson and James Bassham with radioactive carbon. Only Calvin received the Nobel Prize, in 1961, and many now say Calvin–Benson cycle.',
          checkFirst: 'Have two sources that differ on credit, so that the discussion rests on evidence.',
        },
        {
          aspect: 'place',
          title: 'Crops for hot, dry places',
          task: 'Students use data to advise where a C4 crop or a C3 crop will do better and question what else farmers would ask.',
          background:
            'Sorghum and maize use a C4 pathway that concentrates carbon dioxide. Sorghum was domesticated in northeastern Africa and is grown where rain is scarce.',
          checkFirst: 'Ask whether students know these crops from home; do not equate one crop with a continent.',
        },
        {
          aspect: 'critical question',
          title: 'Carbon credits and consent',
          task: 'Students test the claim of a forest carbon project against biology and against the rights of people who live there.',
          background:
            'Forests store carbon only while growth exceeds respiration and decay. Some projects have been criticized for overestimating storage or for not obtaining the consent of Indigenous communities.',
          checkFirst: 'Select a documented case with more than one side and current sources.',
        },
        {
          aspect: 'language',
          title: 'The trouble with “dark reactions”',
          task: 'Students list textbook names for the same steps, in any language they read, and judge which name misleads least.',
          background:
            'The Calvin cycle has been called the dark reactions or light-independent reactions; the German Dunkelreaktion and the Spanish fase oscura carry the same idea, although in most plants the cycle runs in daylight.',
          checkFirst: 'Ask students with textbooks or relatives in other languages whether current books still use the term.',
        },
        {
          aspect: 'family and community',
          title: 'Heat, work and rest',
          task: 'Students interview someone who does physical work about fatigue and recovery and explain one detail through energy metabolism.',
          background: 'People who farm, build, dance or care for others know pacing, breaks and food timing from experience.',
          checkFirst: 'Let students choose whom to ask; keep health information private and voluntary.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An electron leaves a water molecule in a leaf and, much later, reaches oxygen in a runner’s muscle. Narrate its journey in order. Choose a narrator who sounds tired, thrilled or ironic.',
          audience: 'readers of a popular science blog',
          plan: ['Which carriers does it ride, and in which order?', 'Where does it lose energy?', 'What does the narrator learn?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A research assistant in the 1950s finds an unexpected spot on a film of labeled compounds. Narrate the day on which its meaning becomes clear. Choose which doubt has to be overcome.',
          audience: 'a magazine of science history',
          plan: ['What was expected?', 'What evidence changes the mind of the group?', 'How do you keep the tension in a quiet lab?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A greenhouse manager notices that adding ever more light no longer makes the crop grow faster. Narrate in order how one limiting factor after another is identified and removed, until an unexpected cost appears. Choose the crop and the factor that comes last.',
          audience: 'readers of a magazine about farming technology',
          plan: ['What does the manager measure first?', 'How does the evidence point to the next limit?', 'What does success cost?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A company claims that one planted tree cancels the emissions of one long trip. Argue whether your city should accept such offsets. Choose the criterion that matters most.',
          audience: 'a brief for the city’s climate committee',
          plan: [
            'What exactly do you want the committee to do?',
            'Which biological limits support your position?',
            'Which counterargument deserves a serious answer?',
          ],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Public money could go to engineering better photosynthesis or to reducing food waste. Argue for one priority, using evidence. Choose a region as your focus.',
          audience: 'an opinion essay for a national paper',
          plan: ['What is your thesis?', 'What evidence is strongest, and what is uncertain?', 'Whose interests are affected?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'An article claims that plants photosynthesize by day and respire only at night. Argue that a textbook which prints this sentence should be corrected, and support your claim with evidence about mitochondria and gas exchange. Choose a replacement sentence, and defend it against the charge of being too complicated.',
          audience: 'a letter to a textbook publisher',
          plan: [
            'Why does the false sentence seem plausible?',
            'Which measurements would refute it?',
            'What must the new sentence contain?',
          ],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why it is misleading to say that breaking bonds releases energy. Use respiration as your case. Choose an analogy and state where it fails.',
          audience: 'a page for a peer tutoring site',
          plan: ['Where does the error come from?', 'Which two steps must be separated?', 'What are the limits of your analogy?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how two organelles can use the same kind of machine for opposite purposes. Compare electron flow, gradients and products. Choose one figure to include.',
          audience: 'students preparing for an exam',
          plan: ['Which similarity will you begin with?', 'How will you organize the comparison?', 'Which detail is usually confused?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how C4 or CAM plants reduce the losses that occur when rubisco captures oxygen in place of carbon dioxide. Start from the problem that hot, dry conditions create. Choose one crop or desert plant as your example.',
          audience: 'readers of a botanical garden guide',
          plan: [
            'Why do stomata close, and what follows inside the leaf?',
            'How does the plant concentrate carbon dioxide?',
            'What does this advantage cost?',
          ],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a leaf through one summer day at a scale of your choice, from canopy to membrane. Let accurate details carry the energy of the scene. Choose a consistent point of view.',
          audience: 'readers of literary nature writing',
          plan: [
            'At which scale will you start and end?',
            'Which verbs suit molecules, and which suit light?',
            'What changes as the sun moves?',
          ],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the body of an athlete in the last minute of a race, inside and out. Connect sensations with processes. Choose the sport.',
          audience: 'listeners to a podcast on the body',
          plan: ['What is felt first?', 'Which process lies behind each sensation?', 'What remains after the finish?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe rising dough, fermenting cabbage, or a compost heap as a place of invisible labor. Use smell, warmth, sound, and slow motion to suggest the metabolism within. Choose the scale at which the description opens and the one at which it ends.',
          audience: 'readers of a food or garden magazine',
          plan: [
            'Which signs of gas and warmth can be sensed?',
            'What is happening to organic molecules?',
            'How will the change of scale be managed?',
          ],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a courtroom scene in which Oxygen is accused of taking electrons from everyone. Choose witnesses from the cell and let the science decide the verdict.',
          audience: 'a staged reading in class',
          plan: [
            'What is the charge, and what is the defense?',
            'Which witnesses know which steps?',
            'What would happen without the accused?',
          ],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent an organism that powers itself by a gradient other than protons or by a light we cannot see. Write its entry in an encyclopedia of the future. Choose its habitat.',
          audience: 'readers of speculative biology',
          plan: ['What is its source of energy?', 'How does it store and release energy?', 'What limits its growth?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent an energy company’s internal newsletter inside a plant cell, with notices from the thylakoid, the stroma, and the mitochondria. Include a staffing problem, a safety warning, and a weather-related closure. Choose the tone of the management.',
          audience: 'employees who understand both metabolism and office humor',
          plan: [
            'What does each department receive and deliver?',
            'Which shortage affects the others?',
            'Which joke depends on correct biochemistry?',
          ],
        },
      ],
      itemSets: [
        {
          title: 'Chloroplasts that fade a blue dye',
          text: 'Students ground spinach leaves in a cold buffer solution and spun the mixture rapidly, so that they obtained a suspension of chloroplasts with broken outer membranes. To each tube they added a blue dye that becomes colorless when it accepts electrons. A tube in bright light lost its color within six minutes, although carbon dioxide had been removed from the solution, whereas a tube wrapped in foil remained blue for an entire hour. A third tube, which held chloroplasts that had previously been boiled, also remained blue in the light. In the first tube, an electrode recorded a continuously increasing concentration of oxygen.',
          facts: [
            {
              thinking: 'apply',
              question:
                'Which natural molecule of the chloroplast does the blue dye replace as an acceptor of electrons in this experiment?',
              answer: 'NADP⁺, which becomes NADPH',
              distractors: [
                {
                  text: 'ADP, which becomes ATP',
                  error: 'knows the pair of products but not which one carries electrons',
                },
                {
                  text: 'Rubisco, which captures carbon',
                  error: 'thinks that the enzyme of the Calvin cycle accepts the electrons',
                },
                {
                  text: 'Glucose, which becomes pyruvate',
                  error: 'mixes up photosynthesis with glycolysis',
                },
              ],
              reason: 'NADP⁺ accepts electrons at the end of the light reactions; here the dye accepts them instead and loses its color.',
            },
            {
              thinking: 'analyze',
              question: 'What does the result without carbon dioxide reveal about the release of oxygen in the first tube?',
              answer: 'It does not require the Calvin cycle to be running.',
              distractors: [
                {
                  text: 'It results from the breakdown of sugar in the stroma.',
                  error: 'turns photosynthesis and respiration around',
                },
                {
                  text: 'It comes from carbon dioxide left inside the leaf cells.',
                  error: 'thinks that the oxygen gas comes from carbon dioxide',
                },
                {
                  text: 'It continues at the same rate when light is absent.',
                  error: 'overlooks the tube in foil, whose dye stayed blue',
                },
              ],
              reason:
                'With no carbon dioxide the Calvin cycle cannot run, yet water was still split because the dye accepted its electrons.',
            },
            {
              thinking: 'analyze',
              question: 'How does the tube with boiled chloroplasts strengthen the conclusion of the experiment?',
              answer: 'It shows that light by itself does not fade the dye.',
              distractors: [
                {
                  text: 'It shows that heat by itself drives the electron flow.',
                  error: 'takes the boiling for a second source of energy',
                },
                {
                  text: 'It shows that chlorophyll by itself makes the blue dye.',
                  error: 'thinks that the color came from the leaf pigment',
                },
                {
                  text: 'It shows that carbon dioxide by itself bleaches the dye.',
                  error: 'misreads which factor was removed',
                },
              ],
              reason:
                'The boiled tube had dye, pigment and light but no working membranes, and it stayed blue, so intact proteins are needed.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How could this method be used to test whether a certain weed killer blocks electron flow in thylakoids, and which results would you predict for both outcomes?',
            lookFors: [
              'Compares tubes with and without the weed killer under the same light, dye and chloroplast amount, with a dark or boiled control.',
              'Predicts that the dye fades slowly or stays blue, and that little oxygen appears, if electron flow is blocked.',
              'Measures at set times or at several concentrations instead of looking once.',
            ],
            probe: 'How would you rule out that the weed killer itself reacts with the dye?',
          },
        },
        {
          title: 'What do the castor seeds burn?',
          text: 'A student placed germinating wheat seeds and germinating castor seeds in two respirometers at 25 °C and measured both gases for one hour in the dark. The wheat took up 8.0 milliliters of oxygen and gave off 7.9 milliliters of carbon dioxide. The castor seeds took up 10.0 milliliters of oxygen but gave off only 7.1 of carbon dioxide. To break down glucose, a cell uses six molecules of oxygen for each six of carbon dioxide that it gives off. But a typical fat needs about 80 molecules of oxygen for each 57 of carbon dioxide, because fat holds little oxygen of its own.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'What do the measurements of the two gases suggest about the fuel that each kind of seed mainly uses for respiration?',
              answer: 'Wheat uses carbohydrate, and castor uses fat.',
              distractors: [
                {
                  text: 'Wheat uses fat, and castor uses carbohydrate.',
                  error: 'expects the fuel with more oxygen uptake to be sugar',
                },
                {
                  text: 'Wheat and castor both use mainly carbohydrate.',
                  error: 'looks at the carbon dioxide alone',
                },
                {
                  text: 'Wheat and castor both use mainly stored fat.',
                  error: 'thinks that all seeds store oil',
                },
              ],
              reason: 'The ratio for wheat is about 1, as for glucose; for castor it is 0.71, which equals 57 divided by 80.',
            },
            {
              thinking: 'apply',
              question:
                'If the test is repeated with the castor seeds and a substance that absorbs all carbon dioxide, by how much does the gas volume decrease in an hour?',
              answer: '10.0 milliliters',
              distractors: [
                {
                  text: '2.9 milliliters',
                  error: 'subtracts the two gases although one has been absorbed',
                },
                {
                  text: '7.1 milliliters',
                  error: 'uses the volume of carbon dioxide released',
                },
                {
                  text: '17.1 milliliters',
                  error: 'adds the two gases',
                },
              ],
              reason:
                'The carbon dioxide released is absorbed at once, so the volume falls by the oxygen taken up, which is 10.0 milliliters.',
            },
            {
              thinking: 'analyze',
              question:
                'What has happened to cellular respiration in green castor seedlings that show a net release of oxygen in bright light a few weeks later?',
              answer: 'It goes on, hidden by faster photosynthesis.',
              distractors: [
                {
                  text: 'It has stopped, since the light provides the ATP.',
                  error: 'thinks that plants respire only in the dark',
                },
                {
                  text: 'It runs in reverse, since oxygen is now released.',
                  error: 'thinks that photosynthesis is respiration backward',
                },
                {
                  text: 'It has moved from the mitochondria to the stroma.',
                  error: 'mixes up the places of the two processes',
                },
              ],
              reason:
                'Mitochondria keep working in the light; the leaf releases oxygen because photosynthesis makes more than respiration uses.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'Fat yields more than twice as much energy per gram as starch. Why may a small seed therefore gain from storing oil, and what does this fuel demand during germination, according to the measurements?',
            lookFors: [
              'Says that oil packs more energy in little mass, which helps a small or wind-carried seed.',
              'Uses the data to say that fat needs more oxygen for each molecule of carbon dioxide, so well-aired soil matters.',
              'Links the energy to many bonds of carbon with hydrogen, or to electrons that are passed to oxygen.',
            ],
            probe: 'What might happen to such seeds in soil that is waterlogged for a week?',
          },
        },
        {
          title: 'Fern and sunflower under the lamp',
          text: 'A botanist measured the net uptake of carbon dioxide by a forest fern and a sunflower, in micromoles per square meter of leaf each second. In darkness the fern released 0.5 of these units and the sunflower 2.0. The fern reached zero at a light intensity of 10, whereas the sunflower reached zero only when the intensity had increased to 35. As the light became stronger, the fern leveled off at a net uptake of 5, while the sunflower continued to rise until it reached 25. The temperature and the carbon dioxide concentration in the chamber were held constant throughout the investigation.',
          facts: [
            {
              thinking: 'apply',
              question:
                'If leaf respiration is assumed to be as fast in light as in darkness, at what total rate does the sunflower fix carbon dioxide in the strongest light?',
              answer: '27 units',
              distractors: [
                {
                  text: '12.5 units',
                  error: 'divides the net uptake by the release in darkness',
                },
                {
                  text: '23 units',
                  error: 'subtracts respiration a second time',
                },
                {
                  text: '25 units',
                  error: 'takes the net uptake for the total',
                },
              ],
              reason: 'Net uptake is fixation minus release, so fixation is 25 plus the 2 units that respiration gives off.',
            },
            {
              thinking: 'analyze',
              question:
                'Which outcome would you predict for the two species if both of them grew for several weeks at a constant light intensity of 20?',
              answer: 'The fern would gain mass while the sunflower lost it.',
              distractors: [
                {
                  text: 'The sunflower would gain mass while the fern lost it.',
                  error: 'thinks that the plant with the higher maximum wins everywhere',
                },
                {
                  text: 'The two plants would gain mass at the same rate.',
                  error: 'thinks that equal light means equal growth',
                },
                {
                  text: 'The two plants would lose mass at the same rate.',
                  error: 'thinks that any dim light is too weak for plants',
                },
              ],
              reason:
                'An intensity of 20 lies above the zero point of the fern and below that of the sunflower, which then respires more than it fixes.',
            },
            {
              thinking: 'analyze',
              question: 'What most likely prevents the fern from exceeding 5 units when the intensity of the light continues to increase?',
              answer: 'The leaf’s limited capacity to carry out the reactions',
              distractors: [
                {
                  text: 'The leaf’s falling supply of light for its chlorophyll',
                  error: 'thinks that light still limits on the plateau',
                },
                {
                  text: 'The higher rate of respiration of a shaded leaf',
                  error: 'overlooks that the fern releases less in darkness',
                },
                {
                  text: 'The rising temperature of the air in the chamber',
                  error: 'overlooks that the temperature was held constant',
                },
              ],
              reason:
                'On the plateau more light makes no difference, so enzymes, electron carriers or carbon dioxide inside the leaf set the limit.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'In what way is the fern’s leaf, which contains little rubisco and few layers of cells, adapted to conditions on the forest floor, and what does the plant sacrifice for this advantage?',
            lookFors: [
              'Connects a low rate of respiration, or low cost of upkeep, with a positive balance in dim light.',
              'Says that the low maximum means the fern cannot profit from a bright gap or clearing.',
              'Uses at least two values from the measurements as evidence.',
            ],
            probe: 'What might a storm that fells the large trees change for both plants?',
          },
        },
      ],
    },
  },
});
