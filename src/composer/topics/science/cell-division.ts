import { defineTopicPack } from '../topic-pack.ts';

export const cellDivision = defineTopicPack({
  id: 'cell-division',
  title: 'Cell division',
  inText: 'cell division',
  subject: 'science',
  aliases: [
    'cell division',
    'mitosis',
    'meiosis',
    'mitosis and meiosis',
    'mitosis vs meiosis',
    'cell cycle',
    'the cell cycle',
    'phases of mitosis',
    'stages of mitosis',
    'chromosomes',
    'cytokinesis',
    'prophase metaphase anaphase telophase',
    'asexual and sexual reproduction',
    'sexual vs asexual reproduction',
    'how cells divide',
    'cell reproduction',
    'reproduction',
  ],
  standards: [
    {
      code: 'MS-LS3-2',
      grades: [6, 8],
    },
    {
      code: 'HS-LS1-4',
      grades: [9, 12],
    },
    {
      code: 'HS-LS3-2',
      grades: [9, 12],
    },
  ],
  translations: {
    'cell division': {
      Arabic: 'انقسام الخلية',
      Bengali: 'কোষ বিভাজন',
      'Chinese (Simplified)': '细胞分裂',
      French: 'division cellulaire',
      Hindi: 'कोशिका विभाजन',
      Japanese: '細胞分裂',
      Korean: '세포 분열',
      Portuguese: 'divisão celular',
      Russian: 'деление клетки',
      Spanish: 'división celular',
      Ukrainian: 'поділ клітини',
      Vietnamese: 'phân bào',
    },
    mitosis: {
      Arabic: 'انقسام متساوٍ',
      Bengali: 'মাইটোসিস',
      'Chinese (Simplified)': '有丝分裂',
      French: 'mitose',
      Hindi: 'समसूत्री विभाजन',
      Japanese: '体細胞分裂',
      Korean: '체세포 분열',
      Portuguese: 'mitose',
      Russian: 'митоз',
      Spanish: 'mitosis',
      Ukrainian: 'мітоз',
      Vietnamese: 'nguyên phân',
    },
    meiosis: {
      Arabic: 'انقسام منصف',
      Bengali: 'মিয়োসিস',
      'Chinese (Simplified)': '减数分裂',
      French: 'méiose',
      Hindi: 'अर्धसूत्री विभाजन',
      Japanese: '減数分裂',
      Korean: '감수 분열',
      Portuguese: 'meiose',
      Russian: 'мейоз',
      Spanish: 'meiosis',
      Ukrainian: 'мейоз',
      Vietnamese: 'giảm phân',
    },
    chromosome: {
      Arabic: 'كروموسوم',
      Bengali: 'ক্রোমোজোম',
      'Chinese (Simplified)': '染色体',
      French: 'chromosome',
      Hindi: 'गुणसूत्र',
      Japanese: '染色体',
      Korean: '염색체',
      Portuguese: 'cromossomo',
      Russian: 'хромосома',
      Spanish: 'cromosoma',
      Ukrainian: 'хромосома',
      Vietnamese: 'nhiễm sắc thể',
    },
    nucleus: {
      Arabic: 'نواة',
      Bengali: 'নিউক্লিয়াস',
      'Chinese (Simplified)': '细胞核',
      French: 'noyau',
      Hindi: 'केंद्रक',
      Japanese: '核',
      Korean: '핵',
      Portuguese: 'núcleo',
      Russian: 'ядро',
      Spanish: 'núcleo',
      Ukrainian: 'ядро',
      Vietnamese: 'nhân tế bào',
    },
    gamete: {
      Arabic: 'مشيج',
      Bengali: 'গ্যামেট',
      'Chinese (Simplified)': '配子',
      French: 'gamète',
      Hindi: 'युग्मक',
      Japanese: '配偶子',
      Korean: '생식세포',
      Portuguese: 'gameta',
      Russian: 'гамета',
      Spanish: 'gameto',
      Ukrainian: 'гамета',
      Vietnamese: 'giao tử',
    },
    'asexual reproduction': {
      Arabic: 'تكاثر لاجنسي',
      Bengali: 'অযৌন জনন',
      'Chinese (Simplified)': '无性生殖',
      French: 'reproduction asexuée',
      Hindi: 'अलैंगिक जनन',
      Japanese: '無性生殖',
      Korean: '무성 생식',
      Portuguese: 'reprodução assexuada',
      Russian: 'бесполое размножение',
      Spanish: 'reproducción asexual',
      Ukrainian: 'нестатеве розмноження',
      Vietnamese: 'sinh sản vô tính',
    },
    'sexual reproduction': {
      Arabic: 'تكاثر جنسي',
      Bengali: 'যৌন জনন',
      'Chinese (Simplified)': '有性生殖',
      French: 'reproduction sexuée',
      Hindi: 'लैंगिक जनन',
      Japanese: '有性生殖',
      Korean: '유성 생식',
      Portuguese: 'reprodução sexuada',
      Russian: 'половое размножение',
      Spanish: 'reproducción sexual',
      Ukrainian: 'статеве розмноження',
      Vietnamese: 'sinh sản hữu tính',
    },
    fertilization: {
      Arabic: 'إخصاب',
      Bengali: 'নিষেক',
      'Chinese (Simplified)': '受精',
      French: 'fécondation',
      Hindi: 'निषेचन',
      Japanese: '受精',
      Korean: '수정',
      Portuguese: 'fecundação',
      Russian: 'оплодотворение',
      Spanish: 'fecundación',
      Ukrainian: 'запліднення',
      Vietnamese: 'sự thụ tinh',
    },
    'cell cycle': {
      Arabic: 'دورة الخلية',
      Bengali: 'কোষ চক্র',
      'Chinese (Simplified)': '细胞周期',
      French: 'cycle cellulaire',
      Hindi: 'कोशिका चक्र',
      Japanese: '細胞周期',
      Korean: '세포 주기',
      Portuguese: 'ciclo celular',
      Russian: 'клеточный цикл',
      Spanish: 'ciclo celular',
      Ukrainian: 'клітинний цикл',
      Vietnamese: 'chu kỳ tế bào',
    },
    DNA: {
      'Chinese (Simplified)': 'DNA',
      French: 'ADN',
      Japanese: 'DNA',
      Korean: 'DNA',
      Portuguese: 'DNA',
      Russian: 'ДНК',
      Spanish: 'ADN',
      Ukrainian: 'ДНК',
      Vietnamese: 'ADN',
    },
    interphase: {
      Arabic: 'طور بيني',
      Bengali: 'ইন্টারফেজ',
      'Chinese (Simplified)': '分裂间期',
      French: 'interphase',
      Hindi: 'अंतरावस्था',
      Japanese: '間期',
      Korean: '간기',
      Portuguese: 'interfase',
      Russian: 'интерфаза',
      Spanish: 'interfase',
      Ukrainian: 'інтерфаза',
      Vietnamese: 'kỳ trung gian',
    },
    cytokinesis: {
      Arabic: 'انقسام سيتوبلازمي',
      Bengali: 'সাইটোকাইনেসিস',
      'Chinese (Simplified)': '胞质分裂',
      French: 'cytocinèse',
      Hindi: 'कोशिकाद्रव्य विभाजन',
      Japanese: '細胞質分裂',
      Korean: '세포질 분열',
      Portuguese: 'citocinese',
      Russian: 'цитокинез',
      Spanish: 'citocinesis',
      Ukrainian: 'цитокінез',
      Vietnamese: 'phân chia tế bào chất',
    },
    'daughter cell': {
      Arabic: 'خلية ابنة',
      Bengali: 'অপত্য কোষ',
      'Chinese (Simplified)': '子细胞',
      French: 'cellule fille',
      Hindi: 'संतति कोशिका',
      Japanese: '娘細胞',
      Korean: '딸세포',
      Portuguese: 'célula-filha',
      Russian: 'дочерняя клетка',
      Spanish: 'célula hija',
      Ukrainian: 'дочірня клітина',
      Vietnamese: 'tế bào con',
    },
    offspring: {
      Arabic: 'نسل',
      Bengali: 'অপত্য',
      'Chinese (Simplified)': '后代',
      French: 'descendance',
      Hindi: 'संतति',
      Japanese: '子',
      Korean: '자손',
      Portuguese: 'descendência',
      Russian: 'потомство',
      Spanish: 'descendencia',
      Ukrainian: 'потомство',
      Vietnamese: 'thế hệ con',
    },
    'genetic variation': {
      Arabic: 'تنوع وراثي',
      Bengali: 'জিনগত ভিন্নতা',
      'Chinese (Simplified)': '遗传变异',
      French: 'variation génétique',
      Hindi: 'आनुवंशिक विभिन्नता',
      Japanese: '遺伝的変異',
      Korean: '유전적 변이',
      Portuguese: 'variação genética',
      Russian: 'генетическая изменчивость',
      Spanish: 'variación genética',
      Ukrainian: 'генетична мінливість',
      Vietnamese: 'biến dị di truyền',
    },
    clone: {
      Arabic: 'مستنسخ',
      Bengali: 'ক্লোন',
      'Chinese (Simplified)': '克隆',
      French: 'clone',
      Hindi: 'क्लोन',
      Japanese: 'クローン',
      Korean: '클론',
      Portuguese: 'clone',
      Russian: 'клон',
      Spanish: 'clon',
      Ukrainian: 'клон',
      Vietnamese: 'bản sao vô tính',
    },
    zygote: {
      Arabic: 'لاقحة',
      Bengali: 'জাইগোট',
      'Chinese (Simplified)': '受精卵',
      French: 'zygote',
      Hindi: 'युग्मनज',
      Japanese: '接合子',
      Korean: '접합자',
      Portuguese: 'zigoto',
      Russian: 'зигота',
      Spanish: 'cigoto',
      Ukrainian: 'зигота',
      Vietnamese: 'hợp tử',
    },
    'sister chromatid': {
      Arabic: 'كروماتيد شقيق',
      Bengali: 'সিস্টার ক্রোমাটিড',
      'Chinese (Simplified)': '姐妹染色单体',
      French: 'chromatide sœur',
      Hindi: 'सहोदर अर्धगुणसूत्र',
      Japanese: '姉妹染色分体',
      Korean: '자매 염색 분체',
      Portuguese: 'cromátide-irmã',
      Russian: 'сестринская хроматида',
      Spanish: 'cromátida hermana',
      Ukrainian: 'сестринська хроматида',
      Vietnamese: 'chromatid chị em',
    },
    'homologous chromosomes': {
      Arabic: 'كروموسومات متماثلة',
      Bengali: 'সমসংস্থ ক্রোমোজোম',
      'Chinese (Simplified)': '同源染色体',
      French: 'chromosomes homologues',
      Hindi: 'समजात गुणसूत्र',
      Japanese: '相同染色体',
      Korean: '상동 염색체',
      Portuguese: 'cromossomos homólogos',
      Russian: 'гомологичные хромосомы',
      Spanish: 'cromosomas homólogos',
      Ukrainian: 'гомологічні хромосоми',
      Vietnamese: 'nhiễm sắc thể tương đồng',
    },
    diploid: {
      Arabic: 'ثنائي المجموعة الكروموسومية',
      Bengali: 'ডিপ্লয়েড',
      'Chinese (Simplified)': '二倍体的',
      French: 'diploïde',
      Hindi: 'द्विगुणित',
      Japanese: '二倍体の',
      Korean: '이배체의',
      Portuguese: 'diploide',
      Russian: 'диплоидный',
      Spanish: 'diploide',
      Ukrainian: 'диплоїдний',
      Vietnamese: 'lưỡng bội',
    },
    haploid: {
      Arabic: 'أحادي المجموعة الكروموسومية',
      Bengali: 'হ্যাপ্লয়েড',
      'Chinese (Simplified)': '单倍体的',
      French: 'haploïde',
      Hindi: 'अगुणित',
      Japanese: '一倍体の',
      Korean: '반수체의',
      Portuguese: 'haploide',
      Russian: 'гаплоидный',
      Spanish: 'haploide',
      Ukrainian: 'гаплоїдний',
      Vietnamese: 'đơn bội',
    },
    'crossing over': {
      Arabic: 'عبور',
      Bengali: 'ক্রসিং ওভার',
      'Chinese (Simplified)': '交叉互换',
      French: 'enjambement',
      Hindi: 'जीन विनिमय',
      Japanese: '乗換え',
      Korean: '교차',
      Portuguese: 'crossing-over',
      Russian: 'кроссинговер',
      Spanish: 'entrecruzamiento',
      Ukrainian: 'кросинговер',
      Vietnamese: 'trao đổi chéo',
    },
    'independent assortment': {
      Arabic: 'توزيع حر',
      Bengali: 'স্বাধীন বিন্যাস',
      'Chinese (Simplified)': '自由组合',
      French: 'ségrégation indépendante',
      Hindi: 'स्वतंत्र अपव्यूहन',
      Korean: '독립적 분리',
      Portuguese: 'segregação independente',
      Russian: 'независимое распределение',
      Spanish: 'distribución independiente',
      Ukrainian: 'незалежний розподіл',
      Vietnamese: 'phân li độc lập',
    },
    checkpoint: {
      Arabic: 'نقطة ضبط',
      'Chinese (Simplified)': '检验点',
      French: 'point de contrôle',
      Japanese: 'チェックポイント',
      Korean: '확인점',
      Portuguese: 'ponto de checagem',
      Russian: 'контрольная точка',
      Spanish: 'punto de control',
      Ukrainian: 'контрольна точка',
      Vietnamese: 'điểm kiểm soát',
    },
    nondisjunction: {
      Arabic: 'عدم انفصال',
      Bengali: 'নন-ডিসজাংশন',
      'Chinese (Simplified)': '不分离',
      French: 'non-disjonction',
      Hindi: 'अवियोजन',
      Japanese: '不分離',
      Korean: '비분리',
      Portuguese: 'não disjunção',
      Russian: 'нерасхождение хромосом',
      Spanish: 'no disyunción',
      Ukrainian: 'нерозходження хромосом',
      Vietnamese: 'không phân li',
    },
    spindle: {
      Arabic: 'مغزل',
      Bengali: 'স্পিন্ডল যন্ত্র',
      'Chinese (Simplified)': '纺锤体',
      French: 'fuseau',
      Hindi: 'तर्कु',
      Japanese: '紡錘体',
      Korean: '방추체',
      Portuguese: 'fuso',
      Russian: 'веретено деления',
      Spanish: 'huso',
      Ukrainian: 'веретено поділу',
      Vietnamese: 'thoi phân bào',
    },
    tetrad: {
      Arabic: 'رباعية',
      Bengali: 'টেট্রাড',
      'Chinese (Simplified)': '四分体',
      French: 'tétrade',
      Hindi: 'चतुष्क',
      Japanese: '四分染色体',
      Korean: '4분 염색체',
      Portuguese: 'tétrade',
      Russian: 'тетрада',
      Spanish: 'tétrada',
      Ukrainian: 'тетрада',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'Cells come from cells: one kind of division makes two cells with the same genetic information for growth and repair, and another makes egg and sperm cells with half of it.',
      objectives: [
        'explain why a living thing needs cell division to grow and to repair itself',
        'describe what happens to chromosomes before and during the division of a body cell',
        'model why egg and sperm cells carry half as many chromosomes as body cells',
        'compare the offspring of asexual and sexual reproduction and use a model to explain the difference',
        'predict the number of chromosomes in a cell after mitosis, meiosis and fertilization',
      ],
      terms: [
        {
          term: 'cell division',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the process by which a single parent cell separates into two new cells',
          example: 'When you scrape your knee, cell division produces the new cells that cover the injury.',
          contrast: 'Growth of one cell only makes it bigger; this makes more of them.',
          wordParts: 'divide, dividing, division',
          picture: 'one circle that pinches in the middle and becomes two circles',
        },
        {
          term: 'mitosis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the division of a nucleus that gives each new cell the same set of chromosomes as the parent cell',
          example: 'After mitosis, both of the new skin cells contain the same chromosomes as the original cell.',
          contrast: 'Meiosis halves the number of chromosomes; this keeps it the same.',
          wordParts: 'from a Greek word for thread; mitotic',
          picture: 'a nucleus with four threads that turns into two nuclei with four threads each',
        },
        {
          term: 'meiosis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a special division that makes egg or sperm cells with half the usual number of chromosomes',
          example: 'In animals, meiosis produces eggs and sperm with half the usual number of chromosomes.',
          contrast: 'Mitosis makes body cells with a full set.',
          wordParts: 'from a Greek word for making smaller',
          picture: 'one cell with four threads that ends as four cells with two threads each',
        },
        {
          term: 'chromosome',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a long, tightly packed thread of genetic material inside a cell',
          example: 'Each human body cell usually has 46 chromosomes.',
          contrast: 'A gene is one short stretch of it; this holds many genes.',
          wordParts: 'chromo- (color) + -some (body)',
          picture: 'an X shape made of tightly wound string',
        },
        {
          term: 'nucleus',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the part of many cells that contains most of the genetic material',
          example: 'Before a cell divides, the chromosomes inside its nucleus are copied.',
          contrast: 'The nucleus of an atom is something else: the center of an atom.',
          wordParts: 'from a Latin word for kernel; plural nuclei',
          picture: 'a cell with a round ball of threads inside',
        },
        {
          term: 'daughter cell',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'one of the two or more new cells that are produced when a parent cell divides',
          example: 'After the parent cell has divided, each daughter cell has its own nucleus and a complete set of DNA.',
          contrast: 'It has nothing to do with being female; it is just the usual name for a new cell.',
          wordParts: 'daughter + cell',
          picture: 'one circle with two arrows to two smaller circles',
        },
        {
          term: 'cell cycle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the complete series of stages in the life of a cell, from its formation until it divides',
          example: 'Most of the cell cycle is spent growing and copying DNA, and only a small part is spent dividing.',
          contrast: 'Mitosis is only one short part of it.',
          wordParts: 'cell + cycle (circle)',
          picture: 'a ring with a long part marked “grow and copy” and a short part marked “divide”',
        },
        {
          term: 'gamete',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an egg or a sperm cell, which contains half as many chromosomes as a body cell',
          example: 'A human gamete has 23 chromosomes.',
          contrast: 'A body cell such as a skin cell has the full number.',
          wordParts: 'from a Greek word for to marry',
          picture: 'one large circle and one small cell with a tail, each with half the threads',
        },
        {
          term: 'fertilization',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the joining of an egg cell and a sperm cell, which begins a new individual',
          example: 'Fertilization restores the complete number of chromosomes, because egg and sperm each contribute half of them.',
          contrast: 'Putting fertilizer on a field shares the word but is a different thing.',
          wordParts: 'fertile, fertilize, fertilization',
          picture: 'a small cell that enters a large one',
        },
        {
          term: 'asexual reproduction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the production of offspring by a single parent, whose genes are passed on almost unchanged',
          example: 'A strawberry plant that sends out runners uses asexual reproduction.',
          contrast: 'The other way joins cells from two parents.',
          wordParts: 'a- (without) + sexual; re- + produce',
          picture: 'one plant with a runner that leads to a matching small plant',
        },
        {
          term: 'sexual reproduction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the production of offspring by two parents, whose genes are combined when an egg and a sperm join',
          example: 'Sexual reproduction gives puppies in one litter different mixes of genes.',
          contrast: 'Plants do this too, with pollen and eggs; it is not only for animals.',
          wordParts: 're- (again) + produce',
          picture: 'two arrows from two parents that meet in one offspring',
        },
        {
          term: 'offspring',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the new individuals, such as young animals or seedlings, that parents produce',
          example: 'The offspring of two tall pea plants may be different in height from both of their parents.',
          contrast: 'It is the same word for one and for many.',
          wordParts: 'off + spring',
          picture: 'a parent plant with three small plants below it',
        },
        {
          term: 'DNA',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the molecule that stores the instructions for building and running a living thing',
          example: 'Before it divides, a cell copies all of its DNA so that both new cells receive complete instructions.',
          contrast: 'A chromosome is this molecule tightly packed with proteins.',
          wordParts: 'short for deoxyribonucleic acid',
          picture: 'a twisted ladder',
        },
        {
          term: 'genetic variation',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'differences in the genes of individuals that belong to the same kind of living thing',
          example: 'Genetic variation helps explain why kittens in one litter look different.',
          contrast: 'Differences such as a haircut or a scar are not passed on in genes.',
          wordParts: 'gene, genetic; vary, variation',
          picture: 'four beetles of one kind, each with different spots',
        },
        {
          term: 'clone',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an organism or a cell with practically the same genes as the individual it came from',
          example: 'A strawberry plant that develops from a runner is a clone of its parent, because their genes are nearly identical.',
          contrast: 'Offspring of sexual reproduction have a new mix of genes from two parents.',
          wordParts: 'from a Greek word for twig',
          picture: 'two identical plants joined by a runner',
        },
        {
          term: 'zygote',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the first cell of a new individual, which is produced when an egg and a sperm join',
          example: 'The zygote divides by mitosis again and again while a new individual develops.',
          contrast: 'A gamete has half the chromosomes, while this has the full number.',
          wordParts: 'from a Greek word for yoked, joined',
          picture: 'two small circles merging into a larger one',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'How many cells have formed after one body cell has completed mitosis and divided a single time?',
          answer: 'two',
          distractors: [
            {
              text: 'one',
              error: 'thinks that the cell only gets bigger',
            },
            {
              text: 'three',
              error: 'counts the parent cell as still there',
            },
            {
              text: 'four',
              error: 'mixes up mitosis with meiosis',
            },
          ],
          reason: 'Mitosis is followed by the splitting of the cell, so one cell becomes two.',
        },
        {
          thinking: 'remember',
          question: 'Which kinds of cells does the body of an animal produce by meiosis instead of mitosis?',
          answer: 'eggs and sperm',
          distractors: [
            {
              text: 'skin and bone cells',
              error: 'thinks that growth needs meiosis',
            },
            {
              text: 'red blood cells',
              error: 'has heard that these cells are special',
            },
            {
              text: 'brain and nerve cells',
              error: 'thinks that the most complex cells need a special division',
            },
          ],
          reason: 'Meiosis makes gametes. In animals these are eggs and sperm.',
        },
        {
          thinking: 'remember',
          question: 'A human body cell usually contains 46 chromosomes. How many chromosomes does a human sperm cell usually contain?',
          answer: '23',
          distractors: [
            {
              text: '46',
              error: 'thinks that every cell of a body has the same number',
            },
            {
              text: '92',
              error: 'doubles the number and stops there',
            },
            {
              text: '12',
              error: 'halves the number twice',
            },
          ],
          reason: 'A gamete has half as many chromosomes as a body cell: 46 ÷ 2 = 23.',
        },
        {
          thinking: 'remember',
          question: 'What must be copied inside a cell before the cell can divide into two complete new cells?',
          answer: 'the cell’s DNA',
          distractors: [
            {
              text: 'only the cell wall',
              error: 'thinks of the outside of a plant cell',
            },
            {
              text: 'the whole organism',
              error: 'mixes up the cell with the living thing',
            },
            {
              text: 'nothing; it is shared out',
              error: 'thinks that each new cell gets only half of the DNA',
            },
          ],
          reason: 'Each new cell needs a full set of instructions, so the DNA is copied first.',
        },
        {
          thinking: 'understand',
          question: 'Why does a body cell need to make a copy of all its DNA before mitosis can begin?',
          answer: 'so that each new cell gets a complete set',
          distractors: [
            {
              text: 'so that one of the two new cells can be larger',
              error: 'thinks that more DNA means a larger cell',
            },
            {
              text: 'so that the new cells end up with twice the DNA',
              error: 'thinks that copies add up from one division to the next',
            },
            {
              text: 'so that the parent has a spare set if one is lost',
              error: 'thinks that the copy is a backup',
            },
          ],
          reason: 'After copying there are two full sets. Mitosis moves one set into each new cell.',
        },
        {
          thinking: 'understand',
          question:
            'Although an elephant and a mouse have body cells of similar size, the elephant is enormous in comparison. What explains the difference?',
          answer: 'It has far more cells.',
          distractors: [
            {
              text: 'It has older cells.',
              error: 'thinks that cells keep growing with age',
            },
            {
              text: 'Its cells hold more water.',
              error: 'thinks that cells swell to make an animal large',
            },
            {
              text: 'Its cells have thicker walls.',
              error: 'thinks that animal cells have walls',
            },
          ],
          reason: 'Living things grow large mainly by making more cells, not much larger ones.',
        },
        {
          thinking: 'understand',
          question: 'How does fertilization change the number of chromosomes that the egg and the sperm contained before they joined?',
          answer: 'It brings together two half sets to make a full set.',
          distractors: [
            {
              text: 'It cuts a full set into two half sets.',
              error: 'mixes up fertilization with meiosis',
            },
            {
              text: 'It doubles a full set that each parent gave.',
              error: 'thinks that eggs and sperm carry full sets',
            },
            {
              text: 'It leaves the half set of the egg as it was.',
              error: 'thinks that the sperm only starts the growth',
            },
          ],
          reason: 'Egg and sperm each carry half. When they join, the first cell has a full set.',
        },
        {
          thinking: 'understand',
          question:
            'How do the genes of a new strawberry plant that develops from a runner compare with the genes of the plant that sent out the runner?',
          answer: 'They are nearly identical.',
          distractors: [
            {
              text: 'They are a mix of two parents.',
              error: 'thinks that every offspring has two parents',
            },
            {
              text: 'They are half of the parent’s.',
              error: 'thinks that each new living thing gets half of the genes',
            },
            {
              text: 'They are new genes from the soil.',
              error: 'thinks that the place gives a plant its genes',
            },
          ],
          reason: 'A runner grows by mitosis from one parent. Its cells carry copies of the same genes.',
        },
        {
          thinking: 'understand',
          question: 'Why do brothers and sisters with the same two parents often look different?',
          answer: 'Each got a different mix of the parents’ genes.',
          distractors: [
            {
              text: 'The older child used up some of the genes.',
              error: 'thinks that genes are handed out and gone',
            },
            {
              text: 'Boys get genes from fathers and girls from mothers.',
              error: 'thinks that each child takes after one parent',
            },
            {
              text: 'Only the genes that a child needs are passed on.',
              error: 'thinks that genes are chosen by need',
            },
          ],
          reason: 'Meiosis gives each egg and each sperm a different mix, so each pair makes a new combination.',
        },
        {
          thinking: 'apply',
          question:
            'If a body cell of a fruit fly contains 8 chromosomes, how many chromosomes does each of the two cells that form by mitosis contain?',
          answer: '8',
          distractors: [
            {
              text: '4',
              error: 'thinks that mitosis halves the number',
            },
            {
              text: '16',
              error: 'counts the copies but forgets that they separate',
            },
            {
              text: '2',
              error: 'gives the number of cells',
            },
          ],
          reason: 'Mitosis keeps the number the same: each new cell has 8.',
        },
        {
          thinking: 'apply',
          question:
            'If the egg cell of a dog contains 39 chromosomes, how many chromosomes would you expect in a skin cell of the same animal?',
          answer: '78',
          distractors: [
            {
              text: '39',
              error: 'thinks that all cells of a dog match',
            },
            {
              text: '19',
              error: 'halves the number instead of doubling it',
            },
            {
              text: '156',
              error: 'doubles twice',
            },
          ],
          reason: 'An egg has half as many as a body cell, so a skin cell has 2 × 39 = 78.',
        },
        {
          thinking: 'apply',
          question: 'Which process produced the new skin cells that covered a small cut on Mia’s hand within a week?',
          answer: 'mitosis',
          distractors: [
            {
              text: 'meiosis',
              error: 'mixes up the two names',
            },
            {
              text: 'fertilization',
              error: 'thinks that all new cells start with an egg',
            },
            {
              text: 'digestion',
              error: 'thinks that food turns straight into skin',
            },
          ],
          reason: 'Repair needs matching body cells. Mitosis makes them.',
        },
        {
          thinking: 'apply',
          question:
            'A gardener wants ten rose bushes with exactly the same genes as the most beautiful bush in the garden. Which method should the gardener use?',
          answer: 'grow cuttings from that one bush',
          distractors: [
            {
              text: 'plant seeds made by two bushes',
              error: 'thinks that seeds copy the parent',
            },
            {
              text: 'cross it with a bush of the same color',
              error: 'thinks that the same look means the same genes',
            },
            {
              text: 'feed the young bushes the same food',
              error: 'thinks that care decides the genes',
            },
          ],
          reason: 'Cuttings grow by mitosis from one parent. Seeds from two parents mix genes.',
        },
        {
          thinking: 'analyze',
          question:
            'A student examines 100 cells of a root tip: 88 are growing and copying DNA, while only 12 are dividing. What do these numbers suggest?',
          answer: 'Cells spend most of their time between divisions.',
          distractors: [
            {
              text: 'Most of these cells can no longer divide.',
              error: 'thinks that a cell that is not dividing now will not divide later',
            },
            {
              text: 'Cells divide for longer than they grow.',
              error: 'reads the larger number as the dividing cells',
            },
            {
              text: 'Root cells divide 12 times in each day.',
              error: 'reads a count as a speed',
            },
          ],
          reason: 'If most cells are seen growing, that part of the cell cycle takes the most time.',
        },
        {
          thinking: 'analyze',
          question:
            'A disease destroys every plant in a field grown from cuttings of one plant, while several plants survive in a field grown from mixed seeds. Which explanation fits this result best?',
          answer: 'The seed plants had more genetic variation.',
          distractors: [
            {
              text: 'The seed plants had more chromosomes each.',
              error: 'thinks that more variation means more chromosomes',
            },
            {
              text: 'The cuttings were younger than the seeds.',
              error: 'looks for a cause in age',
            },
            {
              text: 'The cuttings had learned to need more care.',
              error: 'thinks that plants pass on habits',
            },
          ],
          reason: 'The cuttings shared nearly the same genes, so one disease could kill all of them. The mixed plants differed.',
        },
        {
          thinking: 'analyze',
          question:
            'Which process is represented by a model that begins with one cell with 6 chromosomes and ends with four cells with 3 chromosomes each?',
          answer: 'meiosis',
          distractors: [
            {
              text: 'mitosis',
              error: 'thinks that any division is mitosis',
            },
            {
              text: 'fertilization',
              error: 'thinks that a change of number means joining',
            },
            {
              text: 'growth of one cell',
              error: 'thinks that more cells means growth of the first one',
            },
          ],
          reason: 'Four cells, each with half as many chromosomes, are the mark of meiosis.',
        },
      ],
      misconceptions: [
        {
          belief: 'A living thing grows because its cells get bigger and bigger.',
          why: 'Children see whole bodies grow, and cells are too small to be seen.',
          truth: 'Cells do grow, but a body gets large mostly because its cells divide and there are more of them.',
          teacherMove:
            'Draw a leaf on grid paper with 12 squares as cells. Ask students to make the leaf four times as large in two ways: larger squares or more squares. Then show a photo of cells from a young and a full-grown leaf.',
        },
        {
          belief: 'Each new cell gets half of the parent cell’s DNA.',
          why: 'The word divide sounds like sharing a cake.',
          truth: 'The DNA is copied first, so each new body cell gets a whole set.',
          teacherMove:
            'Give pairs a page of instructions and ask how both partners can go home with all of it. They will ask for a copier. Name that step: copying comes before dividing.',
        },
        {
          belief: 'Mitosis and meiosis are two spellings of the same thing.',
          why: 'The words look and sound alike.',
          truth: 'Mitosis makes two matching body cells; meiosis makes gametes with half the number.',
          teacherMove:
            'Have students build both with 4 pipe cleaners and write under each the three numbers: cells at the end, chromosomes in each, and same or different.',
        },
        {
          belief: 'Plants do not reproduce sexually.',
          why: 'Plants do not move or meet, so nothing seems to happen.',
          truth: 'Most flowering plants make sperm in pollen and eggs in the flower.',
          teacherMove:
            'Open a lily or another large flower, find pollen and the base where eggs are, and let students draw the path that pollen takes.',
        },
        {
          belief: 'Boys get their traits from their fathers and girls from their mothers.',
          why: 'Families often say that a child looks like one parent.',
          truth: 'Each child gets half of the chromosomes from each parent.',
          teacherMove:
            'Deal chromosomes as two colors of paper strips from an egg cup and a sperm cup. Each “child” must end with one of every length in both colors, whatever its sex.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question:
            'Suppose that eggs and sperm contained as many chromosomes as body cells. What problem would develop over several generations?',
          lookFors: ['sees that the number would double in the offspring', 'follows the doubling over several generations'],
          probe: 'What would the number be after three generations of flies that start with 8?',
        },
        {
          thinking: 'apply',
          question:
            'After you set the leaf of a houseplant in soil, a whole new plant develops from it. How does cell division explain this result?',
          lookFors: ['says that cells of the leaf divide by mitosis', 'says that the new plant has the same genes as the first'],
          probe: 'How would the new plant differ if it had grown from a seed?',
        },
        {
          thinking: 'understand',
          question: 'Why must copying come before dividing in the life of a body cell?',
          lookFors: [
            'says that each new cell needs the whole set of instructions',
            'predicts what would be missing if nothing were copied',
          ],
          probe: 'What might a cell be unable to do with half of its instructions?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which kind of reproduction is better for a population in a place that changes frequently: asexual or sexual reproduction? Defend your choice.',
          lookFors: [
            'links sexual reproduction to variation',
            'gives a fair point for the other side, such as speed or no need for a mate',
          ],
          probe: 'When would the other way be better?',
        },
        {
          thinking: 'analyze',
          question:
            'Two cells look identical under a microscope, but one was produced by mitosis and the other by meiosis. What evidence would reveal which is which?',
          lookFors: ['compares the number of chromosomes with that of a body cell', 'uses the number of cells that formed'],
          probe: 'What would you need to know about this kind of animal first?',
        },
        {
          thinking: 'analyze',
          question:
            'Identical twins develop from one fertilized egg that separated, while other twins develop from two different eggs. How do the genes of such twins compare?',
          lookFors: [
            'says that identical twins start with the same genes',
            'says that other twins share genes as any brothers and sisters do',
          ],
          probe: 'Why may identical twins still differ in some ways?',
        },
        {
          thinking: 'evaluate',
          question:
            'A classroom poster describes mitosis as “making copies” and meiosis as “shuffling and halving.” How accurate are these short descriptions?',
          lookFors: ['names what each short name gets right', 'names something left out, such as the copying before meiosis'],
          probe: 'Which word would you change first?',
        },
        {
          thinking: 'create',
          question: 'How would you use pairs of colored socks to demonstrate to a younger student what happens to chromosomes in mitosis?',
          lookFors: ['shows that each sock is copied before the split', 'ends with two matching piles'],
          probe: 'How would you change the show for meiosis?',
        },
        {
          thinking: 'analyze',
          question:
            'Cells in your skin divide frequently, while most nerve cells in the brain do not divide at all. What consequences might follow from that difference?',
          lookFors: ['says that skin heals more easily', 'links lasting damage in the brain to few new cells'],
          probe: 'Which other parts of the body need many new cells, and why?',
        },
        {
          thinking: 'understand',
          question: 'How can a single fertilized egg become a body with trillions of cells?',
          lookFors: ['says that the cell divides and the new cells divide again', 'may add that cells become different kinds'],
          probe: 'About how many doublings would it take to pass one thousand cells?',
        },
      ],
      activities: [
        {
          title: 'How did it get so big?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two photos of one living thing, small and full-grown', 'paper'],
          steps: [
            'Look at the two photos and write how the body changed.',
            'Draw what you think the cells look like in each photo.',
            'Compare your drawing with your partner’s: larger cells, or more cells?',
            'Write one question that would help you decide.',
          ],
          lookFor: 'Students put both ideas into their drawings and look for evidence rather than guess.',
        },
        {
          title: 'Chromosomes out of string',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['yarn or pipe cleaners in two colors', 'a large sheet of paper', 'a marker'],
          steps: [
            'Draw a large cell and place four chromosomes in it: two long and two short.',
            'Copy each chromosome and tie the copies together at the middle.',
            'Line them up across the middle of the cell.',
            'Pull the copies apart to the two ends.',
            'Draw the two new cells and count the chromosomes in each.',
            'Write what stayed the same from start to end.',
          ],
          lookFor: 'Each new cell holds four chromosomes, and students name copying as the reason.',
        },
        {
          title: 'Halve it, then join it',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['paper strips in two colors', 'two cups marked egg and sperm'],
          steps: [
            'Make pairs of strips for a parent: each pair has one long strip of each color.',
            'Put one strip of each pair into a gamete.',
            'Do the same for the second parent.',
            'Join the two gametes and count the strips.',
            'Make three more offspring and compare them.',
          ],
          lookFor: 'Students see that the number returns to the full set, and that the mix differs each time.',
        },
        {
          title: 'Sort the claims',
          purpose: 'practice',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['twelve sentence cards about mitosis, meiosis or both'],
          steps: [
            'Read each card with your partner.',
            'Place it under mitosis, meiosis or both.',
            'Choose one card that you argued about and write why it belongs there.',
            'Trade seats with another pair and check their sort.',
          ],
          lookFor: 'Cards such as “DNA is copied first” land under both.',
        },
        {
          title: 'A count of dividing cells',
          purpose: 'explore',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['a printed photo of an onion root tip', 'colored pencils'],
          steps: [
            'Choose a part of the photo with about fifty cells.',
            'Color the cells in which you can see separate chromosomes.',
            'Count both kinds and find the share that is dividing.',
            'Put the numbers of all groups together.',
            'Write what the share tells you about time.',
          ],
          lookFor: 'Students turn a share of cells into a claim about time and can say why more cells make the claim stronger.',
        },
        {
          title: 'Which way to reproduce?',
          purpose: 'extend',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['four short cards: strawberry, hydra, dog, dandelion on new land'],
          steps: [
            'Read the card for your living thing and its home.',
            'List what it gains from one parent or from two.',
            'Choose the way that would help it most in this place.',
            'Present your choice and answer one question from the class.',
          ],
          lookFor: 'Choices are tied to variation, speed or finding a mate, and groups accept that one living thing may use both ways.',
        },
      ],
      recalls: [
        {
          prompt: 'You look at a drawing of an animal cell. Name the part that holds most of the cell’s genetic material.',
          answer: 'The nucleus holds most of it.',
          likelyError: 'Says the membrane because it surrounds the cell.',
          minutes: 1,
        },
        {
          prompt: 'Sketch a plant cell and label four parts.',
          answer: 'For example: cell wall, cell membrane, nucleus, chloroplast, vacuole, cytoplasm.',
          likelyError: 'Leaves out the membrane because the wall is there.',
          minutes: 2,
        },
        {
          prompt: 'Write one trait that young animals get from parents and one that they do not.',
          answer: 'For example: fur color is inherited; a scar is not.',
          likelyError: 'Says that a skill such as a trick is inherited.',
          minutes: 2,
        },
        {
          prompt: 'Start with 1 and double it five times. Write each number.',
          answer: '2, 4, 8, 16, 32.',
          likelyError: 'Adds 2 each time: 3, 5, 7, 9, 11.',
          minutes: 1,
        },
        {
          prompt: 'Write two things that all cells have or do.',
          answer: 'For example: a membrane, genetic material, taking in substances, using energy.',
          likelyError: 'Says that all cells have a wall.',
          minutes: 2,
        },
        {
          prompt: 'Explain in one sentence why a new bean plant may look a little different from the plant that its seed came from.',
          answer: 'It may carry genes from two parents, and its place affects it too.',
          likelyError: 'Says that offspring are exact copies.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A lizard body cell has 36 chromosomes. A scientist follows one cell that divides by meiosis, and one of the new cells joins with a cell from another lizard. The first cell of the young lizard then divides by mitosis. How many chromosomes are in a cell at each stage, and why?',
        answer:
          'The gametes have 18 each because meiosis halves the number. The fertilized egg has 18 + 18 = 36. After mitosis each new cell still has 36, because the DNA was copied before it was shared.',
        partial: 'Gives 18 after mitosis too, or doubles to 72, because the copying step or the joining step is left out.',
        reteach:
          'Let students act the stages with paper strips and write the count on a card after each one. Stop at each card and ask: joined, halved or kept?',
      },
      processes: [
        {
          title: 'how a body cell divides',
          steps: [
            'The cell grows.',
            'The cell copies all its DNA.',
            'The chromosomes pack tightly so that they can be seen.',
            'The chromosomes line up across the middle.',
            'The copies move apart to opposite ends.',
            'A new nucleus forms at each end.',
            'The cell splits into two.',
          ],
        },
        {
          title: 'from two parents to one offspring',
          steps: [
            'Meiosis makes an egg with half a set of chromosomes.',
            'Meiosis makes a sperm with half a set.',
            'The egg and sperm join.',
            'The new cell has a full set.',
            'The new cell divides by mitosis again and again.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a cell divides without copying its DNA first',
          effect: 'the new cells lack some of the instructions that they need',
        },
        {
          cause: 'an egg and a sperm join',
          effect: 'the first cell of the offspring has a full set of chromosomes',
        },
        {
          cause: 'skin is cut',
          effect: 'nearby skin cells divide and fill the gap',
        },
        {
          cause: 'a plant grows from a cutting',
          effect: 'it carries nearly the same genes as its one parent',
        },
        {
          cause: 'a group of living things has little genetic variation',
          effect: 'one disease can harm nearly all of them',
        },
      ],
      comparisons: [
        {
          a: 'mitosis',
          b: 'meiosis',
          alike: 'Both begin with a cell that has copied its DNA, and in both chromosomes move apart.',
          different: [
            {
              feature: 'cells at the end',
              a: 'two',
              b: 'four',
            },
            {
              feature: 'chromosomes in each',
              a: 'the same number as the parent cell',
              b: 'half the number',
            },
            {
              feature: 'used for',
              a: 'growth, repair and asexual reproduction',
              b: 'making gametes',
            },
          ],
        },
        {
          a: 'asexual reproduction',
          b: 'sexual reproduction',
          alike: 'Both make offspring and pass on genes.',
          different: [
            {
              feature: 'parents',
              a: 'one',
              b: 'usually two',
            },
            {
              feature: 'genes of the offspring',
              a: 'nearly the same as the parent’s',
              b: 'a new mix',
            },
            {
              feature: 'strength',
              a: 'quick, and no partner is needed',
              b: 'more variation in the offspring',
            },
          ],
        },
      ],
      connections: [
        'Math: let students graph the number of cells after each doubling and find when it passes one thousand.',
        'Health: have students explain why a doctor keeps a healing cut clean while new cells form.',
        'Gardening: start a pothos or spider plant cutting in water and link each week’s growth to mitosis.',
        'Data: use the share of dividing cells in a root tip photo as a lesson on what a sample can tell.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'A woman’s cells and a question of consent',
          task: 'Students list what scientists learned from the cells and what was owed to the person, then write a rule for asking consent.',
          background:
            'In 1951 cells were taken from Henrietta Lacks, a Black woman treated for cancer in Baltimore, without her knowledge. They kept dividing in the laboratory and have been used in research all over the world.',
          checkFirst: 'Check your school’s guidance on the story, and ask that no student be made to speak about race or illness.',
        },
        {
          aspect: 'people',
          title: 'Counting chromosomes right',
          task: 'Students study how a scientist corrected a wrong number and say what made the new count more trustworthy.',
          background:
            'For decades books gave 48 as the human number. In 1956 Joe Hin Tjio, born in Java, and Albert Levan, in Sweden, published clear evidence for 46.',
          checkFirst: 'Find one of the published chromosome pictures first, and treat the earlier count as an honest limit of the methods.',
        },
        {
          aspect: 'place',
          title: 'Bananas from cuttings',
          task: 'Students weigh the gains and risks of planting one kind of banana and advise a grower.',
          background:
            'Most bananas sold in stores are Cavendish plants grown from shoots, not seeds. A fungus that can kill them has spread in several parts of the world.',
          checkFirst: 'Ask who knows other bananas or plantains from home or from a garden, and use that knowledge as variety.',
        },
        {
          aspect: 'family and community',
          title: 'A plant that is passed on',
          task: 'Students ask someone at home or a neighbor about a plant that was grown from a piece of another plant, and draw its family line.',
          background:
            'Many people share aloe, mint, spider plants or prickly pear as cuttings. Each is a living copy of the plant it came from.',
          checkFirst: 'Offer the school’s own plants for students who have none to ask about.',
        },
        {
          aspect: 'language',
          title: 'Thread, less and color',
          task: 'Students match the old meanings of three science words with what they see in a model, and compare the word for mitosis in a language they know.',
          background:
            'Mitosis comes from a Greek word for thread, meiosis from one for making less, and chromosome from words for color and body. The Chinese word 有丝分裂 also names threads.',
          checkFirst: 'Ask speakers to check the words with a dictionary or a family member.',
        },
        {
          aspect: 'place',
          title: 'Potatoes of the Andes',
          task: 'Students compare a field planted with one kind of potato and one planted with many kinds, and predict what a disease would do.',
          background:
            'Farmers in Peru and Bolivia grow thousands of kinds of native potatoes, mostly from tubers. Keeping many kinds side by side spreads the risk.',
          checkFirst: 'Show photos of a range of kinds; ask students with ties to the region whether they want to add to it.',
        },
        {
          aspect: 'critical question',
          title: 'Should a pet be copied?',
          task: 'Students list who gains, who pays and who may be harmed, and take a position on cloning a pet.',
          background:
            'Cloned dogs and cats have been sold by companies. A clone shares the genes of the first animal, but its looks and behavior may differ.',
          checkFirst: 'Be ready for students who have lost a pet; let them choose another example such as a plant.',
        },
        {
          aspect: 'people',
          title: 'A close look at root tips',
          task: 'Students sketch cells as a scientist did, from observation first, and only then add the names.',
          background:
            'In the 1880s Walther Flemming in Germany stained cells and drew what the threads did as cells divided. He gave mitosis its name.',
          checkFirst: 'Have copies of his drawings ready; remind students that dyes made the threads visible.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A skin cell near a scraped knee tells the events of one week. Tell them in order from the fall to the new skin. Choose how the cell feels about each stage.',
          audience: 'a short story for the class science wall',
          plan: ['What is the first sign that cells are needed?', 'What must the cell do before it divides?', 'How does the week end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'Two plants stand side by side: one grew from a seed, one from a cutting. Tell the events of a season in which the weather turns bad. Choose which plant tells the story.',
          audience: 'a story to read to fifth graders',
          plan: ['What happens first?', 'What can one plant do that the other cannot?', 'What has changed by the end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student looks through a microscope and sees something that does not fit the book. Tell what happens next in order. Choose how the puzzle is solved.',
          audience: 'a mystery story for a young people’s magazine',
          plan: ['What did the student expect?', 'Which clue comes next?', 'Who helps?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A garden club wants all its apple trees to be cuttings of one tree. Claim whether this is a good plan and give reasons from what you know about genes. Choose one worry of the club to answer.',
          audience: 'a letter to the garden club',
          plan: ['What is your claim?', 'Which reason is strongest?', 'What would a club member say against you?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your class may see only one model: mitosis or meiosis. Argue for the one that matters more to understand first. Choose two reasons that would convince a classmate.',
          audience: 'a short speech to your class',
          plan: ['What do you claim?', 'What would be lost with the other choice?', 'How will you end?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A company offers copies of pets. Take a position and give reasons. Choose the strongest point of the other side and answer it.',
          audience: 'an opinion page of a school newspaper',
          plan: ['What should be allowed or stopped?', 'What facts support you?', 'Who disagrees, and why?'],
        },
        {
          genre: 'Expository',
          prompt:
            'A fifth grader thinks that dividing means getting half. Explain why body cells do not lose any of their instructions when they divide. Choose one everyday comparison.',
          audience: 'a page for a fifth-grade book',
          plan: ['What does your reader already believe?', 'What comes before the split?', 'Where does your comparison stop working?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why children of the same parents can look so different. Choose a diagram or a worked example to go with your text.',
          audience: 'a poster at a family science night',
          plan: ['What does each parent give?', 'Why is it different each time?', 'Which words must you define?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain to a gardener why cuttings match their parent but seeds may not. Choose one plant as your example.',
          audience: 'a leaflet in a plant shop',
          plan: ['What does the gardener want to know?', 'Which process belongs to each way?', 'What advice follows?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe what you would see through a microscope as one cell becomes two. Make a reader see each stage. Choose words of color and motion with care.',
          audience: 'a listener who cannot see the slide',
          plan: ['What is in the middle at first?', 'What moves, and how?', 'What tells you that it is over?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a healing scrape on three days: the first, the third and the tenth. Show the change with your senses. Choose one detail that stays in all three.',
          audience: 'readers of a nature journal',
          plan: ['What can be seen and felt?', 'What changes slowly?', 'Which exact words fit each day?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a litter of puppies or kittens, real or imagined, so that a reader can tell each one apart. Choose what they share and what sets them apart.',
          audience: 'a poster to help find them homes',
          plan: ['What do you notice first?', 'Which traits are alike?', 'What makes each one stand out?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue between a chromosome and its copy on the day that they part. Choose a script, a comic or a poem in two voices.',
          audience: 'a performance for your class',
          plan: ['What have they shared?', 'Where is each one going?', 'What do they say last?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a game in which players must get every chromosome into the right cell. Write its rules or draw its board. Choose what counts as a mistake.',
          audience: 'players in your grade',
          plan: ['What is the goal?', 'How can a player lose?', 'What will players learn?'],
        },
        {
          genre: 'Creative',
          prompt:
            'A living thing on another planet reproduces in a way of your own. Write its page in a field guide. Choose how many parents it has and what the young get from each.',
          audience: 'readers of a made-up field guide',
          plan: ['Where does it live?', 'How does its way of reproducing help it?', 'What goes wrong at times?'],
        },
      ],
      itemSets: [
        {
          title: 'A planarian in three dishes',
          text: 'A biology club keeps planarians, which are small flatworms that live in ponds. With permission and a very fine blade, a teacher cut one worm of 12 millimeters into three pieces and put each piece into its own dish. Two weeks later, each piece had become a complete small worm with a head and a tail, although none of the three had eaten at first. After two more weeks of regular feeding, the three worms measured 7, 8 and 9 millimeters. Under the microscope, the cells of the small worms looked about as large as those of the first worm.',
          facts: [
            {
              thinking: 'understand',
              question: 'Which process produced the additional cells that formed the missing heads and tails of the three worms?',
              answer: 'Mitosis in body cells of the pieces',
              distractors: [
                {
                  text: 'Meiosis in egg cells of the pieces',
                  error: 'thinks that new cells come from the cells for reproduction',
                },
                {
                  text: 'Fertilization of one piece by another',
                  error: 'thinks that a new animal needs two parents',
                },
                {
                  text: 'Stretching of the cells that were left',
                  error: 'thinks that living things grow as their cells get bigger',
                },
              ],
              reason: 'New body parts are built when body cells divide into matching cells; the cells did not become larger.',
            },
            {
              thinking: 'apply',
              question:
                'The original worm has 8 chromosomes in each body cell. How many chromosomes should a body cell of the smallest new worm contain?',
              answer: '8 chromosomes',
              distractors: [
                {
                  text: '16 chromosomes',
                  error: 'counts the DNA that was copied before the division as extra chromosomes',
                },
                {
                  text: '4 chromosomes',
                  error: 'thinks that division halves the chromosomes in body cells',
                },
                {
                  text: '24 chromosomes',
                  error: 'multiplies the number by the three worms',
                },
              ],
              reason: 'Before each division the DNA is copied, so each new body cell gets a full set of 8.',
            },
            {
              thinking: 'analyze',
              question: 'Which observation of the club is the best evidence that the fed worms grew by having more cells?',
              answer: 'They got longer while their cells kept their size.',
              distractors: [
                {
                  text: 'They got food at regular times for two weeks.',
                  error: 'names a condition for growth in place of evidence',
                },
                {
                  text: 'They got a head although they had no food at first.',
                  error: 'mixes up regrowing a part with growing larger',
                },
                {
                  text: 'They got cells that were larger than before.',
                  error: 'expects growth by larger cells against the observation',
                },
              ],
              reason: 'If a body gets longer and its cells are as large as before, there must be more of them.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'How accurate is the remark of a club member that three worms from one are the same as three children of two parents?',
            lookFors: [
              'Says that the three worms carry nearly the same genes as the first worm, since they come from its body cells.',
              'Says that offspring of two parents get a mix of genes from an egg and a sperm cell.',
              'Names what is alike, for example that new living things come from cells of older ones.',
            ],
            probe: 'How could it matter for the three worms if their pond became much warmer?',
          },
        },
        {
          title: 'The mule in the museum',
          text: 'A museum of farming shows the skeleton of a mule, an animal with a horse for a mother and a donkey for a father. Mules are strong and healthy, and their skin, hair and hooves grow and heal exactly as in other animals. A display explains that a horse has 64 chromosomes in each body cell, while a donkey has only 62. Visitors regularly ask why mules, although they are so healthy, can almost never have young of their own. The guide answers with a hint: “Consider which kind of cell division requires chromosomes that can form matching pairs.”',
          facts: [
            {
              thinking: 'apply',
              question: 'How many chromosomes should the guide expect to find inside an ordinary skin cell of the mule?',
              answer: '63',
              distractors: [
                {
                  text: '62',
                  error: 'thinks that the father alone decides the number',
                },
                {
                  text: '64',
                  error: 'thinks that the mother alone decides the number',
                },
                {
                  text: '126',
                  error: 'adds the full sets of both parents',
                },
              ],
              reason: 'The egg brought half of 64, which is 32, and the sperm half of 62, which is 31; together they make 63.',
            },
            {
              thinking: 'analyze',
              question: 'Why can a cut in the mule’s skin heal well although some of its chromosomes lack a matching partner?',
              answer: 'Mitosis shares out copied chromosomes without pairing them.',
              distractors: [
                {
                  text: 'Meiosis makes skin from half of the chromosomes.',
                  error: 'mixes up the two kinds of division',
                },
                {
                  text: 'Skin heals by cells that swell until the gap is closed.',
                  error: 'thinks that tissue grows because its cells get bigger',
                },
                {
                  text: 'Healing uses new cells that come from the mother horse.',
                  error: 'thinks that cells from a parent repair the body',
                },
              ],
              reason: 'For mitosis each chromosome is copied and the copies are shared out, so an odd number is no problem.',
            },
            {
              thinking: 'analyze',
              question: 'At which step does the difference between the two sets of chromosomes cause the trouble that visitors ask about?',
              answer: 'When the mule’s body forms egg or sperm cells',
              distractors: [
                {
                  text: 'When the mule’s body replaces its worn hooves',
                  error: 'thinks that growth needs pairs of chromosomes',
                },
                {
                  text: 'When the mother horse’s egg was fertilized',
                  error: 'overlooks that the mule itself developed well',
                },
                {
                  text: 'When the mule’s cells copy their DNA at night',
                  error: 'thinks that copying depends on matching pairs',
                },
              ],
              reason:
                'In meiosis chromosomes pair up before they are shared out; horse and donkey chromosomes cannot all form matching pairs.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'Write the three or four sentences that should stand beside the skeleton. How would you explain to a family why a mule is healthy and yet rarely has young?',
            lookFors: [
              'Uses both kinds of division correctly: one for growth and repair, one for egg and sperm cells.',
              'Explains that the sets from horse and donkey do not match in number.',
              'Uses words that a visitor without a biology course can follow.',
            ],
            probe: 'Which drawing would you put next to your text?',
          },
        },
        {
          title: 'Bananas, beans and a seed bank',
          text: 'A worker at a seed bank compares two crops. One kind of banana has no working seeds, so growers cut young shoots from the base of a plant and set them into new soil. A certain bean plant is grown from seeds that form when pollen from one plant reaches the flower of another. The worker measured 40 young plants of each crop, which had all been kept in the same room for six weeks. The bananas were between 30 and 33 centimeters tall, while the beans were between 18 and 41 centimeters, and their leaves had several shapes.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What is the most likely explanation for the considerable differences in height among the young bean plants?',
              answer: 'They inherited different mixes of genes.',
              distractors: [
                {
                  text: 'They were kept in rooms of different warmth.',
                  error: 'overlooks that all plants shared one room',
                },
                {
                  text: 'They came from shoots of different ages.',
                  error: 'mixes up the two ways of growing the crops',
                },
                {
                  text: 'They needed their height to reach more light.',
                  error: 'thinks that plants change because they need to',
                },
              ],
              reason: 'In the same room, the beans from two parents differ in their genes, and the bananas from shoots hardly do.',
            },
            {
              thinking: 'apply',
              question: 'Which kind of cell division makes the cells with which the next generation of the banana starts?',
              answer: 'Mitosis in the shoot',
              distractors: [
                {
                  text: 'Meiosis in the flower',
                  error: 'thinks that each new plant begins with egg and sperm cells',
                },
                {
                  text: 'Meiosis in the shoot',
                  error: 'thinks that meiosis makes ordinary body cells',
                },
                {
                  text: 'Fertilization in the root',
                  error: 'mixes up joining cells with dividing cells',
                },
              ],
              reason: 'A shoot grows by mitosis, so its cells have the same genes as the plant that it was cut from.',
            },
            {
              thinking: 'analyze',
              question: 'If a new fungus attacks both crops, which prediction is best supported by the worker’s measurements?',
              answer: 'Some beans survive, while the bananas share one fate.',
              distractors: [
                {
                  text: 'Some bananas survive, while the beans share one fate.',
                  error: 'turns the variation of the two crops around',
                },
                {
                  text: 'Both survive equally, since both grew in one room.',
                  error: 'thinks that equal surroundings mean equal protection',
                },
                {
                  text: 'Both die equally, since a fungus attacks each cell.',
                  error: 'thinks that no plant can resist a disease',
                },
              ],
              reason: 'Among beans with different genes some can resist; bananas with the same genes are likely to react alike.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Growers appreciate that each banana tastes like the last one. Should the seed bank advise them to continue with shoots, or to look for bananas that grow from seeds?',
            lookFors: [
              'Says that shoots give uniform fruit quickly and without seeds in the fruit.',
              'Says that matching genes make the whole crop open to one disease.',
              'Ends with a reasoned advice, such as keeping several varieties in different fields.',
            ],
            probe: 'What else could growers do to slow a disease if they keep their banana?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'A controlled cell cycle with mitosis builds and renews the body with matching cells, while meiosis and fertilization keep the chromosome number steady and create new combinations of alleles.',
      objectives: [
        'explain how the cell cycle with mitosis produces and maintains a complex organism',
        'describe the behavior of chromosomes in each phase of mitosis and in both divisions of meiosis',
        'explain how crossing over, independent assortment and fertilization produce genetic variation',
        'predict chromosome and chromatid numbers at chosen points of mitosis and meiosis',
        'analyze what happens when checkpoints fail or chromosomes do not separate',
      ],
      terms: [
        {
          term: 'cell cycle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the regular sequence of growth, DNA replication and division through which a cell passes during its existence',
          example:
            'If the DNA of a cell has been damaged, checkpoints can interrupt the cell cycle until the necessary repairs are complete.',
          contrast: 'Mitosis is only the division of the nucleus within it.',
          wordParts: 'cell + cycle',
          picture: 'a ring with G1, S, G2 and a short M part',
        },
        {
          term: 'interphase',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the extended period between divisions in which a cell grows, performs its functions and copies its DNA',
          example: 'A liver cell in interphase performs hundreds of chemical reactions even though it is not dividing.',
          contrast: 'It is not a rest; most of a cell’s work takes place in it.',
          wordParts: 'inter- (between) + phase',
          picture: 'a large nucleus with loose threads and the word “working”',
        },
        {
          term: 'mitosis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the division of a nucleus into two nuclei that contain identical sets of chromosomes',
          example: 'During mitosis, spindle fibers separate the sister chromatids and pull them to opposite poles.',
          contrast: 'Cytokinesis divides the rest of the cell.',
          wordParts: 'Greek mitos, thread; mitotic',
          picture: 'four small drawings: prophase, metaphase, anaphase, telophase',
        },
        {
          term: 'cytokinesis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the division of the cytoplasm that completes the separation into two individual cells',
          example: 'In animal cells, cytokinesis pinches the membrane inward until two individual cells have formed.',
          contrast: 'Mitosis is about the nucleus; this is about the rest of the cell.',
          wordParts: 'cyto- (cell) + kinesis (movement)',
          picture: 'a cell with a belt that tightens around its middle',
        },
        {
          term: 'sister chromatid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'one of two identical copies of a chromosome that are held together at the centromere',
          example: 'During anaphase of mitosis, each sister chromatid of a pair is pulled toward the opposite pole of the dividing cell.',
          contrast: 'Homologous chromosomes are a matching pair from two parents, not copies of each other.',
          wordParts: 'chroma (color); sister here means identical copy',
          picture: 'an X with its two halves in the same color',
        },
        {
          term: 'homologous chromosomes',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'two corresponding chromosomes, one inherited from each parent, that carry the same genes in the same order',
          example: 'Homologous chromosomes may carry different alleles of the same gene because they come from different parents.',
          contrast: 'Sister chromatids are copies; these are only matching partners.',
          wordParts: 'homo- (same) + logos (relation)',
          picture: 'two X shapes of one size in two colors',
        },
        {
          term: 'diploid',
          partOfSpeech: 'adjective',
          tier: 3,
          definition: 'containing two complete sets of chromosomes, one of which was inherited from each parent',
          example: 'A typical human skin cell is diploid because it contains 23 chromosomes from each parent, or 46 altogether.',
          contrast: 'A haploid cell has one set.',
          wordParts: 'di- (two) + -ploid (fold)',
          picture: 'a cell with pairs in two colors and the label 2n',
        },
        {
          term: 'haploid',
          partOfSpeech: 'adjective',
          tier: 3,
          definition: 'containing a single complete set of chromosomes, as is characteristic of egg and sperm cells',
          example: 'A human egg cell is haploid and contains 23 chromosomes, whereas a body cell contains 46.',
          contrast: 'Do not read the word as “half a chromosome”; each chromosome is whole.',
          wordParts: 'Greek haploos, single',
          picture: 'a cell with one of each size and the label n',
        },
        {
          term: 'meiosis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'two consecutive divisions after a single round of DNA replication, which together produce haploid cells',
          example: 'In the anthers of a lily, meiosis produces haploid cells that eventually develop into pollen.',
          contrast: 'Mitosis has one division and keeps the number.',
          wordParts: 'Greek meiosis, lessening',
          picture: 'one cell, then two, then four with half the threads',
        },
        {
          term: 'crossing over',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the exchange of corresponding segments between homologous chromosomes at the beginning of meiosis',
          example: 'Crossing over can place two alleles that were originally located on one chromosome onto separate chromosomes.',
          contrast: 'Independent assortment shuffles whole chromosomes; this trades pieces.',
          wordParts: 'cross + over; also called recombination',
          picture: 'two X shapes whose tips have traded colors',
        },
        {
          term: 'independent assortment',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the random orientation and separation of each homologous pair during the first division of meiosis',
          example: 'Independent assortment alone enables a human to produce about 8 million different kinds of gametes.',
          contrast: 'It concerns whole chromosomes, not the exchange of segments.',
          wordParts: 'in- + dependent; sort, assort',
          picture: 'two pairs drawn in two possible line-ups',
        },
        {
          term: 'gamete',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a haploid reproductive cell, such as an egg or a sperm, that can unite with another during fertilization',
          example: 'Because homologous chromosomes separate during meiosis, each gamete carries a single allele of every gene.',
          contrast: 'A zygote is what forms when two of these join.',
          wordParts: 'Greek gamein, to marry',
          picture: 'an egg and a sperm, each labeled n',
        },
        {
          term: 'checkpoint',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a point of control in the cell cycle at which a cell determines whether the conditions for continuing are fulfilled',
          example: 'A checkpoint before mitosis prevents cells from continuing if their DNA is incompletely copied.',
          contrast: 'It does not repair DNA itself; it gives the cell time or ends the cycle.',
          wordParts: 'check + point',
          picture: 'a gate on the ring of the cell cycle',
        },
        {
          term: 'nondisjunction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the failure of chromosomes or chromatids to separate properly during a cell division',
          example: 'Nondisjunction during the formation of an egg can give it an additional copy of chromosome 21.',
          contrast: 'A gene mutation changes the DNA sequence; this changes the number of chromosomes.',
          wordParts: 'non- + dis- + junction: not coming apart',
          picture: 'a pair that goes to one pole while the other pole gets none',
        },
        {
          term: 'spindle',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a temporary structure of protein fibers that moves the chromosomes during the division of a nucleus',
          example: 'Fibers of the spindle attach to each chromosome and pull the sister chromatids apart.',
          contrast: 'A chromosome carries genetic information, while this structure moves it.',
          wordParts: 'spin, spindle',
          picture: 'curved lines joining two poles with an X between them',
        },
        {
          term: 'tetrad',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a temporary arrangement of two paired homologous chromosomes that together consist of four chromatids',
          example: 'Crossing over occurs while the chromatids of a tetrad are positioned close together.',
          contrast: 'Two sister chromatids make up one chromosome, while this contains two chromosomes.',
          wordParts: 'Greek tetra- four',
          picture: 'two X shapes side by side with swapped tips',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'In which phase of mitosis do the sister chromatids of each chromosome separate and move toward opposite ends of the cell?',
          answer: 'anaphase',
          distractors: [
            {
              text: 'prophase',
              error: 'thinks that the first phase does the main work',
            },
            {
              text: 'metaphase',
              error: 'mixes up lining up with moving apart',
            },
            {
              text: 'telophase',
              error: 'sees two groups and thinks that they part then',
            },
          ],
          reason: 'In anaphase the centromeres split and the chromatids move to opposite poles.',
        },
        {
          thinking: 'remember',
          question: 'During which particular part of the cell cycle is the entire DNA of the nucleus replicated?',
          answer: 'S phase of interphase',
          distractors: [
            {
              text: 'G1 phase of interphase',
              error: 'thinks that growth and copying are the same',
            },
            {
              text: 'prophase of mitosis',
              error: 'sees doubled chromosomes there for the first time',
            },
            {
              text: 'cytokinesis at the end',
              error: 'thinks that cells copy after they split',
            },
          ],
          reason: 'S stands for synthesis. By prophase the chromosomes are already double.',
        },
        {
          thinking: 'remember',
          question: 'What is produced when one diploid animal cell in a testis has completed both divisions of meiosis?',
          answer: 'four haploid cells',
          distractors: [
            {
              text: 'two diploid cells',
              error: 'describes mitosis',
            },
            {
              text: 'two haploid cells',
              error: 'stops after the first division',
            },
            {
              text: 'four diploid cells',
              error: 'thinks that the number of chromosomes stays the same',
            },
          ],
          reason: 'Two divisions follow one replication, so four cells form, each with one set.',
        },
        {
          thinking: 'remember',
          question: 'Which structure holds two sister chromatids together until the moment when they separate?',
          answer: 'the centromere region',
          distractors: [
            {
              text: 'the nuclear envelope',
              error: 'thinks that the envelope wraps each chromosome',
            },
            {
              text: 'the cell membrane',
              error: 'mixes up the outer border with a link inside',
            },
            {
              text: 'the homologous partner',
              error: 'thinks that pairs hold copies together',
            },
          ],
          reason: 'Sister chromatids are joined most tightly at the centromere, where spindle fibers attach.',
        },
        {
          thinking: 'understand',
          question: 'Why do the two cells that result from mitosis generally contain exactly the same genetic information?',
          answer: 'Each receives one of every pair of sister chromatids.',
          distractors: [
            {
              text: 'Each receives one of every pair of homologous chromosomes.',
              error: 'mixes up copies with partners and describes meiosis I',
            },
            {
              text: 'Each receives only the genes that it will use.',
              error: 'thinks that cells sort genes by need',
            },
            {
              text: 'Each makes its own new DNA after the split.',
              error: 'puts replication after division',
            },
          ],
          reason: 'Sister chromatids are copies, so one from each pair makes a complete, matching set.',
        },
        {
          thinking: 'understand',
          question: 'Which structures separate from each other during meiosis I, in contrast to the events of mitosis?',
          answer: 'homologous chromosomes',
          distractors: [
            {
              text: 'sister chromatids',
              error: 'describes mitosis and meiosis II',
            },
            {
              text: 'the two DNA strands',
              error: 'mixes up division with replication',
            },
            {
              text: 'single genes',
              error: 'thinks that genes move one at a time',
            },
          ],
          reason: 'In meiosis I the pairs part, and each chromosome still has two chromatids.',
        },
        {
          thinking: 'understand',
          question: 'How does crossing over contribute to the differences among the gametes that a single individual produces?',
          answer: 'It puts alleles from both parents’ chromosomes on one chromatid.',
          distractors: [
            {
              text: 'It makes new genes that neither parent had.',
              error: 'mixes up new combinations with new genes',
            },
            {
              text: 'It doubles the number of chromosomes in some gametes.',
              error: 'mixes it up with errors of separation',
            },
            {
              text: 'It joins the egg and sperm nuclei into one.',
              error: 'mixes it up with fertilization',
            },
          ],
          reason: 'Homologous chromosomes trade matching segments, so a chromatid ends up with a new combination.',
        },
        {
          thinking: 'understand',
          question:
            'Why do a nerve cell and a muscle cell of one person differ so remarkably, although both of them originate from the same zygote?',
          answer: 'They use different genes.',
          distractors: [
            {
              text: 'They kept different genes.',
              error: 'thinks that cells lose the genes that they do not need',
            },
            {
              text: 'They have different numbers of chromosomes.',
              error: 'thinks that chromosome number fits the job',
            },
            {
              text: 'They were made by different kinds of division.',
              error: 'thinks that meiosis makes special cells',
            },
          ],
          reason: 'Mitosis gives nearly all body cells the same genes. Cells differ because different genes are active.',
        },
        {
          thinking: 'understand',
          question: 'Why can tumors develop in a previously healthy tissue when the regulation of the cell cycle has been lost?',
          answer: 'Cells divide when no new cells are needed.',
          distractors: [
            {
              text: 'Cells grow larger than a tissue can hold.',
              error: 'thinks that a tumor is made of giant cells',
            },
            {
              text: 'Cells begin to divide by meiosis.',
              error: 'thinks that any strange division is meiosis',
            },
            {
              text: 'Cells stop copying their DNA.',
              error: 'has the effect backward',
            },
          ],
          reason: 'Checkpoints normally stop extra or faulty divisions. Without them, cells pile up.',
        },
        {
          thinking: 'apply',
          question:
            'If a cell contains 12 chromosomes during G1, how many chromatids does the same cell contain when it reaches metaphase of mitosis?',
          answer: '24',
          distractors: [
            {
              text: '12',
              error: 'forgets that each chromosome has been copied',
            },
            {
              text: '6',
              error: 'halves the number as in meiosis',
            },
            {
              text: '48',
              error: 'doubles twice',
            },
          ],
          reason: 'The 12 chromosomes are each made of two chromatids, so there are 24.',
        },
        {
          thinking: 'apply',
          question:
            'If every body cell of an onion contains 16 chromosomes, how many chromosomes does each individual cell contain at the end of meiosis I?',
          answer: '8',
          distractors: [
            {
              text: '16',
              error: 'thinks that only meiosis II halves the number',
            },
            {
              text: '4',
              error: 'halves once too often',
            },
            {
              text: '32',
              error: 'counts chromatids of the starting cell',
            },
          ],
          reason: 'The homologous pairs separate in meiosis I, so each cell has 8, each with two chromatids.',
        },
        {
          thinking: 'apply',
          question:
            'How many genetically different kinds of gametes can an organism with a diploid number of 6 produce by independent assortment alone?',
          answer: '8',
          distractors: [
            {
              text: '6',
              error: 'takes the chromosome number itself',
            },
            {
              text: '9',
              error: 'squares the number of pairs',
            },
            {
              text: '64',
              error: 'uses 2 to the power of 6',
            },
          ],
          reason: 'There are 3 pairs, and a gamete gets either one of each pair: 2 × 2 × 2 = 8.',
        },
        {
          thinking: 'apply',
          question: 'If an experimental drug prevents the formation of spindle fibers, at which point will a dividing cell be stopped?',
          answer: 'before the chromatids are pulled apart',
          distractors: [
            {
              text: 'before the DNA is copied in S phase',
              error: 'thinks that the spindle copies DNA',
            },
            {
              text: 'after two nuclei have formed',
              error: 'thinks that the spindle acts only in cytokinesis',
            },
            {
              text: 'during growth in the G1 phase',
              error: 'thinks that the spindle makes the cell grow',
            },
          ],
          reason: 'Without a spindle, chromosomes cannot attach and move, so the cell stops before anaphase.',
        },
        {
          thinking: 'analyze',
          question:
            'In which order could four stages of one dividing skin cell have occurred if measurements of their DNA give 6, 12, 12 and 6 units?',
          answer: 'G1, G2, metaphase, new nucleus',
          distractors: [
            {
              text: 'G2, G1, new nucleus, metaphase',
              error: 'thinks that growth comes before and after with no copying between',
            },
            {
              text: 'metaphase, new nucleus, G1, S',
              error: 'overlooks that the amount rises after G1',
            },
            {
              text: 'new nucleus, G1, G2, metaphase',
              error: 'puts the fall in DNA before the rise',
            },
          ],
          reason: 'DNA doubles between G1 and G2 and is halved again when two nuclei form.',
        },
        {
          thinking: 'analyze',
          question:
            'Every cell that geneticists examined in one person contained three copies of chromosome 21. Which event best explains this observation?',
          answer: 'A pair failed to separate in meiosis of one parent.',
          distractors: [
            {
              text: 'A gene on chromosome 21 changed in one parent.',
              error: 'mixes up gene mutation with chromosome number',
            },
            {
              text: 'An egg was fertilized by a sperm with 46 chromosomes.',
              error: 'overlooks that all the other numbers would change too',
            },
            {
              text: 'The child’s cells copied that chromosome twice in mitosis.',
              error: 'thinks that a body cell error reaches all cells',
            },
          ],
          reason: 'Nondisjunction gives a gamete an extra chromosome, which then appears in every cell that comes from the zygote.',
        },
        {
          thinking: 'analyze',
          question:
            'In a laboratory dish, normal cells stop dividing as soon as they cover the surface, whereas cells from a tumor continue to accumulate. What does this difference suggest about the tumor cells?',
          answer: 'They ignore signals that tell cells to stop.',
          distractors: [
            {
              text: 'They receive more food than the normal cells.',
              error: 'overlooks that both dishes have the same food',
            },
            {
              text: 'They have stopped passing through interphase.',
              error: 'thinks that fast division leaves out growth and copying',
            },
            {
              text: 'They have switched to making gametes.',
              error: 'thinks that unusual division must be meiosis',
            },
          ],
          reason: 'Crowded normal cells stop. Cells that go on dividing have lost that control.',
        },
      ],
      misconceptions: [
        {
          belief: 'Interphase is a resting stage in which nothing happens.',
          why: 'Under the microscope nothing moves, and older books said “resting stage.”',
          truth: 'The cell grows, does its job and copies its DNA; it is often the busiest part of the cell cycle.',
          teacherMove:
            'Show the ring of the cell cycle with hours on it (for example G1 11, S 8, G2 4, M 1 for a fast human cell in culture). Ask what must happen in the 23 hours if the last one is to work.',
        },
        {
          belief: 'Sister chromatids and homologous chromosomes are the same thing.',
          why: 'Both are drawn as pairs of similar shapes.',
          truth: 'Sister chromatids are copies of one chromosome; homologous chromosomes came from two parents.',
          teacherMove:
            'Use two colors of pipe cleaners. Students must say for any two pieces that you hold up: same color and tied (sisters) or same size, other color (homologous).',
        },
        {
          belief: 'Meiosis is mitosis done twice.',
          why: 'There are two divisions, and meiosis II resembles mitosis.',
          truth: 'DNA is copied only once, homologous chromosomes pair and cross over, and the first division separates pairs.',
          teacherMove:
            'Have students run “mitosis twice” with copying before both rounds, count chromosomes, and compare with a run of meiosis. The numbers do not fit.',
        },
        {
          belief: 'Body cells that do different jobs must have different DNA.',
          why: 'It seems sensible that a cell keeps only the plans it needs.',
          truth: 'Nearly all body cells of a person carry the same genes, but different ones are active.',
          teacherMove:
            'Ask how a whole carrot can be grown from a few root cells in a lab. Let students write which genes those cells must still have had.',
        },
        {
          belief: 'A dominant allele takes over during meiosis, so most gametes carry it.',
          why: 'The word dominant suggests winning.',
          truth: 'A parent with two different alleles passes each on to about half of the gametes.',
          teacherMove: 'Let pairs draw 40 times from a bag with two colors of beads (one allele each) and pool the counts on the board.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Why does meiosis require two consecutive divisions, although the chromosomes are replicated only a single time?',
          lookFors: ['says that the first separates homologous pairs', 'says that the second separates sister chromatids'],
          probe: 'What would the gametes look like if only the first took place?',
        },
        {
          thinking: 'understand',
          question: 'How can a single zygote develop into a body in which trillions of different cells cooperate?',
          lookFors: ['uses mitosis for the same genes in all cells', 'uses different gene activity for different cell types'],
          probe: 'What evidence would show that a liver cell still has the genes of a muscle cell?',
        },
        {
          thinking: 'analyze',
          question:
            'How do three sources of genetic variation in sexual reproduction compare, and which contributes the most in a species with only two pairs of chromosomes?',
          lookFors: ['describes crossing over, independent assortment and fertilization', 'reasons with numbers such as 2 × 2'],
          probe: 'How would your answer change for humans with 23 pairs?',
        },
        {
          thinking: 'apply',
          question:
            'Why do patients who receive a chemotherapy drug that blocks cells in mitosis often lose their hair and experience problems with digestion?',
          lookFors: ['says that hair follicles and the gut lining divide often', 'sees that the drug hits any dividing cell'],
          probe: 'Why are most nerve cells affected less in their numbers?',
        },
        {
          thinking: 'evaluate',
          question:
            'How would you evaluate the argument of a friend who says that checkpoints only slow the body down and that we would be healthier without them?',
          lookFors: ['says that checkpoints prevent faulty divisions', 'weighs speed against the risk of errors'],
          probe: 'When might slower division be a real cost?',
        },
        {
          thinking: 'analyze',
          question:
            'A gamete contains one chromosome too many. What evidence would allow you to determine whether the error occurred in meiosis I or in meiosis II?',
          lookFors: [
            'compares whether the two extra copies are partners or sister copies',
            'says what marks or alleles one would look for',
          ],
          probe: 'Why might crossing over make this harder to tell?',
        },
        {
          thinking: 'evaluate',
          question:
            'Is it scientifically accurate to call the offspring of asexual reproduction “copies”? Defend your answer with evidence about DNA and the environment.',
          lookFors: ['says that the genes are nearly identical', 'brings in mutation and the effect of the environment'],
          probe: 'Which word would you choose instead?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a simulation with coins and cards that demonstrates independent assortment to other ninth graders?',
          lookFors: ['has one random choice for each pair', 'records different gametes and compares them with the number predicted'],
          probe: 'How could you add crossing over?',
        },
        {
          thinking: 'analyze',
          question:
            'What does the observation that the root tip of an onion contains considerably more dividing cells than the older part indicate about how roots grow?',
          lookFors: ['links division to growth at the tip', 'says that older cells get longer or take on jobs'],
          probe: 'What data would you collect to test this?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a one-page guide for a clinic that explains differences in chromosome number accurately and with respect?',
          lookFors: ['explains nondisjunction correctly and plainly', 'uses person-first, neutral words'],
          probe: 'Whose advice would you ask before you print it?',
        },
      ],
      activities: [
        {
          title: 'One cell, one body',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a calculator', 'paper'],
          steps: [
            'Estimate how many rounds of doubling take one cell to a trillion.',
            'Write your guess first.',
            'Double from one and keep count, using powers of ten to go faster.',
            'Explain to your partner why the real number of divisions differs from yours.',
          ],
          lookFor: 'Students find about 40 doublings and note that cells die and divide at different rates.',
        },
        {
          title: 'Follow the alleles',
          purpose: 'explore',
          minutes: [35, 45],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['pipe cleaners or paper strips in two colors', 'tape labels for alleles', 'a large sheet of paper'],
          steps: [
            'Build two homologous pairs, one long and one short, with a different allele label on each partner.',
            'Copy every chromosome.',
            'Pair the partners and trade the tips of two chromatids.',
            'Separate the pairs, then separate the chromatids.',
            'List the alleles of your four gametes.',
            'Compare your list with three other pairs of students.',
          ],
          lookFor: 'Students can name the step at which each new combination arose.',
        },
        {
          title: 'Stages under the lens',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['microscopes and prepared onion root tip slides, or printed photos', 'a tally sheet'],
          steps: [
            'Find the region just behind the tip.',
            'Sort forty cells into interphase and the four phases of mitosis.',
            'Pool the counts of the whole class.',
            'Turn the shares into hours, if one cycle takes about 20 hours.',
            'State one limit of this method.',
          ],
          lookFor: 'Students see why share of cells stands for share of time, and name unclear cells as a limit.',
        },
        {
          title: 'Where did it go wrong?',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['four diagrams of divisions, three with an error'],
          steps: [
            'Study each diagram and find the step at which it differs from the normal one.',
            'Name the error and the cells that would result.',
            'Decide for each error whether it could be passed to offspring.',
            'Explain one diagram to another group.',
          ],
          lookFor: 'Groups tell errors in body cells from errors in the making of gametes.',
        },
        {
          title: 'Word pairs in sixty seconds',
          purpose: 'practice',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['a deck of paired term cards'],
          steps: [
            'Draw a card with two related terms, such as chromatid and chromosome.',
            'Explain the difference in thirty seconds.',
            'Your partner adds one example or one correction.',
            'Keep the cards that need another try.',
          ],
          lookFor: 'Explanations give a difference, not just two definitions.',
        },
        {
          title: 'Who may use the cells?',
          purpose: 'extend',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['short factual cards on research with cells left over from medical tests', 'a decision sheet'],
          steps: [
            'Read the cards and mark what is fact and what is value.',
            'List the people whose views matter.',
            'Write two points for and two points against using such cells without asking again.',
            'Agree on a statement that a person who differs would call fair.',
            'Share it with the class.',
          ],
          lookFor: 'Groups keep facts and values apart and weigh consent as well as the use of the research.',
        },
      ],
      recalls: [
        {
          prompt: 'Put these in order from small to large: cell, chromosome, gene, nucleus.',
          answer: 'Gene, chromosome, nucleus, cell.',
          likelyError: 'Puts chromosome inside gene.',
          minutes: 2,
        },
        {
          prompt: 'Write how DNA, genes and chromosomes are related in one sentence.',
          answer: 'A chromosome is a long DNA molecule with proteins, and genes are stretches of that DNA.',
          likelyError: 'Lists them as three separate things in a cell.',
          minutes: 2,
        },
        {
          prompt: 'Write the number of cells and the chromosomes in each when a cell with 10 chromosomes divides by mitosis.',
          answer: 'Two cells with 10 each.',
          likelyError: 'Gives 5 in each.',
          minutes: 1,
        },
        {
          prompt: 'Explain the difference between a gene and an allele with one example.',
          answer: 'An allele is one version of a gene, such as one for purple or white pea flowers.',
          likelyError: 'Says that an allele is half of a gene.',
          minutes: 2,
        },
        {
          prompt:
            'One cell divides in two, and all new cells go on to divide. Calculate 2³, 2⁴ and 2¹⁰ to find how many cells there are after 3, 4 and 10 rounds.',
          answer: '8, 16 and 1,024 cells.',
          likelyError: 'Writes 6, 8 and 20: multiplies 2 by the exponent.',
          minutes: 2,
        },
        {
          prompt: 'List two living things that can reproduce without a partner and say how.',
          answer: 'For example: yeast by budding, a potato by tubers, bacteria by dividing.',
          likelyError: 'Says that plants only use seeds.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A student says, “At the end of meiosis I, each cell still has sister chromatids, so it is still diploid.” The starting cell had 2n = 8. Is the student right? Give the numbers and defend your answer.',
        answer:
          'No. After meiosis I each cell has 4 chromosomes, each made of two sister chromatids. Ploidy counts sets of chromosomes, and each cell has only one chromosome of each homologous pair, so it is haploid even though it has 8 chromatids.',
        partial: 'Agrees because there are 8 chromatids, or says haploid but cannot explain why chromatids do not count as separate sets.',
        reteach:
          'Give students paper chromosomes at six points of meiosis. At each they count centromeres (chromosomes), then chromatids, then different homologous partners, and only the last one decides n or 2n.',
      },
      processes: [
        {
          title: 'mitosis',
          steps: [
            'In prophase, chromosomes condense and a spindle begins to form.',
            'The nuclear envelope breaks down, and fibers attach to the centromeres.',
            'In metaphase, chromosomes line up at the middle.',
            'In anaphase, sister chromatids separate and move to opposite poles.',
            'In telophase, two nuclear envelopes form.',
            'Cytokinesis divides the cytoplasm.',
          ],
        },
        {
          title: 'meiosis',
          steps: [
            'DNA is copied once in interphase.',
            'Homologous chromosomes pair and cross over.',
            'The pairs line up in random orientation.',
            'The pairs separate in meiosis I.',
            'Each cell divides again, and sister chromatids separate.',
            'Four haploid nuclei result.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a cell’s DNA is damaged and a checkpoint works',
          effect: 'the cycle stops until the damage is repaired, or the cell dies',
        },
        {
          cause: 'homologous chromosomes fail to separate in meiosis I',
          effect: 'some gametes carry an extra chromosome and others lack one',
        },
        {
          cause: 'homologous chromosomes trade segments',
          effect: 'chromatids carry new combinations of alleles',
        },
        {
          cause: 'genes that control division are mutated',
          effect: 'cells may divide without need and form a tumor',
        },
        {
          cause: 'two gametes join at random',
          effect: 'the zygote has one of a huge number of possible combinations',
        },
      ],
      comparisons: [
        {
          a: 'mitosis',
          b: 'meiosis',
          alike: 'Both follow replication and use a spindle to move chromosomes.',
          different: [
            {
              feature: 'divisions',
              a: 'one',
              b: 'two',
            },
            {
              feature: 'pairing of homologous chromosomes',
              a: 'none',
              b: 'in prophase I, with crossing over',
            },
            {
              feature: 'cells formed',
              a: 'two, with the same set as the parent cell',
              b: 'four haploid cells that differ',
            },
          ],
        },
        {
          a: 'sister chromatids',
          b: 'homologous chromosomes',
          alike: 'Both come as two matching parts with the same genes in the same places.',
          different: [
            {
              feature: 'origin',
              a: 'copies made in S phase',
              b: 'one from each parent',
            },
            {
              feature: 'alleles',
              a: 'identical before crossing over',
              b: 'may differ',
            },
            {
              feature: 'separate in',
              a: 'mitosis and meiosis II',
              b: 'meiosis I',
            },
          ],
        },
        {
          a: 'meiosis I',
          b: 'meiosis II',
          alike: 'Both are divisions with four phases and a spindle.',
          different: [
            {
              feature: 'what separates',
              a: 'homologous chromosomes',
              b: 'sister chromatids',
            },
            {
              feature: 'effect on chromosome number',
              a: 'halves it',
              b: 'leaves it the same',
            },
          ],
        },
      ],
      connections: [
        'Math: use 2ⁿ to compute possible gametes for species with 2, 4 and 23 pairs and discuss how large numbers become believable.',
        'Medicine: have students trace which side effects of a cancer treatment follow from its action on dividing cells.',
        'Agriculture: compare crops grown by grafting or tubers with crops grown from hybrid seed and ask what the farmer gains.',
        'Ethics: pair the biology of cells grown in the laboratory with a panel on who should be asked before cells are kept and used.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'HeLa and the question of ownership',
          task: 'Students read a short account and draft a consent form that a patient could really understand.',
          background:
            'Cells taken from Henrietta Lacks in 1951 without her knowledge became the first human cell line known to keep dividing in culture. In 2013 her family and the US National Institutes of Health agreed on rules for access to the genome data.',
          checkFirst: 'Check your school’s guidance; avoid asking any student to speak for a group, and leave out graphic detail.',
        },
        {
          aspect: 'people',
          title: 'Nettie Stevens reads the chromosomes',
          task: 'Students use her kind of data (counts of chromosomes in male and female mealworms) to argue for a conclusion.',
          background:
            'In 1905 Nettie Stevens reported that male mealworms make two kinds of sperm, with a large or a small chromosome, and linked this to sex.',
          checkFirst:
            'Present sex chromosomes as one part of biology that varies among species, and check wording with your school’s guidance.',
        },
        {
          aspect: 'people',
          title: 'A prize for the keys of the cycle',
          task: 'Students explain why yeast and sea urchins could teach us about human cells, then choose an organism for a question of their own.',
          background:
            'Leland Hartwell (USA), Tim Hunt and Paul Nurse (UK) shared the 2001 Nobel Prize in Physiology or Medicine for finding key regulators of the cell cycle in yeast and sea urchins.',
          checkFirst: 'Find a short reading at the right level first.',
        },
        {
          aspect: 'place',
          title: 'Seedless fruit and the farmers who grow it',
          task: 'Students explain with chromosome sets why a triploid watermelon has no full seeds and what that means for growers.',
          background:
            'Seedless watermelons come from crossing plants with four sets and two sets of chromosomes. The plants with three sets cannot complete meiosis normally.',
          checkFirst: 'Ask who has grown or sold fruit; let that experience shape the questions.',
        },
        {
          aspect: 'language',
          title: 'The languages of the cell',
          task: 'Students compare how three languages name mitosis and meiosis and judge which name shows the process best.',
          background:
            'Japanese school books say 体細胞分裂 (body cell division) for mitosis and 減数分裂 (number-reducing division) for meiosis, while English keeps Greek words.',
          checkFirst: 'Ask speakers in class to check the meaning of each part.',
        },
        {
          aspect: 'family and community',
          title: 'A family tree of a plant',
          task: 'Students interview a neighbor, a gardener or someone at home about a plant kept by cuttings, grafting or saved seed, and explain the genetics of that choice.',
          background:
            'Grafted fruit trees, sweet potatoes and many houseplants are kept for generations by mitosis alone, while saved seed mixes alleles each year.',
          checkFirst: 'Accept a market, a library or a public garden as a source for those who have no one to ask.',
        },
        {
          aspect: 'critical question',
          title: 'Who decides what counts as a disorder?',
          task: 'Students compare two descriptions of Down syndrome, one medical and one written by self-advocates, and discuss what each leaves out.',
          background:
            'Self-advocates with Down syndrome have spoken to lawmakers and at the United Nations; World Down Syndrome Day is on March 21 (3/21), for three copies of chromosome 21.',
          checkFirst: 'Check for personal links in the class; use people’s own words, and never treat a person as a case.',
        },
        {
          aspect: 'place',
          title: 'Plants that survived as clones',
          task: 'Students weigh evidence on whether a very old clone should count as one organism.',
          background:
            'Pando in Utah is a stand of quaking aspens that share one root system and nearly the same genes, and it spreads mainly by new shoots.',
          checkFirst: 'Show a map and photos; note that estimates of its age differ widely.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A cell reaches a checkpoint with a small error in its DNA. Tell the events of the next hours in order from the cell’s point of view. Choose whether the error is repaired.',
          audience: 'a short story in a student science magazine',
          plan: ['What does the cell notice first?', 'Who or what helps or hinders it?', 'What does the ending show?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A lab assistant in the 1950s counts chromosomes and keeps getting a number that the books call wrong. Tell the events of that month. Choose the moment when the assistant decides to speak.',
          audience: 'a short story for a history of science site',
          plan: ['What is at stake?', 'How is the count checked?', 'Who listens?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A gardener tries to save the last tree of an old kind of apple. Tell the events of one year in order. Choose which way of reproduction saves the day.',
          audience: 'readers of a local newspaper',
          plan: ['What goes wrong first?', 'What does the gardener need to know?', 'What remains uncertain?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A banana company plants one clone on all of its farms. Claim what it should do and support the claim with genetics. Choose one cost that the company will raise and answer it.',
          audience: 'a memo to the company’s board',
          plan: ['What exactly do you claim?', 'Which evidence is strongest?', 'What will change cost, and why is it worth it?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should patients share in the profit when their cells lead to a product? Argue a position with reasons. Choose a counterargument to answer in full.',
          audience: 'an opinion column',
          plan: ['Which facts does a reader need?', 'What principle supports you?', 'Where is the other side right?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A school wants to drop the unit on meiosis to save time. Argue for or against the plan with reasons. Choose two examples that touch the lives of students.',
          audience: 'a statement to the science department',
          plan: ['What is your claim?', 'What would students lose or gain?', 'How will you answer the need for time?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a ninth grader why sister chromatids and homologous chromosomes are different things. Choose a model from daily life and say where it fails.',
          audience: 'a page for a study guide',
          plan: ['What mix-up does your reader have?', 'In what order will you define the words?', 'Where does the model fail?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how two parents can have children who are all genetically different. Lead each cause to its effect. Choose one calculation to include.',
          audience: 'a panel in a science museum',
          plan: ['What are the sources of variation?', 'Which one is easiest to show first?', 'How will you explain the number?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why a drug that stops the spindle can slow a tumor but also harms healthy tissue. Choose one tissue as your example.',
          audience: 'a leaflet for patients’ families',
          plan: ['What does the spindle do?', 'Which cells divide often?', 'What tone suits your reader?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a time-lapse film of a dividing cell for a radio audience. Make the listener see order and movement. Choose one comparison and carry it through.',
          audience: 'radio listeners',
          plan: ['What changes in the first seconds?', 'Which verbs fit the chromosomes?', 'How does the scene end?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a laboratory at night in which cells are growing. Show with the senses what the room is like. Choose a detail that hints at how fast the cells divide.',
          audience: 'readers of a long magazine story',
          plan: ['What hums, glows or smells?', 'What does a visitor notice last?', 'How do you hint at time?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe one old plant that has been kept by cuttings. Show its look, its place and the traces of the people who kept it. Choose a point of view.',
          audience: 'visitors to a plant collection',
          plan: ['What is striking about it?', 'What shows its age?', 'What should the reader feel?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write the minutes of a meeting of chromosomes just before anaphase. Choose the voices and what they disagree about.',
          audience: 'a reading for your biology class',
          plan: ['What must be settled at this meeting?', 'Who is late or missing?', 'What do the minutes record last?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a poem in which the form shows the process: lines that copy, pair, trade or part. Choose mitosis or meiosis.',
          audience: 'a school poetry wall',
          plan: ['Which step will the form show?', 'What repeats exactly?', 'Where does the form break?'],
        },
        {
          genre: 'Creative',
          prompt:
            'A species on an icy moon has three parents for each offspring. Write the entry on its life cycle in an encyclopedia. Choose how it keeps its chromosome number steady.',
          audience: 'readers of a science fiction encyclopedia',
          plan: ['How many sets does each cell have?', 'What happens at the joining?', 'Which errors occur?'],
        },
      ],
      itemSets: [
        {
          title: 'Three anthers of a lily',
          text: 'A botanist prepared anthers of a lily, whose body cells are diploid with 24 chromosomes, at three different ages and stained them for the microscope. In the youngest anther the cells lay individually, and many of them contained twelve paired structures, in which four chromatids lay side by side and crossed at one or several points. In the middle anther the cells appeared in groups of two, and in the oldest they appeared in groups of four that would eventually develop into pollen. Measurements gave 2.0 units of DNA for each nucleus of the oldest anther.',
          facts: [
            {
              thinking: 'apply',
              question:
                'What amount of DNA should the botanist expect to measure in a nucleus of the youngest anther that contains paired structures?',
              answer: '8.0 units',
              distractors: [
                {
                  text: '1.0 unit',
                  error: 'halves the amount in place of going back to the start',
                },
                {
                  text: '2.0 units',
                  error: 'thinks that the amount of DNA stays the same throughout',
                },
                {
                  text: '4.0 units',
                  error: 'corrects for one of the two divisions only',
                },
              ],
              reason: 'Two divisions without replication in between divide the DNA by four, so the nucleus began with 4 times 2.0 units.',
            },
            {
              thinking: 'apply',
              question: 'How many chromosomes does each individual nucleus in one of the groups of two contain in the middle anther?',
              answer: '12, each with two chromatids',
              distractors: [
                {
                  text: '12, each with one chromatid',
                  error: 'separates the chromatids one division too early',
                },
                {
                  text: '24, each with two chromatids',
                  error: 'thinks that the first division keeps the number',
                },
                {
                  text: '24, each with one chromatid',
                  error: 'describes a body cell after mitosis',
                },
              ],
              reason:
                'Meiosis I separates the twelve homologous pairs, so each nucleus receives 12 chromosomes that still have two chromatids.',
            },
            {
              thinking: 'analyze',
              question: 'What is the biological significance of the points at which chromatids cross in the youngest anther?',
              answer: 'Maternal and paternal alleles are exchanged there.',
              distractors: [
                {
                  text: 'Sister chromatids with equal alleles are joined there.',
                  error: 'mixes up sister chromatids and homologous chromosomes',
                },
                {
                  text: 'Spindle fibers attach to the chromosomes there.',
                  error: 'mixes up crossing points and centromeres',
                },
                {
                  text: 'New alleles are made there by extra DNA copying.',
                  error: 'thinks that crossing over creates new genes',
                },
              ],
              reason: 'At these points non-sister chromatids have exchanged segments, which puts alleles together in new combinations.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'How would you use at least three observations from the anthers to answer a classmate who concludes that the groups of four result from mitosis that happened twice?',
            lookFors: [
              'Points to paired structures with four chromatids, which do not form in mitosis.',
              'Uses the DNA amount or the chromosome number, which falls to half of that of a body cell.',
              'Mentions crossing points as a source of cells that differ genetically.',
            ],
            probe: 'Which single observation would convince you most, and why?',
          },
        },
        {
          title: 'Cells that wait for repair',
          text: 'Biologists exposed two cultures of human skin cells to a short dose of ultraviolet light, which damages DNA, and then measured the DNA content of thousands of cells every few hours. A cell held 1.0 unit of DNA just after a division. In the normal culture, cells with 1.0 unit accumulated for eighteen hours, while almost none were copying their DNA. After that, most of them continued the cycle, although a small share had died. Cells of the second culture, which lacked a working form of one control protein, went on copying without delay, and three weeks later they carried about nine times as many mutations as the normal ones.',
          facts: [
            {
              thinking: 'apply',
              question:
                'In which particular stage of the cell cycle were the majority of the normal cells held during the eighteen hours after the ultraviolet exposure?',
              answer: 'In G1, ahead of the S phase',
              distractors: [
                {
                  text: 'In S, while DNA is doubled',
                  error: 'overlooks that almost no cells were copying DNA',
                },
                {
                  text: 'In G2, ahead of mitosis',
                  error: 'overlooks that these cells had not doubled their DNA',
                },
                {
                  text: 'In metaphase, at the spindle',
                  error: 'thinks that checkpoints belong to mitosis only',
                },
              ],
              reason: 'Cells with 1.0 unit that are not copying their DNA have not yet entered the S phase.',
            },
            {
              thinking: 'analyze',
              question: 'What is the most likely biological benefit of the delay that was observed in the normal culture?',
              answer: 'Damage can be repaired before it is copied.',
              distractors: [
                {
                  text: 'Damaged parts can be shared between two cells.',
                  error: 'thinks that division gets rid of damage',
                },
                {
                  text: 'Cells can grow large enough to resist the light.',
                  error: 'thinks that size protects a cell’s DNA',
                },
                {
                  text: 'Chromosomes can pair so that they exchange alleles.',
                  error: 'brings meiosis into the cycle of a body cell',
                },
              ],
              reason: 'A delay before replication gives repair enzymes time, so fewer errors become permanent mutations.',
            },
            {
              thinking: 'analyze',
              question: 'Which conclusion about the normal function of the control protein is supported by the results from both cultures?',
              answer: 'It helps to stop the cycle when DNA is damaged.',
              distractors: [
                {
                  text: 'It helps to copy the DNA faster after damage.',
                  error: 'reverses what happened when the protein was missing',
                },
                {
                  text: 'It shields the nucleus from ultraviolet light.',
                  error: 'thinks that the damage itself was prevented',
                },
                {
                  text: 'It builds the spindle that separates chromatids.',
                  error: 'picks a part of mitosis that was not measured',
                },
              ],
              reason: 'Without the protein the cells went on copying without delay, so its role is connected with stopping the cycle.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How would you use the results of both cultures to evaluate a cream that is advertised as “turning off the cell’s brakes so that skin renews itself faster”?',
            lookFors: [
              'Says that the brakes give time for repair, and that without them mutations accumulate.',
              'Connects many mutations and uncontrolled division with the risk of tumors.',
              'Distinguishes normal renewal, which is controlled, from division without checkpoints.',
            ],
            probe: 'Which measurements would you demand before such a product could be sold?',
          },
        },
        {
          title: 'Violets from leaf tips and seeds',
          text: 'A nursery multiplies a rare violet in two ways. Technicians place leaf tips on a nutrient gel, where cells divide and form whole plants, and gardeners also pollinate flowers by hand and sow the seeds. A laboratory then examined eight genetic markers for which both parent plants carried the same two different alleles. All 200 plants from the leaf tips of one parent had the parent’s combination, apart from a single plant that differed in one marker. Among 200 seedlings from one cross, only about fifteen shared a combination with another seedling, and about half were heterozygous at any one of the eight markers.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What most likely explains the single unusual individual among those from leaf tips?',
              answer: 'A mutation in a cell from which the plant grew',
              distractors: [
                {
                  text: 'Crossing over in a cell of the leaf that divided',
                  error: 'puts an event of meiosis into mitosis',
                },
                {
                  text: 'Independent assortment in the cells of the gel',
                  error: 'thinks that assortment happens wherever cells divide',
                },
                {
                  text: 'A pollen grain that had fertilized the leaf tip',
                  error: 'thinks that fertilization can happen in a leaf',
                },
              ],
              reason: 'Mitosis passes on matching copies, so a difference at one marker points to a copying error or other mutation.',
            },
            {
              thinking: 'apply',
              question:
                'How many different kinds of gametes can one parent form by independent assortment alone, if the eight markers are unlinked?',
              answer: '256',
              distractors: [
                {
                  text: '8',
                  error: 'takes the number of markers for the number of kinds',
                },
                {
                  text: '16',
                  error: 'multiplies by two alleles in place of raising two to a power',
                },
                {
                  text: '64',
                  error: 'squares the number of markers',
                },
              ],
              reason:
                'Each of the eight markers can contribute either of two alleles, so there are two to the eighth power, or 256, kinds.',
            },
            {
              thinking: 'analyze',
              question: 'Why should approximately half of the seedlings in this cross carry two different alleles at any one marker?',
              answer: 'Two heterozygous parents give half heterozygous offspring.',
              distractors: [
                {
                  text: 'Two identical parents give offspring with half of their DNA.',
                  error: 'mixes up half of a genome and half of the offspring',
                },
                {
                  text: 'Dominant alleles appear in half of the gametes of a plant.',
                  error: 'thinks that dominance affects how alleles are passed on',
                },
                {
                  text: 'Meiosis removes half of the alleles from the next generation.',
                  error: 'thinks that alleles are lost in place of divided among gametes',
                },
              ],
              reason: 'A cross of two heterozygotes gives one quarter of each homozygote and one half heterozygous seedlings.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'The nursery wants to return the violet to a mountain meadow whose climate is changing. Evaluate whether leaf-tip plants, seedlings or a mixture should be planted, using the laboratory’s results.',
            lookFors: [
              'Says that seedlings vary, so some may tolerate new conditions, while others may do poorly.',
              'Says that leaf-tip plants are reliable copies, which helps numbers but leaves little variation.',
              'Supports a decision with the data and names a risk that remains.',
            ],
            probe: 'How could the nursery keep variation high if it can grow only 50 plants?',
          },
        },
      ],
    },
  },
});
