import { defineTopicPack } from '../topic-pack.ts';

export const mentalHealth = defineTopicPack({
  id: 'mental-health',
  title: 'Mental health and substance-use prevention',
  inText: 'mental health and substance-use prevention',
  subject: 'health',
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
          definition: 'how we feel, think, handle stress and get along with others',
          example: 'Sleep and friendship support mental health.',
          contrast: 'A mental illness is a condition; everyone has the health that this names.',
          wordParts: 'mental (of the mind) + health',
          picture: 'a head with a heart inside',
        },
        {
          term: 'stress',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the response of body and mind to a demand or challenge',
          example: 'Stress made his heart beat fast before the game.',
          contrast: 'A stressor is what sets it off.',
          wordParts: 'stress, stressful',
          picture: 'a scale with too many books',
        },
        {
          term: 'stressor',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'something that causes a response of strain, such as a test or a quarrel',
          example: 'Moving to a new school can be a stressor.',
          contrast: 'The response is inside; this is outside or in our thoughts.',
          wordParts: 'stress + -or (that which does)',
          picture: 'an arrow that points to a person',
        },
        {
          term: 'coping skill',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'something healthy that a person does to handle a hard feeling or situation',
          example: 'Slow breathing is a coping skill that you can use anywhere.',
          contrast: 'Avoiding a problem may feel better at once but does not solve it.',
          wordParts: 'cope, coping',
          picture: 'a toolbox with a breath, a friend and a shoe',
        },
        {
          term: 'anxiety',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'strong worry or fear about what may happen',
          example: 'Anxiety before a speech is common.',
          contrast: 'An anxiety disorder lasts, is strong and gets in the way of life.',
          wordParts: 'anxious',
          picture: 'a cloud with question marks',
        },
        {
          term: 'trusted adult',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a grown person who listens, keeps you safe and can get help',
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
          example: 'Stigma keeps some people from asking for help.',
          contrast: 'A fact about an illness is not shame; it is information.',
          wordParts: 'from a Greek word for a mark',
          picture: 'a label that is torn off',
        },
        {
          term: 'substance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a material; in health, something such as alcohol or nicotine that changes body or mind',
          example: 'Nicotine is a substance in most vapes.',
          contrast: 'Food is also made of matter, but the word here means drugs.',
          wordParts: 'substance',
          picture: 'a bottle, a leaf and a device with a warning sign',
        },
        {
          term: 'nicotine',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the drug in tobacco and most vapes that makes people want more',
          example: 'Nicotine reaches the brain within seconds.',
          contrast: 'Tar is the sticky part of smoke; this is the drug.',
          wordParts: 'from Jean Nicot, who sent tobacco to France',
          picture: 'a leaf with an arrow to a brain',
        },
        {
          term: 'vaping',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'breathing in a mist made by an electronic device',
          example: 'Vaping puts tiny particles and often nicotine into the lungs.',
          contrast: 'The mist is not plain water vapor.',
          wordParts: 'vapor, vape',
          picture: 'a device and a cloud with dots',
        },
        {
          term: 'addiction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a condition in which a person keeps using a drug although it does harm',
          example: 'Addiction changes the brain, and treatment can help.',
          contrast: 'A habit can be stopped more easily; this is a health condition.',
          wordParts: 'addict, addictive',
          picture: 'a loop: want, use, want more',
        },
        {
          term: 'peer pressure',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'the feeling that people of your age push you to do something',
          example: 'Peer pressure can also lead to good choices, such as joining a team.',
          contrast: 'Bullying is meant to hurt; this may come from friends.',
          wordParts: 'peer (equal) + pressure',
          picture: 'three arrows toward one person',
        },
        {
          term: 'refusal skill',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a way of saying no that is clear and keeps you safe',
          example: 'Leaving with a friend is a refusal skill.',
          contrast: 'Being rude is not needed; being clear is.',
          wordParts: 'refuse, refusal',
          picture: 'a hand held up and an open door',
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
          question: 'What is nicotine?',
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
          question: 'What is a stressor?',
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
          question: 'Until about when do the brain’s parts for planning and control go on maturing?',
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
          question: 'Why does the heart beat faster under stress?',
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
          question: 'Why can some stress be useful?',
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
          question: 'What does the cloud from a vape contain?',
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
          question: 'What is true of most students in middle school with regard to vaping?',
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
          question: 'Before a speech, Rui’s hands shake. Which step can calm the body within a minute or two?',
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
          question: 'A friend says, “I feel like I can’t go on. Promise to keep it a secret.” What is the best response?',
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
          question: 'Someone offers Eli a vape. Which answer is a clear refusal?',
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
          question: 'Which plan for a hard week is likely to help most?',
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
            'Jo is nervous before tests and feels fine afterward. Mo has worried all day for two months and cannot sleep. Who should be encouraged to see a professional soon, and why?',
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
          question: 'An ad shows happy young people with a sweet-flavored vape at the beach. What is the ad designed to make viewers feel?',
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
          question: 'How do sleep, movement and friendship support mental health?',
          lookFors: ['names an effect of each one', 'links body and mind'],
          probe: 'Which one is hardest to protect in a busy week?',
        },
        {
          thinking: 'apply',
          question: 'A friend has stopped coming to practice and seems sad. What could you say and do?',
          lookFors: ['shows care without judging', 'brings in a trusted adult'],
          probe: 'What would you do if the friend says no?',
        },
        {
          thinking: 'evaluate',
          question: 'Are phones a stressor or a coping tool? Support your view.',
          lookFors: ['gives reasons on both sides', 'says that use and time matter'],
          probe: 'What rule would help you?',
        },
        {
          thinking: 'analyze',
          question: 'Why do companies make products with nicotine taste like candy or fruit?',
          lookFors: ['says that flavor attracts young people and hides harshness', 'links nicotine to return customers'],
          probe: 'What would a law on flavors change?',
        },
        {
          thinking: 'evaluate',
          question: 'Which matters more in saying no: the words or the friends beside you?',
          lookFors: ['weighs clear words and support', 'gives a situation'],
          probe: 'How can friends make a no easier?',
        },
        {
          thinking: 'create',
          question: 'Design a quiet corner or a break routine for your school. What would it have, and what rules?',
          lookFors: ['includes things that calm', 'has fair rules'],
          probe: 'How would you know that it works?',
        },
        {
          thinking: 'create',
          question: 'How would you change a harmful joke about mental illness in a group chat?',
          lookFors: ['names stigma without attacking', 'suggests other words'],
          probe: 'What if your friend says it was only a joke?',
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
          answer: 'For example: sleep, food, movement, friends.',
          likelyError: 'Names only food.',
          minutes: 1,
        },
        {
          prompt: 'Write two words for strong feelings and one for a weak one.',
          answer: 'For example: furious, thrilled; annoyed.',
          likelyError: 'Writes actions.',
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
          answer: 'For example: counselor, nurse, coach.',
          likelyError: 'Names a friend.',
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
          title: 'How stress moves through the body',
          steps: [
            'The brain notices a challenge.',
            'It sends signals, and stress hormones are released.',
            'The heart beats faster and muscles tighten.',
            'The challenge passes or is handled.',
            'The body settles down again.',
          ],
        },
        {
          title: 'How to support a friend',
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
          definition: 'an illness that affects mood, thinking or behavior enough to disturb daily life',
          example: 'Depression is a mental health condition that can be treated.',
          contrast: 'A bad week is not one; duration and effect count.',
          wordParts: 'mental + condition',
          picture: 'a calendar with many shaded days',
        },
        {
          term: 'depression',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a condition with lasting sadness or loss of interest and other symptoms over at least two weeks',
          example: 'Depression may show as anger or tiredness.',
          contrast: 'Sadness after a loss is common and usually changes with time.',
          wordParts: 'Latin deprimere, to press down',
          picture: 'a weight on a chest',
        },
        {
          term: 'anxiety disorder',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a condition in which fear or worry is strong, lasting and disabling',
          example: 'An anxiety disorder can be treated with therapy and sometimes medicine.',
          contrast: 'Nervousness before an exam is common.',
          wordParts: 'anxious + disorder',
          picture: 'an alarm that rings without fire',
        },
        {
          term: 'chronic stress',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'strain that goes on for weeks or months',
          example: 'Chronic stress can raise blood pressure and disturb sleep.',
          contrast: 'Acute stress is short and may help.',
          wordParts: 'Greek chronos, time',
          picture: 'a bent spring that stays bent',
        },
        {
          term: 'coping strategy',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a planned way to handle demands or feelings',
          example: 'Breaking a task into steps is a coping strategy.',
          contrast: 'Numbing a feeling for the moment may worsen the problem.',
          wordParts: 'cope + strategy',
          picture: 'a toolbox',
        },
        {
          term: 'resilience',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the capacity to adapt and recover with the help of one’s own and outside resources',
          example: 'Strong relationships build resilience.',
          contrast: 'It does not mean that nothing hurts.',
          wordParts: 'Latin resilire',
          picture: 'a tree that bends',
        },
        {
          term: 'stigma',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'negative beliefs that set people apart and shame them',
          example: 'Stigma delays treatment.',
          contrast: 'Concern for safety is based on facts; this is based on labels.',
          wordParts: 'Greek stigma, mark',
          picture: 'a label being peeled off',
        },
        {
          term: 'tolerance',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the need for more of a drug to get the same effect',
          example: 'Tolerance to opioids raises the risk of overdose.',
          contrast: 'In social life the word means respect for differences.',
          wordParts: 'Latin tolerare, to bear',
          picture: 'a dose that grows from left to right',
        },
        {
          term: 'withdrawal',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'symptoms that appear when a person who is used to a drug stops or cuts down',
          example: 'Nicotine withdrawal can include irritability and trouble sleeping.',
          contrast: 'A hangover follows one episode of drinking.',
          wordParts: 'with- (away) + draw',
          picture: 'a graph that dips',
        },
        {
          term: 'addiction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a treatable condition marked by compulsive use of a drug despite harm; in medicine, a substance use disorder',
          example: 'Addiction involves changes in brain circuits for reward and control.',
          contrast: 'Dependence means withdrawal occurs; it can exist without compulsive use.',
          wordParts: 'Latin addicere, to hand over',
          picture: 'a loop of craving and use',
        },
        {
          term: 'dopamine',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a messenger in the brain that is involved in motivation and reward',
          example: 'Drugs can raise dopamine far more than food does.',
          contrast: 'It is a signal for learning and wanting and not simply pleasure.',
          wordParts: 'dopamine',
          picture: 'a dot that crosses a gap',
        },
        {
          term: 'opioid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a drug, such as morphine, heroin or fentanyl, that relieves pain and slows breathing',
          example: 'Too much of an opioid can stop breathing.',
          contrast: 'Aspirin relieves pain in another way.',
          wordParts: 'from opium',
          picture: 'a pill with an arrow to the lungs',
        },
        {
          term: 'naloxone',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a medicine that can reverse an opioid overdose for a time',
          example: 'Naloxone is available as a nasal spray.',
          contrast: 'It does not work on alcohol or stimulants, and emergency care is still needed.',
          wordParts: 'naloxone',
          picture: 'a spray beside a phone with 911',
        },
        {
          term: 'therapy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'treatment of a condition, for example by guided talks with a trained person',
          example: 'Therapy teaches her to test her worried thoughts.',
          contrast: 'Advice from a friend helps in its own way but is not treatment.',
          wordParts: 'Greek therapeia, healing',
          picture: 'two chairs',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What is naloxone used for?',
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
          question: 'What is tolerance in the context of drugs?',
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
          question: 'Which service can be reached in the United States by call, text or chat at 988?',
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
          question: 'Which part of the brain, important for planning and impulse control, matures last?',
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
          question: 'What distinguishes depression from ordinary sadness?',
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
          question: 'Why does repeated drug use make everyday rewards feel weaker?',
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
          question: 'Why is mixing alcohol with opioids or sedatives so dangerous?',
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
          question: 'Why may a pill bought online be deadly even in a small amount?',
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
          question: 'What is meant by person-first language?',
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
          question: 'At a party someone has drunk a lot, cannot be woken and breathes slowly. What should be done?',
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
          question: 'A teammate says, “You would all be better off without me.” What is the best first response?',
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
            'A survey at one school finds that students guess 60 % of peers vape; in fact 12 % do. Which campaign uses this finding best?',
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
            'A study finds that teens who use social media for more hours report more anxiety. Which question is most important before calling it a cause?',
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
          question: 'After detox, a person takes the dose of opioids that was usual months ago and overdoses. What explains this?',
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
          question: 'An ad says, “Recommended by real users: 95 % feel calmer after our drops.” Which fact would weaken it most?',
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
          question: 'Why do people who care sometimes say harmful things about mental illness?',
          lookFors: ['names stigma, fear or lack of knowledge', 'offers a better phrase'],
          probe: 'What has changed in public language lately?',
        },
        {
          thinking: 'evaluate',
          question: 'Should students be allowed mental health days? Argue for a policy.',
          lookFors: ['weighs need, fairness and misuse', 'suggests a rule'],
          probe: 'How would you measure success?',
        },
        {
          thinking: 'apply',
          question: 'Write the first three sentences you would say to a friend who drinks to cope. Why these?',
          lookFors: ['shows care without blame', 'opens a way to help'],
          probe: 'What would you leave unsaid?',
        },
        {
          thinking: 'analyze',
          question: 'Compare how alcohol and nicotine are marketed to young adults. Which needs are addressed?',
          lookFors: ['names belonging, freedom or status', 'points out what is hidden'],
          probe: 'How can one resist without giving up the need?',
        },
        {
          thinking: 'evaluate',
          question: 'Is it right to carry naloxone in schools? Support your view.',
          lookFors: ['uses facts on effect and limits', 'answers a worry'],
          probe: 'Who should be trained?',
        },
        {
          thinking: 'create',
          question: 'Design a campaign against overdoses that does not use fear. What is its message?',
          lookFors: ['names audience, action and evidence', 'avoids stigma'],
          probe: 'How would you test it?',
        },
        {
          thinking: 'create',
          question: 'Draft a first-week plan for a student who returns after treatment. Who does what?',
          lookFors: ['protects privacy', 'includes support and workload'],
          probe: 'Whom must you ask first?',
        },
        {
          thinking: 'analyze',
          question: 'Why may the same coping strategy help one person and harm another?',
          lookFors: ['considers context, amount and goal', 'gives an example'],
          probe: 'How could a person find out early?',
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
          answer: 'For example: poor attention, bad mood, slower reaction.',
          likelyError: 'Says only “tired.”',
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
          title: 'How tolerance and withdrawal develop',
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
          title: 'Responding to a suspected opioid overdose',
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
      ],
    },
  },
});
