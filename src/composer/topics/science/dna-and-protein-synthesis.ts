import { defineTopicPack } from '../topic-pack.ts';

export const dnaAndProteinSynthesis = defineTopicPack({
  id: 'dna-and-protein-synthesis',
  title: 'DNA, genes and protein synthesis',
  inText: 'DNA, genes and protein synthesis',
  alsoCalled: ['DNA'],
  subject: 'science',
  aliases: [
    'dna',
    'rna',
    'dna and genes',
    'dna structure',
    'dna structure and function',
    'double helix',
    'protein synthesis',
    'transcription and translation',
    'transcription translation',
    'central dogma',
    'genetic code',
    'codons',
    'mutations',
    'gene mutations',
    'dna replication',
    'gene expression',
    'dna to protein',
  ],
  standards: [
    {
      code: 'MS-LS3-1',
      grades: [6, 8],
    },
    {
      code: 'HS-LS1-1',
      grades: [9, 12],
    },
    {
      code: 'HS-LS3-1',
      grades: [9, 12],
    },
  ],
  translations: {
    gene: {
      Arabic: 'جين',
      Bengali: 'জিন',
      'Chinese (Simplified)': '基因',
      French: 'gène',
      Hindi: 'जीन',
      Japanese: '遺伝子',
      Korean: '유전자',
      Portuguese: 'gene',
      Russian: 'ген',
      Spanish: 'gen',
      Ukrainian: 'ген',
      Vietnamese: 'gen',
    },
    protein: {
      Arabic: 'بروتين',
      Bengali: 'প্রোটিন',
      'Chinese (Simplified)': '蛋白质',
      French: 'protéine',
      Hindi: 'प्रोटीन',
      Japanese: 'タンパク質',
      Korean: '단백질',
      Portuguese: 'proteína',
      Russian: 'белок',
      Spanish: 'proteína',
      Ukrainian: 'білок',
      Vietnamese: 'protein',
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
    mutation: {
      Arabic: 'طفرة',
      Bengali: 'মিউটেশন',
      'Chinese (Simplified)': '突变',
      French: 'mutation',
      Hindi: 'उत्परिवर्तन',
      Japanese: '突然変異',
      Korean: '돌연변이',
      Portuguese: 'mutação',
      Russian: 'мутация',
      Spanish: 'mutación',
      Ukrainian: 'мутація',
      Vietnamese: 'đột biến',
    },
    nucleotide: {
      Arabic: 'نوكليوتيد',
      Bengali: 'নিউক্লিওটাইড',
      'Chinese (Simplified)': '核苷酸',
      French: 'nucléotide',
      Hindi: 'न्यूक्लियोटाइड',
      Japanese: 'ヌクレオチド',
      Korean: '뉴클레오타이드',
      Portuguese: 'nucleotídeo',
      Russian: 'нуклеотид',
      Spanish: 'nucleótido',
      Ukrainian: 'нуклеотид',
      Vietnamese: 'nucleotide',
    },
    'double helix': {
      Arabic: 'لولب مزدوج',
      'Chinese (Simplified)': '双螺旋',
      French: 'double hélice',
      Hindi: 'द्विकुंडली',
      Japanese: '二重らせん',
      Korean: '이중 나선',
      Portuguese: 'dupla hélice',
      Russian: 'двойная спираль',
      Spanish: 'doble hélice',
      Ukrainian: 'подвійна спіраль',
      Vietnamese: 'chuỗi xoắn kép',
    },
    'amino acid': {
      Arabic: 'حمض أميني',
      Bengali: 'অ্যামিনো অ্যাসিড',
      'Chinese (Simplified)': '氨基酸',
      French: 'acide aminé',
      Hindi: 'अमीनो अम्ल',
      Japanese: 'アミノ酸',
      Korean: '아미노산',
      Portuguese: 'aminoácido',
      Russian: 'аминокислота',
      Spanish: 'aminoácido',
      Ukrainian: 'амінокислота',
      Vietnamese: 'axit amin',
    },
    transcription: {
      Arabic: 'نسخ',
      Bengali: 'ট্রান্সক্রিপশন',
      'Chinese (Simplified)': '转录',
      French: 'transcription',
      Hindi: 'अनुलेखन',
      Japanese: '転写',
      Korean: '전사',
      Portuguese: 'transcrição',
      Russian: 'транскрипция',
      Spanish: 'transcripción',
      Ukrainian: 'транскрипція',
      Vietnamese: 'phiên mã',
    },
    translation: {
      Arabic: 'ترجمة',
      Bengali: 'ট্রান্সলেশন',
      'Chinese (Simplified)': '翻译',
      French: 'traduction',
      Japanese: '翻訳',
      Korean: '번역',
      Portuguese: 'tradução',
      Russian: 'трансляция',
      Spanish: 'traducción',
      Ukrainian: 'трансляція',
      Vietnamese: 'dịch mã',
    },
    codon: {
      Arabic: 'كودون',
      Bengali: 'কোডন',
      'Chinese (Simplified)': '密码子',
      French: 'codon',
      Hindi: 'कोडॉन',
      Japanese: 'コドン',
      Korean: '코돈',
      Portuguese: 'códon',
      Russian: 'кодон',
      Spanish: 'codón',
      Ukrainian: 'кодон',
      Vietnamese: 'bộ ba mã hóa',
    },
    ribosome: {
      Arabic: 'ريبوسوم',
      Bengali: 'রাইবোজোম',
      'Chinese (Simplified)': '核糖体',
      French: 'ribosome',
      Hindi: 'राइबोसोम',
      Japanese: 'リボソーム',
      Korean: '리보솜',
      Portuguese: 'ribossomo',
      Russian: 'рибосома',
      Spanish: 'ribosoma',
      Ukrainian: 'рибосома',
      Vietnamese: 'ribosome',
    },
    'genetic code': {
      Arabic: 'شفرة وراثية',
      Bengali: 'জেনেটিক কোড',
      'Chinese (Simplified)': '遗传密码',
      French: 'code génétique',
      Hindi: 'आनुवंशिक कूट',
      Japanese: '遺伝暗号',
      Korean: '유전 암호',
      Portuguese: 'código genético',
      Russian: 'генетический код',
      Spanish: 'código genético',
      Ukrainian: 'генетичний код',
      Vietnamese: 'mã di truyền',
    },
    trait: {
      Arabic: 'صفة',
      Bengali: 'বৈশিষ্ট্য',
      'Chinese (Simplified)': '性状',
      French: 'caractère',
      Hindi: 'लक्षण',
      Japanese: '形質',
      Korean: '형질',
      Portuguese: 'característica',
      Russian: 'признак',
      Spanish: 'rasgo',
      Ukrainian: 'ознака',
      Vietnamese: 'tính trạng',
    },
    DNA: {
      Arabic: 'الحمض النووي الريبوزي منقوص الأكسجين',
      Bengali: 'ডিএনএ',
      'Chinese (Simplified)': '脱氧核糖核酸',
      French: 'ADN',
      Hindi: 'डीएनए',
      Japanese: 'DNA',
      Korean: 'DNA',
      Portuguese: 'DNA',
      Russian: 'ДНК',
      Spanish: 'ADN',
      Ukrainian: 'ДНК',
      Vietnamese: 'DNA',
    },
    base: {
      Arabic: 'قاعدة نيتروجينية',
      Bengali: 'নাইট্রোজেন ক্ষারক',
      'Chinese (Simplified)': '碱基',
      French: 'base azotée',
      Hindi: 'नाइट्रोजनी क्षारक',
      Japanese: '塩基',
      Korean: '염기',
      Portuguese: 'base nitrogenada',
      Russian: 'азотистое основание',
      Spanish: 'base nitrogenada',
      Ukrainian: 'азотиста основа',
      Vietnamese: 'base nitơ',
    },
    'base pair': {
      Arabic: 'زوج قواعد',
      Bengali: 'ক্ষারক জোড়',
      'Chinese (Simplified)': '碱基对',
      French: 'paire de bases',
      Hindi: 'क्षारक युग्म',
      Japanese: '塩基対',
      Korean: '염기쌍',
      Portuguese: 'par de bases',
      Russian: 'пара оснований',
      Spanish: 'par de bases',
      Ukrainian: 'пара основ',
      Vietnamese: 'cặp base',
    },
    inherit: {
      Arabic: 'وَرِثَ',
      Bengali: 'উত্তরাধিকারসূত্রে পাওয়া',
      'Chinese (Simplified)': '遗传得到',
      French: 'hériter',
      Hindi: 'वंशागत रूप से पाना',
      Japanese: '受け継ぐ',
      Korean: '물려받다',
      Portuguese: 'herdar',
      Russian: 'наследовать',
      Spanish: 'heredar',
      Ukrainian: 'успадковувати',
      Vietnamese: 'thừa hưởng',
    },
    code: {
      Arabic: 'شفرة',
      Bengali: 'সংকেত',
      'Chinese (Simplified)': '密码',
      French: 'code',
      Hindi: 'कूट',
      Japanese: '暗号',
      Korean: '암호',
      Portuguese: 'código',
      Russian: 'код',
      Spanish: 'código',
      Ukrainian: 'код',
      Vietnamese: 'mã',
    },
    replication: {
      Arabic: 'تضاعف',
      Bengali: 'রেপ্লিকেশন',
      'Chinese (Simplified)': '复制',
      French: 'réplication',
      Hindi: 'प्रतिकृतियन',
      Japanese: '複製',
      Korean: '복제',
      Portuguese: 'replicação',
      Russian: 'репликация',
      Spanish: 'replicación',
      Ukrainian: 'реплікація',
      Vietnamese: 'nhân đôi',
    },
    neutral: {
      Arabic: 'محايد',
      Bengali: 'নিরপেক্ষ',
      'Chinese (Simplified)': '中性的',
      French: 'neutre',
      Hindi: 'उदासीन',
      Japanese: '中立の',
      Korean: '중립의',
      Portuguese: 'neutro',
      Russian: 'нейтральный',
      Spanish: 'neutro',
      Ukrainian: 'нейтральний',
      Vietnamese: 'trung tính',
    },
    genome: {
      Arabic: 'جينوم',
      Bengali: 'জিনোম',
      'Chinese (Simplified)': '基因组',
      French: 'génome',
      Hindi: 'जीनोम',
      Japanese: 'ゲノム',
      Korean: '유전체',
      Portuguese: 'genoma',
      Russian: 'геном',
      Spanish: 'genoma',
      Ukrainian: 'геном',
      Vietnamese: 'bộ gen',
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
    complementary: {
      Arabic: 'متمم',
      Bengali: 'পরিপূরক',
      'Chinese (Simplified)': '互补的',
      French: 'complémentaire',
      Hindi: 'पूरक',
      Japanese: '相補的な',
      Korean: '상보적인',
      Portuguese: 'complementar',
      Russian: 'комплементарный',
      Spanish: 'complementario',
      Ukrainian: 'комплементарний',
      Vietnamese: 'bổ sung',
    },
    'messenger RNA': {
      Arabic: 'الحمض النووي الريبوزي الرسول',
      Bengali: 'বার্তাবহ আরএনএ',
      'Chinese (Simplified)': '信使RNA',
      French: 'ARN messager',
      Hindi: 'दूत आरएनए',
      Japanese: '伝令RNA',
      Korean: '전령 RNA',
      Portuguese: 'RNA mensageiro',
      Russian: 'информационная РНК',
      Spanish: 'ARN mensajero',
      Ukrainian: 'інформаційна РНК',
      Vietnamese: 'RNA thông tin',
    },
    'transfer RNA': {
      Arabic: 'الحمض النووي الريبوزي الناقل',
      Bengali: 'ট্রান্সফার আরএনএ',
      'Chinese (Simplified)': '转运RNA',
      French: 'ARN de transfert',
      Hindi: 'अंतरण आरएनए',
      Japanese: '転移RNA',
      Korean: '운반 RNA',
      Portuguese: 'RNA transportador',
      Russian: 'транспортная РНК',
      Spanish: 'ARN de transferencia',
      Ukrainian: 'транспортна РНК',
      Vietnamese: 'RNA vận chuyển',
    },
    anticodon: {
      Arabic: 'مضاد الكودون',
      Bengali: 'অ্যান্টিকোডন',
      'Chinese (Simplified)': '反密码子',
      French: 'anticodon',
      Hindi: 'प्रतिप्रकूट',
      Japanese: 'アンチコドン',
      Korean: '안티코돈',
      Portuguese: 'anticódon',
      Russian: 'антикодон',
      Spanish: 'anticodón',
      Ukrainian: 'антикодон',
      Vietnamese: 'bộ ba đối mã',
    },
    frameshift: {
      Arabic: 'إزاحة الإطار',
      Bengali: 'ফ্রেমশিফ্ট',
      'Chinese (Simplified)': '移码突变',
      French: 'décalage du cadre de lecture',
      Japanese: 'フレームシフト',
      Korean: '틀 이동',
      Portuguese: 'mudança de fase de leitura',
      Russian: 'сдвиг рамки считывания',
      Spanish: 'desplazamiento del marco de lectura',
      Ukrainian: 'зсув рамки зчитування',
      Vietnamese: 'dịch khung',
    },
    'gene expression': {
      Arabic: 'تعبير جيني',
      Bengali: 'জিনের প্রকাশ',
      'Chinese (Simplified)': '基因表达',
      French: 'expression génique',
      Hindi: 'जीन अभिव्यक्ति',
      Japanese: '遺伝子発現',
      Korean: '유전자 발현',
      Portuguese: 'expressão gênica',
      Russian: 'экспрессия генов',
      Spanish: 'expresión génica',
      Ukrainian: 'експресія генів',
      Vietnamese: 'biểu hiện gen',
    },
    'RNA polymerase': {
      Arabic: 'إنزيم بلمرة الحمض النووي الريبوزي',
      Bengali: 'আরএনএ পলিমারেজ',
      'Chinese (Simplified)': 'RNA聚合酶',
      French: 'ARN polymérase',
      Hindi: 'आरएनए पॉलीमरेज',
      Japanese: 'RNAポリメラーゼ',
      Korean: 'RNA 중합 효소',
      Portuguese: 'RNA polimerase',
      Russian: 'РНК-полимераза',
      Spanish: 'ARN polimerasa',
      Ukrainian: 'РНК-полімераза',
      Vietnamese: 'RNA polymerase',
    },
    promoter: {
      Bengali: 'প্রমোটার',
      'Chinese (Simplified)': '启动子',
      French: 'promoteur',
      Hindi: 'उन्नायक',
      Japanese: 'プロモーター',
      Korean: '프로모터',
      Portuguese: 'promotor',
      Russian: 'промотор',
      Spanish: 'promotor',
      Ukrainian: 'промотор',
      Vietnamese: 'vùng khởi động',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'A gene is a stretch of DNA that carries instructions for a protein, proteins do much of the work in a living thing, and a change in a gene can change a protein and so a trait.',
      objectives: [
        'describe the structure of DNA with a model and name the base pairs',
        'explain how genes, chromosomes, proteins and traits are related',
        'model how a change in a gene may change a protein',
        'sort mutations into harmful, helpful and neutral and explain the choice',
        'explain why cells of one body have the same DNA but do different jobs',
      ],
      terms: [
        {
          term: 'DNA',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the molecule in cells that stores the instructions for building and running a living thing',
          example: 'Almost every cell in the human body contains a complete copy of that person’s DNA.',
          contrast: 'A gene is one stretch of it; a chromosome is a long piece of it packed with proteins.',
          wordParts: 'short for deoxyribonucleic acid',
          picture: 'a ladder twisted like a spiral staircase',
        },
        {
          term: 'gene',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a section of a chromosome that holds the instructions for making one product, usually a protein',
          example: 'One particular gene helps to determine the color of the flowers of a pea plant.',
          contrast: 'It is a part of DNA, not a separate thing beside it.',
          wordParts: 'from a Greek word for birth or origin; genetic',
          picture: 'a twisted ladder with one stretch colored in',
        },
        {
          term: 'chromosome',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a long thread of genetic material that carries many genes',
          example: 'A single chromosome can carry the instructions of more than a thousand genes.',
          contrast: 'A gene is only one short stretch along it.',
          wordParts: 'chromo- (color) + -some (body)',
          picture: 'an X shape with stripes for genes',
        },
        {
          term: 'protein',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a large molecule that cells build from amino acids and that does most of the work in a cell',
          example: 'The protein hemoglobin carries oxygen in blood.',
          contrast: 'Food labels list it as a nutrient, but your cells build their own kinds.',
          wordParts: 'from a Greek word for first',
          picture: 'a string of beads folded into a shape',
        },
        {
          term: 'amino acid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'one of the small molecules that are connected in a chain to produce a protein',
          example: 'A cell connects one amino acid to the next in an exact order until the protein is complete.',
          contrast: 'A base is a letter of DNA; this is a bead of the chain that the letters call for.',
          wordParts: 'amino + acid',
          picture: 'one bead of a chain',
        },
        {
          term: 'base',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'one of the four chemical components, named A, T, C and G, that form pairs inside DNA',
          example: 'Inside the DNA ladder, the base A is always connected with T on the opposite side.',
          contrast: 'In chemistry the word can also mean the opposite of an acid.',
          wordParts: 'base, base pair',
          picture: 'a rung made of two puzzle pieces, A and T',
        },
        {
          term: 'base pair',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'two matching components, A with T or C with G, that together form one rung of the DNA ladder',
          example: 'The complete DNA in a human cell nucleus contains about three billion base pairs from each parent.',
          contrast: 'It is not any two letters; only certain ones fit.',
          wordParts: 'base + pair',
          picture: 'two pieces that fit: C and G',
        },
        {
          term: 'double helix',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the shape of DNA, which resembles a ladder that has been twisted around itself',
          example: 'In a double helix, two long strands of DNA are twisted around each other like the sides of a spiral staircase.',
          contrast: 'A simple spiral has one strand; this has two.',
          wordParts: 'double + helix (spiral)',
          picture: 'a spiral staircase with two rails',
        },
        {
          term: 'mutation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a change in one or more of the chemical letters that make up a gene',
          example: 'A mutation in a single gene can change the color of a mouse’s fur from light to dark.',
          contrast: 'It is not the same as a monster in a film; many have no effect that anyone can see.',
          wordParts: 'from a Latin word for change; mutate, mutant',
          picture: 'a row of letters with one letter crossed out and replaced',
        },
        {
          term: 'trait',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a feature of a living thing, such as its eye color, that can be passed to offspring',
          example: 'Flower color is a trait that pea plants inherit from the previous generation.',
          contrast: 'A gene is the instruction; this is the feature that can be observed.',
          wordParts: 'from a French word for a line or stroke',
          picture: 'three flowers: purple, white, purple',
        },
        {
          term: 'inherit',
          partOfSpeech: 'verb',
          tier: 2,
          definition: 'to receive genes, and therefore certain features, from the previous generation',
          example: 'Kittens inherit half of their chromosomes from their mother and the other half from their father.',
          contrast: 'In money matters it means to receive property; here it means genes.',
          wordParts: 'in- + heir; inherit, inheritance',
          picture: 'two arrows from parents to a young animal',
        },
        {
          term: 'code',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a system in which certain signs represent other things, such as letters or numbers',
          example: 'In the DNA code, each combination of three letters represents one amino acid.',
          contrast: 'It is not secret; scientists can read it.',
          wordParts: 'code, decode, encode',
          picture: 'a key that turns letters into shapes',
        },
        {
          term: 'replication',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the process in which a cell produces a second copy of its DNA before it divides',
          example: 'During replication, the two sides of the DNA ladder separate, and each receives a new partner.',
          contrast: 'Making a protein is something else; this makes more DNA.',
          wordParts: 're- + plic (fold); replicate',
          picture: 'one ladder that opens and becomes two ladders',
        },
        {
          term: 'neutral',
          partOfSpeech: 'adjective',
          tier: 2,
          definition: 'having neither a helpful nor a harmful effect on a living thing',
          example: 'A neutral change in a gene leaves the protein working exactly as it did before.',
          contrast: 'It does not mean that nothing changed; the letters did change.',
          wordParts: 'from a Latin word for neither',
          picture: 'a balance that stays level',
        },
        {
          term: 'genome',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'all of the genetic information of a living thing',
          example: 'The human genome contains about 20,000 genes that code for proteins.',
          contrast: 'A gene is one section, while this is the complete set of instructions.',
          wordParts: 'gene, genetic',
          picture: 'a library shelf with one book pulled out',
        },
        {
          term: 'nucleus',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the central compartment of a plant or animal cell that contains most of its DNA',
          example: 'The DNA in the nucleus must be copied before a plant or animal cell divides.',
          contrast: 'Proteins are built outside of it, in the cytoplasm.',
          wordParts: 'from Latin nux nut; nuclear',
          picture: 'a circle in a cell with a coiled thread inside',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which base is always located opposite the base A in the double-stranded DNA of a living cell?',
          answer: 'T',
          distractors: [
            {
              text: 'C',
              error: 'picks the next letter at random',
            },
            {
              text: 'G',
              error: 'mixes up the two pairs',
            },
            {
              text: 'A',
              error: 'thinks that like pairs with like',
            },
          ],
          reason: 'In DNA, A pairs with T, and C pairs with G.',
        },
        {
          thinking: 'remember',
          question: 'Which small building blocks does a cell join together in order to produce its proteins?',
          answer: 'amino acids',
          distractors: [
            {
              text: 'base pairs',
              error: 'mixes up the parts of DNA with those of proteins',
            },
            {
              text: 'simple sugars',
              error: 'mixes up proteins with starch',
            },
            {
              text: 'cell membranes',
              error: 'names a part of the cell',
            },
          ],
          reason: 'A protein is a chain of amino acids folded into a shape.',
        },
        {
          thinking: 'remember',
          question: 'What is the name for the characteristic shape of a DNA molecule with its two strands?',
          answer: 'a double helix',
          distractors: [
            {
              text: 'a single ring',
              error: 'has seen drawings of DNA in bacteria',
            },
            {
              text: 'a flat ladder',
              error: 'remembers the rungs but leaves out the twist',
            },
            {
              text: 'a closed ball',
              error: 'thinks of the nucleus',
            },
          ],
          reason: 'DNA has two strands that wind around each other like a twisted ladder.',
        },
        {
          thinking: 'remember',
          question: 'For which kind of product do most of the genes in a living cell carry the instructions?',
          answer: 'a protein',
          distractors: [
            {
              text: 'an atom',
              error: 'mixes up the levels of size',
            },
            {
              text: 'a nucleus',
              error: 'thinks of where the gene is found',
            },
            {
              text: 'a whole organ',
              error: 'thinks that one gene builds one body part',
            },
          ],
          reason: 'Most genes hold the order of amino acids for a protein.',
        },
        {
          thinking: 'understand',
          question: 'How are genes and chromosomes related to each other in the nucleus of a cell?',
          answer: 'Many genes lie along one chromosome.',
          distractors: [
            {
              text: 'Many chromosomes lie inside one gene.',
              error: 'has the order of size backward',
            },
            {
              text: 'Genes and chromosomes are two words for one thing.',
              error: 'cannot tell the levels apart',
            },
            {
              text: 'Genes float freely and chromosomes collect them.',
              error: 'thinks that genes are separate particles',
            },
          ],
          reason: 'A gene is a section of a chromosome, so one chromosome holds a long row of genes.',
        },
        {
          thinking: 'understand',
          question:
            'Why do a skin cell and a nerve cell of one person look so unlike each other although they contain exactly the same genes?',
          answer: 'Different genes are used in each cell.',
          distractors: [
            {
              text: 'Each cell deletes the genes that it does not need.',
              error: 'thinks that cells throw genes away',
            },
            {
              text: 'The nerve cell has more chromosomes.',
              error: 'thinks that complex cells need more DNA',
            },
            {
              text: 'The skin cell got its genes from one parent only.',
              error: 'mixes up body cells with inheritance',
            },
          ],
          reason: 'Cells switch on different genes, so they make different proteins.',
        },
        {
          thinking: 'understand',
          question: 'How can a change in the bases of a single gene change a visible trait of a living thing?',
          answer: 'It can change a protein that affects the trait.',
          distractors: [
            {
              text: 'It can change the number of cells in the gene.',
              error: 'thinks that genes are made of cells',
            },
            {
              text: 'It can add a new chromosome for the trait.',
              error: 'mixes up a gene with a chromosome',
            },
            {
              text: 'It can make the body want a different trait.',
              error: 'thinks that traits follow wishes',
            },
          ],
          reason: 'A gene tells the cell how to build a protein. A changed protein may work in a different way.',
        },
        {
          thinking: 'understand',
          question: 'Which statement about the effects that mutations have on living things is correct?',
          answer: 'Some harm, some help, and many have no clear effect.',
          distractors: [
            {
              text: 'They are harmful, and they make a living thing sick.',
              error: 'thinks of films and warnings only',
            },
            {
              text: 'They happen when a living thing needs a change.',
              error: 'thinks that need causes mutation',
            },
            {
              text: 'They appear only in plants and animals near pollution.',
              error: 'thinks that pollution is the single cause',
            },
          ],
          reason: 'Mutations are chance changes. Their effect depends on the protein and on where the organism lives.',
        },
        {
          thinking: 'understand',
          question: 'Why is it necessary for the DNA of a cell to be copied before the cell divides?',
          answer: 'Each new cell needs the instructions.',
          distractors: [
            {
              text: 'The parent cell eats its own copy.',
              error: 'thinks that DNA is used up',
            },
            {
              text: 'The first copy wears out in the nucleus.',
              error: 'thinks that DNA is spent by use',
            },
            {
              text: 'A longer DNA makes a larger cell.',
              error: 'links the amount of DNA to size',
            },
          ],
          reason: 'Without a copy, one of the two new cells would lack the instructions.',
        },
        {
          thinking: 'apply',
          question: 'If one side of a short piece of DNA reads A C G T, what is the order of the bases on the other side?',
          answer: 'T G C A',
          distractors: [
            {
              text: 'A C G T',
              error: 'thinks that both sides are the same',
            },
            {
              text: 'G T A C',
              error: 'pairs A with G and C with T',
            },
            {
              text: 'C A T G',
              error: 'pairs A with C and G with T',
            },
          ],
          reason: 'A pairs with T and C pairs with G, letter by letter.',
        },
        {
          thinking: 'apply',
          question: 'If 30 of the 100 bases in a two-sided piece of DNA are A, how many of these bases must be T?',
          answer: '30',
          distractors: [
            {
              text: '70',
              error: 'thinks that all the rest are T',
            },
            {
              text: '20',
              error: 'mixes up T with C or G',
            },
            {
              text: '50',
              error: 'thinks that half of all bases must be T',
            },
          ],
          reason: 'Each A is paired with a T, so there are equally many of both.',
        },
        {
          thinking: 'apply',
          question:
            'The words “THE CAT SAW THE DOG” represent the order of bases in a gene. Which kind of change is represented if the message later reads “THE CAT SAW THE HOG”?',
          answer: 'one base swapped for another',
          distractors: [
            {
              text: 'one base added to the gene',
              error: 'overlooks that the length stays the same',
            },
            {
              text: 'one base lost from the gene',
              error: 'thinks that a changed letter is a missing one',
            },
            {
              text: 'a whole gene copied twice',
              error: 'mixes up one letter with the whole text',
            },
          ],
          reason: 'D became H and all other letters stayed in place, so one letter was swapped.',
        },
        {
          thinking: 'apply',
          question:
            'Which conclusion is supported if two plants from cuttings of one parent have the same genes, but one grows tall in sun and the other stays short in shade?',
          answer: 'Surroundings can affect a trait too.',
          distractors: [
            {
              text: 'The tall plant gained new genes from the sun.',
              error: 'thinks that light gives genes',
            },
            {
              text: 'The short plant lost the gene for height.',
              error: 'thinks that a trait shows only the genes',
            },
            {
              text: 'Genes have no effect on how tall plants grow.',
              error: 'goes from “not only genes” to “no genes”',
            },
          ],
          reason: 'The genes are alike, so the difference comes from the light. Traits depend on both.',
        },
        {
          thinking: 'analyze',
          question:
            'What is the most likely explanation if a mouse has a mutation in a gene for a fur protein, yet its fur looks the same as before?',
          answer: 'The protein still works as it did.',
          distractors: [
            {
              text: 'The gene stopped being a part of the DNA.',
              error: 'thinks that a changed gene is gone',
            },
            {
              text: 'Fur color does not come from proteins.',
              error: 'thinks that genes act without proteins',
            },
            {
              text: 'The mouse repaired its fur by grooming.',
              error: 'mixes up genes with behavior',
            },
          ],
          reason: 'A change of letters may leave the protein the same, or leave it able to do its job.',
        },
        {
          thinking: 'analyze',
          question:
            'Owls often catch light mice on dark rock, while a mutation gives certain mice dark fur. Which description of this mutation is correct for mice that live on the dark rock?',
          answer: 'helpful, because the mice are harder to see',
          distractors: [
            {
              text: 'harmful, because a mutation damages a gene',
              error: 'thinks that any mutation is damage',
            },
            {
              text: 'neutral, because fur color does not matter',
              error: 'overlooks the owls',
            },
            {
              text: 'chosen, because the mice needed dark fur',
              error: 'thinks that need causes mutation',
            },
          ],
          reason: 'The effect depends on the place. On dark rock, dark fur hides a mouse.',
        },
        {
          thinking: 'analyze',
          question:
            'A change in the order of the bases gives a protein a different shape, so that it can no longer hold oxygen. What does this suggest about proteins?',
          answer: 'The shape of a protein matters for its job.',
          distractors: [
            {
              text: 'The number of atoms decides what a protein does.',
              error: 'looks at amount rather than shape',
            },
            {
              text: 'Any protein can take over the lost job.',
              error: 'thinks that proteins are all alike',
            },
            {
              text: 'Genes act on oxygen without a protein.',
              error: 'leaves out the step from gene to trait',
            },
          ],
          reason: 'The order of bases sets the order of amino acids, which sets the shape. The new shape does not fit the job.',
        },
      ],
      misconceptions: [
        {
          belief: 'Genes are in the blood, the brain or only in the cells of parents.',
          why: 'People say that something “runs in the blood.”',
          truth: 'Nearly all cells of a body hold the genes.',
          teacherMove:
            'Give pairs five cell cards (skin, muscle, leaf, root, white blood cell) and ask in which of them DNA can be found. Then follow up with a strawberry or banana DNA demonstration: the DNA comes from fruit cells.',
        },
        {
          belief: 'One gene makes one whole trait, such as being tall or good at sports.',
          why: 'Textbook examples use one gene with two forms.',
          truth: 'Most traits are affected by many genes and by surroundings.',
          teacherMove:
            'Make a dot plot of leaf lengths or of hand spans from a ready-made list. Ask whether one gene with two forms could give so many values.',
        },
        {
          belief: 'Mutations are always bad.',
          why: 'Films and warnings show only damage.',
          truth: 'Many have no clear effect, and some help in a certain place.',
          teacherMove:
            'Hand out six true cases, such as dark fur on dark rock, and let students sort them twice: once for one place and once for another.',
        },
        {
          belief: 'DNA is itself a protein, or genes are made of protein.',
          why: 'The two words are often heard together.',
          truth: 'DNA is a different kind of molecule; it holds the order in which amino acids are joined into proteins.',
          teacherMove:
            'Make a two-column chart: built from, looks like, job. Students fill it in with sentence strips and draw one arrow between the columns with a verb on it.',
        },
        {
          belief: 'A living thing can change its genes because it needs to.',
          why: 'Stories say that animals “developed” what they needed.',
          truth: 'Mutations come by chance; need does not cause them.',
          teacherMove:
            'Shake a bag of letter tiles over a written sentence to change one letter by chance, ten times. Ask how often the new sentence is better, and what decided that.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How can only four kinds of bases contain the instructions for so many different living things?',
          lookFors: ['says that the order of the bases matters', 'compares it with letters that make many words'],
          probe: 'How many different rows of three can you make from four letters?',
        },
        {
          thinking: 'understand',
          question: 'How can a change in a single gene lead, step by step, to a difference that you can observe in a living thing?',
          lookFors: ['goes from gene to protein to trait', 'says that some changes have no effect'],
          probe: 'At which step could the chain stop?',
        },
        {
          thinking: 'analyze',
          question: 'Why do people look so different from one another although they share nearly all of their DNA?',
          lookFors: ['says that small differences among billions of letters count', 'mentions surroundings or many genes'],
          probe: 'What else besides genes has shaped how you look today?',
        },
        {
          thinking: 'evaluate',
          question:
            'In a film, a spider bite immediately gives a person new powers. Which parts of this story agree with what you know about genes, and which parts disagree?',
          lookFors: ['says that a change in a few cells does not rewrite the whole body', 'says that a gene works by way of a protein'],
          probe: 'What would have to happen in every cell?',
        },
        {
          thinking: 'apply',
          question: 'What could differ in the cells of two adults if only one of them produces the protein that digests milk sugar?',
          lookFors: ['names a difference in DNA', 'links it to whether the protein is made'],
          probe: 'In which places might this difference help, and why?',
        },
        {
          thinking: 'evaluate',
          question: 'Which comparison describes DNA more accurately, a “blueprint” or a “recipe”? Defend your choice with two reasons.',
          lookFors: ['names what the comparison shows well', 'names where it fails'],
          probe: 'Which comparison would you use for surroundings?',
        },
        {
          thinking: 'analyze',
          question: 'What does a mutation that is helpful on dark rock but harmful on sand show about calling mutations good or bad?',
          lookFors: ['says that the place decides', 'uses the case to correct a simple label'],
          probe: 'Can you think of another trait like this?',
        },
        {
          thinking: 'create',
          question: 'How would you build a model of DNA from things in a kitchen or a craft box so that it shows base pairing?',
          lookFors: ['shows two strands and four kinds of parts', 'shows that only two pairs fit'],
          probe: 'What can your model show that a drawing cannot?',
        },
        {
          thinking: 'analyze',
          question: 'What conclusions might a scientist draw after finding nearly the same gene in a person and in a fruit fly?',
          lookFors: ['says that both may come from shared ancestors', 'says that the protein may do a similar job'],
          probe: 'What would you compare next?',
        },
        {
          thinking: 'understand',
          question: 'Why is the order of amino acids in a protein so important?',
          lookFors: ['links order to shape', 'links shape to job'],
          probe: 'What happens to a paper chain if you fold it at other places?',
        },
      ],
      activities: [
        {
          title: 'What do they share?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['four photos: a person, a banana, a mouse, a mushroom'],
          steps: [
            'Look at the photos and list what all four have.',
            'Mark what each one needs to build and run its body.',
            'Write where you think the instructions are kept.',
            'Share one idea with another pair.',
          ],
          lookFor: 'Students suggest cells and instructions; note who thinks that plants have no genes.',
        },
        {
          title: 'DNA from a strawberry',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'apply',
          materials: [
            'a strawberry',
            'a zip bag',
            'salt',
            'dish soap',
            'water',
            'a coffee filter',
            'a clear cup',
            'ice-cold rubbing alcohol handled by the teacher',
          ],
          steps: [
            'Mash the strawberry in the closed bag.',
            'Add a spoon of soapy, salty water and press gently for one minute.',
            'Filter the liquid into the cup.',
            'Watch as your teacher pours cold alcohol slowly down the side.',
            'Wait two minutes and lift the white threads with a stick.',
            'Write which part of the cell each step opened.',
          ],
          lookFor: 'Students link soap to breaking membranes, and say that the threads are many DNA molecules clumped together.',
        },
        {
          title: 'Build and copy a ladder',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['colored paper clips or beads in four colors', 'pipe cleaners'],
          steps: [
            'Choose a color for each base.',
            'Build one side of a ladder with ten bases.',
            'Add the matching side.',
            'Pull the sides apart and build a new partner for each side.',
            'Compare your two ladders with the first one.',
          ],
          lookFor: 'Both ladders match the first, and students say why pairing makes copying possible.',
        },
        {
          title: 'The protein necklace',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a table of ten three-letter words and bead colors', 'string', 'beads'],
          steps: [
            'Read your row of letters in threes.',
            'String the bead that each three letters call for.',
            'Change one letter and make the necklace again.',
            'Add one letter near the start and try once more.',
            'Explain which change did more to the necklace, and why.',
          ],
          lookFor: 'Students see that one letter may change nothing or one bead, while an added letter shifts all words after it.',
        },
        {
          title: 'Sort the change',
          purpose: 'practice',
          minutes: [12, 18],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['eight case cards on mutations and places'],
          steps: [
            'Read a case aloud.',
            'Vote: helpful, harmful or neutral in this place?',
            'Give one reason before you count the votes.',
            'Change the place on the card and vote again.',
          ],
          lookFor: 'Reasons refer to the place and to the protein’s job.',
        },
        {
          title: 'A trait in our class',
          purpose: 'extend',
          minutes: [25, 35],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['rulers', 'sticky dots', 'a large number line'],
          steps: [
            'Measure your hand span in centimeters.',
            'Put a dot on the number line.',
            'Describe the shape of all the dots.',
            'Decide whether one gene with two forms could make this pattern.',
            'Write one question about genes and surroundings.',
          ],
          lookFor: 'Students use the spread of values as evidence for many causes. Let students choose a made-up value if they prefer.',
        },
      ],
      recalls: [
        {
          prompt: 'Scientists take DNA from an animal cell. Name the part of the cell that holds most of it.',
          answer: 'The nucleus holds most of the DNA.',
          likelyError: 'Says the cell membrane: thinks that the outer part holds all that matters.',
          minutes: 1,
        },
        {
          prompt: 'Order from large to small: cell, organ, atom, tissue, molecule.',
          answer: 'Organ, tissue, cell, molecule, atom.',
          likelyError: 'Puts molecule below atom.',
          minutes: 2,
        },
        {
          prompt: 'Write two traits of a dog that it got from its parents and one that it learned.',
          answer: 'For example: fur length and ear shape; sitting on command is learned.',
          likelyError: 'Lists a trick as inherited.',
          minutes: 2,
        },
        {
          prompt: 'Take the word “cold.” Change one letter to make a new word, then change one to make a word with no meaning.',
          answer: 'For example: cold, gold, gxld.',
          likelyError: 'Changes more than one letter at once.',
          minutes: 2,
        },
        {
          prompt: 'Name one job that proteins do in the body.',
          answer: 'For example: build muscle, carry oxygen, digest food, fight germs.',
          likelyError: 'Says only “give energy.”',
          minutes: 1,
        },
        {
          prompt: 'Explain what it means that offspring get half of their chromosomes from each parent.',
          answer: 'Egg and sperm carry half each, and together they make a full set.',
          likelyError: 'Says that half of the body looks like each parent.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A student says: “A mutation in a skin cell of my arm gave me a dark spot, so my children will have that spot.” Explain what is right and what is wrong.',
        answer:
          'A mutation can change a protein, and that can change how skin looks. But children get genes only through egg and sperm cells. A change in a skin cell of the arm is not in those cells, so it is not passed on.',
        partial: 'Says that mutations are passed on, or says that they are not, without naming the kind of cell.',
        reteach:
          'Draw a body with six cells, two of them marked egg or sperm. Put a mutation dot on one cell at a time and ask whether a child could receive it.',
      },
      processes: [
        {
          title: 'from gene to trait',
          steps: [
            'A gene holds a row of bases.',
            'The cell reads the row in groups of three.',
            'Each group calls for one amino acid.',
            'The amino acids join in a chain.',
            'The chain folds into a protein.',
            'The protein does a job that affects a trait.',
          ],
        },
        {
          title: 'how DNA is copied',
          steps: [
            'The two sides of the ladder come apart.',
            'Free bases pair with the bases of each side.',
            'A joins with T, and C joins with G.',
            'Each old side now has a new partner.',
            'Two matching ladders are ready.',
          ],
        },
      ],
      causes: [
        {
          cause: 'one base in a gene is swapped for another',
          effect: 'the protein may change, or it may stay the same',
        },
        {
          cause: 'a protein folds into a different shape',
          effect: 'it may no longer fit its job',
        },
        {
          cause: 'a mutation takes place in an egg or sperm cell',
          effect: 'it can be passed on to offspring',
        },
        {
          cause: 'a mutation makes mice harder to see on dark rock',
          effect: 'more of those mice live and have young there',
        },
        {
          cause: 'a cell switches a gene off',
          effect: 'it stops making that gene’s protein',
        },
      ],
      comparisons: [
        {
          a: 'a gene',
          b: 'a chromosome',
          alike: 'Both are made of DNA and are passed from parents to offspring.',
          different: [
            {
              feature: 'size',
              a: 'one section',
              b: 'a long thread with many sections',
            },
            {
              feature: 'number in a human body cell',
              a: 'about 20,000 kinds that code for proteins',
              b: 'usually 46',
            },
            {
              feature: 'job',
              a: 'instructions for one product',
              b: 'carries a large set of instructions',
            },
          ],
        },
        {
          a: 'DNA',
          b: 'a protein',
          alike: 'Both are large molecules built from small parts in a certain order.',
          different: [
            {
              feature: 'small parts',
              a: 'four kinds of bases with sugar and phosphate',
              b: 'about twenty kinds of amino acids',
            },
            {
              feature: 'job',
              a: 'stores instructions',
              b: 'does the work',
            },
            {
              feature: 'shape',
              a: 'a double helix',
              b: 'many different folded shapes',
            },
          ],
        },
      ],
      connections: [
        'Language arts: have students change one letter in a sentence at a time to see when the meaning is kept, changed or lost.',
        'Math: let students count how many different three-letter words four letters can make (4 × 4 × 4 = 64).',
        'Art: build a double helix from paper or wire with correct pairs and display it with a key.',
        'Health: use the label “contains lactase” on milk to talk about a protein that some bodies make and some do not.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Photo 51 and shared credit',
          task: 'Students rank four people’s contributions to the DNA model and write a fair credit line.',
          background:
            'Rosalind Franklin and her student Raymond Gosling made the X-ray image known as Photo 51 in London in 1952. James Watson and Francis Crick used data from her group for their model of 1953.',
          checkFirst: 'Have two short sources ready that tell the story differently.',
        },
        {
          aspect: 'people',
          title: 'Reading the language of genes',
          task: 'Students solve a small code puzzle as the first researchers did, from known input to unknown meaning.',
          background:
            'Har Gobind Khorana, born in a village in Punjab, shared the 1968 Nobel Prize with Marshall Nirenberg and Robert Holley for work that helped to read the genetic code.',
          checkFirst: 'Find a map and a short biography; he worked in several countries.',
        },
        {
          aspect: 'place',
          title: 'Dark mice on lava',
          task: 'Students use data on mice and rock color to explain why one mutation spreads in one place only.',
          background:
            'In deserts of Arizona and New Mexico, rock pocket mice are often dark on old lava and light on sand. Scientists have found a gene linked to the dark fur.',
          checkFirst: 'Ask who knows these landscapes, and let them describe them.',
        },
        {
          aspect: 'family and community',
          title: 'Milk for grown-ups?',
          task: 'Students compare maps of milk use and of the ability to digest milk sugar and suggest an explanation.',
          background:
            'In many herding regions of northern Europe, East Africa and South Asia, more adults can digest milk sugar than elsewhere, and different DNA changes lie behind this in different regions.',
          checkFirst: 'Keep it about maps, not about who in class can drink milk.',
        },
        {
          aspect: 'language',
          title: 'Words for inheritance',
          task: 'Students collect words or sayings for “taking after” someone and check them against what they know of genes.',
          background:
            'English says “like father, like son,” and Spanish says “de tal palo, tal astilla” (from such a stick, such a splinter).',
          checkFirst: 'Say “someone in your life” and let students use sayings from books.',
        },
        {
          aspect: 'critical question',
          title: 'Who should own a gene?',
          task: 'Students hold a short hearing on whether a company may own a natural gene.',
          background: 'In 2013 the US Supreme Court ruled in a case on breast cancer genes that a natural piece of DNA cannot be patented.',
          checkFirst: 'Keep to the legal question, since cancer may touch families in class.',
        },
        {
          aspect: 'place',
          title: 'Corn and its ancestors',
          task: 'Students compare photos of teosinte and corn and predict how many gene changes it took to make so great a difference.',
          background:
            'People in southern Mexico began to grow teosinte about 9,000 years ago, and over many generations their choices of seed produced corn.',
          checkFirst: 'Ask students with ties to farming or to Mexico whether they wish to add names for kinds of corn.',
        },
        {
          aspect: 'people',
          title: 'A jumping gene in corn',
          task: 'Students explain how spots on corn kernels can be evidence that a piece of DNA has moved.',
          background:
            'Barbara McClintock studied colored corn kernels and showed that some pieces of DNA can move. She received the Nobel Prize in 1983, decades after her first reports.',
          checkFirst: 'Bring real or printed ears of speckled corn.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A letter in a gene is changed by chance. Tell the events that follow, in order, until someone notices a new trait. Choose the living thing.',
          audience: 'a story for a class magazine',
          plan: ['Where does the change take place?', 'What happens at the next step?', 'Who notices, and how?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student in a lab in 1952 develops an X-ray picture that looks like a cross. Tell the events of that day in order. Choose what the student guesses.',
          audience: 'readers of historical fiction in your grade',
          plan: ['What does the room look like?', 'What is surprising?', 'Who sees the picture next?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'Two mice set out across a desert with dark and light ground. Tell what happens on their way, in order. Choose which mouse tells it.',
          audience: 'a read-aloud for younger students',
          plan: ['Where is the danger?', 'When does fur color matter?', 'How does the trip end?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school can buy one model for the science room: a DNA ladder or a set of protein shapes. Claim which one helps more and give reasons. Choose one objection to answer.',
          audience: 'a letter to the science teachers',
          plan: ['What do you claim?', 'What can students learn from it?', 'What would others prefer?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A web page says that mutations are harmful. Argue for a better sentence on that page and support it with cases. Choose your two best cases.',
          audience: 'the editor of the web page',
          plan: ['What is wrong with the sentence?', 'Which cases prove it?', 'What should it say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should a company be able to own a gene that occurs in nature? Take a position and give reasons. Choose the strongest argument against you and answer it.',
          audience: 'a student debate',
          plan: ['What is your claim?', 'Who gains and who loses?', 'What is fair?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain to a fifth grader what a gene is and what it does. Choose a comparison and say where it stops fitting.',
          audience: 'a page of a children’s science book',
          plan: ['What does your reader know already?', 'Which word comes first?', 'How will you check that it is clear?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how DNA can be copied so exactly. Choose a drawing or a list of steps to go with your text.',
          audience: 'visitors at a science fair',
          plan: ['What has to come apart?', 'What makes the copy match?', 'What could go wrong?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why a muscle cell and a skin cell of one body differ although they hold the same genes. Choose an example from daily life to make it clear.',
          audience: 'a classmate who missed the lesson',
          plan: ['What is the same in both?', 'What is different?', 'Which example helps?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a model of DNA so exactly that someone could build it without seeing it. Choose the order in which you describe its parts.',
          audience: 'a builder in another room',
          plan: ['What is the overall shape?', 'Which parts fit together?', 'Which words give size and direction?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the white threads that appear when DNA comes out of a strawberry. Show with your senses what you see, smell and think. Choose the moment to begin.',
          audience: 'readers who have never done it',
          plan: ['What changes first?', 'What does it look like?', 'How do the people around you react?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe two animals of one kind that differ in one trait. Make a reader see them in their place. Choose a place where the trait matters.',
          audience: 'readers of a nature magazine',
          plan: ['What surrounds them?', 'What do you notice about each?', 'What detail shows why it matters?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a talk show in which a gene, a protein and a trait argue about who is most important. Choose a host and a surprise guest.',
          audience: 'a performance for your class',
          plan: ['What does each one claim?', 'Who needs whom?', 'How does the show end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent an alphabet in which three signs stand for one word. Write a secret message and its key. Choose what happens when one sign is changed.',
          audience: 'a puzzle page for your class',
          plan: ['Which signs will you use?', 'How will a reader decode it?', 'What does the changed sign do?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Design a living thing with one new protein. Write its page in a field guide. Choose where it lives and how the protein helps or harms it.',
          audience: 'readers of an invented field guide',
          plan: ['What does the protein do?', 'Which trait can be seen?', 'When would it be a problem?'],
        },
      ],
      itemSets: [
        {
          title: 'Rabbits with dark ears',
          text: 'A breeder keeps a variety of rabbit that has white fur on its body and dark fur on its ears, nose and paws. The rabbits carry a changed gene for a protein that helps to produce dark pigment, and this changed protein works only where the skin is cooler than about 33 °C. To learn more, an animal doctor shaved a patch on one rabbit’s back and kept it cool with a soft pack for several weeks, until dark fur had covered the patch. After the pack had been taken away and the fur had been replaced, white hairs appeared there again.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What does the dark patch of fur on the back of the rabbit demonstrate about the skin cells underneath?',
              answer: 'They carry the gene for the pigment protein.',
              distractors: [
                {
                  text: 'They received the gene from cells of the ear.',
                  error: 'thinks that genes are found only where a trait is seen',
                },
                {
                  text: 'They got a new gene because the skin was cold.',
                  error: 'thinks that a living thing changes its genes when it needs to',
                },
                {
                  text: 'They turned their DNA into a dark pigment.',
                  error: 'thinks that DNA is the material of a trait',
                },
              ],
              reason: 'Once they were cooled, cells of the back could make pigment, so the instructions were there all along.',
            },
            {
              thinking: 'analyze',
              question: 'Which chain of events best explains why the warm skin of this rabbit produces white fur?',
              answer: 'Changed gene, protein that fails in warmth, no pigment',
              distractors: [
                {
                  text: 'Warm skin, gene that is lost, no pigment protein',
                  error: 'thinks that genes vanish where they are not used',
                },
                {
                  text: 'White fur, protein that is not needed, changed gene',
                  error: 'turns cause and effect around',
                },
                {
                  text: 'Changed protein, gene that fails in warmth, no pigment',
                  error: 'thinks that proteins change the gene',
                },
              ],
              reason: 'The changed gene leads to a changed protein, and this protein cannot work in warmth.',
            },
            {
              thinking: 'apply',
              question:
                'If the rabbit with the dark patch has young with a rabbit of its own variety, what kind of back fur should the young grow in a warm room?',
              answer: 'White fur, because they inherit the same gene',
              distractors: [
                {
                  text: 'Dark fur, because they inherit the dark patch',
                  error: 'thinks that a change during life is inherited',
                },
                {
                  text: 'Dark fur, because a parent’s cold skin is passed on',
                  error: 'thinks that surroundings are inherited',
                },
                {
                  text: 'White fur, because they inherit no gene for pigment',
                  error: 'thinks that a changed gene is a missing gene',
                },
              ],
              reason: 'Cooling changed where pigment was made and did not change the gene, so warm backs grow white fur.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A visitor claims that the color of these rabbits depends only on temperature and has nothing to do with genes. How would you judge this claim with the animal doctor’s test?',
            lookFors: [
              'Says that temperature decides where the protein works in this rabbit.',
              'Says that the protein follows a gene, and that rabbits with another form of the gene are dark all over.',
              'Concludes that gene and surroundings act together.',
            ],
            probe: 'What would happen with a patch that was kept warm on the rabbit’s ear?',
          },
        },
        {
          title: 'Which fish is in the box?',
          text: 'A restaurant bought three boxes of frozen fish without skin or bones, all of them with the label “red snapper.” A student project read a short piece of the same gene from each box and compared it with a library of known kinds of fish. Over 600 bases, box 1 differed from red snapper in 1 base, while box 2 differed from it in 94 bases but from tilapia in only 2. Box 3 differed from red snapper in 61 bases, and no fish in the library came closer than 40. The gene belongs to a protein that each of these fish needs to get energy from its food.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which boxes of fish do the results of the comparison allow the students to name with good reason?',
              answer: 'Box 1 as red snapper and box 2 as tilapia',
              distractors: [
                {
                  text: 'Box 1 as red snapper and box 3 as tilapia',
                  error: 'mixes up the results of two boxes',
                },
                {
                  text: 'Box 2 as red snapper and box 3 as a new kind',
                  error: 'takes many differences for a close match',
                },
                {
                  text: 'Boxes 1, 2 and 3 as three forms of red snapper',
                  error: 'trusts the label more than the bases',
                },
              ],
              reason: 'One or two differences in 600 are a close match; box 3 has no close match in the library.',
            },
            {
              thinking: 'analyze',
              question: 'Why could a single difference appear although box 1 most likely contains red snapper?',
              answer: 'Fish of one kind can differ by small mutations.',
              distractors: [
                {
                  text: 'Freezing a fish adds a new base to each gene.',
                  error: 'thinks that cold changes the order of bases',
                },
                {
                  text: 'The label on the box can change the DNA inside.',
                  error: 'mixes up a name and the thing itself',
                },
                {
                  text: 'A fish rewrites its genes to fit the place it lives.',
                  error: 'thinks that living things change genes as needed',
                },
              ],
              reason: 'Individuals of one kind have small differences in their DNA that came from mutations.',
            },
            {
              thinking: 'apply',
              question:
                'If the single change in box 1 leaves its protein exactly as in other red snappers, how would you classify this mutation?',
              answer: 'Neutral, since the fish lives as others do',
              distractors: [
                {
                  text: 'Harmful, since any change in DNA does damage',
                  error: 'thinks that mutations are always bad',
                },
                {
                  text: 'Helpful, since the fish is now easy to tell apart',
                  error: 'takes use for people as a benefit for the fish',
                },
                {
                  text: 'Harmful, since the fish ended up in a box',
                  error: 'connects the mutation with an unrelated event',
                },
              ],
              reason: 'A change that leaves the protein as it was neither helps nor harms the living thing.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'The restaurant wants to write on its menu that “DNA proves two of our suppliers cheat.” How far do the results support this sentence, and what should the students say about box 3?',
            lookFors: [
              'Says that box 2 does not match its label, while the reason could be a mistake or a cheat.',
              'Says that box 3 is not red snapper by these data but cannot be named with this library.',
              'Suggests testing more boxes or a larger library before blaming anyone.',
            ],
            probe: 'What would a result of 300 different bases out of 600 make you suspect?',
          },
        },
        {
          title: 'Instructions for a vaccine protein',
          text: 'A factory grows yeast in tanks to produce a vaccine. Years ago, scientists copied from a virus a single gene that carries the instructions for one protein of the virus’s coat, and they placed it into yeast cells. The yeast cells now build this coat protein, although they cannot make a whole virus. Before the yeast fills a large tank, it divides many times, and workers test several samples from every tank. In one tank the protein had the wrong shape, and an analysis of the gene showed that a single base had been replaced by another.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why are yeast cells able to build a protein from instructions that originally come from a virus?',
              answer: 'They read the code of DNA in the same way.',
              distractors: [
                {
                  text: 'They change the gene into yeast protein first.',
                  error: 'thinks that DNA turns into protein',
                },
                {
                  text: 'They learn the protein’s shape from the workers.',
                  error: 'thinks of a cell as something that is taught',
                },
                {
                  text: 'They are infected, so the virus does the work.',
                  error: 'overlooks that no whole virus is made',
                },
              ],
              reason: 'The code of bases is nearly the same in all life, so a copied gene leads to the same protein in yeast.',
            },
            {
              thinking: 'apply',
              question: 'Why do the cells deep in a full tank still contain the gene, although it was placed into yeast cells years ago?',
              answer: 'It is copied with the other DNA at each division.',
              distractors: [
                {
                  text: 'It moves through the liquid from cell to cell.',
                  error: 'thinks that genes float between cells',
                },
                {
                  text: 'It is built again from the protein in each cell.',
                  error: 'turns the direction from gene to protein around',
                },
                {
                  text: 'It is added by the workers to each tank.',
                  error: 'overlooks that it was placed into the yeast long before',
                },
              ],
              reason: 'DNA is copied before a cell divides, so both new cells get the virus gene with the rest.',
            },
            {
              thinking: 'analyze',
              question: 'How could the replacement of a single base have changed the protein so that it had the wrong shape?',
              answer: 'A different amino acid was put into the chain.',
              distractors: [
                {
                  text: 'A different sugar was put into the yeast’s food.',
                  error: 'mixes up food and building instructions',
                },
                {
                  text: 'A piece of DNA was put into the protein chain.',
                  error: 'thinks that genes are made of protein or the reverse',
                },
                {
                  text: 'A whole new gene was put into the virus.',
                  error: 'thinks that one base is as much as a gene',
                },
              ],
              reason: 'The order of bases gives the order of amino acids, and a different amino acid can make the chain fold another way.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'A worried visitor asks whether the vaccine with this coat protein can start an infection. How would you answer, and how would you explain why the shape of the protein still matters?',
            lookFors: [
              'Says that the yeast has one gene of the virus, so it makes one part and no whole virus.',
              'Says that the body’s defenses learn to recognize the protein by its shape.',
              'Connects a wrong shape with the replaced base found in the bad tank.',
            ],
            probe: 'Why do the workers test each tank and not just the first one?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'The order of bases in DNA is transcribed into RNA and translated into the order of amino acids in a protein, so the structure of DNA determines the proteins that carry out the functions of life.',
      objectives: [
        'explain how the structure of DNA allows it to store and copy information',
        'transcribe a DNA template and translate the mRNA with a codon table',
        'explain the roles of mRNA, tRNA and ribosomes in making a protein',
        'predict the effect of a substitution, insertion or deletion on a protein',
        'ask and refine questions about how DNA and chromosomes code for inherited traits',
      ],
      terms: [
        {
          term: 'nucleotide',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a molecular component of DNA or RNA that consists of a sugar, a phosphate group and one of four bases',
          example: 'A single strand of DNA is an extremely long chain that may consist of several million nucleotides.',
          contrast: 'An amino acid is the building block of a protein instead.',
          wordParts: 'nucle- (nucleus) + -ide',
          picture: 'a circle, a pentagon and a rectangle joined',
        },
        {
          term: 'double helix',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'two complementary strands of nucleotides that wind around each other and are connected by pairs of bases',
          example: 'In the double helix, the two strands are oriented in opposite directions and connected by paired bases.',
          contrast: 'RNA is usually a single strand.',
          wordParts: 'double + helix (spiral)',
          picture: 'a twisted ladder with arrows pointing opposite ways',
        },
        {
          term: 'complementary',
          partOfSpeech: 'adjective',
          tier: 3,
          definition: 'fitting together exactly as corresponding partners, as is characteristic of the bases A and T or C and G',
          example: 'The sequence TAC is complementary to the sequence ATG, because each base is opposite its matching partner.',
          contrast: 'A complimentary remark is praise; the spelling with e is about fitting together.',
          wordParts: 'Latin complere, to fill up',
          picture: 'two puzzle strips with matching edges',
        },
        {
          term: 'transcription',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the production of an RNA copy of a gene, whose sequence of bases is determined by the DNA template',
          example:
            'In the cells of plants and animals, the transcription of most genes occurs inside the nucleus before the RNA is exported.',
          contrast: 'Translation comes next and turns the RNA message into a protein.',
          wordParts: 'trans- (across) + scribe (write)',
          picture: 'a strip of DNA beside a new strip of mRNA',
        },
        {
          term: 'translation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the production of a protein by a ribosome according to the information in an RNA molecule',
          example: 'Translation begins immediately after a ribosome has recognized the start codon of the message.',
          contrast: 'Transcription copies DNA into RNA, which is the same kind of language.',
          wordParts: 'trans- (across) + lat (carried)',
          picture: 'a ribosome on a strip of mRNA with a chain coming out',
        },
        {
          term: 'messenger RNA',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a single-stranded copy of the information in a gene that provides the instructions for a ribosome',
          example: 'Messenger RNA leaves the nucleus through a pore in its envelope and delivers genetic information to a ribosome.',
          contrast: 'Transfer RNA brings amino acids; this brings the message.',
          wordParts: 'often written mRNA; ribonucleic acid',
          picture: 'a strip of letters that leaves the nucleus',
        },
        {
          term: 'transfer RNA',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a relatively small RNA molecule that delivers a particular amino acid and matches it to a codon',
          example: 'Each transfer RNA carries a particular amino acid at one end and an anticodon at the other.',
          contrast: 'Messenger RNA carries the message that this one reads.',
          wordParts: 'often written tRNA',
          picture: 'a T shape with a bead on top and three letters below',
        },
        {
          term: 'codon',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'three consecutive bases in a messenger RNA molecule that specify one amino acid or the end of the chain',
          example: 'The codon AUG specifies the amino acid methionine and usually marks the start of a new chain.',
          contrast: 'An anticodon is the matching triplet on tRNA.',
          wordParts: 'code + -on',
          picture: 'three letters in one box',
        },
        {
          term: 'anticodon',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'three consecutive bases on a transfer RNA molecule that recognize and pair with a codon',
          example: 'The anticodon UAC recognizes the codon AUG because the three bases of each are complementary to those of the other.',
          contrast: 'The codon is on the message; this is on the carrier.',
          wordParts: 'anti- (opposite) + codon',
          picture: 'a T shape with the letters UAC under AUG',
        },
        {
          term: 'ribosome',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the cellular structure that connects amino acids in the order determined by messenger RNA',
          example: 'While a ribosome moves along the messenger RNA, it reads one codon after another and gradually extends the protein.',
          contrast: 'Chromosomes store information; this reads it.',
          wordParts: 'ribo- (from RNA) + -some (body)',
          picture: 'two rounded parts that clamp a strip',
        },
        {
          term: 'genetic code',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the set of rules, shared by nearly all organisms, by which triplets of bases specify particular amino acids',
          example: 'The genetic code is practically identical in organisms as different as bacteria, oak trees and people.',
          contrast: 'A genome is the whole of an organism’s DNA; this is the key for reading it.',
          wordParts: 'gene + code',
          picture: 'a table with 64 boxes',
        },
        {
          term: 'mutation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a permanent alteration in the sequence of the bases in the DNA of a cell or an organism',
          example: 'A mutation in a gene for DNA repair can cause additional changes to accumulate over time.',
          contrast: 'A change in mRNA alone is gone when the RNA is broken down.',
          wordParts: 'Latin mutare, to change',
          picture: 'a sequence with one box in another color',
        },
        {
          term: 'frameshift',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a change that alters the reading of all subsequent codons because bases were inserted or deleted',
          example: 'A frameshift near the beginning of a gene usually produces a protein that is no longer able to function.',
          contrast: 'A substitution changes one codon and leaves the others in place.',
          wordParts: 'frame + shift',
          picture: 'a row of triplets whose lines have all moved one letter',
        },
        {
          term: 'gene expression',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the process by which the information in a gene is used to produce a functional protein or RNA molecule',
          example: 'Plant hormones such as auxin can increase or reduce gene expression in particular regions of a growing stem.',
          contrast: 'Having a gene is not the same as using it.',
          wordParts: 'express, expression',
          picture: 'a switch beside a gene, on and off',
        },
        {
          term: 'RNA polymerase',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the enzyme that assembles an RNA molecule according to the sequence of the DNA template strand',
          example: 'RNA polymerase attaches near the beginning of a gene and connects RNA nucleotides one after another.',
          contrast: 'A ribosome links amino acids, while this enzyme links nucleotides.',
          wordParts: 'poly- many + -mer part + -ase enzyme',
          picture: 'a clamp sliding along a DNA strand with a thread trailing',
        },
        {
          term: 'promoter',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a sequence of DNA near the beginning of a gene at which transcription is initiated',
          example: 'A mutation in a promoter can completely silence a gene, although the sequence of its codons remains unchanged.',
          contrast: 'A codon specifies an amino acid, while this sequence marks where the copying machinery attaches.',
          wordParts: 'promote, from Latin pro- forward + movere move',
          picture: 'a start flag on a strand of DNA',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Where inside a living cell does the translation of messenger RNA into a chain of amino acids take place?',
          answer: 'at a ribosome',
          distractors: [
            {
              text: 'in a vacuole',
              error: 'thinks of a place where things are stored',
            },
            {
              text: 'at the centromere',
              error: 'mixes up protein making with cell division',
            },
            {
              text: 'inside the cell wall',
              error: 'picks an outer part of plant cells',
            },
          ],
          reason: 'Ribosomes read mRNA and join the amino acids.',
        },
        {
          thinking: 'remember',
          question: 'Which base is characteristic of RNA but usually absent from the DNA of the same organism?',
          answer: 'uracil',
          distractors: [
            {
              text: 'thymine',
              error: 'has the two bases swapped',
            },
            {
              text: 'adenine',
              error: 'thinks that A is special to RNA',
            },
            {
              text: 'guanine',
              error: 'guesses among bases found in both',
            },
          ],
          reason: 'RNA has U where DNA has T.',
        },
        {
          thinking: 'remember',
          question: 'How many consecutive bases of a messenger RNA molecule are necessary to make up a single codon of the genetic code?',
          answer: 'three',
          distractors: [
            {
              text: 'one',
              error: 'thinks that one letter stands for one amino acid',
            },
            {
              text: 'two',
              error: 'thinks of base pairs',
            },
            {
              text: 'four',
              error: 'thinks of the number of kinds of bases',
            },
          ],
          reason: 'A codon is a triplet. Four kinds of bases give 64 triplets.',
        },
        {
          thinking: 'remember',
          question: 'Which kind of molecule transports individual amino acids to the ribosome during translation?',
          answer: 'transfer RNA',
          distractors: [
            {
              text: 'messenger RNA',
              error: 'mixes up the message with the carrier',
            },
            {
              text: 'ribosomal RNA',
              error: 'thinks that the ribosome fetches its own material',
            },
            {
              text: 'RNA polymerase',
              error: 'mixes up transcription with translation',
            },
          ],
          reason: 'Each tRNA carries one kind of amino acid and matches it to a codon.',
        },
        {
          thinking: 'understand',
          question:
            'Why can each of the separated strands of a DNA molecule serve as a pattern for the construction of an entirely new strand?',
          answer: 'Each base pairs with only one partner.',
          distractors: [
            {
              text: 'Each strand carries half of the genes.',
              error: 'thinks that the strands share out the genes',
            },
            {
              text: 'Both strands have the same base sequence.',
              error: 'thinks that the strands are identical, not complementary',
            },
            {
              text: 'The sugar in each strand pulls its match.',
              error: 'thinks that the backbone does the pairing',
            },
          ],
          reason: 'A pairs with T and C with G, so one strand fixes the sequence of its partner.',
        },
        {
          thinking: 'understand',
          question: 'Why do biologists describe the genetic code, which consists of 64 different codons, as redundant?',
          answer: 'Several codons can stand for one amino acid.',
          distractors: [
            {
              text: 'One codon can stand for several amino acids.',
              error: 'has the relation backward, which would make the code unclear',
            },
            {
              text: 'Each gene is kept twice, on both strands.',
              error: 'thinks that the partner strand is a spare gene',
            },
            {
              text: 'Most of the codons have no meaning at all.',
              error: 'thinks that only 20 codons are used',
            },
          ],
          reason: 'There are 64 codons for about 20 amino acids and stop signals, so many amino acids have more than one.',
        },
        {
          thinking: 'understand',
          question: 'What makes it possible for a bacterium that has received a human insulin gene to produce human insulin?',
          answer: 'Both use nearly the same genetic code.',
          distractors: [
            {
              text: 'Both have the same number of genes.',
              error: 'thinks that a match of codes needs a match of genomes',
            },
            {
              text: 'Bacteria can turn into human cells for a time.',
              error: 'thinks that the gene makes the cell human',
            },
            {
              text: 'Human genes work without ribosomes.',
              error: 'leaves out translation',
            },
          ],
          reason: 'The bacterial ribosome reads the codons as a human ribosome would.',
        },
        {
          thinking: 'understand',
          question:
            'What is the essential difference between the mere presence of a gene in a particular cell and the expression of that gene?',
          answer: 'An expressed gene is being used to make its product.',
          distractors: [
            {
              text: 'An expressed gene has moved out of the nucleus.',
              error: 'thinks that the DNA itself leaves the nucleus',
            },
            {
              text: 'A present gene is found only in egg and sperm.',
              error: 'limits genes to gametes',
            },
            {
              text: 'A present gene has been copied more than once.',
              error: 'mixes up expression with replication',
            },
          ],
          reason: 'Cells hold many genes that they do not use at that time. Expression means that RNA, and mostly protein, is made.',
        },
        {
          thinking: 'apply',
          question:
            'Which sequence of bases in messenger RNA results from the transcription of a DNA template strand with the sequence TAC GGA?',
          answer: 'AUG CCU',
          distractors: [
            {
              text: 'ATG CCT',
              error: 'writes DNA letters',
            },
            {
              text: 'UAC GGA',
              error: 'copies the strand and swaps T for U',
            },
            {
              text: 'AUG GGU',
              error: 'pairs some bases with themselves',
            },
          ],
          reason: 'Each template base pairs with its RNA partner: T-A, A-U, C-G, G-C, G-C, A-U.',
        },
        {
          thinking: 'apply',
          question:
            'Which sequence of three bases must a tRNA anticodon contain in order to pair with the codon GCA of a messenger RNA molecule?',
          answer: 'CGU',
          distractors: [
            {
              text: 'CGT',
              error: 'writes a DNA base in RNA',
            },
            {
              text: 'GCA',
              error: 'repeats the codon',
            },
            {
              text: 'GCU',
              error: 'changes only one base',
            },
          ],
          reason: 'G pairs with C, C with G and A with U.',
        },
        {
          thinking: 'apply',
          question:
            'How many amino acids does a new chain contain if its mature mRNA has 303 bases from the start codon through the stop codon?',
          answer: '100',
          distractors: [
            {
              text: '101',
              error: 'counts the stop codon as an amino acid',
            },
            {
              text: '303',
              error: 'counts one amino acid for each base',
            },
            {
              text: '909',
              error: 'multiplies by three instead of dividing',
            },
          ],
          reason: '303 ÷ 3 = 101 codons. The stop codon adds no amino acid, so 100 remain.',
        },
        {
          thinking: 'apply',
          question: 'If 20 % of the bases in a sample of double-stranded DNA are G, what percentage of the bases must be A?',
          answer: '30 %',
          distractors: [
            {
              text: '20 %',
              error: 'pairs G with A',
            },
            {
              text: '40 %',
              error: 'adds the two shares of 20 % and stops',
            },
            {
              text: '60 %',
              error: 'gives the share of A and T together',
            },
          ],
          reason: 'G and C make 40 %. The other 60 % is half A and half T.',
        },
        {
          thinking: 'analyze',
          question:
            'What is the most likely explanation if a point mutation changes one codon but the resulting protein remains exactly the same?',
          answer: 'Both codons stand for the same amino acid.',
          distractors: [
            {
              text: 'The ribosome skipped the changed codon.',
              error: 'thinks that the cell leaves out faulty codons',
            },
            {
              text: 'The tRNA corrected the base in the gene.',
              error: 'thinks that translation repairs DNA',
            },
            {
              text: 'The mutation was in a gene for another trait.',
              error: 'overlooks that the codon belongs to this protein',
            },
          ],
          reason: 'The code is redundant, so a change, often in the third base, may call for the same amino acid.',
        },
        {
          thinking: 'analyze',
          question:
            'Mutation X replaces a single base in the middle of a gene, whereas mutation Y removes a base near the start. Which of these mutations is likely to alter the protein more, and why?',
          answer: 'Y, because every later codon is read differently',
          distractors: [
            {
              text: 'X, because the middle of a gene holds its key part',
              error: 'thinks that place alone decides',
            },
            {
              text: 'X, because a wrong base is worse than a missing one',
              error: 'thinks that a deletion only shortens the protein a little',
            },
            {
              text: 'neither, because only one base differs in both',
              error: 'counts bases and not codons',
            },
          ],
          reason: 'A deletion shifts the reading frame from that point on. A substitution changes one codon at most.',
        },
        {
          thinking: 'analyze',
          question:
            'What will be the first consequence if bacteria are treated with a drug that blocks their ribosomes but leaves human ribosomes unaffected?',
          answer: 'They stop making proteins.',
          distractors: [
            {
              text: 'They stop copying their DNA.',
              error: 'mixes up translation with replication',
            },
            {
              text: 'They stop making any RNA.',
              error: 'mixes up translation with transcription',
            },
            {
              text: 'They change their genetic code.',
              error: 'thinks that cells rewrite the code when in need',
            },
          ],
          reason: 'Ribosomes carry out translation. Without them no new proteins are made, and other failures follow.',
        },
        {
          thinking: 'analyze',
          question:
            'What can be concluded if liver and muscle cells of one person contain matching DNA but clearly different sets of mRNA?',
          answer: 'The cells express different genes.',
          distractors: [
            {
              text: 'The cells have mutated since birth.',
              error: 'overlooks that the DNA matches',
            },
            {
              text: 'The cells use different genetic codes.',
              error: 'mixes up the code with the message',
            },
            {
              text: 'The muscle cell came from another zygote.',
              error: 'thinks that cell type shows origin',
            },
          ],
          reason: 'mRNA shows which genes are being transcribed. The same DNA is used in different ways.',
        },
      ],
      misconceptions: [
        {
          belief: 'DNA turns into a protein.',
          why: 'Diagrams draw an arrow from DNA to protein.',
          truth: 'DNA stays as it is. Its sequence is copied into RNA, and the RNA is read to join amino acids.',
          teacherMove:
            'Put a “reference book” on one desk that may not be moved. Students must copy one line on a slip, carry it to a kitchen desk and build a bead chain. Ask which object each molecule was.',
        },
        {
          belief: 'The two strands of DNA are identical.',
          why: 'Both look alike in drawings.',
          truth: 'They are complementary and run in opposite directions.',
          teacherMove:
            'Give each student one strand on a strip and ask them to find a partner. Those who look for an equal strip fail; those who look for the matching one succeed.',
        },
        {
          belief: 'Each mutation harms the organism.',
          why: 'Lessons and news dwell on disease.',
          truth: 'Many are silent or neutral, some are harmful, and a few are helpful in a given environment.',
          teacherMove:
            'Let students translate a short gene after five different one-base changes and sort the results by what happened to the protein before any talk of harm.',
        },
        {
          belief: 'Amino acids are made by the ribosome or by tRNA.',
          why: 'Students hear that these parts “make proteins.”',
          truth: 'Amino acids come from food or are made in the cell; tRNA brings them, and the ribosome joins them.',
          teacherMove: 'Use a bead tray in the role play and ask each time: who made this bead, who brought it, who joined it?',
        },
        {
          belief: 'One gene makes one trait.',
          why: 'School examples of inheritance use single genes.',
          truth: 'Most traits depend on many genes and on the environment, and one gene may affect several traits.',
          teacherMove:
            'Show a dot plot of heights and ask students to sketch what it would look like if one gene with two alleles decided height.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Why is it an advantage for a cell with a nucleus to transfer information from DNA to protein in two separate steps?',
          lookFors: ['says that the DNA stays protected and many copies can be made', 'says that control is possible at each step'],
          probe: 'What would a cell lose if ribosomes read DNA directly?',
        },
        {
          thinking: 'understand',
          question: 'How does the order of the bases in a gene ultimately determine which function a protein can perform?',
          lookFors: ['goes from codons to amino acids to folding', 'links shape to function'],
          probe: 'Where in this chain could temperature matter?',
        },
        {
          thinking: 'analyze',
          question:
            'Why do frameshifts generally have more serious consequences than substitutions, and in which situation would this rule fail?',
          lookFors: [
            'says that later codons are all changed',
            'finds an exception such as a shift near the end or the loss of three bases',
          ],
          probe: 'What would a loss of exactly three bases do?',
        },
        {
          thinking: 'evaluate',
          question:
            'How would you evaluate a newspaper report that scientists have discovered “the gene for intelligence,” considering what is known about complex traits?',
          lookFors: ['says that complex traits involve many genes and the environment', 'asks about the data and the measure'],
          probe: 'How would you rewrite the headline in one line?',
        },
        {
          thinking: 'apply',
          question:
            'How could medical researchers use their knowledge of mRNA and ribosomes to make human cells produce a harmless piece of a virus?',
          lookFors: ['says that ribosomes read any suitable mRNA', 'says that the mRNA does not change the DNA'],
          probe: 'Why does the effect of such an mRNA fade?',
        },
        {
          thinking: 'analyze',
          question: 'What does the observation that the genetic code is nearly universal suggest about the evolutionary history of life?',
          lookFors: ['argues for shared ancestry', 'considers why the code would be hard to change later'],
          probe: 'Which finding would weaken this argument?',
        },
        {
          thinking: 'evaluate',
          question:
            'Should companies that offer tests of family history be allowed to keep the DNA information of their customers? Defend your position.',
          lookFors: ['names a benefit and a risk', 'sees that relatives share DNA'],
          probe: 'What rule would you write?',
        },
        {
          thinking: 'create',
          question:
            'How would you organize a classroom “factory” that demonstrates transcription and translation to students in middle school?',
          lookFors: ['gives each molecule a role and a place', 'keeps the DNA in the nucleus'],
          probe: 'How would you show a mutation?',
        },
        {
          thinking: 'create',
          question:
            'Which three questions could a researcher ask about a gene that is active only in sleeping mice, and how would you investigate one of them?',
          lookFors: ['asks about cause as well as correlation', 'proposes a comparison with a control'],
          probe: 'Which result would surprise you?',
        },
        {
          thinking: 'analyze',
          question:
            'At which points could the process of gene expression have failed if a cell contains a perfectly normal gene but produces none of its protein?',
          lookFors: ['names transcription, mRNA processing or transport, and translation', 'suggests a test for one of them'],
          probe: 'Which of these could a signal from outside the cell cause?',
        },
      ],
      activities: [
        {
          title: 'Crack the code',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a strip with a coded message', 'a codon table cut to eight entries'],
          steps: [
            'Read the strip in groups of three.',
            'Use the table to turn the groups into letters.',
            'Start one letter too late and try again.',
            'Tell your partner what the second try shows.',
          ],
          lookFor: 'Students discover that a reading frame matters before the term is taught.',
        },
        {
          title: 'From gene to chain',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['a DNA template card', 'blank mRNA strips', 'tRNA cards', 'beads', 'a codon table'],
          steps: [
            'Copy the template into mRNA at the nucleus table.',
            'Carry the strip to the ribosome table.',
            'Match each codon to a tRNA card.',
            'Add the bead that it carries.',
            'Stop at a stop codon and fold your chain.',
            'Compare your chain with that of another group and explain any difference.',
          ],
          lookFor: 'Roles are kept apart, and students say that DNA never leaves the nucleus table.',
        },
        {
          title: 'Five small changes',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a gene of 24 bases', 'a codon table', 'colored pens'],
          steps: [
            'Translate the gene.',
            'Make five copies, each with one change that your teacher names.',
            'Translate each copy.',
            'Rank the changes from none to greatest.',
            'Write a rule that predicts which changes matter most.',
          ],
          lookFor: 'Rules mention redundancy, stop codons and reading frame.',
        },
        {
          title: 'Who did what in 1953?',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['three short source excerpts', 'a timeline strip'],
          steps: [
            'Read one source and mark each claim as evidence or opinion.',
            'Place the events on the timeline.',
            'Compare your timeline with the group that read another source.',
            'Write a credit line for a museum wall that all groups can accept.',
          ],
          lookFor: 'Students support credit with dates and documents and name what is still argued about.',
        },
        {
          title: 'Say it in one line',
          purpose: 'practice',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['twelve term cards'],
          steps: [
            'Draw two cards.',
            'Write one true sentence that joins both terms.',
            'Your partner checks the sentence and the direction of the process.',
            'Keep score only of sentences that needed a correction and got it.',
          ],
          lookFor: 'Sentences show direction, such as from codon to amino acid.',
        },
        {
          title: 'Design a DNA privacy rule',
          purpose: 'extend',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'create',
          materials: ['three short case cards', 'a decision sheet'],
          steps: [
            'Read the case and list everyone whose DNA is involved.',
            'Write down what each one might want.',
            'Draft a rule of no more than three sentences.',
            'Test the rule on another group’s case.',
            'Revise it and present the change.',
          ],
          lookFor: 'Rules account for relatives and for uses that were not foreseen.',
        },
      ],
      recalls: [
        {
          prompt: 'Sketch a cell with a nucleus and mark where DNA and ribosomes are found.',
          answer: 'DNA in the nucleus (also in mitochondria and chloroplasts); ribosomes in the cytoplasm or on membranes.',
          likelyError: 'Puts ribosomes inside the nucleus as the place of protein making.',
          minutes: 2,
        },
        {
          prompt: 'Name the four large groups of molecules in living things.',
          answer: 'Carbohydrates, lipids, proteins, nucleic acids.',
          likelyError: 'Lists vitamins or water as one.',
          minutes: 2,
        },
        {
          prompt: 'Write the partner strand of A T T G C.',
          answer: 'The partner strand is T A A C G.',
          likelyError: 'Repeats the strand, A T T G C: copies it and does not pair A with T and G with C.',
          minutes: 1,
        },
        {
          prompt: 'Explain what an enzyme does, in one sentence with an example.',
          answer: 'It speeds up a reaction; lactase, for instance, helps to break down milk sugar.',
          likelyError: 'Says that enzymes are living things.',
          minutes: 2,
        },
        {
          prompt:
            'A code uses four letters, which may repeat. Calculate how many different words of two letters and of three letters it can make.',
          answer: '16 words of two letters (4 × 4) and 64 of three (4 × 4 × 4).',
          likelyError: 'Gives 8 and 12: multiplies 4 by 2 and by 3.',
          minutes: 2,
        },
        {
          prompt: 'A zipper must open often. Write why it helps that the links between its two sides are weaker than the sides.',
          answer: 'The two sides can part and join again without damage to either one.',
          likelyError: 'Says that weak links are a fault: thinks that stronger is always better.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'The template strand of a gene begins TAC CCA ATT. A mutation changes the third triplet to ATA. A student says, “It is one letter, so the protein has one different amino acid.” Use codon meanings UAA = stop and UAU = tyrosine to judge the claim.',
        answer:
          'The mRNA was AUG GGU UAA, so translation stopped after two amino acids. Now it reads AUG GGU UAU, and the ribosome goes on past the old stop. The chain gets longer by tyrosine and all that follows until another stop. The claim is wrong: one letter can change far more than one amino acid.',
        partial: 'Transcribes correctly but reports one swapped amino acid, since the stop codon is treated as an amino acid.',
        reteach:
          'Give students four short sequences, two of which gain or lose a stop codon. They translate with a finger on each codon and write the length of the chain before the amino acids.',
      },
      processes: [
        {
          title: 'transcription',
          steps: [
            'A signal marks the start of the gene.',
            'RNA polymerase opens the double helix there.',
            'RNA polymerase reads the template strand.',
            'RNA polymerase joins matching RNA nucleotides.',
            'The RNA strand separates, and the DNA closes.',
            'In cells with a nucleus, the RNA is processed and leaves through a pore.',
          ],
        },
        {
          title: 'translation',
          steps: [
            'A ribosome binds to the mRNA and finds the start codon.',
            'A tRNA with the matching anticodon brings the first amino acid.',
            'The next tRNA arrives at the next codon.',
            'The ribosome joins the two amino acids.',
            'The ribosome moves on by one codon and repeats.',
            'At a stop codon the chain is released and folds.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a base is removed near the start of a gene',
          effect: 'the reading frame shifts and most later amino acids change',
        },
        {
          cause: 'a stop codon appears early in an mRNA',
          effect: 'translation ends too soon and the protein is short',
        },
        {
          cause: 'a cell transcribes a gene many times',
          effect: 'many mRNA copies allow it to make much of the protein',
        },
        {
          cause: 'an antibiotic blocks bacterial ribosomes',
          effect: 'the bacteria can no longer make the proteins that they need',
        },
        {
          cause: 'a mutation falls in the third base of a codon',
          effect: 'the amino acid often stays the same',
        },
      ],
      comparisons: [
        {
          a: 'transcription',
          b: 'translation',
          alike: 'Both read a sequence and build a chain from small parts.',
          different: [
            {
              feature: 'template',
              a: 'DNA',
              b: 'mRNA',
            },
            {
              feature: 'product',
              a: 'RNA',
              b: 'protein',
            },
            {
              feature: 'place in a cell with a nucleus',
              a: 'mostly the nucleus',
              b: 'ribosomes',
            },
          ],
        },
        {
          a: 'DNA',
          b: 'RNA',
          alike: 'Both are chains of nucleotides with four kinds of bases.',
          different: [
            {
              feature: 'sugar',
              a: 'deoxyribose',
              b: 'ribose',
            },
            {
              feature: 'bases',
              a: 'A, T, C, G',
              b: 'A, U, C, G',
            },
            {
              feature: 'strands',
              a: 'usually two',
              b: 'usually one',
            },
          ],
        },
        {
          a: 'a substitution',
          b: 'a deletion',
          alike: 'Both change the base sequence of a gene.',
          different: [
            {
              feature: 'length of the gene',
              a: 'unchanged',
              b: 'shorter',
            },
            {
              feature: 'usual reach',
              a: 'one codon',
              b: 'all codons after it, unless bases go in threes',
            },
          ],
        },
      ],
      connections: [
        'Chemistry: connect base pairing to hydrogen bonds and ask why heat can separate the two strands.',
        'Computing: let students write a short program or spreadsheet that transcribes and translates a sequence.',
        'Medicine: compare the first recombinant insulin with insulin from animals and ask what the gene changed.',
        'Civics: use the US law on genetic information (GINA, 2008) to discuss what employers and health insurers may ask.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Credit for the double helix',
          task: 'Students compare two accounts and write a label for a museum that gives fair credit.',
          background:
            'Rosalind Franklin’s data, Maurice Wilkins’s group and the model by James Watson and Francis Crick all belong to the story of 1953. Franklin died in 1958; the Nobel Prize of 1962 went to the other three.',
          checkFirst: 'Choose sources of equal length; let students find what is still debated.',
        },
        {
          aspect: 'people',
          title: 'Reading the first codon',
          task: 'Students reason as the researchers did: RNA of only U gives a chain of only one amino acid, so what does UUU mean?',
          background: 'In 1961 Marshall Nirenberg and Heinrich Matthaei showed that RNA made of U alone leads to a chain of phenylalanine.',
          checkFirst: 'Provide the result as data, without the answer.',
        },
        {
          aspect: 'people',
          title: 'The mRNA researcher who kept going',
          task: 'Students trace how a method that few trusted became useful and decide which step mattered most.',
          background:
            'Katalin Karikó, born in Hungary, and Drew Weissman found ways to keep mRNA from setting off strong inflammation. They shared the 2023 Nobel Prize in Physiology or Medicine.',
          checkFirst: 'Keep the talk on how mRNA works, and be ready for strong views on vaccines.',
        },
        {
          aspect: 'history',
          title: 'Ancestry, samples and the Havasupai Tribe',
          task: 'Students read a short account and draft a consent form that would have prevented the conflict.',
          background:
            'Members of the Havasupai Tribe gave blood samples for a diabetes study at Arizona State University. The samples were also used for other studies, and in 2010 the university settled with the Tribe.',
          checkFirst: 'Use a published account in the Tribe’s own words where possible, in the present tense for the community.',
        },
        {
          aspect: 'place',
          title: 'Rice, salt and seeds',
          task: 'Students read a short text on a plant gene and predict how its protein could help in salty fields.',
          background:
            'Scientists in Bangladesh, India and the Philippines study salt-tolerant kinds of rice for coasts where seawater reaches the fields.',
          checkFirst: 'Ask who knows rice farming; do not assume it from a family’s origin.',
        },
        {
          aspect: 'language',
          title: 'The metaphor of the code',
          task: 'Students compare the words code, letter, message and translation in two languages and judge what each metaphor hides.',
          background:
            'Biology took its terms from writing: transcription, translation, reading frame. French and Spanish use the same metaphors (traduction, traducción), while Chinese uses 转录 and 翻译, the common words for copying a record and translating.',
          checkFirst: 'Invite speakers to check nuance.',
        },
        {
          aspect: 'family and community',
          title: 'What a family test reveals',
          task: 'Students write questions that a person should ask before sending in a DNA sample and share them with someone at home if they wish.',
          background:
            'Home DNA tests compare a sample with a company’s database. Relatives share DNA, so one test says something about others.',
          checkFirst: 'Use fictional cases; no student should be asked about parentage or to take a test.',
        },
        {
          aspect: 'critical question',
          title: 'Whose genomes have been studied?',
          task: 'Students use a chart described in words to discuss what happens when one group dominates the data.',
          background:
            'Most people in large genome studies so far have had European ancestry, which limits how well results apply to others. Projects such as H3Africa were set up to widen the data.',
          checkFirst: 'Speak of samples and data, not of students’ own ancestry.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An mRNA tells the events of its short life, from the gene to the last ribosome. Tell them in order. Choose what it fears most.',
          audience: 'a story for a biology magazine by students',
          plan: ['What does it carry?', 'Who meets it on the way?', 'How does its life end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A team compares two sequences late at night and finds a single different letter. Tell the events that follow in order. Choose what is at stake.',
          audience: 'a short story contest',
          plan: ['Why does the letter matter?', 'Who doubts it?', 'What settles the question?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A person decides whether to send in a DNA sample. Tell the events of that week in order. Choose the question that changes the decision.',
          audience: 'a story in a teen magazine',
          plan: ['Who else is affected?', 'What does the person learn?', 'What is decided?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should companies be allowed to share DNA data with researchers without asking again? Claim a position and support it with reasons. Choose one counterargument to answer.',
          audience: 'a letter to a lawmaker',
          plan: ['What exactly do you claim?', 'Which facts are strongest?', 'What would change your mind?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A textbook gives Watson and Crick alone credit for the structure of DNA. Argue for a changed paragraph and support it with evidence. Choose the fact that should come first.',
          audience: 'the publisher of the textbook',
          plan: ['What is missing?', 'How certain is each fact?', 'What would a fair sentence say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue whether all high school students should learn to read a codon table by hand, although a computer can do it. Give reasons and choose one case that proves your point.',
          audience: 'your school’s science department',
          plan: ['What do you claim?', 'What does the skill teach?', 'What do others say?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why a change of one base can have no effect, a small effect or a large one. Choose three short examples and order them well.',
          audience: 'a study guide for biology students',
          plan: ['Which terms need defining?', 'Which example comes first?', 'What rule ties them together?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how a bacterium can make a human protein. Lead from cause to effect. Choose one real medicine as your example.',
          audience: 'visitors to a museum of medicine',
          plan: ['What must be moved?', 'Why can the bacterium read it?', 'What makes it useful?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain the difference between having a gene and expressing it. Choose a model from daily life and show where it breaks down.',
          audience: 'a ninth grader new to biology',
          plan: ['What mistake is common?', 'How does your model help?', 'Where does it fail?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a ribosome at work as if you stood beside it. Make a reader see the rhythm of the process. Choose one long comparison.',
          audience: 'listeners of a science podcast',
          plan: ['What arrives, and how often?', 'What moves?', 'How does it stop?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the model of the double helix so that a blind reader can build it in the mind. Choose your order and your units with care.',
          audience: 'a reader of an audio guide',
          plan: ['What are the rails and rungs?', 'Which way do the strands run?', 'How large is each part next to the others?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a research room on the day of a result. Show with the senses how the mood changes. Choose whose eyes we see it through.',
          audience: 'readers of a long article',
          plan: ['What is on the table?', 'What is the first sign?', 'How do people act after it?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in which each line has three words and one change of a word alters all that comes after. Choose whether the reader should notice at once.',
          audience: 'a poetry page in your school paper',
          plan: ['What is the poem about?', 'Where does the change fall?', 'How will the form show it?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a help-desk call between a ribosome and the nucleus. Write it as a script. Choose which error they are trying to find.',
          audience: 'a sketch for your class',
          plan: ['What does the ribosome report?', 'Which questions narrow it down?', 'What is the fix?'],
        },
        {
          genre: 'Creative',
          prompt:
            'A planet’s life uses six bases and codons of two. Write the textbook page on its code. Choose how many amino acids it can name and what problem remains.',
          audience: 'readers of a science fiction textbook',
          plan: ['How many codons are there?', 'What makes the code weak or strong?', 'What happens after a mutation?'],
        },
      ],
      itemSets: [
        {
          title: 'A rabbit’s message in frog eggs',
          text: 'Biologists took messenger RNA for a part of hemoglobin from immature red blood cells of a rabbit and injected it into frog eggs, which do not produce hemoglobin. They also placed the eggs in a solution of radioactively labeled amino acids. Within hours, labeled rabbit hemoglobin chains appeared in the injected eggs, whereas none appeared in eggs that had received only a salt solution. When they injected an enzyme that destroys RNA together with the message, the hemoglobin chains were missing. When they injected an enzyme that destroys DNA instead, the result was identical to that of the first eggs.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'What does the appearance of rabbit hemoglobin chains in frog eggs imply about the ribosomes and the tRNA of the frog?',
              answer: 'They translate by the same code as those of a rabbit.',
              distractors: [
                {
                  text: 'They store the instructions for the proteins of a rabbit.',
                  error: 'thinks that ribosomes carry the information for a protein',
                },
                {
                  text: 'They turn a rabbit’s DNA into a chain of amino acids.',
                  error: 'thinks that DNA itself becomes protein',
                },
                {
                  text: 'They make the amino acids that a frog egg is lacking.',
                  error: 'thinks that tRNA or ribosomes make amino acids',
                },
              ],
              reason: 'Frog ribosomes and tRNA read rabbit codons and built the rabbit sequence, so the code is shared.',
            },
            {
              thinking: 'analyze',
              question:
                'Why did the injection of an enzyme that destroys DNA make no difference to the labeled hemoglobin chains in the eggs?',
              answer: 'Translation of the injected message needs no gene.',
              distractors: [
                {
                  text: 'Transcription of the injected message had been blocked.',
                  error: 'thinks that messenger RNA must be transcribed again',
                },
                {
                  text: 'Frog DNA had been replaced by the rabbit’s message.',
                  error: 'thinks that RNA takes the place of DNA in the egg',
                },
                {
                  text: 'Rabbit DNA is protected from enzymes inside an egg.',
                  error: 'overlooks that no rabbit DNA was injected',
                },
              ],
              reason: 'The message had been transcribed in the rabbit’s cells already; the egg only had to translate it.',
            },
            {
              thinking: 'apply',
              question: 'What most likely explains why the injected eggs no longer produce new rabbit chains some weeks later?',
              answer: 'The messenger RNA has been broken down.',
              distractors: [
                {
                  text: 'The rabbit’s gene has mutated in the frog’s DNA.',
                  error: 'thinks that the gene was transferred',
                },
                {
                  text: 'The frog’s ribosomes have learned to refuse it.',
                  error: 'thinks that ribosomes choose among messages',
                },
                {
                  text: 'The labeled chains have turned back into RNA.',
                  error: 'reverses the direction of information flow',
                },
              ],
              reason: 'Without the gene no new copies of the message can be made, and messenger RNA lasts a limited time.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How would you extend the experiment in order to determine whether a frog egg could also produce a protein from a rabbit’s gene instead of the message?',
            lookFors: [
              'Injects DNA with the gene and a promoter into the nucleus, and compares it with message and with salt solution.',
              'Predicts that transcription is needed first, so an inhibitor of transcription should stop the protein.',
              'Names what would count as failure, such as a promoter that the frog cell does not recognize.',
            ],
            probe: 'Which result would tell you that the gene was transcribed but not translated?',
          },
        },
        {
          title: 'White, pink and red petals',
          text: 'A seed laboratory studies a gene for an enzyme that produces red petal pigment in a garden flower. The normal messenger RNA contains three neighboring codons, of which CUU specifies leucine, GAA specifies glutamic acid and UGG specifies tryptophan. In one white variety the third of these codons is UGA, which is a stop codon, and the enzyme cannot be found. In a pale pink variety the first codon reads CCU, which specifies proline, and the enzyme is present in normal amounts but operates at about a tenth of its usual speed. Another variety has CUC, which also specifies leucine, and its petals are red.',
          facts: [
            {
              thinking: 'apply',
              question:
                'Which change in the template strand of the DNA, written base by base below the codon, produces UGA in the white variety?',
              answer: 'ACC becomes ACT',
              distractors: [
                {
                  text: 'ACC becomes ACU',
                  error: 'writes uracil in DNA in place of thymine',
                },
                {
                  text: 'UGG becomes UGA',
                  error: 'writes the messenger RNA instead of the DNA template',
                },
                {
                  text: 'TGG becomes TGA',
                  error: 'writes the coding strand instead of the template',
                },
              ],
              reason: 'The template is complementary to the codon: UGG pairs with ACC, and UGA pairs with ACT.',
            },
            {
              thinking: 'analyze',
              question:
                'Why is it impossible to find any enzyme in the white variety, although its gene differs from the normal one by a single base?',
              answer: 'Its chain ends early, and the short piece is useless.',
              distractors: [
                {
                  text: 'Its codons after the change are read in a new frame.',
                  error: 'takes a substitution for a frameshift',
                },
                {
                  text: 'Its messenger RNA has lost the codon for leucine.',
                  error: 'mixes up the changes of two varieties',
                },
                {
                  text: 'Its ribosomes can no longer bind to amino acids.',
                  error: 'thinks that a mutation in one gene changes the ribosomes',
                },
              ],
              reason: 'A stop codon in the middle ends translation, so the rest of the enzyme is missing.',
            },
            {
              thinking: 'analyze',
              question: 'Which conclusion about substitutions is supported by a comparison of the pale pink variety and the one with CUC?',
              answer: 'Their effect depends on the amino acid that results.',
              distractors: [
                {
                  text: 'Their effect depends on the number of bases replaced.',
                  error: 'overlooks that each variety differs by a single base',
                },
                {
                  text: 'Their effect is the same within a codon for leucine.',
                  error: 'overlooks that CUU changed to two different codons',
                },
                {
                  text: 'Their effect is to lower the amount of the enzyme.',
                  error: 'overlooks that the pale variety has normal amounts',
                },
              ],
              reason:
                'Both change one base of CUU: CUC still means leucine, whereas CCU puts proline into the chain and disturbs the enzyme.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A catalog describes the white variety as “damaged” and the red variety as “perfect.” Discuss whether molecular evidence supports these words, and suggest better ones.',
            lookFors: [
              'Says that the white variety lacks one working enzyme, while a gardener or a pollinator may not be harmed by that.',
              'Says that the red variety also carries a mutation, in the codon CUC, that is silent.',
              'Suggests neutral wording, such as variant or allele, and ties value to a purpose or an environment.',
            ],
            probe: 'In which surroundings could white petals be an advantage for the plant?',
          },
        },
        {
          title: 'Gut bacteria switch their food',
          text: 'Students grew two cultures of the gut bacterium E. coli, one with glucose and one with the milk sugar lactose as its only source of energy, and measured the enzyme that splits lactose. In glucose there were about 3 enzyme molecules per cell, whereas in lactose there were several thousand. When lactose replaced glucose in the first culture, messenger RNA for the enzyme appeared within minutes and the enzyme soon afterward. An antibiotic that inhibits RNA polymerase, added at the moment of the exchange, prevented both. A mutant that lacks a certain DNA-binding protein produced the enzyme in considerable amounts with or without lactose in the culture, as long as glucose was absent.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What do the observations within minutes after the exchange of sugars reveal about the control of the enzyme?',
              answer: 'Lactose leads to transcription of the gene.',
              distractors: [
                {
                  text: 'Lactose leads to a new gene for the enzyme.',
                  error: 'thinks that cells gain genes because they need them',
                },
                {
                  text: 'Lactose changes into messenger RNA in the cell.',
                  error: 'mixes up a signal and the molecule that is made',
                },
                {
                  text: 'Lactose makes idle enzyme molecules visible.',
                  error: 'thinks that the enzyme had been there in an inactive form',
                },
              ],
              reason:
                'The message appears first and the enzyme later, and blocking RNA polymerase prevents both, so transcription is switched on.',
            },
            {
              thinking: 'analyze',
              question: 'What is the most likely biological function of the DNA-binding protein that is missing in the mutant bacterium?',
              answer: 'To block the gene while there is no lactose',
              distractors: [
                {
                  text: 'To carry the message to the ribosome in glucose',
                  error: 'mixes up regulation and transport',
                },
                {
                  text: 'To join amino acids into the enzyme in lactose',
                  error: 'gives the task of the ribosome to another protein',
                },
                {
                  text: 'To copy the gene before the cell can divide',
                  error: 'mixes up transcription control and replication',
                },
              ],
              reason: 'Without the protein the gene is active even when no lactose is present, so the protein represses it.',
            },
            {
              thinking: 'apply',
              question:
                'What would happen immediately after the exchange if students used a drug that blocks ribosomes instead of RNA polymerase?',
              answer: 'The message would appear, and the enzyme would be absent.',
              distractors: [
                {
                  text: 'The enzyme would appear, and the message would be absent.',
                  error: 'reverses the order of transcription and translation',
                },
                {
                  text: 'The message and the enzyme would both be absent.',
                  error: 'thinks that transcription depends on new enzyme molecules',
                },
                {
                  text: 'The message and the enzyme would both appear.',
                  error: 'overlooks that proteins are made at ribosomes',
                },
              ],
              reason: 'Transcription still takes place, but without ribosomes the message cannot be translated.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How would you evaluate the benefits and the costs of a genetic switch for a bacterium whose food changes from hour to hour, compared with producing the enzyme at full speed all day?',
            lookFors: [
              'Says that unneeded proteins cost energy and amino acids that could serve growth.',
              'Says that switching takes minutes, so a cell is slower to use a new food at first.',
              'Uses numbers or the time course of the experiment in the argument.',
            ],
            probe: 'In which environment would a cell without the switch do just as well?',
          },
        },
      ],
    },
  },
});
