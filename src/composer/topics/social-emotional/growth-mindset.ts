import { defineTopicPack } from '../topic-pack.ts';

export const growthMindset = defineTopicPack({
  id: 'growth-mindset',
  title: 'Growth mindset, goals and study skills',
  inText: 'growth mindset, goals and study skills',
  alsoCalled: ['growth mindset'],
  subject: 'social-emotional',
  aliases: [
    'growth mindset',
    'fixed mindset',
    'growth vs fixed mindset',
    'growth and fixed mindset',
    'goal setting',
    'setting goals',
    'smart goals',
    'perseverance',
    'study skills',
    'time management',
    'organization skills',
    'test taking skills',
    'note taking',
    'learning from mistakes',
    'grit',
    'homework habits',
    'power of yet',
    'organization',
  ],
  standards: [],
  translations: {
    goal: {
      Arabic: 'هدف',
      Bengali: 'লক্ষ্য',
      'Chinese (Simplified)': '目标',
      French: 'objectif',
      Hindi: 'लक्ष्य',
      Japanese: '目標',
      Korean: '목표',
      Portuguese: 'meta',
      Russian: 'цель',
      Spanish: 'meta',
      Ukrainian: 'мета',
      Vietnamese: 'mục tiêu',
    },
    mistake: {
      Arabic: 'خطأ',
      Bengali: 'ভুল',
      'Chinese (Simplified)': '错误',
      French: 'erreur',
      Hindi: 'गलती',
      Japanese: '間違い',
      Korean: '실수',
      Portuguese: 'erro',
      Russian: 'ошибка',
      Spanish: 'error',
      Ukrainian: 'помилка',
      Vietnamese: 'lỗi sai',
    },
    effort: {
      Arabic: 'جهد',
      Bengali: 'প্রচেষ্টা',
      'Chinese (Simplified)': '努力',
      French: 'effort',
      Hindi: 'प्रयास',
      Japanese: '努力',
      Korean: '노력',
      Portuguese: 'esforço',
      Russian: 'усилие',
      Spanish: 'esfuerzo',
      Ukrainian: 'зусилля',
      Vietnamese: 'nỗ lực',
    },
    strategy: {
      Arabic: 'استراتيجية',
      Bengali: 'কৌশল',
      'Chinese (Simplified)': '策略',
      French: 'stratégie',
      Hindi: 'रणनीति',
      Japanese: '方略',
      Korean: '전략',
      Portuguese: 'estratégia',
      Russian: 'стратегия',
      Spanish: 'estrategia',
      Ukrainian: 'стратегія',
      Vietnamese: 'chiến lược',
    },
    feedback: {
      Arabic: 'تغذية راجعة',
      Bengali: 'ফিডব্যাক',
      'Chinese (Simplified)': '反馈',
      French: 'rétroaction',
      Hindi: 'प्रतिपुष्टि',
      Japanese: 'フィードバック',
      Korean: '피드백',
      Portuguese: 'feedback',
      Russian: 'обратная связь',
      Spanish: 'retroalimentación',
      Ukrainian: 'зворотний зв’язок',
      Vietnamese: 'phản hồi',
    },
    practice: {
      Arabic: 'تدريب',
      Bengali: 'অনুশীলন',
      'Chinese (Simplified)': '练习',
      French: 'entraînement',
      Hindi: 'अभ्यास',
      Japanese: '練習',
      Korean: '연습',
      Portuguese: 'prática',
      Russian: 'тренировка',
      Spanish: 'práctica',
      Ukrainian: 'тренування',
      Vietnamese: 'luyện tập',
    },
    habit: {
      Arabic: 'عادة',
      Bengali: 'অভ্যাস',
      'Chinese (Simplified)': '习惯',
      French: 'habitude',
      Hindi: 'आदत',
      Japanese: '習慣',
      Korean: '습관',
      Portuguese: 'hábito',
      Russian: 'привычка',
      Spanish: 'hábito',
      Ukrainian: 'звичка',
      Vietnamese: 'thói quen',
    },
    schedule: {
      Arabic: 'جدول زمني',
      Bengali: 'সময়সূচি',
      'Chinese (Simplified)': '日程表',
      French: 'emploi du temps',
      Hindi: 'समय-सारणी',
      Japanese: '予定表',
      Korean: '일정표',
      Portuguese: 'cronograma',
      Russian: 'расписание',
      Spanish: 'horario',
      Ukrainian: 'розклад',
      Vietnamese: 'thời gian biểu',
    },
    perseverance: {
      Arabic: 'مثابرة',
      Bengali: 'অধ্যবসায়',
      'Chinese (Simplified)': '毅力',
      French: 'persévérance',
      Hindi: 'अध्यवसाय',
      Japanese: '粘り強さ',
      Korean: '끈기',
      Portuguese: 'perseverança',
      Russian: 'настойчивость',
      Spanish: 'perseverancia',
      Ukrainian: 'наполегливість',
      Vietnamese: 'sự kiên trì',
    },
    priority: {
      Arabic: 'أولوية',
      Bengali: 'অগ্রাধিকার',
      'Chinese (Simplified)': '优先事项',
      French: 'priorité',
      Hindi: 'प्राथमिकता',
      Japanese: '優先事項',
      Korean: '우선순위',
      Portuguese: 'prioridade',
      Russian: 'приоритет',
      Spanish: 'prioridad',
      Ukrainian: 'пріоритет',
      Vietnamese: 'việc ưu tiên',
    },
    procrastination: {
      Arabic: 'تسويف',
      Bengali: 'দীর্ঘসূত্রতা',
      'Chinese (Simplified)': '拖延',
      French: 'procrastination',
      Hindi: 'टालमटोल',
      Japanese: '先延ばし',
      Korean: '미루기',
      Portuguese: 'procrastinação',
      Russian: 'прокрастинация',
      Spanish: 'procrastinación',
      Ukrainian: 'прокрастинація',
      Vietnamese: 'sự trì hoãn',
    },
    metacognition: {
      Arabic: 'ما وراء المعرفة',
      Bengali: 'মেটাকগনিশন',
      'Chinese (Simplified)': '元认知',
      French: 'métacognition',
      Hindi: 'अधिसंज्ञान',
      Japanese: 'メタ認知',
      Korean: '메타인지',
      Portuguese: 'metacognição',
      Russian: 'метапознание',
      Spanish: 'metacognición',
      Ukrainian: 'метапізнання',
      Vietnamese: 'siêu nhận thức',
    },
    'working memory': {
      Arabic: 'ذاكرة عاملة',
      Bengali: 'কার্যকরী স্মৃতি',
      'Chinese (Simplified)': '工作记忆',
      French: 'mémoire de travail',
      Hindi: 'कार्यकारी स्मृति',
      Japanese: 'ワーキングメモリ',
      Korean: '작업 기억',
      Portuguese: 'memória de trabalho',
      Russian: 'рабочая память',
      Spanish: 'memoria de trabajo',
      Ukrainian: 'робоча пам’ять',
      Vietnamese: 'trí nhớ làm việc',
    },
    resilience: {
      Arabic: 'مرونة نفسية',
      Bengali: 'ঘুরে দাঁড়ানোর ক্ষমতা',
      'Chinese (Simplified)': '心理韧性',
      French: 'résilience',
      Hindi: 'लचीलापन',
      Japanese: 'レジリエンス',
      Korean: '회복탄력성',
      Portuguese: 'resiliência',
      Russian: 'жизнестойкость',
      Spanish: 'resiliencia',
      Ukrainian: 'життєстійкість',
      Vietnamese: 'khả năng phục hồi',
    },
    'growth mindset': {
      Arabic: 'عقلية النمو',
      Bengali: 'বিকাশমুখী মানসিকতা',
      'Chinese (Simplified)': '成长型思维',
      French: 'état d’esprit de développement',
      Hindi: 'विकासशील मानसिकता',
      Japanese: '成長マインドセット',
      Korean: '성장 마인드셋',
      Portuguese: 'mentalidade de crescimento',
      Russian: 'установка на рост',
      Spanish: 'mentalidad de crecimiento',
      Ukrainian: 'установка на зростання',
      Vietnamese: 'tư duy phát triển',
    },
    'fixed mindset': {
      Arabic: 'عقلية ثابتة',
      Bengali: 'স্থির মানসিকতা',
      'Chinese (Simplified)': '固定型思维',
      French: 'état d’esprit fixe',
      Hindi: 'स्थिर मानसिकता',
      Japanese: '固定マインドセット',
      Korean: '고정 마인드셋',
      Portuguese: 'mentalidade fixa',
      Russian: 'установка на данность',
      Spanish: 'mentalidad fija',
      Vietnamese: 'tư duy cố định',
    },
    'SMART goal': {
      Arabic: 'هدف ذكي',
      Bengali: 'SMART লক্ষ্য',
      'Chinese (Simplified)': 'SMART目标',
      French: 'objectif SMART',
      Hindi: 'SMART लक्ष्य',
      Japanese: 'SMART目標',
      Korean: 'SMART 목표',
      Portuguese: 'meta SMART',
      Russian: 'цель SMART',
      Spanish: 'meta SMART',
      Ukrainian: 'ціль SMART',
      Vietnamese: 'mục tiêu SMART',
    },
    skill: {
      Arabic: 'مهارة',
      Bengali: 'দক্ষতা',
      'Chinese (Simplified)': '技能',
      French: 'compétence',
      Hindi: 'कौशल',
      Japanese: '技能',
      Korean: '기능',
      Portuguese: 'habilidade',
      Russian: 'навык',
      Spanish: 'habilidad',
      Ukrainian: 'навичка',
      Vietnamese: 'kỹ năng',
    },
    challenge: {
      Arabic: 'تحدٍّ',
      Bengali: 'চ্যালেঞ্জ',
      'Chinese (Simplified)': '挑战',
      French: 'défi',
      Hindi: 'चुनौती',
      Japanese: '挑戦',
      Korean: '도전',
      Portuguese: 'desafio',
      Russian: 'трудная задача',
      Spanish: 'desafío',
      Ukrainian: 'виклик',
      Vietnamese: 'thử thách',
    },
    progress: {
      Arabic: 'تقدم',
      Bengali: 'অগ্রগতি',
      'Chinese (Simplified)': '进步',
      French: 'progrès',
      Hindi: 'प्रगति',
      Japanese: '進歩',
      Korean: '발전',
      Portuguese: 'progresso',
      Russian: 'прогресс',
      Spanish: 'progreso',
      Ukrainian: 'прогрес',
      Vietnamese: 'sự tiến bộ',
    },
    reflect: {
      Arabic: 'تأمّل',
      Bengali: 'ভেবে দেখা',
      'Chinese (Simplified)': '反思',
      French: 'réfléchir',
      Hindi: 'चिंतन करना',
      Japanese: '振り返る',
      Korean: '되돌아보다',
      Portuguese: 'refletir',
      Russian: 'размышлять',
      Spanish: 'reflexionar',
      Ukrainian: 'розмірковувати',
      Vietnamese: 'suy ngẫm',
    },
    setback: {
      Arabic: 'انتكاسة',
      Bengali: 'বিপত্তি',
      'Chinese (Simplified)': '挫折',
      French: 'revers',
      Hindi: 'झटका',
      Japanese: 'つまずき',
      Korean: '차질',
      Portuguese: 'contratempo',
      Russian: 'временная неудача',
      Spanish: 'contratiempo',
      Ukrainian: 'тимчасова невдача',
      Vietnamese: 'trở ngại',
    },
    'retrieval practice': {
      Arabic: 'ممارسة الاسترجاع',
      'Chinese (Simplified)': '提取练习',
      French: 'pratique de récupération',
      Japanese: '想起練習',
      Korean: '인출 연습',
      Portuguese: 'prática de recuperação',
      Russian: 'практика припоминания',
      Spanish: 'práctica de recuperación',
      Vietnamese: 'luyện tập gợi nhớ',
    },
    spacing: {
      Arabic: 'تباعد الدراسة',
      'Chinese (Simplified)': '间隔学习',
      French: 'espacement',
      Japanese: '分散学習',
      Korean: '간격 두기',
      Portuguese: 'espaçamento',
      Russian: 'интервальное повторение',
      Spanish: 'espaciado',
      Ukrainian: 'інтервальне повторення',
      Vietnamese: 'học ngắt quãng',
    },
    neuroplasticity: {
      Arabic: 'مرونة عصبية',
      Bengali: 'স্নায়ু-নমনীয়তা',
      'Chinese (Simplified)': '神经可塑性',
      French: 'neuroplasticité',
      Hindi: 'तंत्रिका सुनम्यता',
      Japanese: '神経可塑性',
      Korean: '신경 가소성',
      Portuguese: 'neuroplasticidade',
      Russian: 'нейропластичность',
      Spanish: 'neuroplasticidad',
      Ukrainian: 'нейропластичність',
      Vietnamese: 'tính khả biến thần kinh',
    },
    'self-talk': {
      Arabic: 'حديث الذات',
      Bengali: 'আত্মকথন',
      'Chinese (Simplified)': '自我对话',
      French: 'discours intérieur',
      Hindi: 'आत्म-संवाद',
      Japanese: 'セルフトーク',
      Korean: '자기 대화',
      Portuguese: 'diálogo interno',
      Russian: 'внутренний диалог',
      Spanish: 'diálogo interno',
      Ukrainian: 'внутрішній діалог',
      Vietnamese: 'tự nói với bản thân',
    },
    distraction: {
      Arabic: 'مشتّت',
      Bengali: 'মনোযোগ বিঘ্নকারী বিষয়',
      'Chinese (Simplified)': '干扰',
      French: 'distraction',
      Hindi: 'ध्यान भटकाने वाली चीज़',
      Japanese: '気を散らすもの',
      Korean: '방해 요소',
      Portuguese: 'distração',
      Russian: 'отвлекающий фактор',
      Spanish: 'distracción',
      Ukrainian: 'відволікання',
      Vietnamese: 'điều gây xao nhãng',
    },
    'self-efficacy': {
      Arabic: 'كفاءة ذاتية',
      Bengali: 'স্ব-কার্যকারিতা',
      'Chinese (Simplified)': '自我效能感',
      French: 'sentiment d’efficacité personnelle',
      Hindi: 'आत्म-प्रभावकारिता',
      Japanese: '自己効力感',
      Korean: '자기 효능감',
      Portuguese: 'autoeficácia',
      Russian: 'самоэффективность',
      Spanish: 'autoeficacia',
      Ukrainian: 'самоефективність',
      Vietnamese: 'niềm tin vào năng lực bản thân',
    },
    interleaving: {
      'Chinese (Simplified)': '交错学习',
      French: 'entrelacement',
      Japanese: '交互学習',
      Korean: '교차 학습',
      Portuguese: 'intercalação',
      Spanish: 'práctica intercalada',
      Vietnamese: 'học xen kẽ',
    },
    'process goal': {
      Arabic: 'هدف العملية',
      Bengali: 'প্রক্রিয়াভিত্তিক লক্ষ্য',
      'Chinese (Simplified)': '过程目标',
      French: 'objectif de processus',
      Hindi: 'प्रक्रिया लक्ष्य',
      Japanese: 'プロセス目標',
      Korean: '과정 목표',
      Portuguese: 'meta de processo',
      Russian: 'процессная цель',
      Spanish: 'meta de proceso',
      Vietnamese: 'mục tiêu quá trình',
    },
    'outcome goal': {
      Arabic: 'هدف النتيجة',
      Bengali: 'ফলাফলভিত্তিক লক্ষ্য',
      'Chinese (Simplified)': '结果目标',
      French: 'objectif de résultat',
      Hindi: 'परिणाम लक्ष्य',
      Japanese: '結果目標',
      Korean: '결과 목표',
      Portuguese: 'meta de resultado',
      Russian: 'цель-результат',
      Spanish: 'meta de resultado',
      Ukrainian: 'ціль-результат',
      Vietnamese: 'mục tiêu kết quả',
    },
    'implementation intention': {
      Arabic: 'نية التنفيذ',
      'Chinese (Simplified)': '执行意图',
      French: 'intention de mise en œuvre',
      Japanese: '実行意図',
      Korean: '실행 의도',
      Portuguese: 'intenção de implementação',
      Spanish: 'intención de implementación',
      Vietnamese: 'ý định thực hiện',
    },
    'self-regulation': {
      Arabic: 'تنظيم ذاتي',
      Bengali: 'স্ব-নিয়ন্ত্রণ',
      'Chinese (Simplified)': '自我调节',
      French: 'autorégulation',
      Hindi: 'स्व-नियमन',
      Japanese: '自己調整',
      Korean: '자기 조절',
      Portuguese: 'autorregulação',
      Russian: 'саморегуляция',
      Spanish: 'autorregulación',
      Ukrainian: 'саморегуляція',
      Vietnamese: 'tự điều chỉnh',
    },
    'desirable difficulty': {
      Arabic: 'صعوبة مرغوبة',
      'Chinese (Simplified)': '合意困难',
      French: 'difficulté désirable',
      Japanese: '望ましい困難',
      Korean: '바람직한 어려움',
      Portuguese: 'dificuldade desejável',
      Russian: 'желательная трудность',
      Spanish: 'dificultad deseable',
      Ukrainian: 'бажана складність',
      Vietnamese: 'khó khăn có ích',
    },
  },
  bands: {
    '3-5': {
      bigIdea: 'Skills grow with effort, good strategies and help, so a clear goal and a plan for hard moments can take a learner further.',
      objectives: [
        'tell the difference between growth mindset and fixed mindset thoughts',
        'change a fixed mindset thought into a growth mindset thought',
        'write a goal that is clear and can be checked',
        'choose a strategy when a task gets hard',
        'plan time for homework, rest and play',
      ],
      terms: [
        {
          term: 'growth mindset',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the belief that you can get better at things by working, trying new ways and getting help',
          example: 'With a growth mindset, Ana saw a hard puzzle as a chance to learn.',
          contrast: 'It does not say that anyone can do anything at once; it says that skills can grow.',
          wordParts: 'grow, growth; mind + set',
          picture: 'a seedling in a head',
        },
        {
          term: 'fixed mindset',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the belief that you are born good or bad at something and cannot change it',
          example: '“I am just not a math person” is a fixed mindset thought.',
          contrast: 'A person may think this way about one thing and not about another.',
          wordParts: 'fixed (stuck) + mindset',
          picture: 'a head with a rock in it',
        },
        {
          term: 'effort',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the hard work and the energy that people put into something',
          example: 'It took a lot of effort over many days to learn the long poem by heart.',
          contrast: 'Luck comes by chance; this comes from you.',
          wordParts: 'effort, effortless',
          picture: 'a child who pushes a big box',
        },
        {
          term: 'strategy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a plan or a way of doing something that helps you to reach your aim',
          example: 'My strategy was to draw a picture of the problem before I solved it.',
          contrast: 'Effort is how hard you work; this is the way in which you work.',
          wordParts: 'from a Greek word for a leader of an army',
          picture: 'a map with two ways to a flag',
        },
        {
          term: 'mistake',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'something that was done or understood in the wrong way',
          example: 'A mistake in the first draft of my story showed me what I had to fix.',
          contrast: 'A mess made on purpose is something else.',
          wordParts: 'mis- (wrong) + take',
          picture: 'a crossed-out word with a better one above it',
        },
        {
          term: 'feedback',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'words from other people that help you to improve your work',
          example: 'My teacher’s feedback on my report was to add one more reason for my opinion.',
          contrast: 'Praise says that it is good; this tells what to do next.',
          wordParts: 'feed + back',
          picture: 'a speech bubble with an arrow up',
        },
        {
          term: 'goal',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'something important that you want to reach and are willing to work for',
          example: 'My goal is to read for at least twenty minutes before I go to bed each day.',
          contrast: 'A wish has no plan; this has steps.',
          wordParts: 'goal',
          picture: 'a flag on a hill',
        },
        {
          term: 'SMART goal',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'an aim that is clear, can be measured, is not too hard, matters and has an end date',
          example: '“I will learn ten spelling words by Friday” is a SMART goal.',
          contrast: '“I will be better” has no number and no date.',
          wordParts: 'letters for specific, measurable, achievable, relevant, timed',
          picture: 'a flag with a date and a ruler',
        },
        {
          term: 'habit',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'something that you do so often that it gets easy and almost happens by itself',
          example: 'Packing my bag at night has become a habit that saves time in the morning.',
          contrast: 'A choice needs thinking each time; this happens almost by itself.',
          wordParts: 'habit, habitual',
          picture: 'a path worn into grass',
        },
        {
          term: 'practice',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'doing something again and again to get better at it',
          example: 'Ten minutes of practice each day helped my piano song.',
          contrast: 'A show or test is where you use what you learned here.',
          wordParts: 'practice, practical',
          picture: 'a row of notes that get neater',
        },
        {
          term: 'perseverance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'going on with an activity even when it is hard and takes a long time',
          example: 'Perseverance helped the team finish the bridge on the third try.',
          contrast: 'Being stubborn means doing the same thing in the same way; this may mean a new way.',
          wordParts: 'persevere',
          picture: 'a climber on a steep path',
        },
        {
          term: 'schedule',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a plan that shows the time for each activity of a day or a week',
          example: 'Our class schedule says that reading comes before lunch every day.',
          contrast: 'A list tells what; this also tells when.',
          wordParts: 'schedule',
          picture: 'a page with times and boxes',
        },
        {
          term: 'skill',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'something useful that you have learned to do well over time',
          example: 'Reading music is a skill that grows with practice, even if it seems hard at first.',
          contrast: 'You are born with brown or blue eyes, but this is something you learn.',
          wordParts: 'skill, skilled',
          picture: 'a hand that ties a knot',
        },
        {
          term: 'challenge',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'something difficult that makes you try to do your very best',
          example: 'A new kind of math problem is a challenge that helps your brain grow.',
          contrast: 'A chore may be easy and dull, but this is hard and makes you think.',
          wordParts: 'challenge, challenger',
          picture: 'a climber looking up at a hill',
        },
        {
          term: 'progress',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'steps forward that bring you closer to something that you want',
          example: 'Lena saw her progress when she read ten more words in a minute.',
          contrast: 'To be done is to reach the end, but this is to move toward it.',
          wordParts: 'pro- forward + gress step',
          picture: 'footprints that lead up a path',
        },
        {
          term: 'reflect',
          partOfSpeech: 'verb',
          tier: 2,
          definition: 'to think carefully about what you did and what you learned from it',
          example: 'After a test, students reflect on which strategy worked.',
          contrast: 'To worry is to think of what could go wrong, but this is to think and learn.',
          wordParts: 'reflect, reflection',
          picture: 'a student with a thought bubble and a notebook',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What do we mean when we say that someone has a growth mindset?',
          answer: 'the belief that skills can get better',
          distractors: [
            {
              text: 'the belief that smart people do not need to work',
              error: 'mixes it up with ideas about talent',
            },
            {
              text: 'the belief that all tasks should be easy',
              error: 'thinks that it means feeling good',
            },
            {
              text: 'the belief that other people decide your grades',
              error: 'gives the power to others',
            },
          ],
          reason: 'Someone with a growth mindset thinks that effort, strategies and help can build skills.',
        },
        {
          thinking: 'remember',
          question: 'Which word means “going on with a task although it is hard to do”?',
          answer: 'perseverance',
          distractors: [
            {
              text: 'a schedule',
              error: 'mixes up a plan with going on',
            },
            {
              text: 'feedback',
              error: 'mixes up help with going on',
            },
            {
              text: 'a mindset',
              error: 'mixes up a belief with an act',
            },
          ],
          reason: 'Perseverance is staying with a task that is hard.',
        },
        {
          thinking: 'remember',
          question: 'Which of these is a good strategy when you come to a long and difficult word?',
          answer: 'break it into parts',
          distractors: [
            {
              text: 'feel bad about it',
              error: 'names a feeling',
            },
            {
              text: 'hope for an easy one',
              error: 'names a wish',
            },
            {
              text: 'wait for the bell',
              error: 'gives up',
            },
          ],
          reason: 'A strategy is a way to do something. Parts of a word are easier to read.',
        },
        {
          thinking: 'remember',
          question: 'What does the letter T in the words “SMART goal” stand for in most classes?',
          answer: 'timed',
          distractors: [
            {
              text: 'tried',
              error: 'guesses a word that fits effort',
            },
            {
              text: 'tested',
              error: 'thinks of a test',
            },
            {
              text: 'top',
              error: 'thinks of being best',
            },
          ],
          reason: 'A SMART goal has an end date, so you know when to check it.',
        },
        {
          thinking: 'understand',
          question: 'Why is it difficult to check a goal such as “I will get better at math”?',
          answer: 'It has no number and no date.',
          distractors: [
            {
              text: 'It is about math only.',
              error: 'thinks that only some subjects can have goals',
            },
            {
              text: 'It is too short to be a real sentence.',
              error: 'looks at length',
            },
            {
              text: 'It uses the word I at the start.',
              error: 'looks at grammar',
            },
          ],
          reason: 'You cannot tell when you have reached it. A number and a day would help.',
        },
        {
          thinking: 'understand',
          question: 'How does the word “yet” change the meaning of the sentence “I can’t do it”?',
          answer: 'It says that you may learn it later.',
          distractors: [
            {
              text: 'It says that you did it long ago.',
              error: 'mixes up past and future',
            },
            {
              text: 'It says that someone else should do it.',
              error: 'thinks that it passes the task on',
            },
            {
              text: 'It says that the task is very easy.',
              error: 'thinks that it changes the task',
            },
          ],
          reason: '“I can’t do it yet” leaves the door open for learning.',
        },
        {
          thinking: 'understand',
          question: 'Why can a mistake be useful when you are learning something new?',
          answer: 'It shows what to work on next.',
          distractors: [
            {
              text: 'It makes the next task easier by luck.',
              error: 'thinks that chance evens out',
            },
            {
              text: 'It tells others to do the work.',
              error: 'thinks that mistakes move work to others',
            },
            {
              text: 'It proves that you did not try.',
              error: 'thinks that mistakes come from no effort',
            },
          ],
          reason: 'When you look at a mistake, you find out what you do not know so far.',
        },
        {
          thinking: 'understand',
          question: 'What do two students need most if they work hard on a puzzle in the same way and stay stuck?',
          answer: 'a new strategy',
          distractors: [
            {
              text: 'more minutes',
              error: 'thinks that effort alone is enough',
            },
            {
              text: 'a harder puzzle to do first',
              error: 'thinks that harder is better',
            },
            {
              text: 'a louder place to sit in',
              error: 'picks something that does not help',
            },
          ],
          reason: 'Effort is important, but if a way does not work, try another way or ask.',
        },
        {
          thinking: 'apply',
          question: 'Which of these goals for reading at home is the clearest one to follow?',
          answer: 'I will read 15 minutes each night this week.',
          distractors: [
            {
              text: 'I will read a lot more books from now on.',
              error: 'thinks that “more” is clear',
            },
            {
              text: 'I will try my very best to be a reader.',
              error: 'thinks that trying can be checked',
            },
            {
              text: 'I will be the best reader in the school.',
              error: 'picks a goal that depends on others',
            },
          ],
          reason: 'It tells what, how long and until when.',
        },
        {
          thinking: 'apply',
          question: 'If Sam says, “I am bad at drawing,” which thought would show a growth mindset instead?',
          answer: '“I can learn to draw hands if I practice.”',
          distractors: [
            {
              text: '“I am good at sports, so drawing does not matter to me.”',
              error: 'moves away from the task',
            },
            {
              text: '“Drawing is for people who are born with it.”',
              error: 'holds a fixed mindset',
            },
            {
              text: '“My drawing is fine, so I need no more practice.”',
              error: 'stops learning',
            },
          ],
          reason: 'The thought names a skill and a way to build it.',
        },
        {
          thinking: 'apply',
          question: 'Which plan will help Lena remember the most if it is Monday and the test is on Friday?',
          answer: 'a short practice on each day',
          distractors: [
            {
              text: 'one long practice',
              error: 'thinks that one long time is the same',
            },
            {
              text: 'reading the notes once on Monday',
              error: 'thinks that reading once is enough',
            },
            {
              text: 'putting the book under the pillow',
              error: 'believes a joke',
            },
          ],
          reason: 'Many short times help memory more than one long time. Sleep helps too.',
        },
        {
          thinking: 'apply',
          question: 'What is the best way to use feedback when your teacher writes, “Add a reason to your claim”?',
          answer: 'write a reason and read it again',
          distractors: [
            {
              text: 'copy the comment onto a clean page',
              error: 'thinks that copying is doing',
            },
            {
              text: 'erase the claim and start a new topic',
              error: 'thinks that feedback means it is all wrong',
            },
            {
              text: 'feel proud that a comment is there',
              error: 'mixes it up with praise',
            },
          ],
          reason: 'Feedback tells the next step. You use it when you change your work.',
        },
        {
          thinking: 'analyze',
          question:
            'Max wants to read for 20 minutes, and in four weeks he reads for 10, 12, 15 and then 18 minutes. What do the numbers show?',
          answer: 'He is getting closer to his goal.',
          distractors: [
            {
              text: 'He has passed his goal by a little.',
              error: 'does not compare with 20',
            },
            {
              text: 'He reads less as weeks go by.',
              error: 'reads the row backward',
            },
            {
              text: 'He should give up on his goal.',
              error: 'thinks that missing it means failing',
            },
          ],
          reason: 'The numbers rise each week and are near 20.',
        },
        {
          thinking: 'analyze',
          question:
            'Zoe and Ben have the same homework, but Zoe stops eight times because her tablet is on, while Ben, who put his away, stops once. What would you guess?',
          answer: 'Ben will likely need less time.',
          distractors: [
            {
              text: 'Zoe will likely finish first.',
              error: 'thinks that breaks from a tablet speed up work',
            },
            {
              text: 'Both will need the same time.',
              error: 'thinks that stops do not matter',
            },
            {
              text: 'The tablet will do half of the work.',
              error: 'thinks that the device helps by being on',
            },
          ],
          reason: 'Each stop costs time to start again.',
        },
      ],
      misconceptions: [
        {
          belief: 'If you are smart, things are easy for you.',
          why: 'Fast students get praise.',
          truth: 'Hard work and new ways are how anyone learns hard things.',
          teacherMove:
            'Tell the class how long you worked at something hard and show a first try. Let students write “first I could not …, then I …” for one skill of their own.',
        },
        {
          belief: 'A growth mindset means you just try harder.',
          why: 'Adults often say, “Try harder.”',
          truth: 'It also means new strategies and asking for help.',
          teacherMove:
            'Give pairs a knot to untie with one hand rule. After two minutes, stop and ask: more effort or a new way? List three new ways.',
        },
        {
          belief: 'Mistakes mean that I failed.',
          why: 'Red marks feel bad.',
          truth: 'Mistakes give you information.',
          teacherMove:
            'Start a “favorite mistake” corner: show a wrong answer with no name and ask what good thinking is in it and what to fix.',
        },
        {
          belief: 'A big goal is a good goal.',
          why: 'Big dreams sound best.',
          truth: 'A goal you can check and reach in steps is more useful.',
          teacherMove: 'Draw a ladder with your goal at the top. Students fill in the rungs until the first step can be done today.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How is the sentence “I can’t do it” different from “I can’t do it yet”?',
          lookFors: ['says that the second leaves room to learn', 'gives an example'],
          probe: 'What would you do after you say it?',
        },
        {
          thinking: 'understand',
          question: 'How can feedback that is hard to hear still help you to do better?',
          lookFors: ['says that it shows a next step', 'tells feelings and facts apart'],
          probe: 'What words would make it easier to hear?',
        },
        {
          thinking: 'apply',
          question: 'Which three things could you try if you are stuck on a problem while your teacher is busy?',
          lookFors: ['names different strategies', 'includes asking someone or looking at an example'],
          probe: 'Which would you try first?',
        },
        {
          thinking: 'evaluate',
          question: 'Which is more important for learning: effort or a good strategy?',
          lookFors: ['gives reasons for one or both', 'uses an example'],
          probe: 'What happens if you have only one of them?',
        },
        {
          thinking: 'analyze',
          question: 'Why is it easier to keep a habit when you do it at the same time each day?',
          lookFors: ['says that it needs less thinking', 'gives an example from daily life'],
          probe: 'What could remind you?',
        },
        {
          thinking: 'evaluate',
          question: 'Do you think it is fair to compare your work with a friend’s work, and why?',
          lookFors: ['sees what can be learned and what can hurt', 'thinks of comparing with yourself'],
          probe: 'What could you compare from last month?',
        },
        {
          thinking: 'create',
          question: 'What could a sign in our class say in order to help someone who wants to give up?',
          lookFors: ['kind and useful words', 'names something to do'],
          probe: 'Where would you hang it?',
        },
        {
          thinking: 'create',
          question: 'How would you plan an afternoon with homework in it, and how would you choose the order?',
          lookFors: ['has work, rest and play', 'gives reasons for the order'],
          probe: 'What could go wrong with your plan?',
        },
        {
          thinking: 'analyze',
          question: 'Why might someone stay away from a challenge, although it could help that person to learn?',
          lookFors: [
            'the person may fear mistakes or what others will say',
            'a fixed mindset makes a hard task look like a test of talent',
            'a small first step or some help can make it easier to begin',
          ],
          probe: 'What small first step would you take with something hard?',
        },
      ],
      activities: [
        {
          title: 'What is hard?',
          purpose: 'engage',
          minutes: [6, 10],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['paper'],
          steps: [
            'Draw something that was once hard for you.',
            'Draw how you do it now.',
            'Tell your partner what helped you.',
            'Write one word for what helped.',
          ],
          lookFor: 'Words such as practice, a friend, a new way.',
        },
        {
          title: 'The paper tower',
          purpose: 'explore',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['ten sheets of paper', 'tape', 'a ruler'],
          steps: [
            'Build the tallest tower that stands.',
            'Stop after five minutes and look at other towers.',
            'Write one thing that works and one that does not.',
            'Build again with a new plan.',
            'Measure both towers.',
          ],
          lookFor: 'Students name what they changed and why.',
        },
        {
          title: 'Change the thought',
          purpose: 'explain',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['twelve thought cards'],
          steps: [
            'Read a card aloud.',
            'Decide: fixed or growth?',
            'Change each fixed thought.',
            'Choose your best change and read it to the class.',
          ],
          lookFor: 'New thoughts name an action, not only “I can do it.”',
        },
        {
          title: 'My ladder',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a drawing of a ladder'],
          steps: [
            'Write your goal at the top.',
            'Add a number and a date.',
            'Write the first step at the bottom.',
            'Fill in the steps between.',
            'Mark the step where you may need help.',
          ],
          lookFor: 'The first step can be done today.',
        },
        {
          title: 'Test a study trick',
          purpose: 'extend',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two lists of ten words'],
          steps: [
            'Read list one three times.',
            'Wait two minutes and write what you remember.',
            'Cover list two and test yourself three times.',
            'Wait two minutes and write what you remember.',
            'Compare and tell what may have made the difference.',
          ],
          lookFor: 'Students compare fairly and see that one test is little proof.',
        },
      ],
      recalls: [
        {
          prompt: 'Write something you can do now that you could not do in first grade.',
          answer: 'For example: read long books, multiply, swim.',
          likelyError: 'Says that it just came with age.',
          minutes: 1,
        },
        {
          prompt: 'Draw a clock and show when school ends.',
          answer: 'For example: a clock that shows three o’clock, with the hour hand shorter.',
          likelyError: 'Draws a clock without hands, or two hands of the same length.',
          minutes: 1,
        },
        {
          prompt: 'Write two kinds of help in our class.',
          answer: 'A friend, a chart, a book, the teacher.',
          likelyError: 'Writes only “the teacher.”',
          minutes: 2,
        },
        {
          prompt: 'Name a feeling you have when a task is hard.',
          answer: 'For example: worried, angry, curious.',
          likelyError: 'Writes what happened and no feeling.',
          minutes: 1,
        },
        {
          prompt: 'Write three things you did today in the right order.',
          answer: 'For example: I got up, rode to school and read a story.',
          likelyError: 'Mixes up the order.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'Tim studied hard for a test and got a low score. He says, “See, effort does not work. I am just bad at this.” What would you say to Tim?',
        answer:
          'Effort matters, but the way of studying counts too. Tim could look at which questions he missed, ask how others study, try a new way such as testing himself, and get help. One score shows where he is now and does not tell what he can learn.',
        partial: 'Says only “try harder” or “believe in yourself.”',
        reteach:
          'Sort five study tips into “more time” and “new way.” Let each child choose one new way for the next quiz and write down how it went.',
      },
      processes: [
        {
          title: 'how to reach a goal',
          steps: [
            'Choose something that matters to you.',
            'Write it with a number and a date.',
            'Split it into small steps.',
            'Do the first step.',
            'Check and change your plan.',
            'Tell someone when you reach it.',
          ],
        },
        {
          title: 'what to do when you are stuck',
          steps: ['Stop and breathe.', 'Read the task again.', 'Try a new way.', 'Look at an example.', 'Ask a friend or teacher.'],
        },
      ],
      causes: [
        {
          cause: 'you practice a little each day',
          effect: 'the skill gets easier over time',
        },
        {
          cause: 'you look closely at a mistake',
          effect: 'you find out what to work on next',
        },
        {
          cause: 'a goal has no date',
          effect: 'it is easy to put it off',
        },
        {
          cause: 'you put your tablet away when you study',
          effect: 'you need less time to finish',
        },
      ],
      comparisons: [
        {
          a: 'a growth mindset',
          b: 'a fixed mindset',
          alike: 'Both are ways of thinking about skills.',
          different: [
            {
              feature: 'on a hard task',
              a: 'tries a new way',
              b: 'wants to stop',
            },
            {
              feature: 'on mistakes',
              a: 'asks what they show',
              b: 'feels that they prove something',
            },
          ],
        },
        {
          a: 'a goal',
          b: 'a wish',
          alike: 'Both are about something you want.',
          different: [
            {
              feature: 'plan',
              a: 'has steps',
              b: 'has no steps',
            },
            {
              feature: 'check',
              a: 'you can tell when you reach it',
              b: 'hard to tell',
            },
          ],
        },
      ],
      connections: [
        'Math: let students solve one problem in two ways and tell which they would use again.',
        'Physical education: count jump rope turns on three days and set a next goal.',
        'Reading: find the page in a story where a character wants to give up and ask what helps.',
        'Science: compare first and last models of a design task and name what feedback changed.',
      ],
      cultural: [
        {
          aspect: 'language',
          title: 'The word “yet”',
          task: 'Students find out how to say “not yet” in languages they know and make a wall of them.',
          background: 'Spanish says todavía no, French pas encore, and Chinese 还没有.',
          checkFirst: 'Let speakers check the words.',
        },
        {
          aspect: 'people',
          title: 'Many tries',
          task: 'Students put the steps of a maker’s work in order and mark where a new way was tried.',
          background:
            'Lonnie Johnson, an engineer at NASA, worked on the Super Soaker for years and through many models before it was sold.',
          checkFirst: 'Use a short true text with dates.',
        },
        {
          aspect: 'family and community',
          title: 'Learning from someone',
          task: 'Students ask a person they trust how they learned a skill and what they did when it was hard.',
          background: 'People learn to sew, fix bikes, braid hair or speak a language from others, over many tries.',
          checkFirst: 'Let students choose any person, also at school.',
        },
        {
          aspect: 'place',
          title: 'A slow task with many hands',
          task: 'Students compare a long task done by a group with one of their own and plan shared steps.',
          background: 'Each year people of Q’eswachaka in Peru renew a grass rope bridge together, as their ancestors did in Inca times.',
          checkFirst: 'Show a photo and a map; speak of it as a living practice.',
        },
        {
          aspect: 'history',
          title: 'Learning to read as a grown-up',
          task: 'Students tell which strategies and help a late learner used.',
          background:
            'Mary Hardway Walker of Tennessee, who was born into slavery, learned to read when she was over one hundred years old.',
          checkFirst: 'Read the story first; speak plainly and kindly about slavery.',
        },
        {
          aspect: 'critical question',
          title: 'Who gets called smart?',
          task: 'Students list many ways to be good at something and find which ones school shows least.',
          background: 'People often call fast answers smart, though slow, careful work and skill with people or hands count too.',
          checkFirst: 'Make no list of classmates.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt: 'Tell a story of a small robot that learns to dance. Tell the events in order. Choose what helps it most.',
          audience: 'second graders',
          plan: ['What is hard?', 'What does it try?', 'How does it end?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell about a team that builds something that falls down twice. Choose what they change.',
          audience: 'a class book',
          plan: ['What do they build?', 'Why does it fall?', 'What do they learn?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A bird that cannot sing its group’s song keeps on working at it. Tell the events in order from the first try to the last. Choose which friend gives the tip that helps.',
          audience: 'a story for first graders',
          plan: ['What is hard for the bird?', 'What does it try?', 'Which tip helps?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should teachers show their own mistakes to the class? Write what you think and give two reasons. Choose an example.',
          audience: 'your teacher',
          plan: ['What do you claim?', 'Why?', 'Who might not agree?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Convince a friend to keep trying something. Give reasons. Choose words that are kind.',
          audience: 'a note to a friend',
          plan: ['What is hard for your friend?', 'What could help?', 'How will you end?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should homework be shorter but done every day? Make a claim and give two reasons about how people learn. Choose one subject as an example.',
          audience: 'a letter to your teacher',
          plan: ['What is your claim?', 'How do people learn best?', 'Which subject will you use?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to set a goal that can be checked. Choose one example.',
          audience: 'third graders',
          plan: ['What makes it clear?', 'What are the steps?', 'How do you check?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain what to do when you are stuck. Choose the order of your tips.',
          audience: 'a poster for the class',
          plan: ['What is first?', 'What else can help?', 'When should one ask?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how to give a classmate feedback that is kind and that helps. Use an example of a weak tip and a strong tip. Choose the kind of work.',
          audience: 'a card for a writing group',
          plan: ['What is the work?', 'What is weak in the first tip?', 'What makes the second one strong?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a place where you can work well. Show it with your senses. Choose what must not be there.',
          audience: 'someone who builds a study room',
          plan: ['What do you see and hear?', 'What is close to you?', 'How do you feel?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe someone who is trying hard, without saying that they are trying. Show hands, face and sounds.',
          audience: 'readers of a story',
          plan: ['What do the hands do?', 'What is on the face?', 'What sounds are there?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe how it looks and feels to do a thing for the first time and for the hundredth time. Use hands, speed and sound. Choose a skill that you know.',
          audience: 'a page for a class book on skills',
          plan: ['How do your hands move at first?', 'What changes?', 'What do you feel each time?'],
        },
        {
          genre: 'Creative',
          prompt: 'Make up a talk between a seed and a stone about growing. Choose how it ends.',
          audience: 'a play for the class',
          plan: ['What does each one think?', 'What happens to them?', 'Who is surprised?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a machine that turns mistakes into something useful. Tell how it works. Choose its name.',
          audience: 'readers of a catalog',
          plan: ['What goes in?', 'What comes out?', 'Who needs it?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a weather report for a day of learning. Let storms, clouds and sun stand for hard and easy parts. Choose the forecast for tomorrow.',
          audience: 'a funny class news show',
          plan: ['What is hard at first?', 'What clears the sky?', 'What is the forecast?'],
        },
      ],
      itemSets: [
        {
          title: 'Three balls in the air',
          text: 'A student wants to learn to juggle three balls and writes down how many catches come in a row. On Monday it is 4, on Tuesday 5 and on Wednesday 5 again, although practice took twenty minutes each day. On Thursday a friend takes a video. It shows that the second ball is thrown too early. The student practices just this throw with two balls. On Friday there are 8 catches, and on the next Monday there are 14.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What made the biggest difference to the numbers?',
              answer: 'A change in how the student practiced',
              distractors: [
                {
                  text: 'A change in how long the student practiced',
                  error: 'overlooks that it took twenty minutes before',
                },
                {
                  text: 'A change in how the balls looked and felt',
                  error: 'makes up a cause',
                },
                {
                  text: 'A change in how the friend took the video',
                  error: 'takes the tool for the change',
                },
              ],
              reason: 'The time was the same, but from Thursday on the practice went to the weak throw.',
            },
            {
              thinking: 'apply',
              question: 'What fits the lesson of this week best if the student is stuck at 20 catches after a few weeks?',
              answer: 'Find out which throw goes wrong',
              distractors: [
                {
                  text: 'Go on in the same way for longer',
                  error: 'repeats what did not help on Wednesday',
                },
                {
                  text: 'Decide that juggling takes born talent',
                  error: 'turns a hard moment into a fixed thought',
                },
                {
                  text: 'Stop counting so that it looks better',
                  error: 'hides the progress',
                },
              ],
              reason: 'The video helped because it showed what to work on.',
            },
            {
              thinking: 'analyze',
              question: 'How did it help the student to write down the numbers each day?',
              answer: 'They showed when progress had stopped.',
              distractors: [
                {
                  text: 'They showed who has talent from birth.',
                  error: 'takes a score for a talent',
                },
                {
                  text: 'They made the balls easier to catch.',
                  error: 'thinks that counting changes the task',
                },
                {
                  text: 'They told the friend when to come over.',
                  error: 'misreads the use of the numbers',
                },
              ],
              reason: 'From 5 to 5 there was no progress, so it was time for a new strategy.',
            },
          ],
          question: {
            thinking: 'analyze',
            question: 'What would be wrong with the sentence “I am just not a juggler” if the student said it on Wednesday?',
            lookFors: [
              'Says that three days show where one is now and not what one can learn.',
              'Uses the case: a new way brought the number from 5 to 14.',
            ],
            probe: 'What would you say to yourself on such a Wednesday?',
          },
        },
        {
          title: 'Bridges of paper',
          text: 'Two groups build a bridge from one sheet of paper between two stacks of books, and then they lay coins on it until it falls. The first bridge of each group holds 6 coins. The first group says, “Ours broke because we are bad at this,” and builds the very same bridge again. The second group studies the place where its bridge bent and folds the next sheet like a fan. Now the second bridge of the first group holds 7 coins, while the other one holds 41.',
          facts: [
            {
              thinking: 'analyze',
              question: 'How did the second group use the mistake in its first bridge?',
              answer: 'It found the cause and changed it.',
              distractors: [
                {
                  text: 'It hid the broken bridge from others.',
                  error: 'thinks that a mistake should not be seen',
                },
                {
                  text: 'It used two more sheets for the bridge.',
                  error: 'overlooks that it was one sheet each time',
                },
                {
                  text: 'It waited until the coins weighed less.',
                  error: 'looks for a cause in the coins',
                },
              ],
              reason: 'The bend showed where the bridge was weak, so the group folded the paper.',
            },
            {
              thinking: 'apply',
              question: 'What would most likely help the first group to do better in a third try?',
              answer: 'Study the fan and try a new fold',
              distractors: [
                {
                  text: 'Build the same bridge with more speed',
                  error: 'changes the pace and not the plan',
                },
                {
                  text: 'Tell the other group to stop at once',
                  error: 'wants to win and not to learn',
                },
                {
                  text: 'Say loudly that they can surely do it',
                  error: 'thinks that a wish is enough',
                },
              ],
              reason: 'Looking at what works is a strategy and is allowed when groups learn.',
            },
            {
              thinking: 'analyze',
              question: 'What does the test show, since both groups built twice with the same paper?',
              answer: 'Effort works best with a new idea.',
              distractors: [
                {
                  text: 'Effort has no use in a test.',
                  error: 'overlooks that the new plan took work, too',
                },
                {
                  text: 'The first try tells who will win.',
                  error: 'overlooks that both began with 6',
                },
                {
                  text: 'More paper makes a better bridge.',
                  error: 'overlooks that the paper was the same',
                },
              ],
              reason: 'Both made an effort, but just one changed its plan.',
            },
          ],
          question: {
            thinking: 'create',
            question: 'What kind and helpful sentences could a friend say to the first group after its second bridge?',
            lookFors: [
              'Names something true that the group did, such as trying again.',
              'Gives a clear next step or a question, such as “Where did it bend?”',
            ],
            probe: 'Why is “You can do it!” not enough?',
          },
        },
        {
          title: 'A goal in small steps',
          text: 'In January a student sets a goal: “I will be great at times tables.” When nothing has changed by the end of the month, the student writes a new goal: “By March 15 I will know 40 facts by heart, because I will practice eight minutes after dinner, four days a week.” After two weeks the student already knows 12 new facts. But practice on Thursday is hard, because soccer ends late on that day. So the student moves Thursday’s practice to the ride on the bus.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the new goal work better than the one from January?',
              answer: 'It had a number and a plan.',
              distractors: [
                {
                  text: 'It was larger and sounded better.',
                  error: 'thinks that big goals are best',
                },
                {
                  text: 'It was kept secret from the class.',
                  error: 'makes up a detail',
                },
                {
                  text: 'It had no hard days in the week.',
                  error: 'overlooks Thursday',
                },
              ],
              reason: 'It has a number, a date and a time of day, so the student knows what to do.',
            },
            {
              thinking: 'apply',
              question:
                'The student knows 12 facts after two weeks and keeps up the same pace. How many facts will the student know after six weeks?',
              answer: '36',
              distractors: [
                {
                  text: '18',
                  error: 'adds six',
                },
                {
                  text: '24',
                  error: 'counts four weeks',
                },
                {
                  text: '40',
                  error: 'gives the goal',
                },
              ],
              reason: 'Six weeks are three times two weeks, and 3 × 12 = 36.',
            },
            {
              thinking: 'analyze',
              question: 'What does the change on Thursdays show?',
              answer: 'A plan can be mended and the goal kept.',
              distractors: [
                {
                  text: 'A goal should be dropped on hard days.',
                  error: 'overlooks that practice goes on',
                },
                {
                  text: 'A bus is the best place for learning.',
                  error: 'reads too much into one change',
                },
                {
                  text: 'A sport and a goal cannot go together.',
                  error: 'overlooks the solution',
                },
              ],
              reason: 'The student looked at what did not work and found another time.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'Would you say that the student has failed with 37 facts on March 15, and why?',
            lookFors: [
              'Says that 37 is close to 40 and much more than at the start.',
              'Names a next step, such as a new date or a look at the last three facts.',
            ],
            probe: 'How can a goal help you even if you miss it?',
          },
        },
      ],
    },
    '6-8': {
      bigIdea:
        'Abilities can be developed through effort, effective strategies and help from others, and clear goals with good study habits turn that belief into progress.',
      objectives: [
        'explain what a growth mindset is and what it is not',
        'write a SMART goal with steps and a way to check progress',
        'use retrieval practice and spacing in place of rereading',
        'plan a week with deadlines, breaks and priorities',
        'respond to setbacks and feedback with a new strategy',
      ],
      terms: [
        {
          term: 'growth mindset',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the belief that abilities can be developed by effort, strategies and help',
          example: 'Because of her growth mindset, she regarded the low grade as information about what to practice next.',
          contrast: 'It is not praise for effort without progress.',
          wordParts: 'grow + mindset',
          picture: 'a path that climbs in steps',
        },
        {
          term: 'fixed mindset',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the belief that ability is set and can hardly change',
          example: 'A fixed mindset can make some students avoid difficult courses, because they are afraid of failing.',
          contrast: 'Most people have both views, depending on the task.',
          wordParts: 'fixed + mindset',
          picture: 'a stone on a label “talent”',
        },
        {
          term: 'setback',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an event or a problem that interrupts or slows progress for a limited time',
          example: 'Losing the first match was a setback for the team, but the players learned something important from it.',
          contrast: 'A failure may be the end of a plan; this is a delay.',
          wordParts: 'set + back',
          picture: 'a line graph with one dip',
        },
        {
          term: 'perseverance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'steady effort in spite of difficulty',
          example: 'It took perseverance and a completely new method before the computer program finally worked.',
          contrast: 'Repeating what does not work is stubbornness.',
          wordParts: 'persevere',
          picture: 'footsteps around an obstacle',
        },
        {
          term: 'SMART goal',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'an aim that is specific, measurable, realistic, relevant and tied to a certain time',
          example: 'His SMART goal was to raise his quiz average to 80 by May by practicing ten minutes a day.',
          contrast: 'A dream gives direction but cannot be checked.',
          wordParts: 'five first letters',
          picture: 'a target with five rings',
        },
        {
          term: 'priority',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'something so important or urgent that it should be done before other things',
          example: 'Because it is due tomorrow, the science project is a higher priority than the other assignments.',
          contrast: 'Urgent means soon; important means that it matters. Both help decide.',
          wordParts: 'prior (earlier)',
          picture: 'a list with one line in bold',
        },
        {
          term: 'procrastination',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the habit of putting off a task although one knows that the delay will cost something',
          example: 'Procrastination turned an easy essay into a long and stressful night at the computer.',
          contrast: 'Planning a later start for a good reason is something else.',
          wordParts: 'pro- (forward) + cras (tomorrow)',
          picture: 'a clock and a person looking away',
        },
        {
          term: 'retrieval practice',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'learning by bringing facts back from memory, as with flash cards or self-tests',
          example: 'If you cover your notes and write down what you remember, you are using retrieval practice.',
          contrast: 'Rereading feels easy but asks little of memory.',
          wordParts: 'retrieve (get back) + practice',
          picture: 'a hand that pulls a card out of a head',
        },
        {
          term: 'spacing',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'spreading study over several days with time between',
          example: 'Thanks to spacing, four short reviews over two weeks are more effective than one long night.',
          contrast: 'Cramming packs all study into one time.',
          wordParts: 'space',
          picture: 'four small blocks on a calendar',
        },
        {
          term: 'feedback',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'information about a person’s work that shows how it can be improved',
          example: 'The most useful feedback on an essay names a single next step that the writer can take.',
          contrast: 'A grade shows a level; this shows a way on.',
          wordParts: 'feed + back',
          picture: 'an arrow from a draft to a better one',
        },
        {
          term: 'strategy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a carefully developed plan by which someone tries to reach a goal',
          example: 'Her strategy for difficult problems was to solve an easier case of the same kind first.',
          contrast: 'Effort is how much; this is how.',
          wordParts: 'Greek strategos, general',
          picture: 'two routes on a map',
        },
        {
          term: 'habit',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a behavior that is repeated until it happens with little thought',
          example: 'Writing homework in a planner became a habit.',
          contrast: 'A goal ends when it is reached; this goes on.',
          wordParts: 'habit',
          picture: 'a loop: cue, act, reward',
        },
        {
          term: 'neuroplasticity',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the brain’s ability to change its connections as a person learns',
          example: 'Neuroplasticity is one reason why practice makes a new skill easier over time.',
          contrast: 'A muscle grows in size, while this mostly changes connections between nerve cells.',
          wordParts: 'neuro- nerve + plastic able to be shaped',
          picture: 'nerve cells with a path that gets thicker',
        },
        {
          term: 'self-talk',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the words with which people encourage or criticize themselves in their own minds',
          example: 'Changing “I can’t do this” to “I can’t do this yet” is a small but important change in self-talk.',
          contrast: 'Feedback comes from outside, while this comes from a person’s own mind.',
          wordParts: 'self, talk',
          picture: 'a head with two speech bubbles inside',
        },
        {
          term: 'resilience',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the ability to recover and go on after something hard',
          example: 'A team shows resilience when it learns from a painful loss and begins to prepare for the next game.',
          contrast: 'To ignore a problem is to act as if it were not there, while this means to face it and recover.',
          wordParts: 'resilient, resilience',
          picture: 'a bent tree that stands up again',
        },
        {
          term: 'distraction',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'something that pulls a person’s attention away from the task that needs to be done',
          example: 'A buzzing phone on the desk is a distraction, even when nobody picks it up.',
          contrast: 'A planned break helps the mind to rest, while this takes attention without a plan.',
          wordParts: 'distract, attract, tractor: tract- to pull',
          picture: 'a book with a phone that glows next to it',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'In the word SMART, which describes a well-planned goal, what does the letter M stand for?',
          answer: 'measurable',
          distractors: [
            {
              text: 'motivated',
              error: 'thinks that the feeling is what counts',
            },
            {
              text: 'meaningful',
              error: 'mixes it up with relevant',
            },
            {
              text: 'memorable',
              error: 'thinks of a slogan',
            },
          ],
          reason: 'A measurable goal has a number or other sign that shows progress.',
        },
        {
          thinking: 'remember',
          question: 'What does retrieval practice consist of when a student uses it to prepare for an important test?',
          answer: 'bringing facts back from memory',
          distractors: [
            {
              text: 'copying notes in neat handwriting',
              error: 'thinks that neat work is learning',
            },
            {
              text: 'marking each sentence in color',
              error: 'thinks that marking is learning',
            },
            {
              text: 'listening to music while reading',
              error: 'thinks that comfort is learning',
            },
          ],
          reason: 'Self-testing makes memory stronger because you have to find the answer.',
        },
        {
          thinking: 'remember',
          question: 'Which word describes the behavior of a person who puts off a task despite knowing what the delay will cost?',
          answer: 'procrastination',
          distractors: [
            {
              text: 'prioritization',
              error: 'mixes up delay with choosing an order',
            },
            {
              text: 'perseverance',
              error: 'mixes it up with its near opposite',
            },
            {
              text: 'preparation',
              error: 'thinks that waiting is getting ready',
            },
          ],
          reason: 'It comes from a Latin word for tomorrow.',
        },
        {
          thinking: 'remember',
          question: 'What does the advice to use spacing mean for a student who is learning the vocabulary of a new language?',
          answer: 'spreading practice over several days',
          distractors: [
            {
              text: 'leaving wide gaps between written lines',
              error: 'takes the word literally',
            },
            {
              text: 'sitting far away from other students',
              error: 'takes the word literally',
            },
            {
              text: 'studying one subject for many hours',
              error: 'names massed practice',
            },
          ],
          reason: 'Time between reviews makes you work to remember, which helps memory last.',
        },
        {
          thinking: 'understand',
          question: 'Which of these statements agrees best with the idea of a growth mindset, as researchers understand it?',
          answer: 'Skills can grow with effort, strategies and help.',
          distractors: [
            {
              text: 'Anyone can become the best at anything with effort.',
              error: 'exaggerates the idea',
            },
            {
              text: 'Effort counts, so results need no attention.',
              error: 'thinks that trying is enough',
            },
            {
              text: 'Talent does not exist and makes no difference.',
              error: 'denies all differences',
            },
          ],
          reason: 'The idea is about growth from where one is. It makes no promise of first place.',
        },
        {
          thinking: 'understand',
          question: 'Why does rereading a chapter often feel more useful to students than it really is?',
          answer: 'The text looks familiar, so we think that we know it.',
          distractors: [
            {
              text: 'The eyes get faster, so we save time for more pages.',
              error: 'thinks that speed is learning',
            },
            {
              text: 'The text changes a little each time we see it again.',
              error: 'thinks that rereading adds content',
            },
            {
              text: 'The brain stores each page as a picture for good.',
              error: 'believes in a perfect memory',
            },
          ],
          reason: 'Familiarity is not the same as being able to recall. A self-test shows the difference.',
        },
        {
          thinking: 'understand',
          question: 'When a teacher returns an essay, what makes written feedback more useful to the writer than a grade alone?',
          answer: 'It names what to do next.',
          distractors: [
            {
              text: 'It takes longer to read than a grade.',
              error: 'thinks that length helps',
            },
            {
              text: 'It comes from someone who is older.',
              error: 'thinks that age decides',
            },
            {
              text: 'It is kept in a student’s file.',
              error: 'mixes it up with records',
            },
          ],
          reason: 'Improvement needs information about the next step.',
        },
        {
          thinking: 'understand',
          question: 'Why are small first steps effective when a person has been putting off an unpleasant task for days?',
          answer: 'Starting becomes easier.',
          distractors: [
            {
              text: 'The task gets shorter.',
              error: 'thinks that steps remove work',
            },
            {
              text: 'The deadline moves to a later day.',
              error: 'thinks that steps change the date',
            },
            {
              text: 'Other people take over the task.',
              error: 'thinks that small means given away',
            },
          ],
          reason: 'Much delay comes from not wanting to begin. A step of five minutes lowers that hurdle.',
        },
        {
          thinking: 'apply',
          question: 'Which of these goals for improving in mathematics meets most of the SMART points?',
          answer: 'Solve ten practice problems a day until the test on May 9.',
          distractors: [
            {
              text: 'Become a much stronger math student in the near future.',
              error: 'takes strong words for a clear goal',
            },
            {
              text: 'Do more math problems than my friends do this spring.',
              error: 'depends on others and has no number',
            },
            {
              text: 'Try to enjoy math more and worry about it less.',
              error: 'names a wish that is hard to measure',
            },
          ],
          reason: 'It gives a number, a time and an action one controls.',
        },
        {
          thinking: 'apply',
          question: 'What should Noor change first after failing a quiz for which she had reread her notes for three hours?',
          answer: 'the way in which she studies',
          distractors: [
            {
              text: 'the pen with which she writes',
              error: 'changes something that does not matter',
            },
            {
              text: 'the number of hours of rereading',
              error: 'adds more of what did not work',
            },
            {
              text: 'the subject that she is taking',
              error: 'gives up after one result',
            },
          ],
          reason: 'The time was long, but the method was weak. Self-testing is a better way.',
        },
        {
          thinking: 'apply',
          question: 'Which of four students, each of whom studies for a total of one hour, makes use of spacing?',
          answer: 'Ana, who reviews 15 minutes on four days',
          distractors: [
            {
              text: 'Ben, who reviews 60 minutes in one evening',
              error: 'thinks that total time is all that counts',
            },
            {
              text: 'Cal, who reviews with 15 classmates at once',
              error: 'mixes up space and group',
            },
            {
              text: 'Dee, who reviews on a desk with much space',
              error: 'takes the word literally',
            },
          ],
          reason: 'Both Ana and Ben study an hour, but only Ana spreads it out.',
        },
        {
          thinking: 'apply',
          question:
            'A report that is due in 10 days requires 2 days of research, 3 days of writing and 1 day of revising. What is the latest safe start, including two spare days?',
          answer: '8 days before it is due',
          distractors: [
            {
              text: '6 days before it is due',
              error: 'forgets the spare days',
            },
            {
              text: '4 days before it is due',
              error: 'subtracts from the ten days',
            },
            {
              text: '10 days before it is due',
              error: 'takes the whole time',
            },
          ],
          reason: '2 + 3 + 1 = 6 days of work and 2 spare days make 8.',
        },
        {
          thinking: 'analyze',
          question:
            'Group A rereads a text, while group B closes it and writes down what it recalls. What can be concluded if A knows slightly more after five minutes, but B knows much more after a week?',
          answer: 'Self-testing helps memory last.',
          distractors: [
            {
              text: 'Rereading is better for all.',
              error: 'looks only at the first result',
            },
            {
              text: 'Group B had an easier text to read.',
              error: 'brings in a difference that is not given',
            },
            {
              text: 'Memory gets better the longer one waits.',
              error: 'overlooks the method',
            },
          ],
          reason: 'The later test shows what lasts. Recall practice did better there.',
        },
        {
          thinking: 'analyze',
          question:
            'Two students make the same study plan, but one of them writes “after dinner, at the table,” and the other writes “sometime.” Why is the first student more likely to continue with the plan?',
          answer: 'A set time and place act as a cue.',
          distractors: [
            {
              text: 'A planner takes work away from memory tests.',
              error: 'mixes up planning and memory',
            },
            {
              text: 'A table makes the brain work faster.',
              error: 'thinks that furniture is the cause',
            },
            {
              text: 'A second plan is needed to keep the first.',
              error: 'overlooks that both have one plan',
            },
          ],
          reason: 'Habits form more easily when a cue starts them.',
        },
      ],
      misconceptions: [
        {
          belief: 'A growth mindset means that effort is all you need.',
          why: 'Posters praise effort.',
          truth: 'Effort counts when it goes with good strategies, feedback and help; resources matter too.',
          teacherMove:
            'Show two logs of equal hours, one with rereading and one with self-tests. Let students predict the scores and explain.',
        },
        {
          belief: 'I work best under pressure, so I should wait until the last day.',
          why: 'A deadline makes people start, so it seems to help.',
          truth: 'A deadline helps starting, but quality and sleep suffer; a false early deadline can give the same push.',
          teacherMove: 'Have students plan one assignment backward from the due date and set an early check with a partner.',
        },
        {
          belief: 'I learn by my learning style, so I should study only in pictures.',
          why: 'Quizzes on learning styles are popular.',
          truth:
            'Tests of the idea have found little support; most people learn best by mixing words, pictures and practice that fit the content.',
          teacherMove: 'Let students learn six words with pictures and six by explaining, then test. Discuss what fit the content.',
        },
        {
          belief: 'Smart people do not need to ask for help.',
          why: 'In films, geniuses work alone.',
          truth: 'Good learners ask specific questions.',
          teacherMove:
            'Make a chart of weak and strong help questions (“I don’t get it” and “Why is it negative in line 3?”), then rewrite three.',
        },
        {
          belief: 'Highlighting a lot helps me remember.',
          why: 'Color looks like work.',
          truth: 'Marking alone adds little; using the idea from memory adds more.',
          teacherMove: 'Give half a page to highlight and half to turn into three questions. Quiz both the next day.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Under what circumstances might the advice to “try harder” do more harm than good?',
          lookFors: ['says that method or conditions may be the problem', 'gives an example'],
          probe: 'What advice would help more?',
        },
        {
          thinking: 'understand',
          question: 'How does forgetting a little between study times help you remember later?',
          lookFors: ['links effort of recall to memory', 'explains spacing'],
          probe: 'How could you plan for it?',
        },
        {
          thinking: 'apply',
          question:
            'If your week includes two tests, a sports practice and a family celebration, how do you decide what has to come first?',
          lookFors: ['uses deadlines and importance', 'leaves time for rest'],
          probe: 'What would you drop or move?',
        },
        {
          thinking: 'evaluate',
          question: 'Should teachers include effort when they grade a student’s work, and how could they do so fairly?',
          lookFors: ['weighs fairness and how effort can be seen', 'considers motivation'],
          probe: 'What evidence of effort could be fair?',
        },
        {
          thinking: 'analyze',
          question: 'Compare how you respond to a mistake in a sport, a game or music with how you respond in school.',
          lookFors: ['names differences in stakes or audience', 'takes one useful habit across'],
          probe: 'What could school borrow?',
        },
        {
          thinking: 'evaluate',
          question: 'In what ways can the word “talent” be helpful to a student, and in what ways can it be harmful?',
          lookFors: ['sees differences between people', 'sees the danger of giving up'],
          probe: 'Which other word could be used?',
        },
        {
          thinking: 'create',
          question: 'How would you conduct a fair experiment to find out which of two study methods is more effective for your class?',
          lookFors: ['compares two methods with the same material and time', 'plans a later test'],
          probe: 'What could spoil the result?',
        },
        {
          thinking: 'create',
          question: 'What would you include on a planner page for sixth graders, and what would you deliberately leave out?',
          lookFors: ['includes goals, time and a check', 'gives reasons for choices'],
          probe: 'How would you find out whether it works?',
        },
        {
          thinking: 'analyze',
          question:
            'Why do students often judge their own knowledge incorrectly before a test, even when they have studied for a long time?',
          lookFors: [
            'Says that familiar material feels known.',
            'Says that a self-test shows what can really be recalled.',
            'Connects false confidence with stopping too early or with the wrong method.',
          ],
          probe: 'What could a student do three days before a test to obtain a more accurate judgment?',
        },
        {
          thinking: 'evaluate',
          question:
            'How well does an app support good habits if it sends its users a badge for every day on which they study at least one minute?',
          lookFors: [
            'Says that a daily cue can help a habit to form.',
            'Says that one minute or a badge does not show learning.',
            'Suggests an improvement, such as self-tests or a goal that can be measured.',
          ],
          probe: 'How might the badge change what a tired student does in the evening?',
        },
      ],
      activities: [
        {
          title: 'Two letters',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two short letters by invented students after a bad grade'],
          steps: [
            'Read both letters.',
            'Underline beliefs about ability.',
            'Write one question to each student.',
            'Compare with another pair.',
          ],
          lookFor: 'Students find mixed beliefs, not one good and one bad letter.',
        },
        {
          title: 'Quiz or reread?',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['two short texts', 'a timer', 'six questions for each'],
          steps: [
            'Read text one twice.',
            'Read text two once, close it and write what you recall.',
            'Do something else for ten minutes.',
            'Answer both sets of questions.',
            'Pool the scores and discuss them.',
          ],
          lookFor: 'Students discuss limits such as different texts and plan a follow-up next week.',
        },
        {
          title: 'From wish to SMART',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['five wishes on cards'],
          steps: [
            'Choose a wish.',
            'Add what, how much and by when.',
            'Check whether you control the outcome.',
            'Write the first step for tomorrow.',
            'Let your partner find a weak point.',
          ],
          lookFor: 'Goals describe actions and not only results.',
        },
        {
          title: 'Backward plan',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a calendar page', 'a list of steps of one project'],
          steps: [
            'Mark the due date.',
            'Place the last step first and work backward.',
            'Add a spare day.',
            'Block time for rest.',
            'Show the plan to a partner and adjust one thing.',
          ],
          lookFor: 'Steps have realistic lengths; plans hold a buffer.',
        },
        {
          title: 'Feedback that moves',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['three drafts by invented students', 'sentence starters'],
          steps: [
            'Read a draft.',
            'Write one strength and one next step.',
            'Rate the comments of your group: could the writer act on them today?',
            'Improve the weakest one.',
          ],
          lookFor: 'Comments name the place and the step.',
        },
        {
          title: 'Coach a younger student',
          purpose: 'extend',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'create',
          materials: ['paper', 'markers'],
          steps: [
            'Choose one study skill.',
            'Find out what a fourth grader would get wrong about it.',
            'Make a one-page guide with a task to try.',
            'Test it on another group.',
            'Revise it.',
          ],
          lookFor: 'Guides let the reader do something and do not only tell.',
        },
      ],
      recalls: [
        {
          prompt: 'Write one goal that you reached last year and what helped.',
          answer: 'For example: I learned to swim, because I practiced every week and asked my coach for help.',
          likelyError: 'Names only luck or talent, and nothing that they did.',
          minutes: 1,
        },
        {
          prompt: 'List what an invented student might do between school and bed, with rough times.',
          answer:
            'For example: bus 3:00 to 3:30, practice 4:00 to 5:00, dinner 6:00, homework 6:30 to 7:30, phone and free time to 9:00, bed 9:30.',
          likelyError: 'Leaves out phone or travel time.',
          minutes: 2,
        },
        {
          prompt: 'Write the difference between a fact and an opinion about homework.',
          answer: 'For example: It took 40 minutes. It is too long.',
          likelyError: 'Takes a number for an opinion.',
          minutes: 1,
        },
        {
          prompt: 'Write how you studied for your last test.',
          answer: 'Any method told in full, such as “I covered my notes and wrote down what I knew.”',
          likelyError: 'Writes “I looked at it”: names no method.',
          minutes: 2,
        },
        {
          prompt: 'Name one person and one thing that can help when you are stuck.',
          answer: 'For example: a classmate; the worked example in the book.',
          likelyError: 'Names only the internet.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'Jo says, “I have a growth mindset: I study five hours for each test, reread everything, and tell myself that I can do it. My grades stay the same, so the idea is nonsense.” What is Jo missing?',
        answer:
          'A growth mindset is about improving through effort together with strategies and help. Jo puts in effort and positive talk but keeps a weak method and does not use errors as feedback. Jo could self-test, space the work, study the errors and ask for help, then look at the results again.',
        partial: 'Says that Jo should work more or believe more, or that the idea is wrong.',
        reteach: 'Give students Jo’s week as a log. They keep the total time but must change three entries and predict the effect of each.',
      },
      processes: [
        {
          title: 'from result to next step',
          steps: [
            'Look at what you got right and wrong.',
            'Sort errors into slip, gap or misread.',
            'Choose one strategy for the biggest group.',
            'Plan when to use it.',
            'Test yourself again.',
          ],
        },
        {
          title: 'how to study with self-tests',
          steps: [
            'Read a section once with care.',
            'Close it and write what you recall.',
            'Check and correct.',
            'Wait a day or two.',
            'Test yourself again on what was missing.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a student spreads review over several days',
          effect: 'more of it is remembered weeks later',
        },
        {
          cause: 'a task is split into steps of ten minutes',
          effect: 'it is easier to begin',
        },
        {
          cause: 'praise is given only for being smart',
          effect: 'some students avoid tasks that might show a weakness',
        },
        {
          cause: 'a phone lies in sight during study',
          effect: 'attention drifts and work takes longer',
        },
      ],
      comparisons: [
        {
          a: 'retrieval practice',
          b: 'rereading',
          alike: 'Both go back to the same content.',
          different: [
            {
              feature: 'what you do',
              a: 'recall without looking',
              b: 'look again',
            },
            {
              feature: 'feels',
              a: 'harder',
              b: 'easier',
            },
            {
              feature: 'lasts',
              a: 'longer',
              b: 'often fades',
            },
          ],
        },
        {
          a: 'urgent',
          b: 'important',
          alike: 'Both help decide what to do first.',
          different: [
            {
              feature: 'question',
              a: 'How soon is it due?',
              b: 'How much does it matter?',
            },
            {
              feature: 'example',
              a: 'a form due today',
              b: 'sleep before a test',
            },
          ],
        },
      ],
      connections: [
        'Science: treat a study method as a fair test with one variable and a delayed measure.',
        'Math: graph quiz scores over time and discuss trend against single results.',
        'Physical education: compare training logs and study logs.',
        'Language arts: find a turning point in a memoir at which the writer changes a strategy.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Flash cards with a system',
          task: 'Students build a five-box card system and plan dates for review.',
          background: 'Sebastian Leitner, a German journalist, described a box system for spaced review in 1972.',
          checkFirst: 'No device is needed; index cards do.',
        },
        {
          aspect: 'people',
          title: 'Learning in public',
          task: 'Students trace drafts of a speech or poem and name what feedback changed.',
          background: 'Amanda Gorman has spoken about practicing her speech sounds by singing and about many drafts of her poems.',
          checkFirst: 'Use an interview; do not ask about students’ own speech.',
        },
        {
          aspect: 'language',
          title: 'Sayings about practice',
          task: 'Students collect sayings about effort from languages around them and judge which are true.',
          background: 'Japanese says nana korobi ya oki, fall seven times and rise eight; Spanish says la práctica hace al maestro.',
          checkFirst: 'Ask speakers for meaning and use.',
        },
        {
          aspect: 'place',
          title: 'Navigators who learn by doing',
          task: 'Students compare a skill learned from a teacher at sea with one learned from a book and draw lessons for practice.',
          background:
            'Mau Piailug of Satawal taught Hawaiian crews to find their way by stars and swells; Nainoa Thompson navigated Hōkūleʻa to Tahiti and back in 1980.',
          checkFirst: 'Present navigation as a living knowledge; use Hawaiian and Micronesian sources.',
        },
        {
          aspect: 'family and community',
          title: 'An apprentice’s story',
          task: 'Students interview someone about a skill that took long to learn and mark effort, strategy and help.',
          background: 'Hairdressers, welders, cooks and nurses learn from more skilled people over years.',
          checkFirst: 'Any adult will do, also from a published interview.',
        },
        {
          aspect: 'critical question',
          title: 'Is it only mindset?',
          task: 'Students discuss a case in which two students have equal effort but unequal time, quiet or tools, and propose what a school can change.',
          background:
            'Studies find that mindset lessons have small effects on average and help more in some settings; conditions matter too.',
          checkFirst: 'Use an invented case and no student’s life.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'Tell the events of a week in which an invented student changes one habit. Put them in order. Choose what almost stops it.',
          audience: 'a school magazine',
          plan: ['What is the habit?', 'What gets in the way?', 'What is different on Friday?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell the story of a team’s worst game and the next one. Choose who has the idea.',
          audience: 'sports readers',
          plan: ['What fails?', 'What do they notice?', 'What changes?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A group agrees to prepare a show in three weeks, and after one week it has done nothing. Tell the events of the second week in order. Choose the small decision that gets the group moving.',
          audience: 'a story for the school magazine',
          plan: ['Why has nothing happened?', 'Which decision changes that?', 'How does each day look different?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should phones be in another room during homework? Claim a position and give reasons. Choose one objection to answer.',
          audience: 'families at a school meeting',
          plan: ['What is your claim?', 'What evidence helps?', 'What is hard about it?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Argue for one change in your school day that would help learning. Choose your two best reasons.',
          audience: 'the principal',
          plan: ['What should change?', 'Whom does it help?', 'What does it cost?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some schools give a separate grade for effort. Argue for or against this, using what you know about learning and feedback. Choose one problem that your side has to solve.',
          audience: 'a statement to the school board',
          plan: ['What would the grade measure?', 'Who would gain or lose?', 'Which problem remains?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain why self-testing works better than rereading. Choose an example.',
          audience: 'seventh graders before a test',
          plan: ['What do people believe?', 'What happens in memory?', 'How can they start?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to plan backward from a deadline. Choose a project.',
          audience: 'a new student',
          plan: ['What is the last step?', 'Where do plans fail?', 'What is a spare day for?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why spacing out practice beats one long session. Compare two students who study the same total time for the same test. Choose a schedule to show the difference.',
          audience: 'an article for sixth graders',
          plan: ['What do the two have in common?', 'How do their weeks differ?', 'What explains the result?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe the last ten minutes before a deadline. Show body, sounds and time. Choose a point of view.',
          audience: 'readers of a short story',
          plan: ['What moves fast?', 'What is too loud?', 'What can be felt?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a place of practice: a gym, a stage, a kitchen, a desk. Make the reader feel repetition.',
          audience: 'visitors',
          plan: ['What repeats?', 'What traces are left?', 'What small change shows progress?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the sounds and motions of a person who learns to play an instrument, skate or cook. Show the second week and the tenth week. Choose details that show progress without naming it.',
          audience: 'a page for a portrait collection',
          plan: ['What sounds rough at first?', 'What becomes smooth?', 'Which detail stays the same?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write the diary of a to-do list. Choose its mood.',
          audience: 'a humor page',
          plan: ['What does it want?', 'Who ignores it?', 'How does the day end?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a school subject in which only mistakes earn points. Describe one lesson.',
          audience: 'readers your age',
          plan: ['What is the task?', 'What counts as a good mistake?', 'What do students learn?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a conversation between Now You and a you from five years ahead about one habit. Let the older one be honest about what was hard. Choose whether the tone is comic or serious.',
          audience: 'a one-page script',
          plan: ['Which habit do they discuss?', 'What does the older one reveal?', 'What will the younger one try?'],
        },
      ],
      itemSets: [
        {
          title: 'Forty rivers in two weeks',
          text: 'Two classes of equal size had to learn the names and places of 40 rivers within two weeks. Class A spent 40 minutes on one afternoon reading the map and coloring the rivers. Class B spent 10 minutes on each of four days, on which the students first filled in an empty map from memory and then checked it. On the day after the last lesson, class A knew 31 rivers on average and class B 33. Three weeks later, without a warning, both were given an empty map again, and class A knew 14 on average while class B knew 27. In a survey, class A had felt surer of success than class B.',
          facts: [
            {
              thinking: 'analyze',
              question: 'According to the results, what is the clearest difference between the two classes?',
              answer: 'How much they still knew after three weeks',
              distractors: [
                {
                  text: 'How much they knew on the day after the lessons',
                  error: 'takes the small difference for the clear one',
                },
                {
                  text: 'How many minutes they spent on the rivers',
                  error: 'overlooks that both spent 40 minutes',
                },
                {
                  text: 'How many of the rivers they had to learn',
                  error: 'overlooks that the task was the same',
                },
              ],
              reason: 'After a day the averages are 31 and 33, but after three weeks they are 14 and 27.',
            },
            {
              thinking: 'analyze',
              question: 'Why could the students of class A feel surer of success, although they later knew less?',
              answer: 'Reading made the map look familiar.',
              distractors: [
                {
                  text: 'Coloring made the map hard to read.',
                  error: 'expects a feeling of difficulty to make people sure',
                },
                {
                  text: 'Testing made the rivers easy to name.',
                  error: 'mixes up the methods of the two classes',
                },
                {
                  text: 'Learning in one style suited each of them.',
                  error: 'believes in fixed learning styles',
                },
              ],
              reason: 'A familiar map feels known, but without recalling the names students cannot tell what they really remember.',
            },
            {
              thinking: 'analyze',
              question: 'What is the best answer to a teacher who asks whether the four days or the empty maps made the difference?',
              answer: 'The test cannot tell, since class B had both.',
              distractors: [
                {
                  text: 'The four days did, since the minutes were equal.',
                  error: 'overlooks that the methods differ too',
                },
                {
                  text: 'The empty maps did, since coloring takes time.',
                  error: 'overlooks that the days differ too',
                },
                {
                  text: 'The smarter class did, since it knew more at the end.',
                  error: 'explains a result by fixed ability',
                },
              ],
              reason: 'Spacing and retrieval changed together in class B, so their effects cannot be separated.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How would you design a third and a fourth class whose results could answer the teacher’s question, and which result would point to which cause?',
            lookFors: [
              'One class recalls from memory on one afternoon, and one reads the map on four days.',
              'Keeps the total time, the rivers and the tests the same.',
              'States what it would mean if one or both of the new classes did better than class A.',
            ],
            probe: 'Which of the four methods would you choose for your next test, and why?',
          },
        },
        {
          title: 'The pottery wheel on Thursdays',
          text: 'Two beginners in a pottery club wanted to make a bowl with an even rim. After five bowls had collapsed, the first beginner announced, “My hands are just wrong for this,” and continued in the same way, only faster than before. The second beginner invited the teacher to watch, and the teacher explained, “Your elbows are in the air, so rest them on your knees and slow the wheel at the end.” During the following week the second beginner made four bowls with these changes, photographed each rim, and found that two of the four were even. By then, the first beginner had made twelve bowls, one of which was even.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What do the rates of success of the two beginners with even rims suggest about practice?',
              answer: 'A changed strategy can do more than extra tries.',
              distractors: [
                {
                  text: 'A high number of tries makes up for any method.',
                  error: 'thinks that effort by itself is enough',
                },
                {
                  text: 'A person with the right hands needs no practice.',
                  error: 'explains the results by fixed ability',
                },
                {
                  text: 'A photo of a bowl makes its rim even.',
                  error: 'takes a way to check progress for the cause',
                },
              ],
              reason: 'Two of four bowls is a half, and one of twelve is a twelfth, although twelve bowls took more effort.',
            },
            {
              thinking: 'analyze',
              question: 'What made the words of the teacher useful as feedback for the second beginner?',
              answer: 'They named what to do next.',
              distractors: [
                {
                  text: 'They praised natural talent.',
                  error: 'thinks that good feedback is praise',
                },
                {
                  text: 'They compared the beginners.',
                  error: 'thinks that comparing motivates best',
                },
                {
                  text: 'They gave the bowl a grade.',
                  error: 'mixes up feedback and grading',
                },
              ],
              reason: 'The advice described what the teacher saw and gave two concrete steps to try.',
            },
            {
              thinking: 'apply',
              question: 'Which reply to the first beginner’s remark about hands best fits a growth mindset?',
              answer: '“Not yet. What could you change about your next bowl?”',
              distractors: [
                {
                  text: '“You can do anything if you want it enough.”',
                  error: 'thinks that wishing or effort is all that counts',
                },
                {
                  text: '“Some people are better at painting anyway.”',
                  error: 'accepts a fixed ability',
                },
                {
                  text: '“Just make twelve more and do not think so much.”',
                  error: 'adds effort without a new strategy',
                },
              ],
              reason: 'It treats the skill as something that grows and points to a strategy for the next try.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'What plan could the first beginner follow on the next three Thursdays, with a goal that can be measured, one change at a time and a way to get help?',
            lookFors: [
              'Sets a measurable goal, such as three even rims out of six bowls by the third Thursday.',
              'Changes one thing each time and checks the result, for example with a photo.',
              'Includes asking the teacher or the second beginner to watch.',
            ],
            probe: 'What should the plan say about a Thursday on which all bowls collapse?',
          },
        },
        {
          title: 'Eight days to the science fair',
          text: 'A team of three has eight days before the science fair. Their plant experiment requires five days of daily measurements, and preparing the poster takes about four hours. During the first two days they only discussed possible names for the team. On the third day one member declared, “We work best under pressure,” while another wrote a list: plant the seeds today, measure at lunch every day, prepare the first half of the poster on day five, and use a telephone alarm at 12:15 as a signal. The third member wondered what would happen if somebody were absent on one of the days.',
          facts: [
            {
              thinking: 'apply',
              question:
                'What is the latest day on which the plant test can start, if the poster is to be finished with results on day eight?',
              answer: 'Day four, so that day eight holds the last measurement',
              distractors: [
                {
                  text: 'Day two, so that it has ended long before the poster',
                  error: 'thinks that the chance is gone on day three',
                },
                {
                  text: 'Day six, so that the poster is built on day eight',
                  error: 'counts three days for a test of five days',
                },
                {
                  text: 'Day eight, so that the pressure is at its highest',
                  error: 'relies on pressure in place of time',
                },
              ],
              reason: 'Days four, five, six, seven and eight are five days, so a start after day four is too late.',
            },
            {
              thinking: 'analyze',
              question: 'Which part of the second member’s list helps most to turn the plan into a habit?',
              answer: 'The alarm at 12:15, tied to a set task',
              distractors: [
                {
                  text: 'The poster, divided into halves of equal size',
                  error: 'names a good step that is not a cue',
                },
                {
                  text: 'The seeds, planted two days after the first talk',
                  error: 'takes a delay for a help',
                },
                {
                  text: 'The list, written while others were talking',
                  error: 'takes the moment of writing for the cue',
                },
              ],
              reason: 'A fixed time and signal remind the team to act, so they need not decide anew each day.',
            },
            {
              thinking: 'analyze',
              question: 'Which weakness of the plan does the third member’s question uncover?',
              answer: 'It has no spare time and no one to step in.',
              distractors: [
                {
                  text: 'It has too many measurements for a plant test.',
                  error: 'overlooks that the test needs them',
                },
                {
                  text: 'It has a goal that nobody could ever measure.',
                  error: 'overlooks that days and measurements are listed',
                },
                {
                  text: 'It has no name for the team on the poster.',
                  error: 'returns to the matter of the first two days',
                },
              ],
              reason: 'With five measuring days and a fixed end, a missed day can spoil the test unless another member takes over.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How would you judge the argument that the last project was also done in one night and got a good grade, and how could the team decide together?',
            lookFors: [
              'Says that one good result does not show that the method is best.',
              'Says that this task needs five days of measuring, which no night can replace.',
              'Suggests a fair way to decide, such as dividing tasks, or a check on day five.',
            ],
            probe: 'What would you say to a teammate who keeps putting things off?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'Lasting achievement comes from beliefs that invite challenge together with evidence-based study methods, well-designed goals, managed time and the use of help.',
      objectives: [
        'describe what research does and does not show about mindset',
        'set process and outcome goals and monitor them',
        'design a study plan that uses retrieval, spacing and interleaving',
        'analyze causes of procrastination and choose countermeasures',
        'use feedback and self-assessment to adjust a strategy',
      ],
      terms: [
        {
          term: 'growth mindset',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the belief that abilities can be developed through effort, strategies and support',
          example: 'A growth mindset makes it easier to request criticism and to learn from it.',
          contrast: 'It is not blind optimism or praise for effort alone.',
          wordParts: 'growth + mindset',
          picture: 'a staircase with a helper',
        },
        {
          term: 'metacognition',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'awareness and deliberate control of one’s own thinking and learning',
          example: 'Predicting a score before a test and comparing it with the actual result is an exercise in metacognition.',
          contrast: 'Concentration is attention to the task; this watches over the task.',
          wordParts: 'meta- (about) + cognition',
          picture: 'a head that looks at a head',
        },
        {
          term: 'self-efficacy',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the belief that one is capable of successfully carrying out a particular task',
          example: 'A series of small successes in the laboratory gradually increased her self-efficacy in chemistry.',
          contrast: 'Self-esteem is a general view of one’s worth.',
          wordParts: 'self + efficacy (power to have an effect)',
          picture: 'a figure before a ladder who nods',
        },
        {
          term: 'retrieval practice',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'strengthening memory by recalling information without looking at the original text',
          example: 'A blank sheet of paper and a timer are all the equipment that twenty minutes of retrieval practice requires.',
          contrast: 'Review means looking at it again.',
          wordParts: 'retrieve + practice',
          picture: 'an empty page that fills',
        },
        {
          term: 'interleaving',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the practice of mixing several different types of problems within a single study session',
          example: 'Because interleaving mixes several types of problems, students have to choose a method before they carry it out.',
          contrast: 'Blocking means doing one kind at a time.',
          wordParts: 'inter- (between) + leaf',
          picture: 'ABCABC above AAABBB',
        },
        {
          term: 'spacing',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'distributing study over time',
          example: 'For vocabulary, spacing several short reviews over a month is more effective than a single long session.',
          contrast: 'Cramming may do for tomorrow but fades.',
          wordParts: 'space',
          picture: 'dots on a calendar with growing gaps',
        },
        {
          term: 'process goal',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'an aim that concerns only actions that a person is able to control directly',
          example: 'Writing 300 words every day is a process goal, because it depends entirely on the writer.',
          contrast: 'An outcome goal names a result, such as a grade.',
          wordParts: 'process + goal',
          picture: 'footsteps toward a flag',
        },
        {
          term: 'outcome goal',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'an aim that identifies the particular result that a person ultimately hopes to achieve',
          example: 'Her outcome goal for the summer vacation was to pass the driving examination on the first attempt.',
          contrast: 'It depends partly on others and on chance.',
          wordParts: 'outcome + goal',
          picture: 'a flag',
        },
        {
          term: 'procrastination',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'voluntary delay of an intended task despite expected harm',
          example: 'His procrastination had more to do with worry about failure than with laziness.',
          contrast: 'Planned delay for a good reason is prioritizing.',
          wordParts: 'Latin cras, tomorrow',
          picture: 'a hand reaching past a book to a phone',
        },
        {
          term: 'implementation intention',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'an if-then plan that connects a particular action with a specific time, location or event',
          example: '“If it is 4 p.m., then I open my notes” is an implementation intention that makes it easier to begin.',
          contrast: 'A goal says what; this says when and where.',
          wordParts: 'implement + intend',
          picture: 'an if box with an arrow to a then box',
        },
        {
          term: 'working memory',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the limited mental capacity with which people hold and process information for a short time',
          example: 'Switching continually between tasks overloads working memory and increases the number of errors.',
          contrast: 'Long-term memory holds far more for far longer.',
          wordParts: 'work + memory',
          picture: 'a small desk beside a large library',
        },
        {
          term: 'feedback',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'information on performance that can guide improvement',
          example: 'The most valuable feedback arrives while there is still sufficient opportunity to revise the work.',
          contrast: 'Evaluation sums up; this points ahead.',
          wordParts: 'feed + back',
          picture: 'a loop from draft to draft',
        },
        {
          term: 'priority',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a matter that receives attention before others because it is considered more important',
          example: 'During the week of final examinations, regular sleep became a priority for the whole team.',
          contrast: 'An urgent matter may be unimportant.',
          wordParts: 'prior',
          picture: 'a grid with four boxes',
        },
        {
          term: 'resilience',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the capacity to recover and adapt after difficulty',
          example: 'Support from family members, friends and mentors contributes to the resilience of a young person.',
          contrast: 'It is not the same as facing hardship alone without complaint.',
          wordParts: 'Latin resilire, to leap back',
          picture: 'a bent branch that rises',
        },
        {
          term: 'self-regulation',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the ability to direct one’s own attention, emotions and effort toward a particular goal',
          example: 'A student demonstrates self-regulation by noticing that attention has drifted and by deliberately bringing it back.',
          contrast: 'Obedience follows another person’s rules, whereas this follows one’s own goals.',
          wordParts: 'self + regulate, regulation',
          picture: 'a hand on a dial marked focus',
        },
        {
          term: 'desirable difficulty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a challenge that reduces performance during study at first but improves long-term learning',
          example: 'Recalling a formula from memory is a desirable difficulty that rereading does not offer.',
          contrast: 'Confusing instructions only waste effort, whereas this strengthens what is remembered.',
          wordParts: 'desire, difficult',
          picture: 'a steep path that leads higher than a flat one',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'Psychologists have found that metacognition distinguishes many successful learners from others. Which mental activity does this term describe?',
          answer: 'thinking about one’s own thinking',
          distractors: [
            {
              text: 'remembering a text word for word',
              error: 'takes it for memory',
            },
            {
              text: 'thinking faster than other people',
              error: 'takes it for speed',
            },
            {
              text: 'being sure of one’s own abilities',
              error: 'mixes it up with self-efficacy',
            },
          ],
          reason: 'It includes planning, monitoring and judging one’s own learning.',
        },
        {
          thinking: 'remember',
          question:
            'Which of these would be a suitable process goal for a student who has concentrated on distant outcome goals in music, sports or school?',
          answer: 'revise for 25 minutes each weekday',
          distractors: [
            {
              text: 'win a place in the state orchestra',
              error: 'names a result',
            },
            {
              text: 'get at least a B in chemistry',
              error: 'names a result',
            },
            {
              text: 'be among the best five runners',
              error: 'names a rank',
            },
          ],
          reason: 'It describes an action that one controls.',
        },
        {
          thinking: 'remember',
          question:
            'A mathematics teacher replaces long blocks of similar exercises by interleaving. Which way of organizing a study session does this term describe?',
          answer: 'mixing kinds of problems in practice',
          distractors: [
            {
              text: 'taking breaks of the very same length',
              error: 'mixes it up with rest',
            },
            {
              text: 'studying the same page each day',
              error: 'mixes it up with repetition',
            },
            {
              text: 'linking pages with colored tabs',
              error: 'takes the word literally',
            },
          ],
          reason: 'Mixed practice makes you decide which method fits.',
        },
        {
          thinking: 'remember',
          question:
            'Psychologists recommend implementation intentions to people who repeatedly delay important tasks. In what form are such intentions stated?',
          answer: 'If X happens, then I will do Y.',
          distractors: [
            {
              text: 'I hope that X happens so that Y follows.',
              error: 'names a wish',
            },
            {
              text: 'I want X more than I want Y.',
              error: 'compares wants',
            },
            {
              text: 'I did X, and therefore Y came about.',
              error: 'explains the past',
            },
          ],
          reason: 'It ties an action to a cue, so that starting needs less decision.',
        },
        {
          thinking: 'understand',
          question:
            'Why can a study session that seems easy and comfortable create an impression of success and nevertheless lead to poor recall?',
          answer: 'Fluency is taken for knowledge.',
          distractors: [
            {
              text: 'Easy study tires out the memory.',
              error: 'has the effect of effort backward',
            },
            {
              text: 'Recall depends only on talent.',
              error: 'leaves out method',
            },
            {
              text: 'Fluency erases older memories.',
              error: 'invents a harm',
            },
          ],
          reason: 'What is easy to read seems known. Only recall shows what can be produced.',
        },
        {
          thinking: 'understand',
          question: 'What have large studies with thousands of students demonstrated about short lessons on a growth mindset?',
          answer: 'small average effects that depend on the setting',
          distractors: [
            {
              text: 'large effects in nearly each school and subject',
              error: 'takes the popular claim for the finding',
            },
            {
              text: 'no effect in any of the groups that have been tested',
              error: 'takes criticism for the whole result',
            },
            {
              text: 'harmful effects on students with high grades',
              error: 'invents a harm',
            },
          ],
          reason:
            'A national US study of ninth graders found a small rise in grades, mainly for lower-achieving students and where classmates supported challenge.',
        },
        {
          thinking: 'understand',
          question: 'Although both terms concern what people believe about themselves, how does self-efficacy differ from self-esteem?',
          answer: 'It is about a certain task.',
          distractors: [
            {
              text: 'It is about one’s worth as a person.',
              error: 'swaps the two',
            },
            {
              text: 'It is about how others see one.',
              error: 'takes it for reputation',
            },
            {
              text: 'It is about a feeling after success.',
              error: 'takes it for pride',
            },
          ],
          reason: 'One may value oneself and still doubt that one can solve a physics problem.',
        },
        {
          thinking: 'understand',
          question: 'According to research on attention, why is multitasking during a study session so costly?',
          answer: 'Each switch uses time and working memory.',
          distractors: [
            {
              text: 'Each task erases the memory of the one before it.',
              error: 'exaggerates the cost',
            },
            {
              text: 'The brain can store one fact an hour.',
              error: 'invents a limit',
            },
            {
              text: 'The eyes need rest between two tasks.',
              error: 'mixes it up with eye strain',
            },
          ],
          reason: 'Attention moves back and forth. Reorienting takes time and causes errors.',
        },
        {
          thinking: 'apply',
          question:
            'Which of these plans for learning the content of a chapter combines the principles of spacing and retrieval effectively?',
          answer: 'self-tests on days 1, 3, 7 and 14',
          distractors: [
            {
              text: 'four hours of rereading on day 13',
              error: 'uses neither',
            },
            {
              text: 'highlighting a chapter on days 1 to 4',
              error: 'spaces but does not retrieve',
            },
            {
              text: 'ten self-tests in one evening',
              error: 'retrieves but does not space',
            },
          ],
          reason: 'There are gaps between sessions, and each one asks for recall.',
        },
        {
          thinking: 'apply',
          question:
            'If Kim continually avoids writing an essay because she is afraid that it will be bad, which of these steps addresses the actual cause of the delay?',
          answer: 'write a rough page that nobody will see',
          distractors: [
            {
              text: 'buy a planner with more room for notes',
              error: 'treats it as a lack of space',
            },
            {
              text: 'read about famous writers for an hour',
              error: 'delays in another way',
            },
            {
              text: 'promise to start when she feels ready',
              error: 'waits for a mood',
            },
          ],
          reason: 'The fear concerns judgment. A private draft lowers the threat and makes a start.',
        },
        {
          thinking: 'apply',
          question:
            'Which next step would be the most beneficial for a student who confidently predicted a score of 90 on a quiz but received only 68?',
          answer: 'compare what she expected with each error',
          distractors: [
            {
              text: 'predict 68 for the next quiz and wait',
              error: 'adjusts the guess and not the learning',
            },
            {
              text: 'repeat the very same quiz until it shows a 90',
              error: 'learns the items',
            },
            {
              text: 'decide that predictions are useless',
              error: 'throws out the feedback',
            },
          ],
          reason: 'The gap shows overconfidence. Looking at the errors tells where the judgment went wrong.',
        },
        {
          thinking: 'apply',
          question:
            'Which plan provides the best protection against delay for an independent project that requires 3 hours of work within one week?',
          answer: '30 minutes on six days, each tied to a set cue',
          distractors: [
            {
              text: '3 hours on the last day, with the phone turned off',
              error: 'puts all at risk',
            },
            {
              text: '90 minutes on two days, whenever there is time',
              error: 'has no cue',
            },
            {
              text: '1 hour on three days, after all other work is done',
              error: 'lets other tasks push it out',
            },
          ],
          reason: 'Short, cued sessions spread the work and make starting a habit.',
        },
        {
          thinking: 'analyze',
          question:
            'Group A practices 12 problems of one type and then 12 of another, whereas group B mixes them. Why does A do better during practice, but B on a test a week later?',
          answer: 'B practiced choosing a method.',
          distractors: [
            {
              text: 'B had seen the test items before.',
              error: 'adds a fact not given',
            },
            {
              text: 'A forgot because it had practiced more.',
              error: 'overlooks that both did 24',
            },
            {
              text: 'A learned from harder problems.',
              error: 'overlooks that the problems were the same',
            },
          ],
          reason: 'In blocked practice the method is known in advance. The test requires a choice.',
        },
        {
          thinking: 'analyze',
          question:
            'Which conclusion is best supported if a graph of the grades of 200 students against their hours of study shows a correlation close to zero?',
          answer: 'Hours alone tell little about grades here.',
          distractors: [
            {
              text: 'Study does no good to any student.',
              error: 'takes no correlation for no effect',
            },
            {
              text: 'Good students do most of their studying in secret.',
              error: 'saves a belief by a guess',
            },
            {
              text: 'Hours lower the grades of half of them.',
              error: 'reads a cause into the data',
            },
          ],
          reason: 'Method, prior knowledge and need may hide the effect; students who struggle may study more.',
        },
        {
          thinking: 'analyze',
          question:
            'Which message may students take away from a school that praises “effort” on its posters but evaluates only the final score on a single try?',
          answer: 'Mistakes are costly in practice.',
          distractors: [
            {
              text: 'Effort is graded more than results.',
              error: 'trusts the poster',
            },
            {
              text: 'Revision is part of each course.',
              error: 'contradicts the facts given',
            },
            {
              text: 'Scores do not matter to the school.',
              error: 'has the message backward',
            },
          ],
          reason: 'Beliefs follow what is rewarded. With one try, errors cannot be used to learn.',
        },
      ],
      misconceptions: [
        {
          belief: 'Mindset alone explains success.',
          why: 'Popular books tell it so.',
          truth: 'Effects of short lessons are small on average; teaching, time, resources and support matter.',
          teacherMove:
            'Give students three headlines and one table of results with effect sizes. They write a headline that the table supports.',
        },
        {
          belief: 'People are visual or auditory learners.',
          why: 'It fits experience and is widely taught.',
          truth: 'Matching teaching to styles has not been shown to raise learning; content and method matter.',
          teacherMove: 'Ask how one would test the claim. Sketch the needed design with the class and see what result it would require.',
        },
        {
          belief: 'Procrastination is laziness.',
          why: 'The result looks like not caring.',
          truth: 'It often serves to avoid an unpleasant feeling about a task.',
          teacherMove: 'Students list six delayed tasks of an invented person, mark the feeling and fit a countermeasure to each one.',
        },
        {
          belief: 'More hours mean more learning.',
          why: 'Effort is seen in time.',
          truth: 'Method, sleep and timing matter.',
          teacherMove: 'Compare two plans of equal hours, one of them at the cost of sleep, and predict recall after a day and a month.',
        },
        {
          belief: 'Asking for help shows weakness.',
          why: 'Independence is praised.',
          truth: 'Choosing help well is a skill of strong learners.',
          teacherMove: 'Rank six requests for help by how much learning they leave to the asker and improve the lowest.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Under which conditions could messages about a growth mindset have the opposite of their intended effect?',
          lookFors: ['names blame for effort or missing support', 'proposes better practice'],
          probe: 'How would you notice it in a classroom?',
        },
        {
          thinking: 'evaluate',
          question: 'Should secondary schools teach study methods as a subject of its own, and what evidence supports your position?',
          lookFors: ['weighs evidence and time', 'considers transfer to other subjects'],
          probe: 'Who should teach it?',
        },
        {
          thinking: 'apply',
          question:
            'How could an invented student use an if-then plan to change an undesirable habit, and what would make the cue effective?',
          lookFors: ['cue is specific and frequent', 'action is small'],
          probe: 'What should happen when the cue fails?',
        },
        {
          thinking: 'analyze',
          question:
            'In which situations in music, sports and work are process goals more helpful than outcome goals, and when is the opposite the case?',
          lookFors: ['sees control and motivation', 'gives cases for both'],
          probe: 'Which mix would you choose for exams?',
        },
        {
          thinking: 'understand',
          question: 'Why can a difficulty that slows students down during practice nevertheless be desirable for their long-term learning?',
          lookFors: ['says that effortful recall strengthens memory', 'sets a limit to useful difficulty'],
          probe: 'When is it only discouraging?',
        },
        {
          thinking: 'evaluate',
          question: 'Under what conditions is the popular statement that failure is the best teacher accurate, and when is it misleading?',
          lookFors: ['names conditions such as feedback and another try', 'gives a case in which failure teaches little'],
          probe: 'Who can afford to fail?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a two-week experiment on your own attention, and which measurements would make its result convincing to others?',
          lookFors: ['one change, a baseline and a measure', 'names limits of one case'],
          probe: 'What would count as no effect?',
        },
        {
          thinking: 'create',
          question: 'How would you redesign the assignments and the grading of one course so that students benefit from their mistakes?',
          lookFors: ['changes grading or timing', 'predicts side effects'],
          probe: 'How would you win over a skeptic?',
        },
        {
          thinking: 'analyze',
          question:
            'Why is it possible that a student with excellent grades has weaker study methods than a classmate with average grades?',
          lookFors: [
            'Says that prior knowledge or an easy course can hide weak methods.',
            'Says that grades measure results rather than strategies.',
            'Predicts what could happen when the material becomes more demanding.',
          ],
          probe: 'How could the student discover the weakness before it causes a problem?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which evidence should a school demand before it buys a program that promises to “train working memory” and thereby raise grades in every subject?',
          lookFors: [
            'Asks for a comparison group and random assignment.',
            'Asks whether the improvement transfers from the exercises to school subjects.',
            'Considers who financed the research and how long the effect lasted.',
          ],
          probe: 'Which other use of the same money and time would be a fair comparison?',
        },
      ],
      activities: [
        {
          title: 'Confidence check',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'individual',
          thinking: 'analyze',
          materials: ['ten short questions'],
          steps: [
            'Answer each question.',
            'Write how sure you are, from 50 to 100 percent.',
            'Check the answers.',
            'Compare your mean confidence with your score.',
            'Name one kind of question on which you were too sure.',
          ],
          lookFor: 'Students speak of calibration without shame.',
        },
        {
          title: 'Mixed or blocked?',
          purpose: 'explore',
          minutes: [35, 45],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['two sets of problems of three kinds', 'a delayed quiz'],
          steps: [
            'Split into two groups by lot.',
            'Practice your set, mixed or blocked.',
            'Rate how well you learned.',
            'Take the quiz two days later.',
            'Compare ratings and scores.',
          ],
          lookFor: 'Students notice that the feeling of learning can mislead.',
        },
        {
          title: 'Autopsy of a delay',
          purpose: 'explain',
          minutes: [20, 25],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a case of an invented student'],
          steps: [
            'Mark the moments at which the task was put off.',
            'Name the feeling or obstacle at each.',
            'Choose a countermeasure for two of them.',
            'Write an if-then plan.',
          ],
          lookFor: 'Countermeasures fit causes.',
        },
        {
          title: 'The four boxes',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a list of twelve tasks', 'a grid of urgent and important'],
          steps: [
            'Place each task in a box.',
            'Decide what to do, plan, pass on or drop.',
            'Find one important task with no date and give it one.',
            'Explain one hard choice.',
          ],
          lookFor: 'Important but not urgent tasks get time.',
        },
        {
          title: 'Read the study',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['a one-page summary of a study on mindset or memory'],
          steps: [
            'Find the question, the groups and the measure.',
            'Note the size of the effect.',
            'Write what the study does and does not show.',
            'Write a headline and a warning label.',
          ],
          lookFor: 'Headlines match size and limits of the effect.',
        },
        {
          title: 'One feedback, two drafts',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a paragraph of your own or of the class'],
          steps: [
            'Ask your partner one exact question on your draft.',
            'Listen to one strength and one next step.',
            'Revise for eight minutes.',
            'Mark what changed and why.',
          ],
          lookFor: 'Revisions go beyond spelling.',
        },
      ],
      recalls: [
        {
          prompt: 'Write three strategies that you use when you do not understand a text.',
          answer: 'For example: reread a part, draw it, ask a question.',
          likelyError: 'Names only reading again.',
          minutes: 2,
        },
        {
          prompt: 'Estimate how many hours of sleep teenagers are advised to get each night.',
          answer: 'About 8 to 10 hours.',
          likelyError: 'Gives 6 as enough.',
          minutes: 1,
        },
        {
          prompt: 'Explain correlation and cause with one example.',
          answer:
            'Things that vary together need not cause one another: ice cream sales and sunburns both rise in summer, but the sun is behind both.',
          likelyError: 'Says that a strong link proves a cause.',
          minutes: 2,
        },
        {
          prompt: 'Write a goal in one sentence with a number and a date.',
          answer: 'For example: I will finish five practice problems by Friday.',
          likelyError: 'Leaves out the date.',
          minutes: 1,
        },
        {
          prompt: 'Describe one piece of feedback that helped you and why.',
          answer: 'For example: “Add a reason after your claim.” It helped me because it told me the next step.',
          likelyError: 'Describes only praise, such as “Good job,” which names no next step.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A study reports that students who say “I like challenges” earn higher grades. A principal concludes that posters with this sentence will raise grades. Evaluate the step from finding to plan.',
        answer:
          'The study shows a link, not a cause: success may lead people to like challenges, or a third factor such as support may raise both. Posters change neither teaching nor conditions. A test would compare randomly chosen classes with and without a program and measure later grades, with the size of the effect.',
        partial: 'Says only that correlation is not causation, without other explanations or a test.',
        reteach:
          'Give three pairs (finding, plan) and let students draw arrows for at least two other explanations, then design one comparison.',
      },
      processes: [
        {
          title: 'self-regulated learning',
          steps: [
            'Analyze the task and set a process goal.',
            'Choose a method and a time.',
            'Work and watch your understanding.',
            'Test yourself without notes.',
            'Study the errors.',
            'Adjust the plan for the next round.',
          ],
        },
        {
          title: 'how to build a study habit',
          steps: [
            'Choose a cue that occurs each day.',
            'Attach a very small action.',
            'Prepare the place in advance.',
            'Record each time that you do it.',
            'Increase it after two weeks.',
          ],
        },
      ],
      causes: [
        {
          cause: 'practice asks for recall after a gap',
          effect: 'memory for the material lasts longer',
        },
        {
          cause: 'a learner mixes types of problems',
          effect: 'practice feels harder and choosing a method improves',
        },
        {
          cause: 'a task threatens a person’s self-image',
          effect: 'the person may put it off to avoid the feeling',
        },
        {
          cause: 'a goal is tied to a cue by an if-then plan',
          effect: 'it is more likely to be started',
        },
        {
          cause: 'feedback comes after the last chance to revise',
          effect: 'it is rarely used',
        },
      ],
      comparisons: [
        {
          a: 'a process goal',
          b: 'an outcome goal',
          alike: 'Both give direction to effort.',
          different: [
            {
              feature: 'control',
              a: 'high',
              b: 'partial',
            },
            {
              feature: 'check',
              a: 'daily',
              b: 'at the end',
            },
            {
              feature: 'risk',
              a: 'busywork without direction',
              b: 'discouragement',
            },
          ],
        },
        {
          a: 'blocked practice',
          b: 'interleaved practice',
          alike: 'Both repeat problems.',
          different: [
            {
              feature: 'order',
              a: 'one type at a time',
              b: 'types mixed',
            },
            {
              feature: 'feels',
              a: 'smooth',
              b: 'hard',
            },
            {
              feature: 'later test',
              a: 'often lower',
              b: 'often higher',
            },
          ],
        },
      ],
      connections: [
        'Psychology: replicate a small memory experiment and report it with limits.',
        'Statistics: read effect sizes from a study and explain them in words.',
        'Career: write an interview answer on a setback, the strategy and the result.',
        'English: trace revision in the drafts of a published writer.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'A memory researcher and his own lists',
          task: 'Students repeat a small part of a classic experiment and draw a forgetting curve.',
          background: 'Hermann Ebbinghaus learned lists of nonsense syllables in the 1880s and measured how much he forgot over time.',
          checkFirst: 'Point out that he tested only himself.',
        },
        {
          aspect: 'history',
          title: 'Learning together in the workshops of calculus',
          task: 'Students compare solo and group study and design a group with clear rules.',
          background:
            'Uri Treisman found in the 1970s at Berkeley that group work on hard problems helped many Black students in calculus, and he built workshops on it.',
          checkFirst: 'Present students as capable scholars, as Treisman did.',
        },
        {
          aspect: 'language',
          title: 'Proverbs of effort',
          task: 'Students compare proverbs on effort, talent and luck from several languages and match them with evidence.',
          background:
            'Swahili says haraka haraka haina baraka, hurry has no blessing; Russian says that repetition is the mother of learning.',
          checkFirst: 'Let speakers check meaning and use.',
        },
        {
          aspect: 'place',
          title: 'Lessons studied together',
          task: 'Students try a short lesson study: plan, watch and improve one explanation.',
          background: 'In Japan, teachers meet for jugyō kenkyū, lesson study, to watch and improve a lesson together.',
          checkFirst: 'Do not treat it as typical of each school.',
        },
        {
          aspect: 'family and community',
          title: 'Advice that worked and did not',
          task: 'Students interview two adults of different ages on how they learned for work and compare the advice with research.',
          background: 'Advice often comes from what felt right; some of it fits the evidence and some does not.',
          checkFirst: 'Any adult, also from a podcast.',
        },
        {
          aspect: 'critical question',
          title: 'Whose grit?',
          task: 'Students read two short opinions on grit and decide what a school owes its students beyond advice to persevere.',
          background: 'Critics warn that talk of grit may hide unequal conditions; supporters stress what learners can control.',
          checkFirst: 'Use invented cases.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'Tell the events of the night before an exam in an invented life, in order. Choose the decision that changes the morning.',
          audience: 'a student magazine',
          plan: ['What is at stake?', 'What is put off?', 'What is decided?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell of an apprentice’s third attempt. Put the events in order. Choose a teacher with few words.',
          audience: 'readers of literary prose',
          plan: ['What went wrong before?', 'What is tried?', 'What is said?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A skilled worker has to learn a new method because the old one is no longer used. Narrate the first month in order, including one day on which quitting seems reasonable. Choose the person whose remark changes the outcome.',
          audience: 'a short story for a local magazine',
          plan: ['What does the worker lose at first?', 'Why does quitting seem reasonable?', 'Which remark matters?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should courses allow retakes? Argue for a rule with reasons. Choose the strongest counterargument.',
          audience: 'the curriculum committee',
          plan: ['What is your rule?', 'What evidence supports it?', 'What is fair to teachers?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Argue against one popular study tip. Use evidence and choose a better tip.',
          audience: 'younger students',
          plan: ['What is the tip?', 'Why is it believed?', 'What works better?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'The phrase “You can do anything if you try hard enough” hangs in many classrooms. Argue whether it should stay, be revised or come down, using evidence about effort, strategy and opportunity. Choose the wording that you would defend.',
          audience: 'a letter to a school’s faculty',
          plan: ['What does the phrase get right?', 'What does it leave out?', 'How would you word it?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain why difficulty can help memory. Choose an experiment or example.',
          audience: 'parents and guardians',
          plan: ['What seems odd?', 'What happens in recall?', 'Where is the limit?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to plan a long project. Choose one that you know.',
          audience: 'first-year students',
          plan: ['Where do plans fail?', 'How do you cut it into parts?', 'What is checked when?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why people often judge their own learning wrongly, for example after rereading a chapter. Show how a learner can check what is really known. Choose one subject and give a procedure.',
          audience: 'an article for students who prepare for exams',
          plan: ['Why does rereading feel effective?', 'What would a check reveal?', 'Which procedure can anyone use?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe concentration without naming it. Use place, body and time.',
          audience: 'readers of a literary page',
          plan: ['What is blurred?', 'What is sharp?', 'What breaks it?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a desk that tells of its owner’s way of working. Choose order or disorder.',
          audience: 'readers of a portrait',
          plan: ['What lies on top?', 'What is missing?', 'What does a visitor conclude?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a rehearsal, training session or workshop in which the same passage is repeated many times. Let each repetition differ in one perceptible way. Choose a vantage point close to the work.',
          audience: 'an essay for an arts or sports page',
          plan: ['What is repeated?', 'What changes each time?', 'Where does the tension build?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write the farewell letter of a bad habit. Choose its tone.',
          audience: 'a humor page',
          plan: ['What did it offer?', 'Why must it go?', 'Will it return?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a university for late starters. Write its rules or its map.',
          audience: 'readers of satire or utopia',
          plan: ['Who teaches?', 'What counts as success?', 'What is forbidden?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write the minutes of a meeting at which Planning, Memory, Attention and Sleep discuss the coming exam week. Give each a distinct voice and a legitimate complaint. Choose the agreement that they finally sign.',
          audience: 'a humor column in a student newspaper',
          plan: ['What does each one want?', 'Where do they collide?', 'What do they agree on?'],
        },
      ],
      itemSets: [
        {
          title: 'The violinist’s two practice books',
          text: 'A student who was preparing three pieces for an audition kept a practice book for six weeks. In the first three weeks, the student played each piece through from beginning to end on two consecutive days, for 90 minutes a day, and recorded “went fine” on fourteen of eighteen days. An audio recording at the end, however, revealed 22 errors. In the following three weeks, the student practiced the hardest passages of all three pieces in mixed order, played from memory before looking at the score, and noted every error. The entry “went fine” appeared on only four days, and the daily time was 60 minutes, but the final recording revealed 7 errors.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'Which explanation for the numerous entries “went fine” in the first three weeks is most consistent with the audio recording?',
              answer: 'Repetition made the pieces feel fluent.',
              distractors: [
                {
                  text: 'The pieces were too easy for an audition.',
                  error: 'overlooks the 22 errors of the recording',
                },
                {
                  text: 'The student made few errors in that time.',
                  error: 'trusts the entries more than the recording',
                },
                {
                  text: 'The recording changed how the pieces sound.',
                  error: 'looks for the fault in the measurement',
                },
              ],
              reason: 'Playing through the same piece feels smooth at the moment, and this fluency was taken for mastery.',
            },
            {
              thinking: 'apply',
              question:
                'Which combination of study methods did the student introduce into the practice sessions of the second three weeks?',
              answer: 'Interleaving and retrieval',
              distractors: [
                {
                  text: 'Multitasking and rereading',
                  error: 'takes mixed practice for doing two things at once',
                },
                {
                  text: 'Self-esteem and repetition',
                  error: 'mixes up feelings about oneself and methods',
                },
                {
                  text: 'Outcome goals and rest days',
                  error: 'names steps that the text does not report',
                },
              ],
              reason: 'Mixed order of passages is interleaving, and playing from memory before looking is retrieval.',
            },
            {
              thinking: 'analyze',
              question:
                'Why does the comparison of the two three-week periods leave some doubt about the effectiveness of the new methods?',
              answer: 'The last three weeks built on the first three.',
              distractors: [
                {
                  text: 'The last three weeks had fewer minutes each day.',
                  error: 'names a fact that would make success harder',
                },
                {
                  text: 'The recordings were made on the same violin.',
                  error: 'takes a controlled condition for a weakness',
                },
                {
                  text: 'The errors were counted and written down.',
                  error: 'takes measurement for a weakness',
                },
              ],
              reason: 'Errors would probably have fallen with three more weeks of any practice, so the effect is not isolated.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How could the student use the remaining four weeks before the audition to combine process goals with an outcome goal, and which result should lead to a change of plan?',
            lookFors: [
              'Names process goals, such as mixed passages from memory on set days with errors noted.',
              'Names an outcome goal that can be checked on a recording.',
              'Plans a check, for example each week, and a change if errors stay in one passage.',
            ],
            probe: 'Why might the new way of practice feel worse while it works better?',
          },
        },
        {
          title: 'One lesson, twelve schools',
          text: 'A state evaluated a 50-minute online lesson on growth mindset with 6,000 ninth graders in twelve schools, who were assigned by lot either to this lesson or to another lesson about the brain that omitted the idea. Among students with previously low grades, the lesson raised the average by 0.10 points on a scale from 0 to 4. It made no difference among students with high grades. In seven schools, where classmates welcomed difficult problems, the effect for students with low grades was 0.17 points, but in the other five it was close to zero. A newspaper summarized the study in the headline “Believe in yourself and get better grades.”',
          facts: [
            {
              thinking: 'analyze',
              question: 'What do the different results of the seven and the five schools suggest about the effectiveness of the lesson?',
              answer: 'Its effect depends on the setting in which students learn.',
              distractors: [
                {
                  text: 'Its effect depends on the length of the lesson in minutes.',
                  error: 'overlooks that the lesson was the same',
                },
                {
                  text: 'Its effect is the same wherever students believe in it.',
                  error: 'overlooks the difference among schools',
                },
                {
                  text: 'Its effect is largest for students with the highest grades.',
                  error: 'turns the result for two groups around',
                },
              ],
              reason: 'The same lesson brought 0.17 points where peers welcomed challenge and almost nothing elsewhere.',
            },
            {
              thinking: 'analyze',
              question: 'Which methodological purpose did the other lesson about the brain serve in the design of the study?',
              answer: 'To check whether any other lesson works as well',
              distractors: [
                {
                  text: 'To teach the lower group what the higher group knew',
                  error: 'mixes up the treatment and the comparison',
                },
                {
                  text: 'To give the schools a choice of better materials',
                  error: 'overlooks that students were assigned by lot',
                },
                {
                  text: 'To make the growth mindset lesson look more modern',
                  error: 'looks for a motive in place of a design',
                },
              ],
              reason: 'Both groups spent 50 minutes online, so the difference can be linked to the idea and not to the attention.',
            },
            {
              thinking: 'evaluate',
              question:
                'In view of the results for different groups of students, how should the accuracy of the newspaper’s headline be judged?',
              answer: 'It turns a small, limited effect into a promise for all.',
              distractors: [
                {
                  text: 'It reports the effect in seven schools with full accuracy.',
                  error: 'overlooks the limits in size and group',
                },
                {
                  text: 'It hides that the lesson lowered the grades of many.',
                  error: 'claims harm that was not found',
                },
                {
                  text: 'It is fair, since an effect above zero proves a belief.',
                  error: 'takes a small effect for a general law',
                },
              ],
              reason: 'The gain was 0.10 points, for one group, and it depended on the school, so the headline says far too much.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'On the basis of the study’s results, what would you advise a principal who wants to buy the lesson and drop the tutoring program in order to pay for it?',
            lookFors: [
              'Says that the effect is small on average and missing in some schools.',
              'Says that strategies, help and a setting that welcomes mistakes matter with the belief.',
              'Suggests a test or a comparison with the effect and cost of tutoring.',
            ],
            probe: 'What would a classroom that welcomes hard problems look like in your school?',
          },
        },
        {
          title: 'The essay that stayed blank',
          text: 'A student monitored the progress of a history essay over ten evenings. On each of the first five, the plan said “work on essay tonight,” and the student opened the document, felt uneasy, answered messages and closed it again, so that only 40 words were written in five hours altogether. For the remaining five evenings, the telephone stayed in the kitchen, the plan read “after dinner at seven I sit at the desk and write 150 bad words,” and a friend received every rough page without commenting on it. The result was 1,050 words in four hours. The student noticed that the uneasy feeling was still there at seven o’clock but disappeared after about ten minutes.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'In terms of motivational psychology, what kind of plan is “after dinner at seven I sit at the desk and write 150 bad words”?',
              answer: 'An implementation intention with a low threshold',
              distractors: [
                {
                  text: 'An outcome goal with a grade that is wished for',
                  error: 'mixes up a result and a step',
                },
                {
                  text: 'A self-assessment with a score for each evening',
                  error: 'mixes up planning and judging',
                },
                {
                  text: 'A desirable difficulty with mixed types of tasks',
                  error: 'takes each useful effort for interleaving',
                },
              ],
              reason: 'It ties a cue, after dinner at seven, to a small action, and “bad words” lowers the fear of a poor result.',
            },
            {
              thinking: 'analyze',
              question:
                'What do the student’s notes about unease suggest about the actual cause of the delay during the first five evenings?',
              answer: 'The student avoided a feeling that starting brings up.',
              distractors: [
                {
                  text: 'The student was too lazy to care about the history essay.',
                  error: 'takes procrastination for laziness',
                },
                {
                  text: 'The student lacked the ability to write about history.',
                  error: 'explains the delay by fixed ability',
                },
                {
                  text: 'The student had fewer hours than the essay requires.',
                  error: 'overlooks the five hours that were spent',
                },
              ],
              reason: 'The file was opened and closed when unease came; later the unease faded once writing had begun.',
            },
            {
              thinking: 'apply',
              question: 'On average, how many times as many words per hour did the student produce during the second five evenings?',
              answer: 'About 33 times',
              distractors: [
                {
                  text: 'About 7 times',
                  error: 'takes the goal of 1,050 divided by 150',
                },
                {
                  text: 'About 26 times',
                  error: 'divides the words without regard to the hours',
                },
                {
                  text: 'About 260 times',
                  error: 'divides 1,050 words by four hours and takes the rate for the factor',
                },
              ],
              reason: 'The rates are 8 words per hour at first and 262.5 later, and 262.5 divided by 8 is about 33.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which of the three changes would you recommend to another student first, and how could that student determine which of them matters most?',
            lookFors: [
              'Gives a reason that fits a cause of delay: distraction, vague cue or fear of a bad result.',
              'Suggests changing one thing at a time and keeping notes on words and time.',
              'Admits that one person’s ten evenings may not hold for others.',
            ],
            probe: 'What could be a risk of writing “bad words” on purpose, and how could it be handled?',
          },
        },
      ],
    },
  },
});
