import { defineTopicPack } from '../topic-pack.ts';

export const digitalCitizenship = defineTopicPack({
  id: 'digital-citizenship',
  title: 'Digital citizenship and online safety',
  inText: 'digital citizenship and online safety',
  subject: 'computing',
  aliases: [
    'digital citizenship',
    'internet safety',
    'online safety',
    'cyber safety',
    'cyberbullying',
    'online privacy',
    'passwords',
    'strong passwords',
    'digital footprint',
    'misinformation',
    'fake news',
    'media literacy',
    'phishing',
    'screen time',
    'ai use',
    'using ai responsibly',
    'copyright and fair use',
    'evaluating websites',
  ],
  standards: [],
  translations: {
    internet: {
      Arabic: 'إنترنت',
      Bengali: 'ইন্টারনেট',
      'Chinese (Simplified)': '互联网',
      French: 'internet',
      Hindi: 'इंटरनेट',
      Japanese: 'インターネット',
      Korean: '인터넷',
      Portuguese: 'internet',
      Russian: 'интернет',
      Spanish: 'internet',
      Ukrainian: 'інтернет',
      Vietnamese: 'mạng internet',
    },
    password: {
      Arabic: 'كلمة المرور',
      Bengali: 'পাসওয়ার্ড',
      'Chinese (Simplified)': '密码',
      French: 'mot de passe',
      Hindi: 'पासवर्ड',
      Japanese: 'パスワード',
      Korean: '비밀번호',
      Portuguese: 'senha',
      Russian: 'пароль',
      Spanish: 'contraseña',
      Ukrainian: 'пароль',
      Vietnamese: 'mật khẩu',
    },
    privacy: {
      Arabic: 'خصوصية',
      Bengali: 'গোপনীয়তা',
      'Chinese (Simplified)': '隐私',
      French: 'vie privée',
      Hindi: 'गोपनीयता',
      Japanese: 'プライバシー',
      Korean: '사생활',
      Portuguese: 'privacidade',
      Russian: 'конфиденциальность',
      Spanish: 'privacidad',
      Ukrainian: 'приватність',
      Vietnamese: 'quyền riêng tư',
    },
    cyberbullying: {
      Arabic: 'تنمر إلكتروني',
      Bengali: 'সাইবার বুলিং',
      'Chinese (Simplified)': '网络欺凌',
      French: 'cyberharcèlement',
      Hindi: 'साइबर बुलिंग',
      Japanese: 'ネットいじめ',
      Korean: '사이버 폭력',
      Portuguese: 'cyberbullying',
      Russian: 'кибербуллинг',
      Spanish: 'ciberacoso',
      Ukrainian: 'кібербулінг',
      Vietnamese: 'bắt nạt trên mạng',
    },
    'digital footprint': {
      Arabic: 'بصمة رقمية',
      Bengali: 'ডিজিটাল পদচিহ্ন',
      'Chinese (Simplified)': '数字足迹',
      French: 'empreinte numérique',
      Hindi: 'डिजिटल फ़ुटप्रिंट',
      Japanese: 'デジタルフットプリント',
      Korean: '디지털 발자국',
      Portuguese: 'pegada digital',
      Russian: 'цифровой след',
      Spanish: 'huella digital',
      Ukrainian: 'цифровий слід',
      Vietnamese: 'dấu chân kỹ thuật số',
    },
    misinformation: {
      Arabic: 'معلومات مضللة',
      Bengali: 'ভুল তথ্য',
      'Chinese (Simplified)': '错误信息',
      French: 'mésinformation',
      Hindi: 'गलत सूचना',
      Japanese: '誤情報',
      Korean: '잘못된 정보',
      Portuguese: 'informação falsa',
      Russian: 'недостоверная информация',
      Spanish: 'información errónea',
      Ukrainian: 'недостовірна інформація',
      Vietnamese: 'thông tin sai lệch',
    },
    copyright: {
      Arabic: 'حقوق النشر',
      Bengali: 'কপিরাইট',
      'Chinese (Simplified)': '版权',
      French: 'droit d’auteur',
      Hindi: 'कॉपीराइट',
      Japanese: '著作権',
      Korean: '저작권',
      Portuguese: 'direitos autorais',
      Russian: 'авторское право',
      Spanish: 'derechos de autor',
      Ukrainian: 'авторське право',
      Vietnamese: 'bản quyền',
    },
    'artificial intelligence': {
      Arabic: 'ذكاء اصطناعي',
      Bengali: 'কৃত্রিম বুদ্ধিমত্তা',
      'Chinese (Simplified)': '人工智能',
      French: 'intelligence artificielle',
      Hindi: 'कृत्रिम बुद्धिमत्ता',
      Japanese: '人工知能',
      Korean: '인공지능',
      Portuguese: 'inteligência artificial',
      Russian: 'искусственный интеллект',
      Spanish: 'inteligencia artificial',
      Ukrainian: 'штучний інтелект',
      Vietnamese: 'trí tuệ nhân tạo',
    },
    source: {
      Arabic: 'مصدر',
      Bengali: 'উৎস',
      'Chinese (Simplified)': '来源',
      French: 'source',
      Hindi: 'स्रोत',
      Japanese: '情報源',
      Korean: '출처',
      Portuguese: 'fonte',
      Russian: 'источник',
      Spanish: 'fuente',
      Ukrainian: 'джерело',
      Vietnamese: 'nguồn',
    },
  },
  bands: {
    'K-2': {
      bigIdea: 'Be safe, kind and careful online, and ask a grown-up you trust when you are not sure.',
      objectives: [
        'tell which facts about themselves are private',
        'choose a kind message',
        'tell a trusted adult when something online feels wrong',
        'stop and ask before they click or share',
      ],
      terms: [
        {
          term: 'internet',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a way for computers all over the world to share words, sound and pictures',
          example: 'We used the internet to see a live whale.',
          contrast: 'A computer can also work alone, with no link to others.',
          wordParts: 'inter- (between) + net',
          picture: 'many dots joined by lines',
        },
        {
          term: 'online',
          partOfSpeech: 'adjective',
          tier: 2,
          definition: 'using a computer or phone that is joined to others',
          example: 'My class played an online math game.',
          contrast: 'A board game on a table is offline.',
          wordParts: 'on + line',
          picture: 'a tablet with a line to the sky',
        },
        {
          term: 'private',
          partOfSpeech: 'adjective',
          tier: 2,
          definition: 'only for you and people you trust',
          example: 'Your home address is private.',
          contrast: 'A favorite color is fine to tell.',
          wordParts: 'private, privacy',
          picture: 'a box with a lock',
        },
        {
          term: 'password',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a secret word or sign that lets you in',
          example: 'Keep your password secret from your friends.',
          contrast: 'A user name is not secret.',
          wordParts: 'pass + word',
          picture: 'a key made of letters',
        },
        {
          term: 'trusted adult',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'a grown-up who keeps you safe and listens',
          example: 'A teacher can be a trusted adult.',
          contrast: 'A person you met in a game is not one yet.',
          wordParts: 'trust + adult',
          picture: 'a child and a grown-up who talk',
        },
        {
          term: 'stranger',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'a person you do not know',
          example: 'A stranger in a game asked for my name.',
          contrast: 'A person may act nice and still be one.',
          wordParts: 'strange, stranger',
          picture: 'a face with a question mark',
        },
        {
          term: 'kind',
          partOfSpeech: 'adjective',
          tier: 1,
          definition: 'nice to others, in words and acts',
          example: 'I sent a kind note to my class.',
          contrast: 'A mean joke is not this.',
          wordParts: 'kind, kindness',
          picture: 'a speech bubble with a heart',
        },
        {
          term: 'share',
          partOfSpeech: 'verb',
          tier: 1,
          definition: 'to let other people see or use something',
          example: 'Ask first before you share a photo.',
          contrast: 'Keep means that only you have it.',
          wordParts: 'share, sharing',
          picture: 'a hand that gives a picture',
        },
        {
          term: 'click',
          partOfSpeech: 'verb',
          tier: 1,
          definition: 'to press a button to make something happen on a screen',
          example: 'Ask before you click on a strange button.',
          contrast: 'Look first; you can look at a thing and not press it.',
          wordParts: 'the sound of a button',
          picture: 'a finger on a button',
        },
        {
          term: 'pop-up',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a box that jumps onto the screen',
          example: 'A pop-up said I won a prize, so I told my teacher.',
          contrast: 'A page you open on your own is not one.',
          wordParts: 'pop + up',
          picture: 'a box that springs up on a screen',
        },
        {
          term: 'screen',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'the flat part of a phone or computer that you look at',
          example: 'Rest your eyes after you look at a screen.',
          contrast: 'The keyboard is where you type.',
          wordParts: 'screen',
          picture: 'a rectangle with light',
        },
        {
          term: 'rule',
          partOfSpeech: 'noun',
          tier: 1,
          definition: 'something that tells us what we may or may not do',
          example: 'Our class rule is to ask before we take a photo.',
          contrast: 'A wish is what you want; this is what we agree on.',
          wordParts: 'rule, ruler',
          picture: 'a list with check marks',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which of these is private?',
          answer: 'your home address',
          distractors: [
            {
              text: 'your favorite color',
              error: 'thinks that all facts about you are private',
            },
            {
              text: 'a song you like',
              error: 'thinks that likes must be secret',
            },
            {
              text: 'the name of a pet fish',
              error: 'mixes up family facts with safe facts',
            },
          ],
          reason: 'Your address tells people where you live. Keep it private.',
        },
        {
          thinking: 'remember',
          question: 'Who may know your school password?',
          answer: 'you and a trusted adult',
          distractors: [
            {
              text: 'you and your best friend',
              error: 'thinks that good friends share passwords',
            },
            {
              text: 'all the kids in your class',
              error: 'thinks that a class shares all',
            },
            {
              text: 'a player in your game',
              error: 'trusts people in a game',
            },
          ],
          reason: 'A password keeps your work safe. Only you and a grown-up who helps you need it.',
        },
        {
          thinking: 'remember',
          question: 'What should you do before you take a photo of a friend?',
          answer: 'ask the friend',
          distractors: [
            {
              text: 'hide the tablet',
              error: 'thinks that a secret photo is fine',
            },
            {
              text: 'take it fast',
              error: 'thinks that speed makes it fine',
            },
            {
              text: 'ask a game',
              error: 'thinks that the device decides',
            },
          ],
          reason: 'It is a picture of your friend, so your friend gets to say yes or no.',
        },
        {
          thinking: 'understand',
          question: 'Why is a password like a key?',
          answer: 'It keeps other people out.',
          distractors: [
            {
              text: 'It makes the screen bright.',
              error: 'thinks that it turns the tablet on',
            },
            {
              text: 'It is made of metal.',
              error: 'thinks of how a key looks',
            },
            {
              text: 'It tells people your name.',
              error: 'mixes it up with a user name',
            },
          ],
          reason: 'A key locks a door. A password locks your things on a computer.',
        },
        {
          thinking: 'understand',
          question: 'Why should you tell a grown-up when a mean message comes?',
          answer: 'A grown-up can help you.',
          distractors: [
            {
              text: 'A grown-up will be mad at you.',
              error: 'thinks that telling leads to trouble',
            },
            {
              text: 'A grown-up likes to read it.',
              error: 'does not see the need for help',
            },
            {
              text: 'A grown-up wrote it.',
              error: 'guesses who sent it',
            },
          ],
          reason: 'You did nothing wrong. A trusted adult can make it stop.',
        },
        {
          thinking: 'understand',
          question: 'A player in a game has a picture of a child. What is true?',
          answer: 'You do not know who it is.',
          distractors: [
            {
              text: 'It is a child of your age.',
              error: 'thinks that a picture tells the truth',
            },
            {
              text: 'It is a kid from school.',
              error: 'thinks that players must live near',
            },
            {
              text: 'It is a nice person.',
              error: 'thinks that a nice look means a nice person',
            },
          ],
          reason: 'Anyone can use any picture. You cannot see who is really there.',
        },
        {
          thinking: 'understand',
          question: 'You type a mean joke. Why can it hurt more than you think?',
          answer: 'Your friend cannot see you smile.',
          distractors: [
            {
              text: 'Your friend reads very fast.',
              error: 'looks at a thing that does not matter',
            },
            {
              text: 'The joke is in small letters.',
              error: 'thinks about how the words look',
            },
            {
              text: 'The tablet says it out loud.',
              error: 'thinks that the device speaks',
            },
          ],
          reason: 'In a message there is no face or voice. A joke can look mean.',
        },
        {
          thinking: 'apply',
          question: 'A box pops up: “You won a prize. Click here.” What is the best thing to do?',
          answer: 'Tell a grown-up.',
          distractors: [
            {
              text: 'Click to see the prize.',
              error: 'thinks that the box tells the truth',
            },
            {
              text: 'Type in your name.',
              error: 'thinks that prizes need a name',
            },
            {
              text: 'Show it to a friend and click.',
              error: 'thinks that two can click with no risk',
            },
          ],
          reason: 'It may be a trick. A grown-up can close it for you.',
        },
        {
          thinking: 'apply',
          question: 'A player asks, “Where do you go to school?” What should you do?',
          answer: 'Tell a trusted adult and do not answer.',
          distractors: [
            {
              text: 'Tell the name of your school.',
              error: 'thinks that it is polite to answer',
            },
            {
              text: 'Tell only the street it is on.',
              error: 'thinks that part of it is safe',
            },
            {
              text: 'Ask the player what town they live in too.',
              error: 'thinks that a trade makes it fair',
            },
          ],
          reason: 'Where you go each day is private. Tell a grown-up who can help.',
        },
        {
          thinking: 'apply',
          question: 'Leo wants to use a picture that Ana drew. What should he do?',
          answer: 'Ask Ana and put her name on it.',
          distractors: [
            {
              text: 'Put his own name on it.',
              error: 'thinks that what you find is yours',
            },
            {
              text: 'Cut off the corner with her name.',
              error: 'thinks that no name means no owner',
            },
            {
              text: 'Use it when she is away.',
              error: 'thinks that it is fine if she cannot see',
            },
          ],
          reason: 'Ana made it. Ask first and say who made it.',
        },
        {
          thinking: 'apply',
          question: 'Your eyes are tired from the screen. What is a good plan?',
          answer: 'Look far away and play outside.',
          distractors: [
            {
              text: 'Hold the screen close to your eyes.',
              error: 'thinks that close is easier on the eyes',
            },
            {
              text: 'Make the screen brighter.',
              error: 'thinks that more light gives rest',
            },
            {
              text: 'Watch with one eye.',
              error: 'thinks that one eye can rest at a time',
            },
          ],
          reason: 'Eyes rest when they look far away. Your body likes to move too.',
        },
        {
          thinking: 'analyze',
          question: 'Mia got three notes. Which note is kind?',
          answer: '“I like how you drew the cat.”',
          distractors: [
            {
              text: '“My cat is better than your cat.”',
              error: 'thinks that a note about cats is kind',
            },
            {
              text: '“You can draw, but not well.”',
              error: 'hears the first part only',
            },
            {
              text: '“Draw it again for me now.”',
              error: 'thinks that an order is kind',
            },
          ],
          reason: 'The note tells what is good and does not put Mia down.',
        },
        {
          thinking: 'analyze',
          question: 'Sam saw a picture of a fish that drives a car. A grown-up says it is made by a computer. What can Sam learn?',
          answer: 'A picture can show things that are not real.',
          distractors: [
            {
              text: 'A fish can learn to drive a real car.',
              error: 'thinks that a picture is proof',
            },
            {
              text: 'A car can swim in the sea like a fish.',
              error: 'mixes up the parts of the picture',
            },
            {
              text: 'A computer can catch a fish.',
              error: 'thinks that the computer did a real thing',
            },
          ],
          reason: 'A computer can make a picture of a thing that did not happen. Ask: is it real?',
        },
      ],
      misconceptions: [
        {
          belief: 'A person with a nice picture in a game is a friend.',
          why: 'In a game, nice words and a picture feel like knowing someone.',
          truth: 'We do not know who is there. Friends are people we know in real life.',
          teacherMove:
            'Hold a happy mask in front of your face and ask what children know about who is behind it. Then let a helper do the same from behind a screen.',
        },
        {
          belief: 'It is fine to tell a password to your best friend.',
          why: 'Friends share things such as toys.',
          truth: 'A password is like a toothbrush: you do not share it, even with a friend.',
          teacherMove: 'Show a toothbrush, a ball and a key. Children vote with thumbs: share or keep? Then hold up the word password.',
        },
        {
          belief: 'If I tell a grown-up, I will be in trouble.',
          why: 'Children may have been told off before.',
          truth: 'Telling is brave and safe. It is not your fault.',
          teacherMove: 'Practice with a puppet who saw a scary picture. Children tell the puppet what to say: Stop, close, tell.',
        },
        {
          belief: 'All that I see on a screen is true.',
          why: 'Pictures and voices seem real.',
          truth: 'Some things are made up or are tricks.',
          teacherMove:
            'Show three pictures (a real dog, a cartoon dog, a dog with wings). Children move to “real” or “made up” and tell how they know.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'Why do we keep some things about us private?',
          lookFors: ['tells that strangers could find us', 'names one private fact'],
          probe: 'Who may know this fact?',
        },
        {
          thinking: 'apply',
          question: 'What can you do when a game makes you feel sad or scared?',
          lookFors: ['stops or closes it', 'tells a grown-up'],
          probe: 'Which grown-up would you go to here at school?',
        },
        {
          thinking: 'analyze',
          question: 'How is a message different from a talk face to face?',
          lookFors: ['says that we cannot see a face', 'says that words can look mean'],
          probe: 'How could you show that you are joking?',
        },
        {
          thinking: 'evaluate',
          question: 'Which is the better rule for our class: “Ask before you click” or “Ask before you share”? Why?',
          lookFors: ['gives a reason', 'thinks of a time when it helps'],
          probe: 'Could we need both?',
        },
        {
          thinking: 'create',
          question: 'What rule would you make so that all kids are kind online?',
          lookFors: ['the rule says what to do', 'it would help someone'],
          probe: 'How would you teach it to a new kid?',
        },
        {
          thinking: 'analyze',
          question: 'How can you find out if a picture is real?',
          lookFors: ['asks a grown-up or looks again', 'looks for strange parts'],
          probe: 'What in this picture made you think?',
        },
        {
          thinking: 'apply',
          question: 'Your friend wants to see your password. What can you say?',
          lookFors: ['says no in a kind way', 'tells why'],
          probe: 'What if your friend asks again?',
        },
      ],
      activities: [
        {
          title: 'Stop, look, ask',
          purpose: 'engage',
          minutes: [6, 10],
          grouping: 'class',
          thinking: 'apply',
          materials: ['three signs: red, yellow, green'],
          steps: ['Listen to what happens on the screen.', 'Hold up red for stop, yellow for ask, green for go.', 'Tell a friend why.'],
          lookFor: 'Children choose yellow when they are not sure, and can say whom they would ask.',
        },
        {
          title: 'Lock it or share it',
          purpose: 'explore',
          minutes: [10, 15],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['ten picture cards', 'a paper lock', 'a paper heart'],
          steps: [
            'Look at each card.',
            'Put private things on the lock.',
            'Put things that are fine to share on the heart.',
            'Talk about one card that was hard.',
          ],
          lookFor: 'Address, school and full name go on the lock; colors and animals go on the heart.',
        },
        {
          title: 'Mask game',
          purpose: 'explain',
          minutes: [8, 12],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['two paper masks', 'a sheet to hide behind'],
          steps: [
            'Close your eyes while one child hides.',
            'The child holds up a mask and talks in a funny voice.',
            'Guess who it is.',
            'Tell what the mask did not show.',
          ],
          lookFor: 'Children say that a picture does not tell who someone is.',
        },
        {
          title: 'Kind notes',
          purpose: 'practice',
          minutes: [10, 15],
          grouping: 'individual',
          thinking: 'create',
          materials: ['name slips', 'paper cut like a tablet', 'crayons'],
          steps: [
            'Pick a name slip, and keep it if it is not your own.',
            'Draw or write a kind note on your paper tablet.',
            'Read it to the child.',
            'Listen to how it feels.',
          ],
          lookFor: 'Notes name something real and good.',
        },
        {
          title: 'Our class promise',
          purpose: 'extend',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'create',
          materials: ['chart paper', 'markers'],
          steps: [
            'Tell your group one rule that keeps us safe.',
            'Draw a picture for the rule.',
            'Put your picture on the chart.',
            'Sign your first name.',
          ],
          lookFor: 'Each group can say when the rule would help.',
        },
      ],
      recalls: [
        {
          prompt: 'Draw a grown-up who helps you at school.',
          answer: 'A teacher, nurse, aide or other adult.',
          likelyError: 'Draws a friend of the same age.',
          minutes: 1,
        },
        {
          prompt: 'Draw two things that you share and one that you do not share.',
          answer: 'For example: a ball, a book; a toothbrush.',
          likelyError: 'Says that good friends share all things.',
          minutes: 2,
        },
        {
          prompt: 'Tell a friend one school rule and why we have it.',
          answer: 'For example: We walk so that no one falls.',
          likelyError: 'Tells a rule with no reason.',
          minutes: 1,
        },
        {
          prompt: 'Draw a face that is happy, a face that is sad and a face that is scared.',
          answer: 'Three faces that differ.',
          likelyError: 'Draws the same mouth on all three.',
          minutes: 1,
        },
        {
          prompt: 'Draw one thing that is real and one that is made up.',
          answer: 'For example: a dog; a dragon.',
          likelyError: 'Says that a dragon on TV is real.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'Tia plays a game. A player says: “I am 7 too. Let us be friends. What is your last name and where do you live? Keep it a secret.” What should Tia do, and why?',
        answer:
          'Tia should not answer. She should stop and tell a grown-up. She cannot see who the player is. Her name and address are private. A secret from grown-ups is a sign that something is wrong.',
        partial: 'Says that Tia can tell because the player is 7 too, or tells only not to answer.',
        reteach:
          'Act it out with puppets. Stop after each line and ask: what do we know for sure? Then practice the words “I need to tell a grown-up.”',
      },
      processes: [
        {
          title: 'What to do when something feels wrong',
          steps: [
            'Stop and take your hands off.',
            'Leave it on the screen or turn it over.',
            'Go to a grown-up you trust.',
            'Tell what you saw.',
            'Let the grown-up help.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a child tells a trusted adult about a mean message',
          effect: 'the adult can help to make it stop',
        },
        {
          cause: 'you click on a strange pop-up',
          effect: 'the tablet may get a problem or ask for private facts',
        },
        {
          cause: 'you send a kind note',
          effect: 'the other child may feel glad',
        },
      ],
      comparisons: [
        {
          a: 'private',
          b: 'okay to share',
          alike: 'Both are facts about you.',
          different: [
            {
              feature: 'who may know',
              a: 'you and people you trust',
              b: 'many people',
            },
            {
              feature: 'example',
              a: 'your address',
              b: 'your favorite animal',
            },
          ],
        },
      ],
      connections: [
        'Art: let children draw a lock and fill it with pictures of private things.',
        'Reading: read a picture book about kindness and ask what a kind message for one character would be.',
        'Health: link tired eyes to a stretch break after screen time.',
      ],
      cultural: [
        {
          aspect: 'family and community',
          title: 'Rules at home and at school',
          task: 'Children ask someone at home for one screen rule and find rules that are alike and that differ.',
          background: 'Homes have different rules about screens, and some have no screens at all.',
          checkFirst: 'Say that all homes are fine, and let children use the class rule instead.',
        },
        {
          aspect: 'language',
          title: 'Kind words in many languages',
          task: 'Children learn how to say a kind word such as thank you in a language from the class and use it in a note.',
          background: 'Thank you is gracias in Spanish, merci in French, arigatō in Japanese and shukran in Arabic.',
          checkFirst: 'Ask the child or family if they want to teach the word and check how it sounds.',
        },
        {
          aspect: 'place',
          title: 'Schools far away, classes on a screen',
          task: 'Children think about what must be shared and what stays private when a class meets online.',
          background: 'In the Australian outback, School of the Air has taught children far from school, first by radio and now online.',
          checkFirst: 'Show a map and ask who has talked with someone far away on a screen.',
        },
        {
          aspect: 'people',
          title: 'A maker for children',
          task: 'Children choose how to make a game fair and kind, as a builder of games would.',
          background: 'Mitchel Resnick and his team at MIT made Scratch, where children share projects and say who gave them ideas.',
          checkFirst: 'Check what children know of games; no one needs a device at home.',
        },
        {
          aspect: 'critical question',
          title: 'Whose picture is it?',
          task: 'Children decide when it is okay to show a photo of a class and when it is not.',
          background: 'Many schools ask families before photos are shown. Some families say no, and that is respected.',
          checkFirst: 'Know which families said no; do not point out any child.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt: 'Tell a story about a fox who gets a strange message. Tell what happens first, next and last. Choose who helps the fox.',
          audience: 'a book for the class',
          plan: ['What does the message say?', 'Whom does the fox ask?', 'How does it end?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell what happens when a robot learns to be kind online. Choose the first kind thing it does.',
          audience: 'a story for a friend',
          plan: ['What does it do first?', 'Who is happy?', 'What comes last?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should kids ask before they take a photo? Tell what you think and give one reason. Choose a drawing to help.',
          audience: 'a sign for the school',
          plan: ['What do you think?', 'Why?', 'What can you draw?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'What is the best class rule for tablets? Tell your choice and why.',
          audience: 'our class',
          plan: ['Which rule?', 'When does it help?', 'Who will like it?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to keep a password safe. Choose two things to tell.',
          audience: 'a new kid',
          plan: ['What is it for?', 'Who may know it?', 'What should we do?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain what to do when a pop-up comes. Choose three steps.',
          audience: 'a card next to the tablets',
          plan: ['What is first?', 'What is next?', 'Who helps?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe your favorite place to look at when your eyes need a rest. Tell what you see, hear and smell. Choose one thing to draw.',
          audience: 'a friend',
          plan: ['What is far away?', 'What do you hear?', 'What color is it?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a kind face. Tell how the eyes and mouth look. Choose who it is.',
          audience: 'someone who cannot see the picture',
          plan: ['What do the eyes do?', 'What does the mouth do?', 'How do you feel?'],
        },
        {
          genre: 'Creative',
          prompt: 'Make up a hero who helps kids stay safe online. Choose a name and one power.',
          audience: 'a poster for the class',
          plan: ['What can the hero do?', 'What does the hero say?', 'Who is happy?'],
        },
        {
          genre: 'Creative',
          prompt: 'Make up a short rhyme about “stop and ask.” Choose a beat to clap.',
          audience: 'a song for the class',
          plan: ['Which words rhyme?', 'What should kids do?', 'How does it end?'],
        },
      ],
    },
    '3-5': {
      bigIdea:
        'What we do online reaches real people and can last, so good digital citizens protect private information, treat others with respect and check what they read.',
      objectives: [
        'sort personal information into private and safe to share',
        'make and explain a strong password',
        'respond to cyberbullying in a safe way',
        'check whether a page or picture can be trusted',
        'give credit for words and pictures that others made',
      ],
      terms: [
        {
          term: 'digital citizen',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a person who uses computers and the internet safely, kindly and fairly',
          example: 'A good digital citizen thinks before posting.',
          contrast: 'A citizen of a country is something else; this is about how we act online.',
          wordParts: 'digital + citizen',
          picture: 'a child with a tablet and a helping hand',
        },
        {
          term: 'personal information',
          partOfSpeech: 'phrase',
          tier: 2,
          definition: 'facts that can show who you are or where you can be found',
          example: 'Your full name and address are personal information.',
          contrast: 'A favorite food tells little about who you are.',
          wordParts: 'person, personal; inform',
          picture: 'an ID card with a lock',
        },
        {
          term: 'privacy',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'being able to decide who sees or knows things about you',
          example: 'A lock on an account protects your privacy.',
          contrast: 'Secrecy hides things from people who should help; this keeps you in control.',
          wordParts: 'private, privacy',
          picture: 'a curtain at a window',
        },
        {
          term: 'password',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a secret set of letters, numbers and signs that opens an account',
          example: 'A long password is harder to guess.',
          contrast: 'A user name tells who you are; this proves it is you.',
          wordParts: 'pass + word',
          picture: 'a row of dots and a key',
        },
        {
          term: 'cyberbullying',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'hurting someone on purpose by phone or computer, mostly again and again',
          example: 'Spreading mean pictures of a classmate is cyberbullying.',
          contrast: 'A disagreement is not the same; both sides can still be fair.',
          wordParts: 'cyber (computers) + bully',
          picture: 'a phone with a storm cloud',
        },
        {
          term: 'upstander',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who sees bullying and does something to help',
          example: 'An upstander sends a kind message to the person who was hurt.',
          contrast: 'A bystander only watches.',
          wordParts: 'up + stand',
          picture: 'one figure who steps forward',
        },
        {
          term: 'digital footprint',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the trail of information that you leave when you go online',
          example: 'A comment on a video becomes part of your digital footprint.',
          contrast: 'A footprint in sand washes away; this may last for years.',
          wordParts: 'digital + footprint',
          picture: 'footprints made of tiny screens',
        },
        {
          term: 'misinformation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'false information that is passed on, even if no one means harm',
          example: 'A wrong fact about sharks spread as misinformation.',
          contrast: 'A lie is told on purpose; a person may pass this on by mistake.',
          wordParts: 'mis- (wrong) + information',
          picture: 'a message with a crack that is passed along',
        },
        {
          term: 'source',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the person, book or site from which information comes',
          example: 'A museum page is a good source about mummies.',
          contrast: 'A search engine only finds pages; it did not write them.',
          wordParts: 'source',
          picture: 'an arrow from a book to a note',
        },
        {
          term: 'copyright',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the legal right of the maker of a work to decide who may copy it',
          example: 'The author of a song holds its copyright.',
          contrast: 'A patent protects an invention; this protects a work such as a story or photo.',
          wordParts: 'copy + right',
          picture: 'the letter c in a circle',
        },
        {
          term: 'phishing',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'trying to get private information by pretending to be someone you trust',
          example: 'A fake message from a “bank” is phishing.',
          contrast: 'Spam is any message you did not ask for; this one tries to trick you.',
          wordParts: 'sounds like fishing; the message is the bait',
          picture: 'a hook with an envelope on it',
        },
        {
          term: 'artificial intelligence',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'computer programs that do tasks for which people use thinking, such as making text',
          example: 'Artificial intelligence can write a story, but it can be wrong.',
          contrast: 'A search engine finds pages; this may make new text that no one has checked.',
          wordParts: 'artificial (made by people) + intelligence',
          picture: 'a robot head with a pencil',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What is a digital footprint?',
          answer: 'the trail you leave when you go online',
          distractors: [
            {
              text: 'the size of a picture file on a tablet',
              error: 'takes the words for a size',
            },
            {
              text: 'the mark of a wet shoe on a device',
              error: 'takes the words as they sound',
            },
            {
              text: 'the path of a cable to your school',
              error: 'mixes it up with how the internet is built',
            },
          ],
          reason: 'Posts, searches and comments leave a record. Together they are your digital footprint.',
        },
        {
          thinking: 'remember',
          question: 'Which of these is the strongest password?',
          answer: 'Purple7-Kite!Soup',
          distractors: [
            {
              text: 'password1234',
              error: 'thinks that adding numbers to a common word is enough',
            },
            {
              text: '1234567890123456',
              error: 'thinks that numbers cannot be guessed',
            },
            {
              text: 'your pet’s name and age',
              error: 'thinks that only you know it',
            },
          ],
          reason: 'It is long and mixes letters, a number and signs that do not belong together.',
        },
        {
          thinking: 'remember',
          question: 'What do we call false information that people pass on?',
          answer: 'misinformation',
          distractors: [
            {
              text: 'copyright',
              error: 'mixes up two new words',
            },
            {
              text: 'a source',
              error: 'thinks that any information is a source',
            },
            {
              text: 'a footprint',
              error: 'mixes it up with what you leave behind',
            },
          ],
          reason: 'Misinformation is false, even if the person who shares it thinks it is true.',
        },
        {
          thinking: 'remember',
          question: 'Who holds the copyright of a photo in most cases?',
          answer: 'the person who took it',
          distractors: [
            {
              text: 'the first person who finds it',
              error: 'thinks that finding means owning',
            },
            {
              text: 'the person who prints it',
              error: 'thinks that paper makes it yours',
            },
            {
              text: 'the search engine that shows it',
              error: 'thinks that the tool owns the results',
            },
          ],
          reason: 'The maker of a work decides how it may be used.',
        },
        {
          thinking: 'understand',
          question: 'Why is a phone number personal information?',
          answer: 'It lets people reach and find you.',
          distractors: [
            {
              text: 'It is made up of ten different digits.',
              error: 'looks at the form and not the use',
            },
            {
              text: 'It changes from day to day.',
              error: 'thinks that numbers change',
            },
            {
              text: 'It belongs to the phone store.',
              error: 'mixes up who sells it with whom it leads to',
            },
          ],
          reason: 'A stranger could use it to contact you or to learn more about you.',
        },
        {
          thinking: 'understand',
          question: 'Why can a post stay online after you delete it?',
          answer: 'Someone may have saved or shared a copy.',
          distractors: [
            {
              text: 'The delete button works only at certain hours.',
              error: 'invents a rule',
            },
            {
              text: 'The tablet keeps its screen warm.',
              error: 'thinks of the device',
            },
            {
              text: 'Posts are printed by the site.',
              error: 'thinks that posts are on paper',
            },
          ],
          reason: 'A copy or screenshot can be passed on, so deleting your post may not delete all of it.',
        },
        {
          thinking: 'understand',
          question: 'How is cyberbullying different from one rude word in a game?',
          answer: 'It is meant to hurt and mostly goes on.',
          distractors: [
            {
              text: 'It happens only to younger kids.',
              error: 'thinks that age decides',
            },
            {
              text: 'It is done only by strangers from other places.',
              error: 'thinks that people you know would not do it',
            },
            {
              text: 'It stops when you win the game.',
              error: 'thinks that it is part of playing',
            },
          ],
          reason: 'Bullying is hurtful on purpose and is usually repeated. Both are worth telling an adult.',
        },
        {
          thinking: 'understand',
          question: 'Why should you check what an AI tool tells you?',
          answer: 'It can sound sure and still be wrong.',
          distractors: [
            {
              text: 'It answers too slowly to be right.',
              error: 'links speed with truth',
            },
            {
              text: 'It copies one old book word for word.',
              error: 'thinks that AI reads from one book',
            },
            {
              text: 'It knows only about computers.',
              error: 'thinks that AI is about machines',
            },
          ],
          reason: 'AI tools make text from patterns. They do not know if a sentence is true.',
        },
        {
          thinking: 'apply',
          question: 'A message says, “Your game account will close today. Send your password now.” What should you do?',
          answer: 'Show it to an adult and send nothing.',
          distractors: [
            {
              text: 'Send the password but change it later.',
              error: 'thinks that a later change makes it safe',
            },
            {
              text: 'Send only half of the password.',
              error: 'thinks that part of it is safe',
            },
            {
              text: 'Forward it to friends to warn them.',
              error: 'spreads the trick in order to help',
            },
          ],
          reason: 'Real companies do not ask for your password. Hurry is a common trick.',
        },
        {
          thinking: 'apply',
          question: 'You want to use a drawing from a website in your report. What should you do?',
          answer: 'check that you may use it and name the artist',
          distractors: [
            {
              text: 'change its color and sign your name',
              error: 'thinks that a change makes it yours',
            },
            {
              text: 'use it, since it had no price on it',
              error: 'thinks that free to see is free to use',
            },
            {
              text: 'use it if your report is short',
              error: 'thinks that length decides',
            },
          ],
          reason: 'The artist has rights. Check the rules on the page and give credit.',
        },
        {
          thinking: 'apply',
          question: 'Someone posts a mean joke about Kai. What would an upstander do?',
          answer: 'write to Kai kindly and tell an adult',
          distractors: [
            {
              text: 'laugh only with a small smiley',
              error: 'thinks that a small sign does no harm',
            },
            {
              text: 'write a meaner joke about the person',
              error: 'thinks that paying back helps',
            },
            {
              text: 'read it, close the chat and then say nothing',
              error: 'is a bystander',
            },
          ],
          reason: 'An upstander supports the person who is hurt and gets help.',
        },
        {
          thinking: 'apply',
          question: 'You read that a new animal was found with two heads and wings. What is the best next step?',
          answer: 'look for it in two other sources',
          distractors: [
            {
              text: 'share it before it gets old',
              error: 'thinks that speed is most important',
            },
            {
              text: 'believe it if the photo is clear',
              error: 'thinks that a photo is proof',
            },
            {
              text: 'count how many people liked it',
              error: 'thinks that likes show truth',
            },
          ],
          reason: 'If trusted sources do not tell the same story, it is probably false.',
        },
        {
          thinking: 'analyze',
          question:
            'Site A is by a zoo and lists who wrote it. Site B has no author and sells pills for pandas. Which is better for a report on pandas, and why?',
          answer: 'A, because you can see who wrote it',
          distractors: [
            {
              text: 'B, because it has more pictures of pandas',
              error: 'judges by looks',
            },
            {
              text: 'A, because its name is shorter',
              error: 'looks at something that does not matter',
            },
            {
              text: 'B, because it has things to buy',
              error: 'thinks that a shop is more serious',
            },
          ],
          reason: 'A zoo has experts, and the page says who wrote it. Site B wants to sell something.',
        },
        {
          thinking: 'analyze',
          question: 'Lea’s post shows her in a team shirt in front of her school at 3 p.m. each day. What could a stranger learn?',
          answer: 'where she is at a certain time',
          distractors: [
            {
              text: 'which grades she gets in math',
              error: 'names something the photo does not show',
            },
            {
              text: 'what her password may be',
              error: 'thinks that any photo shows a password',
            },
            {
              text: 'how fast she can run in a race',
              error: 'guesses from the shirt',
            },
          ],
          reason: 'The shirt, the school and the time together show where she can be found.',
        },
      ],
      misconceptions: [
        {
          belief: 'If I use a made-up name, no one can know who I am.',
          why: 'A nickname feels like a mask.',
          truth: 'Other clues such as a school, a photo or a voice can show who you are.',
          teacherMove:
            'Give groups five harmless clues about an invented child, one after the other. After how many can they find the child on an invented class list? Link it to a profile.',
        },
        {
          belief: 'What is on the first line of search results must be the best.',
          why: 'The first answer in a list seems like the top prize.',
          truth: 'The order depends on many things, and the first ones may be ads.',
          teacherMove:
            'Print a page of results. Students circle ads, underline the name of each site and choose which one they would open for a report.',
        },
        {
          belief: 'I did not start the mean post, so sharing it is not bullying.',
          why: 'Sharing takes just one tap.',
          truth: 'Each share hurts again and reaches more people.',
          teacherMove:
            'Pass a crumpled paper figure around; each child adds a fold. Smooth it out at the end and look at the lines that stay.',
        },
        {
          belief: 'If it is on the internet, I may use it.',
          why: 'It is easy to copy.',
          truth: 'Someone made it and has rights. Some makers allow use if you name them.',
          teacherMove:
            'Let each child make a tiny drawing, then hand it to another who signs it. Ask how the maker feels and write a rule.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How are a digital footprint and a footprint in sand alike and different?',
          lookFors: ['both show where you were', 'the digital one can last and be copied'],
          probe: 'How could you leave a footprint that you are proud of?',
        },
        {
          thinking: 'apply',
          question: 'A friend is sad about a group chat. What could you say and do?',
          lookFors: ['shows care', 'offers to tell an adult together'],
          probe: 'What if your friend says, “Do not tell”?',
        },
        {
          thinking: 'evaluate',
          question: 'Should fourth graders be allowed to post videos of themselves? Give reasons.',
          lookFors: ['names a good side and a risk', 'thinks of privacy or age rules'],
          probe: 'Which rule would make it safer?',
        },
        {
          thinking: 'analyze',
          question: 'Why do false stories often spread faster than true ones?',
          lookFors: ['says that they surprise or scare people', 'says that people share before they check'],
          probe: 'What could you do in the ten seconds before you share?',
        },
        {
          thinking: 'understand',
          question: 'Why is it important to give credit to people who made a picture or text?',
          lookFors: ['respects the maker', 'helps readers find the source'],
          probe: 'How do you feel when your own work is named?',
        },
        {
          thinking: 'evaluate',
          question: 'Is it fair to use an AI tool to write a book report? Explain.',
          lookFors: ['thinks about learning', 'tells the difference between help and doing the work'],
          probe: 'Which use would be fair?',
        },
        {
          thinking: 'create',
          question: 'What would a good “welcome to the internet” card for second graders say?',
          lookFors: ['gives clear rules', 'fits younger children'],
          probe: 'Which rule did you leave out, and why?',
        },
        {
          thinking: 'analyze',
          question: 'A password is hard to guess but you cannot remember it. What makes a password good in daily life?',
          lookFors: ['speaks of length and of memory', 'suggests a sentence or odd words'],
          probe: 'Where could an adult keep it safe for you?',
        },
      ],
      activities: [
        {
          title: 'Who is Robin?',
          purpose: 'engage',
          minutes: [10, 15],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['six clue cards about an invented child'],
          steps: [
            'Turn over one clue at a time.',
            'Write what you now know about Robin.',
            'Stop when you think you could find Robin.',
            'Tell which clue gave the most away.',
          ],
          lookFor: 'Students see that small facts add up.',
        },
        {
          title: 'Password lab',
          purpose: 'explore',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['ten sample passwords on cards', 'scrap paper'],
          steps: [
            'Sort the passwords from weak to strong.',
            'Write your rule for strong ones.',
            'Test the rule: make a new one from three odd words, a number and a sign.',
            'Tear it up, since real ones stay secret.',
          ],
          lookFor: 'Rules name length and surprise; no one uses a real password.',
        },
        {
          title: 'Trust or test?',
          purpose: 'explain',
          minutes: [20, 25],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['four printed web pages, one false', 'a checklist: who, why, when, other sources'],
          steps: [
            'Read one page with your group.',
            'Fill in the checklist.',
            'Give it a trust score from 1 to 5.',
            'Defend your score to another group.',
          ],
          lookFor: 'Scores are backed by author, purpose or other sources, not by looks.',
        },
        {
          title: 'Bystander to upstander',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['three short scenes'],
          steps: [
            'Read a scene aloud.',
            'Say what the person who is hurt may feel.',
            'Practice two ways to help.',
            'Choose the safer one and tell why.',
          ],
          lookFor: 'Helpers do not fight back, and an adult is named.',
        },
        {
          title: 'Credit where it is due',
          purpose: 'practice',
          minutes: [10, 15],
          grouping: 'individual',
          thinking: 'apply',
          materials: ['a picture page with four images and their makers'],
          steps: [
            'Choose one image for a report.',
            'Read what its maker allows.',
            'Write a credit line with name, title and place.',
            'Check a partner’s line.',
          ],
          lookFor: 'Lines have name and place; images without permission are left out.',
        },
        {
          title: 'A true story tree',
          purpose: 'extend',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'create',
          materials: ['paper', 'arrows', 'one short claim'],
          steps: [
            'Write the claim in the middle.',
            'Draw who might share it and why.',
            'Add a place where someone could check it.',
            'Redraw the tree as if that person had checked.',
            'Compare both trees.',
          ],
          lookFor: 'Students see that one check can stop many shares.',
        },
      ],
      recalls: [
        {
          prompt: 'Write three rules that make our class a good place.',
          answer: 'For example: listen, help, ask first.',
          likelyError: 'Writes only what is forbidden.',
          minutes: 1,
        },
        {
          prompt: 'Name two kinds of facts about a person that a stranger may know and two that a stranger should not.',
          answer: 'For example: hobby, favorite book; address, phone number.',
          likelyError: 'Puts the school’s name among the safe ones.',
          minutes: 2,
        },
        {
          prompt: 'Name two places where you can look up a fact in a library.',
          answer: 'A nonfiction book, an encyclopedia, a librarian, a database.',
          likelyError: 'Says only “the computer.”',
          minutes: 1,
        },
        {
          prompt: 'Write a fact and an opinion about dogs.',
          answer: 'For example: Dogs have four legs. Dogs are the best pets.',
          likelyError: 'Calls a strong opinion a fact.',
          minutes: 2,
        },
        {
          prompt: 'Write what you would do if you saw someone left out at recess.',
          answer: 'For example: invite the person or tell an adult.',
          likelyError: 'Says to wait until it stops.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'Ben gets a message from his friend Omar’s account: “I am stuck. Send me your password so I can use your account. Do not call me.” Ben knows Omar well. What should Ben do, and why?',
        answer:
          'Ben should send nothing. The message may come from someone else who got into Omar’s account. He should check with Omar in another way, such as in person, and tell an adult. “Do not call me” is a warning sign.',
        partial: 'Says that Ben should help because Omar is a friend, or says no without a way to check.',
        reteach:
          'Read five messages and mark what each one wants, how it makes you feel and how you could check. Practice one sentence to say no.',
      },
      processes: [
        {
          title: 'Check before you share',
          steps: [
            'Stop before you tap.',
            'Ask who made it and why.',
            'Look at the date.',
            'Search for the same story in two other sources.',
            'Share it only if it is true, kind and useful.',
          ],
        },
        {
          title: 'If someone is mean to you online',
          steps: [
            'Do not answer in anger.',
            'Save the message.',
            'Block the person.',
            'Tell an adult you trust.',
            'Let the adult help to report it.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a person shares a false story without checking',
          effect: 'more people see it and may believe it',
        },
        {
          cause: 'you use one password for many accounts',
          effect: 'one stolen password opens all of them',
        },
        {
          cause: 'an upstander writes a kind word',
          effect: 'the person who was hurt feels less alone',
        },
        {
          cause: 'someone takes a screenshot of a post',
          effect: 'a copy stays even when the post is deleted',
        },
      ],
      comparisons: [
        {
          a: 'user name',
          b: 'password',
          alike: 'You need both to log in.',
          different: [
            {
              feature: 'who may know it',
              a: 'other people may see it',
              b: 'only you and an adult who helps you',
            },
            {
              feature: 'job',
              a: 'tells who you are',
              b: 'proves that it is you',
            },
          ],
        },
        {
          a: 'bystander',
          b: 'upstander',
          alike: 'Both see that someone is hurt.',
          different: [
            {
              feature: 'what they do',
              a: 'watch or go away',
              b: 'help in a safe way',
            },
            {
              feature: 'effect',
              a: 'the hurt may go on',
              b: 'the person is not alone',
            },
          ],
        },
      ],
      connections: [
        'Math: compare how many four-digit codes and how many six-digit codes there are and talk about what length does.',
        'Language arts: have students rewrite a rude comment so that it disagrees in a kind way.',
        'Library: invite the librarian to show how to find out who wrote a page.',
        'Art: design an own mark or signature and talk about why makers sign their work.',
      ],
      cultural: [
        {
          aspect: 'language',
          title: 'Same sign, other meaning',
          task: 'Students compare how smileys and signs may be read in different places and rewrite a message so that it is clear.',
          background:
            'A thumbs-up is friendly in many places but has been rude in some others, and people of different ages read it in different ways too.',
          checkFirst: 'Ask students what signs mean to them; do not name one right reading for a group.',
        },
        {
          aspect: 'family and community',
          title: 'Online with people far away',
          task: 'Students list what helps people to stay close by screen and which private facts come up.',
          background: 'Many people use video calls to talk with relatives or friends in other countries.',
          checkFirst: 'Say “someone far away”; no one must tell about family.',
        },
        {
          aspect: 'place',
          title: 'A small country that teaches online life',
          task: 'Students compare a lesson idea from another country with their own and choose one to try.',
          background: 'In Finland, students learn in many subjects how to tell true from false information, from the early grades on.',
          checkFirst: 'Use a short text; ask who has gone to school in another country and wants to compare.',
        },
        {
          aspect: 'people',
          title: 'She made machines talk our language',
          task: 'Students think about why makers of tools must think of the people who use them.',
          background: 'Grace Hopper helped to create the first compilers, which let people write programs with words.',
          checkFirst: 'Read a short biography with a date and a source.',
        },
        {
          aspect: 'history',
          title: 'Rumors before the internet',
          task: 'Students compare how a false story spread by paper or radio with how it spreads today.',
          background: 'In 1835 a New York newspaper, The Sun, printed stories about winged people on the moon. Many readers believed them.',
          checkFirst: 'Check that students know it was a hoax; laugh at the story and not at the readers.',
        },
        {
          aspect: 'critical question',
          title: 'Who is missing from the picture search?',
          task: 'Students look at printed results for a word such as scientist and ask who is shown, who is missing and why.',
          background: 'Search results reflect what has been posted and clicked, so some people are shown less often.',
          checkFirst: 'Choose the pictures in advance; do not ask students to speak for a group.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A message travels through a school in one day and changes with each sharing. Tell the events in order. Choose who stops it.',
          audience: 'a story for fourth graders',
          plan: ['What does the first message say?', 'How does it change?', 'Who checks it?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell a story about a child who becomes an upstander. Choose the moment that takes courage.',
          audience: 'a class book',
          plan: ['What happens first?', 'What does the child think?', 'How does it end?'],
        },
        {
          genre: 'Narrative',
          prompt: 'A robot helper gives a wrong answer on a big day. Tell what happens in order. Choose how the mistake is found.',
          audience: 'readers of funny stories',
          plan: ['What is the day?', 'What goes wrong?', 'Who finds out?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should tablets be put away at lunch? Make a claim and give two reasons. Choose someone who thinks otherwise and answer them.',
          audience: 'a letter to the principal',
          plan: ['What do you claim?', 'Why?', 'What would others say?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Convince a friend to check a story before sharing it. Choose your best reason.',
          audience: 'a message to a friend',
          plan: ['What is the story?', 'What could go wrong?', 'How can you be kind?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to make a strong password. Choose an example that you do not use.',
          audience: 'a page for third graders',
          plan: ['What makes it weak?', 'What makes it strong?', 'How can one remember it?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain what to do if someone is mean online. Choose the order of the steps.',
          audience: 'a poster in the hallway',
          plan: ['What is first?', 'Who can help?', 'What should one not do?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a place without any screens. Show it with your senses. Choose a time of day.',
          audience: 'a friend who is there for the first time',
          plan: ['What do you hear?', 'What do hands do?', 'What do you miss or enjoy?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe the face and the feelings of someone who reads a kind message. Choose small details.',
          audience: 'readers of a story',
          plan: ['What changes first?', 'What do hands or eyes do?', 'What does the person do next?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write the diary of a photo that is shared again and again. Choose where it ends.',
          audience: 'a class reading',
          plan: ['Who sees it first?', 'When does it feel proud or sad?', 'Where does it land?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a game that teaches how to spot a false story. Write the rules. Choose the winner’s prize.',
          audience: 'players in your grade',
          plan: ['What do players do?', 'How do they check?', 'Who wins?'],
        },
      ],
    },
    '6-8': {
      bigIdea:
        'Digital citizenship means weighing evidence, privacy and the effect on others before acting online, because posts last, data are collected and messages are designed to persuade.',
      objectives: [
        'explain how accounts, apps and trackers collect data and adjust privacy settings with reasons',
        'recognize phishing and describe two ways to protect an account',
        'evaluate an online claim by reading laterally',
        'respond to cyberbullying as a target or as an upstander',
        'decide when use of AI tools and of other people’s work is honest',
      ],
      terms: [
        {
          term: 'digital footprint',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'all the data that a person leaves behind by using digital services',
          example: 'Your digital footprint includes searches as well as posts.',
          contrast: 'A profile shows what you choose; this holds much that you do not see.',
          wordParts: 'digital + footprint',
          picture: 'shoe prints made of icons',
        },
        {
          term: 'privacy settings',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'choices in an app or account that limit who sees your data',
          example: 'She changed her privacy settings so that only friends see her posts.',
          contrast: 'A password keeps people out; these decide what people may see.',
          wordParts: 'private; set',
          picture: 'three sliders',
        },
        {
          term: 'cyberbullying',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'repeated, intended hurt by means of phones, games or other digital tools',
          example: 'Leaving someone out of a group chat on purpose, again and again, can be cyberbullying.',
          contrast: 'A single sharp argument is a conflict, though it may hurt as well.',
          wordParts: 'cyber + bully',
          picture: 'a phone with arrows that keep coming',
        },
        {
          term: 'phishing',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a trick message that pretends to come from someone trusted in order to steal data',
          example: 'The link in the phishing message led to a copy of the login page.',
          contrast: 'Malware is harmful software; this is the bait that may deliver it.',
          wordParts: 'play on fishing',
          picture: 'an envelope on a hook',
        },
        {
          term: 'two-factor authentication',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'logging in with two proofs, such as a password and a code from a phone',
          example: 'Two-factor authentication stopped a thief who had the password.',
          contrast: 'Two passwords would be two proofs of one kind.',
          wordParts: 'two + factor; authentic',
          picture: 'a key and a phone',
        },
        {
          term: 'misinformation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'false or misleading content that is shared, whether or not harm is meant',
          example: 'The cropped photo was misinformation.',
          contrast: 'Disinformation is spread on purpose to deceive.',
          wordParts: 'mis- + inform',
          picture: 'a speech bubble with a crack',
        },
        {
          term: 'lateral reading',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'leaving a page to see what other sources say about it',
          example: 'Lateral reading showed that the site was run by an advertiser.',
          contrast: 'Reading a page from top to bottom is vertical.',
          wordParts: 'Latin latus, side',
          picture: 'one tab with arrows to three more',
        },
        {
          term: 'algorithm',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a set of steps by which a program decides, for example, what to show next',
          example: 'The algorithm shows videos that keep people watching.',
          contrast: 'It is not a person who picks for you; people wrote its goals.',
          wordParts: 'from the name al-Khwarizmi',
          picture: 'a flow of boxes that ends in a video',
        },
        {
          term: 'bias',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a leaning that makes a view or a result unfair or one-sided',
          example: 'A tool trained on few kinds of faces can show bias.',
          contrast: 'An opinion can be fair and open about its reasons.',
          wordParts: 'bias, biased',
          picture: 'a scale that hangs to one side',
        },
        {
          term: 'copyright',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the legal right to control copying of a work that one has made',
          example: 'Copyright protects a song as soon as it is recorded.',
          contrast: 'Plagiarism is a matter of honesty: claiming another’s work as your own.',
          wordParts: 'copy + right',
          picture: 'a c in a circle',
        },
        {
          term: 'plagiarism',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'using another person’s words or ideas as if they were one’s own',
          example: 'Copying a paragraph without credit is plagiarism.',
          contrast: 'Quoting with credit is fair.',
          wordParts: 'from a Latin word for kidnapper',
          picture: 'a page with a name crossed out',
        },
        {
          term: 'artificial intelligence',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'software that does tasks such as writing or recognizing, by finding patterns in data',
          example: 'Artificial intelligence may invent a source that does not exist.',
          contrast: 'A search engine finds pages; a chat tool makes new text.',
          wordParts: 'artificial + intelligence',
          picture: 'dots joined into a pattern',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What is phishing?',
          answer: 'a message that pretends to be trusted in order to steal data',
          distractors: [
            {
              text: 'a program that copies itself from one computer to all the others',
              error: 'mixes it up with a virus',
            },
            {
              text: 'a rule that stops unknown people from seeing a profile',
              error: 'mixes it up with privacy settings',
            },
            {
              text: 'a search that looks for lost or deleted files',
              error: 'is misled by the sound of the word',
            },
          ],
          reason: 'Phishing works by trust and hurry. The message is bait.',
        },
        {
          thinking: 'remember',
          question: 'Which login uses two different kinds of proof?',
          answer: 'a password and a code sent to a phone',
          distractors: [
            {
              text: 'a password and a second password',
              error: 'counts two proofs of the same kind',
            },
            {
              text: 'a user name and an email address',
              error: 'takes names for proof',
            },
            {
              text: 'a fingerprint and another fingerprint',
              error: 'counts two proofs of the same kind',
            },
          ],
          reason: 'One proof is something you know and the other something you have.',
        },
        {
          thinking: 'remember',
          question: 'What is lateral reading?',
          answer: 'checking what other sources say about a site',
          distractors: [
            {
              text: 'reading each line of a page slowly and with great care',
              error: 'takes careful reading for checking',
            },
            {
              text: 'reading only the headings along the side',
              error: 'is misled by the word side',
            },
            {
              text: 'reading a page aloud with a partner',
              error: 'mixes it up with shared reading',
            },
          ],
          reason: 'Fact-checkers leave a page early and look at it from outside.',
        },
        {
          thinking: 'remember',
          question: 'What is it called when someone uses another person’s words as their own?',
          answer: 'plagiarism',
          distractors: [
            {
              text: 'copyright',
              error: 'mixes up the right with the wrong done',
            },
            {
              text: 'privacy',
              error: 'guesses among the topic’s words',
            },
            {
              text: 'paraphrase',
              error: 'thinks that any use of ideas in new words is dishonest',
            },
          ],
          reason: 'Plagiarism hides where words or ideas came from.',
        },
        {
          thinking: 'understand',
          question: 'Why do many free apps collect data about their users?',
          answer: 'The data help to sell advertising.',
          distractors: [
            {
              text: 'The law forces each app to collect data.',
              error: 'thinks that apps have no choice',
            },
            {
              text: 'The data keep the phone from getting warm.',
              error: 'invents a technical reason',
            },
            {
              text: 'The app cannot show text without data.',
              error: 'thinks that any function needs personal data',
            },
          ],
          reason: 'Advertisers pay to reach certain people. Data show who they may be.',
        },
        {
          thinking: 'understand',
          question: 'Why may a recommendation algorithm keep showing videos that stir up strong feelings?',
          answer: 'It is built to keep people watching.',
          distractors: [
            {
              text: 'It knows what is true and shows that first.',
              error: 'thinks that rank means truth',
            },
            {
              text: 'It picks videos at random each time.',
              error: 'thinks that no rule is at work',
            },
            {
              text: 'It shows what teachers have approved.',
              error: 'thinks that people check each video',
            },
          ],
          reason: 'If strong emotion holds attention, an algorithm with that goal will promote it.',
        },
        {
          thinking: 'understand',
          question: 'What is the difference between misinformation and disinformation?',
          answer: 'Disinformation is spread in order to deceive.',
          distractors: [
            {
              text: 'Disinformation is spoken, and misinformation is written.',
              error: 'thinks that the form decides',
            },
            {
              text: 'Disinformation is about people, not events.',
              error: 'thinks that the topic decides',
            },
            {
              text: 'Disinformation is older than the internet.',
              error: 'thinks that age decides',
            },
          ],
          reason: 'Both are false or misleading. The difference is the intent.',
        },
        {
          thinking: 'understand',
          question: 'Why can an AI chat tool name a book that nobody has written?',
          answer: 'It makes likely words without checking facts.',
          distractors: [
            {
              text: 'It has read a book that was kept away from stores.',
              error: 'thinks that each answer comes from a text',
            },
            {
              text: 'It wants to make the user look bad.',
              error: 'gives the tool intentions',
            },
            {
              text: 'It has no words for real books.',
              error: 'thinks that it knows no titles',
            },
          ],
          reason: 'Such tools predict text that fits. A title can sound right and be invented.',
        },
        {
          thinking: 'apply',
          question:
            'An email from “your school” asks for your password by a link with the address schoo1-login.example. What is the best step?',
          answer: 'report it and reach the school another way',
          distractors: [
            {
              text: 'open the link but type a wrong password',
              error: 'thinks that opening it is harmless',
            },
            {
              text: 'answer and ask if the email is real',
              error: 'gives the sender a reply',
            },
            {
              text: 'send it to the class as a warning with the link',
              error: 'spreads the link',
            },
          ],
          reason: 'The number 1 in place of the letter l is a trick. Check by a way that you know.',
        },
        {
          thinking: 'apply',
          question: 'You find a photo marked “CC BY.” What must you do to use it in a poster?',
          answer: 'credit the person who made it',
          distractors: [
            {
              text: 'pay a fee to the search engine',
              error: 'thinks that the finder is the owner',
            },
            {
              text: 'ask each person for a signature',
              error: 'overlooks that the license gives permission',
            },
            {
              text: 'crop it so that it looks different',
              error: 'thinks that change replaces credit',
            },
          ],
          reason: 'CC BY is a license that allows use with credit.',
        },
        {
          thinking: 'apply',
          question: 'A classmate’s embarrassing photo appears in a group chat. Which response helps most?',
          answer: 'Save evidence, support the person and tell an adult.',
          distractors: [
            {
              text: 'Share it once more so that adults notice it sooner.',
              error: 'spreads the harm to get help',
            },
            {
              text: 'Post an embarrassing photo of the sender.',
              error: 'thinks that revenge ends it',
            },
            {
              text: 'Leave the group and forget about it.',
              error: 'avoids conflict but gives no help',
            },
          ],
          reason: 'Evidence, support and adult help stop harm. Sharing it again adds to it.',
        },
        {
          thinking: 'apply',
          question: 'For an essay, which use of an AI tool is most clearly honest, if your teacher allows AI help that is named?',
          answer: 'asking for questions to test your draft and saying so',
          distractors: [
            {
              text: 'handing in the whole essay that it wrote with a few words changed',
              error: 'thinks that small changes make it your own',
            },
            {
              text: 'asking it for the thesis and leaving that out',
              error: 'thinks that ideas need no credit',
            },
            {
              text: 'letting it invent quotations for your sources',
              error: 'treats invented quotations as evidence',
            },
          ],
          reason: 'The thinking stays yours, the help is named, and it fits the rule.',
        },
        {
          thinking: 'analyze',
          question: 'A post shows a crowd and says it was taken today. A reverse image search finds it on a page from 2015. What follows?',
          answer: 'The photo is not evidence for today’s claim.',
          distractors: [
            {
              text: 'The crowd must have met twice.',
              error: 'keeps the claim by adding a guess',
            },
            {
              text: 'The event that the post describes did not take place.',
              error: 'goes further than the evidence',
            },
            {
              text: 'The older page copied it from the post.',
              error: 'overlooks the order in time',
            },
          ],
          reason: 'An old photo cannot show today. Whether the event happened is still open.',
        },
        {
          thinking: 'analyze',
          question:
            'Two sites disagree on a health claim. Site A cites studies and names a hospital. Site B has more likes and a shop. Which question is most useful?',
          answer: 'Who gains if readers believe each site?',
          distractors: [
            {
              text: 'Which site loads faster on a phone?',
              error: 'looks at technology',
            },
            {
              text: 'Which site has the friendlier colors and photos?',
              error: 'looks at design',
            },
            {
              text: 'Which site did I find first?',
              error: 'takes rank for trust',
            },
          ],
          reason: 'Purpose and evidence matter. A shop has an interest in the claim.',
        },
        {
          thinking: 'analyze',
          question: 'A face recognition tool fails more often for people with darker skin. What is the likeliest cause?',
          answer: 'Its training data had too few such faces.',
          distractors: [
            {
              text: 'Its camera was switched off at times.',
              error: 'invents a fault that would hit all',
            },
            {
              text: 'Its users did not read and agree to its rules.',
              error: 'mixes up consent with accuracy',
            },
            {
              text: 'Its code was written in English.',
              error: 'thinks that the language of code matters',
            },
          ],
          reason: 'A tool learns from examples. If examples leave out people, results for them are worse.',
        },
      ],
      misconceptions: [
        {
          belief: 'Private mode hides me from everybody.',
          why: 'The name suggests a secret room.',
          truth: 'It keeps history off the device, but sites, schools and providers may still see activity.',
          teacherMove:
            'List four “watchers” (another user of the device, the site, the school network, the provider) and let students mark who still sees what in private mode. Reveal and correct.',
        },
        {
          belief: 'I have nothing to hide, so privacy does not matter.',
          why: 'Privacy is heard as hiding wrongs.',
          truth: 'Privacy means deciding who knows what; combined data can be used in ways you did not expect.',
          teacherMove:
            'Give groups a list of one week’s harmless data from an invented student and ask what a stranger, a store and a future boss could conclude.',
        },
        {
          belief: 'A site that looks professional can be trusted.',
          why: 'Good design is a habit of serious companies.',
          truth: 'Anyone can build a good-looking site; check who is behind it.',
          teacherMove:
            'Show two printed pages, a plain one by a university and a shiny one by a seller. Students vote before and after three minutes of lateral reading.',
        },
        {
          belief: 'Bullying online is not real because you can turn off the phone.',
          why: 'Adults sometimes say so.',
          truth: 'The hurt is real and can follow a person everywhere; many see it.',
          teacherMove: 'Collect reasons why switching off may not help (others still see it, school tomorrow), then write what does help.',
        },
        {
          belief: 'An AI tool gives correct answers because it is a computer.',
          why: 'Calculators are right.',
          truth: 'A chat tool predicts likely text; it can be wrong or biased.',
          teacherMove:
            'Hand out an AI answer with two planted errors. Students mark sentences green, yellow or red after checking each one in a book.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How does a free app make money, and what do you give in return?',
          lookFors: ['names data or attention', 'weighs use against cost'],
          probe: 'Which data would you be unwilling to trade?',
        },
        {
          thinking: 'evaluate',
          question: 'Should schools be allowed to look at what students post outside school? Argue for a rule.',
          lookFors: ['weighs safety and privacy', 'sets limits'],
          probe: 'Who should decide in a single case?',
        },
        {
          thinking: 'analyze',
          question: 'Why does a lie with a photo often convince more people than a true text?',
          lookFors: ['speaks of emotion and of habits of trust', 'says how a photo can mislead'],
          probe: 'Which check takes less than a minute?',
        },
        {
          thinking: 'apply',
          question: 'A friend has been tricked by phishing. What should happen in the next hour?',
          lookFors: ['changes passwords and tells an adult', 'warns others without sharing the link'],
          probe: 'How can you help without shaming?',
        },
        {
          thinking: 'evaluate',
          question: 'When does help from an AI tool stop being help? Draw the line and defend it.',
          lookFors: ['refers to learning goals and honesty', 'uses examples on both sides'],
          probe: 'How would you check your line with a teacher?',
        },
        {
          thinking: 'understand',
          question: 'How can many small, harmless facts together become a risk?',
          lookFors: ['gives an example of combined clues', 'links it to location or identity'],
          probe: 'Which setting would break the chain?',
        },
        {
          thinking: 'create',
          question: 'How would you redesign a comment section so that people disagree with respect?',
          lookFors: ['changes a feature and predicts its effect', 'considers misuse'],
          probe: 'What might people dislike about it?',
        },
        {
          thinking: 'analyze',
          question: 'How do the roles of target, bystander and upstander differ, and why may a person change roles?',
          lookFors: ['describes the roles with actions', 'sees fear, friendship or habit as causes'],
          probe: 'What makes it easier to become an upstander?',
        },
      ],
      activities: [
        {
          title: 'One minute, one claim',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['three short posts on paper'],
          steps: [
            'Rate each post from 1 (false) to 5 (true).',
            'Write what made you decide.',
            'Compare with another pair.',
            'Name one thing that you would look up.',
          ],
          lookFor: 'Note who relies on looks; return to the ratings at the end.',
        },
        {
          title: 'Read sideways',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['two web pages (printed or online)', 'a set of pages about them'],
          steps: [
            'Read the first page for one minute only.',
            'Leave it and find out who is behind it.',
            'Find a second source on its main claim.',
            'Rate the page again.',
            'Explain what changed your mind.',
          ],
          lookFor: 'Students give evidence from outside the page.',
        },
        {
          title: 'Data diary of an invented day',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['a story of one day of an invented student', 'markers'],
          steps: [
            'Read the story and mark each act that leaves data.',
            'Write who receives the data.',
            'Draw lines between data that tell more together.',
            'Choose two settings that would have the most effect.',
          ],
          lookFor: 'Links between data are drawn, and settings fit them.',
        },
        {
          title: 'Hook, line and clue',
          purpose: 'explain',
          minutes: [15, 25],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['six messages, three of them real'],
          steps: [
            'Sort the messages.',
            'Mark clues: sender, link, hurry, request.',
            'Rewrite one trick as an honest company would write it.',
            'Let another pair find what you changed.',
          ],
          lookFor: 'Students name clues beyond spelling, and the honest message drops the hurry and the request for data.',
        },
        {
          title: 'A message three ways',
          purpose: 'practice',
          minutes: [12, 18],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['three conflict scenes'],
          steps: [
            'Write a reply in anger on scrap paper and tear it up.',
            'Write a reply that states the problem without blame.',
            'Write what you would say face to face.',
            'Choose the best way and say why.',
          ],
          lookFor: 'Replies name the problem and respect the person.',
        },
        {
          title: 'Our AI agreement',
          purpose: 'extend',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'create',
          materials: ['examples of tasks', 'sticky dots in three colors'],
          steps: [
            'Mark each task: fine, fine if named, or dishonest.',
            'Discuss the ones on which you differ.',
            'Write three rules with a reason each.',
            'Test them on a new task.',
            'Send one question to your teacher.',
          ],
          lookFor: 'Rules refer to learning goals and honesty.',
        },
      ],
      recalls: [
        {
          prompt: 'Name three kinds of facts about a person that should stay private.',
          answer: 'For example: address, password, birth date.',
          likelyError: 'Lists only the password.',
          minutes: 1,
        },
        {
          prompt: 'Write a fact and an opinion about a phone.',
          answer: 'For example: It weighs 170 grams. It looks great.',
          likelyError: 'Gives an opinion with a number as a fact.',
          minutes: 2,
        },
        {
          prompt: 'Name one way to show where a quotation comes from.',
          answer: 'Quotation marks with author and title.',
          likelyError: 'Gives only the link to a search page.',
          minutes: 1,
        },
        {
          prompt: 'List three clues that help you decide whether a book is useful for a report.',
          answer: 'Author, date, contents, publisher.',
          likelyError: 'Judges by the cover.',
          minutes: 2,
        },
        {
          prompt: 'Describe what a good friend does when someone is teased.',
          answer: 'Supports the person, gets help, does not join in.',
          likelyError: 'Says to tease back.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A video shows a mayor saying something shocking. The account has 2 million followers, and three of your friends have shared it. What would you need to know before you believe it, and why are followers and friends weak evidence?',
        answer:
          'I would need the original source, the date and reports by independent outlets, and signs of editing or AI. Followers and shares show that people saw it, not that it is true; friends may have relied on each other. If several independent sources confirm it, trust rises.',
        partial: 'Says to look for signs of a fake in the video or trusts the number of followers, without independent sources.',
        reteach:
          'Draw a chain: one unknown source and three friends who copied. Ask how many independent sources there are. Repeat with a case that has three.',
      },
      processes: [
        {
          title: 'How to check a claim',
          steps: [
            'Stop and notice how the post makes you feel.',
            'Find out who is behind it.',
            'Look for better coverage elsewhere.',
            'Trace the quotation, photo or number to its origin.',
            'Decide: trust, doubt or leave open.',
          ],
        },
        {
          title: 'After a phishing mistake',
          steps: [
            'Tell an adult at once.',
            'Change the password on a safe device.',
            'Turn on two-factor authentication.',
            'Check the account for changes.',
            'Warn people who may get messages in your name.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a person uses one password everywhere',
          effect: 'a leak at one site puts all accounts at risk',
        },
        {
          cause: 'an algorithm rewards strong emotion',
          effect: 'people see more posts that make them angry or afraid',
        },
        {
          cause: 'a tool is trained on one-sided data',
          effect: 'its results are less accurate for those left out',
        },
        {
          cause: 'a bystander speaks up for the target',
          effect: 'others find it easier to help',
        },
      ],
      comparisons: [
        {
          a: 'misinformation',
          b: 'disinformation',
          alike: 'Both are false or misleading.',
          different: [
            {
              feature: 'intent',
              a: 'often a mistake',
              b: 'meant to deceive',
            },
            {
              feature: 'best response',
              a: 'correct it kindly',
              b: 'expose the source and its aim',
            },
          ],
        },
        {
          a: 'copyright',
          b: 'plagiarism',
          alike: 'Both concern the work of others.',
          different: [
            {
              feature: 'kind of rule',
              a: 'law',
              b: 'honesty',
            },
            {
              feature: 'solved by',
              a: 'permission or a license',
              b: 'credit',
            },
          ],
        },
        {
          a: 'vertical reading',
          b: 'lateral reading',
          alike: 'Both try to judge a page.',
          different: [
            {
              feature: 'where one looks',
              a: 'on the page itself',
              b: 'at other sources about it',
            },
            {
              feature: 'weakness',
              a: 'a good-looking page misleads',
              b: 'takes practice to choose good sources',
            },
          ],
        },
      ],
      connections: [
        'Social studies: compare a historical piece of propaganda with a modern post and name the same techniques.',
        'Math: compute how many guesses an eight-letter password allows and what two more letters do.',
        'Language arts: practice quotation, paraphrase and credit on one paragraph.',
        'Advisory: role-play how to report bullying so that students know the school’s way.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'A hoax on the front page',
          task: 'Students list techniques of the 1835 moon hoax and find the same ones in an invented post.',
          background: 'The New York Sun printed articles in 1835 about life on the moon, as if by a famous astronomer.',
          checkFirst: 'Provide an excerpt; point out that radio and web hoaxes came later.',
        },
        {
          aspect: 'people',
          title: 'Testing the faces that a tool fails',
          task: 'Students read results by group and suggest what should be fixed first.',
          background:
            'In 2018 Joy Buolamwini and Timnit Gebru published a study in which commercial tools misjudged the gender of darker-skinned women far more often than of lighter-skinned men.',
          checkFirst: 'Use the published figures; no one’s own face is to be tested.',
        },
        {
          aspect: 'language',
          title: 'Tone without a voice',
          task: 'Students compare how politeness is shown in messages in languages they know, and rewrite an English message for two readers.',
          background:
            'Korean and Japanese mark politeness in the verb, Spanish and French choose between two words for you, and English relies more on phrasing.',
          checkFirst: 'Invite, do not require, examples from students.',
        },
        {
          aspect: 'place',
          title: 'Learning to check in Finland and Taiwan',
          task: 'Students compare two ways to fight false news and choose one for their school.',
          background:
            'Finland teaches media literacy across subjects. In Taiwan, volunteers of the Cofacts project answer questions about messages that people send in.',
          checkFirst: 'Use a current short text on each.',
        },
        {
          aspect: 'family and community',
          title: 'Screen rules at different tables',
          task: 'Students interview someone of another age about phone or television rules then and now, and suggest a fair rule for a shared space.',
          background: 'Each generation has argued about a new medium, from radio to games.',
          checkFirst: 'Let students choose any older person.',
        },
        {
          aspect: 'critical question',
          title: 'Who can get online?',
          task: 'Students use a map or chart described in words to ask who lacks good internet and what follows for homework.',
          background:
            'Rural areas, reservations and poorer city areas in the United States have had fewer fast connections; the Navajo Nation and other Tribal Nations have built networks of their own.',
          checkFirst: 'Do not ask who has internet at home.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An invented student posts a joke that is misunderstood. Tell the events of the next day in order. Choose who helps to put it right.',
          audience: 'a story for the school magazine',
          plan: ['What was meant?', 'How was it read?', 'What repairs it?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell how two friends trace a strange photo to its origin. Put the steps in order. Choose the clue that surprises them.',
          audience: 'readers of mysteries',
          plan: ['What do they doubt?', 'Where do they look?', 'What do they find?'],
        },
        {
          genre: 'Narrative',
          prompt: 'A robot tutor gets an answer wrong in front of the class. Tell what follows, in order. Choose who notices.',
          audience: 'a humor page',
          plan: ['What was asked?', 'Who checks?', 'What changes afterward?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should middle schools allow phones at lunch? Claim a position with reasons. Choose one objection to answer.',
          audience: 'the school board',
          plan: ['What is your claim?', 'Which reasons are strongest?', 'Who disagrees?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Convince an app company to change one default setting. Give reasons. Choose the setting.',
          audience: 'a letter to the company',
          plan: ['What is the setting now?', 'Whom does it harm?', 'What do you propose?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should students have to name each use of an AI tool? Argue with reasons. Choose an example.',
          audience: 'a faculty meeting',
          plan: ['What do you claim?', 'What is fair?', 'What is practical?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how a recommendation algorithm can shape what people see. Choose an example from daily life.',
          audience: 'fifth graders',
          plan: ['What is its goal?', 'What does it use?', 'What can users do?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to check a photo before sharing it. Choose clear steps.',
          audience: 'a card for families',
          plan: ['What comes first?', 'Which tools help?', 'When should one stop?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a room in which all people look at screens, then the same room when the power goes out. Choose what changes most.',
          audience: 'readers of short prose',
          plan: ['What light and sound are there?', 'What do people do?', 'What is new?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe the moment before someone presses “send.” Show body, thought and time. Choose who it is.',
          audience: 'readers of a story',
          plan: ['What does the hand do?', 'What is heard?', 'What decides it?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a court scene in which a rumor is on trial. Choose the witnesses.',
          audience: 'a performance',
          plan: ['What is it accused of?', 'Who passed it on?', 'What is the sentence?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a museum of lost posts. Write three labels. Choose what they tell about their makers.',
          audience: 'visitors in 2100',
          plan: ['What is shown?', 'Who made it?', 'What should visitors feel?'],
        },
      ],
    },
    '9-12': {
      bigIdea:
        'Citizens in a digital society protect data, judge sources and systems, and weigh rights, consequences and power when they create, share and use information.',
      objectives: [
        'evaluate the credibility of online sources with evidence from outside the source',
        'explain threats to account security and justify protective measures',
        'analyze how data collection and algorithms affect people and democracy',
        'apply copyright, fair use and licenses to a concrete case',
        'judge when and how the use of generative AI is honest, reliable and fair',
      ],
      terms: [
        {
          term: 'data privacy',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'control over how information about a person is collected, used and shared',
          example: 'A law on data privacy may let people ask for deletion of their records.',
          contrast: 'Security keeps data from thieves; this also limits what owners may do with it.',
          wordParts: 'data + private',
          picture: 'a folder with a keyhole and a list of who may look',
        },
        {
          term: 'encryption',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'turning data into a form that only someone with the key can read',
          example: 'End-to-end encryption keeps even the provider from reading a message.',
          contrast: 'A password controls entry; this scrambles the content.',
          wordParts: 'en- + crypt (hidden)',
          picture: 'a letter that turns into symbols',
        },
        {
          term: 'social engineering',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'tricking people into giving access, rather than breaking the technology',
          example: 'A caller who claims to be tech support uses social engineering.',
          contrast: 'A software flaw is a fault in code; this uses trust.',
          wordParts: 'social + engineering',
          picture: 'a smiling mask on a phone',
        },
        {
          term: 'two-factor authentication',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a login that needs two different kinds of proof',
          example: 'Two-factor authentication limits the damage of a leaked password.',
          contrast: 'Two passwords would be the same kind of proof.',
          wordParts: 'factor; authentic',
          picture: 'a key beside a phone code',
        },
        {
          term: 'disinformation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'false or misleading content made or spread in order to deceive',
          example: 'The fake account posted disinformation before the vote.',
          contrast: 'Misinformation may be passed on in good faith.',
          wordParts: 'dis- + information',
          picture: 'a puppet holding a megaphone',
        },
        {
          term: 'lateral reading',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'judging a source by looking at what others say about it',
          example: 'Fact-checkers use lateral reading within seconds of opening a page.',
          contrast: 'Close reading of the page itself comes later.',
          wordParts: 'Latin latus, side',
          picture: 'one page with arrows to other tabs',
        },
        {
          term: 'filter bubble',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a narrowed view that may arise when algorithms show what fits past behavior',
          example: 'Following people who disagree can widen a filter bubble.',
          contrast: 'An echo chamber is a group that shuts out other views by choice.',
          wordParts: 'filter + bubble',
          picture: 'a person in a bubble with one kind of icon',
        },
        {
          term: 'algorithmic bias',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'systematic unfairness in the results of an automated system',
          example: 'Algorithmic bias can come from data that reflect past discrimination.',
          contrast: 'A random error hits all groups alike; this does not.',
          wordParts: 'algorithm + bias',
          picture: 'a sorting machine that tilts',
        },
        {
          term: 'generative AI',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'software that produces text, images or sound from patterns learned in data',
          example: 'Generative AI can write a fluent paragraph that contains errors.',
          contrast: 'A search engine retrieves; this composes.',
          wordParts: 'generate + AI',
          picture: 'a pattern that draws itself on',
        },
        {
          term: 'deepfake',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a realistic video, image or recording made or altered by AI to show what did not happen',
          example: 'A deepfake of a candidate’s voice was used in a call.',
          contrast: 'Ordinary editing cuts real material; this may invent it.',
          wordParts: 'deep learning + fake',
          picture: 'a face with a seam',
        },
        {
          term: 'copyright',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the legal right of an author to control copying and use of a work',
          example: 'Copyright in the United States begins when a work is fixed in some form.',
          contrast: 'A trademark protects names and signs of goods.',
          wordParts: 'copy + right',
          picture: 'c in a circle',
        },
        {
          term: 'fair use',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'a US rule that allows limited use of protected works for purposes such as criticism or teaching',
          example: 'Quoting four lines of a song in a review may be fair use.',
          contrast: 'It is judged case by case by four factors, not by a fixed number of words.',
          wordParts: 'fair + use',
          picture: 'a balance with four weights',
        },
        {
          term: 'digital footprint',
          partOfSpeech: 'phrase',
          tier: 3,
          definition: 'the lasting record of a person’s activity in digital systems',
          example: 'An employer may look at an applicant’s digital footprint.',
          contrast: 'A reputation is what people think; this is the data they may find.',
          wordParts: 'digital + footprint',
          picture: 'a trail of icons across a map',
        },
        {
          term: 'credible',
          partOfSpeech: 'adjective',
          tier: 2,
          definition: 'worthy of belief on the basis of evidence and expertise',
          example: 'A credible source corrects its errors in public.',
          contrast: 'Popular means known by many, not worth trusting.',
          wordParts: 'Latin credere, to believe; credibility',
          picture: 'a stamp over a list of evidence',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What is true of a message with end-to-end encryption?',
          answer: 'Only the sender and the receiver can read the message.',
          distractors: [
            {
              text: 'Only the company that runs the service can read it.',
              error: 'thinks that the provider holds the key',
            },
            {
              text: 'The message is deleted as soon as it has been read.',
              error: 'mixes it up with vanishing messages',
            },
            {
              text: 'The message is sent by a cable from one end to the other.',
              error: 'takes the words literally',
            },
          ],
          reason: 'The keys are on the devices at the two ends, so those in between see only scrambled data.',
        },
        {
          thinking: 'remember',
          question: 'Which of these is an example of social engineering?',
          answer: 'a caller who says that he is from tech support',
          distractors: [
            {
              text: 'a program that tries a million passwords in an hour',
              error: 'picks a technical attack',
            },
            {
              text: 'a storm that cuts the power of a data center',
              error: 'picks a natural event',
            },
            {
              text: 'a bug that lets a page show wrong prices',
              error: 'picks a fault in code',
            },
          ],
          reason: 'Social engineering works on people, by trust, fear or hurry.',
        },
        {
          thinking: 'remember',
          question: 'When does US copyright in an original story begin?',
          answer: 'when it is written down or recorded',
          distractors: [
            {
              text: 'when it is sold for the first time',
              error: 'thinks that trade creates the right',
            },
            {
              text: 'when it is registered with the government',
              error: 'thinks that registration is required for the right to exist',
            },
            {
              text: 'when a c in a circle is added',
              error: 'thinks that the sign creates the right',
            },
          ],
          reason: 'Copyright exists from the moment a work is fixed. Registration helps in court but is not what creates it.',
        },
        {
          thinking: 'remember',
          question: 'What is a deepfake?',
          answer: 'media made by AI that show what did not happen',
          distractors: [
            {
              text: 'a website hidden from search engines',
              error: 'mixes it up with the deep web',
            },
            {
              text: 'an account that uses a false name',
              error: 'mixes it up with a fake profile',
            },
            {
              text: 'a very old post that appears again as if it were new',
              error: 'mixes it up with content out of context',
            },
          ],
          reason: 'The word joins deep learning and fake.',
        },
        {
          thinking: 'understand',
          question: 'Why do fact-checkers often leave a site within seconds?',
          answer: 'What others say about it tells more than its own words.',
          distractors: [
            {
              text: 'Its home page loads more slowly than its articles.',
              error: 'thinks of a technical reason',
            },
            {
              text: 'Its text is usually too long for a careful reader.',
              error: 'thinks that they save effort by not checking',
            },
            {
              text: 'Its design shows its quality at first sight.',
              error: 'trusts looks',
            },
          ],
          reason: 'Anyone can write a good “About” page. Outside sources show who is behind it.',
        },
        {
          thinking: 'understand',
          question: 'How can an accurate algorithm on past data still be unfair?',
          answer: 'It may repeat unfair decisions that the data hold.',
          distractors: [
            {
              text: 'It may run on computers of different speed.',
              error: 'thinks that hardware causes bias',
            },
            {
              text: 'It may be written by a single person in a short time.',
              error: 'thinks that the number of authors decides',
            },
            {
              text: 'It may use numbers in place of words.',
              error: 'thinks that numbers are the problem',
            },
          ],
          reason: 'If past decisions were unfair, predicting them well means repeating them.',
        },
        {
          thinking: 'understand',
          question: 'Why can data without names still identify a person?',
          answer: 'A few combined facts may fit only one person.',
          distractors: [
            {
              text: 'Names are stored in hidden letters of the file.',
              error: 'thinks that removed data remain by trick',
            },
            {
              text: 'Each number in a file is sold to the police.',
              error: 'exaggerates into a rumor',
            },
            {
              text: 'Computers can guess a name from any one number.',
              error: 'gives computers magic powers',
            },
          ],
          reason: 'Zip code, birth date and sex together single out a large share of people in the US.',
        },
        {
          thinking: 'understand',
          question: 'What do the four factors of fair use help to decide?',
          answer: 'whether an unlicensed use is allowed',
          distractors: [
            {
              text: 'how much money an author has earned',
              error: 'mixes up one factor with the aim',
            },
            {
              text: 'whether a work is good enough for protection',
              error: 'thinks that quality decides',
            },
            {
              text: 'how long a copyright will last',
              error: 'mixes it up with the term',
            },
          ],
          reason: 'Purpose, nature of the work, amount used and effect on the market are weighed case by case.',
        },
        {
          thinking: 'understand',
          question: 'Why is fluent language from a chat tool weak evidence that its content is true?',
          answer: 'It is trained to produce likely text.',
          distractors: [
            {
              text: 'It is written by people who may lie.',
              error: 'thinks that people type the answers',
            },
            {
              text: 'It is based on one source at a time.',
              error: 'thinks that it copies',
            },
            {
              text: 'It is limited to events of last year.',
              error: 'mixes up date limits with truth',
            },
          ],
          reason: 'The aim in training is text that fits, so a false statement may sound as good as a true one.',
        },
        {
          thinking: 'apply',
          question: 'You get a text: “Your package is held. Pay $1.99 here.” You do expect a package. What is the safest step?',
          answer: 'open the carrier’s site or app yourself',
          distractors: [
            {
              text: 'use the link, since the amount is small',
              error: 'thinks that a small sum means low risk',
            },
            {
              text: 'reply and ask for the package number',
              error: 'confirms an active number',
            },
            {
              text: 'call the number given in the text',
              error: 'uses contact data from the trick',
            },
          ],
          reason: 'Reach the company by a way that you know. The small sum is bait for card data.',
        },
        {
          thinking: 'apply',
          question:
            'A student film uses 20 seconds of a hit song as background to a beach scene and is posted online. Which point weighs most against fair use?',
          answer: 'The song is used for its mood and not commented on.',
          distractors: [
            {
              text: 'The song has been heard by a great many people before.',
              error: 'thinks that fame removes or adds protection',
            },
            {
              text: 'The song is shorter than four minutes.',
              error: 'looks at a fact that has no weight',
            },
            {
              text: 'The film was made for a small audience at school.',
              error: 'picks a point in favor',
            },
          ],
          reason: 'Uses that comment, criticize or transform are favored. Background use replaces a license.',
        },
        {
          thinking: 'apply',
          question: 'An AI tool gives you three sources for an essay. What is the first thing to do?',
          answer: 'find out whether the sources exist',
          distractors: [
            {
              text: 'put them in the right citation style',
              error: 'polishes before checking',
            },
            {
              text: 'choose the one with the best title',
              error: 'judges by wording',
            },
            {
              text: 'ask the tool if they are correct',
              error: 'asks the same unreliable source',
            },
          ],
          reason: 'Such tools can invent sources. Look them up in a catalog or database.',
        },
        {
          thinking: 'analyze',
          question: 'Three articles report one claim, and each cites a fourth article. How many independent sources support it?',
          answer: 'one',
          distractors: [
            {
              text: 'three',
              error: 'counts reports',
            },
            {
              text: 'four',
              error: 'counts all articles',
            },
            {
              text: 'none',
              error: 'thinks that repeated claims are false',
            },
          ],
          reason: 'All trace back to the same article, so there is one origin to check.',
        },
        {
          thinking: 'analyze',
          question: 'A platform hides like counts in a test. People post as often, but angry comments fall. What may be concluded?',
          answer: 'Visible counts may have encouraged anger in this test.',
          distractors: [
            {
              text: 'Hidden counts will end angry talk on all other platforms.',
              error: 'generalizes beyond the test',
            },
            {
              text: 'Angry people left the platform for good.',
              error: 'gives a cause that was not measured',
            },
            {
              text: 'Likes have no effect on what people write.',
              error: 'contradicts the data',
            },
          ],
          reason: 'The change goes with fewer angry comments here. Other platforms need their own tests.',
        },
        {
          thinking: 'analyze',
          question:
            'A hiring program rates applicants lower if their résumé has the word “women’s.” It was trained on ten years of mostly male hires. What is the best explanation?',
          answer: 'It learned a pattern from past choices.',
          distractors: [
            {
              text: 'It was told to prefer men by its users.',
              error: 'assumes intent without evidence',
            },
            {
              text: 'It cannot read long words correctly.',
              error: 'invents a technical fault',
            },
            {
              text: 'It found that women worked less well.',
              error: 'takes hires for performance',
            },
          ],
          reason: 'The data show who was hired, not who would do well. The program copied that pattern.',
        },
        {
          thinking: 'analyze',
          question:
            'A message app is free, encrypted and asks for your contact list. Which risk remains even if no one can read your messages?',
          answer: 'Others can learn whom you know and when you talk.',
          distractors: [
            {
              text: 'Others can change the words before they arrive.',
              error: 'overlooks what encryption protects',
            },
            {
              text: 'Others can see the text on the wire.',
              error: 'overlooks encryption',
            },
            {
              text: 'Others can guess what you will say next.',
              error: 'mixes up data with prediction of words',
            },
          ],
          reason: 'Metadata, such as contacts and times, is not the content and may still be collected.',
        },
      ],
      misconceptions: [
        {
          belief: 'A lock symbol in the browser means that a site is honest.',
          why: 'Teachers and banks have told people to look for the lock.',
          truth: 'It means that the connection is encrypted. A thief’s site can have one.',
          teacherMove:
            'Show two addresses, both with a lock, one of them a copy of a bank. Ask what the lock promises and what it does not.',
        },
        {
          belief: 'Using less than thirty seconds (or ten percent) is always fair use.',
          why: 'Rules of thumb spread quickly.',
          truth: 'There is no fixed amount; four factors are weighed.',
          teacherMove:
            'Give four cases with the same length but different purpose and effect. Groups decide and compare, then look for the factor that made the difference.',
        },
        {
          belief: 'Algorithms are neutral because they are math.',
          why: 'Numbers seem free of opinion.',
          truth: 'People choose data, goals and measures, and these carry values.',
          teacherMove:
            'Let groups write a rule to choose “the best student of the year” with points. Compare which students win under each rule.',
        },
        {
          belief: 'Deleting an account deletes the data.',
          why: 'The button says delete.',
          truth: 'Backups, copies, partners and other users may keep data; laws differ by place.',
          teacherMove: 'Read a real privacy policy in extracts and mark what is kept, how long and by whom.',
        },
        {
          belief: 'Only careless people fall for scams.',
          why: 'It feels safer to think so.',
          truth: 'Skilled tricks use stress and timing; anyone can be caught.',
          teacherMove: 'Analyze a well-made scam in steps and ask at what hour and in what mood it would work on a busy, smart person.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Who gains and who loses when a platform ranks posts by engagement?',
          lookFors: ['separates users, advertisers, platform and society', 'explains a mechanism'],
          probe: 'What other goal could ranking serve?',
        },
        {
          thinking: 'evaluate',
          question: 'Should people under 16 be allowed to have social media accounts? Defend a policy.',
          lookFors: ['weighs evidence of harm and benefit', 'considers enforcement and privacy'],
          probe: 'What would change your mind?',
        },
        {
          thinking: 'apply',
          question: 'A deepfake of a student is passed around. What should the school do in the first 24 hours?',
          lookFors: ['protects the person shown and keeps evidence', 'involves families, policy or law'],
          probe: 'Which well-meant step could make it worse?',
        },
        {
          thinking: 'analyze',
          question: 'How do privacy and security support each other, and when do they conflict?',
          lookFors: ['tells the terms apart', 'gives a case of conflict'],
          probe: 'Who should decide in that case?',
        },
        {
          thinking: 'evaluate',
          question: 'Is it plagiarism to hand in text by a generative AI? Build your argument from definitions and purposes.',
          lookFors: ['uses a definition', 'considers learning and the rules of the class'],
          probe: 'How does your view change for a job application?',
        },
        {
          thinking: 'understand',
          question: 'How can metadata tell a story without any message being read?',
          lookFors: ['gives examples such as time, place and contacts', 'draws a plausible inference'],
          probe: 'Which inference could be wrong?',
        },
        {
          thinking: 'create',
          question: 'Design a label, like a nutrition label, for apps. Which five facts would it show?',
          lookFors: ['picks facts about data, money and design', 'can be measured and compared'],
          probe: 'How could a company game your label?',
        },
        {
          thinking: 'analyze',
          question: 'Why is “do your own research” weak advice without a method?',
          lookFors: ['names confirmation bias or poor sources', 'offers a method such as lateral reading'],
          probe: 'Which expert would you trust outside your field, and why?',
        },
        {
          thinking: 'create',
          question: 'What would a fair test look like for a claim that an AI tutor improves learning?',
          lookFors: ['includes a comparison group and a measure', 'guards against bias by the maker'],
          probe: 'Who should pay for the test?',
        },
      ],
      activities: [
        {
          title: 'Two truths and a fake',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['three headlines, one invented'],
          steps: [
            'Rank the headlines by how likely they are.',
            'Write the cue on which you relied.',
            'Name the fastest outside check.',
            'Compare with another pair.',
          ],
          lookFor: 'Students notice that plausibility and truth differ.',
        },
        {
          title: 'Four tabs',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['an unfamiliar website', 'access to the internet or printed pages about it'],
          steps: [
            'Spend thirty seconds on the site.',
            'Open up to four other sources about its owner and its claim.',
            'Record what each one adds.',
            'Write a rating with two reasons.',
            'Compare your path with that of another pair.',
          ],
          lookFor: 'Reasons come from outside the site; students can retrace their path.',
        },
        {
          title: 'A policy under the lens',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['extracts of a privacy policy', 'highlighters'],
          steps: [
            'Mark what is collected, why, with whom it is shared and how long it is kept.',
            'Turn two sentences into plain language.',
            'Find one sentence that leaves a door open.',
            'Write one question to the company.',
          ],
          lookFor: 'Plain versions keep the legal meaning.',
        },
        {
          title: 'Fair or not?',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['four cases of use', 'the four factors on cards'],
          steps: [
            'Read your case and weigh each factor.',
            'Vote and give reasons.',
            'Change one detail that would tip the balance.',
            'Present the case before and after.',
          ],
          lookFor: 'Groups weigh factors and do not count seconds.',
        },
        {
          title: 'Red team, blue team',
          purpose: 'practice',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['a description of an invented school office'],
          steps: [
            'Red: list three ways to trick the office by trust, on paper only.',
            'Blue: list three measures against tricks.',
            'Compare lists and find gaps.',
            'Agree on the cheapest measure with the greatest effect.',
          ],
          lookFor: 'Measures include habits and not only software; no real person is a target.',
        },
        {
          title: 'Hearing on an algorithm',
          purpose: 'extend',
          minutes: [40, 50],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['role cards: vendor, applicant, employer, auditor, regulator', 'a fact sheet'],
          steps: [
            'Study your role and the facts.',
            'Prepare a statement and two questions.',
            'Hold the hearing.',
            'Write a ruling with one condition.',
            'Note what evidence was missing.',
          ],
          lookFor: 'Rulings use the facts on error rates and data.',
        },
      ],
      recalls: [
        {
          prompt: 'Write a sentence that shows the difference between a fact and a claim.',
          answer: 'For example: The app has 2 million users (fact). It is the best app (claim).',
          likelyError: 'Thinks that a claim must be false.',
          minutes: 2,
        },
        {
          prompt: 'Name three parts of a citation.',
          answer: 'Author, title, date, publisher or site.',
          likelyError: 'Gives only a link.',
          minutes: 1,
        },
        {
          prompt: 'List two rights in the First Amendment and one limit on speech in schools.',
          answer: 'For example: speech, press; speech that seriously disrupts school may be limited.',
          likelyError: 'Thinks that it binds private companies.',
          minutes: 2,
        },
        {
          prompt: 'Explain correlation with one example.',
          answer: 'Ice cream sales and sunburn rise together since both follow sun.',
          likelyError: 'Says that one causes the other.',
          minutes: 1,
        },
        {
          prompt: 'Calculate how many codes there are with four digits and with six.',
          answer: '10,000 and 1,000,000.',
          likelyError: 'Gives 40 and 60.',
          minutes: 2,
        },
        {
          prompt: 'Describe one method of persuasion in advertising.',
          answer: 'For example: a celebrity, a fear, a limited offer.',
          likelyError: 'Names the product and not the method.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'Your state uses software to decide which families get a visit by social workers. The maker says, “It is 90 percent accurate and never sees race.” Which questions must be answered before you call it fair?',
        answer:
          'Accuracy may differ between groups, and the kind of error matters: false alarms burden families, misses endanger children. Data such as zip code can stand in for race. The training data may reflect whom agencies watched before. One needs error rates by group, an appeal, and an independent audit.',
        partial: 'Accepts accuracy or the lack of race data as proof of fairness, or rejects the tool without asking for evidence.',
        reteach:
          'Give two tables with equal accuracy but different false alarms for two towns. Students compute both and say who bears the errors.',
      },
      processes: [
        {
          title: 'Lateral reading',
          steps: [
            'Pause at an unfamiliar source.',
            'Look up the organization behind it.',
            'Find independent coverage of the claim.',
            'Trace the evidence to its origin.',
            'Rate the claim and state your uncertainty.',
          ],
        },
        {
          title: 'How a phishing attack works',
          steps: [
            'The attacker studies the target.',
            'A message creates trust and hurry.',
            'A link leads to a copied page.',
            'The victim types the password.',
            'The attacker uses it at once and at other sites.',
            'Two-factor authentication can stop the last step.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a platform ranks posts by engagement',
          effect: 'emotional content tends to reach more people',
        },
        {
          cause: 'a service is encrypted from end to end',
          effect: 'the provider cannot read messages, though it may keep metadata',
        },
        {
          cause: 'training data leave out a group',
          effect: 'the system makes more errors for that group',
        },
        {
          cause: 'a password leaks and is used at several sites',
          effect: 'attackers try it elsewhere and take over more accounts',
        },
        {
          cause: 'a newspaper corrects an error in public',
          effect: 'readers can judge its care, and trust may grow',
        },
      ],
      comparisons: [
        {
          a: 'privacy',
          b: 'security',
          alike: 'Both protect people when data are stored and shared.',
          different: [
            {
              feature: 'question',
              a: 'Who may use the data, and for what?',
              b: 'Can outsiders get in?',
            },
            {
              feature: 'broken by',
              a: 'a company that sells records',
              b: 'a thief who breaks in',
            },
            {
              feature: 'tools',
              a: 'laws, consent, settings',
              b: 'encryption, two-factor authentication',
            },
          ],
        },
        {
          a: 'search engine',
          b: 'generative AI',
          alike: 'Both answer typed questions.',
          different: [
            {
              feature: 'gives',
              a: 'links to existing pages',
              b: 'newly composed text',
            },
            {
              feature: 'check by',
              a: 'judging the pages',
              b: 'finding sources for each claim',
            },
            {
              feature: 'typical failure',
              a: 'ranks poor pages high',
              b: 'invents facts',
            },
          ],
        },
        {
          a: 'copyright',
          b: 'trademark',
          alike: 'Both protect creations of the mind.',
          different: [
            {
              feature: 'protects',
              a: 'original works',
              b: 'names and signs of goods',
            },
            {
              feature: 'lasts',
              a: 'a set term after the author’s life',
              b: 'as long as it is used and renewed',
            },
          ],
        },
      ],
      connections: [
        'Government: compare a privacy law such as California’s CCPA with the European GDPR on three questions.',
        'Statistics: compute false positives for a rare event to judge claims of accuracy.',
        'English: analyze how a scam message uses ethos, pathos and urgency.',
        'Career: study the footprint of an invented applicant and write advice for the person.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Audits of faces and tools',
          task: 'Students compute error rates by group from a published table and write a finding for the public.',
          background:
            'Joy Buolamwini and Timnit Gebru’s Gender Shades study (2018) found error rates of up to about 35 percent for darker-skinned women and below 1 percent for lighter-skinned men.',
          checkFirst: 'Keep to the data; no scans of students.',
        },
        {
          aspect: 'history',
          title: 'A law after a newspaper',
          task: 'Students read an excerpt and compare the fear of instant photography with fears about phones.',
          background:
            'Samuel Warren and Louis Brandeis published “The Right to Privacy” in 1890, partly in response to cameras and the press.',
          checkFirst: 'Choose a short, edited excerpt.',
        },
        {
          aspect: 'place',
          title: 'Rules in two regions',
          task: 'Students compare two rights over data and argue which matters more in daily life.',
          background:
            'The General Data Protection Regulation has applied in the European Union since 2018; several US states, among them California and Virginia, have passed laws of their own.',
          checkFirst: 'Use official summaries with dates.',
        },
        {
          aspect: 'language',
          title: 'Languages that tools leave out',
          task: 'Students ask which languages an online service offers and what follows for those who speak others, then draft a request.',
          background:
            'Much web text is in English. Groups such as Te Hiku Media in Aotearoa New Zealand build speech tools for te reo Māori under Māori control of the data.',
          checkFirst: 'Speak of te reo Māori as a living language; let students decide whether to name languages they use.',
        },
        {
          aspect: 'family and community',
          title: 'Advice across ages',
          task: 'Students interview someone at least twenty years older or younger about a scam or rumor and write a tip sheet for both ages.',
          background: 'Younger and older adults meet different tricks, and each can teach the other.',
          checkFirst: 'Accept a neighbor, teacher or published account; no one must tell of losses.',
        },
        {
          aspect: 'critical question',
          title: 'Who owns knowledge?',
          task: 'Students discuss who may digitize and share recordings of songs or stories, and write a rule.',
          background:
            'Many Indigenous communities use protocols and labels, such as the Traditional Knowledge Labels of Local Contexts, to say how materials may be used.',
          checkFirst: 'Use the public examples only; do not use restricted material.',
        },
        {
          aspect: 'history',
          title: 'Propaganda studied in the open',
          task: 'Students apply a set of techniques from the 1930s to a modern ad and judge which still work.',
          background:
            'The Institute for Propaganda Analysis, founded in 1937 in New York, taught seven devices such as name-calling and bandwagon.',
          checkFirst: 'Pick ads that target no group.',
        },
        {
          aspect: 'place',
          title: 'Volunteers against false news',
          task: 'Students design a help line for rumors at school after a real model.',
          background: 'Cofacts in Taiwan lets people send in doubtful messages, which volunteers check in public.',
          checkFirst: 'Keep examples free of local quarrels.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An invented intern finds that a program her company sells is unfair. Tell the events of the week in order. Choose what she risks.',
          audience: 'a short story contest',
          plan: ['How does she notice?', 'Whom does she tell?', 'What is decided?'],
        },
        {
          genre: 'Narrative',
          prompt: 'Tell how a rumor rises and falls in one day from the view of one phone. Choose where the turn comes.',
          audience: 'a student magazine',
          plan: ['What starts it?', 'Who doubts it?', 'What remains?'],
        },
        {
          genre: 'Narrative',
          prompt: 'A scam is seconds away from success. Tell those minutes in order. Choose what breaks the spell.',
          audience: 'readers of thrillers',
          plan: ['What is asked?', 'What feels wrong?', 'How does it end?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Argue for or against a phone-free school day. Support a claim with evidence and choose a counterargument to answer.',
          audience: 'the school board',
          plan: ['What is your claim?', 'Which evidence is strong?', 'What would make it fair?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should companies have to tell when a text or image was made by AI? Take a position with reasons. Choose two examples.',
          audience: 'a lawmaker',
          plan: ['What should be labeled?', 'Who is protected?', 'What could go wrong?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Write to a platform and argue for one change in its ranking. Choose the measure by which success would be judged.',
          audience: 'the head of product',
          plan: ['What is the problem?', 'What change do you ask for?', 'How would one know?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how lateral reading works and why it is faster than close reading for unknown sites. Choose one example.',
          audience: 'first-year college students',
          plan: ['What mistake is common?', 'Which steps matter?', 'What are the limits?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain to a neighbor how a delivery scam works. Choose plain words and one clear rule.',
          audience: 'a leaflet for a community center',
          plan: ['What does the message look like?', 'What is it after?', 'What should one do?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how an algorithm can be accurate and unfair at once. Choose a small table as support.',
          audience: 'readers of a student newspaper',
          plan: ['What does accuracy count?', 'Who bears the errors?', 'What should be asked?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a newsroom or a server hall so that a reader hears and feels it. Choose what the place says about information.',
          audience: 'readers of a feature',
          plan: ['What moves?', 'What is the light like?', 'Where is a human trace?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a face on a screen that may not be real. Show the doubt through detail. Choose the moment at which it tips.',
          audience: 'readers of literary prose',
          plan: ['What convinces at first?', 'What is slightly off?', 'What remains open?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write the terms of service of a friendship. Choose a tone.',
          audience: 'a humor magazine',
          plan: ['What is collected?', 'What is promised?', 'How can one cancel?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent an exchange between a search engine and a chat tool about truth. Write it as a scene. Choose who has the last word.',
          audience: 'a drama class',
          plan: ['What does each one value?', 'Where do they fail?', 'What do they need people for?'],
        },
      ],
    },
  },
});
