import { defineTopicPack } from '../topic-pack.ts';

export const constitution = defineTopicPack({
  id: 'constitution',
  title: 'The United States Constitution',
  inText: 'the United States Constitution',
  subject: 'social-studies',
  aliases: [
    'constitution',
    'us constitution',
    'u.s. constitution',
    'united states constitution',
    'the constitution',
    'bill of rights',
    'three branches of government',
    'branches of government',
    'checks and balances',
    'separation of powers',
    'first amendment',
    'constitutional convention',
    'amendments',
    'federalism',
    'legislative executive judicial',
  ],
  standards: [
    { code: 'D2.Civ.3.3-5', grades: [3, 5] },
    { code: 'D2.Civ.4.6-8', grades: [6, 8] },
    { code: 'D2.Civ.4.9-12', grades: [9, 12] },
  ],
  translations: {
    constitution: {
      Arabic: 'دستور',
      Bengali: 'সংবিধান',
      'Chinese (Simplified)': '宪法',
      French: 'constitution',
      Hindi: 'संविधान',
      Japanese: '憲法',
      Korean: '헌법',
      Portuguese: 'constituição',
      Russian: 'конституция',
      Spanish: 'constitución',
      Ukrainian: 'конституція',
      Vietnamese: 'hiến pháp',
    },
    amendment: {
      Arabic: 'تعديل',
      Bengali: 'সংশোধনী',
      'Chinese (Simplified)': '修正案',
      French: 'amendement',
      Hindi: 'संशोधन',
      Japanese: '修正条項',
      Korean: '수정 조항',
      Portuguese: 'emenda',
      Russian: 'поправка',
      Spanish: 'enmienda',
      Ukrainian: 'поправка',
      Vietnamese: 'tu chính án',
    },
    right: {
      Arabic: 'حق',
      Bengali: 'অধিকার',
      'Chinese (Simplified)': '权利',
      French: 'droit',
      Hindi: 'अधिकार',
      Japanese: '権利',
      Korean: '권리',
      Portuguese: 'direito',
      Russian: 'право',
      Spanish: 'derecho',
      Ukrainian: 'право',
      Vietnamese: 'quyền',
    },
    law: {
      Arabic: 'قانون',
      Bengali: 'আইন',
      'Chinese (Simplified)': '法律',
      French: 'loi',
      Hindi: 'कानून',
      Japanese: '法律',
      Korean: '법률',
      Portuguese: 'lei',
      Russian: 'закон',
      Spanish: 'ley',
      Ukrainian: 'закон',
      Vietnamese: 'luật',
    },
    'legislative branch': {
      Arabic: 'السلطة التشريعية',
      Bengali: 'আইন বিভাগ',
      'Chinese (Simplified)': '立法部门',
      French: 'pouvoir législatif',
      Hindi: 'विधायिका',
      Japanese: '立法府',
      Korean: '입법부',
      Portuguese: 'poder legislativo',
      Russian: 'законодательная власть',
      Spanish: 'poder legislativo',
      Ukrainian: 'законодавча влада',
      Vietnamese: 'ngành lập pháp',
    },
    'executive branch': {
      Arabic: 'السلطة التنفيذية',
      Bengali: 'নির্বাহী বিভাগ',
      'Chinese (Simplified)': '行政部门',
      French: 'pouvoir exécutif',
      Hindi: 'कार्यपालिका',
      Japanese: '行政府',
      Korean: '행정부',
      Portuguese: 'poder executivo',
      Russian: 'исполнительная власть',
      Spanish: 'poder ejecutivo',
      Ukrainian: 'виконавча влада',
      Vietnamese: 'ngành hành pháp',
    },
    'judicial branch': {
      Arabic: 'السلطة القضائية',
      Bengali: 'বিচার বিভাগ',
      'Chinese (Simplified)': '司法部门',
      French: 'pouvoir judiciaire',
      Hindi: 'न्यायपालिका',
      Japanese: '司法府',
      Korean: '사법부',
      Portuguese: 'poder judiciário',
      Russian: 'судебная власть',
      Spanish: 'poder judicial',
      Ukrainian: 'судова влада',
      Vietnamese: 'ngành tư pháp',
    },
    veto: {
      Arabic: 'حق النقض',
      Bengali: 'ভেটো',
      'Chinese (Simplified)': '否决权',
      French: 'veto',
      Hindi: 'वीटो',
      Japanese: '拒否権',
      Korean: '거부권',
      Portuguese: 'veto',
      Russian: 'вето',
      Spanish: 'veto',
      Ukrainian: 'вето',
      Vietnamese: 'quyền phủ quyết',
    },
    federalism: {
      Arabic: 'فيدرالية',
      Bengali: 'যুক্তরাষ্ট্রীয় ব্যবস্থা',
      'Chinese (Simplified)': '联邦制',
      French: 'fédéralisme',
      Hindi: 'संघवाद',
      Japanese: '連邦制',
      Korean: '연방제',
      Portuguese: 'federalismo',
      Russian: 'федерализм',
      Spanish: 'federalismo',
      Ukrainian: 'федералізм',
      Vietnamese: 'chủ nghĩa liên bang',
    },
    'separation of powers': {
      Arabic: 'فصل السلطات',
      Bengali: 'ক্ষমতার পৃথকীকরণ',
      'Chinese (Simplified)': '权力分立',
      French: 'séparation des pouvoirs',
      Hindi: 'शक्तियों का पृथक्करण',
      Japanese: '権力分立',
      Korean: '권력 분립',
      Portuguese: 'separação dos poderes',
      Russian: 'разделение властей',
      Spanish: 'separación de poderes',
      Ukrainian: 'поділ влади',
      Vietnamese: 'tam quyền phân lập',
    },
    'checks and balances': {
      Arabic: 'ضوابط وتوازنات',
      Bengali: 'নিয়ন্ত্রণ ও ভারসাম্য',
      'Chinese (Simplified)': '权力制衡',
      French: 'freins et contrepoids',
      Hindi: 'नियंत्रण और संतुलन',
      Japanese: '抑制と均衡',
      Korean: '견제와 균형',
      Portuguese: 'freios e contrapesos',
      Russian: 'система сдержек и противовесов',
      Spanish: 'pesos y contrapesos',
      Ukrainian: 'система стримувань і противаг',
      Vietnamese: 'kiềm chế và đối trọng',
    },
    ratify: {
      Arabic: 'صادق على',
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
    preamble: {
      Arabic: 'ديباجة',
      Bengali: 'প্রস্তাবনা',
      'Chinese (Simplified)': '序言',
      French: 'préambule',
      Hindi: 'प्रस्तावना',
      Japanese: '前文',
      Korean: '전문',
      Portuguese: 'preâmbulo',
      Russian: 'преамбула',
      Spanish: 'preámbulo',
      Ukrainian: 'преамбула',
      Vietnamese: 'lời nói đầu',
    },
    'due process': {
      Arabic: 'الإجراءات القانونية الواجبة',
      Bengali: 'যথাযথ আইনি প্রক্রিয়া',
      'Chinese (Simplified)': '正当法律程序',
      French: 'procédure régulière',
      Hindi: 'विधि की सम्यक् प्रक्रिया',
      Japanese: '適正手続',
      Korean: '적법 절차',
      Portuguese: 'devido processo legal',
      Russian: 'надлежащая правовая процедура',
      Spanish: 'debido proceso',
      Ukrainian: 'належна правова процедура',
      Vietnamese: 'thủ tục pháp lý công bằng',
    },
    'equal protection': {
      Arabic: 'حماية متساوية',
      Bengali: 'সমান সুরক্ষা',
      'Chinese (Simplified)': '平等保护',
      French: 'égale protection',
      Hindi: 'समान संरक्षण',
      Japanese: '平等保護',
      Korean: '평등 보호',
      Portuguese: 'igual proteção',
      Russian: 'равная защита',
      Spanish: 'igualdad de protección',
      Ukrainian: 'рівний захист',
      Vietnamese: 'sự bảo vệ bình đẳng',
    },
    precedent: {
      Arabic: 'سابقة قضائية',
      Bengali: 'নজির',
      'Chinese (Simplified)': '判例',
      French: 'précédent',
      Hindi: 'नज़ीर',
      Japanese: '判例',
      Korean: '판례',
      Portuguese: 'precedente',
      Russian: 'прецедент',
      Spanish: 'precedente',
      Ukrainian: 'прецедент',
      Vietnamese: 'tiền lệ',
    },
    ratification: {
      Arabic: 'مصادقة',
      Bengali: 'অনুসমর্থন',
      'Chinese (Simplified)': '批准',
      French: 'ratification',
      Hindi: 'अनुसमर्थन',
      Japanese: '批准',
      Korean: '비준',
      Portuguese: 'ratificação',
      Russian: 'ратификация',
      Spanish: 'ratificación',
      Ukrainian: 'ратифікація',
      Vietnamese: 'sự phê chuẩn',
    },
    Congress: {
      Arabic: 'الكونغرس',
      Bengali: 'কংগ্রেস',
      'Chinese (Simplified)': '国会',
      French: 'Congrès',
      Hindi: 'कांग्रेस',
      Japanese: '連邦議会',
      Korean: '의회',
      Portuguese: 'Congresso',
      Russian: 'Конгресс',
      Spanish: 'Congreso',
      Ukrainian: 'Конгрес',
      Vietnamese: 'Quốc hội',
    },
    'Bill of Rights': {
      Arabic: 'وثيقة الحقوق',
      Bengali: 'অধিকার সনদ',
      'Chinese (Simplified)': '权利法案',
      French: 'Déclaration des droits',
      Hindi: 'अधिकार विधेयक',
      Japanese: '権利章典',
      Korean: '권리 장전',
      Portuguese: 'Declaração de Direitos',
      Russian: 'Билль о правах',
      Spanish: 'Carta de Derechos',
      Ukrainian: 'Білль про права',
      Vietnamese: 'Tuyên ngôn Nhân quyền',
    },
    branch: {
      Arabic: 'فرع من الحكومة',
      Bengali: 'বিভাগ',
      'Chinese (Simplified)': '政府部门',
      French: 'branche du gouvernement',
      Hindi: 'शाखा',
      Japanese: '部門',
      Portuguese: 'ramo do governo',
      Russian: 'ветвь власти',
      Spanish: 'rama del gobierno',
      Ukrainian: 'гілка влади',
      Vietnamese: 'nhánh',
    },
    power: {
      Arabic: 'سلطة',
      Bengali: 'ক্ষমতা',
      'Chinese (Simplified)': '权力',
      French: 'pouvoir',
      Hindi: 'शक्ति',
      Japanese: '権力',
      Korean: '권한',
      Portuguese: 'poder',
      Russian: 'власть',
      Spanish: 'poder',
      Ukrainian: 'влада',
      Vietnamese: 'quyền lực',
    },
    elect: {
      Arabic: 'انتخب',
      Bengali: 'নির্বাচন করা',
      'Chinese (Simplified)': '选举',
      French: 'élire',
      Hindi: 'चुनना',
      Japanese: '選挙で選ぶ',
      Korean: '선출하다',
      Portuguese: 'eleger',
      Russian: 'избирать',
      Spanish: 'elegir',
      Ukrainian: 'обирати',
      Vietnamese: 'bầu',
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
    senator: {
      Arabic: 'عضو مجلس الشيوخ',
      Bengali: 'সিনেটর',
      'Chinese (Simplified)': '参议员',
      French: 'sénateur',
      Hindi: 'सीनेटर',
      Japanese: '上院議員',
      Korean: '상원 의원',
      Portuguese: 'senador',
      Russian: 'сенатор',
      Spanish: 'senador',
      Ukrainian: 'сенатор',
      Vietnamese: 'thượng nghị sĩ',
    },
    representative: {
      Arabic: 'عضو مجلس النواب',
      Bengali: 'প্রতিনিধি পরিষদের সদস্য',
      'Chinese (Simplified)': '众议员',
      French: 'représentant',
      Hindi: 'प्रतिनिधि सभा सदस्य',
      Japanese: '下院議員',
      Korean: '하원 의원',
      Portuguese: 'deputado',
      Russian: 'член Палаты представителей',
      Spanish: 'representante',
      Ukrainian: 'член Палати представників',
      Vietnamese: 'dân biểu',
    },
    compromise: {
      Arabic: 'حل وسط',
      Bengali: 'আপস',
      'Chinese (Simplified)': '妥协',
      French: 'compromis',
      Hindi: 'समझौता',
      Japanese: '妥協',
      Korean: '타협',
      Portuguese: 'acordo com concessões mútuas',
      Russian: 'компромисс',
      Spanish: 'acuerdo',
      Ukrainian: 'компроміс',
      Vietnamese: 'sự thỏa hiệp',
    },
    impeach: {
      Arabic: 'وجّه الاتهام',
      Bengali: 'অভিশংসন করা',
      'Chinese (Simplified)': '弹劾',
      French: 'mettre en accusation',
      Hindi: 'महाभियोग लगाना',
      Japanese: '弾劾訴追する',
      Korean: '탄핵 소추하다',
      Portuguese: 'acusar formalmente',
      Russian: 'объявлять импичмент',
      Spanish: 'acusar formalmente',
      Ukrainian: 'оголошувати імпічмент',
      Vietnamese: 'luận tội',
    },
    bicameral: {
      Arabic: 'ثنائي المجلس',
      Bengali: 'দ্বিকক্ষবিশিষ্ট',
      'Chinese (Simplified)': '两院制的',
      French: 'bicaméral',
      Hindi: 'द्विसदनीय',
      Japanese: '二院制の',
      Korean: '양원제의',
      Portuguese: 'bicameral',
      Russian: 'двухпалатный',
      Spanish: 'bicameral',
      Ukrainian: 'двопалатний',
      Vietnamese: 'lưỡng viện',
    },
    'popular sovereignty': {
      Arabic: 'سيادة شعبية',
      Bengali: 'জনগণের সার্বভৌমত্ব',
      'Chinese (Simplified)': '人民主权',
      French: 'souveraineté populaire',
      Hindi: 'लोकप्रिय संप्रभुता',
      Japanese: '人民主権',
      Korean: '국민 주권',
      Portuguese: 'soberania popular',
      Russian: 'народный суверенитет',
      Spanish: 'soberanía popular',
      Ukrainian: 'народний суверенітет',
      Vietnamese: 'chủ quyền nhân dân',
    },
    'judicial review': {
      Arabic: 'مراجعة قضائية',
      Bengali: 'বিচার বিভাগীয় পর্যালোচনা',
      'Chinese (Simplified)': '司法审查',
      French: 'contrôle de constitutionnalité',
      Hindi: 'न्यायिक समीक्षा',
      Japanese: '違憲審査',
      Korean: '위헌 법률 심사',
      Portuguese: 'controle de constitucionalidade',
      Russian: 'судебный контроль',
      Spanish: 'revisión judicial',
      Ukrainian: 'судовий контроль',
      Vietnamese: 'quyền tư pháp xét lại',
    },
    delegate: {
      Arabic: 'مندوب',
      Bengali: 'প্রতিনিধি',
      'Chinese (Simplified)': '代表',
      French: 'délégué',
      Hindi: 'प्रतिनिधि',
      Japanese: '代表',
      Korean: '대표',
      Portuguese: 'delegado',
      Russian: 'делегат',
      Spanish: 'delegado',
      Ukrainian: 'делегат',
      Vietnamese: 'đại biểu',
    },
    'enumerated powers': {
      Arabic: 'سلطات منصوص عليها',
      Bengali: 'উল্লিখিত ক্ষমতা',
      'Chinese (Simplified)': '列举权力',
      French: 'pouvoirs énumérés',
      Hindi: 'प्रगणित शक्तियाँ',
      Japanese: '列挙権限',
      Korean: '열거된 권한',
      Portuguese: 'poderes enumerados',
      Russian: 'перечисленные полномочия',
      Spanish: 'poderes enumerados',
      Ukrainian: 'перелічені повноваження',
      Vietnamese: 'quyền được liệt kê',
    },
    'implied powers': {
      Arabic: 'سلطات ضمنية',
      Bengali: 'অন্তর্নিহিত ক্ষমতা',
      'Chinese (Simplified)': '默示权力',
      French: 'pouvoirs implicites',
      Hindi: 'निहित शक्तियाँ',
      Japanese: '黙示的権限',
      Korean: '묵시적 권한',
      Portuguese: 'poderes implícitos',
      Russian: 'подразумеваемые полномочия',
      Spanish: 'poderes implícitos',
      Vietnamese: 'quyền hàm ý',
    },
    originalism: {
      Arabic: 'مذهب الأصلانية',
      'Chinese (Simplified)': '原旨主义',
      French: 'originalisme',
      Hindi: 'मौलिकतावाद',
      Japanese: '原意主義',
      Korean: '원전주의',
      Portuguese: 'originalismo',
      Russian: 'оригинализм',
      Spanish: 'originalismo',
      Ukrainian: 'оригіналізм',
      Vietnamese: 'thuyết nguyên bản',
    },
    faction: {
      Arabic: 'فصيل',
      Bengali: 'উপদল',
      'Chinese (Simplified)': '派系',
      French: 'faction',
      Hindi: 'गुट',
      Japanese: '派閥',
      Korean: '파벌',
      Portuguese: 'facção',
      Russian: 'фракция',
      Spanish: 'facción',
      Ukrainian: 'фракція',
      Vietnamese: 'phe phái',
    },
    incorporation: {
      'Chinese (Simplified)': '并入',
      French: 'incorporation',
      Japanese: '編入',
      Korean: '편입',
      Portuguese: 'incorporação',
      Russian: 'инкорпорация',
      Spanish: 'incorporación',
      Ukrainian: 'інкорпорація',
    },
    'strict scrutiny': {
      Arabic: 'تدقيق صارم',
      'Chinese (Simplified)': '严格审查',
      French: 'contrôle strict',
      Hindi: 'कठोर जाँच',
      Japanese: '厳格審査',
      Korean: '엄격 심사',
      Portuguese: 'escrutínio estrito',
      Russian: 'строгая проверка',
      Spanish: 'escrutinio estricto',
    },
    'commerce clause': {
      Arabic: 'بند التجارة',
      Bengali: 'বাণিজ্য ধারা',
      'Chinese (Simplified)': '贸易条款',
      French: 'clause de commerce',
      Hindi: 'वाणिज्य खंड',
      Japanese: '通商条項',
      Korean: '통상 조항',
      Portuguese: 'cláusula de comércio',
      Russian: 'торговая оговорка',
      Spanish: 'cláusula de comercio',
      Vietnamese: 'điều khoản thương mại',
    },
    Federalist: {
      Arabic: 'فيدرالي',
      Bengali: 'ফেডারালিস্ট',
      'Chinese (Simplified)': '联邦党人',
      French: 'fédéraliste',
      Hindi: 'संघवादी',
      Japanese: 'フェデラリスト',
      Korean: '연방주의자',
      Portuguese: 'federalista',
      Russian: 'федералист',
      Spanish: 'federalista',
      Ukrainian: 'федераліст',
      Vietnamese: 'người theo phái Liên bang',
    },
  },
  bands: {
    '3-5': {
      bigIdea:
        'The Constitution is the highest law of the United States: it shares power among three branches, protects rights and can be changed by the people.',
      objectives: [
        'explain why the Constitution divides power among three branches and name the main job of each one',
        'match a situation with a right that the Bill of Rights protects',
        'explain how one branch can check another',
        'tell how and why the Constitution has been changed',
      ],
      terms: [
        {
          term: 'constitution',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the written plan and highest rules for how a country or group is run',
          example: 'The Constitution begins with the words “We the People.”',
          contrast: 'A law can be changed by lawmakers; this is harder to change and all laws must fit it.',
          wordParts: 'con- (together) + statuere (to set up)',
          picture: 'a big paper at the base of a building',
        },
        {
          term: 'amendment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a change that is made to the highest law or a part that is added to it',
          example: 'The First Amendment protects free speech, so that people can say what they think.',
          contrast: 'A law is passed by Congress; this needs the states to agree too.',
          wordParts: 'amend (to make better) + -ment',
          picture: 'a new page taped to an old paper',
        },
        {
          term: 'right',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a freedom or power that people have and that the law protects',
          example: 'You have the right to follow your own faith or to follow none.',
          contrast: 'A wish is something you would like; this must be respected by others.',
          wordParts: 'right, rightful',
          picture: 'a shield over a speaking person',
        },
        {
          term: 'law',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'a rule made by a government that people must follow',
          example: 'Congress can pass a law that keeps the air clean for everyone.',
          contrast: 'A class rule holds for one group; this holds for all people in a place.',
          wordParts: 'law, lawmaker, lawful',
          picture: 'a page with a stamp',
        },
        {
          term: 'legislative branch',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the part of the government that makes the laws for the country and is called Congress',
          example: 'The Senate belongs to the legislative branch because it helps to make the laws.',
          contrast: 'The president may sign or reject laws but does not write and pass them.',
          wordParts: 'leg- (law) + -lative',
          picture: 'a round roof with many people',
        },
        {
          term: 'executive branch',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the part of the government that carries out the laws, led by the president',
          example: 'The executive branch runs the national parks because a law tells it to do so.',
          contrast: 'It puts laws into action; it does not make them.',
          wordParts: 'execute (to carry out) + -ive',
          picture: 'a desk with a pen and a to-do list',
        },
        {
          term: 'judicial branch',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the part of the government that decides what laws mean and is made up of the courts',
          example: 'The judicial branch is made up of courts, and the Supreme Court leads it.',
          contrast: 'Police belong to the part that carries out laws, not to this one.',
          wordParts: 'judge + -icial',
          picture: 'a scale and a judge’s bench',
        },
        {
          term: 'veto',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the power of the president to say no to a bill',
          example: 'After the veto, Congress voted on the bill again.',
          contrast: 'A vote is one choice among many; this is one person’s power to stop a bill.',
          wordParts: 'Latin for “I forbid”',
          picture: 'a paper with a big red no',
        },
        {
          term: 'Congress',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the group of people, chosen by voters, who make laws for the whole country',
          example: 'In Congress, the Senate and the House must both agree on a bill.',
          contrast: 'A city council makes laws for a city; this makes them for the country.',
          wordParts: 'con- (together) + gress (step)',
          picture: 'two rooms full of seats',
        },
        {
          term: 'Bill of Rights',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the first ten changes to the highest law, which list freedoms of the people',
          example: 'Freedom of speech stands in the Bill of Rights, which was added in 1791.',
          contrast: 'A bill in Congress is an idea for a law; this is already law.',
          wordParts: 'bill (a list) + rights',
          picture: 'a list from 1 to 10',
        },
        {
          term: 'branch',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'one of the three main parts of the government, each of which has its own job',
          example: 'Each branch can limit what the others do, so that none grows too strong.',
          contrast: 'Here the word has nothing to do with wood, but all three parts grow from one trunk.',
          wordParts: 'branch, branches',
          picture: 'a tree with three limbs',
        },
        {
          term: 'power',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the right or the strength to decide what is done and to act on it',
          example: 'The Constitution shares power so that no branch gets too much.',
          contrast: 'Strength of the body moves things, but this is the right to decide things.',
          wordParts: 'power, powerful',
          picture: 'three equal slices of a pie',
        },
        {
          term: 'elect',
          partOfSpeech: 'verb',
          tier: 2,
          definition: 'to choose a person for a job or an office by voting',
          example: 'The people of each state elect two senators.',
          contrast: 'To appoint is to pick a person without a vote of the people, but this is done by voting.',
          wordParts: 'elect, election',
          picture: 'a hand that puts a paper in a box',
        },
        {
          term: 'Supreme Court',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the highest group of judges in the country',
          example: 'The Supreme Court can decide that a law does not fit the Constitution.',
          contrast: 'Congress writes laws, but these judges say what the laws mean.',
          wordParts: 'supreme, court',
          picture: 'nine chairs and a gavel',
        },
        {
          term: 'senator',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a person elected to the Senate, the part of Congress with two members from each state',
          example: 'Each senator is elected for six years and can then run again.',
          contrast: 'The President leads the executive branch, but this person helps to make laws.',
          wordParts: 'senate, senator',
          picture: 'two people who stand on a map of one state',
        },
        {
          term: 'representative',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a person elected to the House, the part of Congress where states with more people have more members',
          example: 'A representative is elected for two years by the people of one district.',
          contrast: 'A senator serves a whole state, but this person mostly serves one part of a state.',
          wordParts: 'represent, representative',
          picture: 'a person who speaks for a crowd',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which words stand at the very beginning of the Constitution?',
          answer: 'We the People',
          distractors: [
            { text: 'I pledge allegiance', error: 'mixes it up with the pledge' },
            { text: 'Four score and seven', error: 'mixes it up with a speech by Lincoln' },
            { text: 'When in the course', error: 'mixes it up with the Declaration of Independence' },
          ],
          reason: 'The first sentence begins “We the People of the United States.”',
        },
        {
          thinking: 'remember',
          question: 'What are the names of the two parts that make up Congress?',
          answer: 'the Senate and the House',
          distractors: [
            { text: 'the president and the courts', error: 'names the other two branches' },
            { text: 'the states and the cities', error: 'names levels of government' },
            { text: 'the army and the navy', error: 'names parts of the armed forces' },
          ],
          reason: 'Congress is made up of the Senate and the House of Representatives.',
        },
        {
          thinking: 'remember',
          question: 'What do we call the first ten amendments to the Constitution?',
          answer: 'the Bill of Rights',
          distractors: [
            { text: 'the Preamble', error: 'mixes them up with the first sentence' },
            { text: 'the Ten Branches', error: 'mixes up branches and amendments' },
            { text: 'the Declaration', error: 'mixes them up with the text of 1776' },
          ],
          reason: 'They were added in 1791 and protect rights of the people.',
        },
        {
          thinking: 'remember',
          question: 'In which city was the Constitution written in 1787?',
          answer: 'Philadelphia',
          distractors: [
            { text: 'Washington, D.C.', error: 'thinks that the capital was already there' },
            { text: 'Boston', error: 'thinks of the Tea Party' },
            { text: 'New York', error: 'thinks of where Washington became president' },
          ],
          reason: 'Delegates met in Philadelphia in the building that is now called Independence Hall.',
        },
        {
          thinking: 'remember',
          question: 'What is the main job of the executive branch, which the president leads?',
          answer: 'to carry out the laws',
          distractors: [
            { text: 'to make the laws', error: 'mixes it up with Congress' },
            { text: 'to decide what the laws mean', error: 'mixes it up with the courts' },
            { text: 'to write new amendments', error: 'thinks that the president can change the Constitution' },
          ],
          reason: 'The president and many offices put into action what Congress has passed.',
        },
        {
          thinking: 'understand',
          question: 'Why does the Constitution split the work of the government among three branches?',
          answer: 'so that no one group has all the power',
          distractors: [
            { text: 'so that the president can do three jobs', error: 'thinks that all branches work for the president' },
            { text: 'so that each state can have its own branch', error: 'mixes up branches and states' },
            { text: 'so that laws can be passed as fast as can be', error: 'thinks that sharing power makes things quick' },
          ],
          reason: 'Many people feared a ruler with too much power, so the writers split it up.',
        },
        {
          thinking: 'understand',
          question: 'Why did many people want a list of rights added to the Constitution?',
          answer: 'to keep the government from taking freedoms',
          distractors: [
            { text: 'to give the president more power over states', error: 'has the goal backward' },
            { text: 'to tell how many people sit in the Senate', error: 'mixes it up with the plan of government' },
            { text: 'to say that the war with Britain was over', error: 'mixes it up with the peace treaty' },
          ],
          reason: 'They were afraid that a strong government could take away freedoms such as speech and religion.',
        },
        {
          thinking: 'understand',
          question: 'What does freedom of religion in the Bill of Rights mean for people’s lives?',
          answer: 'People may follow any faith or none.',
          distractors: [
            { text: 'People must pick one faith when they grow up.', error: 'thinks that each person must have a faith' },
            { text: 'The government picks one faith for all people.', error: 'has the meaning backward' },
            { text: 'Faith may be talked about only at home.', error: 'thinks that the law hides faith' },
          ],
          reason: 'The First Amendment keeps the government from setting up a religion or stopping people from following theirs.',
        },
        {
          thinking: 'understand',
          question: 'What does it mean when we say that the Constitution is the highest law of the land?',
          answer: 'All other laws must fit with it.',
          distractors: [
            { text: 'It was the first law ever made.', error: 'mixes up highest and oldest' },
            { text: 'It may be read only by judges.', error: 'thinks that it is a secret or hard law' },
            { text: 'It has more pages than any law.', error: 'mixes up highest and longest' },
          ],
          reason: 'If a law goes against the Constitution, courts can decide that it does not count.',
        },
        {
          thinking: 'apply',
          question: 'Which right do neighbors use when they meet in a park with signs and ask for clean water?',
          answer: 'the right to gather in peace',
          distractors: [
            { text: 'the right to a trial by jury', error: 'picks a right for people in court' },
            { text: 'the right to run a newspaper', error: 'picks freedom of the press' },
            { text: 'the right to be safe from searches', error: 'picks a right about homes and things' },
          ],
          reason: 'The First Amendment protects people who gather peacefully and ask the government to fix a problem.',
        },
        {
          thinking: 'apply',
          question: 'What can Congress do if it still wants a law after the president has vetoed the bill?',
          answer: 'pass it again with two thirds of the votes',
          distractors: [
            { text: 'ask the Supreme Court to sign the bill', error: 'thinks that courts can sign bills' },
            { text: 'choose a new president who will sign it', error: 'thinks that Congress chooses the president' },
            { text: 'start using the law with no more votes', error: 'thinks that a veto has no force' },
          ],
          reason: 'If two thirds of both the House and the Senate vote for it, the bill becomes law.',
        },
        {
          thinking: 'apply',
          question: 'What do police most often need before they may search a home for stolen goods?',
          answer: 'a warrant from a judge',
          distractors: [
            { text: 'a vote in Congress', error: 'thinks that lawmakers decide on searches' },
            { text: 'a note from the mayor', error: 'thinks that a city leader decides on searches' },
            { text: 'a letter from a neighbor', error: 'thinks that any person can allow it' },
          ],
          reason: 'The Fourth Amendment protects people from searches with no good reason.',
        },
        {
          thinking: 'analyze',
          question: 'If Congress bans a newspaper and its owner says that this breaks the Constitution, who can decide?',
          answer: 'the courts',
          distractors: [
            { text: 'the army', error: 'thinks that force decides' },
            { text: 'the Senate', error: 'thinks that lawmakers judge their own law' },
            { text: 'the newspaper', error: 'thinks that the owner can decide alone' },
          ],
          reason: 'The judicial branch can decide that a law does not fit with the Constitution.',
        },
        {
          thinking: 'analyze',
          question: 'What is missing in a made-up land where one queen writes each law, carries it out and acts as judge?',
          answer: 'a way to check her power',
          distractors: [
            { text: 'a person to lead the land', error: 'overlooks that the queen leads' },
            { text: 'a set of laws to follow', error: 'overlooks that she writes laws' },
            { text: 'a place to hold a trial', error: 'overlooks that she acts as judge' },
          ],
          reason: 'When one person holds all three powers, no one can stop an unfair act.',
        },
        {
          thinking: 'analyze',
          question: 'Amendments in 1870, 1920 and 1971 let more people vote. What does this show about the Constitution?',
          answer: 'It can change over time.',
          distractors: [
            { text: 'It stays as it was in 1787.', error: 'overlooks the amendments' },
            { text: 'It is written new each year.', error: 'thinks that changes are common and easy' },
            { text: 'It lets each person vote at birth.', error: 'thinks that there is no voting age' },
          ],
          reason: 'Each amendment added to the text. More people gained a voice than in 1787.',
        },
      ],
      misconceptions: [
        {
          belief: 'The president makes the laws and is in charge of everyone.',
          why: 'The president is the best-known person in the government.',
          truth: 'Congress makes laws. The president can sign or veto them and has to carry them out.',
          teacherMove:
            'Play three tables: one writes a class rule, one signs and carries it out, one decides if it is fair. Block a rule at each table once, then ask who was “the boss.”',
        },
        {
          belief: 'The Constitution and the Declaration of Independence are the same.',
          why: 'Both are old papers from Philadelphia with famous names.',
          truth: 'The Declaration told why the colonies were leaving Britain. The Constitution sets up the government.',
          teacherMove:
            'Give pairs eight short lines from both. They sort them under “why we leave” and “how we govern” and find the clue word in each.',
        },
        {
          belief: 'Freedom of speech means that I can say anything, anywhere, with no result.',
          why: 'The word freedom sounds as if there were no limits.',
          truth: 'It limits what the government may do. Threats or lies that harm can still be against the law, and schools have rules.',
          teacherMove:
            'Read six short cases. Students stand on a line from “protected” to “not protected” and ask first: is it the government that acts here?',
        },
        {
          belief: 'The Constitution gave everyone the same rights from the start.',
          why: '“We the People” sounds as if it means all people.',
          truth:
            'In 1787, enslaved people had no rights under it, most women could not vote, and many Native people were left out. Amendments changed much of this.',
          teacherMove:
            'Put five voter cards on a timeline at the point when each person could vote by law. Ask what had to happen in between.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'How do the three branches of government work together and also limit each other?',
          lookFors: ['gives the main job of each branch', 'gives at least one check'],
          probe: 'What would happen if one branch stopped doing its job?',
        },
        {
          thinking: 'apply',
          question: 'Which right in the Bill of Rights did you or someone in a story use this week, and how?',
          lookFors: ['names a right', 'links it to a real act'],
          probe: 'What would be different without that right?',
        },
        {
          thinking: 'analyze',
          question: 'How is a class rule like a law, and how is the way it is made different?',
          lookFors: ['compares who makes it and who must follow it', 'compares how it can be changed'],
          probe: 'What would be your class’s “constitution”?',
        },
        {
          thinking: 'analyze',
          question: 'Why do you think the writers made it so hard to change the Constitution?',
          lookFors: ['so that changes have wide support', 'so that rights are not taken away fast'],
          probe: 'When could this be a problem?',
        },
        {
          thinking: 'evaluate',
          question: 'Which right in the First Amendment matters most to you, and what are your reasons?',
          lookFors: ['names one of the rights', 'tells what would go wrong without it'],
          probe: 'What would someone say who picks another one?',
        },
        {
          thinking: 'evaluate',
          question: 'Is it good or bad that one person can veto a bill that many people voted for, and why?',
          lookFors: ['sees a gain and a risk', 'knows that Congress can override'],
          probe: 'How would you change the rule, if at all?',
        },
        {
          thinking: 'create',
          question: 'If you could add one amendment for your school, what would it say, and how would it be passed?',
          lookFors: ['solves a real problem', 'plans a fair way to agree'],
          probe: 'Whose rights might it touch?',
        },
        {
          thinking: 'analyze',
          question: 'Who was left out of “We the People” in 1787, and how did that change?',
          lookFors: ['names at least two groups', 'names an amendment or other change'],
          probe: 'Is the change finished?',
        },
        {
          thinking: 'analyze',
          question: 'Why is it useful that the Constitution is written down so that all people can read it?',
          lookFors: [
            'people can learn which rights they have',
            'people can check whether leaders keep to the rules',
            'judges can look at the words when they decide',
          ],
          probe: 'What could go wrong if the rules were just spoken?',
        },
      ],
      activities: [
        {
          title: 'The rule machine',
          purpose: 'engage',
          minutes: [10, 15],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['paper slips', 'a bell'],
          steps: [
            'Let one student make, carry out and judge all rules for three minutes.',
            'Write one word for how that felt.',
            'Now split the three jobs among three groups.',
            'Make one rule again.',
            'Tell which way was faster and which way was fairer.',
          ],
          lookFor: 'Students see the trade: shared power is slower but safer.',
        },
        {
          title: 'Rights in real life',
          purpose: 'explore',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['eight case cards', 'the Bill of Rights in plain words'],
          steps: [
            'Read a case card with your group.',
            'Find the amendment that fits it best.',
            'Write the number and one clue from the text.',
            'Trade cards with another group and check.',
          ],
          lookFor: 'Groups point to words in the text and not just to a number.',
        },
        {
          title: 'Check it',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['three hoops or circles of yarn', 'arrows made of paper'],
          steps: [
            'Put the three branches in the three circles.',
            'Read a power card aloud.',
            'Lay an arrow from the branch that acts to the branch that it limits.',
            'Explain the arrow to your group.',
            'Find the branch with the most arrows.',
          ],
          lookFor: 'Arrows run in all directions, so that no circle stands above the rest.',
        },
        {
          title: 'From idea to law',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'class',
          thinking: 'apply',
          materials: ['role cards for House, Senate and president', 'a bill about recess'],
          steps: [
            'Read the bill in the House and vote.',
            'Send it to the Senate and vote.',
            'Let the president sign or veto it.',
            'If it is vetoed, count if two thirds want it.',
            'Tell what happened to the bill and why.',
          ],
          lookFor: 'Students follow the order and count two thirds.',
        },
        {
          title: 'Our class preamble',
          purpose: 'extend',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'create',
          materials: ['the Preamble in plain words', 'large paper'],
          steps: [
            'Read the goals in the Preamble.',
            'Choose three goals for our class.',
            'Write one sentence that begins “We the students.”',
            'Ask if someone is left out.',
            'Vote on the final text.',
          ],
          lookFor: 'Goals fit the group as a whole, and the text is checked for who is included.',
        },
      ],
      recalls: [
        {
          prompt: 'List two rules of our school and two laws that all people must keep.',
          answer: 'For example: raise your hand, walk in the hall; stop at a red light, wear a seat belt.',
          likelyError: 'Lists four class rules: takes a law as one more rule of the school.',
          minutes: 2,
        },
        {
          prompt: 'Write who leads a school, a city, a state and the country.',
          answer: 'Principal, mayor, governor, president.',
          likelyError: 'Mixes up mayor and governor.',
          minutes: 2,
        },
        {
          prompt: 'Write one reason why colonists wanted to leave British rule.',
          answer: 'For example: they were taxed by a Parliament in which they had no vote.',
          likelyError: 'Says that they did not like tea.',
          minutes: 1,
        },
        {
          prompt: 'Tell one way to make a fair choice in a group.',
          answer: 'For example: vote, take turns, draw lots.',
          likelyError: 'Names a way in which one person decides.',
          minutes: 1,
        },
        {
          prompt: 'A plan needs two thirds of the votes to pass. How many votes is that in a group of 12 and in a group of 30?',
          answer: '8 votes and 20 votes.',
          likelyError: 'Writes 4 and 10: finds only one third.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A town leader dislikes a blog that says bad things about the town’s park. He orders the writer to take it down. At the same time, a grown-up in the writer’s family tells her not to write about the neighbors. Which of these raises a question about the First Amendment, and why?',
        answer:
          'The order of the town leader does. The First Amendment limits what the government may do, and the leader is acting for the government to stop speech. A rule at home is not an act of the government, so the amendment does not decide it.',
        partial: 'Says that both go against free speech, or that neither does because people may be told to be nice.',
        reteach: 'Sort ten “who says no?” cards into government and not government before you ask about rights.',
      },
      processes: [
        {
          title: 'how a bill becomes a law',
          steps: [
            'A member of Congress presents a bill.',
            'A committee studies it.',
            'The House and the Senate both vote for it.',
            'The president signs it, and it is a law.',
            'If the president vetoes it, two thirds of both houses can still pass it.',
          ],
        },
        {
          title: 'how an amendment is added',
          steps: [
            'Someone writes an idea for a change.',
            'Two thirds of both houses of Congress vote for it.',
            'The states vote on it.',
            'Three fourths of the states must say yes.',
            'The amendment is now part of the Constitution.',
          ],
        },
      ],
      causes: [
        { cause: 'the president vetoes a bill', effect: 'Congress needs two thirds of the votes in both houses to pass it' },
        { cause: 'a law goes against the Constitution', effect: 'courts can decide that it does not count' },
        { cause: 'the writers fear a government with too much power', effect: 'they split it into three branches' },
        { cause: 'many people ask for a list of rights', effect: 'ten amendments are added in 1791' },
      ],
      comparisons: [
        {
          a: 'the Declaration of Independence',
          b: 'the Constitution',
          alike: 'Both were written in Philadelphia and speak of the people.',
          different: [
            { feature: 'year', a: '1776', b: '1787' },
            { feature: 'purpose', a: 'to leave British rule', b: 'to set up a government' },
          ],
        },
        {
          a: 'Congress',
          b: 'the Supreme Court',
          alike: 'Both are parts of the national government.',
          different: [
            { feature: 'job', a: 'makes laws', b: 'decides what laws mean' },
            { feature: 'how people get there', a: 'chosen by voters', b: 'named by the president and approved by the Senate' },
          ],
        },
      ],
      connections: [
        'Math: find two thirds and three fourths of 100 senators and 50 states with counters.',
        'Daily life: look for the work of each branch in the news for children and put it on a chart.',
        'Reading: compare the Preamble in the first wording with one in plain words and find what was changed.',
        'Art: design a stamp that shows one right with no words.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'The Great Law of Peace',
          task: 'Students compare how a Haudenosaunee council and Congress reach a decision and find one likeness and one difference.',
          background:
            'The Haudenosaunee nations joined under the Great Law of Peace long before 1787. Their council, in which clan mothers choose leaders, still meets today.',
          checkFirst: 'Use words from a Haudenosaunee source; how much it shaped the Constitution is debated, so do not state it as fact.',
        },
        {
          aspect: 'people',
          title: 'A vote that changed a state',
          task: 'Students read a short letter and decide what advice they would give to a lawmaker who must choose.',
          background:
            'In 1920 the last vote needed for the 19th Amendment came from Tennessee. Harry Burn, a young lawmaker, changed his vote after a letter from his mother, Febb Burn.',
          checkFirst: 'Mention that many Black, Native and Asian American women were still kept from voting after 1920.',
        },
        {
          aspect: 'language',
          title: '“We the People” in many languages',
          task: 'Students look at the first three words in several languages and choose a way to say “we” that includes all in the class.',
          background:
            'In 1787 a German version of the Constitution was printed for readers in Pennsylvania. Today it can be read in many languages, as in Spanish: Nosotros, el pueblo.',
          checkFirst: 'Ask for help with words from home and let each child choose whether to share.',
        },
        {
          aspect: 'place',
          title: 'A constitution near you',
          task: 'Students find one right or rule in their state constitution and compare it with the national one.',
          background:
            'Each state has its own constitution. Massachusetts’ dates from 1780 and is older than the national one. Many Native nations have constitutions too.',
          checkFirst: 'Look up which Native nations govern near you and what they say about their government.',
        },
        {
          aspect: 'family and community',
          title: 'Rules we agreed on',
          task: 'Students ask someone they know about a group that has written rules, such as a club, team or faith group, and find out how they can be changed.',
          background: 'Many groups have a short “constitution” or bylaws that tell who decides and how.',
          checkFirst: 'Any group will do, even a game club; do not ask about voting or citizenship at home.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A class forms three branches for a day. Tell what happens in order when a rule is made, stopped and changed. Choose what the rule is about.',
          audience: 'a story for the class book',
          plan: ['What is the rule?', 'Who stops it, and why?', 'How does it end?'],
        },
        {
          genre: 'Narrative',
          prompt: 'You are a fly on the wall in Philadelphia in 1787. Tell of one hot day of talk. Choose two people who do not agree.',
          audience: 'a tale for a history night',
          plan: ['What do you see first?', 'What do they argue about?', 'What do you hear at the end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A rule that was meant to help turns out to be unfair to some students. Tell in order how a group gets it changed in a fair way. Choose the rule.',
          audience: 'a story for the school news page',
          plan: ['Who sees the problem?', 'Which steps do they take?', 'What is the new rule?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school may let students vote on one rule each year. Claim whether this is a good idea and give two reasons. Choose a rule as an example.',
          audience: 'the principal',
          plan: ['What is your claim?', 'What will it change?', 'What might others fear?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'One right in the Bill of Rights will get its own holiday. Claim which one it should be and tell why. Choose the right that you know best.',
          audience: 'your town council',
          plan: ['Which right?', 'Who needs it?', 'How should the day be spent?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your class may add one amendment to its own class constitution. Make a claim about what it should be and give two reasons. Choose one worry that someone may have and answer it.',
          audience: 'a speech to your class',
          plan: ['What should be added?', 'What are your reasons?', 'What might worry others?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain the three branches to a new student from another country. Tell the job of each one. Choose something to compare them with.',
          audience: 'a new student',
          plan: ['What does the student know?', 'In what order will you explain?', 'Which example will you use for each?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how an idea can become a law. Tell the steps. Choose an idea that fits children.',
          audience: 'a page for a class guide',
          plan: ['What is the idea?', 'Who acts at each step?', 'Where can it stop?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why the writers of the Constitution did not want one person to have all the power. Use at least two parts of the plan that stop this. Choose a picture or a chart.',
          audience: 'a page for a class civics book',
          plan: ['What were they afraid of?', 'Which parts stop it?', 'What will your chart show?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a public place where people make decisions, such as a court or a council room. Use your senses. Choose a real place or a picture.',
          audience: 'a reader who has never been there',
          plan: ['What do you see first?', 'What sounds are there?', 'What shows that it is important?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe an old page of the Constitution as if you stood in front of it. Show its look and the feel of the room. Choose one word on it to look at closely.',
          audience: 'a museum visitor with closed eyes',
          plan: ['What do the letters look like?', 'How is the light?', 'Which word did you choose?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a vote in a classroom or a meeting hall. Show hands, faces, sounds and what it is like to wait. Choose the moment just before the count.',
          audience: 'a page for readers who were not there',
          plan: ['What is the vote about?', 'What do you hear?', 'How do people wait?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a talk show with three guests: Congress, the President and the Court. Choose what they quarrel about.',
          audience: 'a play for the class',
          plan: ['What is each one proud of?', 'How do they stop each other?', 'Who has the last word?'],
        },
        {
          genre: 'Creative',
          prompt: 'Found a country on an island. Write its first five rules and one right. Choose its name and how rules can change.',
          audience: 'the first people on the island',
          plan: ['What do the people need?', 'Who decides?', 'What may no one take away?'],
        },
        {
          genre: 'Creative',
          prompt:
            'The word “We” in “We the People” starts to talk. Write what it says about who was left out at first and who was let in later. Choose if it speaks in a poem, a song or a speech.',
          audience: 'a class at a Constitution Day event',
          plan: ['Who was left out at first?', 'Who was let in later?', 'How does the word feel now?'],
        },
      ],
      itemSets: [
        {
          title: 'A long summer in Philadelphia',
          text: 'In 1787 leaders from twelve of the states met in Philadelphia to fix the government. They kept the windows shut so that no one outside could hear them. Big states wanted seats in Congress by the number of people. Small states wanted the same number for each state. For weeks neither side would give in. Then a group worked out a plan with two houses, one for each idea, and enough states agreed.',
          facts: [
            {
              thinking: 'apply',
              question: 'Which house of Congress gave the small states what they had asked for?',
              answer: 'The Senate',
              distractors: [
                {
                  text: 'The House',
                  error: 'mixes up the two houses',
                },
                {
                  text: 'The Court',
                  error: 'names a branch that is no house of Congress',
                },
                {
                  text: 'The Cabinet',
                  error: 'confuses Congress with the executive branch',
                },
              ],
              reason: 'Each state has two senators, so a small state has as much say there as a big one.',
            },
            {
              thinking: 'analyze',
              question: 'Why did the leaders in Philadelphia most likely keep their talks secret?',
              answer: 'They could change their minds more freely.',
              distractors: [
                {
                  text: 'They wanted to choose a king with no vote.',
                  error: 'thinks that secret talks must be a plot',
                },
                {
                  text: 'They had a law that closed each window.',
                  error: 'looks for a rule',
                },
                {
                  text: 'They feared that the British would attack.',
                  error: 'thinks that the war was still going on',
                },
              ],
              reason: 'With no one listening in, a leader could try an idea or give in without being blamed at once.',
            },
            {
              thinking: 'analyze',
              question: 'What makes the plan with two houses a compromise between big and small states?',
              answer: 'Each side got part of its wish.',
              distractors: [
                {
                  text: 'One side got the whole of its wish.',
                  error: 'confuses a compromise with a win',
                },
                {
                  text: 'Both sides gave up the meeting.',
                  error: 'thinks that a compromise ends the talk',
                },
                {
                  text: 'A judge picked the better wish.',
                  error: 'confuses a compromise with a court decision',
                },
              ],
              reason: 'One house follows the number of people and one gives each state the same.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'What would you say for and against the choice to keep the talks secret from the people?',
            lookFors: [
              'For: leaders could speak openly, listen and change their minds.',
              'Against: people could not know or question what was being planned for them.',
            ],
            probe: 'Who was missing from this room whose voice would have mattered?',
          },
        },
        {
          title: 'The newspaper and the king’s governor',
          text: 'In 1735, when New York was still a colony, a printer named John Peter Zenger stood in court. His paper had harsh words for the governor, whom the king had picked. The judge told the jury that it was a crime to print such words, even true ones. But Zenger’s lawyer said that people must be free to tell the truth about those who lead. The jury set Zenger free.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which later right was the lawyer speaking for?',
              answer: 'Freedom of the press',
              distractors: [
                {
                  text: 'Freedom of religion',
                  error: 'picks another right from the First Amendment',
                },
                {
                  text: 'The right to a veto',
                  error: 'confuses a right with a power of a president',
                },
                {
                  text: 'The right to keep arms',
                  error: 'mixes up the First and the Second Amendment',
                },
              ],
              reason: 'The case was about printing words against leaders, and the First Amendment protects the press.',
            },
            {
              thinking: 'analyze',
              question: 'What does the case of John Peter Zenger show about the use of a jury?',
              answer: 'Citizens can protect a person from a ruler.',
              distractors: [
                {
                  text: 'Citizens must decide what the judge asks for.',
                  error: 'overlooks that the jury did the opposite',
                },
                {
                  text: 'Judges can write new rules for newspapers.',
                  error: 'mixes up judges and lawmakers',
                },
                {
                  text: 'Governors can choose a jury that likes them.',
                  error: 'guesses at something the case does not tell',
                },
              ],
              reason: 'The governor and the judge were against Zenger, but the jury of people from the colony set him free.',
            },
            {
              thinking: 'apply',
              question: 'Today a newspaper prints a true story about a mayor’s mistake. What does the Bill of Rights mean for it?',
              answer: 'The city may not punish it for the story.',
              distractors: [
                {
                  text: 'The mayor may close it for one week.',
                  error: 'thinks that leaders stand above rights',
                },
                {
                  text: 'The paper must ask a judge before it prints.',
                  error: 'thinks that the press needs leave',
                },
                {
                  text: 'The paper must print the mayor’s own story.',
                  error: 'thinks that rights force people to print',
                },
              ],
              reason: 'The press may print the truth about leaders, and the government must not stop it.',
            },
          ],
          question: {
            thinking: 'analyze',
            question: 'Why might leaders of the new nation who knew this case have wanted a Bill of Rights?',
            lookFors: [
              'Says that the printer had no written right to protect him, just a brave jury.',
              'Links the case to free press, fair trials or fear of too strong a leader.',
            ],
            probe: 'Is freedom to print the truth the same as freedom to print anything? Explain.',
          },
        },
        {
          title: 'A vote at eighteen',
          text: 'In the Vietnam War, men could be made to join the army at 18. But in most states people could not vote until they were 21. Many young people said, “Old enough to fight, old enough to vote.” In 1971 more than two thirds of each house of Congress voted for an amendment. Within about one hundred days, more than three fourths of the states said yes. Since then, citizens have had the right to vote at 18.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did both Congress and the states have to agree to the vote at 18?',
              answer: 'The Constitution was being changed.',
              distractors: [
                {
                  text: 'The army was paying for the vote.',
                  error: 'looks for a reason in the war',
                },
                {
                  text: 'The president had signed a treaty.',
                  error: 'confuses an amendment with a treaty',
                },
                {
                  text: 'The courts had ended an election.',
                  error: 'names a branch that has no part here',
                },
              ],
              reason: 'An amendment needs two thirds of Congress and three fourths of the states.',
            },
            {
              thinking: 'apply',
              question: 'How many of the 50 states must say yes before an amendment is passed?',
              answer: '38',
              distractors: [
                {
                  text: '26',
                  error: 'takes just over half',
                },
                {
                  text: '34',
                  error: 'takes two thirds',
                },
                {
                  text: '50',
                  error: 'thinks that each state must agree',
                },
              ],
              reason: 'Three fourths of 50 are 37 and a half, so at least 38 states are needed.',
            },
            {
              thinking: 'analyze',
              question: 'Which reason did young people give when they asked for the vote at 18?',
              answer: 'Those with a duty should have a say.',
              distractors: [
                {
                  text: 'Those in school know more than adults.',
                  error: 'makes up a reason that fits young people',
                },
                {
                  text: 'Those who win a war should be paid.',
                  error: 'thinks that the vote is a prize',
                },
                {
                  text: 'Those in the army should make the laws.',
                  error: 'confuses voting with ruling',
                },
              ],
              reason: 'They had to serve in a war but could not choose the leaders who decided about it.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'What would a careful student say for and against a vote at the age of 16?',
            lookFors: [
              'For: names a duty or an interest of people of 16, such as work, taxes or schools.',
              'Against: names a concern, such as less experience or pressure from others.',
            ],
            probe: 'Which steps would it take to make this change in the whole country?',
          },
        },
      ],
    },
    '6-8': {
      bigIdea:
        'The Constitution balances competing aims: a government strong enough to act, and limits that divide its power, protect rights and allow the people to change it.',
      objectives: [
        'explain how separation of powers, checks and balances, and federalism limit government',
        'analyze the compromises of 1787 and whose interests they served',
        'apply the Bill of Rights to situations that students might meet',
        'evaluate how amendments have changed who belongs to “the People”',
      ],
      terms: [
        {
          term: 'constitution',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the basic law of a nation or state, which sets up a government and limits what it may do',
          example: 'Every official of the United States swears to support the Constitution.',
          contrast: 'A statute is an ordinary law passed by a legislature and must agree with this.',
          wordParts: 'con- (together) + statuere (to set up)',
          picture: 'a foundation under three pillars',
        },
        {
          term: 'separation of powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the division of government into parts that make, carry out and interpret laws',
          example: 'Separation of powers keeps lawmakers from also serving as judges in their own cases.',
          contrast: 'Federalism divides power between levels of government; this divides it within one level.',
          wordParts: 'separate + -ion',
          picture: 'one cake cut into three labeled pieces',
        },
        {
          term: 'checks and balances',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the ways in which each part of the government can limit the power of the others',
          example: 'The president’s veto and the Senate’s vote on judges are two of the checks and balances in the Constitution.',
          contrast: 'Having separate jobs is not enough; this gives each part tools to stop the others.',
          wordParts: 'check (to stop) + balance',
          picture: 'three hands that hold one another’s wrists',
        },
        {
          term: 'federalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the sharing of power between one national government and the governments of the states',
          example: 'Under federalism, states run public schools while the national government prints money.',
          contrast: 'The Federalists were people who supported ratification; this is a way to share power.',
          wordParts: 'from Latin foedus (league, agreement)',
          picture: 'two overlapping circles labeled nation and state',
        },
        {
          term: 'amendment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a formal change or addition to the basic law of a country',
          example: 'The Nineteenth Amendment says that the vote may not be denied because of sex.',
          contrast: 'A court can change how the text is read; this changes the text.',
          wordParts: 'amend + -ment',
          picture: 'a signed page added to a bound book',
        },
        {
          term: 'ratify',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to approve formally so that something takes effect',
          example: 'Nine of the thirteen states had to ratify the Constitution before it could take effect.',
          contrast: 'To propose is to suggest; this is the final approval.',
          wordParts: 'from Latin ratus (fixed)',
          picture: 'a stamp that reads “approved”',
        },
        {
          term: 'compromise',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an agreement in which each side gives up part of what it wants in order to settle a dispute',
          example: 'The Great Compromise gave the large states and the small states each a house that suited their interests.',
          contrast: 'A win-win gives all sides what they want; this costs each side something.',
          wordParts: 'com- (together) + promise',
          picture: 'two people who each hand over half of a block',
        },
        {
          term: 'veto',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the power of the president to reject a bill that has passed Congress',
          example: 'A veto can be overridden by two thirds of both houses.',
          contrast: 'Courts strike down laws after they are made; this stops a bill before it becomes law.',
          wordParts: 'Latin for “I forbid”',
          picture: 'a pen that crosses out a bill',
        },
        {
          term: 'due process',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'fair steps that the government has to follow before it takes someone’s life, freedom or property',
          example: 'Due process requires that accused people learn what the charges are and have a chance to be heard.',
          contrast: 'It is about how the government acts, not about whether a person is guilty.',
          wordParts: 'due (owed) + process (steps)',
          picture: 'a staircase that leads to a courtroom door',
        },
        {
          term: 'preamble',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an introduction that states the purposes of a document',
          example: 'The preamble names goals such as justice and domestic tranquility.',
          contrast: 'The articles set up the government; this explains why.',
          wordParts: 'pre- (before) + ambulare (to walk)',
          picture: 'a doormat with the words “We the People”',
        },
        {
          term: 'impeach',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to bring formal charges against a public official',
          example: 'The House has the power to impeach a president, while the Senate holds the trial.',
          contrast: 'It does not mean to remove from office; that takes a vote by the Senate after a trial.',
          wordParts: 'from a French word for to hinder',
          picture: 'a document handed from one hall to another',
        },
        {
          term: 'bicameral',
          partOfSpeech: 'adjective',
          tier: 3,
          definition: 'made up of two separate houses or chambers that share the work of lawmaking',
          example: 'Congress is bicameral, with a Senate and a House of Representatives.',
          contrast: 'Nebraska’s legislature has a single house, while this word describes a legislature with two.',
          wordParts: 'bi- two + camera chamber',
          picture: 'a building with two domes',
        },
        {
          term: 'popular sovereignty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the idea that government gets its authority from the people',
          example: 'The opening words “We the People” express popular sovereignty.',
          contrast: 'Under a monarchy, authority belongs to the crown, while in this idea it belongs to the people.',
          wordParts: 'popular: of the people + sovereign',
          picture: 'a crowd holding up a building',
        },
        {
          term: 'judicial review',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the power of courts to decide whether a law or an official act agrees with the Constitution',
          example: 'Marbury v. Madison in 1803 is the case in which the Supreme Court claimed judicial review.',
          contrast: 'A veto blocks a bill before it becomes law, while this applies to laws that exist.',
          wordParts: 'judge, judicial, review',
          picture: 'a judge with a magnifying glass over a law',
        },
        {
          term: 'Bill of Rights',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the first ten amendments, which protect basic freedoms of the people against the government',
          example: 'Critics of the Constitution had demanded written protections, and in 1791 the Bill of Rights was ratified.',
          contrast: 'The Preamble states purposes, while this protects freedoms and fair procedures.',
          wordParts: 'bill, right',
          picture: 'a scroll with the numbers one to ten',
        },
        {
          term: 'delegate',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who is chosen to speak and vote for others at a meeting or convention',
          example: 'A delegate from New Jersey proposed a plan that would have given every state one vote.',
          contrast: 'A voter chooses, while this person is chosen to speak for others.',
          wordParts: 'delegate, delegation',
          picture: 'a person at a desk with a state’s name',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What is the system called in which each branch of government can limit the power of the other two?',
          answer: 'checks and balances',
          distractors: [
            { text: 'majority rule', error: 'mixes it up with deciding by the larger number' },
            { text: 'popular sovereignty', error: 'mixes it up with the idea that power comes from the people' },
            { text: 'due process of law', error: 'mixes it up with fair legal steps' },
          ],
          reason: 'Examples are the veto, the approval of judges by the Senate and rulings by the courts.',
        },
        {
          thinking: 'remember',
          question: 'Which amendment to the Constitution protects the right of citizens to vote regardless of their sex?',
          answer: 'the Nineteenth',
          distractors: [
            { text: 'the Thirteenth', error: 'mixes it up with the end of slavery' },
            { text: 'the Fifteenth', error: 'mixes it up with voting and race' },
            { text: 'the Twenty-Sixth', error: 'mixes it up with voting at eighteen' },
          ],
          reason: 'It was ratified in 1920 after decades of work by suffragists.',
        },
        {
          thinking: 'remember',
          question: 'Who introduced the proposals in Congress that became the Bill of Rights?',
          answer: 'James Madison',
          distractors: [
            {
              text: 'Thomas Jefferson',
              error: 'thinks of the author of the Declaration, who was in France when the Constitution was written',
            },
            { text: 'George Washington', error: 'thinks of the president of the convention' },
            { text: 'Patrick Henry', error: 'thinks of a leading critic who wanted greater changes' },
          ],
          reason: 'Madison presented amendments to the House in 1789 and drew on proposals from the states.',
        },
        {
          thinking: 'remember',
          question: 'Which group of officials must approve a person whom the president has named to the Supreme Court?',
          answer: 'the Senate',
          distractors: [
            { text: 'the House', error: 'picks the other part of Congress' },
            { text: 'the sitting justices', error: 'thinks that the Court chooses its own members' },
            { text: 'the voters', error: 'thinks that federal judges are elected' },
          ],
          reason: 'The Constitution gives the Senate the power of “advice and consent.”',
        },
        {
          thinking: 'understand',
          question: 'Why did many leaders think that the Articles of Confederation were too weak?',
          answer: 'Congress had no power to tax.',
          distractors: [
            { text: 'The president had too many powers.', error: 'overlooks that there was no separate executive' },
            { text: 'The courts could cancel any state law.', error: 'overlooks that there was no national court system' },
            { text: 'States had no say in the national Congress.', error: 'reverses the strong role of the states' },
          ],
          reason: 'Congress could ask states for money but could not make them pay, so debts and the army went unpaid.',
        },
        {
          thinking: 'understand',
          question: 'How did the Great Compromise settle the dispute between the large and the small states at the convention?',
          answer: 'It made one house by population and one with equal votes.',
          distractors: [
            {
              text: 'It gave large states the Senate and small states the House.',
              error: 'thinks that each kind of state got a house of its own',
            },
            { text: 'It gave each state a turn at choosing the president.', error: 'mixes it up with the choice of an executive' },
            {
              text: 'It let small states leave the union if they lost a vote.',
              error: 'thinks that a right to leave was part of the deal',
            },
          ],
          reason: 'Seats in the House depend on population. In the Senate, each state has two.',
        },
        {
          thinking: 'understand',
          question:
            'What was the effect of the rule that three fifths of the enslaved people should be counted when seats in the House were assigned?',
          answer: 'It raised the power of states that held them.',
          distractors: [
            { text: 'It gave enslaved people part of a vote.', error: 'thinks that those who were counted could vote' },
            { text: 'It lowered the number of Southern seats.', error: 'overlooks that counting none would have given fewer seats' },
            { text: 'It ended slavery in three fifths of the states.', error: 'takes the number for a share of states' },
          ],
          reason: 'Enslaved people could not vote, but counting them gave more seats to those who enslaved them.',
        },
        {
          thinking: 'understand',
          question: 'What did most Anti-Federalists demand before they would accept the Constitution?',
          answer: 'a list of protected rights',
          distractors: [
            { text: 'a stronger national army', error: 'reverses their fear of national power' },
            { text: 'a king with limited powers', error: 'thinks that they wanted to return to monarchy' },
            { text: 'a larger number of states', error: 'names something that was not in dispute' },
          ],
          reason: 'They feared that a strong national government would threaten liberty and the states.',
        },
        {
          thinking: 'understand',
          question: 'What does the opening “We the People” say about the source of the government’s power?',
          answer: 'It comes from the people themselves.',
          distractors: [
            { text: 'It comes from the states.', error: 'thinks of the union as a league of states' },
            { text: 'It comes from Congress.', error: 'takes the lawmaking branch for the source' },
            { text: 'It comes from the Supreme Court.', error: 'takes the highest court for the source' },
          ],
          reason: 'The idea is called popular sovereignty: the people set up the government and can change it.',
        },
        {
          thinking: 'apply',
          question:
            'A city passes a rule that forbids people to hand out leaflets that criticize the mayor. Which protection in the Bill of Rights is most directly at stake?',
          answer: 'freedom of speech and of the press',
          distractors: [
            { text: 'freedom from unreasonable searches', error: 'picks a right about homes and belongings' },
            { text: 'the right to a speedy, public trial', error: 'picks a right of people accused of a crime' },
            { text: 'freedom from cruel punishments', error: 'picks a right about penalties' },
          ],
          reason: 'Criticism of officials lies at the heart of the First Amendment, which also binds cities through the Fourteenth.',
        },
        {
          thinking: 'apply',
          question:
            'A woman who is charged with a serious crime has no money for a lawyer. According to the Sixth Amendment, as courts read it today, what must happen?',
          answer: 'The government must supply a lawyer.',
          distractors: [
            { text: 'The judge must also act as her lawyer.', error: 'mixes up the roles in a trial' },
            { text: 'The trial must wait until she can pay.', error: 'thinks that rights depend on money' },
            { text: 'The jury must find her innocent.', error: 'thinks that a lack of a lawyer decides the case' },
          ],
          reason:
            'In Gideon v. Wainwright (1963) the Supreme Court held that states must provide counsel to defendants who cannot afford it.',
        },
        {
          thinking: 'apply',
          question: 'Which of these matters would most likely be decided by each state for itself instead of by the national government?',
          answer: 'the rules for a driver’s license',
          distractors: [
            { text: 'the design of coins and bills', error: 'overlooks that only the nation may coin money' },
            { text: 'a treaty on trade with Japan', error: 'overlooks that states may not make treaties' },
            { text: 'the size of the nation’s navy', error: 'overlooks that defense is a national power' },
          ],
          reason: 'Powers that are not given to the nation, such as licensing drivers, remain with the states.',
        },
        {
          thinking: 'analyze',
          question:
            'After the House has impeached a president, 60 of the 100 senators vote “guilty” at the end of the trial. What is the result?',
          answer: 'acquittal, since two thirds are needed',
          distractors: [
            { text: 'removal, since more than half voted guilty', error: 'thinks that a simple majority is enough' },
            { text: 'removal, since the House has impeached', error: 'takes the charge for the verdict' },
            { text: 'a new trial in the Supreme Court', error: 'thinks that courts review the verdict' },
          ],
          reason: 'To convict, two thirds of the senators present must agree: 67 if all 100 vote.',
        },
        {
          thinking: 'analyze',
          question: 'If Congress proposes an amendment and 35 of the 50 states ratify it, what is the status of this amendment?',
          answer: 'It falls three states short.',
          distractors: [
            { text: 'It is law, since a majority agreed.', error: 'thinks that more than half is enough' },
            { text: 'It is law in the 35 states that agreed.', error: 'thinks that amendments can hold in some states only' },
            { text: 'It goes to the president for a decision.', error: 'thinks that the president takes part in amendments' },
          ],
          reason: 'Three fourths of 50 states are needed, which means 38.',
        },
        {
          thinking: 'analyze',
          question:
            'In 1787, most states limited the vote to men with property. Later amendments dealt with race (1870), sex (1920), poll taxes (1964) and age (1971). Which trend do these show?',
          answer: 'a wider circle of people who may vote',
          distractors: [
            { text: 'a smaller role for states in every election', error: 'makes a claim that the list does not support' },
            { text: 'a return to the ideas of voting from 1787', error: 'reads the trend backward' },
            { text: 'a steady change with the same years between', error: 'overlooks the uneven gaps' },
          ],
          reason: 'Each amendment removed a barrier, although other barriers often remained for years.',
        },
      ],
      misconceptions: [
        {
          belief: 'Separation of powers and checks and balances are the same.',
          why: 'They are taught together and both mention three branches.',
          truth: 'One divides the jobs; the other gives each branch tools to limit the rest.',
          teacherMove:
            'Hand out twelve power cards. Students sort twice: by which branch holds the power, and by which branch it limits. Cards that limit no one stay in the first pile.',
        },
        {
          belief: 'The Bill of Rights protects me from anyone who limits my speech, such as a company or a parent.',
          why: '“Free country” in everyday talk.',
          truth: 'It limits government. Other laws may apply to companies.',
          teacherMove:
            'Read eight cases. Students first answer only one question: is a government acting? Then they discuss the rights in the remaining cases.',
        },
        {
          belief: 'Impeached means removed from office.',
          why: 'News headlines treat impeachment as the end.',
          truth: 'To impeach is to charge. The Senate decides on removal after a trial.',
          teacherMove:
            'Use a school comparison: a charge by one group, a decision by another. Chart the four roles (who charges, who presides, who votes, how many votes).',
        },
        {
          belief: 'The founders agreed on everything and wrote a perfect plan.',
          why: 'Paintings show calm men who sign together.',
          truth: 'They argued for months, some refused to sign, and the result protected slavery.',
          teacherMove:
            'Give three short positions from the convention. Groups find the conflict, draft a compromise in ten minutes and then compare it with the real one and its costs.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'How do federalism and separation of powers each prevent the concentration of power?',
          lookFors: ['between levels and among branches', 'an example for each'],
          probe: 'Which of the two do you notice more in daily life?',
        },
        {
          thinking: 'apply',
          question:
            'If a principal searches a student’s backpack after a report of a stolen phone, how would you use the Fourth Amendment to judge the search?',
          lookFors: ['schools are part of government but have more leeway', 'asks whether the search was reasonable'],
          probe: 'Which added fact would change your view?',
        },
        {
          thinking: 'analyze',
          question: 'Which compromise of 1787 had the most lasting effects, and on whom?',
          lookFors: ['names a compromise and explains it', 'traces effects on particular groups'],
          probe: 'Could the Constitution have been ratified without it?',
        },
        {
          thinking: 'analyze',
          question: 'Why do you think the First Amendment puts religion, speech, press, assembly and petition together?',
          lookFors: ['all concern thought and expression', 'they support each other in self-government'],
          probe: 'Which of the five would be hardest to lose?',
        },
        {
          thinking: 'evaluate',
          question: 'Is the process of amending the Constitution too difficult, or does it protect the nation from hasty changes?',
          lookFors: ['uses the two-thirds and three-fourths rules', 'weighs stability against the need for change'],
          probe: 'What might happen if a simple majority were enough?',
        },
        {
          thinking: 'evaluate',
          question:
            'How fair is the rule that each state has two senators, whatever its population, if you judge it from two points of view?',
          lookFors: ['explains the reason for the rule', 'considers equality of states and of persons'],
          probe: 'What would change if seats followed population?',
        },
        {
          thinking: 'analyze',
          question: 'How has the meaning of “We the People” changed since 1787, and what made it change?',
          lookFors: ['amendments and movements', 'points out limits that remained'],
          probe: 'Who acted first: people, Congress or courts?',
        },
        {
          thinking: 'create',
          question: 'How would you write a constitution for a student council that can act but cannot abuse its power?',
          lookFors: ['assigns powers to different groups', 'includes a check, a right and a way to amend'],
          probe: 'How could someone try to get around it?',
        },
        {
          thinking: 'evaluate',
          question: 'Which weakness of the Articles of Confederation gave the strongest reason to write a new constitution?',
          lookFors: [
            'names a weakness such as no power to tax or the need for every state to agree',
            'explains a problem that it caused',
            'compares it with at least one other weakness',
          ],
          probe: 'How did the new Constitution answer this weakness?',
        },
        {
          thinking: 'analyze',
          question: 'Why did supporters and opponents of the Constitution both believe that they were defending liberty?',
          lookFors: [
            'says that Federalists saw a strong union as a protection for freedom',
            'says that Anti-Federalists feared a distant and powerful government',
            'mentions the Bill of Rights as a response',
          ],
          probe: 'Which fear seems more reasonable to you, and why?',
        },
      ],
      activities: [
        {
          title: 'Too weak, too strong',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['six statement cards'],
          steps: [
            'Read each statement, such as “Leaders may ask for taxes but may not collect them.”',
            'Place it on a line from “government too weak” to “too strong.”',
            'Find one statement that you would both change.',
            'Rewrite it so that the government can act but is limited.',
          ],
          lookFor: 'Pairs notice that each power needs a limit.',
        },
        {
          title: 'Convention simulation',
          purpose: 'explore',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['delegate role sheets', 'two plans for Congress'],
          steps: [
            'Read your delegate’s state, population and interests.',
            'Decide which plan helps your state most.',
            'Negotiate with two other groups for twelve minutes.',
            'Write down the deal and who paid for it.',
            'Compare it with the deal of 1787.',
          ],
          lookFor: 'Students name groups with no seat at the table, such as enslaved people, women and Native nations.',
        },
        {
          title: 'Check the check',
          purpose: 'explain',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['ten short news-style cases', 'a triangle diagram'],
          steps: [
            'Read a case and find the branch that acts.',
            'Draw an arrow to the branch that it limits.',
            'Name the part of the Constitution that allows it.',
            'Ask what the limited branch can do next.',
          ],
          lookFor: 'Arrows are labeled with a power, and students find a counter-check.',
        },
        {
          title: 'Rights docket',
          purpose: 'practice',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['the text of the Bill of Rights', 'six cases that teens could meet'],
          steps: [
            'Summarize the case in one sentence.',
            'Decide whether a government is acting.',
            'Quote the words of the amendment that matter.',
            'Write a ruling with two reasons.',
            'Write one sentence of dissent.',
          ],
          lookFor: 'Rulings quote the text and separate personal liking from rights.',
        },
        {
          title: 'Propose the next amendment',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'create',
          materials: ['a list of past proposals', 'a map of the states'],
          steps: [
            'Choose a problem that a law alone could not fix.',
            'Draft an amendment of no more than fifty words.',
            'Predict which states would support it and why.',
            'Defend it before the class and answer two objections.',
            'Vote: two thirds are needed.',
          ],
          lookFor: 'Drafts are clear, general and limited, and students see how hard two thirds is to reach.',
        },
      ],
      recalls: [
        {
          prompt: 'Write three complaints that colonists had about British rule.',
          answer: 'For example: taxes without consent, soldiers in homes, judges who depended on the king.',
          likelyError: 'Names only the tax on tea.',
          minutes: 2,
        },
        {
          prompt: 'Name the three branches and one person or group in each.',
          answer: 'Legislative (Congress), executive (president), judicial (Supreme Court).',
          likelyError: 'Puts the Senate in its own branch.',
          minutes: 2,
        },
        {
          prompt: 'A plan needs two thirds of 100 votes, and later three fourths of 50. Calculate both and round up to whole votes.',
          answer: '67 votes and 38 votes.',
          likelyError: 'Writes 66 and 37: rounds down, which leaves too few votes.',
          minutes: 2,
        },
        {
          prompt: 'Explain in a sentence the difference between a primary and a secondary source.',
          answer: 'A primary source comes from the time or person studied; a secondary source is about it.',
          likelyError: 'Says that a primary source is more reliable.',
          minutes: 2,
        },
        {
          prompt: 'List two services that your city or state provides and two that the national government provides.',
          answer: 'For example: schools and roads; mail and the military.',
          likelyError: 'Assigns schools to the national government.',
          minutes: 3,
        },
      ],
      hardestCase: {
        prompt:
          'Congress passes a popular law by a large majority, the president signs it, and polls show that most people like it. The Supreme Court strikes it down. Is this a failure of democracy? Explain how the Constitution would answer.',
        answer:
          'The Constitution rests on the people, but it also limits what a majority may do through the government. Courts check whether laws fit with it, so that rights do not depend on a vote. If the people disagree with the ruling, they can write a new law that fits, seek new judges over time or amend the Constitution.',
        partial: 'Says only that the Court has more power than the people, or that the majority should always win.',
        reteach:
          'Use a made-up class case: 25 students vote that one student may never speak in discussions. Ask which rule should stop this vote, who should apply it and how the rule itself could be changed.',
      },
      processes: [
        {
          title: 'how a bill becomes a federal law',
          steps: [
            'A bill is introduced in the House or the Senate.',
            'Committees study and change it.',
            'Both houses pass the same text.',
            'The president signs or vetoes it.',
            'After a veto, two thirds of both houses can override it.',
            'If it is challenged, courts may review it.',
          ],
        },
        {
          title: 'how the Constitution came into force',
          steps: [
            'Delegates meet in Philadelphia in 1787.',
            'The delegates settle disputes by compromise.',
            'The draft is sent to conventions in the states.',
            'Federalists and Anti-Federalists debate it.',
            'The ninth state ratifies it in 1788.',
            'A new government starts in 1789.',
          ],
        },
      ],
      causes: [
        { cause: 'Congress under the Articles cannot collect taxes', effect: 'it cannot pay its debts or its soldiers' },
        { cause: 'small states refuse seats by population alone', effect: 'the delegates create a Senate with equal votes for each state' },
        {
          cause: 'critics demand written protection of liberty',
          effect: 'the first Congress proposes amendments that become the Bill of Rights',
        },
        {
          cause: 'the Fourteenth Amendment binds the states to due process and equal protection',
          effect: 'people can challenge unfair state laws in federal courts',
        },
      ],
      comparisons: [
        {
          a: 'the Articles of Confederation',
          b: 'the Constitution',
          alike: 'Both set up a national government with a congress.',
          different: [
            { feature: 'taxes', a: 'could only be requested', b: 'can be collected' },
            { feature: 'branches', a: 'one', b: 'three' },
            { feature: 'to amend', a: 'all states', b: 'three fourths of the states' },
          ],
        },
        {
          a: 'Federalists',
          b: 'Anti-Federalists',
          alike: 'Both wanted to protect liberty.',
          different: [
            { feature: 'view of the Constitution', a: 'should be ratified', b: 'gave the nation too much power' },
            { feature: 'view of a bill of rights', a: 'at first not needed', b: 'necessary' },
            { feature: 'a leading voice', a: 'Alexander Hamilton', b: 'Patrick Henry' },
          ],
        },
      ],
      connections: [
        'Math: model how many votes are needed for a veto override, a conviction and an amendment, and compare the fractions.',
        'Media literacy: have students find the constitutional question in a news report and separate it from the opinion.',
        'English: compare the verbs in the Preamble (form, establish, insure, provide) and rewrite it in today’s words.',
        'Daily life: invite the student council to compare its bylaws with the Constitution’s structure.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Other unions of nations',
          task: 'Students compare a chart of the Haudenosaunee Great Law with the Articles and the Constitution and judge claims about influence.',
          background:
            'The Haudenosaunee Confederacy joined five, later six, nations under the Great Law of Peace. Benjamin Franklin wrote about it in 1751. Historians disagree about how far it shaped the Constitution.',
          checkFirst: 'Use a Haudenosaunee source; present the debate on influence as a debate.',
        },
        {
          aspect: 'people',
          title: 'Citizen by birth',
          task: 'Students read two sentences of the Fourteenth Amendment and decide a case before they learn the ruling.',
          background:
            'Wong Kim Ark, born in San Francisco to Chinese parents, was refused entry after a trip in 1895. In 1898 the Supreme Court held that he was a citizen by birth.',
          checkFirst: 'Never ask about the status of students or families; keep to the historical case and the text.',
        },
        {
          aspect: 'place',
          title: 'Three governments on one map',
          task: 'Students map which powers belong to the nation, the state and a Native nation in one real place.',
          background:
            'The Constitution mentions Indian tribes in its commerce clause. More than 570 federally recognized tribes have governments of their own, many with written constitutions.',
          checkFirst: 'Check the website of the nation that you map for its own description.',
        },
        {
          aspect: 'language',
          title: 'Reading law in two languages',
          task: 'Students compare an English and a translated version of one amendment and discuss a word that is hard to translate.',
          background:
            'Federal law requires certain places with many voters of a language group to provide voting materials in that language. Words such as “due process” have no easy match.',
          checkFirst: 'Let bilingual students volunteer; provide a reliable translation.',
        },
        {
          aspect: 'critical question',
          title: 'Whose signature is missing?',
          task: 'Students design a second signing page for 1787 with people who were affected but absent, and write the clause that each would have asked for.',
          background:
            'Thirty-nine men signed. None were women, enslaved or Native people. Three delegates who were present to the end refused to sign.',
          checkFirst: 'Base requests on documented views, such as petitions; avoid invented speeches in dialect.',
        },
        {
          aspect: 'family and community',
          title: 'Rules that can be changed',
          task: 'Students interview a member of a group they trust about a rule that was changed and compare the process with Article V.',
          background: 'Unions, clubs, teams, and faith groups have bylaws with their own steps for amendment.',
          checkFirst: 'Offer a school group as an option; keep political parties and family status out of the task.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A delegate arrives in Philadelphia convinced of one plan and goes home having signed another. Narrate the turning point and what led to it. Choose the issue and the state.',
          audience: 'a collection of historical fiction',
          plan: ['What does the delegate want at first?', 'Which argument or event changes that?', 'What does the compromise cost?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student finds out that a rule at school was made without anyone being asked. Narrate how a group uses fair steps to change it. Choose one setback.',
          audience: 'readers of the school magazine',
          plan: ['What is at stake?', 'Which steps does the group take, in what order?', 'What is gained or lost?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A new student government meets for the first time and finds that nobody knows who may decide what. Narrate the meeting in order, from confusion to a written agreement. Choose the sentence that everyone finally accepts.',
          audience: 'a story for the school newspaper',
          plan: ['Which quarrel shows the problem?', 'Who proposes a solution?', 'Which words make it work?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people want to lower the voting age to sixteen. Argue for or against an amendment, using reasons and evidence. Choose one objection to answer fully.',
          audience: 'a letter to a member of Congress',
          plan: ['What is your claim?', 'Which facts about amendments and voting support it?', 'How will you answer the objection?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school must cut one of these from its civics course: the Bill of Rights, federalism, or the convention of 1787. Argue which one must stay at all costs. Choose your strongest example.',
          audience: 'the curriculum committee',
          plan: ['Which topic will you defend?', 'What would students miss in daily life?', 'What could be said for the others?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your state discusses whether schools may search students’ phones without a warrant. Argue for a rule that respects both safety and the Fourth Amendment. Choose a realistic case to test your rule.',
          audience: 'testimony to a committee of lawmakers',
          plan: ['What does the amendment protect?', 'What are schools responsible for?', 'How does your case test the rule?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how checks and balances work by following one bill or one appointment. Show at least three points at which it can be stopped. Choose a real or invented case.',
          audience: 'new voters',
          plan: ['Which case makes the system clear?', 'In what order do the branches act?', 'Which terms must be defined?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why the Constitution of 1787 both limited and protected injustice. Use two examples. Choose a structure of problem and change.',
          audience: 'visitors to an online exhibit',
          plan: ['Which clauses will you use?', 'What changed later, and how?', 'How will you keep a fair tone?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the Great Compromise solved a conflict between large and small states. Describe what each side wanted and what each gave up. Choose a modern example that shows its effect.',
          audience: 'a page for a guide to the Capitol',
          plan: ['What was the conflict?', 'What did the compromise create?', 'Where can its effect be seen today?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a courtroom, a council meeting or a polling place so that readers can sense how power is shared there. Choose one moment of silence or noise.',
          audience: 'readers of a city guide for young people',
          plan: ['Where do people sit or stand, and why?', 'Which sounds and objects show rules?', 'What changes in your moment?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the hall in Philadelphia in the summer of 1787 with windows shut to keep the talks secret. Use the senses. Choose one delegate’s seat as your viewpoint.',
          audience: 'listeners to an audio tour',
          plan: ['What do heat and light do to the room?', 'What can be heard inside and outside?', 'Which detail hints at conflict?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a naturalization ceremony or the swearing-in of a jury or an officeholder. Show the weight of the words through faces, hands and silence. Choose one small detail that interrupts the formality.',
          audience: 'a feature for a local newspaper',
          plan: ['Who is in the room?', 'Which words are spoken?', 'What breaks the formality?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a series of messages in which the three branches share an apartment and its chores. Choose the conflict and let checks and balances solve it.',
          audience: 'classmates',
          plan: ['Which chore is whose?', 'Who oversteps, and who stops it?', 'Which rule do they amend?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write the preamble and first three articles for a colony on Mars. Choose what its people fear most and protect them from it.',
          audience: 'the first settlers',
          plan: ['What are the goals?', 'How is power divided?', 'How can the text be changed?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write the script of a podcast in which two delegates of 1787 visit a present-day legislature. Let them recognize some things and be baffled by others. Choose the state that each delegate comes from.',
          audience: 'listeners of your own age',
          plan: ['What do they recognize?', 'What confuses them?', 'What would they still argue about?'],
        },
      ],
      itemSets: [
        {
          title: 'Closed courts in Massachusetts',
          text: 'In 1786, many farmers in western Massachusetts could not pay their debts and state taxes in coin, and courts began to take their land. Led by Daniel Shays and others, hundreds of farmers marched to the courthouses and kept the judges from meeting. Congress wanted to raise soldiers to guard the weapons stored at Springfield, but it had little money and few men of its own. In the end, rich merchants in Boston paid for a state force that put down the revolt early in 1787. A few months later, delegates from twelve states met in Philadelphia.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What did the way in which the revolt was ended show many leaders about the Articles of Confederation?',
              answer: 'The nation could not count on its own means in a crisis.',
              distractors: [
                {
                  text: 'The states had given Congress too much power over courts.',
                  error: 'turns the weakness of Congress around',
                },
                {
                  text: 'The judges had refused to obey the orders of Congress.',
                  error: 'mixes up state courts and national ones',
                },
                {
                  text: 'The president had waited too long to call out the troops.',
                  error: 'thinks that the Articles had a president',
                },
              ],
              reason:
                'A private collection of money did what Congress could not do, because it depended on the states for funds and troops.',
            },
            {
              thinking: 'apply',
              question: 'Which power in the new Constitution answers most directly the trouble that Congress had at Springfield?',
              answer: 'to raise and support armies',
              distractors: [
                {
                  text: 'to set up post offices and roads',
                  error: 'picks a real power that does not fit',
                },
                {
                  text: 'to naturalize people from abroad',
                  error: 'confuses soldiers with new citizens',
                },
                {
                  text: 'to coin money and fix its value',
                  error: 'looks at the farmers’ coins instead of the weapons',
                },
              ],
              reason: 'Congress lacked soldiers and funds of its own, and the new plan let it raise an army and pay for it.',
            },
            {
              thinking: 'analyze',
              question:
                'A farmer in the revolt says that he is doing what the people of 1776 did. Which answer by a Boston merchant would be the strongest?',
              answer: 'You can vote for the lawmakers whom you are fighting.',
              distractors: [
                {
                  text: 'You owe the king the taxes that he has asked for.',
                  error: 'confuses the state with Britain',
                },
                {
                  text: 'You have won your land from the courts already.',
                  error: 'misreads who was losing land',
                },
                {
                  text: 'You live too far west to have any rights here.',
                  error: 'puts a threat in place of a reason',
                },
              ],
              reason:
                'The protest of 1776 was against laws without representation, while these taxes came from an elected state government.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Some people saw the farmers as a danger to order, while others saw them as people in need whom the state had failed. Which view does the case support better, and why?',
            lookFors: [
              'Uses a fact for the farmers: debts in coin, loss of land, a state that did not help.',
              'Uses a fact against them: courts closed by force, a threat to stored weapons.',
            ],
            probe: 'What could the state have done earlier so that nobody marched?',
          },
        },
        {
          title: 'The last of the thirteen',
          text: 'Rhode Island sent nobody to Philadelphia in 1787. In 1788 its voters turned the new Constitution down. Many of its people feared national taxes and liked their state’s paper money, which helped debtors, and some wanted a bill of rights first. By the time George Washington took office in 1789, eleven states had joined, because the plan needed only nine. In 1790 the Senate passed a bill that would stop trade between Rhode Island and the rest of the country. That May, a meeting in Newport approved the Constitution by 34 votes to 32.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'The old Articles could be changed only if all thirteen states agreed. Why did the delegates in Philadelphia choose nine instead?',
              answer: 'so that one or two states could not stop the plan',
              distractors: [
                {
                  text: 'so that the small states would have more votes',
                  error: 'confuses ratification with seats in the Senate',
                },
                {
                  text: 'so that states with debts would stay outside',
                  error: 'invents a purpose from details of the case',
                },
                {
                  text: 'so that the president could pick the states',
                  error: 'thinks that the president decides who joins',
                },
              ],
              reason: 'Rhode Island’s refusal shows the danger: under the old rule, a single state could have blocked the new government.',
            },
            {
              thinking: 'analyze',
              question: 'What does the vote of 34 to 32 suggest about the people at the meeting in Newport?',
              answer: 'Doubts about the plan were still strong.',
              distractors: [
                {
                  text: 'Most of them had been in Philadelphia.',
                  error: 'overlooks that the state sent nobody',
                },
                {
                  text: 'Two thirds of them supported the plan.',
                  error: 'takes a narrow majority for a large one',
                },
                {
                  text: 'They had lost interest in the question.',
                  error: 'reads a close vote as a lack of interest',
                },
              ],
              reason: 'If two members had changed sides, the plan would have lost, and nearly half of the members still voted against it.',
            },
            {
              thinking: 'apply',
              question: 'Which part of the case shows most clearly that the approval of 1790 was partly a result of pressure?',
              answer: 'the bill about trade',
              distractors: [
                {
                  text: 'the wish for a bill of rights',
                  error: 'names a reason to refuse, which is no pressure',
                },
                {
                  text: 'the paper money of the state',
                  error: 'names a cause of doubt inside the state',
                },
                {
                  text: 'the rule that nine states are enough',
                  error: 'confuses the start of the plan with the later push',
                },
              ],
              reason: 'A state that lived by trade would have been cut off like a foreign country, which pushed some members toward yes.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How fair was it to put pressure on Rhode Island in this way, if the power of the government is supposed to come from the people?',
            lookFors: [
              'One side: consent means little under threat, and the voters had said no.',
              'Other side: a state cannot share the benefits of union and stay outside its rules.',
            ],
            probe: 'Would your answer change if Rhode Island had been the largest state?',
          },
        },
        {
          title: 'A paper with a low grade',
          text: 'In 1789, James Madison proposed that a pay raise for members of Congress must not begin until voters have had an election in between. Congress sent the idea to the states with no time limit, but too few of them agreed, and it was nearly forgotten. In 1982 a college student in Texas wrote a paper that said the proposal was still alive, and the paper got a C. The student then sent letters to state lawmakers around the country for years. State after state said yes, and in 1992 the proposal became the Twenty-seventh Amendment.',
          facts: [
            {
              thinking: 'apply',
              question:
                'If Congress votes for higher pay in March of a year in which members of the House are elected, when may the raise begin at the earliest?',
              answer: 'after the vote in November',
              distractors: [
                {
                  text: 'on the day of the vote',
                  error: 'overlooks what the amendment changes',
                },
                {
                  text: 'when the states have agreed',
                  error: 'thinks that states approve each pay law',
                },
                {
                  text: 'after the president’s term',
                  error: 'confuses the House election with a president’s term',
                },
              ],
              reason: 'The amendment puts an election between the vote and the money, so that voters can judge the members first.',
            },
            {
              thinking: 'analyze',
              question: 'Why did the student write to state lawmakers instead of asking Congress to pass the proposal?',
              answer: 'Congress had already done its part, and the states were missing.',
              distractors: [
                {
                  text: 'Congress had lost the power to propose any amendments by then.',
                  error: 'thinks that old rules run out by themselves',
                },
                {
                  text: 'State lawmakers could change the pay of Congress with their own laws.',
                  error: 'mixes up state and national powers',
                },
                {
                  text: 'State lawmakers had asked the Supreme Court for a vote on the matter.',
                  error: 'gives courts a role in ratifying',
                },
              ],
              reason: 'Congress had sent the proposal out in 1789, so the missing step was the approval of more states.',
            },
            {
              thinking: 'analyze',
              question: 'Which feature of the amendment process made this success possible after such a long time?',
              answer: 'The proposal had been sent out with no deadline.',
              distractors: [
                {
                  text: 'The proposal had come from a future president.',
                  error: 'thinks that the author’s fame counts',
                },
                {
                  text: 'The president had the power to wait with a signature.',
                  error: 'gives the president a role that is not there',
                },
                {
                  text: 'The Supreme Court had kept the proposal on a list.',
                  error: 'confuses the Court with the states',
                },
              ],
              reason: 'Because there was no time limit, the old approvals still counted when new states were added to them.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Should the approval that a state gave two hundred years ago still count today? Support your answer with the history of this amendment.',
            lookFors: [
              'For: the text had no limit, and the idea is still about the same problem.',
              'Against: the people who agreed are long dead, and an amendment should show what people want at one time.',
            ],
            probe: 'What time limit, if any, would you set, and why?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'The Constitution is both a design for limited government and an argument without end: its structure sets branches, states and citizens against one another so that power and rights are constantly negotiated.',
      objectives: [
        'explain how the structure of the Constitution sets out powers, limits and responsibilities of government',
        'analyze how interpretation by courts, Congress, presidents and movements has changed the meaning of the text',
        'apply constitutional reasoning to contemporary cases and distinguish it from policy preference',
        'evaluate competing approaches to interpretation and reform',
      ],
      terms: [
        {
          term: 'judicial review',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the power of courts to decide whether a law or an official act violates the Constitution',
          example: 'Judicial review allows a single lawsuit to test a statute that applies to millions of people.',
          contrast: 'An appeal asks whether a lower court was right; this asks whether a law or act is valid at all.',
          wordParts: 'judic- (judge) + re- (again) + view',
          picture: 'a law held against a larger document like a stencil',
        },
        {
          term: 'federalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a system in which national and state governments each hold powers that the other cannot simply take away',
          example: 'Disputes about federalism arise when national standards conflict with state traditions, for example in public schools.',
          contrast: 'A unitary state may give power to regions and take it back; this guarantees the regions a share.',
          wordParts: 'from Latin foedus (treaty, league)',
          picture: 'two overlapping circles with a disputed middle',
        },
        {
          term: 'separation of powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the assignment of making, enforcing and interpreting laws to different parts of the government',
          example: 'Separation of powers forces a president to seek statutes and appropriations from Congress.',
          contrast: 'Checks and balances deliberately mix these functions a little, so that each institution can resist the others.',
          wordParts: 'separate + -ion',
          picture: 'three offices with locked doors and small windows between them',
        },
        {
          term: 'enumerated powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'powers that the Constitution lists expressly, such as coining money or declaring war',
          example:
            'Article I, Section 8, which lists subjects such as taxation, coinage and armies, contains most of the enumerated powers of Congress.',
          contrast: 'Implied powers are not listed but are inferred as means to carry out those that are.',
          wordParts: 'e- (out) + numerare (to count)',
          picture: 'a numbered list with a closing bracket',
        },
        {
          term: 'implied powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'powers that the Constitution leaves unstated but that are reasonably necessary to carry out those that it lists',
          example:
            'In McCulloch v. Maryland, the Supreme Court accepted the establishment of a national bank as an exercise of implied powers.',
          contrast: 'Inherent powers are claimed to belong to any national government, even without a listed one.',
          wordParts: 'im- (in) + plicare (to fold)',
          picture: 'a folded page behind a list',
        },
        {
          term: 'due process',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'the requirement that government act by fair procedures and within the limits of law before it takes life, liberty or property',
          example:
            'A public school student who faces a suspension is entitled to some form of due process, such as an opportunity to respond.',
          contrast: 'Equal protection asks whether people are treated alike; this asks whether they are treated fairly and lawfully.',
          wordParts: 'due (owed) + process',
          picture: 'a door that opens only after three steps',
        },
        {
          term: 'equal protection',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the guarantee that a state will not treat people differently without sufficient justification',
          example: 'Equal protection was the basis for striking down segregated public schools in 1954.',
          contrast: 'It does not forbid every distinction; courts ask how well the state can justify it.',
          wordParts: 'equal + protect',
          picture: 'two people under umbrellas of the same size',
        },
        {
          term: 'precedent',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an earlier decision that guides how later, similar cases are decided',
          example: 'The lawyers argued that the precedent did not apply because the circumstances of the earlier case had been different.',
          contrast: 'A statute is made by a legislature; this grows out of decided cases and may be overruled.',
          wordParts: 'pre- (before) + cedere (to go)',
          picture: 'footprints that later steps follow or leave',
        },
        {
          term: 'originalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'an approach to interpretation according to which the words of the Constitution keep the meaning they had when they were adopted',
          example:
            'A judge who follows originalism may study dictionaries and public debates of the 1780s in order to determine what a clause originally meant.',
          contrast: 'Living constitutionalism holds that general principles take on new applications as society changes.',
          wordParts: 'original + -ism',
          picture: 'an old dictionary beside the text',
        },
        {
          term: 'ratification',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'formal approval that gives a constitution, amendment or treaty legal force',
          example: 'Ratification of the Equal Rights Amendment stalled a few states short of the number required by the original deadline.',
          contrast: 'Proposal only starts the process; this completes it.',
          wordParts: 'ratus (fixed) + facere (to make)',
          picture: 'the last of thirty-eight stamps on one page',
        },
        {
          term: 'faction',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a group of citizens united by an interest or passion that may conflict with the rights of others or the common good',
          example: 'Madison expected every free society to contain more than one faction.',
          contrast: 'A party is an organization that seeks office; this can be any group with a shared interest.',
          wordParts: 'from Latin facere (to do, to make)',
          picture: 'several clusters of people who pull one rope in different directions',
        },
        {
          term: 'checks and balances',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the constitutional means by which each branch of government can restrain the actions of the two other branches',
          example:
            'The Senate’s authority to confirm or reject judicial nominations is an important element of the system of checks and balances.',
          contrast: 'Separation of powers divides the functions, whereas this gives each branch ways to restrain the rest.',
          wordParts: 'check, balance',
          picture: 'three figures that hold one another’s ropes',
        },
        {
          term: 'incorporation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the process by which federal courts have gradually applied most of the Bill of Rights to the states',
          example: 'Gitlow v. New York, decided in 1925, was an early step in the incorporation of freedom of speech.',
          contrast: 'The First Amendment by its wording limits only Congress, whereas this process extends such limits to the states.',
          wordParts: 'from Latin in- into + corpus body',
          picture: 'a list of rights with arrows to a map of states',
        },
        {
          term: 'strict scrutiny',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'the most demanding standard by which courts judge laws that burden fundamental rights or use suspect classifications',
          example: 'Under strict scrutiny, a law that classifies people by race must serve a compelling interest and be narrowly tailored.',
          contrast: 'Rational basis review asks only for a reasonable link to a legitimate aim, whereas this demands far more.',
          wordParts: 'scrutinize, scrutiny',
          picture: 'a magnifying glass over one line of a law',
        },
        {
          term: 'commerce clause',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the constitutional provision that authorizes Congress to regulate trade among the states and with other nations',
          example: 'Congress relied on the commerce clause when it banned segregation in hotels and restaurants in 1964.',
          contrast: 'The supremacy clause ranks federal law above state law, whereas this one grants a power.',
          wordParts: 'commerce, commercial',
          picture: 'a truck that crosses a state line',
        },
        {
          term: 'Federalist',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a supporter of the proposed Constitution in the debate over ratification',
          example: 'As a leading Federalist, Hamilton argued that a stronger national union would protect liberty and encourage trade.',
          contrast:
            'Opponents feared a distant central power and demanded a bill of rights, whereas these supporters defended the new plan.',
          wordParts: 'federal, federation',
          picture: 'a signed essay beside a printing press',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'In which case, decided in 1803, did the Supreme Court declare for the first time that part of an act of Congress was unconstitutional?',
          answer: 'Marbury v. Madison',
          distractors: [
            { text: 'McCulloch v. Maryland', error: 'mixes it up with the later case on a national bank' },
            { text: 'Gibbons v. Ogden', error: 'mixes it up with the case on interstate commerce' },
            { text: 'Dred Scott v. Sandford', error: 'mixes it up with the second time an act of Congress was struck down' },
          ],
          reason:
            'Chief Justice Marshall held that a section of the Judiciary Act of 1789 conflicted with Article III and was therefore void.',
        },
        {
          thinking: 'remember',
          question: 'Which amendment reserves to the states or the people all powers beyond those delegated to the United States?',
          answer: 'the Tenth',
          distractors: [
            { text: 'the First', error: 'thinks of the best-known limit on national power' },
            { text: 'the Fifth', error: 'thinks of due process against the national government' },
            { text: 'the Fourteenth', error: 'picks an amendment that limits the states' },
          ],
          reason: 'The Tenth Amendment restates the principle that the national government has only the powers the Constitution gives it.',
        },
        {
          thinking: 'remember',
          question:
            'Which amendment, adopted after the Civil War, prohibits any state from denying people within its borders the equal protection of the laws?',
          answer: 'the Fourteenth',
          distractors: [
            { text: 'the Thirteenth', error: 'mixes it up with the abolition of slavery' },
            { text: 'the Fifteenth', error: 'mixes it up with the protection of voting from racial discrimination' },
            { text: 'the Fourth', error: 'mixes it up with searches and seizures' },
          ],
          reason: 'Its first section forbids any state to “deny to any person within its jurisdiction the equal protection of the laws.”',
        },
        {
          thinking: 'remember',
          question:
            'On which clause of the Constitution has Congress most frequently relied to regulate economic activity that crosses state lines?',
          answer: 'the commerce clause',
          distractors: [
            { text: 'the establishment clause', error: 'mixes it up with the clause on religion' },
            { text: 'the supremacy clause', error: 'takes a rule about conflicts of law for a source of power' },
            { text: 'the full faith and credit clause', error: 'mixes it up with respect for other states’ records' },
          ],
          reason: 'Article I, Section 8 gives Congress power to regulate commerce “among the several States.”',
        },
        {
          thinking: 'understand',
          question:
            'Which constitutional principle does the author of Federalist No. 51 recommend with the phrase “Ambition must be made to counteract ambition”?',
          answer: 'giving each branch the means and motives to resist the others',
          distractors: [
            {
              text: 'choosing officials who are free from any personal ambition',
              error: 'reverses the argument, which takes ambition for granted',
            },
            { text: 'letting the most ambitious branch lead the two weaker ones', error: 'reads competition as a contest for one winner' },
            {
              text: 'replacing elections by tests so that ambition has no reward',
              error: 'invents a remedy that the essay does not propose',
            },
          ],
          reason: 'The essay assumes that people are not angels and builds limits out of the self-interest of officeholders.',
        },
        {
          thinking: 'understand',
          question: 'What do constitutional lawyers mean when they describe the gradual incorporation of the Bill of Rights?',
          answer: 'Most of its protections now bind the states too.',
          distractors: [
            {
              text: 'Its protections were merged into the original seven articles.',
              error: 'takes the word in the sense of inserting text',
            },
            {
              text: 'Its protections were extended to business corporations alone.',
              error: 'is misled by the everyday meaning of the word',
            },
            { text: 'Its protections can now be changed by ordinary statutes.', error: 'confuses interpretation with a weaker legal rank' },
          ],
          reason: 'Case by case, the Court has read most of these rights into the due process clause of the Fourteenth Amendment.',
        },
        {
          thinking: 'understand',
          question:
            'In McCulloch v. Maryland (1819), why did the Court conclude that Congress could charter a national bank, although the Constitution mentions no such institution?',
          answer: 'It was a suitable means to carry out listed powers.',
          distractors: [
            {
              text: 'It had been approved by the legislature of each state.',
              error: 'makes national power depend on state consent, which the Court rejected',
            },
            { text: 'It was needed in wartime, when limits do not apply.', error: 'invents an emergency exception' },
            { text: 'It was a power that the Tenth Amendment gave to Congress.', error: 'reverses the direction of the Tenth Amendment' },
          ],
          reason: 'Marshall read the necessary and proper clause as permitting appropriate means to legitimate ends.',
        },
        {
          thinking: 'understand',
          question:
            'Why did Madison argue in Federalist No. 10 that an extended republic would control the effects of faction more successfully than a small one?',
          answer: 'More varied interests make it harder for one to dominate.',
          distractors: [
            {
              text: 'A larger army makes it easier to put down disagreement.',
              error: 'substitutes force for the argument about diversity',
            },
            { text: 'Citizens of a large republic share the same interests.', error: 'reverses the premise of the essay' },
            { text: 'A distant capital keeps factions from learning the news.', error: 'takes distance rather than variety for the cause' },
          ],
          reason: 'In an extended republic, a majority with one unjust aim is less likely to form and to act together.',
        },
        {
          thinking: 'understand',
          question: 'What distinguishes originalism from a “living” approach to interpretation?',
          answer: 'It ties the text to its meaning at adoption.',
          distractors: [
            { text: 'It permits judges to set aside the written text.', error: 'caricatures a rival approach' },
            { text: 'It holds that no amendment should be added.', error: 'mixes up interpretation and amendment' },
            { text: 'It gives the elected branches the last word.', error: 'confuses it with judicial restraint' },
          ],
          reason:
            'Both claim to be faithful to the Constitution; they differ on whether the application of its principles may evolve without amendment.',
        },
        {
          thinking: 'apply',
          question:
            'According to Tinker v. Des Moines (1969), what is the most likely legal outcome if students are suspended for wearing armbands in a silent protest that leaves classes undisturbed?',
          answer: 'The suspension violates their freedom of speech.',
          distractors: [
            {
              text: 'The suspension stands, since students have no such rights at school.',
              error: 'overlooks the holding that rights are not shed at the schoolhouse gate',
            },
            {
              text: 'The suspension stands, since any protest disrupts by its nature.',
              error: 'overlooks the requirement of material and substantial disruption',
            },
            {
              text: 'The suspension violates their right to a jury trial.',
              error: 'applies a right that belongs to criminal and certain civil cases',
            },
          ],
          reason:
            'Passive expression is protected unless officials can reasonably forecast material and substantial disruption or an invasion of the rights of others.',
        },
        {
          thinking: 'apply',
          question:
            'Under Miranda v. Arizona, what is the usual consequence when a suspect in custody confesses after being questioned by police without any warning?',
          answer: 'The confession is kept out of the prosecution’s main case.',
          distractors: [
            { text: 'The charges must be dropped and may not be brought again.', error: 'overstates the remedy' },
            { text: 'The confession is allowed if the suspect is later found guilty.', error: 'reverses the order of reasoning' },
            {
              text: 'The confession is allowed because silence would imply guilt.',
              error: 'contradicts the privilege against self-incrimination',
            },
          ],
          reason:
            'Statements from custodial questioning without warnings are generally inadmissible to prove guilt, but other evidence can still support a case.',
        },
        {
          thinking: 'apply',
          question:
            'How should a court resolve the conflict when factories cannot obey a state’s emission rules without breaking a valid federal statute on the same subject?',
          answer: 'The federal statute prevails in that conflict.',
          distractors: [
            { text: 'The state rule prevails, because it was aimed at local conditions.', error: 'turns the supremacy clause around' },
            {
              text: 'The newer of the two prevails, whichever government made it.',
              error: 'applies a rule for two laws of the same government',
            },
            { text: 'Both are suspended until the two governments agree.', error: 'invents a procedure of negotiation' },
          ],
          reason: 'Article VI makes the Constitution and valid federal laws the supreme law of the land.',
        },
        {
          thinking: 'apply',
          question:
            'By the reasoning of Justice Jackson in the steel seizure case (1952), when is a president’s claim to power at its weakest?',
          answer: 'when acting against the expressed will of Congress',
          distractors: [
            { text: 'when acting with the express approval of Congress', error: 'picks the case in which he found power to be greatest' },
            { text: 'when acting in an area where Congress is silent', error: 'picks the middle category' },
            { text: 'when acting in the last year before an election', error: 'takes a political fact for a legal category' },
          ],
          reason:
            'Jackson’s concurrence describes three zones; in the third, the president can rely only on his own powers minus those of Congress.',
        },
        {
          thinking: 'analyze',
          question:
            'What had changed between 1896, when the Court upheld “separate but equal” railway cars, and 1954, when it found that the same clause forbids segregated schools?',
          answer: 'the way in which the Court understood equality',
          distractors: [
            { text: 'the wording of the Fourteenth Amendment itself', error: 'contradicts the information given' },
            { text: 'the power of Congress to overrule the Court', error: 'invents a power' },
            { text: 'the number of states that had ratified the clause', error: 'takes ratification for interpretation' },
          ],
          reason:
            'Plessy and Brown read the same words. Evidence about the harm of segregation, decades of litigation and social change altered the interpretation.',
        },
        {
          thinking: 'analyze',
          question:
            'More than 11,000 amendments have been proposed in Congress since 1789, but only 27 have been ratified. What does this contrast best illustrate about Article V?',
          answer: 'It requires broad agreement before the text changes.',
          distractors: [
            { text: 'It lets the Supreme Court reject amendments it dislikes.', error: 'invents a judicial role in ratification' },
            { text: 'It requires that every state agree to each change.', error: 'confuses it with the Articles of Confederation' },
            { text: 'It limits each Congress to a single proposal a year.', error: 'invents a numerical limit' },
          ],
          reason: 'Two thirds of both houses and three fourths of the states form a double supermajority that few proposals survive.',
        },
        {
          thinking: 'analyze',
          question:
            'Two states have populations of roughly 0.6 million and 39 million, yet each elects two senators. Which tension in the constitutional design does this exhibit most clearly?',
          answer: 'equality of states against equality of persons',
          distractors: [
            { text: 'liberty of the press against fairness of trials', error: 'names a conflict between two rights' },
            { text: 'powers of war against powers of the purse', error: 'names a conflict between two branches' },
            { text: 'original meaning against later precedent', error: 'names a dispute about interpretation' },
          ],
          reason: 'The Senate represents states as units, a result of the Great Compromise, while the House follows population.',
        },
      ],
      misconceptions: [
        {
          belief: 'The Supreme Court decides whatever it thinks is right.',
          why: 'Media coverage reports outcomes and votes rather than reasoning.',
          truth:
            'Courts decide concrete disputes and must justify results by text, structure, precedent and argument, even where judges disagree.',
          teacherMove:
            'Hand out a two-page excerpt with majority and dissent. Students highlight four kinds of argument (text, history, precedent, consequences) and compare how each side uses them.',
        },
        {
          belief: 'If something is unjust, it must be unconstitutional.',
          why: 'The Constitution is invoked as a moral authority.',
          truth: 'Policies can be unwise but constitutional, or popular but unconstitutional. The 1787 text itself protected slavery.',
          teacherMove:
            'Plot eight policies on a grid with axes “good policy?” and “constitutional?” Students must place at least one in each quadrant and defend it.',
        },
        {
          belief: 'Rights in the Constitution are absolute.',
          why: 'Phrases such as “Congress shall make no law.”',
          truth: 'Courts weigh rights against other rights and interests with tests of different strictness.',
          teacherMove:
            'Give three speech cases (threat, protest, advertisement). Groups draft the narrowest rule that gives an acceptable result in all three, then compare with actual doctrine.',
        },
        {
          belief: 'Only the Supreme Court interprets the Constitution.',
          why: 'Textbooks present change as a series of cases.',
          truth: 'Congress, presidents, states and movements interpret it too, and often first.',
          teacherMove:
            'Build a timeline of voting rights with three rows: movement, legislature, court. Students draw arrows of influence and count in which row each change started.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question:
            'How does the Constitution make power depend on conflict among institutions, and why did its authors consider that an advantage?',
          lookFors: ['links structure to ambition and rivalry', 'explains the aim of preventing tyranny'],
          probe: 'What happens when party loyalty is stronger than loyalty to one’s institution?',
        },
        {
          thinking: 'apply',
          question:
            'A city installs cameras that recognize faces at public protests. Which constitutional provisions would you bring to bear, and how?',
          lookFors: ['First Amendment assembly and speech', 'Fourth Amendment and expectations of privacy'],
          probe: 'Which fact would matter most to a court?',
        },
        {
          thinking: 'analyze',
          question: 'To what extent did the Reconstruction amendments create a second Constitution?',
          lookFors: ['changes in citizenship, equality and state power', 'limits of enforcement after Reconstruction'],
          probe: 'What role did Congress, courts and citizens play in the delay?',
        },
        {
          thinking: 'analyze',
          question:
            'How do arguments about federalism change depending on who holds national power, as examples from two different periods might show?',
          lookFors: ['two specific examples', 'shows that principle and interest interact'],
          probe: 'Is there a principled position that survives both examples?',
        },
        {
          thinking: 'evaluate',
          question: 'Which approach to interpretation shows more respect for democracy, originalism or a living approach?',
          lookFors: ['states both approaches fairly', 'addresses amendment, judges and majority rule'],
          probe: 'What is the strongest case against your view?',
        },
        {
          thinking: 'evaluate',
          question:
            'Should Supreme Court justices serve fixed terms instead of holding office during good behavior? Weigh independence and accountability.',
          lookFors: ['explains reasons for life tenure', 'considers how a change could be made'],
          probe: 'Would your answer change if the Court agreed with you more often?',
        },
        {
          thinking: 'analyze',
          question: 'How far does the design of the Senate, the Electoral College and Article V serve the aims stated in the Preamble?',
          lookFors: ['links each institution to an aim', 'considers intended and unintended effects'],
          probe: 'Which aim is in tension with which institution?',
        },
        {
          thinking: 'create',
          question: 'How would you redraft one clause of the Constitution so that it gives clearer guidance for the digital age?',
          lookFors: ['identifies an ambiguity', 'drafts general and workable language'],
          probe: 'How could your words be misused?',
        },
        {
          thinking: 'evaluate',
          question:
            'Should the Supreme Court follow a precedent that most of its members consider mistaken, and under what conditions may it depart from one?',
          lookFors: [
            'names a value of precedent such as stability or equal treatment',
            'names a reason for change such as harm or new evidence',
            'uses a case such as Plessy and Brown',
          ],
          probe: 'How long should a court wait before it corrects a serious mistake?',
        },
        {
          thinking: 'analyze',
          question: 'How did the Anti-Federalists influence the Constitution, although they lost the debate over ratification?',
          lookFors: [
            'explains the demand for a written list of rights',
            'mentions fears of distant power, standing armies or broad clauses',
            'connects an argument with an amendment or a later dispute',
          ],
          probe: 'Which Anti-Federalist warning has proved to be the most accurate?',
        },
      ],
      activities: [
        {
          title: 'Same words, different worlds',
          purpose: 'engage',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['the equal protection clause', 'one-sentence summaries of Plessy and Brown'],
          steps: [
            'Read the clause and write what it seems to require.',
            'Read the two outcomes and note what each assumes about equality.',
            'List what could explain the change apart from the words.',
            'Share one explanation with the class and rank the three strongest.',
          ],
          lookFor: 'Students move beyond “judges changed their minds” to evidence, litigation and social movements.',
        },
        {
          title: 'Federalist and Anti-Federalist seminar',
          purpose: 'explore',
          minutes: [40, 50],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['excerpts from Federalist No. 10 and No. 51 and from Brutus No. 1'],
          steps: [
            'Annotate one excerpt for claim, assumption and evidence.',
            'Form mixed groups and explain your excerpt.',
            'Identify one prediction that has come true and one that has not.',
            'Write a paragraph that states the better argument on size or on power.',
          ],
          lookFor: 'Paragraphs address an assumption of the other side and not just its conclusion.',
        },
        {
          title: 'Moot court',
          purpose: 'explain',
          minutes: [45, 60],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['a case file with facts, clause and two precedents'],
          steps: [
            'Prepare two arguments for your side and one reply.',
            'Present your case in four minutes.',
            'Answer questions from the bench.',
            'As judges, write a short opinion that relies on text and precedent.',
            'Compare the opinions with the actual ruling.',
          ],
          lookFor: 'Opinions distinguish or follow precedent explicitly.',
        },
        {
          title: 'Power audit',
          purpose: 'practice',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['three recent news reports on government action'],
          steps: [
            'Identify the acting institution and the power that it claims.',
            'Trace that power to a clause or to a statute.',
            'Name the checks available to the other branches and to the states.',
            'Judge whether the claim falls in Jackson’s first, second or third zone, if a president acts.',
          ],
          lookFor: 'Claims are tied to clauses, and students separate legality from approval.',
        },
        {
          title: 'Amendment workshop',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'groups',
          thinking: 'create',
          materials: ['the text of Article V', 'data on failed amendments'],
          steps: [
            'Choose a problem that cannot be solved by ordinary legislation.',
            'Draft an amendment and a one-page argument.',
            'Predict the coalition of states that you would need.',
            'Respond in writing to two objections.',
            'Revise the text after peer review.',
          ],
          lookFor: 'Drafts anticipate interpretation and explain why a statute would not suffice.',
        },
      ],
      recalls: [
        {
          prompt: 'Outline the path of a bill from introduction to law in five steps.',
          answer: 'Introduction, committee, passage in both houses, signature or veto, possible override.',
          likelyError: 'Leaves out the second house or the committee.',
          minutes: 3,
        },
        {
          prompt: 'List the five freedoms in the First Amendment.',
          answer: 'Religion, speech, press, assembly, petition.',
          likelyError: 'Adds the vote or a fair trial.',
          minutes: 2,
        },
        {
          prompt: 'Write one weakness of the Articles of Confederation and the constitutional answer to it.',
          answer: 'For example: no power to tax; Congress may lay and collect taxes.',
          likelyError: 'Describes a weakness of the Constitution.',
          minutes: 2,
        },
        {
          prompt: 'State one idea of Locke or Montesquieu that appears in the Constitution or the Declaration.',
          answer: 'Locke: natural rights, consent. Montesquieu: separation of powers.',
          likelyError: 'Attributes all ideas to Jefferson.',
          minutes: 2,
        },
        {
          prompt: 'Identify the purpose of each of the first three articles in a few words.',
          answer: 'I: legislative; II: executive; III: judicial.',
          likelyError: 'Mixes up the order of II and III.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A public university cancels a speech by a controversial guest because opponents threaten to disrupt it. On the same day, a video platform owned by a private company removes a recording of the guest. Analyze the constitutional difference and its limits.',
        answer:
          'The university is a government actor, so the First Amendment applies: canceling because of the hostile reaction of others risks giving opponents a veto, although the university may regulate time, place and manner and respond to genuine threats in the narrowest workable way. The private company is not bound by the First Amendment, so removal raises no such claim, although statutes, contracts or policy debates may matter. The distinction rests on state action, and it is contested where private platforms serve as major public forums.',
        partial: 'Treats both as censorship alike, or says that free speech means that no one may stop the guest, without asking who acts.',
        reteach:
          'Give twelve one-line cases. Students first mark only the actor (government, private, mixed), then apply the amendment to the first group and explain the mixed ones.',
      },
      processes: [
        {
          title: 'how a case reaches the Supreme Court',
          steps: [
            'A person with a concrete injury brings a case.',
            'A trial court finds facts and applies the law.',
            'An appeals court reviews questions of law.',
            'A party asks the Supreme Court to hear the case.',
            'Four justices must agree to take it.',
            'After briefs and argument, a majority decides and explains its reasons.',
          ],
        },
        {
          title: 'how Article V works',
          steps: [
            'Two thirds of both houses propose an amendment, or two thirds of the states call for a convention.',
            'Congress chooses the mode of ratification.',
            'State legislatures or conventions vote.',
            'Three fourths of the states must approve.',
            'The amendment becomes part of the Constitution.',
          ],
        },
      ],
      causes: [
        {
          cause: 'members of Congress place party above the interests of their institution',
          effect: 'checks between the branches weaken when one party controls both',
        },
        {
          cause: 'the Court reads a right into the due process clause of the Fourteenth Amendment',
          effect: 'states as well as the national government must respect that right',
        },
        {
          cause: 'the amendment process demands a double supermajority',
          effect: 'much constitutional change happens through interpretation and statutes instead',
        },
        { cause: 'a precedent is overruled', effect: 'laws and rights that rested on it become open to new challenges' },
      ],
      comparisons: [
        {
          a: 'originalism',
          b: 'living constitutionalism',
          alike: 'Both seek to bind judges to the Constitution and use text and history.',
          different: [
            { feature: 'source of meaning', a: 'public meaning at adoption', b: 'principles applied to present conditions' },
            { feature: 'route to change', a: 'amendment', b: 'amendment and interpretation' },
            { feature: 'main worry', a: 'judges who make law', b: 'the rule of the past over the present' },
          ],
        },
        {
          a: 'due process',
          b: 'equal protection',
          alike: 'Both limit the states through the Fourteenth Amendment.',
          different: [
            {
              feature: 'central question',
              a: 'Was the person treated fairly and lawfully?',
              b: 'Were people treated alike without good reason to differ?',
            },
            { feature: 'typical case', a: 'a suspension without a hearing', b: 'a law that classifies by race or sex' },
          ],
        },
      ],
      connections: [
        'Statistics: compare the share of the population that could block an amendment if the least populous thirteen states refused.',
        'English: analyze the rhetoric of Federalist No. 51, especially how it uses conditionals such as “If men were angels.”',
        'Technology: discuss how Fourth Amendment tests built for homes and papers apply to phones and location data.',
        'Comparative government: contrast Article V with the amendment rules of another constitution, such as Germany’s or India’s.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'What to the nation is the text?',
          task: 'Students compare Frederick Douglass’s and William Lloyd Garrison’s readings of the Constitution on slavery and decide which method each one used.',
          background:
            'Garrison called the Constitution “a covenant with death.” Douglass at first agreed, but by 1860 he argued in Glasgow that its words could be read against slavery.',
          checkFirst: 'Choose excerpts without violent imagery and make clear that both opposed slavery.',
        },
        {
          aspect: 'people',
          title: 'The many authors of equality',
          task: 'Students trace an idea across documents from an advocate to a ruling and identify what was borrowed.',
          background:
            'Pauli Murray’s legal writing on race and sex in the 1940s to 1960s was used by Thurgood Marshall and credited by Ruth Bader Ginsburg on the cover of her brief in Reed v. Reed (1971).',
          checkFirst: 'Use current, respectful sources on Murray’s life; let the legal ideas stand in the center.',
        },
        {
          aspect: 'place',
          title: 'Citizens of the territories',
          task: 'Students examine which rights and votes residents of a US territory have and assess the reasoning of the Insular Cases.',
          background:
            'Residents of Puerto Rico, Guam, the US Virgin Islands, American Samoa and the Northern Mariana Islands have no voting members in Congress. The Insular Cases, from 1901 on, treated territories as not fully covered by the Constitution.',
          checkFirst: 'Ask whether students with ties to a territory wish to contribute; note that views on status differ within each one.',
        },
        {
          aspect: 'critical question',
          title: 'Nations within a nation',
          task: 'Students compare treaty, statute and case law on one issue and explain how tribal sovereignty fits or strains federalism.',
          background:
            'Treaties with Native nations are part of the supreme law under Article VI. In McGirt v. Oklahoma (2020) the Court held that the Muscogee (Creek) reservation had never been disestablished by Congress.',
          checkFirst: 'Begin with a statement by the nation itself; avoid casting Native nations as merely historical.',
        },
        {
          aspect: 'language',
          title: 'Constitutions in translation',
          task: 'Students compare the opening words of three constitutions and analyze who is named as speaker.',
          background:
            'The US text says “We the People”; India’s begins “We, the people of India”; South Africa’s (1996) says “We, the people of South Africa, recognise the injustices of our past.” South Africa has twelve official languages.',
          checkFirst: 'Verify current texts; invite students to bring other constitutions without assigning by background.',
        },
        {
          aspect: 'family and community',
          title: 'Constitutional lives',
          task: 'Students interview an adult they trust about a time when a public rule mattered to that person, and link it to a clause.',
          background: 'Constitutional questions arise in ordinary settings: a jury summons, a school rule, a protest, a traffic stop.',
          checkFirst:
            'Participation is voluntary, and a published oral history is an equal choice; warn against questions about immigration or criminal records.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A clerk at the Supreme Court is asked to draft an opinion with which she disagrees. Narrate the day on which she finishes it. Choose a case that turns on a single clause.',
          audience: 'readers of a literary magazine on law',
          plan: [
            'What does the clause say, and where is the dispute?',
            'What inner and outer conflicts arise?',
            'What has changed by the end?',
          ],
        },
        {
          genre: 'Narrative',
          prompt:
            'In 1788 a printer must decide whether to publish essays for or against ratification. Narrate the weeks before the state’s vote. Choose the city and what is at stake for the printer.',
          audience: 'a historical fiction anthology',
          plan: [
            'Which pressures come from customers and neighbors?',
            'Which argument proves hardest to dismiss?',
            'How does the vote affect the shop?',
          ],
        },
        {
          genre: 'Narrative',
          prompt:
            'A public defender has one hour to prepare for a hearing in which a single procedural right may decide the outcome. Narrate that hour in order. Choose the right and the detail in the file that everyone has overlooked.',
          audience: 'a short story for a legal magazine’s student issue',
          plan: ['Which right is at stake?', 'What has been overlooked?', 'Where does the pressure rise?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue for or against fixed terms for Supreme Court justices. Ground your claim in the structure of the Constitution and address the strongest objection. Choose a realistic path to reform or a defense of the present rule.',
          audience: 'testimony before a bipartisan commission',
          plan: [
            'What exactly do you propose or defend?',
            'Which constitutional values conflict?',
            'What evidence from states or other countries is relevant?',
          ],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your state legislature debates whether civics students should have to pass a citizenship test in order to graduate. Argue for a position on what knowledge of the Constitution citizens need. Choose two examples that carry your case.',
          audience: 'an open letter to legislators',
          plan: ['What is your thesis?', 'What can and cannot a test measure?', 'Which alternative would you offer?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'The Electoral College has been criticized and defended since the founding. Argue whether it should be kept, reformed or abolished, and base your claim on constitutional principles as well as on consequences. Choose the strongest opposing argument and answer it.',
          audience: 'an op-ed for a state newspaper',
          plan: ['Which principle supports you?', 'Which consequences matter?', 'What is the best reply to the other side?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how a right in the Bill of Rights came to bind the states. Use one right and at least two cases. Choose a structure that makes cause and effect visible.',
          audience: 'a legal encyclopedia for students',
          plan: ['What was the situation before?', 'Which steps led to the change?', 'Which limits remain?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how presidents, Congress and courts share power over war or emergency. Use the text and one historical conflict. Choose the conflict carefully.',
          audience: 'readers of a news explainer',
          plan: ['Which clauses are relevant?', 'How did each branch act in your example?', 'What remains unsettled?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how one short phrase of the Constitution, such as “necessary and proper” or “equal protection,” has taken on different meanings over time. Trace at least three stages. Choose cases or laws that mark the changes.',
          audience: 'an entry in a student reference work',
          plan: ['What did the phrase mean at first?', 'What prompted each change?', 'What remains disputed?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a public argument at the Supreme Court or in a state capitol so that the reader senses both ceremony and conflict. Choose a vantage point in the room. Let details reveal how authority works.',
          audience: 'readers of long-form journalism',
          plan: ['How are space, dress and timing organized?', 'Which gestures reveal tension?', 'What do silences convey?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a place where a constitutional right is exercised in an ordinary way: a newsroom, a house of worship, a courthouse hallway or a picket line. Choose a narrow span of time. Show, without comment, what the right makes possible.',
          audience: 'a photo essay without photographs',
          plan: ['Which people and objects are in view?', 'What could interrupt the scene?', 'Which detail carries the meaning?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the original document or a historic chamber as it is displayed to visitors today. Let lighting, guards, glass and whispers show how a society treats its founding text. Choose a visitor whose behavior reveals something unexpected.',
          audience: 'a cultural magazine',
          plan: ['How is attention directed?', 'Which sounds and rules shape the visit?', 'What does the visitor reveal?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dissent from the future: an opinion dated 2076 in a case about a technology that does not yet exist. Choose the clause and the precedent that you stretch or overrule.',
          audience: 'law students of the future',
          plan: ['What are the facts?', 'Which present doctrine no longer fits?', 'What tone persuades?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Compose a dialogue in which the Preamble’s verbs (form, establish, insure, provide, promote, secure) are characters who disagree about priorities. Choose which one is ignored and what it does about it.',
          audience: 'a staged reading',
          plan: ['What does each verb want?', 'Which events test them?', 'How do they settle or fail to settle?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write the correspondence between an amendment that was ratified and one that failed. Let each ask what it would have changed and what it could not have changed. Choose the two and respect the historical record.',
          audience: 'a literary journal',
          plan: ['Which amendments write?', 'What does each one envy?', 'Where do they agree?'],
        },
      ],
      itemSets: [
        {
          title: 'Twelve acres of wheat',
          text: 'A federal law of 1938 limited how much wheat each farmer could grow, because lawmakers hoped that smaller harvests would raise a price that had collapsed. Roscoe Filburn of Ohio was allotted about 11 acres for the harvest of 1941 but planted 23, and he was charged a penalty on the extra bushels. He argued that the wheat was meant for his own livestock and household, so that it never entered commerce among the states. The Supreme Court ruled against him unanimously in 1942. Although his own harvest was trivial in size, it reasoned, many farmers who did the same would together change the national demand for wheat.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'According to the Court’s reasoning, how does wheat that a farmer feeds to his own animals affect the interstate market?',
              answer: 'Each such farmer has less need to buy grain.',
              distractors: [
                {
                  text: 'Each such farmer sells animals in other states.',
                  error: 'supplies a link that the Court did not use',
                },
                {
                  text: 'Each such farmer has to report to a federal office.',
                  error: 'confuses regulation with economic effect',
                },
                {
                  text: 'Each such farmer lowers the cost of shipping grain.',
                  error: 'looks for a physical link to transport',
                },
              ],
              reason: 'Homegrown wheat replaces wheat that would have been bought, and the sum of many such choices lowers demand.',
            },
            {
              thinking: 'apply',
              question: 'Which modern federal law could rest most directly on the reasoning about the sum of many small harvests?',
              answer: 'a limit on home-grown crops that are widely traded in the nation',
              distractors: [
                {
                  text: 'a rule on the wording of oaths that state judges take in office',
                  error: 'picks a matter of state government',
                },
                {
                  text: 'a single date on which the states would elect their governors',
                  error: 'confuses elections with commerce',
                },
                {
                  text: 'a penalty for insults spoken during a town council’s meeting',
                  error: 'picks speech, which the First Amendment guards',
                },
              ],
              reason: 'The reasoning covers local economic acts that, taken together, affect a market among the states.',
            },
            {
              thinking: 'analyze',
              question: 'Which objection would a critic who stresses enumerated powers most likely raise against the decision?',
              answer: 'It leaves few activities beyond the reach of Congress.',
              distractors: [
                {
                  text: 'It gives the states a veto over national farm policy.',
                  error: 'turns the direction of power around',
                },
                {
                  text: 'It requires Congress to pay for a farmer’s losses.',
                  error: 'confuses a penalty with compensation',
                },
                {
                  text: 'It makes the Court responsible for setting prices.',
                  error: 'mixes up judging a law and making policy',
                },
              ],
              reason:
                'If even wheat for one’s own kitchen counts, the list of powers in Article I hardly limits Congress in economic matters.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Should the test for federal power be the effect of one person’s act or the combined effect of all such acts, according to this case and one other example?',
            lookFors: [
              'Explains why the aggregate matters: national problems can arise from many small choices.',
              'Explains the danger: nearly any act has an economic effect when it is added up.',
              'Applies the test to another example and sees where it leads.',
            ],
            probe: 'Where would you draw a line that a judge could use?',
          },
        },
        {
          title: 'Two lists of voters',
          text: 'In 1970 Congress passed a law that lowered the voting age to eighteen in all elections, at a time when young people could be drafted to fight in Vietnam before they could vote. The Supreme Court, sharply divided, decided that Congress could set the age for federal elections but had no power to do so for state and local ones. Most states still required voters to be twenty-one, so officials would have to keep two lists of voters and print two sets of ballots. In March 1971 Congress proposed an amendment, and three fourths of the states ratified it by July, faster than any before.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'Why did the states accept a national rule so quickly, although the Court had just protected their own power over elections?',
              answer: 'The divided rule would have been a burden to run.',
              distractors: [
                {
                  text: 'The Court had ordered them to accept the lower age by July.',
                  error: 'turns the ruling upside down',
                },
                {
                  text: 'The amendment gave them back the control of federal elections.',
                  error: 'misreads what the amendment did',
                },
                {
                  text: 'The president had threatened to cancel their local elections.',
                  error: 'invents a power of the president',
                },
              ],
              reason: 'Two lists and two ballots made a single age attractive even for states that had wanted to decide for themselves.',
            },
            {
              thinking: 'apply',
              question:
                'Why was a constitutional amendment necessary to reach the goal that Congress had set for itself with the law of 1970?',
              answer: 'A statute cannot create a power that the text withholds.',
              distractors: [
                {
                  text: 'A statute about voting has to be approved by three fourths of the states.',
                  error: 'confuses statutes with amendments',
                },
                {
                  text: 'A statute loses its force as soon as the justices disagree about its aims.',
                  error: 'takes a divided ruling for no ruling',
                },
                {
                  text: 'A statute can apply to the states, while it cannot apply to federal elections.',
                  error: 'turns the two levels around',
                },
              ],
              reason: 'The Court found no power over state and local elections, and only a change of the Constitution could supply it.',
            },
            {
              thinking: 'analyze',
              question: 'Which constitutional principle did the Court apply most clearly in its ruling on the law of 1970?',
              answer: 'Federalism divides authority over elections.',
              distractors: [
                {
                  text: 'Judicial review belongs to Congress as well.',
                  error: 'confuses the branch that struck the law down in part',
                },
                {
                  text: 'Equal protection forbids any limit by age.',
                  error: 'claims more than the Court decided',
                },
                {
                  text: 'Popular sovereignty requires a national vote.',
                  error: 'confuses the principle with a referendum',
                },
              ],
              reason: 'One part of the law stood and another fell because the power over elections is split between nation and states.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which of the three participants, the people, Congress or the Court, mattered most in producing this change of the Constitution?',
            lookFors: [
              'Describes the part of each: pressure from the draft, a law and a proposal, a ruling that made half measures awkward.',
              'Defends one choice and admits what it could not have done alone.',
            ],
            probe: 'Would the amendment have come if the Court had upheld the entire law?',
          },
        },
        {
          title: 'A pen for single lines',
          text: 'In 1996 Congress gave the president a new tool: within five days of signing a law, the president could cancel single items of spending or narrow tax benefits in it. Supporters from both parties hoped that this would stop favors hidden in long bills, which presidents had to accept or reject as a whole. President Clinton used the tool on provisions that mattered to New York City and to a group of potato growers in Idaho, and both sued. In 1998 the Supreme Court held, by six votes to three, that the Constitution permits no such partial cancellation of legislation, even when Congress itself has agreed to it.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the agreement of both houses of Congress fail to save the law when the Court decided the case in 1998?',
              answer: 'Branches cannot trade away a procedure that the Constitution fixes.',
              distractors: [
                {
                  text: 'Congress had agreed by a simple majority in place of two thirds.',
                  error: 'confuses ordinary laws with overrides',
                },
                {
                  text: 'Presidents must have proposed a law before they can agree to it.',
                  error: 'misunderstands who introduces bills',
                },
                {
                  text: 'States had the right to be asked before spending was canceled.',
                  error: 'brings federalism into a separation question',
                },
              ],
              reason: 'Article I sets one way to make and unmake laws, and consent between branches does not amend it.',
            },
            {
              thinking: 'analyze',
              question: 'What was the constitutional difference between the canceled items and an ordinary veto?',
              answer: 'The cancellation came after the bill was law.',
              distractors: [
                {
                  text: 'The veto needs the consent of the Supreme Court.',
                  error: 'gives the Court a part in vetoes',
                },
                {
                  text: 'The cancellation could be used on treaties alone.',
                  error: 'invents a limit that the case contradicts',
                },
                {
                  text: 'The veto ends a bill without any further vote.',
                  error: 'forgets that Congress may override',
                },
              ],
              reason: 'A veto returns a whole bill before it is law; here the president changed the text of a statute already in force.',
            },
            {
              thinking: 'apply',
              question: 'Under the ruling, which step could a president still take against a favor that is hidden in a long spending bill?',
              answer: 'return the whole bill to Congress with objections',
              distractors: [
                {
                  text: 'sign the bill and strike the line on the same day',
                  error: 'changes the timing but keeps the forbidden act',
                },
                {
                  text: 'ask the growers’ state to repeal the line',
                  error: 'gives states power over federal law',
                },
                {
                  text: 'send the line alone back to the House for a vote',
                  error: 'treats a part as if it were a bill',
                },
              ],
              reason: 'The Constitution leaves the veto of the whole bill, with reasons, and the open attempt to win votes for a new one.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Is the all-or-nothing veto a flaw in the constitutional design or a protection, when you judge it by the idea of separated powers?',
            lookFors: [
              'Flaw: it lets wasteful items ride along and weakens accountability.',
              'Protection: it keeps lawmaking in Congress and stops a president from rewriting bargains.',
            ],
            probe: 'How might members bargain differently if a president could cancel single lines?',
          },
        },
      ],
    },
  },
});
