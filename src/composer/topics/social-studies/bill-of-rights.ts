import { defineTopicPack } from '../topic-pack.ts';

export const billOfRights = defineTopicPack({
  id: 'bill-of-rights',
  title: 'The Bill of Rights',
  inText: 'the Bill of Rights',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'bill of rights',
    'the bill of rights',
    'us bill of rights',
    'u.s. bill of rights',
    'american bill of rights',
    'first ten amendments',
    'the first ten amendments',
    'first 10 amendments',
    'first amendment',
    'the first amendment',
    'fourth amendment',
    'fifth amendment',
    'sixth amendment',
    'eighth amendment',
    'first amendment freedoms',
    'rights of the accused',
  ],
  standards: [
    { code: 'D2.Civ.10.3-5', grades: [3, 5] },
    { code: 'D2.Civ.4.6-8', grades: [6, 8] },
  ],
  translations: {
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
    ratify: {
      Arabic: 'يصادق على',
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
    petition: {
      Arabic: 'عريضة',
      Bengali: 'আবেদনপত্র',
      'Chinese (Simplified)': '请愿书',
      French: 'pétition',
      Hindi: 'याचिका',
      Japanese: '請願書',
      Korean: '청원서',
      Portuguese: 'petição',
      Russian: 'петиция',
      Spanish: 'petición',
      Ukrainian: 'петиція',
      Vietnamese: 'đơn kiến nghị',
    },
    'freedom of speech': {
      Arabic: 'حرية التعبير',
      Bengali: 'বাকস্বাধীনতা',
      'Chinese (Simplified)': '言论自由',
      French: 'liberté d’expression',
      Hindi: 'अभिव्यक्ति की स्वतंत्रता',
      Japanese: '言論の自由',
      Korean: '표현의 자유',
      Portuguese: 'liberdade de expressão',
      Russian: 'свобода слова',
      Spanish: 'libertad de expresión',
      Ukrainian: 'свобода слова',
      Vietnamese: 'tự do ngôn luận',
    },
    'freedom of religion': {
      Arabic: 'حرية الدين',
      Bengali: 'ধর্মীয় স্বাধীনতা',
      'Chinese (Simplified)': '宗教自由',
      French: 'liberté de religion',
      Hindi: 'धार्मिक स्वतंत्रता',
      Japanese: '信教の自由',
      Korean: '종교의 자유',
      Portuguese: 'liberdade religiosa',
      Russian: 'свобода вероисповедания',
      Spanish: 'libertad de religión',
      Ukrainian: 'свобода віросповідання',
      Vietnamese: 'tự do tôn giáo',
    },
    press: {
      Arabic: 'صحافة',
      Bengali: 'সংবাদমাধ্যম',
      'Chinese (Simplified)': '新闻界',
      French: 'presse',
      Hindi: 'प्रेस',
      Japanese: '報道機関',
      Korean: '언론',
      Portuguese: 'imprensa',
      Russian: 'пресса',
      Spanish: 'prensa',
      Ukrainian: 'преса',
      Vietnamese: 'báo chí',
    },
    assembly: {
      Arabic: 'تجمع سلمي',
      Bengali: 'সমাবেশ',
      'Chinese (Simplified)': '集会',
      French: 'réunion pacifique',
      Hindi: 'सभा',
      Japanese: '集会',
      Korean: '집회',
      Portuguese: 'reunião pacífica',
      Russian: 'мирное собрание',
      Spanish: 'reunión pacífica',
      Ukrainian: 'мирне зібрання',
      Vietnamese: 'hội họp ôn hòa',
    },
    warrant: {
      Arabic: 'مذكرة قضائية',
      Bengali: 'পরোয়ানা',
      'Chinese (Simplified)': '搜查令',
      French: 'mandat judiciaire',
      Hindi: 'वारंट',
      Japanese: '令状',
      Korean: '영장',
      Portuguese: 'mandado judicial',
      Russian: 'ордер',
      Spanish: 'orden judicial',
      Ukrainian: 'ордер',
      Vietnamese: 'lệnh khám xét',
    },
    jury: {
      Arabic: 'هيئة محلفين',
      Bengali: 'জুরি',
      'Chinese (Simplified)': '陪审团',
      French: 'jury',
      Hindi: 'जूरी',
      Japanese: '陪審',
      Korean: '배심원단',
      Portuguese: 'júri',
      Russian: 'присяжные',
      Spanish: 'jurado',
      Ukrainian: 'присяжні',
      Vietnamese: 'bồi thẩm đoàn',
    },
    trial: {
      Arabic: 'محاكمة',
      Bengali: 'বিচার',
      'Chinese (Simplified)': '审判',
      French: 'procès',
      Hindi: 'मुकदमा',
      Japanese: '裁判',
      Korean: '재판',
      Portuguese: 'julgamento',
      Russian: 'судебный процесс',
      Spanish: 'juicio',
      Ukrainian: 'судовий процес',
      Vietnamese: 'phiên tòa',
    },
    witness: {
      Arabic: 'شاهد',
      Bengali: 'সাক্ষী',
      'Chinese (Simplified)': '证人',
      French: 'témoin',
      Hindi: 'गवाह',
      Japanese: '証人',
      Korean: '증인',
      Portuguese: 'testemunha',
      Russian: 'свидетель',
      Spanish: 'testigo',
      Ukrainian: 'свідок',
      Vietnamese: 'nhân chứng',
    },
    lawyer: {
      Arabic: 'محامٍ',
      Bengali: 'আইনজীবী',
      'Chinese (Simplified)': '律师',
      French: 'avocat',
      Hindi: 'वकील',
      Japanese: '弁護士',
      Korean: '변호사',
      Portuguese: 'advogado',
      Russian: 'адвокат',
      Spanish: 'abogado',
      Ukrainian: 'адвокат',
      Vietnamese: 'luật sư',
    },
    liberty: {
      Arabic: 'حرية',
      Bengali: 'স্বাধীনতা',
      'Chinese (Simplified)': '自由',
      French: 'liberté',
      Hindi: 'स्वतंत्रता',
      Japanese: '自由',
      Korean: '자유',
      Portuguese: 'liberdade',
      Russian: 'свобода',
      Spanish: 'libertad',
      Ukrainian: 'свобода',
      Vietnamese: 'tự do',
    },
    bail: {
      Arabic: 'كفالة',
      Bengali: 'জামিন',
      'Chinese (Simplified)': '保释金',
      French: 'caution',
      Hindi: 'ज़मानत',
      Japanese: '保釈金',
      Korean: '보석금',
      Portuguese: 'fiança',
      Russian: 'залог',
      Spanish: 'fianza',
      Ukrainian: 'застава',
      Vietnamese: 'tiền bảo lãnh',
    },
    'Anti-Federalist': {
      Arabic: 'معارض للفيدرالية',
      'Chinese (Simplified)': '反联邦党人',
      French: 'antifédéraliste',
      Hindi: 'संघवाद-विरोधी',
      Japanese: '反連邦派',
      Korean: '반연방주의자',
      Portuguese: 'antifederalista',
      Russian: 'антифедералист',
      Spanish: 'antifederalista',
      Ukrainian: 'антифедераліст',
      Vietnamese: 'người chống Liên bang',
    },
    censorship: {
      Arabic: 'رقابة',
      Bengali: 'সেন্সরশিপ',
      'Chinese (Simplified)': '审查制度',
      French: 'censure',
      Hindi: 'सेंसरशिप',
      Japanese: '検閲',
      Korean: '검열',
      Portuguese: 'censura',
      Russian: 'цензура',
      Spanish: 'censura',
      Ukrainian: 'цензура',
      Vietnamese: 'kiểm duyệt',
    },
    'probable cause': {
      Arabic: 'سبب محتمل',
      'Chinese (Simplified)': '合理根据',
      French: 'motif raisonnable',
      Japanese: '相当な理由',
      Korean: '상당한 이유',
      Portuguese: 'causa provável',
      Spanish: 'causa probable',
    },
    'self-incrimination': {
      Arabic: 'تجريم الذات',
      'Chinese (Simplified)': '自证其罪',
      French: 'auto-incrimination',
      Hindi: 'आत्म-अभिशंसन',
      Japanese: '自己負罪',
      Korean: '자기 부죄',
      Portuguese: 'autoincriminação',
      Spanish: 'autoincriminación',
    },
  },
  bands: {
    '3-5': {
      bigIdea:
        'The Bill of Rights is a list of ten amendments that protects people’s freedoms, so that the government must treat people fairly and let them believe, speak and gather in peace.',
      objectives: [
        'tell what the Bill of Rights is and why people asked for it',
        'name the five freedoms of the First Amendment',
        'explain rights that protect people who are accused of a crime',
        'match an everyday story with the right that it shows',
        'discuss why rights also have limits and come with duties',
      ],
      terms: [
        {
          term: 'Bill of Rights',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the first ten changes to the Constitution, which list freedoms of the people',
          example: 'The Bill of Rights was added to the Constitution in 1791.',
          contrast: 'The Declaration of Independence said that the colonies were free; this list protects people’s freedoms.',
          wordParts: 'bill (a written list) + rights',
          picture: 'a scroll with ten lines',
        },
        {
          term: 'amendment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a change that is made to the Constitution or a part that is added to it',
          example: 'The First Amendment protects five freedoms.',
          contrast: 'A law is made by Congress, while this becomes a part of the highest law.',
          wordParts: 'amend: to make better',
          picture: 'a page with a new line added',
        },
        {
          term: 'right',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a freedom or power that people have and that the law protects',
          example: 'You have a right to say what you think about the government.',
          contrast: 'A privilege, such as staying up late, can be given and taken away more easily.',
          wordParts: 'right, rights, rightful',
          picture: 'an open hand under a shield',
        },
        {
          term: 'liberty',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the freedom to live, think and act without unfair control',
          example: 'The writers of the Bill of Rights wanted to guard liberty.',
          contrast: 'Doing anything you like at any time is not what this word means, because others are free, too.',
          wordParts: 'from a Latin word for free',
          picture: 'a bird that leaves an open cage',
        },
        {
          term: 'freedom of speech',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the right to share ideas without being punished by the government',
          example: 'Freedom of speech lets people say that they disagree with the mayor.',
          contrast: 'It does not mean that nobody may answer back.',
          wordParts: 'free + -dom, speak',
          picture: 'a speech bubble and a shield',
        },
        {
          term: 'freedom of religion',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the right to follow any faith or none',
          example: 'Freedom of religion means that the government may not choose a faith for people.',
          contrast: 'A club can choose its own prayers, but the government cannot.',
          wordParts: 'free + -dom',
          picture: 'many paths in one park',
        },
        {
          term: 'press',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'newspapers, radio and other ways to share news with many people',
          example: 'The press can report on what leaders do, even when leaders do not like it.',
          contrast: 'Gossip passes from person to person, while this shares checked news with the public.',
          wordParts: 'from printing presses, which press ink on paper',
          picture: 'a newspaper and a microphone',
        },
        {
          term: 'assembly',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a peaceful gathering of people for a purpose',
          example: 'An assembly at city hall asked for safer streets.',
          contrast: 'A riot hurts people or things, while this is peaceful.',
          wordParts: 'assemble: to come together',
          picture: 'people in a park with signs',
        },
        {
          term: 'petition',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a written request, often signed by many people, that asks leaders to do something',
          example: 'Our neighbors sent the mayor a petition for a new crosswalk that 90 people had signed.',
          contrast: 'A vote decides something, while this asks for something.',
          wordParts: 'from a Latin word for ask',
          picture: 'a paper with many names',
        },
        {
          term: 'warrant',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a paper from a judge that lets police search a place or arrest a person',
          example: 'The police showed a warrant before they came into the house.',
          contrast: 'A ticket says that someone broke a small rule, while this gives permission to search or arrest.',
          wordParts: 'from an old word for protect',
          picture: 'a sealed paper at a door',
        },
        {
          term: 'trial',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a meeting in a court where both sides tell their story and a decision is made',
          example: 'At the trial, both sides could ask questions before the jury made up its mind.',
          contrast: 'An arrest comes first and does not decide who is guilty.',
          wordParts: 'try, trial',
          picture: 'two tables in front of a judge',
        },
        {
          term: 'jury',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a group of citizens who listen in court and decide whether the case has been proven',
          example: 'The jury listened for two days before it decided.',
          contrast: 'A judge knows the law and leads, while these are people from the community.',
          wordParts: 'from a Latin word for swear',
          picture: 'twelve chairs in two rows',
        },
        {
          term: 'witness',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who tells in court what happened or what was seen',
          example: 'The witness told the court that the door had been open when she walked by.',
          contrast: 'A judge asks and decides, while this person tells what happened.',
          wordParts: 'wit: an old word for know',
          picture: 'a person with a raised hand',
        },
        {
          term: 'lawyer',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who knows the law and speaks for someone in court',
          example: 'Her lawyer asked the witness three questions.',
          contrast: 'A judge takes no side, while this person speaks for one side.',
          wordParts: 'law + -yer',
          picture: 'a person with a briefcase',
        },
        {
          term: 'ratify',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to agree to something so that it becomes official',
          example: 'Three fourths of the states had to ratify the new amendments.',
          contrast: 'To suggest is only to bring up an idea.',
          wordParts: 'from a Latin word for make firm',
          picture: 'a stamp on a paper',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'How many amendments to the Constitution make up the Bill of Rights?',
          answer: '10',
          distractors: [
            { text: '13', error: 'mixes it up with the number of first states' },
            { text: '27', error: 'mixes it up with all the amendments of today' },
            { text: '50', error: 'mixes it up with the number of states' },
          ],
          reason: 'The first ten amendments were added together. Others came later, one or a few at a time.',
        },
        {
          thinking: 'remember',
          question: 'Which amendment protects freedom of speech?',
          answer: 'the First',
          distractors: [
            { text: 'the Second', error: 'picks the one about keeping and bearing arms' },
            { text: 'the Fourth', error: 'picks the one about searches' },
            { text: 'the Tenth', error: 'picks the one about powers of the states' },
          ],
          reason: 'The First Amendment protects religion, speech, the press, peaceful assembly and petition.',
        },
        {
          thinking: 'remember',
          question: 'Who wrote the plan in Congress that grew into the Bill of Rights?',
          answer: 'James Madison',
          distractors: [
            { text: 'George Washington', error: 'picks the president of that time' },
            { text: 'Thomas Jefferson', error: 'picks the main writer of the Declaration of Independence' },
            { text: 'Benjamin Franklin', error: 'picks another well-known leader' },
          ],
          reason: 'Madison studied the wishes of the states and brought a list of changes to Congress in 1789.',
        },
        {
          thinking: 'remember',
          question: 'Which paper from a judge lets police search a home for things that are linked to a crime?',
          answer: 'a warrant',
          distractors: [
            { text: 'a petition', error: 'picks a request from citizens' },
            { text: 'an amendment', error: 'picks a change to the Constitution' },
            { text: 'a ballot', error: 'picks a paper for voting' },
          ],
          reason: 'The police must tell a judge what they look for and why. This protects people from unfair searches.',
        },
        {
          thinking: 'remember',
          question: 'In which year did the Bill of Rights become part of the Constitution?',
          answer: '1791',
          distractors: [
            { text: '1812', error: 'picks the year of a later war with Britain' },
            { text: '1865', error: 'picks the year in which the Civil War ended' },
            { text: '1920', error: 'picks the year of an amendment on voting' },
          ],
          reason: 'By December 1791 enough states had agreed to ten of the changes.',
        },
        {
          thinking: 'understand',
          question: 'Why did some states ask for a Bill of Rights to be added to the new Constitution?',
          answer: 'They feared that the new government might take away freedoms.',
          distractors: [
            { text: 'They wanted the new government to be led by a king again.', error: 'reverses what people feared' },
            { text: 'They hoped that a list of rights would end the war with Britain.', error: 'mixes up the times' },
            { text: 'They thought that the Constitution gave the people too many rights.', error: 'reverses the problem' },
          ],
          reason: 'People remembered unfair British laws. They wanted their freedoms in writing.',
        },
        {
          thinking: 'understand',
          question: 'What does freedom of the press allow newspapers to do?',
          answer: 'report on leaders without asking them first',
          distractors: [
            { text: 'print stories that they know to be lies about a person', error: 'thinks that there are no limits' },
            { text: 'make people buy a paper each morning', error: 'thinks that the press can command' },
            { text: 'choose which leaders win an election', error: 'thinks that the press decides votes' },
          ],
          reason: 'A free press helps people learn what leaders do, so that voters can decide well.',
        },
        {
          thinking: 'understand',
          question: 'Why does the Bill of Rights let citizens sit on a jury when a case is heard?',
          answer: 'so that ordinary people help to decide a case',
          distractors: [
            { text: 'so that judges can go home early', error: 'thinks of saving time' },
            { text: 'so that people can earn money by judging others', error: 'thinks of a paid job' },
            { text: 'so that the mayor can choose who is guilty', error: 'reverses the purpose' },
          ],
          reason: 'A jury of citizens keeps the power to punish from resting with officials alone.',
        },
        {
          thinking: 'understand',
          question: 'Why may a person who is accused of a crime stay silent in court when others ask questions?',
          answer: 'The government has to prove its case by itself.',
          distractors: [
            { text: 'The person has to be polite to the judge.', error: 'takes silence for good manners' },
            { text: 'The jury is too busy to hear what people say.', error: 'invents a reason' },
            { text: 'The lawyer is paid to do the talking for both sides.', error: 'misunderstands a lawyer’s job' },
          ],
          reason: 'The Fifth Amendment says that people cannot be forced to give proof against themselves.',
        },
        {
          thinking: 'apply',
          question: 'Which right do fifty neighbors use when they sign a paper that asks the city for a library?',
          answer: 'the right to petition',
          distractors: [
            { text: 'the right to a jury', error: 'picks a right in court' },
            { text: 'the right to worship', error: 'picks another freedom of the First Amendment' },
            { text: 'the right to a lawyer', error: 'picks a right in court' },
          ],
          reason: 'A petition asks leaders to act. The First Amendment protects it.',
        },
        {
          thinking: 'apply',
          question: 'A family moves to a town and follows a faith that nobody else there follows. Which right protects the family?',
          answer: 'freedom of religion',
          distractors: [
            { text: 'freedom of the press', error: 'picks the freedom to report news' },
            { text: 'freedom of assembly', error: 'picks the freedom to gather' },
            { text: 'the right to a fair trial', error: 'picks a right in court' },
          ],
          reason: 'The government may not stop people from following their faith, and it may not choose one for them.',
        },
        {
          thinking: 'apply',
          question: 'A man sits in jail for two years and waits for his case to be heard. Which right is he missing?',
          answer: 'the right to a speedy trial',
          distractors: [
            { text: 'the right to a free press', error: 'picks a right of newspapers' },
            { text: 'the right to sign a petition', error: 'picks a right of citizens who ask for something' },
            { text: 'the right to own a home', error: 'picks something that is not listed' },
          ],
          reason: 'The Sixth Amendment says that an accused person should not have to wait too long for a trial.',
        },
        {
          thinking: 'apply',
          question: 'Which freedom do people use when they meet at city hall with candles, sing and go home in peace?',
          answer: 'assembly',
          distractors: [
            { text: 'press', error: 'picks the freedom to report news' },
            { text: 'warrant', error: 'picks a paper for a search' },
            { text: 'silence', error: 'picks a right of a person who is accused' },
          ],
          reason: 'The First Amendment protects people who come together in peace.',
        },
        {
          thinking: 'analyze',
          question:
            'Someone tells a lie that a bakery’s bread made people sick, and the bakery has to close. What does this story show about free speech?',
          answer: 'It has limits when lies do harm.',
          distractors: [
            { text: 'It is for people who own shops.', error: 'thinks that the right belongs to one group' },
            { text: 'It has no place outside of a court.', error: 'takes the right for one used in trials' },
            { text: 'It lets people say that bread is good.', error: 'looks at a small detail' },
          ],
          reason: 'The First Amendment protects opinions and true reports. A person who spreads harmful lies can be taken to court.',
        },
        {
          thinking: 'analyze',
          question:
            'The Third Amendment guards people’s homes against soldiers who want to live there in time of peace. Which memory helps to explain it?',
          answer: 'British soldiers had to be housed by colonists.',
          distractors: [
            { text: 'American soldiers had built homes for colonists.', error: 'reverses who helped whom' },
            { text: 'French soldiers had sold their homes to colonists.', error: 'invents a sale' },
            { text: 'Young soldiers had gone to school with colonists.', error: 'picks something that did no harm' },
          ],
          reason:
            'Before the Revolution, British laws made colonies provide housing and supplies for troops. People did not want that to come back.',
        },
        {
          thinking: 'evaluate',
          question: 'A mayor is angry about a cartoon in the town paper. Which answer fits the First Amendment best?',
          answer: 'The mayor writes a letter that explains her own view.',
          distractors: [
            { text: 'The mayor closes the newspaper until it says sorry.', error: 'uses power to stop the press' },
            { text: 'The mayor tells the police to take away the papers.', error: 'uses the police to stop the press' },
            { text: 'The mayor picks someone else to draw the cartoons.', error: 'takes control of the press' },
          ],
          reason: 'Leaders can answer words with words. They cannot use the government to stop people from criticizing them.',
        },
      ],
      misconceptions: [
        {
          belief: 'The Bill of Rights lets me say anything anywhere.',
          why: 'Students hear “free speech” and think of no limits.',
          truth:
            'It keeps the government from punishing ideas; lies that harm people and threats are not protected, and schools can have rules for class.',
          teacherMove:
            'Give six short stories. Students sort them into “protected,” “not protected” and “we need to know more,” and explain one.',
        },
        {
          belief: 'The Bill of Rights came first, and then the Constitution.',
          why: 'Rights seem more important than a plan of government.',
          truth: 'The Constitution was written in 1787, and the Bill of Rights was added in 1791.',
          teacherMove: 'Put four year cards on a line. Students add one picture for each and tell the story in order.',
        },
        {
          belief: 'Rights are for people who have done nothing wrong.',
          why: 'It feels fair that bad people should lose them.',
          truth: 'People who are accused also have rights, because an accused person may be innocent.',
          teacherMove: 'Tell about a lost lunchbox and a wrong guess. Students list what would be fair before anyone is blamed.',
        },
        {
          belief: 'The Bill of Rights says that everyone may vote.',
          why: 'Voting is the best-known right.',
          truth: 'Voting rights came in later amendments; the first ten do not give a right to vote.',
          teacherMove: 'Show a chart of amendments with short titles. Students look for voting and circle the numbers and years.',
        },
        {
          belief: 'The Bill of Rights protected everyone from the start.',
          why: 'The words speak of “the people.”',
          truth:
            'In 1791 enslaved people, Native nations and women were left out of many rights; later changes and people’s work widened them.',
          teacherMove:
            'Read two dates and one short story of a person who worked for rights. Students write what changed and what was still missing.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'Why do people want their most important rights to be written down on paper?',
          lookFors: [
            'Says that words on paper can be shown and checked.',
            'Says that leaders change but the list stays.',
            'Gives an example of a right that could be lost.',
          ],
          probe: 'What could happen to a right that is not written down?',
        },
        {
          thinking: 'analyze',
          question: 'How is a right that you have different from a wish that you would like to come true?',
          lookFors: [
            'Says that a right is protected by law.',
            'Says that a wish may be for a thing that others need not give.',
            'Gives one example of each.',
          ],
          probe: 'Is there a wish that should become a right?',
        },
        {
          thinking: 'evaluate',
          question: 'Which freedom of the First Amendment would people miss first if it were gone, and why do you think so?',
          lookFors: [
            'Names one of the five freedoms.',
            'Tells what daily life would be like without it.',
            'Compares it with one other freedom.',
          ],
          probe: 'Who would notice it most?',
        },
        {
          thinking: 'analyze',
          question: 'Why should someone who may have done something wrong have a lawyer and a fair trial?',
          lookFors: [
            'Says that the person may be innocent.',
            'Says that a trial lets both sides speak.',
            'Explains that fair rules protect everyone.',
          ],
          probe: 'How would you want to be treated if someone blamed you?',
        },
        {
          thinking: 'apply',
          question: 'How could students use two freedoms of the First Amendment to make their school better?',
          lookFors: [
            'Chooses two freedoms, such as petition and speech.',
            'Gives clear steps that are peaceful and polite.',
            'Says who should hear the idea.',
          ],
          probe: 'What would you do if the answer were no?',
        },
        {
          thinking: 'analyze',
          question: 'Where does one person’s right end and another person’s right begin?',
          lookFors: [
            'Gives an example, such as loud music or a harmful lie.',
            'Says that rights come with a duty to others.',
            'Suggests a fair rule.',
          ],
          probe: 'Who should decide if people disagree?',
        },
        {
          thinking: 'understand',
          question: 'How do police and judges work together when a home has to be searched?',
          lookFors: [
            'Says that police must have a good reason.',
            'Says that a judge looks at the reason and can give a warrant.',
            'Explains that this protects people’s homes.',
          ],
          probe: 'Why is it wise that the police do not decide alone?',
        },
        {
          thinking: 'evaluate',
          question: 'Do you think it is fair that people may say unkind things about their leaders, and why?',
          lookFors: [
            'Says that people need to be able to criticize leaders.',
            'Says that words can hurt and that leaders can answer.',
            'Tells the difference between an opinion and a harmful lie.',
          ],
          probe: 'What would a leader learn from hard words?',
        },
        {
          thinking: 'create',
          question: 'If you wrote a Bill of Rights for your classroom, what would it say, and why?',
          lookFors: [
            'Names rights that are real and fair for all.',
            'Adds a duty that goes with each right.',
            'Says how the class would change the list.',
          ],
          probe: 'Which right would be hardest to protect?',
        },
      ],
      activities: [
        {
          title: 'A day without rights',
          purpose: 'engage',
          minutes: [6, 10],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['paper'],
          steps: [
            'Imagine a town where nobody may speak about the mayor.',
            'Write on your paper two problems that people there could not solve.',
            'Share your list with your partner.',
            'Circle the freedom that would help most.',
          ],
          lookFor: 'Students link freedoms to problems in daily life.',
        },
        {
          title: 'Match the right',
          purpose: 'explore',
          minutes: [15, 20],
          grouping: 'groups',
          thinking: 'understand',
          materials: ['12 story cards', 'list of the ten amendments in short words'],
          steps: [
            'Read a story card aloud.',
            'Find the amendment on the list that fits.',
            'Tell your group which words of the story helped you.',
            'Put the cards that are hard in one pile and talk about them again.',
          ],
          lookFor: 'Students use clues from the story and not guesses.',
        },
        {
          title: 'Is the search fair?',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'class',
          thinking: 'analyze',
          materials: ['three short stories about searches', 'text of the Fourth Amendment', 'whiteboards'],
          steps: [
            'Listen to the first story.',
            'Write “warrant,” “no warrant” or “not sure” on your whiteboard.',
            'Explain your choice with a word from the text of the Fourth Amendment.',
            'Change one detail so that your answer changes.',
            'Go on in the same way with the other two stories.',
          ],
          lookFor: 'Students look for a good reason and for a judge; the stories are made up and nobody tells about home.',
        },
        {
          title: 'Five freedoms hand',
          purpose: 'practice',
          minutes: [10, 15],
          grouping: 'individual',
          thinking: 'understand',
          materials: ['paper', 'colored pencils'],
          steps: [
            'Draw around your hand on the paper.',
            'Write one freedom of the First Amendment on each finger.',
            'Color each finger and add a tiny picture.',
            'Cover the words and say the five freedoms to a friend.',
          ],
          lookFor: 'Students know the five freedoms and can tell what each one means.',
        },
        {
          title: 'Our class bill of rights',
          purpose: 'extend',
          minutes: [30, 40],
          grouping: 'class',
          thinking: 'create',
          materials: ['large paper', 'sticky notes'],
          steps: [
            'Write one right and one duty on a sticky note.',
            'Sort the notes on the large paper with your class.',
            'Talk about which notes belong together.',
            'Vote on the five that you all can keep.',
            'Sign the paper and plan a day to look at it again.',
          ],
          lookFor: 'Rights are fair for everyone, and each has a duty beside it.',
        },
      ],
      recalls: [
        {
          prompt: 'Write one rule of your class and say whom it protects.',
          answer: 'For example: we walk inside, so that nobody gets hurt.',
          likelyError: 'Names a rule but no one whom it helps.',
          minutes: 1,
        },
        {
          prompt: 'Tell what the Constitution is.',
          answer: 'It is the plan of the government and the highest law of the country.',
          likelyError: 'Says that it is the song of the country.',
          minutes: 1,
        },
        {
          prompt: 'Who ruled the thirteen colonies before they were free? Write the answer in a sentence.',
          answer: 'The king and Parliament of Britain ruled them.',
          likelyError: 'Says that a president ruled them.',
          minutes: 1,
        },
        {
          prompt: 'Name two jobs in a court.',
          answer: 'For example: judge, lawyer, juror, witness.',
          likelyError: 'Names jobs in Congress.',
          minutes: 2,
        },
        {
          prompt: 'Write what it means to treat someone fairly.',
          answer: 'It means to listen, to use the same rules for everyone and to have a good reason.',
          likelyError: 'Says that it means to give each person the same thing.',
          minutes: 2,
        },
        {
          prompt: 'Tell one way to ask a leader for something.',
          answer: 'For example: write a letter, speak at a meeting, or sign a paper with others.',
          likelyError: 'Says that one must shout or push.',
          minutes: 1,
        },
        {
          prompt: 'Put these in order: the Constitution is written, the colonies declare independence, the war against Britain ends.',
          answer: 'The colonies declare independence, the war ends, the Constitution is written.',
          likelyError: 'Puts the Constitution first.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A classmate says, “My brother said that I can’t play his game. He broke my First Amendment right!” Is your classmate right?',
        answer:
          'No. The First Amendment limits the government and not a brother. It says that the government may not stop people from speaking, from following a faith, from printing news, from meeting in peace or from asking for change. A brother should be fair, but that is a matter for the family. If the city did not let people speak about the mayor, the First Amendment would matter.',
        partial: 'Says that games are not listed, but does not see that the amendment limits the government.',
        reteach:
          'Make a chart with two columns, “government” and “not the government.” Students sort people, such as a mayor, a friend, a police officer and a shop owner.',
      },
      processes: [
        {
          title: 'how the Bill of Rights was added',
          steps: [
            'The Constitution is written in 1787.',
            'Some states ask for a list of rights.',
            'James Madison brings a list to Congress.',
            'Congress agrees on twelve changes.',
            'The states vote on them.',
            'Ten of them become part of the Constitution.',
          ],
        },
        {
          title: 'how a fair search works',
          steps: [
            'Police think that stolen things are in a house.',
            'They tell a judge what they know.',
            'The judge decides that the reason is good.',
            'The judge signs a warrant that names the place.',
            'The police search that place.',
          ],
        },
      ],
      causes: [
        { cause: 'people may not say what they think about leaders', effect: 'leaders may not learn what is wrong, and problems stay' },
        { cause: 'many people sign a petition', effect: 'leaders can see that a problem matters to the town' },
        { cause: 'police need a judge’s permission to search a home', effect: 'people are safer from unfair searches' },
        { cause: 'an accused person has a lawyer', effect: 'someone who knows the law can speak and ask questions for that person' },
        { cause: 'a newspaper prints the truth about a mistake of the city', effect: 'people can ask for the mistake to be mended' },
      ],
      comparisons: [
        {
          a: 'the right of assembly',
          b: 'the right to petition',
          alike: 'Both are freedoms of the First Amendment that help people ask for change.',
          different: [
            { feature: 'what people do', a: 'come together in one place', b: 'put a request in writing and sign it' },
            { feature: 'where', a: 'in a park, a street or a hall', b: 'on paper or online' },
            { feature: 'what leaders notice', a: 'how many people came', b: 'how many people signed' },
          ],
        },
        {
          a: 'a judge',
          b: 'a jury',
          alike: 'Both work in a court and must be fair.',
          different: [
            { feature: 'who they are', a: 'a person who knows the law', b: 'citizens from the community' },
            { feature: 'main job', a: 'leads the trial and explains the law', b: 'decides whether the case is proven' },
            { feature: 'how many', a: 'one in most trials', b: 'often twelve' },
          ],
        },
      ],
      connections: [
        'Reading: read a picture book or a news story about people who spoke up, and name the freedom that they used.',
        'Math: find how many of 14 states had to agree if three fourths were needed, and round up to a whole number.',
        'Art: draw a poster for one freedom without any words and let others guess it.',
        'Daily life: find a petition, a newspaper or a sign for a meeting in your town and match it with a freedom.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Mary Beth Tinker’s armband',
          task: 'Students read about a quiet protest at school and decide which freedom it shows and why it was allowed.',
          background:
            'In 1965 Mary Beth Tinker, who was thirteen, wore a black armband to school. In 1969 the Supreme Court said that students keep their rights at school.',
          checkFirst: 'Say that school rules still matter when learning is disturbed.',
        },
        {
          aspect: 'people',
          title: 'George Mason’s hard choice',
          task: 'Students discuss why a person may refuse to sign a plan that he helped to write, and what was missing in his own idea of rights.',
          background:
            'George Mason of Virginia would not sign the Constitution, partly because it had no bill of rights. He spoke against the slave trade but kept people enslaved.',
          checkFirst: 'Speak plainly about slavery with care for students’ feelings.',
        },
        {
          aspect: 'history',
          title: 'A peace made of law',
          task: 'Students compare two lists of rules for leaders and find a rule that protects people in each.',
          background: 'The Great Law of the Haudenosaunee tells how leaders must listen and how Clan Mothers may remove a chief.',
          checkFirst: 'Use Haudenosaunee sources, and do not act out ceremonies.',
        },
        {
          aspect: 'language',
          title: 'Rights in other words',
          task: 'Students look at the word for right or freedom in several languages and tell which word parts they know.',
          background: 'The Bill of Rights has been translated into many languages, such as Spanish.',
          checkFirst: 'Invite students to share a language, but do not call on them.',
        },
        {
          aspect: 'place',
          title: 'Where the paper is kept',
          task: 'Students study photos of how an old paper is kept safe and explain why a country protects it.',
          background:
            'The Bill of Rights is on display at the National Archives in Washington, D.C., beside the Declaration and the Constitution.',
          checkFirst: 'Many families have not traveled there; use photos for all.',
        },
        {
          aspect: 'critical question',
          title: 'Who was left out in 1791?',
          task: 'Students read a short time line and explain how more people came to have the rights that were written down.',
          background: 'The Thirteenth, Fourteenth and Fifteenth Amendments after the Civil War and the Nineteenth in 1920 widened rights.',
          checkFirst: 'Do not ask students to stand for a group, and end with what people did to bring change.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A girl writes for a small newspaper, and a powerful man wants her to stop a story. Tell what she does, and how the freedom of the press helps her, and choose what the story is about.',
          audience: 'a story for a class book',
          plan: ['What has she found out?', 'Who wants it hidden?', 'How does it end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A street has no crosswalk, and three friends start a petition. Tell the story from the first name to the last one, and choose the person who does not want to sign at first.',
          audience: 'a story for younger students',
          plan: ['Why do they care?', 'Who says no, and why?', 'What does the city do?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'The ten amendments wake up in their glass case at night and wonder which of them was used today. Tell the story of that night, and choose the one that speaks first.',
          audience: 'a read-aloud story',
          plan: ['What did each one see?', 'Do they disagree?', 'What do they do at dawn?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school wants to hang up one of the five freedoms in large letters. Persuade the principal to choose the one that matters most to you, and choose a story that shows why.',
          audience: 'a letter to the principal',
          plan: ['What does it protect?', 'What would be lost without it?', 'Who uses it?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A town thinks about a rule that no one may hold signs in the park. Write a speech that persuades the town council to accept or to drop the rule, and choose one fair change that you could live with.',
          audience: 'a speech to the town council',
          plan: ['Which freedom is at stake?', 'What worries the town?', 'What would be fair?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people say that children are too young to sign petitions. Persuade them to agree with your view, and choose an example from a school or a town.',
          audience: 'readers of a town newspaper',
          plan: ['What can children know?', 'What might others say?', 'What is your best reason?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a second grader what the Bill of Rights is. Use words that are easy and one example from a town, and choose three rights to tell about.',
          audience: 'a second grader',
          plan: ['What is it?', 'Why was it made?', 'What does it do for people?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why an accused person has a right to a lawyer and to a trial. Use the story of a wrong guess as an example, and choose words that make it clear.',
          audience: 'a page in a class book',
          plan: ['What could go wrong?', 'Who helps?', 'Why is it fair?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain the five freedoms of the First Amendment with one example for each, and choose examples that a child could see in one week.',
          audience: 'a poster for the library',
          plan: ['What does each freedom allow?', 'Where could you see it?', 'How do they fit together?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the room where the Bill of Rights is kept. Use the low light, the quiet and the people who bend over the glass, and choose one visitor and show what the visitor feels.',
          audience: 'readers of a travel magazine for children',
          plan: ['What do you see first?', 'What can you hear?', 'What does the old paper look like?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a peaceful crowd at city hall in the evening. Use colors, signs and sounds, and choose one small thing that a person holds.',
          audience: 'readers of a local magazine',
          plan: ['Who is there?', 'What do the signs ask for?', 'How does the crowd move?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a courtroom before a trial begins. Move your eyes from the door to the judge’s chair, and choose a detail that shows that the place is serious.',
          audience: 'a class guide to buildings',
          plan: ['What is empty?', 'What shines?', 'What does the silence feel like?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in which each line begins with the words “I may.” Let the poem show rights of many people. Choose a last line that begins with “I must.”',
          audience: 'a class reading',
          plan: ['Which rights will you show?', 'Who speaks?', 'Which duty ends the poem?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a planet that needs a bill of rights for two kinds of beings. Write five rights for it, and choose one that Earth does not have.',
          audience: 'travelers who land on the planet',
          plan: ['How do the beings differ?', 'What could be unfair?', 'Who protects the rights?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a talk between the First Amendment and the Fourth Amendment on their birthday, and choose what each one is proud of.',
          audience: 'a short play for the class',
          plan: ['What does each one do?', 'What do they admire in each other?', 'What do they wish for?'],
        },
      ],
      itemSets: [
        {
          title: 'Black armbands at school',
          text: 'In 1965 a few students in Iowa wore black armbands to school because they wanted the war in Vietnam to end. They were quiet and did their work. But the school had a rule against armbands and sent them home. So their families went to court. In 1969 the Supreme Court said that students do not lose their right to free speech at school, as long as they let others learn in peace.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why could a black armband count as speech, although the students who wore it were quiet?',
              answer: 'It showed a thought to others.',
              distractors: [
                {
                  text: 'It was made by the students.',
                  error: 'thinks that making a thing is speech',
                },
                {
                  text: 'It had a long text on it.',
                  error: 'makes up a detail',
                },
                {
                  text: 'It was worn on the arm.',
                  error: 'looks at where it was worn',
                },
              ],
              reason: 'Speech is more than spoken words; a sign that people understand shares an idea as well.',
            },
            {
              thinking: 'apply',
              question: 'Which of these acts could a school still stop after the decision of the Supreme Court?',
              answer: 'Shouting a slogan during a test',
              distractors: [
                {
                  text: 'Wearing a pin with a peace sign',
                  error: 'overlooks that a pin is quiet',
                },
                {
                  text: 'Handing a friend a note at recess',
                  error: 'overlooks that recess is no lesson',
                },
                {
                  text: 'Saying an opinion in a debate',
                  error: 'overlooks that a debate asks for views',
                },
              ],
              reason: 'The decision protects speech that does not disturb lessons, and shouting does.',
            },
            {
              thinking: 'analyze',
              question: 'Why was the First Amendment the right tool for the families against the rule of this school?',
              answer: 'A public school is part of the government.',
              distractors: [
                {
                  text: 'A public school is older than the country.',
                  error: 'looks for a reason in age',
                },
                {
                  text: 'A school rule must be passed by Congress.',
                  error: 'mixes up rules and laws',
                },
                {
                  text: 'A school has a judge who makes its rules.',
                  error: 'mixes up schools and courts',
                },
              ],
              reason: 'The First Amendment limits the government, and public schools belong to it.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'Where would you draw the line between free speech and quiet lessons, and which example of your own shows it?',
            lookFors: ['Gives an example on each side of the line.', 'Explains it with the idea of disturbing others or their rights.'],
            probe: 'Who should decide if something disturbs a lesson?',
          },
        },
        {
          title: 'A letter from a cell',
          text: 'In 1961 Clarence Gideon stood in court in Florida. He had no money for a lawyer, and the judge would not give him one. So he had to speak for himself, and he lost. In prison he wrote a letter to the Supreme Court with a pencil. In 1963 the Court said that a state must give a lawyer to a person in such a case who cannot pay. Gideon got a new trial with a lawyer. This time the jury set him free.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What made the biggest difference between the two trials?',
              answer: 'A lawyer knew how to defend him.',
              distractors: [
                {
                  text: 'A jury wanted a shorter trial.',
                  error: 'looks for the cause in the jury',
                },
                {
                  text: 'A judge had been his friend.',
                  error: 'makes up a fact',
                },
                {
                  text: 'A letter told what had happened.',
                  error: 'mixes up the letter and the trial',
                },
              ],
              reason: 'A lawyer can question witnesses and knows the law, which Gideon could not do alone.',
            },
            {
              thinking: 'apply',
              question: 'After 1963, a person who has no money is accused of a serious crime. What must the state do?',
              answer: 'Pay for a lawyer',
              distractors: [
                {
                  text: 'Drop the whole case',
                  error: 'makes the right too big',
                },
                {
                  text: 'Lend money for the jury',
                  error: 'mixes up lawyer and jury',
                },
                {
                  text: 'Wait until money is saved',
                  error: 'forgets the right to a speedy trial',
                },
              ],
              reason: 'The Court said that a person who cannot pay must get a lawyer.',
            },
            {
              thinking: 'analyze',
              question: 'What does the story of Clarence Gideon show about rights on paper?',
              answer: 'People may have to ask for them.',
              distractors: [
                {
                  text: 'People must be rich to use them.',
                  error: 'overlooks how the case ended',
                },
                {
                  text: 'People can write new ones in jail.',
                  error: 'confuses asking for a right with making one',
                },
                {
                  text: 'People lose them after one trial.',
                  error: 'overlooks the new trial',
                },
              ],
              reason: 'The right to a lawyer was in the Bill of Rights, but it took a letter and a court to make it count here.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'Do you think it is right that all people pay taxes so that accused people get a lawyer, and why?',
            lookFors: [
              'For: a trial is fair just if both sides can speak well, and it helps to find the truth.',
              'Thinks of a concern, such as cost, and answers it.',
            ],
            probe: 'Who can be harmed if an innocent person has no lawyer?',
          },
        },
        {
          title: 'Two groups, one street',
          text: 'Two groups ask a city if they may march down Main Street. The first one wants more bus lines and plans to walk on Monday at five, when the traffic is heaviest. The city answers, “You may march, but please do it on Saturday.” The second group says that the mayor should leave office, and it wants to march on a quiet Sunday morning. The city says no and gives as a reason that the message could hurt the mayor.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why can it be fair that the city asks the first group to march on a Saturday?',
              answer: 'It sets a time and lets the message be heard.',
              distractors: [
                {
                  text: 'It lets the city choose the words on signs.',
                  error: 'overlooks that the words stay free',
                },
                {
                  text: 'It stops a group that wants too many buses.',
                  error: 'mixes up the message and the time',
                },
                {
                  text: 'It gives the street to drivers for each day.',
                  error: 'overlooks that the march may take place',
                },
              ],
              reason: 'The city may keep traffic safe as long as it does not choose between messages.',
            },
            {
              thinking: 'analyze',
              question: 'What is the problem with the reason that the city gives to the second group?',
              answer: 'The city looks at what they want to say.',
              distractors: [
                {
                  text: 'The city asks them to walk on a Sunday.',
                  error: 'misreads who chose the day',
                },
                {
                  text: 'The city has too few roads for a march.',
                  error: 'overlooks that Sunday is quiet',
                },
                {
                  text: 'The city wants them to pay for the bus.',
                  error: 'mixes up the two groups',
                },
              ],
              reason: 'Leaders may not stop a peaceful march because they dislike its message.',
            },
            {
              thinking: 'apply',
              question: 'What would be the best next step for the second group after the city has said no?',
              answer: 'Ask a court to look at the city’s answer',
              distractors: [
                {
                  text: 'March with no word to the police or city',
                  error: 'throws out the rules for safety',
                },
                {
                  text: 'Ask the mayor to be the judge of it',
                  error: 'asks the person whom the message is about',
                },
                {
                  text: 'Change the message so the mayor likes it',
                  error: 'gives up the right',
                },
              ],
              reason: 'A court can decide if the city broke the First Amendment.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question: 'If you wrote a rule for marches that is fair to all groups in a city, what would it say?',
            lookFors: ['Sets the same rules on time, place or noise for each group.', 'Does not depend on what the group wants to say.'],
            probe: 'How would your rule work for a group that you disagree with?',
          },
        },
      ],
    },
    '6-8': {
      bigIdea:
        'The Bill of Rights limits what government may do to people, but its short phrases gained their reach through argument, court decisions and the work of people who claimed rights that were denied.',
      objectives: [
        'explain why Anti-Federalists demanded a bill of rights and how it was adopted',
        'identify the protections of the first ten amendments and sort them by purpose',
        'apply the First, Fourth, Fifth, Sixth and Eighth Amendments to new cases',
        'analyze how the Fourteenth Amendment and court decisions widened the reach of rights',
        'evaluate conflicts in which one right or interest stands against another',
      ],
      terms: [
        {
          term: 'Bill of Rights',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the first ten amendments to the Constitution',
          example: 'The Bill of Rights went into effect in December 1791.',
          contrast: 'The Constitution mainly sets up the government, while these additions limit it.',
          wordParts: 'bill (a written list) + rights',
          picture: 'ten stones around a garden',
        },
        {
          term: 'amendment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a formal change or addition to a constitution',
          example: 'Congress sent twelve proposals to the states, and the First Amendment was the third on that list.',
          contrast: 'A statute is an ordinary law, while this becomes part of the highest law.',
          wordParts: 'amend + -ment',
          picture: 'a page with a clause inserted',
        },
        {
          term: 'Anti-Federalist',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an opponent of the Constitution who feared that it made the national government too strong',
          example: 'One Anti-Federalist, George Mason, refused to sign because there was no declaration of rights.',
          contrast: 'A Federalist supported the new plan of government.',
          wordParts: 'anti- (against) + Federalist',
          picture: 'a speaker who holds up a warning hand',
        },
        {
          term: 'ratify',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to approve formally so that something takes effect',
          example: 'Virginia’s vote in December 1791 was the last one that was needed to ratify the ten amendments.',
          contrast: 'To propose is to suggest, while this makes a proposal binding.',
          wordParts: 'from Latin for make firm',
          picture: 'a stamp that comes down on a document',
        },
        {
          term: 'establishment clause',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the words of the First Amendment that keep government from setting up or favoring a religion',
          example: 'Under the establishment clause, a public school may not lead its students in prayer.',
          contrast: 'The free exercise words protect belief and worship, while these limit official support of religion.',
          wordParts: 'establish + clause',
          picture: 'a wall between a statehouse and a house of worship',
        },
        {
          term: 'free exercise',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the right to practice a religion, or none, without interference by the government',
          example: 'Free exercise protects a student who wears a head covering for religious reasons.',
          contrast: 'The establishment words limit government support, while these protect a person’s practice.',
          wordParts: 'free + exercise (use, practice)',
          picture: 'an open door with many symbols',
        },
        {
          term: 'censorship',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the control by officials of what people may publish, say or see, including the removal of ideas they dislike',
          example: 'The First Amendment is a shield against government censorship of newspapers.',
          contrast: 'Editing is a choice of the publisher, while this is control from above.',
          wordParts: 'censor; from a Roman office',
          picture: 'a page with black bars',
        },
        {
          term: 'petition',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a formal written request to people in power',
          example: 'Citizens sent a petition to their state lawmakers and asked them to clean up the polluted river.',
          contrast: 'A lawsuit goes to a court, while this asks officials to act.',
          wordParts: 'from a Latin word for ask',
          picture: 'a long list of signatures',
        },
        {
          term: 'warrant',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an official order from a judge that allows police to carry out a search or an arrest',
          example: 'A warrant has to describe the place that may be searched and the things that may be taken.',
          contrast: 'A subpoena orders a person to appear or bring something, while this lets police search or arrest.',
          wordParts: 'from an old word for protect',
          picture: 'a sealed page at a door',
        },
        {
          term: 'probable cause',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a reasonable ground, based on facts, for believing that a crime has been committed',
          example: 'The officer described to a judge what she had seen in order to show probable cause.',
          contrast: 'A hunch is a mere feeling, while this rests on facts.',
          wordParts: 'probable + cause',
          picture: 'footprints that lead to a door',
        },
        {
          term: 'due process',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'fair steps that government has to follow before it takes life, freedom or property',
          example: 'Due process requires that accused people learn of the charges and get a fair chance to be heard.',
          contrast: 'A quick decision without a hearing may save time but breaks this rule.',
          wordParts: 'due (owed) + process',
          picture: 'steps that lead to a courtroom',
        },
        {
          term: 'self-incrimination',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the giving of evidence against oneself',
          example: 'The Fifth Amendment protects people from forced self-incrimination.',
          contrast: 'A free confession is a choice, while this protection concerns pressure.',
          wordParts: 'self + incriminate (accuse of a crime)',
          picture: 'a hand over a mouth and a closed file',
        },
        {
          term: 'double jeopardy',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a second trial for the same offense after a final verdict',
          example: 'Because of the ban on double jeopardy, she could not be tried again after a jury had found her not guilty.',
          contrast: 'An appeal asks a higher court to review a verdict of guilty.',
          wordParts: 'double + an old French phrase for an even chance',
          picture: 'a door that has been locked from the inside',
        },
        {
          term: 'jury',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a group of citizens who hear the evidence in a trial and reach a decision about the facts',
          example: 'The Sixth Amendment promises a trial by an impartial jury.',
          contrast: 'A judge explains the law, while these citizens decide on the facts.',
          wordParts: 'from a Latin word for swear',
          picture: 'twelve chairs in two rows',
        },
        {
          term: 'bail',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'money or property promised to a court so that an accused person can wait for trial at home',
          example: 'The Eighth Amendment forbids excessive bail.',
          contrast: 'A fine is a penalty after a verdict, while this is returned when the person comes to court.',
          wordParts: 'from an old French word for hand over',
          picture: 'a key tied to a calendar',
        },
        {
          term: 'reserved powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'powers that the Constitution leaves to the states or to the people',
          example: 'Running public schools is among the reserved powers of the states.',
          contrast: 'Listed powers, such as coining money, belong to the national government.',
          wordParts: 'reserve (keep back)',
          picture: 'a map with a key for each state',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which political group refused to support the proposed Constitution unless it included a bill of rights?',
          answer: 'the Anti-Federalists',
          distractors: [
            { text: 'the Federalists', error: 'picks the supporters of the plan' },
            { text: 'the Loyalists', error: 'picks the colonists who stayed true to the king' },
            { text: 'the Abolitionists', error: 'picks the later opponents of slavery' },
          ],
          reason:
            'Leaders such as George Mason and Patrick Henry feared a strong national government. Several states ratified with proposals for amendments.',
        },
        {
          thinking: 'remember',
          question: 'Which five freedoms does the First Amendment name after the words “Congress shall make no law”?',
          answer: 'religion, speech, press, assembly and petition',
          distractors: [
            { text: 'religion, voting, travel, property and petition', error: 'adds rights from other sources' },
            { text: 'speech, arms, travel, voting and privacy', error: 'mixes in protections of other amendments' },
            { text: 'privacy, arms, trial by jury, press and religion', error: 'mixes in the Second and Sixth Amendments' },
          ],
          reason: 'All five protect ways in which people form, share and act on their beliefs.',
        },
        {
          thinking: 'remember',
          question: 'Which amendment says that powers beyond those given to the nation belong to the states or the people?',
          answer: 'the Tenth',
          distractors: [
            { text: 'the First', error: 'picks the one on expression and belief' },
            { text: 'the Third', error: 'picks the one on soldiers in homes' },
            { text: 'the Eighth', error: 'picks the one on punishment' },
          ],
          reason: 'The Tenth Amendment answers the fear that the national government would take over what states had done.',
        },
        {
          thinking: 'remember',
          question: 'Which amendment guarantees that a person who is accused of a crime may have the assistance of a lawyer?',
          answer: 'the Sixth',
          distractors: [
            { text: 'the Second', error: 'picks the one on keeping and bearing arms' },
            { text: 'the Fourth', error: 'picks the one on searches' },
            { text: 'the Ninth', error: 'picks the one on rights that are not listed' },
          ],
          reason: 'The Sixth Amendment also promises a speedy public trial, an impartial jury and the chance to question witnesses.',
        },
        {
          thinking: 'remember',
          question: 'What did the Supreme Court decide about criminal trials in the case of Gideon v. Wainwright in 1963?',
          answer: 'States must provide a lawyer for poor defendants in serious cases.',
          distractors: [
            { text: 'States must let the press attend each stage of serious criminal trials.', error: 'mixes it up with press freedom' },
            {
              text: 'States must warn suspects of their rights before each police interview.',
              error: 'mixes it up with Miranda v. Arizona',
            },
            { text: 'States must throw out evidence that was found in an illegal search.', error: 'mixes it up with Mapp v. Ohio' },
          ],
          reason: 'Clarence Gideon had to defend himself because he could not pay. He wrote his petition to the Court from prison.',
        },
        {
          thinking: 'understand',
          question: 'According to the courts, what does the establishment clause of the First Amendment keep the government from doing?',
          answer: 'favoring or setting up a religion',
          distractors: [
            { text: 'taxing newspapers and their printers', error: 'mixes it up with press freedom' },
            { text: 'building offices near a church', error: 'takes establishment for a building' },
            { text: 'founding new states or towns', error: 'takes establish in a different sense' },
          ],
          reason: 'Government should be neutral toward faiths, while the next words protect each person’s practice.',
        },
        {
          thinking: 'understand',
          question: 'Why did some Federalists argue, during the debate over the Constitution, that a written list of rights might do harm?',
          answer: 'Rights that were left out might seem unprotected.',
          distractors: [
            { text: 'Rights that were listed might make taxes higher.', error: 'invents a cost' },
            { text: 'Rights that were listed might please the king.', error: 'mixes up the times' },
            { text: 'Rights that were left out might belong to Congress alone.', error: 'twists the worry into a rule' },
          ],
          reason: 'The Ninth Amendment answers this worry. It says that listing some rights does not deny others.',
        },
        {
          thinking: 'understand',
          question: 'What does the protection against double jeopardy prevent?',
          answer: 'a new trial for the same offense after a verdict of not guilty',
          distractors: [
            { text: 'a trial in which two people are accused of one and the same crime', error: 'takes double for two persons' },
            { text: 'a sentence that is twice as long as the usual one', error: 'takes double for a longer sentence' },
            { text: 'a search of the same house by two different police forces', error: 'mixes it up with searches' },
          ],
          reason: 'Without this rule the government could keep trying until it won.',
        },
        {
          thinking: 'understand',
          question: 'How did the Fourteenth Amendment eventually change the reach of the Bill of Rights across the country?',
          answer: 'Courts used it to apply most of those rights to the states.',
          distractors: [
            { text: 'Courts used it to remove those rights from the national level.', error: 'reverses the effect' },
            { text: 'Congress used it to add ten more rights to the original list.', error: 'invents an addition' },
            { text: 'Voters used it to choose which of the rights should remain.', error: 'invents a vote' },
          ],
          reason:
            'At first the list limited the national government. In the twentieth century the Court applied nearly all of it to states and cities.',
        },
        {
          thinking: 'apply',
          question:
            'Students wear black armbands to school to protest a war, while their lessons go on without disturbance. What follows under the Supreme Court’s decision in Tinker v. Des Moines?',
          answer: 'Their silent expression is protected.',
          distractors: [
            { text: 'Their armbands count as a uniform.', error: 'looks at clothing rules alone' },
            { text: 'Their parents have to pay a fine.', error: 'invents a penalty' },
            { text: 'Their school votes on their views.', error: 'lets a majority decide on speech' },
          ],
          reason: 'In 1969 the Court held that students keep their rights at school as long as they do not seriously disrupt learning.',
        },
        {
          thinking: 'apply',
          question:
            'Officers arrest a driver and want to look through the photos on her phone. What do they generally need before they may begin the search?',
          answer: 'a warrant',
          distractors: [
            { text: 'a jury', error: 'picks a group that decides at trial' },
            { text: 'a petition', error: 'picks a request from citizens' },
            { text: 'a confession', error: 'mixes up searching and questioning' },
          ],
          reason:
            'In Riley v. California (2014) the Court held that phones hold so much private information that a judge must approve a search in most cases.',
        },
        {
          thinking: 'apply',
          question:
            'A large website deletes a comment in which a user criticizes a movie. Why would the First Amendment be of no help to this user?',
          answer: 'It limits the government rather than private companies.',
          distractors: [
            { text: 'It covers newspapers but leaves out opinions on movies.', error: 'narrows the kind of speech' },
            { text: 'It protects spoken words but leaves out written ones.', error: 'takes speech for sound' },
            { text: 'It applies to adults rather than to young users.', error: 'thinks that minors have no rights' },
          ],
          reason: 'The amendment begins “Congress shall make no law.” A company’s rules are a matter of contracts and other laws.',
        },
        {
          thinking: 'apply',
          question:
            'A judge sets bail of one million dollars for a person who is accused of stealing a shirt. Which amendment would the person’s lawyer most likely mention?',
          answer: 'the Eighth',
          distractors: [
            { text: 'the First', error: 'picks expression' },
            { text: 'the Third', error: 'picks soldiers in homes' },
            { text: 'the Tenth', error: 'picks powers of the states' },
          ],
          reason: 'The Eighth Amendment forbids excessive bail, excessive fines, and cruel and unusual punishments.',
        },
        {
          thinking: 'analyze',
          question:
            'In 1943 the Supreme Court struck down a rule that forced students in public schools to salute the flag. Which principle explains the decision best?',
          answer: 'Officials may not compel people to declare a belief.',
          distractors: [
            { text: 'Officials may not display symbols on public land.', error: 'goes far beyond the case' },
            { text: 'Students may not take part in any ceremony.', error: 'mixes up forcing and allowing' },
            { text: 'Students may not be taught about their country.', error: 'mixes up teaching and forcing' },
          ],
          reason: 'In West Virginia v. Barnette, Justice Jackson wrote that no official can decide what shall be orthodox in opinion.',
        },
        {
          thinking: 'analyze',
          question:
            'A city allows groups to march on Main Street on weekends if they have a permit, but it refuses one group because its message is unpopular. What is wrong with this refusal?',
          answer: 'It depends on the viewpoint of the speakers.',
          distractors: [
            { text: 'It depends on the day when they would march.', error: 'picks a kind of rule that can be lawful' },
            { text: 'It depends on the width of the street.', error: 'picks a practical limit' },
            { text: 'It depends on a permit for a parade.', error: 'thinks that permits are unlawful' },
          ],
          reason: 'Rules on time, place and manner can be lawful if they treat messages alike. Choosing among messages is not.',
        },
        {
          thinking: 'evaluate',
          question: 'Which source would show best what opponents of the Constitution feared in 1787?',
          answer: 'George Mason’s list of objections to the plan',
          distractors: [
            { text: 'a large painting of the signing from the 1900s', error: 'picks a late picture of supporters' },
            { text: 'a letter in which Madison defends the plan', error: 'picks a source by a supporter' },
            { text: 'a modern summary of the ten amendments', error: 'picks the result and not the fear' },
          ],
          reason: 'Mason wrote in 1787 as a participant who refused to sign. His list begins with the missing declaration of rights.',
        },
      ],
      misconceptions: [
        {
          belief: 'The Bill of Rights protects me against everyone.',
          why: 'People say “I have my rights” to friends, shops and teachers alike.',
          truth: 'It limits government; rules about private persons come from other laws.',
          teacherMove:
            'Give ten cases with a government actor or a private actor. Students first mark the actor and only then ask about the right.',
        },
        {
          belief: 'Free speech means freedom from consequences.',
          why: 'Slogans leave out who may impose consequences.',
          truth:
            'Government may not punish most expression, but others may criticize it, and some kinds, such as true threats or defamation, are not protected.',
          teacherMove:
            'Draw a line from “protected” to “not protected.” Students place eight examples and name the rule for the two that were hardest.',
        },
        {
          belief: 'Pleading the Fifth proves guilt.',
          why: 'Films present silence as a trick.',
          truth: 'The right protects the innocent as well, and the government carries the burden of proof.',
          teacherMove:
            'Read a short case in which an innocent person would look bad by speaking. Students explain how the rule helps to prevent false convictions.',
        },
        {
          belief: 'Police need a warrant for every search.',
          why: 'Lessons stress the warrant.',
          truth: 'There are exceptions, such as consent or an emergency, but the search still has to be reasonable.',
          teacherMove: 'Students sort six cases into “warrant,” “exception” and “unreasonable,” and name the fact that decided each.',
        },
        {
          belief: 'The Bill of Rights protected all Americans in 1791.',
          why: 'Its language is general.',
          truth:
            'It did not limit states at first, and enslaved people, Native nations and women were denied many rights; later amendments and movements changed that.',
          teacherMove:
            'Build a time line with 1791, 1868, 1920, 1925 and 1963. Students write at each date who gained which protection and what was still missing.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'Why did Madison, who had doubted that a bill of rights was necessary, become the one who proposed it in Congress?',
          lookFors: [
            'Names the demands of Anti-Federalists and of states.',
            'Mentions promises made during ratification or Madison’s campaign for the House.',
            'Explains how rights could win trust for the new government.',
          ],
          probe: 'Does changing one’s mind make a leader stronger or weaker?',
        },
        {
          thinking: 'analyze',
          question: 'How can the two parts of the First Amendment on religion pull in different directions?',
          lookFors: [
            'Explains that one limits support and the other protects practice.',
            'Uses a case, such as prayer at a school event or time off for a holy day.',
            'Suggests a rule that respects both.',
          ],
          probe: 'Who should decide in a close case?',
        },
        {
          thinking: 'evaluate',
          question: 'Under which conditions, if any, should a public school be able to limit what its students say online?',
          lookFors: [
            'Uses the idea of disruption or harm to others.',
            'Considers speech outside of school hours.',
            'Names a limit on the school’s power.',
          ],
          probe: 'What would change your mind?',
        },
        {
          thinking: 'apply',
          question:
            'If police receive a tip that a stolen bicycle is hidden in a garage, what would a lawful search look like, step by step?',
          lookFors: [
            'Starts with facts that support the tip.',
            'Describes how a judge reviews them and names the place.',
            'Mentions what the officers may not do.',
          ],
          probe: 'Which step protects the owner of the garage most?',
        },
        {
          thinking: 'analyze',
          question: 'Why do so many of the ten amendments concern people who are accused of crimes?',
          lookFors: [
            'Refers to experience with unfair searches, trials or punishment under British rule.',
            'Explains that the power to punish is easily abused.',
            'Connects a particular amendment to a danger.',
          ],
          probe: 'Which of these rights seems most important to you?',
        },
        {
          thinking: 'evaluate',
          question:
            'Is it better for a constitution to describe rights in short phrases or in detailed rules? Support your view with an amendment.',
          lookFors: [
            'Explains that short phrases can be applied to new situations.',
            'Explains that they leave room for dispute.',
            'Uses an example, such as “unreasonable searches.”',
          ],
          probe: 'How would you write the Fourth Amendment today?',
        },
        {
          thinking: 'analyze',
          question: 'How did people whose rights had been ignored in 1791 use the Bill of Rights in later struggles?',
          lookFors: [
            'Names a person or a movement, such as students, workers or civil rights lawyers.',
            'Explains which right was claimed and how.',
            'Mentions the Fourteenth Amendment or a court.',
          ],
          probe: 'What did the claim cost them?',
        },
        {
          thinking: 'evaluate',
          question: 'How should a town weigh safety against privacy when it decides whether to put cameras in public places?',
          lookFors: [
            'Names a benefit and a risk.',
            'Refers to the Fourth Amendment or to what people reasonably expect.',
            'Proposes a rule with oversight.',
          ],
          probe: 'Who should be able to see the recordings?',
        },
        {
          thinking: 'create',
          question: 'Which new right would you propose as an amendment to the Constitution, and how exactly would you word it?',
          lookFors: [
            'Describes a present problem with care.',
            'Writes a clear sentence that limits government or secures a protection.',
            'Foresees an objection or an unwanted effect.',
          ],
          probe: 'What would courts have to decide about your words?',
        },
        {
          thinking: 'analyze',
          question:
            'Why might it be wise to protect even speech that most people dislike, although popular opinions hardly ever need the help of a court?',
          lookFors: [
            'says that majorities or officials may try to silence a minority',
            'explains that new or critical ideas often begin as unpopular ones',
            'names a limit or a case from class',
          ],
          probe: 'Which kind of limit on speech could be fair to every opinion?',
        },
      ],
      activities: [
        {
          title: 'Which one would you give up?',
          purpose: 'engage',
          minutes: [8, 10],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['list of the ten amendments in short form'],
          steps: [
            'Rank the three amendments that you would keep at any cost.',
            'Cross out the one that you think is needed least.',
            'Explain your choice to your partner.',
            'Ask your partner for a situation in which you would miss it.',
          ],
          lookFor: 'Rankings are explained with situations and not only with feelings.',
        },
        {
          title: 'Then and now',
          purpose: 'explore',
          minutes: [25, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['cards with colonial grievances', 'cards with the ten amendments', 'cards with modern cases'],
          steps: [
            'Lay out the colonial grievances in a column.',
            'Match an amendment to each of the grievances.',
            'Add a modern case beside each pair.',
            'Mark one match that your group debated and note both views.',
          ],
          lookFor: 'Matches rest on words in the text, such as quarter, search or jury.',
        },
        {
          title: 'Case file',
          purpose: 'explain',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['three short case summaries', 'copy of the ten amendments'],
          steps: [
            'Read one case summary and state the question in a sentence.',
            'Find the words in the amendments that matter.',
            'Write the best argument for each side.',
            'Decide the case and give reasons.',
            'Compare your decision with the real one and explain any difference.',
          ],
          lookFor: 'Reasons quote the text and treat both sides fairly; no one acts out a crime.',
        },
        {
          title: 'Actor, action, amendment',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['16 short situations', 'answer grid'],
          steps: [
            'Read a situation and fill in the actor in the grid.',
            'Decide whether the actor is part of government.',
            'Name the action and the amendment that could apply.',
            'Write one situation of your own for another pair.',
          ],
          lookFor: 'Students check the actor before they name a right.',
        },
        {
          title: 'A right in my town',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'individual',
          thinking: 'create',
          materials: ['public notices or local news'],
          steps: [
            'Find a public notice or news story in which people use a right.',
            'Describe who acted, what they asked for and which right they used.',
            'Explain one interest on the other side.',
            'Write a page of advice for the town that respects both.',
          ],
          lookFor: 'Pages name a right correctly and offer a workable compromise; no personal cases are needed.',
        },
      ],
      recalls: [
        {
          prompt: 'Name two complaints about British rule that are listed in the Declaration of Independence.',
          answer: 'For example: troops kept among the people, no trial by jury, taxes without consent.',
          likelyError: 'Names complaints about the Articles of Confederation.',
          minutes: 2,
        },
        {
          prompt: 'Explain in one complete sentence what federalism means in the American system of government.',
          answer: 'Power is shared between a national government and state governments.',
          likelyError: 'Describes the three branches.',
          minutes: 1,
        },
        {
          prompt: 'Write how an amendment to the Constitution is usually proposed and ratified.',
          answer: 'Two thirds of both houses of Congress propose it, and three fourths of the states ratify it.',
          likelyError: 'Swaps the two fractions.',
          minutes: 2,
        },
        {
          prompt: 'Compute three fourths of 14 and round up.',
          answer: '10.5, so 11 states.',
          likelyError: 'Rounds down to 10.',
          minutes: 1,
        },
        {
          prompt: 'Explain the difference between being arrested for a crime and being convicted of it in court.',
          answer: 'An arrested person is held because of a suspicion; a convicted person has been found guilty in court.',
          likelyError: 'Uses both words for being guilty.',
          minutes: 1,
        },
        {
          prompt: 'Identify the branch of government that decides cases about constitutional rights, and name one of its courts.',
          answer: 'The judicial branch, for example the Supreme Court or a district court.',
          likelyError: 'Names Congress because it makes the laws.',
          minutes: 1,
        },
        {
          prompt: 'Write one reason why people in the 1780s feared a strong national government.',
          answer: 'They had just fought a war against a distant government that had ignored their rights.',
          likelyError: 'Says that they feared elections.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A mayor says, “Free speech is protected here, so the town will allow any rally, except those that insult the town.” Does the rule respect the First Amendment?',
        answer:
          'No. A town may set rules about time, place and noise if they apply to all, but this rule looks at what speakers say. Insults and criticism of a town belong to protected expression, and the mayor would decide which words count. The better rule would be the same for each group, and police would act against violence or threats rather than against messages.',
        partial:
          'Says that all rallies must be allowed, or that the mayor may keep order, without separating viewpoint from time, place and manner.',
        reteach:
          'Give four rules about rallies. Students underline words about time, place and manner in one color and words about the message in another, and then judge each rule.',
      },
      processes: [
        {
          title: 'how the Bill of Rights was adopted',
          steps: [
            'The Constitution is signed in 1787 without a list of rights.',
            'Several states ratify it and propose amendments.',
            'Madison presents proposals in the House in 1789.',
            'Congress sends twelve amendments to the states.',
            'State legislatures vote on them.',
            'Ten of them are ratified by December 1791.',
          ],
        },
        {
          title: 'how a right reaches the Supreme Court',
          steps: [
            'A person claims that an official has violated a right.',
            'A trial court hears evidence and decides.',
            'The losing side appeals to a higher court.',
            'That court reviews how the law was applied.',
            'The Supreme Court agrees to take the case.',
            'The justices issue an opinion.',
          ],
        },
      ],
      causes: [
        {
          cause: 'supporters of a new constitution promise a written list of rights',
          effect: 'states that had doubts become more willing to ratify it',
        },
        { cause: 'police search without a good reason', effect: 'courts may refuse to let the evidence be used at trial' },
        { cause: 'a person cannot pay for a lawyer in a serious criminal case', effect: 'the government has to provide one' },
        { cause: 'officials choose among messages when they grant permits', effect: 'courts are likely to strike down their decision' },
        { cause: 'courts apply a right to the states', effect: 'city councils, schools and police departments have to respect it, too' },
      ],
      comparisons: [
        {
          a: 'the establishment clause',
          b: 'the free exercise clause',
          alike: 'Both are in the First Amendment and concern religion.',
          different: [
            { feature: 'limits', a: 'official support for religion', b: 'official interference with religion' },
            { feature: 'question to ask', a: 'Does government favor a faith?', b: 'Does government hinder a practice?' },
            { feature: 'example', a: 'no prayer led by a public school', b: 'a student may pray quietly alone' },
          ],
        },
        {
          a: 'the Fifth Amendment',
          b: 'the Sixth Amendment',
          alike: 'Both protect people who are accused of crimes.',
          different: [
            { feature: 'main topic', a: 'fair process and silence', b: 'fair trial' },
            {
              feature: 'key protections',
              a: 'no forced self-incrimination, no double jeopardy',
              b: 'lawyer, jury, witnesses, speedy public trial',
            },
            { feature: 'where it matters first', a: 'during questioning and before trial', b: 'in the courtroom' },
          ],
        },
      ],
      connections: [
        'Math: compute how many of 50 states must ratify an amendment today and graph how the needed number has grown since 1791.',
        'English: compare the one sentence of the First Amendment with a paraphrase, and discuss what “abridging” and “respecting” add.',
        'Computing: study how encryption and passwords raise new questions about searches.',
        'Media: find two headlines about one court case on rights and compare the verbs that they use.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Clarence Gideon’s pencil',
          task: 'Students read how a petition written by hand changed the law and identify the right that it claimed.',
          background:
            'Clarence Earl Gideon wrote to the Supreme Court from a Florida prison in 1962. With a lawyer at his new trial, he was found not guilty.',
          checkFirst: 'Students may have relatives in prison; keep to the public case.',
        },
        {
          aspect: 'people',
          title: 'Minoru Yasui and the curfew',
          task: 'Students analyze which rights a curfew for one group touches and how long a correction can take.',
          background:
            'Minoru Yasui, a lawyer in Oregon, broke a curfew for Japanese Americans in 1942 to test it in court. His conviction was set aside in the 1980s.',
          checkFirst: 'Use Densho or state archives, and ask no student to speak for a community.',
        },
        {
          aspect: 'history',
          title: 'Virginia’s statute of 1786',
          task: 'Students compare a state law on religious freedom with the First Amendment and explain who had asked for it.',
          background:
            'Baptists and other dissenters petitioned against taxes for an established church. Jefferson wrote the statute, and Madison guided it through.',
          checkFirst: 'Treat faiths evenly, and do not ask about students’ beliefs.',
        },
        {
          aspect: 'place',
          title: 'Rights on tribal land',
          task: 'Students find out why the Bill of Rights did not limit tribal governments and what a later law changed.',
          background:
            'Native nations are governments that existed before the Constitution. The Indian Civil Rights Act of 1968 requires them to respect many similar rights.',
          checkFirst: 'Use sources by Native nations or law schools, and stress sovereignty.',
        },
        {
          aspect: 'language',
          title: 'Plain words for rights',
          task: 'Students test three versions of the Miranda warning for clarity and explain what a young reader might misunderstand.',
          background: 'Courts do not require one exact wording, so police departments use different versions.',
          checkFirst: 'Present it as a reading task, and do not ask about encounters with police.',
        },
        {
          aspect: 'critical question',
          title: 'Whose speech was silenced?',
          task: 'Students examine how one rule was applied to different groups and ask what equal protection would have required.',
          background: 'In the 1830s the House of Representatives adopted “gag rules” that set aside petitions against slavery.',
          checkFirst: 'Frame slavery with accurate language and adult voices of the time.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A printer in 1735 or in a place that you invent must decide whether to publish a true report about a governor. Narrate the night before the paper appears, and choose who comes to the door.',
          audience: 'a short story for a history magazine',
          plan: ['What is true, and who knows it?', 'What could the printer lose?', 'What is on the front page at dawn?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A juror is the only one who is not yet convinced. Tell the story of the afternoon in the jury room, and choose the question that changes the talk.',
          audience: 'a story for a class anthology',
          plan: ['What has been proven?', 'Who becomes impatient?', 'What does the juror need to hear?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student starts a petition about a local problem and finds out that a friend has started one against it. Narrate how they deal with each other, and choose what they finally bring to the council.',
          audience: 'readers of realistic fiction',
          plan: ['What does each of them want?', 'What do they learn?', 'What do they sign together, if anything?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school board is considering whether the principal should approve each article in the student newspaper. Write a letter that argues your position, and choose a limit that both sides could accept.',
          audience: 'the school board',
          plan: ['What does a free press need?', 'What worries the board?', 'What rule would be fair?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A city wants to place cameras with face recognition in its parks. Argue at a hearing for or against the plan, and choose the amendment and the fact that support you best.',
          audience: 'a public hearing',
          plan: ['What problem should be solved?', 'Which right is touched?', 'What safeguards are possible?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Legal scholars debate whether the Ninth Amendment deserves more attention. Persuade readers that it is, or is not, one of the most important, and choose an example of a right that is not listed.',
          audience: 'an essay contest for Constitution Day',
          plan: ['What does it say?', 'What could it protect?', 'Who might object?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a younger student why accused people have rights. Use one made-up case from start to finish, and choose three rights that make a difference in it.',
          audience: 'a fifth-grade reader',
          plan: ['What happens first?', 'What could go wrong without the right?', 'How does the case end?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the phrase “Congress shall make no law” came to protect people against states and cities as well. Put the steps in order, and choose one court decision as an example.',
          audience: 'an article on a civics website',
          plan: ['What was the first limit?', 'What changed in 1868?', 'What did courts do later?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the same freedom can be used by people with opposite opinions. Use one historical example and one that you invent, and choose examples that treat both sides fairly.',
          audience: 'a handbook for student leaders',
          plan: ['What did each side want?', 'What did they share?', 'Why does that matter?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a courtroom at the moment when the jury returns. Use sound, posture and light, and choose one person whose hands tell the story.',
          audience: 'readers of short fiction',
          plan: ['What is everyone looking at?', 'What is too loud?', 'What happens in the last second?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe an old printing shop on the day when a forbidden paper is printed. Use smell, ink and the rhythm of the press, and choose an object that could betray the printers.',
          audience: 'an exhibit on freedom of the press',
          plan: ['Who keeps watch?', 'What is wet, and what is dry?', 'What can be heard from the street?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a public hearing on a rainy evening so that readers can sense both order and anger, and choose a speaker and show how the room changes.',
          audience: 'a local magazine',
          plan: ['Who sits where?', 'How are turns taken?', 'What is left on the chairs?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem that uses the words of one amendment and breaks them into new lines, and choose the word that you want readers to see again.',
          audience: 'a reading on Bill of Rights Day',
          plan: ['Which words carry weight?', 'Where is a pause needed?', 'What does the last line do?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a debate among the ten amendments about which of them will be needed most in a hundred years. Write it as a scene, and choose who begins and who changes sides.',
          audience: 'a performance in class',
          plan: ['What does each one fear?', 'What new technology appears?', 'How does the scene end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Draft a bill of rights for a future settlement under the sea. Write six articles and a short preface, and choose one right that has a clear limit and explain it in the text.',
          audience: 'the founders of the settlement',
          plan: ['What is scarce there?', 'What could leaders misuse?', 'How can the text be changed?'],
        },
      ],
      itemSets: [
        {
          title: 'A congressman in a cell',
          text: 'In 1798, a time of fear of war with France, Congress passed the Sedition Act, which made it a crime to publish “false, scandalous and malicious” words against the government, the president or Congress. Matthew Lyon, a member of Congress from Vermont, had attacked President John Adams in print, and a jury found him guilty. He had to pay 1,000 dollars and spend four months in jail. While he was still in his cell, the voters at home elected him to Congress again. The law ended in 1801, when Thomas Jefferson became president and pardoned those who had been convicted under it.',
          facts: [
            {
              thinking: 'apply',
              question: 'Which protection of the Bill of Rights would a lawyer for Lyon most likely have used against this law?',
              answer: 'freedom of the press',
              distractors: [
                {
                  text: 'the right to petition',
                  error: 'picks a neighbor of the right that was touched',
                },
                {
                  text: 'protection from unreasonable searches',
                  error: 'thinks of jail and police, while words were punished',
                },
                {
                  text: 'the ban on double jeopardy',
                  error: 'confuses a second election with a second trial',
                },
              ],
              reason: 'Lyon was punished for words in print about the government, and the First Amendment guards the press.',
            },
            {
              thinking: 'analyze',
              question: 'Which message did the voters of Vermont most likely send when they chose Lyon while he was still in jail?',
              answer: 'They rejected his punishment for these opinions.',
              distractors: [
                {
                  text: 'They agreed with the jury about his punishment.',
                  error: 'misreads a vote for him',
                },
                {
                  text: 'They wanted Vermont to leave the United States.',
                  error: 'goes far beyond the case',
                },
                {
                  text: 'They believed that a member of Congress is above the law.',
                  error: 'draws a rule that the vote does not show',
                },
              ],
              reason: 'People who send a jailed critic back to Congress show that they do not accept the jail sentence for his words.',
            },
            {
              thinking: 'analyze',
              question: 'Why could the Sedition Act protect those in power from losing the next election?',
              answer: 'It scared critics away from speaking before the vote.',
              distractors: [
                {
                  text: 'It gave members of Congress a longer term in office.',
                  error: 'mixes up a speech law with election rules',
                },
                {
                  text: 'It kept people in Vermont from casting their ballots.',
                  error: 'overlooks that Vermont voted',
                },
                {
                  text: 'It allowed the president to choose the juries.',
                  error: 'invents a power',
                },
              ],
              reason: 'When criticism of leaders can bring fines and jail, voters hear less of it before they choose.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Some leaders argued that a young nation in danger could not allow lies about its government. How convincing is this reason, and what does the case show about its risks?',
            lookFors: [
              'Takes the reason seriously: false news can do harm in a time of danger.',
              'Shows the risk: those in power decide what counts as false and punish their critics.',
            ],
            probe: 'Who should answer a false claim about the government, and how?',
          },
        },
        {
          title: 'A wharf without water',
          text: 'John Barron owned a busy wharf in Baltimore, where large ships could tie up because the water was deep. When the city paved streets and changed the course of some streams, sand washed into the harbor until the water at his wharf was too shallow for ships. Barron asked the city to pay for his loss, because the Fifth Amendment says that private property may not be taken for public use without fair payment. In 1833 the Supreme Court told him that it could do nothing for him. In its view, the Bill of Rights limited the national government and nobody else.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the Supreme Court decide against Barron, although he had suffered a real loss?',
              answer: 'A city had caused the loss, and the amendment bound the nation.',
              distractors: [
                {
                  text: 'A wharf counts as public, and the amendment covers homes.',
                  error: 'invents a limit on what property means',
                },
                {
                  text: 'A storm had caused the loss, and nobody had to pay for it.',
                  error: 'misreads the cause in the case',
                },
                {
                  text: 'A judge in Baltimore had already paid him for his loss.',
                  error: 'makes up a fact that the case denies',
                },
              ],
              reason: 'The Court did not doubt the damage; it said that the Fifth Amendment did not limit cities and states at that time.',
            },
            {
              thinking: 'apply',
              question:
                'If the national government had filled the same harbor to build a fort in 1833, which result fits the Court’s view best?',
              answer: 'Barron could have used the Fifth Amendment.',
              distractors: [
                {
                  text: 'Barron would have lost for the same reason.',
                  error: 'overlooks which government is bound',
                },
                {
                  text: 'Barron would have had to sue the state first.',
                  error: 'mixes up the levels of government',
                },
                {
                  text: 'Barron could have kept the fort for himself.',
                  error: 'confuses payment with ownership',
                },
              ],
              reason: 'The Court said that the Bill of Rights limits the national government, which in this case would be the one to pay.',
            },
            {
              thinking: 'analyze',
              question: 'Which later change in the law would have given the most help to a person in Barron’s position?',
              answer: 'the Fourteenth Amendment, as courts came to read it',
              distractors: [
                {
                  text: 'the Thirteenth Amendment, as Congress wrote it in 1865',
                  error: 'picks the amendment that ended slavery',
                },
                {
                  text: 'the Tenth Amendment, as the states had approved it',
                  error: 'picks a text that existed already in 1791',
                },
                {
                  text: 'the Sixth Amendment, as used in criminal trials',
                  error: 'confuses a property claim with a criminal trial',
                },
              ],
              reason: 'Courts later used the Fourteenth Amendment to make states and cities respect most rights of the first ten.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Before this change, people had to rely on their own state for the protection of most rights. Which advantage and which danger do you see in such an arrangement?',
            lookFors: [
              'Good: states could write their own lists of rights, close to their people.',
              'Dangerous: where a state or city did the harm, there might be no one to turn to.',
            ],
            probe: 'Which would you rather have to convince, your state’s lawmakers or a national court?',
          },
        },
        {
          title: 'The warm wall',
          text: 'Federal agents suspected that a man was growing illegal plants at home under strong lamps, which give off a lot of heat. From a car on the street at night, they pointed a device at the house that showed one wall and part of the roof to be much warmer than those of the neighbors. They had no warrant for this, although they later got one and found the plants inside. In 2001 the Supreme Court decided, by five votes to four, that the use of the device was a search, because it told the agents about the inside of a home.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did it matter to the Court that the device showed something about the inside of the house?',
              answer: 'The home is a place where people can expect privacy.',
              distractors: [
                {
                  text: 'The home is a place where no warrant can be given.',
                  error: 'thinks that homes can never be searched',
                },
                {
                  text: 'The street is a place where officers must not stand.',
                  error: 'confuses where they stood with what they learned',
                },
                {
                  text: 'The lamps were things that a person has a right to own.',
                  error: 'looks at the lamps instead of the search',
                },
              ],
              reason:
                'The Fourth Amendment names houses, and the Court guards what goes on inside them from being watched without a warrant.',
            },
            {
              thinking: 'apply',
              question: 'Under this decision, what should agents do if they want to use such a device on another house?',
              answer: 'give a judge good reasons and get a warrant first',
              distractors: [
                {
                  text: 'use it in daylight, so that the neighbors can see it',
                  error: 'thinks that openness replaces a warrant',
                },
                {
                  text: 'ask a judge for a warrant after the search is done',
                  error: 'gets the order wrong',
                },
                {
                  text: 'use it from farther away, behind the next house',
                  error: 'thinks that distance makes it lawful',
                },
              ],
              reason: 'If using the device is a search of a home, the agents need a warrant based on probable cause beforehand.',
            },
            {
              thinking: 'analyze',
              question:
                'Which fact would have offered the strongest argument to the four justices who believed that no search had taken place?',
              answer: 'The heat could be measured outside the house.',
              distractors: [
                {
                  text: 'The plants were found with a warrant in the end.',
                  error: 'judges the first step by what was found later',
                },
                {
                  text: 'The agents had a suspicion about the man.',
                  error: 'confuses a suspicion with a reason for no search',
                },
                {
                  text: 'The man had turned on the lamps by himself.',
                  error: 'shifts the question to blame',
                },
              ],
              reason:
                'If the heat had already left the house, one could say that the agents merely observed what anybody could measure outside.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which device of today raises a question like that of the warm wall, and how would you apply the Court’s reason to it?',
            lookFors: [
              'Names a device, such as a drone, a camera or a microphone, and what it tells about a home.',
              'Applies the reason: does it reveal what happens inside without a warrant?',
            ],
            probe: 'What would change if nearly everyone owned such a device?',
          },
        },
      ],
    },
  },
});
