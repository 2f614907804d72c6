import { defineTopicPack } from '../topic-pack.ts';

export const careerAndMoney = defineTopicPack({
  id: 'career-and-money',
  title: 'Careers and money',
  inText: 'careers and money',
  subject: 'career',
  sensitive: true,
  aliases: [
    'career and financial literacy',
    'career readiness',
    'career exploration',
    'careers',
    'resume',
    'resume writing',
    'job interview',
    'interview skills',
    'financial literacy',
    'personal finance',
    'credit',
    'credit cards and credit scores',
    'credit score',
    'saving and investing',
    'taxes and paychecks',
    'business basics',
    'entrepreneurship',
    'interview',
  ],
  standards: [],
  translations: {
    job: {
      Arabic: 'وظيفة',
      Bengali: 'চাকরি',
      'Chinese (Simplified)': '工作',
      French: 'emploi',
      Hindi: 'नौकरी',
      Japanese: '仕事',
      Korean: '직업',
      Portuguese: 'emprego',
      Russian: 'работа',
      Spanish: 'empleo',
      Ukrainian: 'робота',
      Vietnamese: 'việc làm',
    },
    budget: {
      Arabic: 'ميزانية',
      Bengali: 'বাজেট',
      'Chinese (Simplified)': '预算',
      French: 'budget',
      Hindi: 'बजट',
      Japanese: '予算',
      Korean: '예산',
      Portuguese: 'orçamento',
      Russian: 'бюджет',
      Spanish: 'presupuesto',
      Ukrainian: 'бюджет',
      Vietnamese: 'ngân sách',
    },
    income: {
      Arabic: 'دخل',
      Bengali: 'আয়',
      'Chinese (Simplified)': '收入',
      French: 'revenu',
      Hindi: 'आय',
      Japanese: '収入',
      Korean: '소득',
      Portuguese: 'renda',
      Russian: 'доход',
      Spanish: 'ingreso',
      Ukrainian: 'дохід',
      Vietnamese: 'thu nhập',
    },
    interest: {
      Arabic: 'فائدة',
      Bengali: 'সুদ',
      'Chinese (Simplified)': '利息',
      French: 'intérêt',
      Hindi: 'ब्याज',
      Japanese: '利息',
      Korean: '이자',
      Portuguese: 'juros',
      Russian: 'проценты',
      Spanish: 'interés',
      Ukrainian: 'відсотки',
      Vietnamese: 'tiền lãi',
    },
    credit: {
      Arabic: 'ائتمان',
      Bengali: 'ক্রেডিট',
      'Chinese (Simplified)': '信用',
      French: 'crédit',
      Hindi: 'साख',
      Japanese: '信用',
      Korean: '신용',
      Portuguese: 'crédito',
      Russian: 'кредит',
      Spanish: 'crédito',
      Ukrainian: 'кредит',
      Vietnamese: 'tín dụng',
    },
    tax: {
      Arabic: 'ضريبة',
      Bengali: 'কর',
      'Chinese (Simplified)': '税',
      French: 'impôt',
      Hindi: 'कर',
      Japanese: '税金',
      Korean: '세금',
      Portuguese: 'imposto',
      Russian: 'налог',
      Spanish: 'impuesto',
      Ukrainian: 'податок',
      Vietnamese: 'thuế',
    },
    profit: {
      Arabic: 'ربح',
      Bengali: 'মুনাফা',
      'Chinese (Simplified)': '利润',
      French: 'bénéfice',
      Hindi: 'लाभ',
      Japanese: '利益',
      Korean: '이익',
      Portuguese: 'lucro',
      Russian: 'прибыль',
      Spanish: 'ganancia',
      Ukrainian: 'прибуток',
      Vietnamese: 'lợi nhuận',
    },
    resume: {
      Arabic: 'سيرة ذاتية',
      Bengali: 'জীবনবৃত্তান্ত',
      'Chinese (Simplified)': '简历',
      French: 'CV',
      Hindi: 'जीवनवृत्त',
      Japanese: '履歴書',
      Korean: '이력서',
      Portuguese: 'currículo',
      Russian: 'резюме',
      Spanish: 'currículum',
      Ukrainian: 'резюме',
      Vietnamese: 'sơ yếu lý lịch',
    },
    skill: {
      Arabic: 'مهارة',
      Bengali: 'দক্ষতা',
      'Chinese (Simplified)': '技能',
      French: 'compétence',
      Hindi: 'कौशल',
      Japanese: '技能',
      Korean: '기술',
      Portuguese: 'habilidade',
      Russian: 'навык',
      Spanish: 'habilidad',
      Ukrainian: 'навичка',
      Vietnamese: 'kỹ năng',
    },
    investment: {
      Arabic: 'استثمار',
      Bengali: 'বিনিয়োগ',
      'Chinese (Simplified)': '投资',
      French: 'investissement',
      Hindi: 'निवेश',
      Japanese: '投資',
      Korean: '투자',
      Portuguese: 'investimento',
      Russian: 'инвестиция',
      Spanish: 'inversión',
      Ukrainian: 'інвестиція',
      Vietnamese: 'khoản đầu tư',
    },
    'compound interest': {
      Arabic: 'فائدة مركبة',
      Bengali: 'চক্রবৃদ্ধি সুদ',
      'Chinese (Simplified)': '复利',
      French: 'intérêts composés',
      Hindi: 'चक्रवृद्धि ब्याज',
      Japanese: '複利',
      Korean: '복리',
      Portuguese: 'juros compostos',
      Russian: 'сложные проценты',
      Spanish: 'interés compuesto',
      Ukrainian: 'складні відсотки',
      Vietnamese: 'lãi kép',
    },
    loan: {
      Arabic: 'قرض',
      Bengali: 'ঋণ',
      'Chinese (Simplified)': '贷款',
      French: 'prêt',
      Hindi: 'ऋण',
      Japanese: 'ローン',
      Korean: '대출',
      Portuguese: 'empréstimo',
      Russian: 'заём',
      Spanish: 'préstamo',
      Ukrainian: 'позика',
      Vietnamese: 'khoản vay',
    },
    career: {
      Arabic: 'مسار مهني',
      Bengali: 'পেশাজীবন',
      'Chinese (Simplified)': '职业生涯',
      French: 'carrière',
      Hindi: 'करियर',
      Japanese: 'キャリア',
      Korean: '커리어',
      Portuguese: 'carreira',
      Russian: 'карьера',
      Spanish: 'carrera profesional',
      Ukrainian: 'кар’єра',
      Vietnamese: 'sự nghiệp',
    },
    expense: {
      Arabic: 'مصروف',
      Bengali: 'ব্যয়',
      'Chinese (Simplified)': '支出',
      French: 'dépense',
      Hindi: 'खर्च',
      Japanese: '支出',
      Korean: '지출',
      Portuguese: 'despesa',
      Russian: 'расход',
      Spanish: 'gasto',
      Ukrainian: 'витрата',
      Vietnamese: 'chi phí',
    },
    need: {
      Arabic: 'حاجة',
      Bengali: 'প্রয়োজন',
      'Chinese (Simplified)': '需要',
      French: 'besoin',
      Hindi: 'ज़रूरत',
      Japanese: '必要なもの',
      Korean: '필요한 것',
      Portuguese: 'necessidade',
      Russian: 'потребность',
      Spanish: 'necesidad',
      Ukrainian: 'потреба',
      Vietnamese: 'nhu cầu',
    },
    want: {
      Arabic: 'رغبة',
      Bengali: 'ইচ্ছা',
      'Chinese (Simplified)': '想要的东西',
      French: 'envie',
      Hindi: 'इच्छा',
      Japanese: '欲しいもの',
      Korean: '원하는 것',
      Portuguese: 'desejo',
      Russian: 'желание',
      Spanish: 'deseo',
      Ukrainian: 'бажання',
      Vietnamese: 'mong muốn',
    },
    saving: {
      Arabic: 'ادخار',
      Bengali: 'সঞ্চয়',
      'Chinese (Simplified)': '储蓄',
      French: 'épargne',
      Hindi: 'बचत',
      Japanese: '貯蓄',
      Korean: '저축',
      Portuguese: 'poupança',
      Russian: 'сбережение',
      Spanish: 'ahorro',
      Ukrainian: 'заощадження',
      Vietnamese: 'tiết kiệm',
    },
    entrepreneur: {
      Arabic: 'رائد أعمال',
      Bengali: 'উদ্যোক্তা',
      'Chinese (Simplified)': '企业家',
      French: 'entrepreneur',
      Hindi: 'उद्यमी',
      Japanese: '起業家',
      Korean: '기업가',
      Portuguese: 'empreendedor',
      Russian: 'предприниматель',
      Spanish: 'emprendedor',
      Ukrainian: 'підприємець',
      Vietnamese: 'doanh nhân',
    },
    wage: {
      Arabic: 'أجر',
      Bengali: 'মজুরি',
      'Chinese (Simplified)': '工资',
      French: 'salaire horaire',
      Hindi: 'मज़दूरी',
      Japanese: '賃金',
      Korean: '임금',
      Portuguese: 'salário por hora',
      Russian: 'заработная плата',
      Spanish: 'salario por hora',
      Ukrainian: 'заробітна плата',
      Vietnamese: 'tiền công',
    },
    'savings goal': {
      Arabic: 'هدف ادخاري',
      Bengali: 'সঞ্চয়ের লক্ষ্য',
      'Chinese (Simplified)': '储蓄目标',
      French: 'objectif d’épargne',
      Hindi: 'बचत लक्ष्य',
      Japanese: '貯蓄目標',
      Korean: '저축 목표',
      Portuguese: 'meta de poupança',
      Russian: 'цель накоплений',
      Spanish: 'meta de ahorro',
      Ukrainian: 'ціль заощаджень',
      Vietnamese: 'mục tiêu tiết kiệm',
    },
    qualification: {
      Arabic: 'مؤهل',
      Bengali: 'যোগ্যতা',
      'Chinese (Simplified)': '资格',
      French: 'qualification',
      Hindi: 'योग्यता',
      Japanese: '資格',
      Korean: '자격',
      Portuguese: 'qualificação',
      Russian: 'квалификация',
      Spanish: 'calificación profesional',
      Ukrainian: 'кваліфікація',
      Vietnamese: 'trình độ chuyên môn',
    },
    'cover letter': {
      Arabic: 'خطاب تقديم',
      'Chinese (Simplified)': '求职信',
      French: 'lettre de motivation',
      Japanese: 'カバーレター',
      Korean: '자기소개서',
      Portuguese: 'carta de apresentação',
      Russian: 'сопроводительное письмо',
      Spanish: 'carta de presentación',
      Ukrainian: 'супровідний лист',
      Vietnamese: 'thư xin việc',
    },
    'gross pay': {
      Arabic: 'راتب إجمالي',
      Bengali: 'মোট বেতন',
      'Chinese (Simplified)': '税前工资',
      French: 'salaire brut',
      Hindi: 'सकल वेतन',
      Japanese: '総支給額',
      Korean: '세전 급여',
      Portuguese: 'salário bruto',
      Russian: 'зарплата до вычета налогов',
      Spanish: 'salario bruto',
      Ukrainian: 'зарплата до оподаткування',
      Vietnamese: 'lương gộp',
    },
    'net pay': {
      Arabic: 'راتب صاف',
      Bengali: 'নিট বেতন',
      'Chinese (Simplified)': '实发工资',
      French: 'salaire net',
      Hindi: 'शुद्ध वेतन',
      Japanese: '手取り額',
      Korean: '실수령액',
      Portuguese: 'salário líquido',
      Russian: 'зарплата на руки',
      Spanish: 'salario neto',
      Ukrainian: 'чиста зарплата',
      Vietnamese: 'lương thực nhận',
    },
    'credit score': {
      Arabic: 'تصنيف ائتماني',
      Bengali: 'ক্রেডিট স্কোর',
      'Chinese (Simplified)': '信用评分',
      French: 'cote de crédit',
      Hindi: 'क्रेडिट स्कोर',
      Japanese: 'クレジットスコア',
      Korean: '신용 점수',
      Portuguese: 'pontuação de crédito',
      Russian: 'кредитный рейтинг',
      Spanish: 'puntaje de crédito',
      Ukrainian: 'кредитний рейтинг',
      Vietnamese: 'điểm tín dụng',
    },
    diversification: {
      Arabic: 'تنويع الاستثمارات',
      Bengali: 'বিনিয়োগ বৈচিত্র্যকরণ',
      'Chinese (Simplified)': '分散投资',
      French: 'diversification',
      Hindi: 'निवेश विविधीकरण',
      Japanese: '分散投資',
      Korean: '분산 투자',
      Portuguese: 'diversificação',
      Russian: 'диверсификация',
      Spanish: 'diversificación',
      Ukrainian: 'диверсифікація',
      Vietnamese: 'đa dạng hóa',
    },
    'break-even point': {
      Arabic: 'نقطة التعادل',
      'Chinese (Simplified)': '盈亏平衡点',
      French: 'seuil de rentabilité',
      Hindi: 'सम-विच्छेद बिंदु',
      Japanese: '損益分岐点',
      Korean: '손익분기점',
      Portuguese: 'ponto de equilíbrio',
      Russian: 'точка безубыточности',
      Spanish: 'punto de equilibrio',
      Ukrainian: 'точка беззбитковості',
      Vietnamese: 'điểm hòa vốn',
    },
    networking: {
      Arabic: 'بناء العلاقات المهنية',
      'Chinese (Simplified)': '建立人脉',
      French: 'réseautage',
      Japanese: '人脈づくり',
      Korean: '인맥 쌓기',
      Portuguese: 'networking',
      Russian: 'нетворкинг',
      Spanish: 'creación de redes de contactos',
      Ukrainian: 'нетворкінг',
      Vietnamese: 'xây dựng mạng lưới quan hệ',
    },
    benefits: {
      Arabic: 'مزايا وظيفية',
      'Chinese (Simplified)': '员工福利',
      French: 'avantages sociaux',
      Hindi: 'कर्मचारी लाभ',
      Japanese: '福利厚生',
      Korean: '복리후생',
      Portuguese: 'benefícios',
      Russian: 'социальный пакет',
      Spanish: 'prestaciones laborales',
      Ukrainian: 'соціальний пакет',
      Vietnamese: 'phúc lợi',
    },
    'emergency fund': {
      Arabic: 'صندوق طوارئ',
      Bengali: 'জরুরি তহবিল',
      'Chinese (Simplified)': '应急基金',
      French: 'fonds d’urgence',
      Hindi: 'आपातकालीन कोष',
      Japanese: '緊急用資金',
      Korean: '비상금',
      Portuguese: 'reserva de emergência',
      Russian: 'финансовая подушка безопасности',
      Spanish: 'fondo de emergencia',
      Ukrainian: 'фінансова подушка безпеки',
      Vietnamese: 'quỹ khẩn cấp',
    },
  },
  bands: {
    '6-8': {
      bigIdea: 'Knowing your interests and skills and planning how to earn, spend, save and share money open up choices for later life.',
      objectives: [
        'match interests and skills with possible careers and the training they need',
        'tell needs from wants and build a simple budget',
        'explain how saving, interest and borrowing work',
        'describe what makes an application or interview strong',
        'explain how a small business earns a profit',
      ],
      terms: [
        {
          term: 'career',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the series of jobs and training that a person has over many years, often in one field',
          example: 'After several years as an aide in a hospital, she decided to make health care her career.',
          contrast: 'A single position is only one part of it.',
          wordParts: 'from a word for road',
          picture: 'a road with several stops',
        },
        {
          term: 'job',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'a position or a task for which a person is regularly paid',
          example: 'A summer job at the swimming pool can teach a young person to be responsible and on time.',
          contrast: 'A career may be made of many of these.',
          wordParts: 'job, jobless, job hunt',
          picture: 'a person with a tool',
        },
        {
          term: 'interest',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'money that a borrower pays to a lender, or a bank to its customers, for the use of money',
          example: 'At the end of the year, the bank added 20 cents of interest to the money in her account.',
          contrast: 'An interest can also be something that one likes to do.',
          wordParts: 'interest, interested',
          picture: 'coins that sprout a coin',
        },
        {
          term: 'skill',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the ability to do something well because of learning and regular practice',
          example: 'Repairing bicycles is a useful skill that many shops in the city are looking for.',
          contrast: 'A talent is a natural start; this is built.',
          wordParts: 'skill, skilled',
          picture: 'a toolbox',
        },
        {
          term: 'income',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'all the money that a person or a business receives, for example from work or sales',
          example: 'During the summer, most of his income comes from mowing lawns for his neighbors.',
          contrast: 'An expense goes out; this comes in.',
          wordParts: 'in + come',
          picture: 'an arrow into a wallet',
        },
        {
          term: 'expense',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a cost for which a person or a business regularly has to spend money',
          example: 'For workers who live far from their jobs, the bus fare is an important monthly expense.',
          contrast: 'Income is what comes in.',
          wordParts: 'ex- (out); expensive',
          picture: 'an arrow out of a wallet',
        },
        {
          term: 'budget',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a plan that shows how available money will be used over a certain period of time',
          example: 'According to her budget, she can put aside ten dollars every week for a new bicycle.',
          contrast: 'A receipt shows what was spent; this plans ahead.',
          wordParts: 'from a word for a small bag',
          picture: 'a page with in and out',
        },
        {
          term: 'need',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'something that a person must have in order to survive, learn or work',
          example: 'Healthy food is a need, because nobody can live or learn without it.',
          contrast: 'A want is nice to have.',
          wordParts: 'need, needy',
          picture: 'a house and a plate',
        },
        {
          term: 'want',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'something that a person would enjoy having but could live without',
          example: 'A second pair of sneakers is a want for most people, because one pair is enough for everyday life.',
          contrast: 'It is not bad; it just comes after what is necessary.',
          wordParts: 'want, wants, unwanted',
          picture: 'a game with a price tag',
        },
        {
          term: 'saving',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the habit of keeping a part of one’s money available for later use',
          example: 'Saving five dollars every week adds up to 260 dollars by the end of the year.',
          contrast: 'Investing may earn more but can lose value.',
          wordParts: 'save, saver, savings',
          picture: 'a jar that fills',
        },
        {
          term: 'loan',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an amount of money that is borrowed and has to be paid back, usually with an additional charge',
          example: 'The owner needed a loan to buy a new mower and paid it back within six months.',
          contrast: 'A gift does not have to be returned.',
          wordParts: 'loan, lend',
          picture: 'an arrow out and a longer arrow back',
        },
        {
          term: 'entrepreneur',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a person who establishes a business and accepts the risk that it may be unsuccessful',
          example: 'The entrepreneur sold her first candles at a street fair before she opened a store.',
          contrast: 'An employee works for someone else.',
          wordParts: 'French entreprendre, to undertake',
          picture: 'a person at a stand',
        },
        {
          term: 'profit',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the money that remains from sales after all the necessary costs have been paid',
          example: 'After they had paid for flour and the table, the students had a profit of 30 dollars.',
          contrast: 'Revenue is all the money from sales.',
          wordParts: 'profit, profitable',
          picture: 'sales minus costs',
        },
        {
          term: 'wage',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'payment for work, which is usually calculated as an amount for each hour',
          example: 'At a wage of 14 dollars an hour, a five-hour shift brings in 70 dollars before taxes.',
          contrast: 'A salary is a fixed yearly amount, while this depends on the hours worked.',
          wordParts: 'wage, wages, minimum wage',
          picture: 'a clock with coins next to each hour',
        },
        {
          term: 'savings goal',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'an amount of money that someone is planning to put aside by a certain date',
          example: 'With a savings goal of 60 dollars in 12 weeks, Mia puts aside 5 dollars a week.',
          contrast: 'A wish has no amount and no date.',
          wordParts: 'save, savings; goal',
          picture: 'a jar with a line near the top and a calendar',
        },
        {
          term: 'qualification',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'training, a degree or other proof of ability that prepares a person for a job',
          example: 'A first-aid certificate is a qualification that many summer camps look for.',
          contrast: 'An interest makes you want a job, but this shows that you are prepared for it.',
          wordParts: 'qualify, qualified, qualification',
          picture: 'a certificate with a seal',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which description explains most accurately what a budget is for a person or a business?',
          answer: 'a plan for using money',
          distractors: [
            {
              text: 'a bill from a store',
              error: 'mixes up plan and record',
            },
            {
              text: 'a loan from a bank',
              error: 'mixes up plan and debt',
            },
            {
              text: 'a card for paying',
              error: 'mixes up plan and tool',
            },
          ],
          reason: 'It sets out what comes in and what goes out.',
        },
        {
          thinking: 'remember',
          question: 'Which part of the money that a business receives from its customers is called profit?',
          answer: 'what is left after costs are paid',
          distractors: [
            {
              text: 'all the money that customers pay',
              error: 'mixes it up with revenue',
            },
            {
              text: 'the price that is on the label',
              error: 'mixes it up with price',
            },
            {
              text: 'the money that a bank lends',
              error: 'mixes it up with a loan',
            },
          ],
          reason: 'Profit is revenue minus costs.',
        },
        {
          thinking: 'remember',
          question: 'Which description fits a person who is called an entrepreneur in a newspaper article?',
          answer: 'someone who starts a business',
          distractors: [
            {
              text: 'someone who inspects a factory',
              error: 'guesses',
            },
            {
              text: 'someone who collects taxes',
              error: 'guesses',
            },
            {
              text: 'someone who trains for a job',
              error: 'mixes it up with apprentice',
            },
          ],
          reason: 'An entrepreneur takes the risk and may gain the profit.',
        },
        {
          thinking: 'remember',
          question: 'What is the name for the money that a borrower pays to a lender for the use of money?',
          answer: 'interest',
          distractors: [
            {
              text: 'income',
              error: 'names any money received',
            },
            {
              text: 'expense',
              error: 'names any money spent',
            },
            {
              text: 'profit',
              error: 'mixes it up with business gain',
            },
          ],
          reason: 'Borrowers pay interest; savers may receive it.',
        },
        {
          thinking: 'understand',
          question: 'Why can the same bicycle be a need for one person and a want for another?',
          answer: 'It depends on how the person uses it.',
          distractors: [
            {
              text: 'It depends on what color the person likes.',
              error: 'thinks of taste only',
            },
            {
              text: 'It depends on how new the bike is.',
              error: 'looks at the thing and not the use',
            },
            {
              text: 'It depends on which store sells it.',
              error: 'looks at the seller',
            },
          ],
          reason: 'Someone who has no other way to work needs it; for someone else it may be only fun.',
        },
        {
          thinking: 'understand',
          question: 'Why does a person who borrows 100 dollars usually have to pay back more than 100 dollars?',
          answer: 'The lender charges interest.',
          distractors: [
            {
              text: 'The dollars buy less later.',
              error: 'mixes up interest and rising prices',
            },
            {
              text: 'The bank adds a free gift.',
              error: 'thinks that banks give',
            },
            {
              text: 'The tax is paid by the store.',
              error: 'mixes up tax and interest',
            },
          ],
          reason: 'Interest is the price of using someone’s money for a time.',
        },
        {
          thinking: 'understand',
          question: 'Why do employers often ask young applicants about teamwork and about being on time?',
          answer: 'These skills matter in most jobs.',
          distractors: [
            {
              text: 'These skills cannot be learned later.',
              error: 'thinks that they are inborn',
            },
            {
              text: 'These skills take the place of training.',
              error: 'thinks that they are enough',
            },
            {
              text: 'These skills are required by tax law.',
              error: 'guesses',
            },
          ],
          reason: 'Employers call them employability skills, and they can be shown by school and community work.',
        },
        {
          thinking: 'understand',
          question: 'Which situation is described by the word trade-off when people make decisions about time or money?',
          answer: 'giving up one thing to get another',
          distractors: [
            {
              text: 'getting two things for the price of one',
              error: 'mixes it up with a sale',
            },
            {
              text: 'swapping cards with a friend',
              error: 'thinks of trading things',
            },
            {
              text: 'paying back a loan early',
              error: 'mixes it up with debt',
            },
          ],
          reason: 'Money and time are limited, so choosing one use means leaving another.',
        },
        {
          thinking: 'apply',
          question:
            'Sam earns 40 dollars in a week and spends 12 dollars on lunch, 8 on the bus and 5 on a gift. How much money can Sam save?',
          answer: '15 dollars',
          distractors: [
            {
              text: '25 dollars',
              error: 'gives the total spent',
            },
            {
              text: '20 dollars',
              error: 'leaves out the gift',
            },
            {
              text: '65 dollars',
              error: 'adds in place of subtracting',
            },
          ],
          reason: '12 + 8 + 5 = 25, and 40 − 25 = 15.',
        },
        {
          thinking: 'apply',
          question: 'How much interest do you receive after one year if you save 200 dollars at 3 % simple interest a year?',
          answer: '6 dollars',
          distractors: [
            {
              text: '3 dollars',
              error: 'takes percent for dollars',
            },
            {
              text: '60 dollars',
              error: 'moves the decimal point',
            },
            {
              text: '206 dollars',
              error: 'gives the total',
            },
          ],
          reason: '3 % of 200 is 0.03 × 200 = 6.',
        },
        {
          thinking: 'apply',
          question: 'What is the profit of a lemonade stand that sells 50 cups at 2 dollars each if the supplies cost 45 dollars?',
          answer: '55 dollars',
          distractors: [
            {
              text: '100 dollars',
              error: 'gives the revenue',
            },
            {
              text: '45 dollars',
              error: 'gives the cost',
            },
            {
              text: '145 dollars',
              error: 'adds the cost',
            },
          ],
          reason: '50 × 2 = 100; 100 − 45 = 55.',
        },
        {
          thinking: 'apply',
          question: 'Which sentence is the most convincing answer to the interview question “Tell me about a time you solved a problem”?',
          answer: '“Our robot kept stopping, so I tested each wire and found a loose one.”',
          distractors: [
            {
              text: '“I am a very good problem solver, and all of my friends say so to me.”',
              error: 'claims without an example',
            },
            {
              text: '“I do not have many problems, because I am mostly lucky in school.”',
              error: 'avoids the question',
            },
            {
              text: '“Problems are hard, so I let the others in my group take care of them.”',
              error: 'shows no action',
            },
          ],
          reason: 'A short story with an action and a result gives evidence.',
        },
        {
          thinking: 'analyze',
          question:
            'Job A pays 15 dollars an hour but requires 3 dollars a day for the bus, while job B next door pays 14 dollars an hour. If you work 2 hours a day, which job leaves more money, and why?',
          answer: 'B, since A loses 3 dollars to the bus',
          distractors: [
            {
              text: 'A, since its hourly pay is higher',
              error: 'looks at pay only',
            },
            {
              text: 'both, since the hours are the same',
              error: 'looks at hours only',
            },
            {
              text: 'A, since bus fare is paid once',
              error: 'misreads the daily cost',
            },
          ],
          reason: 'A: 2 × 15 − 3 = 27. B: 2 × 14 = 28.',
        },
        {
          thinking: 'analyze',
          question:
            'An advertisement promises, “Only 10 dollars a month for this 150-dollar phone!” What should a careful buyer notice if the contract continues for 24 months?',
          answer: 'The total is more than the price.',
          distractors: [
            {
              text: 'The phone gets cheaper each month.',
              error: 'trusts the small number',
            },
            {
              text: 'The total is equal to the price.',
              error: 'does not multiply',
            },
            {
              text: 'The phone is free after a year.',
              error: 'guesses',
            },
          ],
          reason: '24 × 10 = 240 dollars, which is 90 more than 150.',
        },
      ],
      misconceptions: [
        {
          belief: 'You must know your one career by middle school.',
          why: 'People ask, “What will you be?”',
          truth: 'Many people change jobs and fields; now is the time to explore.',
          teacherMove: 'Invite an adult at school to draw their path with turns. Students mark what each turn taught.',
        },
        {
          belief: 'Budgets are only for people without much money.',
          why: 'The word sounds like cutting.',
          truth: 'Anyone with goals can use a plan.',
          teacherMove: 'Give three invented people with different incomes the same task: save for a goal. Compare plans.',
        },
        {
          belief: 'A credit card is free money.',
          why: 'No cash changes hands.',
          truth: 'It is a loan that must be paid back, often with interest.',
          teacherMove: 'Play store with a card: each round unpaid adds a chip. Count the chips after five rounds.',
        },
        {
          belief: 'Sales of 100 dollars mean that the stand made 100 dollars.',
          why: 'The money is in the box.',
          truth: 'Costs come off first.',
          teacherMove: 'Run a paper stand and pay for supplies before counting the profit.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How could one interest, such as animals or music, lead to very different careers?',
          lookFors: ['names several jobs and training', 'links skills with tasks'],
          probe: 'Which of these jobs might not exist in 20 years?',
        },
        {
          thinking: 'understand',
          question: 'Why do people decide to save money, although they could use it to buy something enjoyable today?',
          lookFors: ['names goals or emergencies', 'speaks of waiting as a choice'],
          probe: 'What makes waiting easier?',
        },
        {
          thinking: 'apply',
          question: 'How would you plan a party for your whole class if you had only 60 dollars available?',
          lookFors: ['lists costs and says which come first', 'keeps a reserve'],
          probe: 'What would you drop first?',
        },
        {
          thinking: 'evaluate',
          question: 'Should students receive money for good grades? Support your opinion with at least two reasons.',
          lookFors: ['weighs motivation and fairness', 'considers effects'],
          probe: 'What could be given instead of money?',
        },
        {
          thinking: 'analyze',
          question: 'Why might two people who receive exactly the same income have very different amounts of money left?',
          lookFors: ['names different needs, prices or goals', 'avoids blame'],
          probe: 'What could change from month to month?',
        },
        {
          thinking: 'evaluate',
          question: 'Which characteristic of a job is the most important in your opinion: good pay, free time or a meaningful purpose?',
          lookFors: ['gives reasons from real kinds of work', 'sees that people differ and that the answer may change'],
          probe: 'How might your answer change at age 40?',
        },
        {
          thinking: 'create',
          question:
            'What kind of small business could satisfy a need at your school, and how would you test the idea before spending much money?',
          lookFors: ['names a need and a customer', 'plans a cheap test'],
          probe: 'What would tell you to stop?',
        },
        {
          thinking: 'create',
          question: 'How would you design an honest advertisement for a loan, and which information would it have to include?',
          lookFors: ['shows the total cost and the time', 'uses words that a borrower can understand'],
          probe: 'What do real ads hide?',
        },
        {
          thinking: 'analyze',
          question:
            'A bakery pays the same wage to a beginner and to a worker with three years of experience. What could follow for the workers and for the bakery?',
          lookFors: [
            'Says that experienced workers may leave for better pay.',
            'Says that beginners may be glad about a good start.',
            'Considers other rewards, such as training or better hours.',
          ],
          probe: 'Which change would you suggest to the owner?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a day at school on which students can find out which skills are needed in five very different careers?',
          lookFors: [
            'Chooses careers that differ in training and in kinds of work.',
            'Plans activities in which students try out a skill.',
            'Includes a way to ask workers about pay and training.',
          ],
          probe: 'How would you find out whether the day was useful?',
        },
      ],
      activities: [
        {
          title: 'This or that',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'class',
          thinking: 'understand',
          materials: ['six pairs of choices'],
          steps: [
            'Listen to two choices, such as earn now or train longer.',
            'Move to the side that you prefer.',
            'Give one reason.',
            'Say what you give up.',
          ],
          lookFor: 'Students name what they give up with each choice.',
        },
        {
          title: 'Career web',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'individual',
          thinking: 'analyze',
          materials: ['paper', 'a list of careers by field'],
          steps: [
            'Write an interest in the middle.',
            'Add four skills that go with it.',
            'Link six jobs to it.',
            'Mark the training for each.',
            'Circle one that surprised you.',
          ],
          lookFor: 'Webs include jobs at different levels of training.',
        },
        {
          title: 'Budget for a month',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['cards with an invented income and costs'],
          steps: [
            'Draw a card with income.',
            'Place needs first.',
            'Add a savings goal.',
            'Draw a surprise card and adjust.',
            'Explain one choice.',
          ],
          lookFor: 'Plans balance; students defend trade-offs. All cases are invented.',
        },
        {
          title: 'Interview rounds',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['five question cards'],
          steps: ['Read a question.', 'Answer with a situation, an action and a result.', 'Get one tip.', 'Answer again.', 'Switch roles.'],
          lookFor: 'Second answers hold an example.',
        },
        {
          title: 'Loan or wait?',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a price list', 'a calculator'],
          steps: [
            'Choose an item.',
            'Find the cost when it is paid at once.',
            'Find the cost with monthly payments.',
            'Find how long saving would take.',
            'Recommend one way.',
          ],
          lookFor: 'Totals are compared and not only monthly payments.',
        },
        {
          title: 'One-page business',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'create',
          materials: ['a planning sheet'],
          steps: [
            'Name a need and a customer.',
            'Describe the product.',
            'Set a price and list costs.',
            'Find how many you must sell to cover costs.',
            'Pitch it in one minute.',
          ],
          lookFor: 'Students use the break-even number to defend their price.',
        },
      ],
      recalls: [
        {
          prompt: 'You earn $80 for yard work and save 10 percent of it. How much do you save?',
          answer: '$8, since a tenth of $80 is $8.',
          likelyError: 'Writes $0.80: moves the decimal point two places.',
          minutes: 1,
        },
        {
          prompt: 'Name three jobs in a hospital other than doctor.',
          answer: 'For example: cook, technician, nurse.',
          likelyError: 'Names only kinds of doctors, such as a surgeon, and forgets the others who work there.',
          minutes: 1,
        },
        {
          prompt: 'Write two things you do well and how you learned them.',
          answer: 'For example: I can fix a flat tire, since my neighbor showed me how; I can explain math, since I help in class.',
          likelyError: 'Writes things that they like and not things that they can do.',
          minutes: 2,
        },
        {
          prompt: 'You buy gloves for $27.50 and pay with a $50 bill. How much change do you get?',
          answer: '$22.50 in change.',
          likelyError: 'Writes $23.50: subtracts 27 and then puts the 50 cents back on.',
          minutes: 1,
        },
        {
          prompt: 'A family plans its month. Sort rent, a movie ticket, bread and headphones into needs and wants.',
          answer: 'Needs: rent and bread. Wants: a movie ticket and headphones.',
          likelyError: 'Calls all four needs: takes what people buy often as what they must have.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'Ty wants 120-dollar shoes. He can save 10 dollars a week, or pay 12 dollars a month for 12 months. “Twelve a month is cheaper than 120,” he says. What would you show him?',
        answer:
          '12 × 12 = 144 dollars, so the plan costs 24 dollars more. Saving takes 12 weeks, after which he owes nothing. He must decide whether having the shoes now is worth 24 dollars and a year of payments.',
        partial: 'Says that the plan is bad, without the total, or compares 12 with 120.',
        reteach: 'Let students fill a table of month, paid so far, still owed for both ways.',
      },
      processes: [
        {
          title: 'how to make a budget',
          steps: [
            'Write your income.',
            'List your needs and their costs.',
            'Set aside savings.',
            'Plan for wants.',
            'Compare with what you really spent.',
            'Adjust it.',
          ],
        },
        {
          title: 'how a product earns a profit',
          steps: ['Find a need.', 'Make a product and count the costs.', 'Set a price.', 'Sell it.', 'Subtract costs from sales.'],
        },
      ],
      causes: [
        {
          cause: 'you borrow money',
          effect: 'you usually pay back more than you received',
        },
        {
          cause: 'a price is raised',
          effect: 'each sale brings more money, but fewer people may buy',
        },
        {
          cause: 'you save a small amount each week',
          effect: 'it adds up over months',
        },
        {
          cause: 'an applicant gives a real example',
          effect: 'the employer can see the skill',
        },
      ],
      comparisons: [
        {
          a: 'a need',
          b: 'a want',
          alike: 'Both cost money or time.',
          different: [
            {
              feature: 'must have',
              a: 'yes, to live and work',
              b: 'no',
            },
            {
              feature: 'example',
              a: 'food',
              b: 'a new game',
            },
          ],
        },
        {
          a: 'revenue',
          b: 'profit',
          alike: 'Both are amounts of money in a business.',
          different: [
            {
              feature: 'means',
              a: 'all money from sales',
              b: 'what is left after costs',
            },
            {
              feature: 'can be negative',
              a: 'no',
              b: 'yes, which is a loss',
            },
          ],
        },
        {
          a: 'saving',
          b: 'borrowing',
          alike: 'Both help to buy something large.',
          different: [
            {
              feature: 'interest',
              a: 'may be received',
              b: 'must usually be paid',
            },
            {
              feature: 'have it',
              a: 'later',
              b: 'now',
            },
          ],
        },
      ],
      connections: [
        'Math: use percent, unit rates and tables in budgets.',
        'Language arts: write a letter of interest for an invented job.',
        'Social studies: ask how people in other times earned a living.',
        'Art: design a logo and a price tag for a class product.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'From washerwoman to business owner',
          task: 'Students list risks and choices in a life and mark what can be learned.',
          background:
            'Madam C. J. Walker, born Sarah Breedlove in Louisiana in 1867, built a company for hair products and employed thousands of agents.',
          checkFirst: 'Use a checked biography.',
        },
        {
          aspect: 'place',
          title: 'A bank for small loans',
          task: 'Students discuss why a very small loan can matter and what risks it has.',
          background:
            'Muhammad Yunus and Grameen Bank in Bangladesh won the Nobel Peace Prize in 2006 for small loans; studies since then show mixed results.',
          checkFirst: 'Present both hopes and limits.',
        },
        {
          aspect: 'family and community',
          title: 'Saving circles',
          task: 'Students model a savings circle with counters and tell what makes it work.',
          background:
            'Groups known as tanda in Mexico, susu in Ghana and the Caribbean, and hui in Vietnam pool money, and members take turns.',
          checkFirst: 'Do not ask about family money.',
        },
        {
          aspect: 'language',
          title: 'Words for work',
          task: 'Students collect words for work and job in languages they know and compare what they stress.',
          background: 'Spanish has trabajo and oficio; German Beruf is related to calling.',
          checkFirst: 'Let speakers explain if they wish, and check words in a dictionary.',
        },
        {
          aspect: 'history',
          title: 'Child labor laws',
          task: 'Students compare a law of 1938 with today and ask why limits were set.',
          background: 'The Fair Labor Standards Act of 1938 set a minimum wage and limited child labor in the United States.',
          checkFirst: 'Many students may work; respect that.',
        },
        {
          aspect: 'critical question',
          title: 'Jobs with no paycheck',
          task: 'Students list work that is not paid, such as care at home, and discuss how it could be counted.',
          background: 'Care for children, elders and homes takes many hours and is often left out of figures.',
          checkFirst: 'Speak in general; no one has to tell who does what at home.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An invented teen starts a small business on a rainy Saturday. Tell the events in order. Choose the mistake that teaches most.',
          audience: 'a school magazine',
          plan: ['What is the idea?', 'What goes wrong?', 'What is learned?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell the story of ten dollars that pass through five hands in a day. Choose who keeps it longest.',
          audience: 'readers your age',
          plan: ['Where does it start?', 'What is bought?', 'Who decides to save?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'An invented student spends a day with a worker and finds that the job is nothing like what he or she expected. Tell the events of the day in order. Choose the job and the moment that changes the student’s mind.',
          audience: 'a story for the school’s career day booklet',
          plan: [
            'What does the student expect in the morning?',
            'What happens that surprises the student?',
            'How does the student see the job by evening?',
          ],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should middle schools teach money skills? Claim and give reasons. Choose one objection.',
          audience: 'the school board',
          plan: ['What do you claim?', 'What would students gain?', 'What would be left out?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Convince your class to spend its money on one thing. Choose two reasons.',
          audience: 'your class',
          plan: ['What is it?', 'Who gains?', 'What else was possible?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should students be paid for keeping the school clean, or should everyone share this work without pay? Claim a position and support it with reasons. Choose one cost or benefit that people tend to overlook.',
          audience: 'a statement for the student council',
          plan: ['Which side do you take?', 'What would it cost, and who gains?', 'How would you answer someone who disagrees?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain to a fifth grader how a loan works. Choose an example with numbers.',
          audience: 'fifth graders',
          plan: ['What is borrowed?', 'What is paid back?', 'When is it worth it?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how an interest can lead to several careers. Choose one interest.',
          audience: 'visitors at a career day',
          plan: ['Which jobs does it lead to?', 'Which skills does each one use?', 'Which training do they need?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how to turn a vague wish to save into a budget that works. Use invented numbers for income and expenses. Choose a goal for the money.',
          audience: 'a one-page guide for students who are new to budgets',
          plan: ['What is the goal, and what does it cost?', 'Which expenses come first?', 'How many weeks will it take?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a workplace at its busiest hour. Show sounds and hands.',
          audience: 'readers',
          plan: ['What moves?', 'Who speaks?', 'What is being made?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe the first day on a job through the senses.',
          audience: 'readers of a story',
          plan: ['What is new?', 'What is heavy, loud or kind?', 'What is learned?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a market, a store or an online sale page as someone sees it who has only five dollars to spend. Show through details what tempts the person. Choose the moment of decision.',
          audience: 'readers of a class blog on smart spending',
          plan: [
            'What catches the eye first?',
            'Which sounds, colors or words push people to buy?',
            'What happens in the person’s thoughts?',
          ],
        },
        {
          genre: 'Creative',
          prompt: 'Write a job ad for a superhero or a house cat. Choose the skills it needs.',
          audience: 'a humor page',
          plan: ['What are the duties?', 'What is the pay?', 'Who should not apply?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a currency for your school. Write its rules.',
          audience: 'students and teachers',
          plan: ['How is it earned?', 'What does it buy?', 'What could go wrong?'],
        },
        {
          genre: 'Creative',
          prompt:
            'A want and a need meet inside the same wallet and argue over the last bill. Write their conversation. Choose who wins and whether that is fair.',
          audience: 'a skit for younger students who learn about money',
          plan: ['What does each of them ask for?', 'What is each one’s best argument?', 'How does the scene end?'],
        },
      ],
      itemSets: [
        {
          title: 'Thirty shirts',
          text: 'Four students are planning to sell tie-dyed shirts at a street fair. They buy 30 white shirts at 4 dollars each and spend another 30 dollars on dye and 20 dollars on a table. Although they ask for 9 dollars a shirt, which several visitors find expensive, they sell 22 of them. At the end of the day, one student counts 198 dollars in the box and announces that they have made almost 200 dollars. Another is disappointed because eight shirts are left over and believes that they have lost money. A third suggests selling the remaining shirts for 5 dollars each at school on Monday, which is less than they had planned.',
          facts: [
            {
              thinking: 'apply',
              question: 'How much profit had the group made by the end of the day at the street fair?',
              answer: '28 dollars',
              distractors: [
                {
                  text: '60 dollars',
                  error: 'counts the cost of the sold shirts alone',
                },
                {
                  text: '78 dollars',
                  error: 'subtracts the cost of the shirts alone',
                },
                {
                  text: '198 dollars',
                  error: 'takes the income for the profit',
                },
              ],
              reason: 'The costs are 120 + 30 + 20 = 170 dollars, and 198 − 170 = 28.',
            },
            {
              thinking: 'analyze',
              question: 'If selling the remaining shirts at school costs nothing extra, how should the plan for Monday be judged?',
              answer: 'Each sale adds 5 dollars to the profit.',
              distractors: [
                {
                  text: 'Each sale adds 1 dollar to the profit.',
                  error: 'subtracts the price of the shirt again',
                },
                {
                  text: 'Each sale takes 4 dollars from the profit.',
                  error: 'compares with the price at the fair',
                },
                {
                  text: 'Each sale leaves the profit as it was.',
                  error: 'thinks that leftover goods have no value',
                },
              ],
              reason: 'The shirts have been paid for already, so whatever they bring in now is added to the profit.',
            },
            {
              thinking: 'analyze',
              question: 'Which additional information from the fair would be the most useful for the group when it plans the next one?',
              answer: 'how many people asked about the price and walked on',
              distractors: [
                {
                  text: 'how many people came to the fair by bus or by bike',
                  error: 'has little to do with shirts',
                },
                {
                  text: 'how much the dye had cost a year before the fair',
                  error: 'is past and cannot be changed',
                },
                {
                  text: 'how much other groups had paid for their tables',
                  error: 'compares a cost that is fixed',
                },
              ],
              reason: 'People who wanted a shirt and left at the price show whether a lower price could sell more.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How successful was the street fair for the group if you consider the numbers and one more thing that counts besides money?',
            lookFors: [
              'Profit of 28 dollars for four people, or 68 dollars with the rest sold on Monday.',
              'Names something else, such as experience, time spent or shirts that people enjoy.',
            ],
            probe: 'What would you change first: the price, the number of shirts or the place?',
          },
        },
        {
          title: 'A guitar now or later',
          text: 'A used guitar costs 180 dollars at a music store, and a student who walks dogs for neighbors can put aside 15 dollars a week. The store offers a different plan, in which customers take the guitar home immediately and pay 18 dollars a month for twelve months. A friend argues that 18 dollars is nearly the same as the savings of a single week, so that the plan is a bargain. The student wants to perform in a concert in sixteen weeks and does not own a guitar for practice yet. However, the school has a guitar available that students may borrow without charge for as long as they need it.',
          facts: [
            {
              thinking: 'apply',
              question:
                'How many weeks does the student need to save for the guitar, and how much more does the store’s plan cost altogether?',
              answer: '12 weeks; 36 dollars',
              distractors: [
                {
                  text: '12 weeks; 18 dollars',
                  error: 'counts one extra payment',
                },
                {
                  text: '10 weeks; 36 dollars',
                  error: 'divides by 18 in place of 15',
                },
                {
                  text: '16 weeks; 216 dollars',
                  error: 'takes the date of the concert and the full price of the plan',
                },
              ],
              reason: '180 divided by 15 is 12, and twelve payments of 18 dollars are 216, which is 36 more than 180.',
            },
            {
              thinking: 'analyze',
              question: 'What is misleading about the way in which the friend compares the store’s plan with saving?',
              answer: 'It looks at one payment in place of the whole cost.',
              distractors: [
                {
                  text: 'It looks at the price of the store in place of others.',
                  error: 'names another comparison',
                },
                {
                  text: 'It looks at weeks of saving in place of days of work.',
                  error: 'changes a unit without effect',
                },
                {
                  text: 'It looks at the concert in place of the lessons.',
                  error: 'brings in something that was not compared',
                },
              ],
              reason: 'One payment seems small, but there are twelve of them, and together they cost more than the guitar.',
            },
            {
              thinking: 'analyze',
              question: 'Which plan agrees with the goal of playing in the concert and has the lowest total cost?',
              answer: 'borrow from the school and buy after twelve weeks',
              distractors: [
                {
                  text: 'take the store’s plan and pay it off after a year',
                  error: 'costs 36 dollars more',
                },
                {
                  text: 'wait for the concert and buy a guitar afterward',
                  error: 'leaves no guitar for practice',
                },
                {
                  text: 'take the store’s plan and borrow from the school',
                  error: 'pays for a guitar and borrows another',
                },
              ],
              reason: 'With a loan from the school there is practice from the start, and the price stays at 180 dollars.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'In which situation could the store’s plan still be a reasonable choice, and what would the trade-off be?',
            lookFors: [
              'Names a situation, such as a school without a guitar to lend and a concert soon.',
              'Says what is gained, time to practice, and what it costs, 36 dollars and a fixed duty each month.',
            ],
            probe: 'What should a buyer read before signing such a plan?',
          },
        },
        {
          title: 'Two answers in an interview',
          text: 'An animal shelter is looking for a student volunteer who will open the building at eight on Saturday mornings, keep records of the food and take care of the keys. The director asks two applicants to describe a situation in which something went wrong. The first answers, “I am responsible, I love animals, and I never make mistakes.” The second answers, “I forgot to lock the cage of our class hamster. I told the teacher immediately, we found the hamster behind a shelf, and I made a checklist that the class is still using.” Both applicants have excellent grades, but the first one lives considerably closer to the shelter.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why is the second answer stronger, although it tells about a mistake?',
              answer: 'It shows by what was done that the person can be trusted.',
              distractors: [
                {
                  text: 'It shows by the hamster that the person likes animals more.',
                  error: 'looks at the animal instead of the action',
                },
                {
                  text: 'It shows by its length that the person prepared for longer.',
                  error: 'takes length for quality',
                },
                {
                  text: 'It shows by the mistake that the person is new to the work.',
                  error: 'takes honesty for weakness',
                },
              ],
              reason: 'Telling the teacher and making a checklist are evidence of responsibility, while the first answer merely claims it.',
            },
            {
              thinking: 'apply',
              question: 'Which detail of the second answer is the most convincing evidence for the needs of the shelter?',
              answer: 'the checklist that others go on using',
              distractors: [
                {
                  text: 'the place where the hamster was found',
                  error: 'is part of the story without a skill',
                },
                {
                  text: 'the grade that was earned in that class',
                  error: 'is alike for both',
                },
                {
                  text: 'the class to which the hamster belonged',
                  error: 'is part of the story without a skill',
                },
              ],
              reason: 'Records and keys call for careful routines, and a checklist is such a routine.',
            },
            {
              thinking: 'apply',
              question: 'How could the first applicant improve the answer to the director’s question most?',
              answer: 'by telling of one real problem and what followed',
              distractors: [
                {
                  text: 'by adding more words such as careful and friendly',
                  error: 'adds claims without evidence',
                },
                {
                  text: 'by saying how short the way to the shelter is',
                  error: 'answers another question',
                },
                {
                  text: 'by asking what mistake the other applicant made',
                  error: 'avoids the question',
                },
              ],
              reason: 'The question asks for an event; a real example lets the listener judge.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which two additional questions should the director of the shelter ask before choosing, and how would the answers be helpful?',
            lookFors: [
              'Asks about being on time at eight or about transport.',
              'Asks for an example of keeping records, or for a person who can confirm the story.',
            ],
            probe: 'How much should it count that one applicant lives closer?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'Careers are built by evidence of skills, and sound decisions on earning, spending, saving, credit and risk protect one’s freedom of choice.',
      objectives: [
        'write a resume and cover letter that give evidence for a certain job',
        'answer behavioral interview questions with a clear structure',
        'read a pay stub and plan a budget with net pay',
        'explain how credit, interest and scores work and compare costs of borrowing',
        'analyze the basics of a business plan, from market to break-even',
      ],
      terms: [
        {
          term: 'resume',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a short written summary of education, experience and skills for an employer',
          example: 'Her resume begins with a science project that corresponds closely to the requirements of the position.',
          contrast: 'A cover letter tells why; this lists what.',
          wordParts: 'French résumé, summed up',
          picture: 'a page with headings',
        },
        {
          term: 'cover letter',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a formal letter that connects an applicant’s evidence with the particular needs of an employer',
          example: 'In the cover letter, the applicant refers directly to two of the tasks that the advertisement mentioned.',
          contrast: 'A resume is a list of facts.',
          wordParts: 'cover + letter',
          picture: 'an envelope',
        },
        {
          term: 'gross pay',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the total earnings of a worker before taxes and other amounts have been subtracted',
          example: 'Before taxes and insurance were subtracted, his gross pay amounted to 480 dollars a week.',
          contrast: 'Net pay is what arrives.',
          wordParts: 'gross (whole)',
          picture: 'a full bar',
        },
        {
          term: 'net pay',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the earnings that a worker actually receives after taxes and other deductions',
          example: 'Because monthly rent has to be paid from net pay, this amount determines which apartment is affordable.',
          contrast: 'Gross pay is the amount before that.',
          wordParts: 'net (remaining)',
          picture: 'a shorter bar',
        },
        {
          term: 'tax',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'money that individuals and businesses are legally required to pay to the government',
          example: 'In the majority of states, sales tax is added to the price of a product at the cash register.',
          contrast: 'A fee pays for one service.',
          wordParts: 'tax, taxation',
          picture: 'a slice of a bar',
        },
        {
          term: 'budget',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a financial plan that assigns expected income to several categories, such as needs, wants, saving and giving',
          example: 'A realistic budget shows in advance whether an apartment is affordable on a beginner’s salary.',
          contrast: 'A statement shows the past.',
          wordParts: 'French bougette',
          picture: 'a pie chart',
        },
        {
          term: 'credit',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the ability to borrow money at the present time and to repay it later according to an agreement',
          example: 'A customer with good credit can usually obtain a car loan at a considerably lower cost.',
          contrast: 'A debit card uses one’s own money.',
          wordParts: 'Latin credere, to trust',
          picture: 'a card with a clock',
        },
        {
          term: 'credit score',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a numerical rating that is used to predict how likely a person is to repay borrowed money on time',
          example: 'The habit of paying every bill on time gradually improves a person’s credit score and makes borrowing less expensive.',
          contrast: 'It is not a measure of wealth or worth.',
          wordParts: 'credit + score',
          picture: 'a dial',
        },
        {
          term: 'interest',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the price that is paid for the use of borrowed money or the return that is received on saved money',
          example: 'The company that issued the credit card charges interest of 24 percent a year on any unpaid balance.',
          contrast: 'A fee is a fixed charge.',
          wordParts: 'interest, interest rate, interest-free',
          picture: 'a growing stack',
        },
        {
          term: 'compound interest',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'interest that is calculated on the original amount together with previously earned interest',
          example: 'Because of compound interest, money that is saved early usually increases much more than money that is saved later.',
          contrast: 'Simple interest is figured on the first amount only.',
          wordParts: 'compound',
          picture: 'a curve that steepens',
        },
        {
          term: 'investment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'money that is put into something, such as a company, in the expectation of a future return',
          example:
            'A stock fund is an investment whose value can decrease considerably, although many people expect it to increase over time.',
          contrast: 'Savings in an insured account are safe up to a limit.',
          wordParts: 'invest + -ment',
          picture: 'a seed and a chart',
        },
        {
          term: 'diversification',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'spreading money over different investments to lower risk',
          example: 'The diversification of an investor’s portfolio reduces the damage if a single company fails.',
          contrast: 'It does not remove all risk.',
          wordParts: 'diverse (varied), diversify',
          picture: 'many baskets',
        },
        {
          term: 'break-even point',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the particular number of sales at which the revenue of a business is exactly equal to its total costs',
          example: 'At the break-even point, the company has recovered all of its expenses but has not yet earned any profit.',
          contrast: 'Profit begins beyond it.',
          wordParts: 'break + even',
          picture: 'two lines that cross',
        },
        {
          term: 'networking',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the activity of building contacts with people who exchange information about careers',
          example: 'Through networking at a community event, the student obtained an opportunity for a job shadow.',
          contrast: 'It is more than asking for favors.',
          wordParts: 'net + work',
          picture: 'linked dots',
        },
        {
          term: 'benefits',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'compensation beyond wages, such as health insurance, paid leave or retirement contributions',
          example: 'The second offer included a lower hourly wage, but its benefits included comprehensive health insurance.',
          contrast: 'A bonus is extra cash for a result, whereas these come with the position itself.',
          wordParts: 'benefit, beneficial, beneficiary',
          picture: 'a paycheck with a medical cross and a beach umbrella next to it',
        },
        {
          term: 'emergency fund',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'savings that are kept available for unexpected costs or a temporary loss of income',
          example: 'Because her emergency fund covered the expensive car repair completely, it was unnecessary to apply for a loan.',
          contrast: 'An investment aims at growth and may lose value just when cash is needed.',
          wordParts: 'emerge, emergency; fund',
          picture: 'a jar behind glass labeled “break only if needed”',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which part of a worker’s earnings is identified as net pay on the statement that accompanies a paycheck?',
          answer: 'pay after deductions',
          distractors: [
            {
              text: 'pay before deductions',
              error: 'mixes it up with gross pay',
            },
            {
              text: 'pay for extra hours',
              error: 'mixes it up with overtime',
            },
            {
              text: 'pay in cash only',
              error: 'guesses',
            },
          ],
          reason: 'Taxes and other amounts have been taken out.',
        },
        {
          thinking: 'remember',
          question: 'What do economists mean when they speak of the break-even point of a company that sells a particular product?',
          answer: 'sales at which revenue equals cost',
          distractors: [
            {
              text: 'sales at which the profit is highest',
              error: 'mixes it up with maximum profit',
            },
            {
              text: 'the day on which a loan is due',
              error: 'guesses',
            },
            {
              text: 'the price at which no one buys',
              error: 'guesses',
            },
          ],
          reason: 'Below it there is a loss and above it a profit.',
        },
        {
          thinking: 'remember',
          question: 'Which agency of the United States government insures the deposits at most banks up to a certain limit?',
          answer: 'the FDIC',
          distractors: [
            {
              text: 'the IRS',
              error: 'mixes it up with tax collection',
            },
            {
              text: 'the SEC',
              error: 'mixes it up with securities',
            },
            {
              text: 'the Federal Reserve',
              error: 'mixes it up with the central bank',
            },
          ],
          reason:
            'The Federal Deposit Insurance Corporation insures deposits up to 250,000 dollars per depositor, bank and ownership type.',
        },
        {
          thinking: 'remember',
          question:
            'Which form does a new employee complete so that an employer can withhold the appropriate amount of federal income tax?',
          answer: 'W-4',
          distractors: [
            {
              text: 'W-2',
              error: 'names the year-end statement',
            },
            {
              text: '1040',
              error: 'names the tax return',
            },
            {
              text: 'I-9',
              error: 'names the form on eligibility to work',
            },
          ],
          reason: 'The W-4 tells how much to withhold; the W-2 reports pay and tax after the year.',
        },
        {
          thinking: 'understand',
          question: 'Why is it so expensive for a customer to pay only the minimum on a credit card every month?',
          answer: 'Interest keeps adding to the balance.',
          distractors: [
            {
              text: 'The bank doubles the price of the goods.',
              error: 'thinks that prices change',
            },
            {
              text: 'The minimum is due each day.',
              error: 'mixes up periods',
            },
            {
              text: 'The card loses its value in a year.',
              error: 'thinks of expiry',
            },
          ],
          reason: 'Most of a small payment covers interest, so the debt shrinks slowly.',
        },
        {
          thinking: 'understand',
          question: 'Why does a longer record of on-time payments generally have a positive effect on a person’s credit score?',
          answer: 'It is evidence of reliability.',
          distractors: [
            {
              text: 'It proves that a person is rich.',
              error: 'takes score for wealth',
            },
            {
              text: 'It removes all debts.',
              error: 'mixes up record and balance',
            },
            {
              text: 'It makes interest illegal.',
              error: 'exaggerates',
            },
          ],
          reason: 'Lenders use past behavior to predict repayment.',
        },
        {
          thinking: 'understand',
          question: 'Why do many advisers suggest an emergency fund before investing?',
          answer: 'Money for a crisis should not depend on the market.',
          distractors: [
            {
              text: 'Emergencies occur only to people who invest.',
              error: 'reverses the relation',
            },
            {
              text: 'Investments cannot be sold again.',
              error: 'thinks that they are locked',
            },
            {
              text: 'Banks require one by law.',
              error: 'invents a law',
            },
          ],
          reason: 'If markets fall just when money is needed, one would have to sell at a loss.',
        },
        {
          thinking: 'understand',
          question: 'What is the principal effect of diversification on the money that a person has invested in the stock market?',
          answer: 'It lowers the risk tied to any one investment.',
          distractors: [
            {
              text: 'It guarantees that a portfolio will gain.',
              error: 'takes lower risk for no risk',
            },
            {
              text: 'It raises the return of each stock that one owns.',
              error: 'mixes up risk and return',
            },
            {
              text: 'It makes taxes on investments unnecessary.',
              error: 'mixes up topics',
            },
          ],
          reason: 'Losses in one place may be offset elsewhere. Market-wide risk remains.',
        },
        {
          thinking: 'apply',
          question: 'How much net pay does a teenager receive for 20 hours of work at 14 dollars an hour if the deductions amount to 15 %?',
          answer: '238 dollars',
          distractors: [
            {
              text: '280 dollars',
              error: 'gives gross pay',
            },
            {
              text: '265 dollars',
              error: 'subtracts 15 dollars',
            },
            {
              text: '42 dollars',
              error: 'gives the deductions',
            },
          ],
          reason: '20 × 14 = 280; 15 % is 42; 280 − 42 = 238.',
        },
        {
          thinking: 'apply',
          question: 'If 1,000 dollars grow at 5 % compound interest a year, how much money is in the account after two years?',
          answer: '1,102.50 dollars',
          distractors: [
            {
              text: '1,100.00 dollars',
              error: 'uses simple interest',
            },
            {
              text: '1,050.00 dollars',
              error: 'stops after a year',
            },
            {
              text: '1,010.00 dollars',
              error: 'misplaces the decimal',
            },
          ],
          reason: '1,000 × 1.05 × 1.05 = 1,102.50.',
        },
        {
          thinking: 'apply',
          question:
            'How many shirts must a company sell in order to break even if its fixed costs are 300 dollars and each shirt costs 5 dollars to produce and sells for 11 dollars?',
          answer: '50',
          distractors: [
            {
              text: '28',
              error: 'divides 300 by 11 and rounds',
            },
            {
              text: '60',
              error: 'divides 300 by 5',
            },
            {
              text: '19',
              error: 'divides 300 by 16 and rounds',
            },
          ],
          reason: 'Each shirt adds 11 − 5 = 6 dollars; 300 ÷ 6 = 50.',
        },
        {
          thinking: 'apply',
          question:
            'Which of these lines about volunteer work on a resume provides a potential employer with the strongest evidence of an applicant’s ability?',
          answer: 'Trained six new volunteers and cut sign-in time by half',
          distractors: [
            {
              text: 'Responsible for many different tasks at the food bank',
              error: 'lists duties without results',
            },
            {
              text: 'Hard-working team player with a positive attitude',
              error: 'uses claims without proof',
            },
            {
              text: 'Was at the food bank on Saturdays during the year',
              error: 'tells presence only',
            },
          ],
          reason: 'It names an action, a number and a result.',
        },
        {
          thinking: 'analyze',
          question:
            'Which of two loans for 10,000 dollars at 6 % without any fees is more expensive in total, A with a term of 36 months or B with a term of 60 months, and for what reason?',
          answer: 'B, since interest runs longer',
          distractors: [
            {
              text: 'A, since each payment is higher',
              error: 'looks at the monthly amount',
            },
            {
              text: 'both cost the same, since the rate is equal',
              error: 'looks at the rate only',
            },
            {
              text: 'A, since it ends sooner',
              error: 'takes a short term for a cost',
            },
          ],
          reason: 'At the same rate, more time means more interest.',
        },
        {
          thinking: 'analyze',
          question:
            'An online offer promises a return of 3 % a day “without risk” to anyone who recruits two friends. Which consideration should make a careful investor most suspicious?',
          answer: 'Returns that high come with risk or fraud.',
          distractors: [
            {
              text: 'Friends should not talk about money.',
              error: 'takes it for a question of manners',
            },
            {
              text: 'Three is too small a percentage to matter.',
              error: 'overlooks “a day”',
            },
            {
              text: 'Online offers are illegal in most states.',
              error: 'invents a law',
            },
          ],
          reason: '3 % a day would multiply money about 48,000 times in a year. Pay from new members marks a pyramid or Ponzi scheme.',
        },
        {
          thinking: 'analyze',
          question:
            'What should Maya compare before she chooses between an offer of 17 dollars an hour without benefits and one of 15 dollars with paid training and health insurance?',
          answer: 'the total value of pay, benefits and prospects',
          distractors: [
            {
              text: 'the hourly pay, as benefits are not money',
              error: 'ignores benefits',
            },
            {
              text: 'the length of the two work contracts in pages',
              error: 'looks at form',
            },
            {
              text: 'the age of the two companies',
              error: 'looks at an unrelated fact',
            },
          ],
          reason: 'Benefits and training have value, and future pay matters as well.',
        },
      ],
      misconceptions: [
        {
          belief: 'Carrying a balance on a card helps the score.',
          why: 'It is a common rumor.',
          truth: 'Using and paying in full on time is enough; carried balances cost interest.',
          teacherMove: 'Compare two one-year records: paid in full and carried. Compute the interest paid.',
        },
        {
          belief: 'A bigger paycheck in a higher tax bracket can leave you with less after tax.',
          why: 'Brackets are seen as steps for all of the income.',
          truth: 'Only the part above the limit is taxed at the higher federal rate; some benefits may change, though.',
          teacherMove: 'Pour water in three jars with different tax lines; only the overflow meets the next rate.',
        },
        {
          belief: 'A resume should list everything that you have done.',
          why: 'A longer list seems to show more.',
          truth: 'It should select evidence that fits the job.',
          teacherMove: 'Give one ad and 15 facts; students keep six and defend each choice.',
        },
        {
          belief: 'Investing is only for the rich.',
          why: 'Films show wealthy investors.',
          truth: 'Many start small; time matters, and so do fees and risk.',
          teacherMove: 'Graph 25 dollars a month from age 20 and from age 30 at the same rate and discuss what the model leaves out.',
        },
        {
          belief: 'Networking means using people.',
          why: 'The word sounds cold and like a trick.',
          truth: 'It is sharing information and help in both directions.',
          teacherMove: 'Practice three messages: a question, a thank-you and an offer.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How do fixed and variable expenses call for different strategies in a budget?',
          lookFors: ['tells them apart with examples', 'links each one with ways to save'],
          probe: 'Which of them changes most when income falls?',
        },
        {
          thinking: 'understand',
          question:
            'How can compound interest be a powerful advantage for people who save and a serious disadvantage for people who borrow?',
          lookFors: ['explains growth on growth', 'compares the two sides'],
          probe: 'What role does time play?',
        },
        {
          thinking: 'apply',
          question: 'How would you transform the experience of a school project into a convincing answer for a job interview?',
          lookFors: ['tells the situation, the task, the action and the result', 'fits the story to the job'],
          probe: 'What would you leave out?',
        },
        {
          thinking: 'evaluate',
          question:
            'Should the credit records of applicants be used to decide who may rent a home or receive a job, and which evidence supports your position?',
          lookFors: ['weighs prediction and fairness', 'knows that errors occur'],
          probe: 'What rule would you propose?',
        },
        {
          thinking: 'analyze',
          question: 'Why can two people with an equal income differ remarkably in wealth after a period of ten years?',
          lookFors: ['names costs, debt, family help, luck and decisions', 'avoids single causes'],
          probe: 'Which of them can a policy change?',
        },
        {
          thinking: 'evaluate',
          question: 'How would you construct a fair comparison in order to decide whether a college education is worth its price?',
          lookFors: ['includes cost, earnings, risk, alternatives', 'treats averages with care'],
          probe: 'What would change the answer for one person?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a one-page financial guide for ninth graders who are beginning to work, and which five points would it emphasize?',
          lookFors: ['covers pay stub, account, saving, scams and rights', 'puts each point in plain words'],
          probe: 'What did you leave out?',
        },
        {
          thinking: 'create',
          question:
            'How would you formulate a convincing pitch for a business that solves a local problem, and how would you investigate the demand for it?',
          lookFors: ['names the problem, the customer and the cost', 'plans a cheap test of demand'],
          probe: 'Which result would make you stop?',
        },
        {
          thinking: 'analyze',
          question: 'Which characteristics of a job advertisement or an offer should make an applicant suspicious, and for what reasons?',
          lookFors: ['names requests for money or data, haste, vague tasks', 'suggests a check'],
          probe: 'Where would you verify it?',
        },
        {
          thinking: 'evaluate',
          question:
            'How effective would you expect a program to be in which a town offers free business courses to anyone who starts a company, but no money?',
          lookFors: [
            'Says that knowledge about costs, prices and customers prevents some failures.',
            'Says that a lack of money or time remains an obstacle.',
            'Proposes a measure, such as how many businesses survive for several years.',
          ],
          probe: 'Which groups would such a course help the most?',
        },
      ],
      activities: [
        {
          title: 'Where did it go?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a sample pay stub'],
          steps: [
            'Guess the net pay from the gross pay.',
            'Uncover the deductions one by one.',
            'Say what each pays for.',
            'Compare with your guess.',
          ],
          lookFor: 'Students tell taxes from other deductions.',
        },
        {
          title: 'Life on a budget',
          purpose: 'explore',
          minutes: [35, 45],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['case cards with net pay', 'local prices', 'a spreadsheet or paper'],
          steps: [
            'Choose housing, transport, food and phone.',
            'Save at least five percent.',
            'Draw an unexpected cost.',
            'Rework the plan.',
            'Present your hardest trade-off.',
          ],
          lookFor: 'Totals fit net pay and reasons are given. Cases are invented.',
        },
        {
          title: 'Resume surgery',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a weak resume', 'a job ad'],
          steps: [
            'Mark what the employer needs.',
            'Cut what does not fit.',
            'Rewrite three lines with verb, number and result.',
            'Trade and check for truth.',
          ],
          lookFor: 'Rewrites do not invent facts.',
        },
        {
          title: 'Interview circle',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['question cards', 'a rubric'],
          steps: [
            'Draw a question.',
            'Take one minute to plan.',
            'Answer in two minutes or less.',
            'Get one strength and one tip.',
            'Answer again.',
          ],
          lookFor: 'Structure improves in the second round.',
        },
        {
          title: 'Three ways to borrow',
          purpose: 'practice',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['terms of a card, a bank loan and a payday loan'],
          steps: [
            'Find the total cost for 500 dollars.',
            'Mark fees and time.',
            'Rank the loans.',
            'Name a situation and a better alternative.',
          ],
          lookFor: 'Totals and annual rates are compared.',
        },
        {
          title: 'Pitch with numbers',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'groups',
          thinking: 'create',
          materials: ['a planning sheet', 'a calculator'],
          steps: [
            'Define the customer.',
            'List fixed and variable costs.',
            'Set a price and find the break-even point.',
            'Test it with two other prices.',
            'Pitch and answer one hard question.',
          ],
          lookFor: 'Each claim in the pitch rests on a number that students can explain.',
        },
      ],
      recalls: [
        {
          prompt: 'You earn $280 in a week, and 15 percent is taken out for taxes. How many dollars is that?',
          answer: '$42, since 0.15 × 280 is 42.',
          likelyError: 'Writes $4.20: sets the decimal point one place too far to the left.',
          minutes: 1,
        },
        {
          prompt: 'Write a sentence with a strong verb about something you did in a group.',
          answer: 'For example: I organized the schedule.',
          likelyError: 'Writes “I was in a group”: the verb names no action.',
          minutes: 2,
        },
        {
          prompt: 'Order from need to want: rent, streaming, bus pass, concert.',
          answer: 'From need to want: rent, bus pass, streaming, concert.',
          likelyError: 'Puts streaming before the bus pass, because it is used every day.',
          minutes: 1,
        },
        {
          prompt: 'A debt of $100 is multiplied by 1.1 each year. How much is owed after three years?',
          answer: '$133.10, since 100 × 1.1 × 1.1 × 1.1 is 133.10.',
          likelyError: 'Writes $130: adds $10 each year in place of multiplying.',
          minutes: 2,
        },
        {
          prompt: 'Explain supply and demand in one sentence.',
          answer: 'Prices tend to rise when people want more than is offered.',
          likelyError: 'Says that sellers alone set prices.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          '“I have 2,000 dollars in savings at 3 percent and 2,000 dollars of card debt at 24 percent. I keep both, since savings feel safe.” Evaluate, and advise the person.',
        answer:
          'Over a year the savings earn about 60 dollars, and the debt costs up to about 480. Using most of the savings to pay the debt saves roughly 400 dollars a year. Keep a small reserve so that an emergency does not lead to new debt, and then rebuild savings with what was paid in interest.',
        partial: 'Compares only the rates, or says “pay the debt” without thinking of a reserve.',
        reteach: 'Use two columns of monthly numbers, interest in and interest out. Students move 100 dollars at a time and watch the net.',
      },
      processes: [
        {
          title: 'applying for a job',
          steps: [
            'Read the ad and mark needs.',
            'Match your evidence.',
            'Write a resume and a letter.',
            'Check for errors and tone.',
            'Prepare stories for the interview.',
            'Send thanks and follow up.',
          ],
        },
        {
          title: 'how a paycheck is made',
          steps: [
            'Hours are multiplied by the wage.',
            'The result is gross pay.',
            'Taxes are withheld.',
            'Other deductions are taken out.',
            'Net pay is paid out.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a borrower pays only the minimum',
          effect: 'interest adds up and the debt lasts for years',
        },
        {
          cause: 'savings begin ten years earlier',
          effect: 'compound growth has more time to work',
        },
        {
          cause: 'an applicant adapts the resume to the ad',
          effect: 'the employer sees the fit more quickly',
        },
        {
          cause: 'fixed costs of a business rise',
          effect: 'more sales are needed to break even',
        },
        {
          cause: 'a person shares a bank code with a caller',
          effect: 'money may be taken from the account',
        },
      ],
      comparisons: [
        {
          a: 'gross pay',
          b: 'net pay',
          alike: 'Both are on a pay stub.',
          different: [
            {
              feature: 'means',
              a: 'before deductions',
              b: 'after deductions',
            },
            {
              feature: 'use for',
              a: 'comparing wages',
              b: 'planning a budget',
            },
          ],
        },
        {
          a: 'a debit card',
          b: 'a credit card',
          alike: 'Both pay in stores.',
          different: [
            {
              feature: 'money',
              a: 'from one’s account',
              b: 'borrowed',
            },
            {
              feature: 'cost',
              a: 'possible overdraft fees',
              b: 'interest if not paid in full',
            },
          ],
        },
        {
          a: 'a resume',
          b: 'a cover letter',
          alike: 'Both support an application.',
          different: [
            {
              feature: 'form',
              a: 'short list',
              b: 'connected text',
            },
            {
              feature: 'asks',
              a: 'What have you done?',
              b: 'Why you, and why here?',
            },
          ],
        },
      ],
      connections: [
        'Math: model compound growth with exponential functions.',
        'English: analyze the audience of two cover letters.',
        'Government: trace payroll taxes to Social Security and Medicare.',
        'Statistics: read median and mean wages and explain the gap.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Redlining and wealth',
          task: 'Students read a map description and discuss how lending rules affected wealth over generations.',
          background:
            'In the 1930s federal maps marked many Black and immigrant neighborhoods as hazardous for loans; the Fair Housing Act of 1968 banned such discrimination.',
          checkFirst: 'Use evidence and no personal family data.',
        },
        {
          aspect: 'people',
          title: 'A banker in Richmond',
          task: 'Students examine goals of a community bank and design a service.',
          background:
            'In 1903 Maggie Lena Walker founded St. Luke Penny Savings Bank in Richmond, Virginia, and is known as the first African American woman to charter a bank in the United States.',
          checkFirst: 'Use National Park Service material.',
        },
        {
          aspect: 'family and community',
          title: 'Savings circles and credit',
          task: 'Students compare a rotating savings group with a bank loan by trust, cost and record.',
          background:
            'Tandas, susus and similar groups are used all over the world; some nonprofits report payments so that members build credit.',
          checkFirst: 'No questions on family money.',
        },
        {
          aspect: 'place',
          title: 'Mobile money',
          task: 'Students ask which problem a service solves and for whom.',
          background: 'M-Pesa, begun in Kenya in 2007, lets people send money by phone.',
          checkFirst: 'Use current facts and note fees and fraud.',
        },
        {
          aspect: 'language',
          title: 'What an interviewer hears',
          task: 'Students compare norms of self-presentation and decide how to be truthful and clear.',
          background: 'Some speakers prefer “we” to “I,” and eye contact has different meanings.',
          checkFirst: 'Individuals vary; no one stands for a group.',
        },
        {
          aspect: 'critical question',
          title: 'Unpaid internships',
          task: 'Students debate who can afford them and draft a rule.',
          background: 'US law limits when interns at for-profit companies may go unpaid.',
          checkFirst: 'Respect students who work.',
        },
        {
          aspect: 'history',
          title: 'A strike for grapes',
          task: 'Students analyze demands, tactics and results.',
          background:
            'In 1965 Filipino workers led by Larry Itliong began the Delano grape strike, joined by Cesar Chavez and Dolores Huerta; contracts came in 1970.',
          checkFirst: 'Give Filipino and Mexican American leaders their place.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An invented applicant notices a mistake in the sent resume one hour before the interview. Tell the events in order. Choose how honesty pays or costs.',
          audience: 'a student magazine',
          plan: ['What is the mistake?', 'Who notices?', 'What is decided?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell the story of a business from first sale to first crisis. Choose who saves or ends it.',
          audience: 'readers of short stories',
          plan: ['Why was it begun?', 'What breaks?', 'What remains?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'An invented worker must choose between a secure position and an uncertain one that fits her interests better. Tell the events of the week before the deadline in order. Choose the conversation that tips the decision.',
          audience: 'a short story for a career center’s newsletter',
          plan: [
            'What does each position offer?',
            'What happens that complicates the choice?',
            'What does she know at the end that she did not know at first?',
          ],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should personal finance be required to graduate? Claim a position with reasons and answer one counterargument.',
          audience: 'the state board of education',
          plan: ['What is your claim?', 'What evidence is there?', 'What gives way?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Convince an employer to hire teens for a certain task. Choose two kinds of evidence.',
          audience: 'a local business owner',
          plan: ['What does the owner need?', 'What can teens do?', 'What worries might arise?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should job advertisements be required by law to state the pay range? Claim a position, support it with reasons, and answer a counterargument. Choose whether applicants, employers or the public stand at the center of your case.',
          audience: 'an op-ed for a local newspaper',
          plan: ['What is your claim?', 'Who would gain and who would lose?', 'Which counterargument is the strongest?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain a credit score to someone who arrived in the country last month. Choose plain words.',
          audience: 'a newcomers’ guide',
          plan: ['What is it used for?', 'What builds it?', 'What are common errors?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how tax brackets work, with numbers. Choose an image that helps.',
          audience: 'tenth graders',
          plan: ['What is believed?', 'What happens to each part?', 'Why does it matter?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why starting to invest early can matter more than investing large sums later. Work with two invented savers and clear numbers. Choose a table or a graph that supports your explanation.',
          audience: 'a workshop handout for eleventh graders',
          plan: ['How much does each saver invest, and when?', 'What role does compounding play?', 'Which limits or risks must be named?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a kitchen, garage or office at the start of a shift. Show skill through motion.',
          audience: 'readers of a portrait',
          plan: ['What is done without looking?', 'What is said?', 'What is at stake?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe an interview room from the applicant’s chair.',
          audience: 'readers of fiction',
          plan: ['What seems too loud?', 'Where do eyes go?', 'What changes the mood?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a skilled worker’s hands, tools and pace so precisely that a reader understands what expertise looks like. Choose a trade or profession that seldom receives attention.',
          audience: 'readers of a photo essay on work, without the photos',
          plan: ['Which movements show long practice?', 'What can be heard, smelled or felt?', 'Which detail would a beginner miss?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write your own recommendation letter, dated ten years from now. Choose the writer.',
          audience: 'a future committee',
          plan: ['What did you do?', 'What was hard?', 'What is left to learn?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a store in which time is the currency. Write its price list and one scene.',
          audience: 'readers of science fiction',
          plan: ['What costs most?', 'Who is rich?', 'What cannot be bought?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a cover letter from an object that applies for a new purpose, such as an umbrella that wants to work in theater. Let it present real evidence of transferable skills. Choose a tone that an employer would remember.',
          audience: 'the hiring manager of an invented company',
          plan: ['Which skills does the object have?', 'What evidence can it offer?', 'How does it explain the change?'],
        },
      ],
      itemSets: [
        {
          title: 'A dollar less for lunch',
          text: 'The owner of a small food truck pays 1,800 dollars a month for the permit, the insurance and the lease of the vehicle. Ingredients and packaging for one meal cost 4 dollars, and at a price of 10 dollars the truck sells an average of 18 meals a day on 20 days a month. The owner is considering a price of 9 dollars and expects to sell 22 meals a day, because students from a college nearby have asked for a cheaper lunch. An employee warns that the line at noon is already long, so that a second helper at an additional cost of 500 dollars a month might be needed.',
          facts: [
            {
              thinking: 'apply',
              question:
                'At the present price, what number of meals must the owner of the truck sell every month in order to reach the break-even point?',
              answer: '300 meals',
              distractors: [
                {
                  text: '180 meals',
                  error: 'divides the fixed cost by the price',
                },
                {
                  text: '360 meals',
                  error: 'takes the meals that are sold now',
                },
                {
                  text: '450 meals',
                  error: 'divides the fixed cost by the cost of a meal',
                },
              ],
              reason: 'Each meal brings in 6 dollars above its own cost, and 1,800 divided by 6 is 300.',
            },
            {
              thinking: 'analyze',
              question: 'How would the lower price affect the monthly profit if it were unnecessary to employ a second helper?',
              answer: 'It would rise from 360 to 400 dollars.',
              distractors: [
                {
                  text: 'It would fall from 360 to 0 dollars.',
                  error: 'counts the present number of meals at the new price',
                },
                {
                  text: 'It would rise from 1,800 to 2,160 dollars.',
                  error: 'confuses costs with profit',
                },
                {
                  text: 'It would stay the same at 360 dollars.',
                  error: 'thinks that price and quantity cancel out',
                },
              ],
              reason: 'Now 360 meals times 6 minus 1,800 is 360; then 440 meals times 5 minus 1,800 is 400.',
            },
            {
              thinking: 'analyze',
              question:
                'What does the employee’s warning about the long line at noon imply for the owner’s decision about the lower price?',
              answer: 'The gain would turn into a loss with a second helper.',
              distractors: [
                {
                  text: 'The gain would stay, as helpers are paid by the meal.',
                  error: 'misreads the cost of the helper',
                },
                {
                  text: 'The gain would double, because the line would move faster.',
                  error: 'invents additional sales',
                },
                {
                  text: 'The gain would be shared, because helpers own the truck.',
                  error: 'confuses employees with owners',
                },
              ],
              reason: '400 minus 500 is a loss of 100 dollars a month, so the plan pays only without more staff or with more sales.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which information should the owner collect or which experiment should be tried before the price is changed, and which number would be decisive?',
            lookFors: [
              'Tests the lower price for a limited time or for students, and counts meals.',
              'Looks for ways to serve faster without a helper.',
              'Names a deciding number, such as the meals a day that are needed with the helper: 23 to break even.',
            ],
            probe: 'How reliable is the wish of students as evidence for future sales?',
          },
        },
        {
          title: 'A match on the pay stub',
          text: 'A new technician earns 3,000 dollars a month before deductions. The employer offers a retirement plan and adds one dollar for each dollar that the technician pays in, up to 4 percent of gross pay. The technician decides to pay in nothing at first, because rent is due and 120 dollars seem a lot. A coworker points out that the contribution is taken from pay before federal income tax, so that take-home pay would fall by about 106 dollars in this case. The technician also owes 700 dollars on a credit card at 24 percent interest a year and has no emergency fund.',
          facts: [
            {
              thinking: 'apply',
              question:
                'What total amount would be deposited in the retirement plan every month if the technician used the entire match of the employer?',
              answer: '240 dollars',
              distractors: [
                {
                  text: '106 dollars',
                  error: 'takes the fall in take-home pay',
                },
                {
                  text: '120 dollars',
                  error: 'leaves out the employer’s share',
                },
                {
                  text: '226 dollars',
                  error: 'adds the fall in take-home pay to the match',
                },
              ],
              reason: '4 percent of 3,000 is 120, and the employer adds another 120.',
            },
            {
              thinking: 'analyze',
              question:
                'Why does the technician’s monthly take-home pay decrease by less than the 120 dollars that are contributed to the plan?',
              answer: 'Less income tax is withheld from the smaller taxable pay.',
              distractors: [
                {
                  text: 'The employer pays back a part of the technician’s own share.',
                  error: 'confuses the match with a refund',
                },
                {
                  text: 'The retirement plan pays interest on the first day of the month.',
                  error: 'confuses growth with deduction',
                },
                {
                  text: 'The credit card company takes a smaller payment in that month.',
                  error: 'mixes up two accounts',
                },
              ],
              reason: 'The contribution reduces the income on which federal income tax is withheld, here by about 14 dollars of tax.',
            },
            {
              thinking: 'analyze',
              question:
                'Why is the match a more convincing reason to contribute immediately than the expectation of future growth on the market?',
              answer: 'It doubles the contribution as soon as the money is vested.',
              distractors: [
                {
                  text: 'It removes the risk that investments in the plan lose value.',
                  error: 'overstates what the match can do',
                },
                {
                  text: 'It allows the money to be taken out again without any cost.',
                  error: 'overlooks rules on withdrawal',
                },
                {
                  text: 'It raises the gross pay on which the monthly rent is based.',
                  error: 'confuses the match with pay',
                },
              ],
              reason: 'The employer adds a dollar to each dollar, whatever markets do, if the technician stays long enough to own it.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'In which order should the technician use the next available dollars, for the match, the card debt or the emergency fund, and which numbers support this order?',
            lookFors: [
              'Compares the match of 100 percent with interest of 24 percent.',
              'Explains why a small reserve can prevent new card debt.',
              'Names an assumption, such as staying with the employer or stable rent.',
            ],
            probe: 'What would change your order?',
          },
        },
        {
          title: 'A repair for nine hundred dollars',
          text: 'A car that its owner needs for work requires a repair of 900 dollars, and there are three ways to pay. With a credit card at 24 percent a year, which charges 2 percent of the balance each month, payments of 100 dollars would end the debt after a little more than ten months, with about 102 dollars of interest. A credit union offers a loan at 10 percent a year with nine monthly payments of 104.20 dollars. An emergency fund of 1,200 dollars, which earns 3 percent a year, could cover the bill as well. In that case 300 dollars would remain in it, and the owner’s position may be eliminated in two months.',
          facts: [
            {
              thinking: 'apply',
              question: 'Approximately how much interest would the owner pay altogether for the loan from the credit union?',
              answer: 'about 38 dollars',
              distractors: [
                {
                  text: 'about 4 dollars',
                  error: 'takes the difference between the monthly payments',
                },
                {
                  text: 'about 90 dollars',
                  error: 'takes 10 percent of the full amount for the year',
                },
                {
                  text: 'about 104 dollars',
                  error: 'takes one monthly payment for the interest',
                },
              ],
              reason: 'Nine payments of 104.20 dollars are 937.80 dollars, which is about 38 more than 900.',
            },
            {
              thinking: 'analyze',
              question: 'Why is the total interest on the loan considerably lower than 10 percent of 900 dollars?',
              answer: 'The balance shrinks each month, and the loan ends within a year.',
              distractors: [
                {
                  text: 'The balance grows each month, and the bank waives the rest.',
                  error: 'turns the course of a loan around',
                },
                {
                  text: 'The fund’s interest of 3 percent is subtracted from the loan.',
                  error: 'mixes up two accounts',
                },
                {
                  text: 'The credit union lends less than the price of the repair.',
                  error: 'contradicts the case',
                },
              ],
              reason: 'Interest is charged on what is still owed, on average about half of the amount, and for nine months.',
            },
            {
              thinking: 'analyze',
              question:
                'Which fact in the case is the strongest argument in favor of borrowing, although the emergency fund is the least expensive alternative?',
              answer: 'Income could stop, and cash would then be needed.',
              distractors: [
                {
                  text: 'Interest on the fund is higher than on the loan.',
                  error: 'contradicts the rates',
                },
                {
                  text: 'Payments on the card are lower than on the loan.',
                  error: 'looks at the wrong comparison',
                },
                {
                  text: 'Repairs become cheaper when they are paid later.',
                  error: 'invents a price change',
                },
              ],
              reason: 'Keeping cash has a value when a job may end, since a loan would be hard to get without income.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which way to pay, or which combination of ways, would you recommend considering costs and risks, and what should the owner do if the job does end?',
            lookFors: [
              'Compares costs: about 102, about 38 and the small interest lost on savings.',
              'Weighs the risk of an empty fund against the cost of interest.',
              'Gives a plan, such as using part of the fund and a smaller loan.',
            ],
            probe: 'How many months of expenses should a fund cover in such a situation?',
          },
        },
      ],
    },
  },
});
