import { defineTopicPack } from '../topic-pack.ts';

export const mentalHealth = defineTopicPack({
  id: 'mental-health',
  title: 'Mental health and substance-use prevention',
  inText: 'mental health and substance-use prevention',
  alsoCalled: ['mental health'],
  subject: 'health',
  sensitive: true,
  aliases: [
    'mental health',
    'stress',
    'stress management',
    'managing stress',
    'coping skills',
    'coping strategies',
    'anxiety',
    'stress and anxiety',
    'mental wellness',
    'vaping',
    'vaping prevention',
    'drugs and alcohol',
    'drug and alcohol prevention',
    'substance use',
    'substance abuse prevention',
    'refusal skills',
    'nicotine',
    'tobacco and alcohol',
  ],
  standards: [],
  translations: {
    'mental health': {
      Arabic: 'صحة نفسية',
      Bengali: 'মানসিক স্বাস্থ্য',
      'Chinese (Simplified)': '心理健康',
      French: 'santé mentale',
      Hindi: 'मानसिक स्वास्थ्य',
      Japanese: 'メンタルヘルス',
      Korean: '정신 건강',
      Portuguese: 'saúde mental',
      Russian: 'психическое здоровье',
      Spanish: 'salud mental',
      Ukrainian: 'психічне здоров’я',
      Vietnamese: 'sức khỏe tâm thần',
    },
    stress: {
      Arabic: 'ضغط نفسي',
      Bengali: 'মানসিক চাপ',
      'Chinese (Simplified)': '压力',
      French: 'stress',
      Hindi: 'तनाव',
      Japanese: 'ストレス',
      Korean: '스트레스',
      Portuguese: 'estresse',
      Russian: 'стресс',
      Spanish: 'estrés',
      Ukrainian: 'стрес',
      Vietnamese: 'căng thẳng',
    },
    anxiety: {
      Arabic: 'قلق',
      Bengali: 'উদ্বেগ',
      'Chinese (Simplified)': '焦虑',
      French: 'anxiété',
      Hindi: 'चिंता',
      Japanese: '不安',
      Korean: '불안',
      Portuguese: 'ansiedade',
      Russian: 'тревога',
      Spanish: 'ansiedad',
      Ukrainian: 'тривога',
      Vietnamese: 'lo âu',
    },
    nicotine: {
      Arabic: 'نيكوتين',
      Bengali: 'নিকোটিন',
      'Chinese (Simplified)': '尼古丁',
      French: 'nicotine',
      Hindi: 'निकोटीन',
      Japanese: 'ニコチン',
      Korean: '니코틴',
      Portuguese: 'nicotina',
      Russian: 'никотин',
      Spanish: 'nicotina',
      Ukrainian: 'нікотин',
      Vietnamese: 'nicotin',
    },
    addiction: {
      Arabic: 'إدمان',
      Bengali: 'আসক্তি',
      'Chinese (Simplified)': '成瘾',
      French: 'addiction',
      Hindi: 'व्यसन',
      Japanese: '依存症',
      Korean: '중독',
      Portuguese: 'dependência',
      Russian: 'зависимость',
      Spanish: 'adicción',
      Ukrainian: 'залежність',
      Vietnamese: 'nghiện',
    },
    'peer pressure': {
      Arabic: 'ضغط الأقران',
      Bengali: 'সমবয়সীদের চাপ',
      'Chinese (Simplified)': '同伴压力',
      French: 'pression des pairs',
      Hindi: 'साथियों का दबाव',
      Japanese: '仲間からの圧力',
      Korean: '또래 압력',
      Portuguese: 'pressão dos colegas',
      Russian: 'давление сверстников',
      Spanish: 'presión de grupo',
      Ukrainian: 'тиск однолітків',
      Vietnamese: 'áp lực bạn bè',
    },
    depression: {
      Arabic: 'اكتئاب',
      Bengali: 'বিষণ্নতা',
      'Chinese (Simplified)': '抑郁症',
      French: 'dépression',
      Hindi: 'अवसाद',
      Japanese: 'うつ病',
      Korean: '우울증',
      Portuguese: 'depressão',
      Russian: 'депрессия',
      Spanish: 'depresión',
      Ukrainian: 'депресія',
      Vietnamese: 'trầm cảm',
    },
    stigma: {
      Arabic: 'وصمة',
      Bengali: 'সামাজিক কলঙ্ক',
      'Chinese (Simplified)': '污名',
      French: 'stigmatisation',
      Hindi: 'कलंक',
      Japanese: 'スティグマ',
      Korean: '낙인',
      Portuguese: 'estigma',
      Russian: 'стигма',
      Spanish: 'estigma',
      Ukrainian: 'стигма',
      Vietnamese: 'sự kỳ thị',
    },
    'anxiety disorder': {
      Arabic: 'اضطراب القلق',
      Bengali: 'উদ্বেগজনিত ব্যাধি',
      'Chinese (Simplified)': '焦虑症',
      French: 'trouble anxieux',
      Hindi: 'चिंता विकार',
      Japanese: '不安症',
      Korean: '불안 장애',
      Portuguese: 'transtorno de ansiedade',
      Russian: 'тревожное расстройство',
      Spanish: 'trastorno de ansiedad',
      Ukrainian: 'тривожний розлад',
      Vietnamese: 'rối loạn lo âu',
    },
    'chronic stress': {
      Arabic: 'ضغط نفسي مزمن',
      Bengali: 'দীর্ঘস্থায়ী মানসিক চাপ',
      'Chinese (Simplified)': '慢性压力',
      French: 'stress chronique',
      Hindi: 'दीर्घकालिक तनाव',
      Japanese: '慢性ストレス',
      Korean: '만성 스트레스',
      Portuguese: 'estresse crônico',
      Russian: 'хронический стресс',
      Spanish: 'estrés crónico',
      Ukrainian: 'хронічний стрес',
      Vietnamese: 'căng thẳng mạn tính',
    },
    dopamine: {
      Arabic: 'دوبامين',
      Bengali: 'ডোপামিন',
      'Chinese (Simplified)': '多巴胺',
      French: 'dopamine',
      Hindi: 'डोपामाइन',
      Japanese: 'ドーパミン',
      Korean: '도파민',
      Portuguese: 'dopamina',
      Russian: 'дофамин',
      Spanish: 'dopamina',
      Ukrainian: 'дофамін',
      Vietnamese: 'dopamin',
    },
    stressor: {
      Arabic: 'مسبب الضغط',
      'Chinese (Simplified)': '压力源',
      French: 'facteur de stress',
      Japanese: 'ストレッサー',
      Korean: '스트레스 요인',
      Portuguese: 'fator de estresse',
      Russian: 'стрессор',
      Spanish: 'factor de estrés',
      Ukrainian: 'стресор',
      Vietnamese: 'tác nhân gây căng thẳng',
    },
    'coping skill': {
      Arabic: 'مهارة التأقلم',
      'Chinese (Simplified)': '应对技能',
      French: 'capacité d’adaptation',
      Japanese: '対処スキル',
      Korean: '대처 기술',
      Portuguese: 'habilidade de enfrentamento',
      Russian: 'навык преодоления трудностей',
      Spanish: 'habilidad de afrontamiento',
      Ukrainian: 'навичка подолання труднощів',
      Vietnamese: 'kỹ năng ứng phó',
    },
    'trusted adult': {
      Arabic: 'شخص بالغ موثوق',
      Bengali: 'বিশ্বস্ত প্রাপ্তবয়স্ক',
      'Chinese (Simplified)': '值得信赖的成年人',
      French: 'adulte de confiance',
      Hindi: 'विश्वसनीय वयस्क',
      Japanese: '信頼できる大人',
      Korean: '믿을 수 있는 어른',
      Portuguese: 'adulto de confiança',
      Russian: 'взрослый, которому доверяешь',
      Spanish: 'adulto de confianza',
      Ukrainian: 'дорослий, якому довіряєш',
      Vietnamese: 'người lớn đáng tin cậy',
    },
    vaping: {
      Arabic: 'تدخين إلكتروني',
      'Chinese (Simplified)': '吸电子烟',
      French: 'vapotage',
      Japanese: '電子たばこを吸うこと',
      Korean: '전자 담배 흡입',
      Portuguese: 'uso de cigarro eletrônico',
      Russian: 'вейпинг',
      Spanish: 'vapeo',
      Ukrainian: 'вейпінг',
      Vietnamese: 'hút thuốc lá điện tử',
    },
    'refusal skill': {
      Arabic: 'مهارة الرفض',
      'Chinese (Simplified)': '拒绝技巧',
      Japanese: '断るスキル',
      Korean: '거절 기술',
      Portuguese: 'habilidade de recusa',
      Russian: 'умение отказывать',
      Spanish: 'habilidad de rechazo',
      Ukrainian: 'вміння відмовляти',
      Vietnamese: 'kỹ năng từ chối',
    },
    emotion: {
      Arabic: 'انفعال',
      Bengali: 'আবেগ',
      'Chinese (Simplified)': '情绪',
      French: 'émotion',
      Hindi: 'भावना',
      Japanese: '感情',
      Korean: '감정',
      Portuguese: 'emoção',
      Russian: 'эмоция',
      Spanish: 'emoción',
      Ukrainian: 'емоція',
      Vietnamese: 'cảm xúc',
    },
    mindfulness: {
      Arabic: 'يقظة ذهنية',
      Bengali: 'মননশীলতা',
      'Chinese (Simplified)': '正念',
      French: 'pleine conscience',
      Hindi: 'सचेतनता',
      Japanese: 'マインドフルネス',
      Korean: '마음챙김',
      Portuguese: 'atenção plena',
      Russian: 'осознанность',
      Spanish: 'atención plena',
      Ukrainian: 'усвідомленість',
      Vietnamese: 'chánh niệm',
    },
    'mental health condition': {
      Arabic: 'حالة صحية نفسية',
      Bengali: 'মানসিক স্বাস্থ্য সমস্যা',
      'Chinese (Simplified)': '精神健康问题',
      French: 'trouble de santé mentale',
      Hindi: 'मानसिक स्वास्थ्य समस्या',
      Japanese: '精神疾患',
      Korean: '정신 건강 질환',
      Portuguese: 'transtorno mental',
      Russian: 'психическое расстройство',
      Spanish: 'trastorno de salud mental',
      Ukrainian: 'психічний розлад',
      Vietnamese: 'vấn đề sức khỏe tâm thần',
    },
    'coping strategy': {
      Arabic: 'استراتيجية التأقلم',
      'Chinese (Simplified)': '应对策略',
      French: 'stratégie d’adaptation',
      Japanese: '対処方略',
      Korean: '대처 전략',
      Portuguese: 'estratégia de enfrentamento',
      Russian: 'стратегия преодоления',
      Spanish: 'estrategia de afrontamiento',
      Ukrainian: 'стратегія подолання',
      Vietnamese: 'chiến lược ứng phó',
    },
    resilience: {
      Arabic: 'مرونة نفسية',
      Bengali: 'স্থিতিস্থাপকতা',
      'Chinese (Simplified)': '心理韧性',
      French: 'résilience',
      Hindi: 'लचीलापन',
      Japanese: 'レジリエンス',
      Korean: '회복 탄력성',
      Portuguese: 'resiliência',
      Russian: 'жизнестойкость',
      Spanish: 'resiliencia',
      Ukrainian: 'життєстійкість',
      Vietnamese: 'khả năng phục hồi',
    },
    tolerance: {
      Arabic: 'تحمّل الدواء',
      Bengali: 'সহনশীলতা',
      'Chinese (Simplified)': '耐受性',
      French: 'tolérance',
      Japanese: '耐性',
      Korean: '내성',
      Portuguese: 'tolerância',
      Russian: 'толерантность к препарату',
      Spanish: 'tolerancia',
      Ukrainian: 'толерантність до препарату',
      Vietnamese: 'sự dung nạp thuốc',
    },
    withdrawal: {
      Arabic: 'أعراض الانسحاب',
      'Chinese (Simplified)': '戒断反应',
      French: 'syndrome de sevrage',
      Japanese: '離脱症状',
      Korean: '금단 증상',
      Portuguese: 'síndrome de abstinência',
      Russian: 'синдром отмены',
      Spanish: 'síndrome de abstinencia',
      Ukrainian: 'синдром відміни',
      Vietnamese: 'hội chứng cai',
    },
    opioid: {
      Arabic: 'مادة أفيونية',
      Bengali: 'ওপিওয়েড',
      'Chinese (Simplified)': '阿片类药物',
      French: 'opioïde',
      Hindi: 'ओपिओइड',
      Japanese: 'オピオイド',
      Korean: '오피오이드',
      Portuguese: 'opioide',
      Russian: 'опиоид',
      Spanish: 'opioide',
      Ukrainian: 'опіоїд',
      Vietnamese: 'opioid',
    },
    naloxone: {
      Arabic: 'نالوكسون',
      Bengali: 'ন্যালোক্সোন',
      'Chinese (Simplified)': '纳洛酮',
      French: 'naloxone',
      Hindi: 'नालोक्सोन',
      Japanese: 'ナロキソン',
      Korean: '날록손',
      Portuguese: 'naloxona',
      Russian: 'налоксон',
      Spanish: 'naloxona',
      Ukrainian: 'налоксон',
      Vietnamese: 'naloxone',
    },
    therapy: {
      Arabic: 'علاج نفسي',
      Bengali: 'থেরাপি',
      'Chinese (Simplified)': '心理治疗',
      French: 'thérapie',
      Hindi: 'चिकित्सा',
      Japanese: '療法',
      Korean: '치료',
      Portuguese: 'terapia',
      Russian: 'терапия',
      Spanish: 'terapia',
      Ukrainian: 'терапія',
      Vietnamese: 'trị liệu',
    },
    stimulant: {
      Arabic: 'منبّه',
      Bengali: 'উদ্দীপক',
      'Chinese (Simplified)': '兴奋剂',
      French: 'stimulant',
      Hindi: 'उत्तेजक',
      Japanese: '興奮剤',
      Korean: '흥분제',
      Portuguese: 'estimulante',
      Russian: 'стимулятор',
      Spanish: 'estimulante',
      Ukrainian: 'стимулятор',
      Vietnamese: 'chất kích thích',
    },
    depressant: {
      Arabic: 'مثبّط',
      'Chinese (Simplified)': '抑制剂',
      French: 'dépresseur',
      Hindi: 'अवसादक',
      Japanese: '抑制剤',
      Korean: '억제제',
      Portuguese: 'depressor',
      Russian: 'депрессант',
      Spanish: 'depresor',
      Ukrainian: 'депресант',
      Vietnamese: 'chất ức chế',
    },
    substance: {
      Arabic: 'مادة',
      'Chinese (Simplified)': '物质',
      French: 'substance',
      Hindi: 'पदार्थ',
      Japanese: '物質',
      Korean: '물질',
      Portuguese: 'substância',
      Russian: 'вещество',
      Spanish: 'sustancia',
      Ukrainian: 'речовина',
      Vietnamese: 'chất',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'Mental health is part of health: stress and strong feelings can be managed with skills and support, getting help is a strength, and knowing how nicotine, alcohol and other drugs act helps people make their own decisions.',
      objectives: [
        'describe how stress affects body, thoughts and behavior',
        'choose and practice two healthy ways to cope',
        'tell when worry or sadness calls for help and name people and services that can help',
        'explain how nicotine, alcohol and other drugs affect a growing brain',
        'practice ways to refuse and to support a friend',
      ],
      terms: [
        {
          term: 'mental health',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'the way in which people feel, think, handle challenges and get along with others',
          example: 'Regular sleep, exercise and close friendships all help to support mental health.',
          contrast: 'A mental illness is a condition; everyone has the health that this names.',
          wordParts: 'mental (of the mind) + health',
          picture: 'a head with a heart inside',
        },
        {
          term: 'stress',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the response of the body and the mind to a difficult demand or challenge',
          example: 'During the final minutes before the competition, stress made the runner’s heart beat faster and both hands feel cold.',
          contrast: 'A stressor is what sets it off.',
          wordParts: 'stress, stressful',
          picture: 'a scale with too many books',
        },
        {
          term: 'stressor',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an event or a situation that causes mental strain, such as a test or a quarrel',
          example: 'Moving to a new school can be a stressor, even for students who looked forward to it.',
          contrast: 'The response is inside; this is outside or in our thoughts.',
          wordParts: 'stress + -or (that which does)',
          picture: 'an arrow that points to a person',
        },
        {
          term: 'coping skill',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'something healthy that a person does to handle a hard feeling or situation',
          example: 'Slow breathing is a coping skill that you can use in almost any difficult situation.',
          contrast: 'Avoiding a problem may feel better at once but does not solve it.',
          wordParts: 'cope, coping',
          picture: 'a toolbox with a breath, a friend and a shoe',
        },
        {
          term: 'anxiety',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an emotion of strong worry or fear about something that may happen',
          example: 'Many people feel anxiety before a speech, although it usually fades once they begin.',
          contrast: 'An anxiety disorder lasts, is strong and gets in the way of life.',
          wordParts: 'anxious',
          picture: 'a cloud with question marks',
        },
        {
          term: 'trusted adult',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a responsible grown person who listens, keeps you safe and knows how to get help',
          example: 'The school counselor is a trusted adult for many students.',
          contrast: 'A friend can listen but may not be able to get help.',
          wordParts: 'trust + adult',
          picture: 'two people on a bench',
        },
        {
          term: 'stigma',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'unfair shame or bad opinions about people because of a condition',
          example: 'Because of stigma, some people who need support hesitate to ask for help.',
          contrast: 'A fact about an illness is not shame; it is information.',
          wordParts: 'from a Greek word for a mark',
          picture: 'a label that is torn off',
        },
        {
          term: 'substance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a material; in health, something such as alcohol or nicotine that changes body or mind',
          example: 'Nicotine is a substance that is contained in most vapes and can quickly lead to addiction.',
          contrast: 'Food is also made of matter, but the word here means drugs.',
          wordParts: 'substance',
          picture: 'a bottle, a leaf and a device with a warning sign',
        },
        {
          term: 'nicotine',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the drug in tobacco and most electronic cigarettes that causes people to want more',
          example: 'Nicotine reaches the brain within seconds and makes people want to use the product again.',
          contrast: 'Tar is the sticky part of smoke; this is the drug.',
          wordParts: 'from Jean Nicot, who sent tobacco to France',
          picture: 'a leaf with an arrow to a brain',
        },
        {
          term: 'vaping',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the use of an electronic device to breathe in a mist that often contains nicotine',
          example: 'Vaping puts tiny particles and often nicotine into the lungs.',
          contrast: 'The mist is not plain water vapor.',
          wordParts: 'vapor, vape',
          picture: 'a device and a cloud with dots',
        },
        {
          term: 'addiction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a condition in which a person continues to use a drug although it does harm',
          example: 'Addiction changes the way in which the brain works, but treatment can help people to recover.',
          contrast: 'A habit can be stopped more easily; this is a health condition.',
          wordParts: 'addict, addictive',
          picture: 'a loop: want, use, want more',
        },
        {
          term: 'peer pressure',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'the influence of people of the same age who encourage someone to act in a certain way',
          example: 'Peer pressure can also lead to good decisions, such as joining a team or studying together.',
          contrast: 'Bullying is meant to hurt; this may come from friends.',
          wordParts: 'peer (equal) + pressure',
          picture: 'three arrows toward one person',
        },
        {
          term: 'refusal skill',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a respectful but very clear way of saying no to a dangerous or unwanted offer',
          example: 'Giving a short reason and then leaving with a friend is a refusal skill that can be practiced.',
          contrast: 'Being rude is not needed; being clear is.',
          wordParts: 'refuse, refusal',
          picture: 'a hand held up and an open door',
        },
        {
          term: 'emotion',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a feeling, such as joy, anger, or fear, that involves both the body and the mind',
          example: 'Naming an emotion can make it easier to choose a coping skill that fits.',
          contrast: 'A mood is often weaker and lasts longer, while this usually rises and fades more quickly.',
          wordParts: 'emotion, emotional, from Latin movere move',
          picture: 'a face beside a heart with wavy lines',
        },
        {
          term: 'mindfulness',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'paying attention to the present moment on purpose and without judging it',
          example: 'Mindfulness, such as noticing three sounds in the room, can calm a racing mind before a test.',
          contrast: 'Daydreaming lets the mind wander, while this brings attention back to the here and now.',
          wordParts: 'mind, mindful',
          picture: 'a person who sits and listens to a single bell',
        },
        {
          term: 'depression',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a health condition in which sadness or loss of interest lasts for weeks and makes daily life hard',
          example: 'A student with depression may stop enjoying things that used to be fun, and treatment can help.',
          contrast: 'Ordinary sadness usually eases with time, while this lasts for weeks and affects daily life.',
          wordParts: 'depress, depressed, from Latin premere press',
          picture: 'a person under a gray cloud with a second person arriving',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which number can people in the United States call or text when they are in emotional crisis?',
          answer: '988',
          distractors: [
            {
              text: '411',
              error: 'mixes it up with directory help',
            },
            {
              text: '311',
              error: 'mixes it up with city services',
            },
            {
              text: '511',
              error: 'mixes it up with the line for traffic news',
            },
          ],
          reason: '988 is the Suicide and Crisis Lifeline. It is free and open day and night. In immediate danger, call 911.',
        },
        {
          thinking: 'remember',
          question: 'Labels on tobacco products warn about nicotine. Which description of nicotine is correct?',
          answer: 'a drug in tobacco and most vapes',
          distractors: [
            {
              text: 'a flavor that makes vapes sweet',
              error: 'mixes it up with flavoring',
            },
            {
              text: 'the smoke that tobacco gives off',
              error: 'mixes up the drug with the smoke',
            },
            {
              text: 'a vitamin found in green leaves',
              error: 'mixes it up with niacin',
            },
          ],
          reason: 'Nicotine acts on the brain and can lead to addiction.',
        },
        {
          thinking: 'remember',
          question: 'When people talk about the pressure of school or sports, what do health teachers mean by a stressor?',
          answer: 'something that sets off stress',
          distractors: [
            {
              text: 'a person who handles stress well',
              error: 'takes the ending for a person',
            },
            {
              text: 'a medicine that lowers stress',
              error: 'mixes up cause and treatment',
            },
            {
              text: 'a feeling of being calm and rested',
              error: 'takes the opposite',
            },
          ],
          reason: 'A test or a quarrel can be a stressor. Stress is the response.',
        },
        {
          thinking: 'remember',
          question: 'Until about what age do the parts of the brain that are needed for planning and control continue to mature?',
          answer: 'into the mid-20s',
          distractors: [
            {
              text: 'until about age 6',
              error: 'thinks of the size of the brain',
            },
            {
              text: 'until about age 12',
              error: 'thinks that puberty is the end',
            },
            {
              text: 'until about age 50',
              error: 'thinks that experience is growth',
            },
          ],
          reason: 'These parts mature late. In most people they go on changing into the mid-20s.',
        },
        {
          thinking: 'understand',
          question: 'Before an important game, why does the heart of a player who is under stress beat faster?',
          answer: 'The body gets ready to act.',
          distractors: [
            {
              text: 'The body is getting too warm to think.',
              error: 'thinks of heat as the cause',
            },
            {
              text: 'The brain has stopped sending signals.',
              error: 'has the cause backward',
            },
            {
              text: 'The lungs have run out of fresh air.',
              error: 'mixes it up with lack of oxygen',
            },
          ],
          reason: 'Stress hormones prepare the body to respond, which helps in a real danger.',
        },
        {
          thinking: 'understand',
          question: 'Why can a small amount of stress, such as the feeling before a test, be useful to a student?',
          answer: 'It gives energy and focus for a short time.',
          distractors: [
            {
              text: 'It makes the body stronger the longer it lasts.',
              error: 'thinks that more is better',
            },
            {
              text: 'It keeps people from making friends too fast.',
              error: 'invents a benefit',
            },
            {
              text: 'It takes the place of sleep before a test.',
              error: 'thinks that stress replaces rest',
            },
          ],
          reason: 'A moderate amount for a short time can help performance. Long, strong stress harms.',
        },
        {
          thinking: 'understand',
          question: 'Why is nicotine riskier for teenagers than for older adults who start?',
          answer: 'Their brains are still developing.',
          distractors: [
            {
              text: 'Their lungs do not need any air.',
              error: 'invents a body fact',
            },
            {
              text: 'Their blood holds no oxygen yet.',
              error: 'invents a body fact',
            },
            {
              text: 'Their bodies get rid of it at once.',
              error: 'thinks that it leaves no effect',
            },
          ],
          reason: 'A developing brain learns addiction faster. Attention and mood can be affected.',
        },
        {
          thinking: 'understand',
          question: 'What does the cloud from a vape really contain, although companies sometimes describe it as harmless?',
          answer: 'tiny drops with chemicals and often nicotine',
          distractors: [
            {
              text: 'pure water vapor, just like steam from a kettle',
              error: 'trusts a common claim',
            },
            {
              text: 'only air that has been made warm and sweet',
              error: 'thinks that flavor is the only thing added',
            },
            {
              text: 'smoke from tobacco leaves that burn inside',
              error: 'mixes up vapes with cigarettes',
            },
          ],
          reason: 'It is an aerosol. It can hold nicotine, flavor chemicals and tiny metal particles.',
        },
        {
          thinking: 'understand',
          question: 'According to national surveys, what is true of most students in middle school with regard to vaping?',
          answer: 'Most of them do not vape.',
          distractors: [
            {
              text: 'Most of them vape on weekends.',
              error: 'overestimates use by peers',
            },
            {
              text: 'About half of them vape each day.',
              error: 'overestimates use by peers',
            },
            {
              text: 'Nearly all have tried it this month.',
              error: 'overestimates use by peers',
            },
          ],
          reason: 'National surveys find that only a small share used a vape in the past month. Students often guess too high.',
        },
        {
          thinking: 'apply',
          question: 'If Rui’s hands are shaking before an important speech, which step can calm the body within a minute or two?',
          answer: 'slow breathing with a long breath out',
          distractors: [
            {
              text: 'a strong coffee or energy drink',
              error: 'picks a drink that speeds the heart',
            },
            {
              text: 'reading bad comments on a phone',
              error: 'adds a stressor',
            },
            {
              text: 'holding the breath as long as possible',
              error: 'thinks that no breath is calm',
            },
          ],
          reason: 'A long, slow breath out helps the body to settle.',
        },
        {
          thinking: 'apply',
          question:
            'What is the best response if a friend says to you in private, “I feel like I can’t go on, but promise to keep it a secret”?',
          answer: 'Stay with the friend and get a trusted adult.',
          distractors: [
            {
              text: 'Keep the promise, since trust comes first.',
              error: 'thinks that a secret is worth more than safety',
            },
            {
              text: 'Tell all friends so that many can help.',
              error: 'spreads private news',
            },
            {
              text: 'Say that it will pass and change the topic.',
              error: 'plays down a warning',
            },
          ],
          reason: 'Safety comes before a promise. An adult or 988 can help at once.',
        },
        {
          thinking: 'apply',
          question: 'If someone at the park offers Eli a vape, which of these answers is a clear and confident refusal?',
          answer: '“No thanks, I don’t vape. Let’s go play.”',
          distractors: [
            {
              text: '“Maybe later, when nobody is looking.”',
              error: 'leaves the door open',
            },
            {
              text: '“I guess I could hold it for a second.”',
              error: 'gives in partly',
            },
            {
              text: '“My phone died, what time is it?”',
              error: 'avoids without a no',
            },
          ],
          reason: 'It says no, gives a short reason and offers something else.',
        },
        {
          thinking: 'apply',
          question: 'Which plan is most likely to help a student who expects a particularly hard week at school?',
          answer: 'enough sleep, some movement and a talk with a friend',
          distractors: [
            {
              text: 'skipping sleep to do all tasks in one single night',
              error: 'thinks that time gained outweighs rest',
            },
            {
              text: 'staying alone until all of the feelings are gone',
              error: 'thinks that being alone heals',
            },
            {
              text: 'playing games through the night so as not to think',
              error: 'avoids and loses sleep',
            },
          ],
          reason: 'Sleep, movement and support lower stress. Avoidance puts it off.',
        },
        {
          thinking: 'analyze',
          question:
            'Jo is nervous before tests and feels fine afterward, whereas Mo has worried all day for two months and cannot sleep. Who should be encouraged to see a professional soon, and why?',
          answer: 'Mo, because it lasts and affects daily life',
          distractors: [
            {
              text: 'Jo, because nervousness before tests is a disorder',
              error: 'takes common nerves for illness',
            },
            {
              text: 'Jo, because tests come back each year',
              error: 'looks at how often tests come',
            },
            {
              text: 'neither, because worry is a private matter',
              error: 'thinks that help is not for worry',
            },
          ],
          reason: 'Length, strength and effect on life are signs that help is needed.',
        },
        {
          thinking: 'analyze',
          question:
            'What is an advertisement designed to make viewers feel if it shows happy young people with a sweet-flavored vape at the beach?',
          answer: 'that vaping belongs to fun and friends',
          distractors: [
            {
              text: 'that vaping helps to stop a cough',
              error: 'sees a health claim that is not there',
            },
            {
              text: 'that beaches are good places to study',
              error: 'looks at the scene only',
            },
            {
              text: 'that fruit should be eaten each day',
              error: 'takes flavor for food advice',
            },
          ],
          reason: 'Images link a product to feelings and leave out risks.',
        },
      ],
      misconceptions: [
        {
          belief: 'Only people with mental illness have to care for mental health.',
          why: 'The words sound like a diagnosis.',
          truth: 'Everyone has mental health, as everyone has physical health.',
          teacherMove:
            'Draw two lines from low to high: illness and well-being. Let students place invented people in all four corners and explain.',
        },
        {
          belief: 'Asking for help is weak.',
          why: 'Films praise people who cope alone.',
          truth: 'Noticing a need and asking takes courage and often works.',
          teacherMove:
            'Collect how athletes use coaches, doctors and trainers. Then name the coaches of the mind: counselor, nurse, doctor, 988.',
        },
        {
          belief: 'Vapes are just water and flavor.',
          why: 'Ads and friends say so, and the cloud looks like steam.',
          truth: 'Most contain nicotine and other chemicals; labels are not always right.',
          teacherMove:
            'Give a short list of tested ingredients next to a kettle’s steam and let students sort them. Ask what the word flavor hides.',
        },
        {
          belief: 'Everybody my age is doing it.',
          why: 'People talk about use and not about non-use.',
          truth: 'Surveys show that most middle school students do not use.',
          teacherMove:
            'Let students guess on slips the share who vaped last month, then show the newest national survey figure. Compare the guess with it.',
        },
        {
          belief: 'Talking about suicide puts the idea into someone’s head.',
          why: 'Adults have long feared this.',
          truth: 'Asking with care does not plant the idea and can open the way to help.',
          teacherMove:
            'Practice, with the school counselor present, the sentences “I am worried about you,” “I care,” and “Let’s talk to an adult now.”',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How can the same event, such as moving to a new town, be exciting for one person and stressful for another?',
          lookFors: ['says that thoughts, experience and support differ', 'gives an example'],
          probe: 'What could change the way it feels?',
        },
        {
          thinking: 'understand',
          question: 'How do regular sleep, movement and friendship each contribute to a person’s mental health?',
          lookFors: ['names an effect of each one', 'links body and mind'],
          probe: 'Which one is hardest to protect in a busy week?',
        },
        {
          thinking: 'apply',
          question: 'If a close friend has stopped coming to practice and seems unusually sad, what could you say and do to help?',
          lookFors: ['shows care without judging', 'brings in a trusted adult'],
          probe: 'What would you do if the friend says no?',
        },
        {
          thinking: 'evaluate',
          question: 'In your opinion, are phones more often a stressor or a coping tool for people your age, and why?',
          lookFors: ['gives reasons on both sides', 'says that use and time matter'],
          probe: 'What rule would help you?',
        },
        {
          thinking: 'analyze',
          question: 'Why do companies give products with nicotine the flavor of candy or fruit?',
          lookFors: ['says that flavor attracts young people and hides harshness', 'links nicotine to return customers'],
          probe: 'What would a law on flavors change?',
        },
        {
          thinking: 'evaluate',
          question: 'Which is more important when someone has to refuse an offer, the exact words or the friends who are nearby, and why?',
          lookFors: ['weighs clear words and support', 'gives a situation'],
          probe: 'How can friends make a no easier?',
        },
        {
          thinking: 'create',
          question: 'What would you include in a quiet corner or a break routine for your school, and which rules would it need?',
          lookFors: ['includes things that calm', 'has fair rules'],
          probe: 'How would you know that it works?',
        },
        {
          thinking: 'create',
          question:
            'How would you respond to a harmful joke about mental illness in a group chat, and which words would you suggest instead?',
          lookFors: ['names stigma without attacking', 'suggests other words'],
          probe: 'What if your friend says it was only a joke?',
        },
        {
          thinking: 'evaluate',
          question:
            'How far should people trust the result of a website that claims to tell any teenager within one minute whether they have depression?',
          lookFors: [
            'Says that a diagnosis needs a trained professional and more information.',
            'Asks who made the quiz and what they gain from it.',
            'Says that a quiz may still encourage someone to seek help.',
          ],
          probe: 'What should a person do who is worried by the result?',
        },
        {
          thinking: 'analyze',
          question: 'Why may a coping skill that works well for one person before a test fail to help another person?',
          lookFors: [
            'Says that people differ in what calms or excites them.',
            'Says that the situation matters, such as place, time or kind of stressor.',
            'Gives an example, such as running and slow breathing.',
          ],
          probe: 'How could someone find out which skill works best without waiting for a hard day?',
        },
      ],
      activities: [
        {
          title: 'Stress in the body',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'individual',
          thinking: 'understand',
          materials: ['an outline of a body'],
          steps: [
            'Mark where you think people feel stress.',
            'Add one thought and one action that can come with it.',
            'Circle a sign that you would notice early.',
            'Share one mark if you wish.',
          ],
          lookFor: 'Students show body, thoughts and actions; sharing is by choice.',
        },
        {
          title: 'Breathing lab',
          purpose: 'explore',
          minutes: [12, 18],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a timer', 'paper'],
          steps: [
            'Count your heartbeats for thirty seconds and write the number.',
            'Breathe in for four counts and out for six, ten times.',
            'Count again.',
            'Compare and write what else could explain the change.',
          ],
          lookFor: 'Students treat it as data; anyone may just watch.',
        },
        {
          title: 'Sort the signs',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['twelve cards on feelings, length and effect'],
          steps: [
            'Read each card.',
            'Sort: common ups and downs, talk to someone soon, get help now.',
            'Explain one card that you moved.',
            'Write whom one could ask for each pile.',
          ],
          lookFor: 'Cards with danger to self or others land under “help now.”',
        },
        {
          title: 'Who can help?',
          purpose: 'practice',
          minutes: [10, 15],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a card'],
          steps: [
            'Write two adults at school and one outside who could help someone.',
            'Add 988 and what it is for.',
            'Write the first sentence that a person could say.',
            'Keep the card.',
          ],
          lookFor: 'Sentences are simple, such as “I need to talk.”',
        },
        {
          title: 'Say no in five ways',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['scene cards'],
          steps: [
            'Read the scene.',
            'Try a short no, a reason, a change of topic, leaving and help for a friend.',
            'Choose the one that fits best.',
            'Let your partner push a little and stay calm.',
          ],
          lookFor: 'Answers stay clear; no one plays a drunk or high person for fun.',
        },
        {
          title: 'Ad detectives',
          purpose: 'extend',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['printed descriptions of two ads for vapes or alcohol'],
          steps: [
            'List colors, people, words and promises.',
            'Write what is left out.',
            'Rewrite the ad with facts.',
            'Present both versions.',
          ],
          lookFor: 'Students name feelings that are sold and facts that are missing.',
        },
      ],
      recalls: [
        {
          prompt: 'Name three parts of a healthy day.',
          answer: 'For example: enough sleep, good food and time to move.',
          likelyError: 'Names only food and forgets sleep, movement and friends.',
          minutes: 1,
        },
        {
          prompt: 'Write two words for strong feelings and one for a weak one.',
          answer: 'For example: “furious” and “thrilled” are strong; “annoyed” is weak.',
          likelyError: 'Writes actions, such as “yell” or “jump,” and not feelings.',
          minutes: 1,
        },
        {
          prompt: 'Write the job of the heart, the lungs and the brain in a few words each.',
          answer: 'Pump blood; take in oxygen; control body and thoughts.',
          likelyError: 'Says that the heart makes feelings.',
          minutes: 2,
        },
        {
          prompt: 'Name two adults at school whom a student can talk to.',
          answer: 'For example: the counselor and the nurse.',
          likelyError: 'Names a friend, who can listen but is not an adult.',
          minutes: 1,
        },
        {
          prompt: 'Describe how you decide whether an ad is telling the whole truth.',
          answer: 'Asks who made it and what is missing.',
          likelyError: 'Trusts a known brand.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'Ty says, “My cousin vapes to calm down, and it works: as soon as he vapes, he feels less stressed.” Explain what may really be going on.',
        answer:
          'After a while without nicotine, the body of a regular user feels withdrawal: restless, anxious, in a bad mood. A puff stops this for a short time, which feels like calm. But nicotine keeps the cycle going, so stress comes back. Without nicotine for some weeks, many people feel less stressed. Help to quit exists.',
        partial: 'Says that vaping is bad or that it does not work, without explaining withdrawal.',
        reteach:
          'Draw a line graph of mood over a day with a dip before each puff. Let students label withdrawal and relief and then draw the line of a person who does not use.',
      },
      processes: [
        {
          title: 'how stress moves through the body',
          steps: [
            'The brain notices a challenge.',
            'The brain sends signals, and stress hormones are released.',
            'The heart beats faster and muscles tighten.',
            'The challenge passes or is handled.',
            'The body settles down again.',
          ],
        },
        {
          title: 'how to support a friend',
          steps: [
            'Notice a change.',
            'Say that you care, and listen.',
            'Do not promise to keep danger secret.',
            'Go with your friend to a trusted adult.',
            'Check in again later.',
          ],
        },
      ],
      causes: [
        {
          cause: 'stress lasts for many weeks',
          effect: 'sleep, mood and learning can suffer',
        },
        {
          cause: 'nicotine reaches a growing brain again and again',
          effect: 'the brain starts to want it, and quitting gets hard',
        },
        {
          cause: 'a person talks to someone they trust',
          effect: 'the load often feels lighter and help can begin',
        },
        {
          cause: 'an ad shows only happy users',
          effect: 'viewers may forget the risks',
        },
      ],
      comparisons: [
        {
          a: 'stress',
          b: 'anxiety',
          alike: 'Both can make the heart race and the thoughts spin.',
          different: [
            {
              feature: 'tied to',
              a: 'a demand at hand',
              b: 'worry about what may come',
            },
            {
              feature: 'ends',
              a: 'often when the demand ends',
              b: 'may go on without a clear cause',
            },
          ],
        },
        {
          a: 'healthy coping',
          b: 'avoiding',
          alike: 'Both may bring relief.',
          different: [
            {
              feature: 'lasts',
              a: 'helps later too',
              b: 'only for the moment',
            },
            {
              feature: 'example',
              a: 'talking with a friend',
              b: 'missing school to skip a test',
            },
          ],
        },
      ],
      connections: [
        'Physical education: measure pulse before and after exercise and slow breathing.',
        'Language arts: find how a character copes and suggest another way.',
        'Math: graph estimates and real survey data on vaping.',
        'Media: analyze how an ad uses color and people.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'A gymnast steps back',
          task: 'Students discuss how saying no to a competition can be a choice for health.',
          background:
            'Simone Biles withdrew from several events at the Tokyo Olympics in 2021 for her mental health and safety and competed in Paris in 2024.',
          checkFirst: 'Keep to what she has said in public.',
        },
        {
          aspect: 'language',
          title: 'Words for heavy feelings',
          task: 'Students compare expressions for worry in languages they know and find where in the body they place it.',
          background: 'English has butterflies in the stomach; Spanish has tener los nervios de punta, to have one’s nerves on end.',
          checkFirst: 'Sharing is by choice; feelings belong to the speaker.',
        },
        {
          aspect: 'family and community',
          title: 'Ways to settle down',
          task: 'Students collect calming practices such as music, gardening, prayer, tea or walking and tell what they have in common.',
          background: 'People in many places use rhythm, company and quiet.',
          checkFirst: 'Treat faith practices with respect and do not perform them.',
        },
        {
          aspect: 'place',
          title: 'A bench to talk on',
          task: 'Students judge why a place and a trained listener can help.',
          background:
            'In Zimbabwe, the Friendship Bench program, begun by Dixon Chibanda, trains community health workers, many of them grandmothers, to listen on benches near clinics.',
          checkFirst: 'Use the program’s own materials.',
        },
        {
          aspect: 'history',
          title: 'From smoke-filled rooms to clean air',
          task: 'Students put events in order and ask what changed the habits of a country.',
          background:
            'In 1964 the US Surgeon General reported that smoking causes lung cancer. Since then smoking by adults has fallen from over 40 percent to about one in nine.',
          checkFirst: 'Do not ask who smokes at home.',
        },
        {
          aspect: 'critical question',
          title: 'Sacred and commercial tobacco',
          task: 'Students explain why one plant can have a ceremonial place for some nations and be sold as a harmful product, and why the two must be kept apart.',
          background: 'Many Native nations teach “keep tobacco sacred” and work against commercial tobacco.',
          checkFirst: 'Use sources by Native health organizations; no role play.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt: 'Tell the events of a day in which an invented student notices stress early and acts. Choose the turning point.',
          audience: 'a student magazine',
          plan: ['What is the first sign?', 'What is tried?', 'How is the evening?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'Tell about two friends, one of whom finds it hard to ask for help. Put the events in order. Choose an adult who listens well.',
          audience: 'readers in grade 6',
          plan: ['What is noticed?', 'What is said?', 'What is better at the end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'An invented student has promised to help everyone and has run out of time and energy. Tell the events of the week in order, from the first yes to the first honest no. Choose the coping skill that makes the difference.',
          audience: 'a story for students who find it hard to say no',
          plan: [
            'Which stressors add up, and in what order?',
            'What signs of stress does the student notice?',
            'How do the others react to the no?',
          ],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should each school have a quiet room? Claim and give reasons. Choose an objection to answer.',
          audience: 'the school board',
          plan: ['What is your claim?', 'Who gains?', 'What about cost?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Write to a company that sells candy-flavored vapes and argue for a change. Choose your strongest fact.',
          audience: 'the company',
          plan: ['What do you ask for?', 'What facts do you have?', 'What will they say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people say that nobody should talk about mental health at school because it is private. Take a position on what belongs in class and what does not, and give reasons. Choose an example that shows where you draw the line.',
          audience: 'a letter to the health teachers',
          plan: [
            'What can students gain from such lessons?',
            'What should remain private, and how can that be protected?',
            'What would someone who disagrees say?',
          ],
        },
        {
          genre: 'Expository',
          prompt: 'Explain what stress does in the body. Choose an everyday example.',
          audience: 'fifth graders',
          plan: ['What comes first?', 'Which words need explaining?', 'What helps?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how a friend can help a friend who is sad. Choose three steps.',
          audience: 'a poster near the counselor’s room',
          plan: ['What can one say?', 'What should one not promise?', 'Who can help?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how peer pressure works even when nobody says a word. Use one everyday situation, and show which refusal skill would fit it. Choose a situation that has nothing to do with drugs as your example.',
          audience: 'a page for a student handbook',
          plan: ['What does the person see or imagine?', 'Why does it feel hard to differ?', 'What exactly could the person say or do?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a place that calms you. Use at least three senses. Choose the time of day.',
          audience: 'someone who needs a break',
          plan: ['What do you hear?', 'What does the air feel like?', 'What slows down?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe worry as if it were weather. Make it change. Choose how it clears.',
          audience: 'readers of poetry',
          plan: ['What does the sky look like?', 'What moves?', 'What comes after?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a body calming down after a rush of anger or fear, from the first slow breath to the last. Use heartbeat, hands, sound, and temperature. Choose the place in which it happens.',
          audience: 'readers who want to recognize the signs in themselves',
          plan: ['What does the body feel like at the peak?', 'Which sense changes first?', 'How can readers tell that it is over?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a superhero whose power is listening. Write one scene.',
          audience: 'a comic for grade 5',
          plan: ['Who needs help?', 'What does the hero do?', 'What changes?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a talk between your brain and your body before a big game. Choose who calms whom.',
          audience: 'a class reading',
          plan: ['What does each one say?', 'What do they need?', 'How do they agree?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a weather service for feelings that sends out a forecast for one school day. Include a warning, a piece of advice, and a surprise clearing. Choose a radio script, a web page, or a map with notes.',
          audience: 'listeners on their way to school',
          plan: ['Which feelings appear as which weather?', 'What advice would really help?', 'Where can people turn when a storm lasts?'],
        },
      ],
      itemSets: [
        {
          title: 'The week before the concert',
          text: 'A middle school orchestra asked its 36 members to rate their nervousness from 1 to 10 before a concert. Two weeks ahead the average was 4, and three days ahead it was 7, with reports of cold hands, short sleep and the thought “everyone will hear my mistakes.” One half of the group then practiced slow breathing for five minutes a day and played the program for a few friends, while the other half rehearsed as usual. On the day of the concert the first half rated itself at 5 on average and the second at 7. Nearly all of them said afterward that a little nervousness had helped them to focus.',
          facts: [
            {
              thinking: 'analyze',
              question: 'How do the reports from three days before the concert show different sides of stress?',
              answer: 'They name signs in the body and a thought.',
              distractors: [
                {
                  text: 'They name illnesses and ways to cure them.',
                  error: 'takes each sign of stress for an illness',
                },
                {
                  text: 'They name people who can help and places.',
                  error: 'mixes up signs of stress and sources of support',
                },
                {
                  text: 'They name feelings that are good and bad.',
                  error: 'sorts feelings in place of describing stress',
                },
              ],
              reason: 'Cold hands and short sleep are signs in the body, and the fear of being heard is a thought.',
            },
            {
              thinking: 'analyze',
              question:
                'What makes the second half of the group useful for evaluating the effect of the breathing and the playing for friends?',
              answer: 'It shows how the ratings go without these steps.',
              distractors: [
                {
                  text: 'It shows that the music was too hard to learn.',
                  error: 'looks for a cause that was not examined',
                },
                {
                  text: 'It shows that usual practice makes people calm.',
                  error: 'overlooks that its average stayed at 7',
                },
                {
                  text: 'It shows that nervous people rehearse less.',
                  error: 'invents a difference between the halves',
                },
              ],
              reason: 'Both halves met the same concert, so the difference between 5 and 7 can be linked to the added steps.',
            },
            {
              thinking: 'apply',
              question: 'Which advice best fits the reports if a member plans to get rid of all stress before the next concert?',
              answer: 'Aim for a level at which nerves still give focus.',
              distractors: [
                {
                  text: 'Aim for a rating of 1 by sleeping as long as you can.',
                  error: 'thinks that each kind of stress is harmful',
                },
                {
                  text: 'Stay away from concerts until the fear has gone.',
                  error: 'takes avoidance for coping',
                },
                {
                  text: 'Keep the worry secret so that no one else feels it.',
                  error: 'thinks that hiding a feeling makes it smaller',
                },
              ],
              reason: 'Nearly all said that a little nervousness helped; the aim is to manage stress and not to remove it.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'What can the data tell the leader of the orchestra about which of the two steps helped more, what do they leave open, and what would be a better test?',
            lookFors: [
              'Says that the first half did both, so their effects cannot be told apart.',
              'Suggests groups that do one step each, or a change of steps between concerts.',
              'Mentions that ratings are personal and that people may hope for an effect.',
            ],
            probe: 'Which other way of coping would you like to test, and why?',
          },
        },
        {
          title: 'A wall of posters',
          text: 'A health class compared how two schools try to keep students from vaping. In School A, posters showed dark lungs and the words “Don’t do it!” In School B, an anonymous survey first asked 400 students about vaping. On average they guessed that about half of their classmates vaped, although only 24 of the 400 reported that they had done so in the past month. School B then displayed posters with the real number and organized role plays in which students practiced short answers to an offer. A year later, students in School B guessed 12 percent on average, while those in School A still guessed 48 percent.',
          facts: [
            {
              thinking: 'apply',
              question: 'According to their answers, what share of the 400 students in School B had vaped in the past month?',
              answer: '6 percent',
              distractors: [
                {
                  text: '12 percent',
                  error: 'takes the guess of a year later',
                },
                {
                  text: '24 percent',
                  error: 'takes the number of students for a percentage',
                },
                {
                  text: '50 percent',
                  error: 'takes the guess of the classmates',
                },
              ],
              reason: '24 of 400 is 6 of 100, which is far below the guess of about half.',
            },
            {
              thinking: 'analyze',
              question: 'Why can a number like this on a poster be helpful to a student who receives an offer to vape?',
              answer: 'It shows that most of their peers do not vape.',
              distractors: [
                {
                  text: 'It shows that vapes contain no nicotine.',
                  error: 'mixes up how many use it and what it contains',
                },
                {
                  text: 'It shows that one offer is harmless to a brain.',
                  error: 'takes a small number of users for a small risk',
                },
                {
                  text: 'It shows that friends who vape should be reported.',
                  error: 'mixes up information and punishment',
                },
              ],
              reason: 'People are drawn to do what they believe others do, so a true picture takes away a part of the pressure.',
            },
            {
              thinking: 'analyze',
              question: 'Which conclusion about the use of vapes do the results a year later allow?',
              answer: 'None yet, since the schools asked about guesses.',
              distractors: [
                {
                  text: 'Use fell by three quarters in the second school.',
                  error: 'takes a change of guesses for a change of use',
                },
                {
                  text: 'Use rose in the first school because of its posters.',
                  error: 'reads a stable guess as a rise in use',
                },
                {
                  text: 'Use was equal, as both schools had hung up posters.',
                  error: 'takes like efforts for like results',
                },
              ],
              reason: 'The later survey reports what students guessed about others, and that tells nothing certain about what they do.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'What poster or short scene could you plan that combines a true number with a skill for refusing, and why should it work better than “Don’t do it!”?',
            lookFors: [
              'Uses a true and checkable number and treats readers with respect.',
              'Shows an exact sentence or action for saying no and leaving the situation.',
              'Explains how you would measure whether it works.',
            ],
            probe: 'How can a poster be honest and still kind to someone who already vapes?',
          },
        },
        {
          title: 'Two players on the bus',
          text: 'On the way home from a tournament, two players sit side by side. One of them has slept badly for about three weeks, has stopped joking with the team and no longer wants to play the guitar, although there was no quarrel or loss that anyone knows of. The other player has felt sad since Thursday, when a good friend moved away, but laughed at lunch and looks forward to the next game. A teammate in the row behind has noticed both of them and wonders what to say, while the coach is asleep in the front of the bus.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What makes the situation of the first player more serious than that of the second?',
              answer: 'The change lasts for weeks and touches many activities.',
              distractors: [
                {
                  text: 'The change began on a Thursday and has a clear cause.',
                  error: 'mixes up the two players',
                },
                {
                  text: 'The player shows that the team has no sense of humor.',
                  error: 'looks for the cause in other people',
                },
                {
                  text: 'The player is weaker than others in handling sadness.',
                  error: 'takes a sign of need for weakness',
                },
              ],
              reason: 'Duration and effects on sleep, company and hobbies show that more support is needed than for a few sad days.',
            },
            {
              thinking: 'apply',
              question: 'Which opening sentence from the teammate would most likely be helpful to the first player?',
              answer: '“I’ve noticed you seem down lately. Do you want to talk?”',
              distractors: [
                {
                  text: '“Everyone is sad now and then. You’ll be fine tomorrow.”',
                  error: 'means to comfort but makes the feeling small',
                },
                {
                  text: '“You’re ruining the mood. Could you smile a little bit?”',
                  error: 'puts pressure on the person',
                },
                {
                  text: '“I know just what is wrong with you. You are depressed.”',
                  error: 'gives a diagnosis that friends cannot make',
                },
              ],
              reason: 'It names what was noticed without judging and invites the player to talk.',
            },
            {
              thinking: 'apply',
              question:
                'What should the teammate do if the first player says, “Don’t tell anyone, but sometimes I wish I weren’t here at all”?',
              answer: 'Stay close, and tell the coach right away.',
              distractors: [
                {
                  text: 'Keep the secret and ask again next week.',
                  error: 'thinks that a promise matters more than safety',
                },
                {
                  text: 'Change the subject so that the idea fades.',
                  error: 'thinks that talking about it makes it worse',
                },
                {
                  text: 'Tell the other players to cheer the friend up.',
                  error: 'spreads the matter without bringing in an adult',
                },
              ],
              reason:
                'Words like these call for a trusted adult at once, and the player should not be left alone. In the United States, anyone can also call or text 988.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How would you weigh the teammate’s worry that the player will be angry against the reasons to tell an adult, and what could the teammate say?',
            lookFors: [
              'Says that safety comes before keeping a secret and that asking for help is a strength.',
              'Admits that the player may be upset for a time.',
              'Writes kind, honest words, such as “I care about you too much to keep this to myself.”',
            ],
            probe: 'Which other people or services besides the coach could help that night?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'Mental health and substance use are shaped by biology, experience and environment; knowing warning signs, coping skills and sources of help lets people protect themselves and one another.',
      objectives: [
        'distinguish everyday stress from a mental health condition by duration, intensity and effect',
        'explain how repeated drug use changes reward, tolerance and control in the brain',
        'evaluate coping strategies and media messages with evidence',
        'plan how to respond in an overdose, alcohol emergency or mental health crisis',
        'challenge stigma with accurate, person-first language',
      ],
      terms: [
        {
          term: 'mental health condition',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'an illness that affects a person’s mood, thinking or behavior seriously enough to disturb daily activities',
          example: 'Depression is a common mental health condition for which several effective treatments are available.',
          contrast: 'A bad week is not one; duration and effect count.',
          wordParts: 'mental + condition',
          picture: 'a calendar with many shaded days',
        },
        {
          term: 'depression',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a medical condition with persistent sadness or loss of interest and other symptoms over at least two weeks',
          example: 'In some teenagers, depression appears as anger, exhaustion or withdrawal rather than obvious sadness.',
          contrast: 'Sadness after a loss is common and usually changes with time.',
          wordParts: 'Latin deprimere, to press down',
          picture: 'a weight on a chest',
        },
        {
          term: 'anxiety disorder',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a condition in which fear or worry is so intense and persistent that it interferes with daily activities',
          example: 'An anxiety disorder can be treated effectively with therapy and, in certain cases, with medicine.',
          contrast: 'Nervousness before an exam is common.',
          wordParts: 'anxious + disorder',
          picture: 'an alarm that rings without fire',
        },
        {
          term: 'chronic stress',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a condition of mental or physical strain that continues for weeks or months without sufficient recovery',
          example: 'Chronic stress can increase blood pressure, disturb sleep and weaken the body’s resistance to illness.',
          contrast: 'Acute stress is short and may help.',
          wordParts: 'Greek chronos, time',
          picture: 'a bent spring that stays bent',
        },
        {
          term: 'coping strategy',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a deliberate way of handling difficult demands, situations or emotions',
          example: 'Dividing a large assignment into smaller, manageable steps is an effective coping strategy.',
          contrast: 'Numbing a feeling for the moment may worsen the problem.',
          wordParts: 'cope + strategy',
          picture: 'a toolbox',
        },
        {
          term: 'resilience',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the capacity to adapt to difficulties and to recover with the help of personal and outside resources',
          example: 'Supportive relationships with family, friends or mentors contribute to a young person’s resilience.',
          contrast: 'It does not mean that nothing hurts.',
          wordParts: 'Latin resilire',
          picture: 'a tree that bends',
        },
        {
          term: 'stigma',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'negative attitudes and beliefs that result in the shaming or exclusion of people with a certain condition',
          example: 'Because of stigma, many people delay treatment until their condition has become severe.',
          contrast: 'Concern for safety is based on facts; this is based on labels.',
          wordParts: 'Greek stigma, mark',
          picture: 'a label being peeled off',
        },
        {
          term: 'tolerance',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a gradually reduced response to a drug, so that increasing amounts are necessary for the same effect',
          example: 'As tolerance to opioids increases, people need larger amounts, and the risk of an overdose rises as well.',
          contrast: 'In social life the word means respect for differences.',
          wordParts: 'Latin tolerare, to bear',
          picture: 'a dose that grows from left to right',
        },
        {
          term: 'withdrawal',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the physical and emotional symptoms that occur when a person who is used to a drug suddenly stops or uses less',
          example: 'Nicotine withdrawal can make people restless and irritable and can disturb their sleep for several days.',
          contrast: 'A hangover follows one episode of drinking.',
          wordParts: 'with- (away) + draw',
          picture: 'a graph that dips',
        },
        {
          term: 'addiction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a treatable condition marked by compulsive use of a drug despite harm; in medicine, a substance use disorder',
          example: 'Because addiction involves changes in the brain circuits for reward and control, willpower alone is rarely sufficient.',
          contrast: 'Dependence means withdrawal occurs; it can exist without compulsive use.',
          wordParts: 'Latin addicere, to hand over',
          picture: 'a loop of craving and use',
        },
        {
          term: 'dopamine',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a chemical messenger in the brain that contributes to motivation and the experience of reward',
          example: 'Some addictive drugs can increase dopamine much more than food or other natural rewards do.',
          contrast: 'It is a signal for learning and wanting and not simply pleasure.',
          wordParts: 'dopamine',
          picture: 'a dot that crosses a gap',
        },
        {
          term: 'opioid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a powerful drug, such as morphine, heroin or fentanyl, that relieves pain but can dangerously slow breathing',
          example: 'An excessive amount of an opioid can slow a person’s breathing until it stops completely.',
          contrast: 'Aspirin relieves pain in another way.',
          wordParts: 'from opium',
          picture: 'a pill with an arrow to the lungs',
        },
        {
          term: 'naloxone',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a medicine that can temporarily reverse the effects of an opioid overdose',
          example: 'In many communities, naloxone is available as a nasal spray that ordinary people can learn to use.',
          contrast: 'It does not work on alcohol or stimulants, and emergency care is still needed.',
          wordParts: 'naloxone',
          picture: 'a spray beside a phone with 911',
        },
        {
          term: 'therapy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the treatment of a condition, for example through guided conversations with a trained professional',
          example: 'In therapy, the student learned to examine worried thoughts and to determine whether they were actually accurate.',
          contrast: 'Advice from a friend helps in its own way but is not treatment.',
          wordParts: 'Greek therapeia, healing',
          picture: 'two chairs',
        },
        {
          term: 'stimulant',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a drug, such as caffeine, nicotine, or cocaine, that increases activity in the nervous system',
          example: 'Because caffeine is a mild stimulant, an energy drink late in the day can disturb sleep and add to a student’s stress.',
          contrast: 'A depressant slows the nervous system, while this speeds it up.',
          wordParts: 'stimulate, stimulus',
          picture: 'a nerve cell with sparks and a rising arrow',
        },
        {
          term: 'depressant',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a drug, such as alcohol, that reduces activity in the nervous system',
          example: 'Alcohol is a depressant, so combining it with opioids can slow breathing to a dangerous degree.',
          contrast: 'Depression is a health condition, while this is a type of drug that slows the nervous system.',
          wordParts: 'depress, depression',
          picture: 'a nerve cell with a falling arrow',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'For which purpose do many schools, libraries and emergency services keep a supply of naloxone available?',
          answer: 'to reverse an opioid overdose',
          distractors: [
            {
              text: 'to lower a person’s blood alcohol',
              error: 'thinks that it works on all drugs',
            },
            {
              text: 'to treat addiction to nicotine',
              error: 'mixes it up with quitting aids',
            },
            {
              text: 'to prevent panic before exams',
              error: 'mixes it up with anxiety medicine',
            },
          ],
          reason: 'It blocks opioids for a time so that breathing can return. Call 911 as well.',
        },
        {
          thinking: 'remember',
          question:
            'When health professionals observe that a patient has developed a tolerance to a medication or drug, which change do they mean?',
          answer: 'needing more for the same effect',
          distractors: [
            {
              text: 'accepting that others use drugs',
              error: 'takes the social sense',
            },
            {
              text: 'feeling very ill when use is stopped',
              error: 'mixes it up with withdrawal',
            },
            {
              text: 'being unable to get addicted',
              error: 'thinks that it protects',
            },
          ],
          reason: 'With repeated use the body adapts, so the same dose has less effect.',
        },
        {
          thinking: 'remember',
          question: 'Which confidential service is available to people in the United States who call, text or chat at the number 988?',
          answer: 'the Suicide and Crisis Lifeline',
          distractors: [
            {
              text: 'the Poison Help line',
              error: 'mixes it up with poison control',
            },
            {
              text: 'the National Weather Service line',
              error: 'guesses',
            },
            {
              text: 'the fire and rescue service',
              error: 'mixes it up with 911',
            },
          ],
          reason: '988 offers trained counselors day and night, also for people worried about someone else.',
        },
        {
          thinking: 'remember',
          question: 'Which region of the human brain, important for planning and impulse control, is the last to reach maturity?',
          answer: 'the prefrontal cortex',
          distractors: [
            {
              text: 'the brain stem',
              error: 'names a part that controls breathing',
            },
            {
              text: 'the cerebellum',
              error: 'names a part for movement',
            },
            {
              text: 'the primary visual cortex',
              error: 'names a part for sight',
            },
          ],
          reason: 'It matures into the mid-20s, which is one reason why early drug use is riskier.',
        },
        {
          thinking: 'understand',
          question: 'What distinguishes depression from the ordinary sadness that everyone experiences from time to time?',
          answer: 'its length, symptoms and effect on daily life',
          distractors: [
            {
              text: 'its cause, which must be a serious loss',
              error: 'thinks that depression needs an event',
            },
            {
              text: 'its place in the family, since it is inherited',
              error: 'thinks that genes decide alone',
            },
            {
              text: 'its end, since it goes away with willpower',
              error: 'thinks that effort cures it',
            },
          ],
          reason: 'A pattern of symptoms on most days for two weeks or more that disturbs life calls for professional help.',
        },
        {
          thinking: 'understand',
          question: 'Why does the repeated use of an addictive drug gradually make the rewards of everyday life feel weaker?',
          answer: 'The brain adapts to high levels of reward signals.',
          distractors: [
            {
              text: 'The drug uses up all of the sugar that the brain needs.',
              error: 'invents a mechanism',
            },
            {
              text: 'The senses of taste and touch die off for good.',
              error: 'exaggerates',
            },
            {
              text: 'The person decides to enjoy other things less.',
              error: 'makes it a choice',
            },
          ],
          reason: 'With strong dopamine signals, circuits respond less to natural rewards.',
        },
        {
          thinking: 'understand',
          question: 'Why do doctors warn so strongly against combining alcohol with opioids or sedatives?',
          answer: 'All of them slow breathing.',
          distractors: [
            {
              text: 'Alcohol makes the other drug leave the body.',
              error: 'has the effect backward',
            },
            {
              text: 'The mixture turns into a poison gas.',
              error: 'invents chemistry',
            },
            {
              text: 'Each one cancels the other’s effect.',
              error: 'thinks that drugs neutralize one another',
            },
          ],
          reason: 'Effects add up or strengthen each other, and breathing may stop.',
        },
        {
          thinking: 'understand',
          question:
            'Why may a pill that was purchased through a social media account be deadly, even if someone takes only a small amount of it?',
          answer: 'It may contain fentanyl that one cannot see or taste.',
          distractors: [
            {
              text: 'It may be older than the date that is printed on it.',
              error: 'thinks of expiry',
            },
            {
              text: 'It may be made from fresh plants and not in a laboratory.',
              error: 'thinks that the source decides',
            },
            {
              text: 'It may dissolve before it reaches the stomach.',
              error: 'thinks of absorption',
            },
          ],
          reason:
            'Fake pills can hold fentanyl, and a few milligrams can kill. Only medicine from a pharmacy, prescribed to you, is known.',
        },
        {
          thinking: 'understand',
          question:
            'Journalists who write about health conditions are often advised to use person-first language. Which practice does this expression describe?',
          answer: 'naming the person before the condition',
          distractors: [
            {
              text: 'naming the first person who got ill',
              error: 'takes the words literally',
            },
            {
              text: 'leaving out the condition in each case',
              error: 'thinks that it must be hidden',
            },
            {
              text: 'using the word victim with respect',
              error: 'keeps a label',
            },
          ],
          reason: '“A person with an addiction” keeps the condition from defining the person. Some people prefer other terms, so ask.',
        },
        {
          thinking: 'apply',
          question:
            'Which response is appropriate at a party if someone has drunk a large amount of alcohol, cannot be woken and breathes unusually slowly?',
          answer: 'call 911, turn the person on the side and stay',
          distractors: [
            {
              text: 'let the person sleep it off in a quiet room',
              error: 'thinks that sleep is safe',
            },
            {
              text: 'give coffee and a cold shower to wake the person',
              error: 'believes a myth',
            },
            {
              text: 'wait until friends who drank have gone home',
              error: 'fears trouble more than danger',
            },
          ],
          reason:
            'These are signs of alcohol poisoning. The side position keeps the airway clear. Many states protect those who call for help.',
        },
        {
          thinking: 'apply',
          question:
            'What is the most appropriate first response to a teammate who unexpectedly remarks, “You would all be better off without me”?',
          answer: 'ask directly about suicide, stay and get help',
          distractors: [
            {
              text: 'change the subject to lift the mood',
              error: 'avoids the danger',
            },
            {
              text: 'tell the teammate to think of something positive',
              error: 'plays down pain',
            },
            {
              text: 'wait a week to see if it is serious',
              error: 'delays',
            },
          ],
          reason: 'It is a warning sign. Asking with care opens the way to help; call or text 988 or find an adult at once.',
        },
        {
          thinking: 'apply',
          question:
            'In a survey at one school, students guess that 60 % of their peers vape, although in fact only 12 % do. Which campaign makes the best use of this result?',
          answer: 'posters that state that most students here do not vape',
          distractors: [
            {
              text: 'posters with pictures of badly damaged lungs',
              error: 'uses fear and not the finding',
            },
            {
              text: 'posters that count those who have been caught',
              error: 'makes use seem common',
            },
            {
              text: 'posters that name the newest vape flavors',
              error: 'advertises',
            },
          ],
          reason: 'Correcting an overestimate of peer use can lower pressure to join.',
        },
        {
          thinking: 'analyze',
          question:
            'If a study finds that teenagers who spend more hours on social media report more anxiety, which question is most important before this relationship is called a cause?',
          answer: 'Could anxious teens turn to social media more?',
          distractors: [
            {
              text: 'Could the teens have typed too fast?',
              error: 'asks about a detail',
            },
            {
              text: 'Could anxiety be measured in minutes?',
              error: 'mixes up units',
            },
            {
              text: 'Could the newest phone be the cause?',
              error: 'stays with the belief in one cause',
            },
          ],
          reason: 'The link could run the other way or have a third cause such as little sleep.',
        },
        {
          thinking: 'analyze',
          question:
            'What explains the overdose of a person who, after completing detox, takes the same dose of opioids that was usual months ago?',
          answer: 'Tolerance had fallen.',
          distractors: [
            {
              text: 'Withdrawal had become stronger.',
              error: 'mixes up the two',
            },
            {
              text: 'The drug had gained strength in storage.',
              error: 'thinks that drugs ripen',
            },
            {
              text: 'Dopamine had stopped being made.',
              error: 'exaggerates',
            },
          ],
          reason: 'After a break the body is less used to the drug, so the old dose is too much.',
        },
        {
          thinking: 'analyze',
          question:
            'An advertisement for a calming remedy claims, “Recommended by real users: 95 % feel calmer after our drops.” Which additional information would most seriously weaken this claim?',
          answer: 'Only customers who bought again were asked.',
          distractors: [
            {
              text: 'The drops are sold in a green glass bottle.',
              error: 'looks at design',
            },
            {
              text: 'The survey was held in four languages.',
              error: 'names a strength',
            },
            {
              text: 'The company was founded ten years ago.',
              error: 'looks at age',
            },
          ],
          reason: 'Those who were unhappy did not buy again, so the sample is biased.',
        },
      ],
      misconceptions: [
        {
          belief: 'Addiction is a lack of willpower.',
          why: 'The first use is often a choice.',
          truth: 'Repeated use changes circuits of reward and control; treatment works for many.',
          teacherMove:
            'Compare addiction and type 2 diabetes in a table: genes, behavior, environment, treatment, relapse. Discuss where blame enters and whether it helps.',
        },
        {
          belief: 'Prescription drugs are safe because doctors give them.',
          why: 'They come from a pharmacy.',
          truth: 'They are tested for one person, dose and purpose; used otherwise they can harm or kill.',
          teacherMove: 'Read a real label and list four ways in which use by another person would go against it.',
        },
        {
          belief: 'Depression means being sad all the time.',
          why: 'The word is used for bad moods.',
          truth: 'It can show as anger, tiredness, pain or loss of interest.',
          teacherMove:
            'Give four portraits with different symptoms. Students mark signs of duration and effect, then decide what a friend could say.',
        },
        {
          belief: 'Cannabis is natural, so it cannot be addictive.',
          why: 'Natural sounds harmless.',
          truth: 'Some users develop a use disorder; risk is higher with early and frequent use and strong products.',
          teacherMove:
            'List natural things that harm (nicotine, some mushrooms) and have students say what the word natural does and does not tell.',
        },
        {
          belief: 'Fear-based pictures keep teens from using drugs.',
          why: 'Shock seems strong.',
          truth: 'Scare tactics alone have shown little effect; skills, norms and real opportunities work better.',
          teacherMove: 'Compare two campaign ideas by purpose, evidence and side effects, then improve the weaker one.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How do biology, experience and environment work together in the risk of addiction?',
          lookFors: ['gives an example of each', 'avoids a single cause'],
          probe: 'Which of them can a community change?',
        },
        {
          thinking: 'understand',
          question:
            'Why do even caring people sometimes make harmful remarks about mental illness, and how could such remarks be rephrased?',
          lookFors: ['names stigma, fear or lack of knowledge', 'offers a better phrase'],
          probe: 'What has changed in public language lately?',
        },
        {
          thinking: 'evaluate',
          question: 'Should high schools permit a limited number of mental health days, and what policy would be fair to every student?',
          lookFors: ['weighs need, fairness and misuse', 'suggests a rule'],
          probe: 'How would you measure success?',
        },
        {
          thinking: 'apply',
          question:
            'Which three sentences would you say first to a friend who drinks alcohol in order to cope with problems, and why would you choose them?',
          lookFors: ['shows care without blame', 'opens a way to help'],
          probe: 'What would you leave unsaid?',
        },
        {
          thinking: 'analyze',
          question:
            'How does the marketing of alcohol to young adults compare with that of nicotine in the needs and desires that it addresses?',
          lookFors: ['names belonging, freedom or status', 'points out what is hidden'],
          probe: 'How can one resist without giving up the need?',
        },
        {
          thinking: 'evaluate',
          question:
            'What speaks for and against keeping naloxone available in schools, considering its effects, its limits and the worries of some communities?',
          lookFors: ['uses facts on effect and limits', 'answers a worry'],
          probe: 'Who should be trained?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a campaign for the prevention of overdoses that relies on information and support instead of fear?',
          lookFors: ['names audience, action and evidence', 'avoids stigma'],
          probe: 'How would you test it?',
        },
        {
          thinking: 'create',
          question:
            'What plan would you draft for the first week of a student who returns to school after treatment, and who would be responsible for each individual step?',
          lookFors: ['protects privacy', 'includes support and workload'],
          probe: 'Whom must you ask first?',
        },
        {
          thinking: 'analyze',
          question:
            'Why may the same coping strategy be beneficial for one person and harmful for another person in a different situation?',
          lookFors: ['considers context, amount and goal', 'gives an example'],
          probe: 'How could a person find out early?',
        },
        {
          thinking: 'evaluate',
          question:
            'By which standards would you judge the reliability of a popular video, with two million views, that explains the symptoms of a mental health condition?',
          lookFors: [
            'Names the qualifications of the author and the sources that are cited.',
            'Considers who profits from the video and what it leaves out.',
            'Distinguishes personal experience from evidence about many people.',
          ],
          probe: 'How could the same video be helpful even if it is incomplete?',
        },
      ],
      activities: [
        {
          title: 'Myth or evidence?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['eight statements'],
          steps: [
            'Mark each statement true, false or unsure.',
            'Write how sure you are.',
            'Compare and note differences.',
            'Keep the sheet and check it at the end.',
          ],
          lookFor: 'Note which myths are held with certainty.',
        },
        {
          title: 'Circuits of reward',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'understand',
          materials: ['a simple brain map', 'cards on natural rewards and drugs'],
          steps: [
            'Place cards where they act.',
            'Show with arrows what happens at first use and after many.',
            'Mark tolerance, withdrawal and craving.',
            'Explain one arrow to another group.',
          ],
          lookFor: 'Explanations keep apart wanting, liking and control.',
        },
        {
          title: 'Scenes that call for help',
          purpose: 'explain',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['five scenes', 'a sheet with 911, 988, poison help 1-800-222-1222, school contacts'],
          steps: [
            'Read a scene and name the danger signs.',
            'Choose the first call and the first act.',
            'Write what to say in two sentences.',
            'Compare with another group.',
          ],
          lookFor: 'First acts match the danger; no scene is played out.',
        },
        {
          title: 'Read the label of a study',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a one-page summary of a study on sleep, phones or mood'],
          steps: ['Find who was studied and how.', 'Note what was measured.', 'List two other explanations.', 'Write a careful headline.'],
          lookFor: 'Headlines do not claim cause without grounds.',
        },
        {
          title: 'Words that help',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['ten phrases from media'],
          steps: [
            'Mark phrases that label or blame.',
            'Rewrite them.',
            'Say them aloud and check that they sound natural.',
            'Choose one to use this week.',
          ],
          lookFor: 'Rewrites are accurate and respectful.',
        },
        {
          title: 'A plan for a hard day',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a card'],
          steps: [
            'List early signs that a person could notice.',
            'Add two things that help and two people.',
            'Add 988.',
            'Decide where to keep the card.',
          ],
          lookFor: 'The work stays private; offer a fictional person as an option.',
        },
        {
          title: 'Budget for prevention',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['six program descriptions with cost and evidence', '100 points'],
          steps: [
            'Read the evidence.',
            'Spend 100 points.',
            'Defend your choice.',
            'Answer a question from a family, a nurse and a student.',
          ],
          lookFor: 'Choices use evidence and not only appeal.',
        },
      ],
      recalls: [
        {
          prompt: 'Name two effects of too little sleep.',
          answer: 'For example: It is hard to pay attention, and we get upset more easily.',
          likelyError: 'Says only “tired,” and no effect on thinking, mood or health.',
          minutes: 1,
        },
        {
          prompt: 'Sketch a nerve cell that passes a signal to another one and label the gap.',
          answer: 'Two cells with a synapse between.',
          likelyError: 'Draws a wire without a gap.',
          minutes: 2,
        },
        {
          prompt: 'Write the difference between a symptom and a cause.',
          answer: 'A symptom is a sign; a cause brings it about.',
          likelyError: 'Uses them as equals.',
          minutes: 2,
        },
        {
          prompt: 'Name three sources of help in school or town.',
          answer: 'Counselor, nurse, clinic, hotline.',
          likelyError: 'Names only the internet.',
          minutes: 1,
        },
        {
          prompt: 'Explain what a biased sample is, with one example.',
          answer: 'Asking only fans whether they like a team.',
          likelyError: 'Says that it is a small sample.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A columnist writes: “In states with more therapists, more people report depression. So therapists cause depression.” Show what is wrong and what could be learned.',
        answer:
          'More therapists may mean that more cases are noticed and reported; places with greater need may attract services; wealth or awareness may affect both. To learn about effects one would compare similar people with and without therapy, best by chance assignment, and measure symptoms over time.',
        partial: 'Says that correlation is no proof of cause but offers no other explanation or design.',
        reteach:
          'Use “more firefighters, more damage.” Students draw arrows for reverse and third causes, then do the same for the column.',
      },
      processes: [
        {
          title: 'how tolerance and withdrawal develop',
          steps: [
            'A drug changes signals in the brain.',
            'With repeated use, the brain adapts.',
            'The same dose has less effect.',
            'Without the drug, the adapted brain is out of balance.',
            'Symptoms of withdrawal appear.',
            'With time and treatment, a new balance can form.',
          ],
        },
        {
          title: 'responding to a suspected opioid overdose',
          steps: [
            'Check whether the person responds and breathes.',
            'Call 911.',
            'Give naloxone if it is there.',
            'Support breathing if you are trained.',
            'Lay the person on the side.',
            'Stay until help arrives.',
          ],
        },
      ],
      causes: [
        {
          cause: 'stress goes on for months without recovery',
          effect: 'sleep, immune response and mood can suffer',
        },
        {
          cause: 'a person stops using an opioid for weeks',
          effect: 'tolerance falls, and a former dose becomes dangerous',
        },
        {
          cause: 'media speak of addiction as a crime only',
          effect: 'people may hide their use and delay treatment',
        },
        {
          cause: 'friends think that most peers vape',
          effect: 'they feel more pressure to try it',
        },
        {
          cause: 'a person with depression gets therapy',
          effect: 'symptoms often ease, though it may take weeks',
        },
      ],
      comparisons: [
        {
          a: 'tolerance',
          b: 'withdrawal',
          alike: 'Both result from adaptation to repeated use.',
          different: [
            {
              feature: 'sign',
              a: 'more is needed for the same effect',
              b: 'symptoms when use stops',
            },
            {
              feature: 'risk',
              a: 'higher doses',
              b: 'relapse to end discomfort',
            },
          ],
        },
        {
          a: 'acute stress',
          b: 'chronic stress',
          alike: 'Both involve stress hormones.',
          different: [
            {
              feature: 'length',
              a: 'minutes to hours',
              b: 'weeks to months',
            },
            {
              feature: 'effect',
              a: 'may sharpen focus',
              b: 'wears down body and mind',
            },
          ],
        },
        {
          a: 'dependence',
          b: 'addiction',
          alike: 'Both can follow repeated use.',
          different: [
            {
              feature: 'mark',
              a: 'withdrawal on stopping',
              b: 'compulsive use despite harm',
            },
            {
              feature: 'example',
              a: 'a patient on pain medicine as prescribed',
              b: 'a person who cannot stop despite loss',
            },
          ],
        },
      ],
      connections: [
        'Biology: model a synapse with and without a drug that raises dopamine.',
        'Statistics: analyze how survey wording changes reported stress.',
        'Government: compare a Good Samaritan law on overdoses in two states.',
        'English: revise a news report into person-first language without losing facts.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'A friend on a bench',
          task: 'Students evaluate evidence on a low-cost program and adapt one idea for a school.',
          background:
            'The Friendship Bench, begun by Dixon Chibanda in Zimbabwe, uses problem-solving talks by trained lay health workers; a trial published in 2016 found fewer symptoms of common disorders.',
          checkFirst: 'Use the program’s own words; it is not “exotic” but professional.',
        },
        {
          aspect: 'history',
          title: 'Campaigns then and now',
          task: 'Students compare slogans of the 1980s with present prevention and judge them by evidence.',
          background:
            '“Just Say No” was popular in the 1980s; early versions of the DARE program showed little effect in studies, and it has been revised.',
          checkFirst: 'Many adults took part; avoid mockery.',
        },
        {
          aspect: 'place',
          title: 'Portugal’s change of course',
          task: 'Students compare goals and results of a policy and list what cannot be concluded.',
          background: 'In 2001 Portugal made possession of small amounts of drugs an administrative matter and expanded treatment.',
          checkFirst: 'Use data from several sources; do not advocate use.',
        },
        {
          aspect: 'language',
          title: 'How languages name depression',
          task: 'Students discuss how words for distress shape what is said to a doctor.',
          background: 'Some languages stress the heart or the body: in Shona, kufungisisa means thinking too much.',
          checkFirst: 'Invite and never require personal examples.',
        },
        {
          aspect: 'family and community',
          title: 'Rituals of comfort',
          task: 'Students interview an adult about what helped people through hard times in their community and sort answers into people, places and practices.',
          background: 'Shared meals, music, faith, sports and letters have supported people.',
          checkFirst: 'Questions are about general practices; no one has to tell private stories.',
        },
        {
          aspect: 'critical question',
          title: 'Whose pain is believed?',
          task: 'Students read a short summary of research on unequal treatment and propose a remedy.',
          background:
            'Studies in the United States have found that Black patients were less often given pain medicine for similar injuries.',
          checkFirst: 'Do not ask students to share medical experiences.',
        },
        {
          aspect: 'history',
          title: 'Sacred tobacco and commercial tobacco',
          task: 'Students explain how a company’s use of images differs from a people’s practice and review an ad with this in mind.',
          background: 'Many Native nations use tobacco in ceremony and run programs against commercial tobacco.',
          checkFirst: 'Use sources by Native organizations; do not reproduce ceremony.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'Tell the events of an evening in which an invented person decides to call for help for a friend. Put them in order. Choose what makes it hard.',
          audience: 'a student magazine',
          plan: ['What is seen?', 'What is feared?', 'What follows the call?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell the story of a first session with a counselor from the counselor’s view. Choose what is said last.',
          audience: 'readers of short prose',
          plan: ['What is noticed?', 'What helps trust?', 'What is left for next time?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'An invented student returns to school after several weeks of treatment and meets friends who do not know what to say. Tell the events of the first day in order, with at least one conversation that goes better than expected. Choose whose view the story takes.',
          audience: 'readers who might be in the position of the friends',
          plan: [
            'What does the student hope for and dread?',
            'Which moment is awkward, and how does it change?',
            'What does the ending leave open?',
          ],
        },
        {
          genre: 'Persuasive',
          prompt: 'Argue for or against later school start times as a mental health measure. Choose evidence and answer a counterargument.',
          audience: 'the school board',
          plan: ['What is your claim?', 'Which evidence is strongest?', 'What about buses and sports?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Argue for a change in how news media write about overdoses. Choose one headline as an example.',
          audience: 'an editor',
          plan: ['What is wrong?', 'What would be better?', 'Why would readers gain?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A company wants to advertise a mood-tracking app in your school in return for free access. Argue for or against the offer, and weigh possible benefits against privacy and the quality of evidence. Choose the condition that would change your mind.',
          audience: 'a statement to the school board',
          plan: [
            'What evidence should the company be asked for?',
            'Who would hold the data, and for what purpose?',
            'Which counterargument is the strongest?',
          ],
        },
        {
          genre: 'Expository',
          prompt: 'Explain why a person can relapse and still be recovering. Choose an analogy and its limit.',
          audience: 'families',
          plan: ['What is misunderstood?', 'What does the brain need?', 'Where does the analogy fail?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain the difference between stress and an anxiety disorder. Choose two short cases.',
          audience: 'ninth graders',
          plan: ['What do they share?', 'What differs?', 'When should one get help?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how tolerance, withdrawal, and addiction are related and how they differ. Use one substance as a thread, and keep to person-first language. Choose a common misunderstanding to correct on the way.',
          audience: 'a health blog for readers of your age',
          plan: [
            'What changes in the brain and body with repeated use?',
            'Why can one of the three occur without the others?',
            'Which misunderstanding does your explanation clear up?',
          ],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a waiting room so that the reader senses hope and worry. Choose small objects.',
          audience: 'readers of literary prose',
          plan: ['What is the light like?', 'What do hands do?', 'What is said?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe the return of interest after a gray time: a taste, a sound, a color. Choose one scene.',
          audience: 'readers of poetry',
          plan: ['What was flat before?', 'What is first to return?', 'What is still missing?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the hour before an important exam or performance from inside a body under stress, and then the hour after it. Let breath, muscles, sound, and time carry the difference. Choose the detail that appears in both halves with a new meaning.',
          audience: 'readers of a magazine about performance and health',
          plan: [
            'What does the body do that the mind has not asked for?',
            'How does time seem to move in each half?',
            'Which detail returns, and how has it changed?',
          ],
        },
        {
          genre: 'Creative',
          prompt: 'Write an advice column by a wise brain to its teenager. Choose the question.',
          audience: 'a humor page',
          plan: ['What is asked?', 'What does the brain admit?', 'What does it ask in return?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a town whose bus stops are places to talk. Write three short scenes.',
          audience: 'readers of a zine',
          plan: ['Who waits?', 'Who listens?', 'What changes?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent an exhibition called “What Helped,” made of ordinary objects that stand for coping strategies. Write the labels for five objects, each from a different invented owner. Choose one label that surprises visitors.',
          audience: 'visitors of a small museum',
          plan: [
            'Which strategies should be represented?',
            'What can be left unsaid on a label?',
            'In which order will visitors meet the objects?',
          ],
        },
      ],
      itemSets: [
        {
          title: 'Forty sleep logs',
          text: 'Forty students in a psychology course kept a log of their sleep and evaluated their stress each evening on a scale from 0 to 10. They averaged 6.4 hours of sleep, and the correlation between hours of sleep and stress was −0.5, which means that people who slept less generally reported more stress. In the second part, a random drawing assigned half of them to an evening routine with telephones outside the bedroom, dim light and a list of tomorrow’s tasks. After two weeks their sleep had increased by 50 minutes and their stress had decreased by 1.2 points. In the comparison group, sleep had increased by 5 minutes and stress had decreased by 0.3.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What can justifiably be concluded from the correlation in the first part of the study alone?',
              answer: 'Sleep and stress are related, but the direction is open.',
              distractors: [
                {
                  text: 'Short sleep causes about half of the stress of students.',
                  error: 'reads a correlation as a share that is caused',
                },
                {
                  text: 'Stress causes short sleep, since worry comes first.',
                  error: 'decides the direction without evidence',
                },
                {
                  text: 'Sleep and stress are unrelated, as −0.5 is below zero.',
                  error: 'takes a negative correlation for none',
                },
              ],
              reason: 'Short sleep could raise stress, stress could shorten sleep, or a third factor could act on both.',
            },
            {
              thinking: 'analyze',
              question: 'In what way does the second part of the study provide stronger evidence about the effect of the evening routine?',
              answer: 'Chance decided who used it, and a comparison group was kept.',
              distractors: [
                {
                  text: 'Students decided who used it, and the eager ones were chosen.',
                  error: 'mixes up a lot and volunteering',
                },
                {
                  text: 'More students took part, and the log lasted for many months.',
                  error: 'invents a larger and longer study',
                },
                {
                  text: 'Stress was measured by a doctor, and sleep by a machine.',
                  error: 'invents measurements that the text does not report',
                },
              ],
              reason: 'Random assignment balances other differences, so the gap between the groups can be linked to the routine.',
            },
            {
              thinking: 'apply',
              question:
                'According to the reported results, by how much more did stress decrease in the routine group than in the comparison group?',
              answer: 'By 0.9 points',
              distractors: [
                {
                  text: 'By 0.3 points',
                  error: 'gives the change of the comparison group',
                },
                {
                  text: 'By 1.2 points',
                  error: 'ignores the change without the routine',
                },
                {
                  text: 'By 1.5 points',
                  error: 'adds the two changes',
                },
              ],
              reason: 'A part of the fall happened without the routine, so the difference is 1.2 minus 0.3.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How would you evaluate the decision of a student with weeks of severe anxiety to use the routine instead of seeing a counselor, given the limits of the study?',
            lookFors: [
              'Says that the study examined everyday stress in a course and not anxiety disorders.',
              'Says that a routine can support, while lasting and intense symptoms call for professional help.',
              'Mentions limits such as forty students, two weeks, or self-ratings.',
            ],
            probe: 'How would you word a friendly answer to this student?',
          },
        },
        {
          title: 'The painkiller after surgery',
          text: 'After knee surgery, an adult patient received a prescription for an opioid medication. For the first three days one tablet every six hours relieved the pain effectively, but by the third week the same tablet gave less relief, and the patient was taking two at a time. When the tablets ran out, there were two days of sweating, shaking and sleeplessness, although the knee itself had healed. The patient reported this to the doctor, who explained what had happened, organized a gradual reduction and requested that any tablets left over afterward be returned to the pharmacy. The doctor also inquired about alcohol and sleeping pills.',
          facts: [
            {
              thinking: 'apply',
              question:
                'Which medical term describes the change that occurred in the patient’s response to the tablets between the third day and the third week?',
              answer: 'Tolerance',
              distractors: [
                {
                  text: 'Withdrawal',
                  error: 'names what followed when the tablets ran out',
                },
                {
                  text: 'Resilience',
                  error: 'mixes up a strength in stress with an effect of a drug',
                },
                {
                  text: 'Overdose',
                  error: 'takes a higher dose for a poisoning',
                },
              ],
              reason: 'The same dose had less effect because the body had adapted to the medicine.',
            },
            {
              thinking: 'analyze',
              question: 'What do the symptoms on the two days after the tablets had run out indicate about changes in the patient’s body?',
              answer: 'It had adapted to the presence of the drug.',
              distractors: [
                {
                  text: 'It had begun to reject the repaired knee.',
                  error: 'overlooks that the knee had healed',
                },
                {
                  text: 'It had lost the willpower that recovery takes.',
                  error: 'takes a physical effect for weak character',
                },
                {
                  text: 'It had stored the drug and set it free again.',
                  error: 'turns absence of the drug into its presence',
                },
              ],
              reason: 'Sweating, shaking and sleeplessness on stopping are withdrawal, a sign of physical dependence.',
            },
            {
              thinking: 'apply',
              question: 'For what medical reason did the doctor inquire about alcohol and sleeping pills?',
              answer: 'Together with opioids they can slow breathing to a stop.',
              distractors: [
                {
                  text: 'Together with opioids they can wake the patient too early.',
                  error: 'takes depressants for stimulants',
                },
                {
                  text: 'Together with opioids they can make pain last for weeks.',
                  error: 'names an effect that is not the main danger',
                },
                {
                  text: 'Together with opioids they can turn a knee stiff again.',
                  error: 'looks for a link with the surgery',
                },
              ],
              reason: 'All of these are depressants of the brain’s control of breathing, so their effects add up.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'How would you use the events of the case to analyze a relative’s statement that “the patient got addicted because of weak character” and that “prescribed medicine is safe”?',
            lookFors: [
              'Separates tolerance and dependence, which are changes in the body, from addiction with loss of control.',
              'Says that prescribed medicine can also be risky, which is why doses and returns are planned.',
              'Uses person-first language and points to the patient’s report to the doctor as a strength.',
            ],
            probe: 'Which of the doctor’s steps protects other people in the house, and how?',
          },
        },
        {
          title: 'The app for calm',
          text: 'A company offers a free app for teenagers who feel anxious, and its page advertises that “87 percent of users felt better after four weeks.” In the small print, students discover that 12,000 people downloaded the app, that 900 of them were still using it after four weeks, and that 310 of these answered a survey. Of these, 270 reported that they felt better, but there was no comparison group. The app shares information about mood with advertisers unless the user changes a setting. It gives no telephone number for a crisis. A university has evaluated another app against a waiting list, with smaller but more reliable effects.',
          facts: [
            {
              thinking: 'apply',
              question:
                'According to the details in the small print, what share of all the people who had downloaded the app reported that they felt better?',
              answer: 'About 2 percent',
              distractors: [
                {
                  text: 'About 8 percent',
                  error: 'gives the share that still used the app',
                },
                {
                  text: 'About 30 percent',
                  error: 'divides the positive answers by the users of week four',
                },
                {
                  text: 'About 87 percent',
                  error: 'uses those who answered the survey',
                },
              ],
              reason: '270 of 12,000 is a little more than 2 percent; the others were not asked, did not answer or had stopped.',
            },
            {
              thinking: 'analyze',
              question:
                'Why can the advertised figure of 87 percent be misleading, even if each individual answer in the survey was honest?',
              answer: 'People who had no benefit had probably stopped before.',
              distractors: [
                {
                  text: 'People who took part in the survey had paid for the app.',
                  error: 'overlooks that the app is free',
                },
                {
                  text: 'People who were asked in week four were too many to count.',
                  error: 'thinks that a large number makes a survey unreliable',
                },
                {
                  text: 'People who downloaded the app were older than teenagers.',
                  error: 'invents a fact about the users',
                },
              ],
              reason: 'Those who stay and answer differ from those who leave, so the sample is selected toward good experiences.',
            },
            {
              thinking: 'analyze',
              question: 'What does the university’s waiting list make possible that the company’s survey leaves open?',
              answer: 'To see how people change without the app',
              distractors: [
                {
                  text: 'To see how long people wait for the app',
                  error: 'takes the list for a measure of demand',
                },
                {
                  text: 'To see who likes the color of the app',
                  error: 'looks at the design in place of the effect',
                },
                {
                  text: 'To see how many people share their data',
                  error: 'mixes up privacy and effectiveness',
                },
              ],
              reason: 'Many people feel better with time; a comparison group shows how much of the change is due to the app.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'What would a review of the app for a school website have to include in order to be fair to the company and useful to students?',
            lookFors: [
              'Explains the selection behind the 87 percent with the numbers of the case.',
              'Names the sharing of data and the missing crisis number, and mentions 988 in the United States.',
              'Says for whom the app could still be useful and when to seek a person’s help.',
            ],
            probe: 'Which single change by the company would improve your rating most?',
          },
        },
      ],
    },
  },
});
