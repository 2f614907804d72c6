import { defineTopicPack } from '../topic-pack.ts';

export const frenchRevolution = defineTopicPack({
  id: 'french-revolution',
  title: 'The French Revolution',
  inText: 'the French Revolution',
  subject: 'social-studies',
  aliases: [
    'french revolution',
    'the french revolution',
    'causes of the french revolution',
    'reign of terror',
    'the reign of terror',
    'storming of the bastille',
    'the bastille',
    'bastille day',
    'robespierre',
    'maximilien robespierre',
    'louis xvi',
    'marie antoinette',
    'estates-general',
    'estates general',
    'declaration of the rights of man',
    'declaration of the rights of man and of the citizen',
    'tennis court oath',
    'jacobins',
    'sans-culottes',
    'the french directory',
  ],
  standards: [
    { code: 'D2.His.14.9-12', grades: [9, 12] },
    { code: 'D2.His.15.9-12', grades: [9, 12] },
  ],
  translations: {
    'Estates-General': {
      Arabic: 'مجلس الطبقات',
      Bengali: 'এস্টেটস জেনারেল',
      'Chinese (Simplified)': '三级会议',
      French: 'États généraux',
      Hindi: 'एस्टेट्स जनरल',
      Japanese: '三部会',
      Korean: '삼부회',
      Portuguese: 'Estados Gerais',
      Russian: 'Генеральные штаты',
      Spanish: 'Estados Generales',
      Ukrainian: 'Генеральні штати',
      Vietnamese: 'Hội nghị ba đẳng cấp',
    },
    bourgeoisie: {
      Arabic: 'برجوازية',
      Bengali: 'বুর্জোয়া শ্রেণি',
      'Chinese (Simplified)': '资产阶级',
      French: 'bourgeoisie',
      Hindi: 'बुर्जुआ वर्ग',
      Japanese: 'ブルジョワジー',
      Korean: '부르주아지',
      Portuguese: 'burguesia',
      Russian: 'буржуазия',
      Spanish: 'burguesía',
      Ukrainian: 'буржуазія',
      Vietnamese: 'giai cấp tư sản',
    },
    Jacobin: {
      Arabic: 'يعقوبي',
      Bengali: 'জ্যাকোবিন',
      'Chinese (Simplified)': '雅各宾派成员',
      French: 'jacobin',
      Hindi: 'जैकोबिन',
      Japanese: 'ジャコバン派',
      Korean: '자코뱅파',
      Portuguese: 'jacobino',
      Russian: 'якобинец',
      Spanish: 'jacobino',
      Ukrainian: 'якобінець',
      Vietnamese: 'người phái Jacobin',
    },
    nationalism: {
      Arabic: 'قومية',
      Bengali: 'জাতীয়তাবাদ',
      'Chinese (Simplified)': '民族主义',
      French: 'nationalisme',
      Hindi: 'राष्ट्रवाद',
      Japanese: 'ナショナリズム',
      Korean: '민족주의',
      Portuguese: 'nacionalismo',
      Russian: 'национализм',
      Spanish: 'nacionalismo',
      Ukrainian: 'націоналізм',
      Vietnamese: 'chủ nghĩa dân tộc',
    },
    conscription: {
      Arabic: 'تجنيد إجباري',
      Bengali: 'বাধ্যতামূলক সামরিক সেবা',
      'Chinese (Simplified)': '征兵制',
      French: 'conscription',
      Hindi: 'अनिवार्य सैन्य भर्ती',
      Japanese: '徴兵制',
      Korean: '징병제',
      Portuguese: 'recrutamento obrigatório',
      Russian: 'воинская повинность',
      Spanish: 'servicio militar obligatorio',
      Ukrainian: 'військовий обов’язок',
      Vietnamese: 'nghĩa vụ quân sự bắt buộc',
    },
    'Old Regime': {
      Arabic: 'النظام القديم',
      Bengali: 'পুরাতন শাসনব্যবস্থা',
      'Chinese (Simplified)': '旧制度',
      French: 'Ancien Régime',
      Hindi: 'पुरातन व्यवस्था',
      Japanese: '旧体制',
      Korean: '구체제',
      Portuguese: 'Antigo Regime',
      Russian: 'Старый порядок',
      Spanish: 'Antiguo Régimen',
      Ukrainian: 'Старий порядок',
      Vietnamese: 'chế độ cũ',
    },
    'Third Estate': {
      Arabic: 'الطبقة الثالثة',
      Bengali: 'তৃতীয় সম্প্রদায়',
      'Chinese (Simplified)': '第三等级',
      French: 'tiers état',
      Hindi: 'तृतीय एस्टेट',
      Japanese: '第三身分',
      Korean: '제3신분',
      Portuguese: 'Terceiro Estado',
      Russian: 'третье сословие',
      Spanish: 'Tercer Estado',
      Ukrainian: 'третій стан',
      Vietnamese: 'đẳng cấp thứ ba',
    },
    privilege: {
      Arabic: 'امتياز',
      Bengali: 'বিশেষাধিকার',
      'Chinese (Simplified)': '特权',
      French: 'privilège',
      Hindi: 'विशेषाधिकार',
      Japanese: '特権',
      Korean: '특권',
      Portuguese: 'privilégio',
      Russian: 'привилегия',
      Spanish: 'privilegio',
      Ukrainian: 'привілей',
      Vietnamese: 'đặc quyền',
    },
    deficit: {
      Arabic: 'عجز',
      Bengali: 'ঘাটতি',
      'Chinese (Simplified)': '赤字',
      French: 'déficit',
      Hindi: 'घाटा',
      Japanese: '財政赤字',
      Korean: '재정 적자',
      Portuguese: 'déficit',
      Russian: 'дефицит',
      Spanish: 'déficit',
      Ukrainian: 'дефіцит',
      Vietnamese: 'thâm hụt',
    },
    'National Assembly': {
      Arabic: 'الجمعية الوطنية',
      Bengali: 'জাতীয় পরিষদ',
      'Chinese (Simplified)': '国民议会',
      French: 'Assemblée nationale',
      Hindi: 'राष्ट्रीय सभा',
      Japanese: '国民議会',
      Korean: '국민 의회',
      Portuguese: 'Assembleia Nacional',
      Russian: 'Национальное собрание',
      Spanish: 'Asamblea Nacional',
      Ukrainian: 'Національні збори',
      Vietnamese: 'Quốc hội',
    },
    'constitutional monarchy': {
      Arabic: 'ملكية دستورية',
      Bengali: 'সাংবিধানিক রাজতন্ত্র',
      'Chinese (Simplified)': '君主立宪制',
      French: 'monarchie constitutionnelle',
      Hindi: 'संवैधानिक राजतंत्र',
      Japanese: '立憲君主制',
      Korean: '입헌 군주제',
      Portuguese: 'monarquia constitucional',
      Russian: 'конституционная монархия',
      Spanish: 'monarquía constitucional',
      Ukrainian: 'конституційна монархія',
      Vietnamese: 'quân chủ lập hiến',
    },
    republic: {
      Arabic: 'جمهورية',
      Bengali: 'প্রজাতন্ত্র',
      'Chinese (Simplified)': '共和国',
      French: 'république',
      Hindi: 'गणराज्य',
      Japanese: '共和国',
      Korean: '공화국',
      Portuguese: 'república',
      Russian: 'республика',
      Spanish: 'república',
      Ukrainian: 'республіка',
      Vietnamese: 'nền cộng hòa',
    },
    'sans-culottes': {
      Arabic: 'اللامتسرولون',
      'Chinese (Simplified)': '无套裤汉',
      French: 'sans-culottes',
      Japanese: 'サン・キュロット',
      Korean: '상퀼로트',
      Portuguese: 'sans-culottes',
      Russian: 'санкюлоты',
      Spanish: 'sans-culottes',
      Ukrainian: 'санкюлоти',
    },
    'Reign of Terror': {
      Arabic: 'عهد الإرهاب',
      Bengali: 'সন্ত্রাসের রাজত্ব',
      'Chinese (Simplified)': '恐怖统治',
      French: 'Terreur',
      Hindi: 'आतंक का राज',
      Japanese: '恐怖政治',
      Korean: '공포 정치',
      Portuguese: 'Reinado do Terror',
      Russian: 'якобинский террор',
      Spanish: 'Reinado del Terror',
      Ukrainian: 'якобінський терор',
      Vietnamese: 'thời kỳ Khủng bố',
    },
    émigré: {
      'Chinese (Simplified)': '流亡贵族',
      French: 'émigré',
      Japanese: '亡命貴族',
      Korean: '망명 귀족',
      Portuguese: 'emigrado',
      Russian: 'эмигрант',
      Spanish: 'emigrado',
      Ukrainian: 'емігрант',
    },
    'coup d’état': {
      Arabic: 'انقلاب',
      Bengali: 'অভ্যুত্থান',
      'Chinese (Simplified)': '政变',
      French: 'coup d’État',
      Hindi: 'तख्तापलट',
      Japanese: 'クーデター',
      Korean: '쿠데타',
      Portuguese: 'golpe de Estado',
      Russian: 'государственный переворот',
      Spanish: 'golpe de Estado',
      Ukrainian: 'державний переворот',
      Vietnamese: 'đảo chính',
    },
  },
  bands: {
    '9-12': {
      bigIdea:
        'The French Revolution began as a crisis of debt and privilege and became a struggle over who belongs to the nation; its promise of liberty and equality outlived the violence and exclusions that accompanied it.',
      objectives: [
        'explain how financial crisis, social privilege and new ideas combined in 1789',
        'trace the change from constitutional monarchy to republic and from republic to Terror',
        'analyze what different groups, such as peasants, sans-culottes and women, wanted from the Revolution',
        'evaluate the Reign of Terror with attention to war, ideology and choice',
        'assess which changes lasted and who was left out',
      ],
      terms: [
        {
          term: 'Old Regime',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the political and social order of France before 1789',
          example: 'Under the Old Regime, a person’s legal rights depended on birth, region and membership in an order.',
          contrast: 'A republic treats citizens as equal in law, whereas this order ranked them.',
          wordParts: 'regime: from Latin for rule',
          picture: 'a staircase with three very different steps',
        },
        {
          term: 'Third Estate',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the legal order of French society that included everyone who was neither clergy nor noble',
          example: 'The Third Estate included wealthy lawyers and merchants as well as landless laborers.',
          contrast: 'The first two orders were the clergy and the nobility, whereas this one held more than nine tenths of the people.',
          wordParts: 'estate: legal rank',
          picture: 'a huge crowd under two small platforms',
        },
        {
          term: 'privilege',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a special legal right or exemption that belongs to a particular person or group by law or custom',
          example: 'Exemption from the main direct tax was a privilege that the majority of nobles were determined to defend.',
          contrast: 'A right of citizens belongs to all, whereas this belongs to some.',
          wordParts: 'from Latin for private law',
          picture: 'a gate with a golden key',
        },
        {
          term: 'deficit',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the amount by which government expenses exceed government income in a given year',
          example: 'Expensive wars and interest payments on earlier loans deepened the royal deficit in the 1780s.',
          contrast: 'The debt is the sum of what is owed, whereas this is the gap in one year.',
          wordParts: 'from Latin for it is lacking',
          picture: 'a purse with a hole',
        },
        {
          term: 'Estates-General',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the assembly of elected representatives from the three legal orders of France, summoned by the king',
          example: 'In May 1789, for the first time since 1614, the Estates-General met at Versailles to discuss the financial crisis.',
          contrast: 'A parliament with regular meetings can control a ruler, whereas this body met only when the king called it.',
          wordParts: 'estates + general',
          picture: 'three groups of seats that face a throne',
        },
        {
          term: 'bourgeoisie',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the prosperous middle class of the towns, which included merchants, lawyers and owners of manufacturing workshops',
          example: 'Many deputies in 1789 came from the bourgeoisie and resented noble exemptions.',
          contrast: 'Peasants worked the land, whereas this group lived mainly from trade, offices and professions.',
          wordParts: 'from French bourg (town)',
          picture: 'a lawyer’s desk beside an account book',
        },
        {
          term: 'National Assembly',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the body of deputies that declared in June 1789 that it represented the French people as a whole',
          example: 'In August 1789, the National Assembly voted to abolish feudal privileges.',
          contrast: 'The Estates-General was divided by order, whereas this body counted deputies together.',
          wordParts: 'nation + assembly',
          picture: 'deputies with raised arms in a hall',
        },
        {
          term: 'constitutional monarchy',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a state in which a king or queen rules in accordance with a written document that limits royal power',
          example: 'The constitution of 1791 turned France into a constitutional monarchy.',
          contrast: 'In absolute rule the crown makes law, whereas here the crown is bound by it.',
          wordParts: 'constitution + monarchy',
          picture: 'a crown on top of a book',
        },
        {
          term: 'republic',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a state without a monarch, in which elected officials exercise political power in the name of the citizens',
          example: 'France became a republic in September 1792.',
          contrast: 'A democracy concerns who takes part in rule; this word concerns the absence of a king.',
          wordParts: 'from Latin res publica (public affair)',
          picture: 'an empty throne and a ballot box',
        },
        {
          term: 'Jacobin',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a member of a political club that came to support a centralized democratic republic',
          example: 'A Jacobin such as Robespierre was convinced that civic virtue had to guide the citizens of the new republic.',
          contrast: 'A Girondin distrusted the power of Paris, whereas this group relied on it.',
          wordParts: 'from a convent in Paris where the club met',
          picture: 'a speaker in a crowded club',
        },
        {
          term: 'sans-culottes',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'working people of Paris who demanded cheap bread and direct democracy',
          example: 'The sans-culottes pressed the deputies of the Convention to establish a legal maximum for the price of bread.',
          contrast: 'The bourgeoisie lived from property and professions, whereas these people lived from small trades and wages.',
          wordParts: 'French for without knee breeches',
          picture: 'long trousers and a red cap',
        },
        {
          term: 'Reign of Terror',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the months of 1793 and 1794 when the government arrested and put to death thousands of people as enemies',
          example: 'During the Reign of Terror revolutionary courts sentenced thousands of people to death.',
          contrast: 'A riot is unplanned violence, whereas this was organized by a government.',
          wordParts: 'terror: from Latin for frighten',
          picture: 'a long list of names on a door',
        },
        {
          term: 'émigré',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a person who left France because of opposition to the Revolution, often a noble or a priest',
          example: 'Many an émigré lived across the border and hoped that foreign armies would restore the authority of the king.',
          contrast: 'A tourist plans to return soon, whereas this person left for political reasons.',
          wordParts: 'from French for one who has moved out',
          picture: 'a carriage at a border post',
        },
        {
          term: 'conscription',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a system of compulsory military service for citizens, established by law',
          example: 'The mass conscription of 1793 provided France with armies that were larger than those of its enemies.',
          contrast: 'Mercenaries fight for pay by contract, whereas this binds citizens by law.',
          wordParts: 'from Latin for write down together',
          picture: 'a drum and a list of names',
        },
        {
          term: 'nationalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'strong loyalty to one’s nation, understood as the true source of political authority',
          example: 'Wars in defense of the Revolution encouraged nationalism through patriotic songs, flags and public festivals.',
          contrast: 'Loyalty to a dynasty attaches people to a ruler, whereas this attaches them to a people.',
          wordParts: 'nation + -al + -ism',
          picture: 'a tricolor over a marching crowd',
        },
        {
          term: 'coup d’état',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a sudden and illegal seizure of government by a small group, often with military support',
          example: 'A coup d’état in November 1799 brought General Bonaparte to power.',
          contrast: 'A revolution involves broad social change, whereas this replaces those who govern.',
          wordParts: 'French for stroke of state',
          picture: 'a general in the door of a council hall',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which promise did deputies of the Third Estate make to one another on a tennis court at Versailles in June 1789?',
          answer: 'to stay together until France had a constitution',
          distractors: [
            { text: 'to remove the king and set up a republic within a year', error: 'places the republic too early' },
            { text: 'to march with the crowd to the prison of the Bastille', error: 'mixes it up with July 14' },
            { text: 'to leave Versailles and return to their home provinces', error: 'reverses their purpose' },
          ],
          reason: 'They had been locked out of their hall. The oath claimed authority for the nation rather than for the king.',
        },
        {
          thinking: 'remember',
          question: 'Which royal fortress and prison did a crowd of Parisians, who were looking for gunpowder, storm on July 14, 1789?',
          answer: 'the Bastille',
          distractors: [
            { text: 'the Louvre', error: 'picks a royal palace that became a museum' },
            { text: 'the Tuileries', error: 'picks the palace that was attacked in August 1792' },
            { text: 'the Conciergerie', error: 'picks the prison of the Terror' },
          ],
          reason: 'The crowd was looking for gunpowder, and the prison stood for arbitrary royal power.',
        },
        {
          thinking: 'remember',
          question: 'Which writer answered the declaration of 1789 with a Declaration of the Rights of Woman in 1791?',
          answer: 'Olympe de Gouges',
          distractors: [
            { text: 'Mary Wollstonecraft', error: 'picks the English author of a Vindication of 1792' },
            { text: 'Germaine de Staël', error: 'picks another writer of the period' },
            { text: 'Charlotte Corday', error: 'picks the woman who killed Marat' },
          ],
          reason: 'De Gouges answered the declaration of 1789 and demanded equal rights. She was executed in 1793.',
        },
        {
          thinking: 'remember',
          question: 'Which body, created by the Convention, directed the French government at the height of the Terror?',
          answer: 'the Committee of Public Safety',
          distractors: [
            { text: 'the Estates-General', error: 'picks the body of May 1789' },
            { text: 'the Directory', error: 'picks the government that came after the Terror' },
            { text: 'the Legislative Assembly', error: 'picks the body of 1791 and 1792' },
          ],
          reason: 'The Convention gave the committee wide powers in 1793. Robespierre was its best-known member.',
        },
        {
          thinking: 'remember',
          question: 'Which event of November 1799 brought the unpopular government of the Directory to an end?',
          answer: 'a coup led by Napoleon Bonaparte',
          distractors: [
            { text: 'the return of Louis XVI from exile', error: 'forgets that the king had been executed' },
            { text: 'an uprising by peasants of the Vendée', error: 'picks a revolt of 1793' },
            { text: 'a vote that restored the Convention', error: 'invents an election' },
          ],
          reason: 'Weak support, war and corruption had discredited the Directory. Napoleon became First Consul.',
        },
        {
          thinking: 'understand',
          question: 'Why was the French crown unable to solve its financial crisis by imposing taxes on nobles and clergy?',
          answer: 'Privileges and noble courts blocked new taxes.',
          distractors: [
            { text: 'Nobles and clergy had no land or income to be taxed.', error: 'reverses their wealth' },
            { text: 'The king had promised England to leave them free.', error: 'invents a treaty' },
            { text: 'Peasants refused to let others pay taxes in their place.', error: 'reverses peasants’ interests' },
          ],
          reason: 'The high courts, the parlements, refused to register reforms, so the king had to call the Estates-General.',
        },
        {
          thinking: 'understand',
          question:
            'Why did the question of whether the deputies should vote by head or by order become so important when they assembled in 1789?',
          answer: 'By order, two estates could outvote the third.',
          distractors: [
            { text: 'By head, the king would have lost his own vote.', error: 'thinks that the king voted' },
            { text: 'By order, each of the deputies would be paid a fee.', error: 'invents a payment' },
            { text: 'By head, women would have joined the assembly.', error: 'invents a change in membership' },
          ],
          reason: 'The Third Estate had as many deputies as the others together. Voting by head would give its numbers weight.',
        },
        {
          thinking: 'understand',
          question: 'Why did thousands of women of Paris march to the royal palace at Versailles in October 1789?',
          answer: 'They demanded bread and the king’s move to the capital.',
          distractors: [
            { text: 'They demanded the vote and a seat in the ministry.', error: 'takes later demands for the cause' },
            { text: 'They wanted to free prisoners who were held there.', error: 'mixes it up with the Bastille' },
            { text: 'They wanted to welcome the army of Austria.', error: 'reverses their loyalties' },
          ],
          reason: 'Prices were high, and rumors spread about insults to the nation. The royal family had to move to Paris.',
        },
        {
          thinking: 'understand',
          question: 'How did the Civil Constitution of the Clergy, which the Assembly passed in 1790, divide the people of France?',
          answer: 'It made priests choose between an oath to the state and the pope’s authority.',
          distractors: [
            { text: 'It made bishops choose between service in the army and a large yearly tax.', error: 'invents a tax' },
            {
              text: 'It forbade public worship and closed the schools of the larger provinces.',
              error: 'mixes it up with later campaigns',
            },
            { text: 'It gave the land of peasants back to monasteries and convents.', error: 'reverses the sale of church lands' },
          ],
          reason: 'About half of the parish clergy refused. Many villagers stood by their priests and turned against the Revolution.',
        },
        {
          thinking: 'understand',
          question: 'Why did the royal family’s attempted flight in June 1791 damage the monarchy?',
          answer: 'It showed that the king rejected the new order.',
          distractors: [
            { text: 'It cost the treasury the whole income of a year.', error: 'looks for a cause in money' },
            { text: 'It led the pope to take away the king’s title.', error: 'invents an act of the pope' },
            { text: 'It left the army under the command of the queen.', error: 'invents a command' },
          ],
          reason: 'The king left a letter that condemned the changes. Calls for a republic grew after he was stopped at Varennes.',
        },
        {
          thinking: 'apply',
          question:
            'In 1788 a noble owns large estates, is free of the main direct tax and has the sole right to hunt on village fields. Which term of the period describes this situation?',
          answer: 'privilege',
          distractors: [
            { text: 'deficit', error: 'picks a gap in the budget' },
            { text: 'conscription', error: 'picks forced military service' },
            { text: 'popular sovereignty', error: 'picks the opposite principle' },
          ],
          reason: 'Such exemptions and rights depended on rank. The Assembly abolished them in August 1789.',
        },
        {
          thinking: 'apply',
          question:
            'In 1793 a Paris cabinetmaker attends the meetings of his section, wears long trousers and demands a limit on the price of bread. To which political group does he most likely belong?',
          answer: 'the sans-culottes',
          distractors: [
            { text: 'the émigrés', error: 'picks those who left the country' },
            { text: 'the Girondins', error: 'picks deputies who opposed such price limits' },
            { text: 'the clergy', error: 'picks a legal order of the Old Regime' },
          ],
          reason: 'Artisans and shopkeepers like him pressed the Convention for price controls and action against hoarders.',
        },
        {
          thinking: 'analyze',
          question:
            'Historians estimate that bread took about half of a Paris laborer’s pay in normal times and most of it in the spring of 1789. What effect would this change have on other trades?',
          answer: 'Demand for other goods fell, and artisans lost work.',
          distractors: [
            { text: 'Prices for other goods rose, and artisans grew rich.', error: 'overlooks the loss of buyers' },
            { text: 'Shops for other goods were taken over by bakers.', error: 'takes a share of income for a takeover' },
            { text: 'Taxes on other goods ended, and artisans saved more.', error: 'invents tax relief' },
          ],
          reason: 'When food takes most of the income, little is left for cloth or furniture. A bad harvest thus became a crisis of work.',
        },
        {
          thinking: 'analyze',
          question:
            'Enslaved people in Saint-Domingue rose in 1791, and the Convention abolished slavery in 1794, five years after the declaration of rights. Which inference is soundest?',
          answer: 'Revolt in the colony forced the issue.',
          distractors: [
            { text: 'The declaration had freed them on the day of its passing.', error: 'ignores the five years' },
            { text: 'The planters had asked Paris for abolition.', error: 'reverses the planters’ interests' },
            { text: 'The Convention had begun the uprising in order to win votes.', error: 'invents a motive' },
          ],
          reason:
            'Revolt and the danger of losing the colony made principle into law. Napoleon restored slavery in French colonies in 1802.',
        },
        {
          thinking: 'analyze',
          question:
            'Most people executed after trials in the Terror came from the Third Estate and were sentenced in regions of revolt or near the frontiers. Which common picture of the Terror do these data correct?',
          answer: 'that the Terror struck mainly nobles in Paris',
          distractors: [
            { text: 'that the Terror took place during a foreign war', error: 'picks a fact that the data support' },
            { text: 'that the Terror was directed by a committee', error: 'picks a fact about leadership' },
            { text: 'that the Terror ended in the summer of 1794', error: 'picks a fact about dates' },
          ],
          reason:
            'Peasants and workers were numerous among the victims, because courts acted above all where civil war and invasion threatened.',
        },
        {
          thinking: 'evaluate',
          question:
            'Which evidence would provide the most convincing test of the claim that the Terror was primarily a response to war and invasion?',
          answer: 'executions by month and region beside reports of military danger',
          distractors: [
            { text: 'portraits of Robespierre that were painted during and after his life', error: 'shows reputation' },
            { text: 'speeches about virtue that were given at festivals in 1794', error: 'shows ideology without comparison' },
            { text: 'novels about the guillotine from the nineteenth century', error: 'gives later fiction' },
          ],
          reason:
            'If danger drove the Terror, executions should rise and fall with threats. The law of June 1794 came as the military situation improved, which complicates the claim.',
        },
      ],
      misconceptions: [
        {
          belief: 'The Revolution was a revolt of the starving poor against the rich.',
          why: 'Films begin with hungry crowds.',
          truth:
            'Hunger mattered, but lawyers, officials, liberal nobles and clergy shaped the first stage; different groups joined for different reasons.',
          teacherMove:
            'Give five short grievances from peasants, a guild, a priest, a lawyer and a noble. Students sort them by aim and find one demand that they share.',
        },
        {
          belief: 'Marie Antoinette said, “Let them eat cake.”',
          why: 'The line is repeated in jokes and books.',
          truth:
            'There is no evidence that she said it; Rousseau told a similar story of an unnamed princess when Marie Antoinette was still a child in Austria.',
          teacherMove:
            'Students examine when and where the phrase first appears and write why the rumor was useful to critics of the court.',
        },
        {
          belief: 'The Bastille was full of political prisoners.',
          why: 'Paintings show a great liberation.',
          truth:
            'It held seven prisoners that day; its importance lay in gunpowder, in the soldiers who changed sides and in what the fortress stood for.',
          teacherMove: 'Compare the number of prisoners with engravings of 1789. Students explain how a small fact became a large symbol.',
        },
        {
          belief: 'The Terror was the work of Robespierre alone.',
          why: 'One name gives the story a villain.',
          truth:
            'The Convention, committees, courts, representatives in the provinces and local activists took part; he was powerful but not a dictator.',
          teacherMove: 'Students map who made, applied and supported five decisions of 1793 and 1794, and mark Robespierre’s part in each.',
        },
        {
          belief: 'The Revolution failed because Napoleon and then kings ruled again.',
          why: 'A return of monarchy looks like a full circle.',
          truth: 'Legal equality of men, the sale of church lands, the metric system, departments and the idea of the nation lasted.',
          teacherMove:
            'Draw a table with 1788, 1794 and 1815 for law, land, church, rule and rights. Students mark what was reversed and what remained.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Why did a financial crisis of the monarchy turn into a political revolution in 1789?',
          lookFors: [
            'Explains the debt and why reforms were blocked.',
            'Connects the calling of the Estates-General to the dispute over representation.',
            'Shows how popular action in Paris and the countryside changed what deputies could do.',
          ],
          probe: 'Which moment could have ended in reform instead?',
        },
        {
          thinking: 'understand',
          question: 'How did the meaning of the word “citizen” change between 1788 and 1793?',
          lookFors: [
            'Contrasts ranks and privileges with equality in law.',
            'Notes limits, such as property rules for voting, gender and slavery.',
            'Uses a document or symbol of the period.',
          ],
          probe: 'Who claimed the word before the law allowed it?',
        },
        {
          thinking: 'evaluate',
          question: 'Should the Terror be understood as a defense of the Revolution or as a betrayal of its principles?',
          lookFors: [
            'Describes war, civil war and scarcity in 1793.',
            'Weighs laws and trials that denied basic rights.',
            'Considers alternatives that people proposed at the time.',
          ],
          probe: 'What evidence speaks most strongly against your view?',
        },
        {
          thinking: 'analyze',
          question:
            'How did women influence the course of the Revolution, and why did revolutionary leaders resist their claims to equal rights?',
          lookFors: [
            'Gives examples, such as the march to Versailles, clubs or Olympe de Gouges.',
            'Explains arguments that were used to exclude women.',
            'Notes the closing of women’s clubs in 1793.',
          ],
          probe: 'Which revolutionary principle could they turn against their opponents?',
        },
        {
          thinking: 'evaluate',
          question: 'Which political or social change introduced by the Revolution proved to be the most significant in the long run?',
          lookFors: [
            'Names a lasting change, such as legal equality or the modern idea of the nation.',
            'Compares it with another change.',
            'Follows its effects beyond France.',
          ],
          probe: 'For whom did it change little?',
        },
        {
          thinking: 'analyze',
          question: 'How did religious policy become a source of bitter conflict within revolutionary France?',
          lookFors: [
            'Explains the sale of church lands and the oath of the clergy.',
            'Shows how the oath divided communities.',
            'Connects the dispute to revolt in western France.',
          ],
          probe: 'Could reform of the church have been handled differently?',
        },
        {
          thinking: 'apply',
          question: 'How would a deputy of the center explain to village voters in 1792 why France is at war and what it needs?',
          lookFors: [
            'Refers to émigrés, Austria and Prussia, and fear for the Revolution.',
            'Adapts arguments to the interests of peasants.',
            'Shows awareness of doubts about the war.',
          ],
          probe: 'What would the villagers ask?',
        },
        {
          thinking: 'evaluate',
          question: 'How convincing is the view that ideas of the Enlightenment caused the Revolution?',
          lookFors: [
            'Identifies ideas such as popular sovereignty or criticism of privilege.',
            'Weighs them against debt, harvests and political conflict.',
            'Explains how ideas can shape what people do with a crisis.',
          ],
          probe: 'How could one find out who had read what?',
        },
        {
          thinking: 'create',
          question:
            'How would you choose five museum objects that tell the story of the Revolution from the perspective of ordinary people?',
          lookFors: [
            'Chooses objects of peasants, artisans, women, soldiers or colonists.',
            'Explains the voice and limits of each.',
            'Creates an order that makes an argument.',
          ],
          probe: 'Which well-known object did you leave out, and why?',
        },
        {
          thinking: 'analyze',
          question:
            'Why did the reforms of 1789 to 1791 leave so many people dissatisfied that a constitutional monarchy could not survive?',
          lookFors: [
            'names a group with unmet demands, such as peasants, sans-culottes or supporters of the clergy',
            'explains the king’s loss of trust after 1791',
            'connects the outbreak of war with the fall of the monarchy',
          ],
          probe: 'Which of these problems could a wiser compromise have solved?',
        },
      ],
      activities: [
        {
          title: 'A cartoon of three estates',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a caricature of 1789 in which a peasant carries a priest and a noble', 'paper'],
          steps: [
            'Describe the figures and objects before you interpret them.',
            'Identify what each figure stands for.',
            'Write on your paper a caption that the artist might have chosen.',
            'Suggest how a defender of the old order would answer.',
          ],
          lookFor: 'Students move from detail to claim and consider a second point of view.',
        },
        {
          title: 'Grievances of 1789',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['six short excerpts in plain English from cahiers', 'sorting sheet'],
          steps: [
            'Read your excerpts and underline each demand.',
            'Sort the demands on the sheet by topic: taxes, justice, church, land, representation.',
            'Compare which groups ask for what.',
            'Write two claims about what united and divided the kingdom.',
          ],
          lookFor: 'Claims cite excerpts and avoid treating the Third Estate as one voice.',
        },
        {
          title: 'Turning points of 1789 to 1794',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['twelve event cards', 'large paper'],
          steps: [
            'Arrange the event cards in order on the large paper.',
            'Draw arrows where one event helped to cause another.',
            'Choose two cards at which another outcome was possible.',
            'Explain in a paragraph why the Revolution became more radical.',
          ],
          lookFor: 'Arrows show causes and not just sequence.',
        },
        {
          title: 'Two declarations',
          purpose: 'practice',
          minutes: [25, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['excerpt from the declaration of 1789', 'excerpt from Olympe de Gouges’s text of 1791'],
          steps: [
            'Read both excerpts side by side.',
            'Mark where the second text repeats, changes or extends the first.',
            'Explain the effect of two of the changes.',
            'Write one sentence that de Gouges could have used in a debate.',
          ],
          lookFor: 'Students read closely and explain how imitation becomes argument.',
        },
        {
          title: 'Judging the Terror with data',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'individual',
          thinking: 'evaluate',
          materials: ['table of executions by month and region', 'time line of military events'],
          steps: [
            'Graph the executions by month beside the military events.',
            'Describe where the patterns match and where they differ.',
            'Formulate a claim about causes that the data allow.',
            'Name one further source that you would need.',
          ],
          lookFor: 'Claims are limited to what the data show, and the tone respects the victims.',
        },
      ],
      recalls: [
        {
          prompt: 'Explain absolute monarchy in one sentence with an example.',
          answer: 'A king or queen claims full power over the state, such as Louis XIV of France.',
          likelyError: 'Confuses it with any monarchy, including modern Britain’s.',
          minutes: 2,
        },
        {
          prompt: 'Name two ideas of the Enlightenment and a thinker for each.',
          answer: 'For example: separation of powers, Montesquieu; popular sovereignty, Rousseau.',
          likelyError: 'Names an inventor, such as James Watt.',
          minutes: 2,
        },
        {
          prompt: 'Write one way in which the American Revolution could matter to people in France.',
          answer:
            'For example: it showed that subjects could found a republic; French soldiers fought in it; its cost added to French debt.',
          likelyError: 'Says that France had opposed American independence.',
          minutes: 2,
        },
        {
          prompt: 'Define inflation and say what happens to poor families when the price of food doubles.',
          answer: 'Prices rise in general; families must give up other goods or go hungry.',
          likelyError: 'Says that incomes rise automatically at the same pace.',
          minutes: 2,
        },
        {
          prompt: 'List the parts of society in medieval and early modern Europe as people described them.',
          answer: 'Those who pray, those who fight and those who work.',
          likelyError: 'Uses the modern terms upper, middle and lower class only.',
          minutes: 1,
        },
        {
          prompt: 'Explain the difference between a reform and a revolution.',
          answer: 'A reform changes parts of a system; a revolution replaces its foundations.',
          likelyError: 'Says that a reform is always peaceful and a revolution is always violent.',
          minutes: 2,
        },
        {
          prompt: 'Compute what share of its income a family has left if bread takes 88 percent.',
          answer: '12 percent.',
          likelyError: 'Subtracts wrongly and writes 22 percent.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt: '“The French Revolution was necessary because the Old Regime could not be reformed.” Evaluate this claim.',
        answer:
          'Several reforms were tried, and they failed because parlements, nobles and the court blocked them, which supports the claim in part. But local assemblies, the edicts of 1787 and many cahiers show that reform was imaginable in early 1789, and many deputies wanted a constitutional monarchy. Choices, such as the dispute over voting, the king’s troops and the flight of 1791, narrowed the way. Necessity is a judgment made afterward; a better claim would say that reform was possible but that trust broke down.',
        partial:
          'Accepts the claim because reforms had failed, or rejects it because revolutions are violent, without weighing moments of choice.',
        reteach:
          'Students make a list of five reform attempts with who proposed and who blocked each. They mark the last point at which they think that reform could have succeeded and defend it.',
      },
      processes: [
        {
          title: 'how the Revolution began in 1789',
          steps: [
            'The Estates-General opens at Versailles in May.',
            'Deputies of the Third Estate take the name National Assembly.',
            'Deputies swear the Tennis Court Oath.',
            'A crowd storms the Bastille in July.',
            'The Assembly abolishes feudal privileges in August.',
            'A march brings the royal family to Paris in October.',
          ],
        },
        {
          title: 'how the monarchy gave way to a republic',
          steps: [
            'The royal family is stopped at Varennes in June 1791.',
            'The king accepts a constitution.',
            'France declares war on Austria in April 1792.',
            'A crowd attacks the Tuileries Palace in August 1792.',
            'The Convention declares a republic in September 1792.',
            'Louis XVI is executed in January 1793.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a state spends far more than it collects and privileged groups refuse new taxes',
          effect: 'its ruler must ask wider representation for consent',
        },
        {
          cause: 'bread takes most of the income of working families',
          effect: 'demand for other goods falls and anger at hoarders grows',
        },
        {
          cause: 'a king tries to flee and condemns the new constitution in a letter',
          effect: 'many supporters of limited monarchy lose trust in him',
        },
        {
          cause: 'a revolutionary government faces invasion and revolt at once',
          effect: 'emergency laws and suspicion can replace ordinary justice',
        },
        { cause: 'peasants attack manor houses and burn records of dues', effect: 'deputies decide to abolish feudal privileges' },
      ],
      comparisons: [
        {
          a: 'the constitution of 1791',
          b: 'the constitution of 1793',
          alike: 'Both rested on the sovereignty of the nation and began with a declaration of rights.',
          different: [
            { feature: 'head of state', a: 'a king with limited power', b: 'no king' },
            { feature: 'vote', a: 'men who paid a certain tax', b: 'nearly all adult men' },
            { feature: 'effect', a: 'in force for less than a year', b: 'suspended because of the war' },
          ],
        },
        {
          a: 'the American Revolution',
          b: 'the French Revolution',
          alike: 'Both appealed to natural rights and popular sovereignty and produced written constitutions.',
          different: [
            { feature: 'opponent', a: 'an imperial government overseas', b: 'a monarchy and a society of orders at home' },
            { feature: 'church', a: 'no single national church to overthrow', b: 'lands sold and clergy placed under the state' },
            { feature: 'course', a: 'independence, then a federal constitution', b: 'monarchy, republic, Terror, Directory, Napoleon' },
          ],
        },
      ],
      connections: [
        'Math: study how the metric system began in the 1790s and why units based on nature fit revolutionary ideals.',
        'English: analyze how Dickens opens A Tale of Two Cities and which view of the Revolution his contrasts prepare.',
        'Art: compare David’s Oath of the Tennis Court with an anonymous print of the women’s march and ask who is the hero in each.',
        'Civics: trace the phrase “general will” or “public safety” in modern debates on emergency powers.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'The chevalier de Saint-Georges',
          task: 'Students analyze how talent, color and rank met in one life and what 1789 could change for him.',
          background:
            'Joseph Bologne, born in Guadeloupe to an enslaved mother and a planter, was a composer, fencer and colonel in the revolutionary armies.',
          checkFirst: 'Use respectful terms, and give the colonial context first.',
        },
        {
          aspect: 'history',
          title: 'Toussaint Louverture and 1789',
          task: 'Students compare articles of the declaration with demands made in Saint-Domingue and judge how universal “man” was meant to be.',
          background: 'The Haitian Revolution, begun in 1791, led to independence in 1804.',
          checkFirst: 'Avoid images of violence, and let sources by people of African descent speak.',
        },
        {
          aspect: 'place',
          title: 'The Vendée',
          task: 'Students examine a region’s revolt through two historians’ accounts and a map and explain why memory differs in France.',
          background:
            'In 1793 western France rose against conscription and religious policy. The war that followed killed a very large number of people.',
          checkFirst: 'Discuss numbers with care, and do not rank suffering.',
        },
        {
          aspect: 'language',
          title: 'A new calendar',
          task: 'Students translate month names such as Thermidor and Brumaire and explain what the calendar tried to change.',
          background: 'From 1793 France counted years from the founding of the republic and named months after the seasons.',
          checkFirst: 'Mention other calendars as equals, and ask no student to explain a faith.',
        },
        {
          aspect: 'family and community',
          title: 'Names and civil records',
          task: 'Students study how births, marriages and deaths moved from parish books to town halls and what this changed for families.',
          background: 'In 1792 France created civil registration and made divorce legal.',
          checkFirst: 'Speak about law and not about students’ own families.',
        },
        {
          aspect: 'critical question',
          title: 'Who counts as the people?',
          task: 'Students annotate one speech with the groups that it includes and leaves out and rewrite a sentence so that it includes one more.',
          background:
            'Jews in France gained full citizenship in 1791, and free men of color gained political rights in 1792, while women remained excluded.',
          checkFirst: 'Let nobody stand for a group.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A clerk at Versailles copies the list of seats for the Estates-General and notices what the order of entry says about power. Narrate the day of the opening, and choose one small change that the clerk makes or refuses to make.',
          audience: 'a short story for a literary magazine',
          plan: ['What do clothes and doors reveal?', 'Who notices the clerk?', 'What is different by evening?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A printer in Paris receives two texts on the same night in 1791, one on the rights of women and one against them, and can print only one before dawn. Narrate the night, and choose what persuades the printer.',
          audience: 'readers of historical fiction',
          plan: ['Who brings the texts?', 'What would each cost?', 'What hangs on the wall in the morning?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A village schoolteacher is asked to read new decrees aloud every Sunday. Narrate three Sundays from 1789 to 1793, and choose the decree after which nobody speaks.',
          audience: 'a story for an anthology',
          plan: ['Who stands where?', 'What does each decree promise?', 'How has the teacher changed?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'It is 1789, and deputies must decide on voting by head or by order. Write a speech that argues for one way and answers the best argument of the other side, and choose the estate from which you speak.',
          audience: 'deputies at Versailles',
          plan: ['What is fair representation?', 'Who fears what?', 'What compromise could you offer?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A town wants to name a square after Robespierre, and another group prefers Olympe de Gouges. Argue for one name, for both or for neither, and choose evidence that opponents must respect.',
          audience: 'a letter to a town council',
          plan: ['What should a public name honor?', 'What does the record show?', 'Which objection is strongest?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue whether emergency powers can protect a republic without destroying it. Use 1793 and 1794 as your main case, and choose a safeguard that you would have added.',
          audience: 'an essay for a civics journal',
          plan: ['What was the danger?', 'Which limits fell?', 'What would the safeguard change?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the debt of the French crown led to the meeting of the Estates-General. Follow decisions from the American war to May 1789, and choose the turning point that you consider most important.',
          audience: 'an explainer for younger students',
          plan: ['Who owed what?', 'Who refused?', 'Why did refusal matter?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the Revolution changed the lives of peasants in one region. Use land, dues, church and army as headings, and choose a region and a reliable source.',
          audience: 'an entry in a student encyclopedia',
          plan: ['What ended?', 'What was promised?', 'What remained the same?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why historians disagree about the Terror. Present two interpretations fairly and the evidence that each stresses, and choose one document that both would use.',
          audience: 'a study guide',
          plan: ['What question do they ask?', 'What counts as a cause?', 'Where could they agree?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the hall at Versailles on the day when three orders enter by different doors. Let cloth, color and distance speak, and choose one deputy in black and follow his eyes.',
          audience: 'an exhibition text',
          plan: ['What is the order of entry?', 'What can be heard?', 'Who is far from the throne?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a bakery line in Paris before sunrise in 1789 or 1793. Use cold, rumor and arithmetic, and choose the sentence that turns a line into a crowd.',
          audience: 'readers of literary nonfiction',
          plan: ['What does a loaf cost?', 'Who speaks first?', 'What does the baker do?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe an engraving of a revolutionary festival for a listener who cannot see it. Move from the whole scene to a single figure, and choose a figure who does not look at the center.',
          audience: 'a museum audio guide',
          plan: ['What fills the space?', 'What do the symbols mean?', 'What is outside the frame?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue between the declaration of 1789 and the declaration of 1791 on women’s rights, and choose the article on which they cannot agree.',
          audience: 'a staged reading',
          plan: ['What do they share?', 'What does one leave out?', 'How does the talk end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Compose a poem from the names of the revolutionary months, with an image of 1789 to 1799 for each, and choose where the year should begin.',
          audience: 'a class anthology',
          plan: ['Which season fits which event?', 'What repeats?', 'What does the last month hold?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent five entries from a register of lost property in Paris, one for each year from 1789 to 1793. Let each object hint at an event, and choose the object that nobody claims.',
          audience: 'visitors to a small exhibition',
          plan: ['Who might have lost it?', 'What does it reveal?', 'Why does nobody come?'],
        },
      ],
      itemSets: [
        {
          title: 'A night of giving up',
          text: 'In July 1789, as rumors of armed bands spread through the countryside, peasants in many regions attacked manor houses and burned the papers that recorded their dues. On the night of August 4, nobles in the National Assembly rose one after another to give up hunting rights, tax exemptions and other privileges. The decrees that followed declared that the feudal system was abolished. However, peasants had to buy their way out of many payments that were treated as property. Only in 1793 were those ended without any compensation.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did peasants in many regions burn documents instead of merely refusing to pay what they owed?',
              answer: 'The papers were the proof that a lord could take to court.',
              distractors: [
                {
                  text: 'The papers named those who would vote for the king.',
                  error: 'thinks of elections in place of dues',
                },
                {
                  text: 'The papers were the money that nobles used for trade.',
                  error: 'confuses records with banknotes',
                },
                {
                  text: 'The papers listed the taxes that the Assembly had passed.',
                  error: 'confuses dues to lords with taxes of the state',
                },
              ],
              reason: 'The papers recorded dues, so destroying them made it hard for a lord to claim payment again.',
            },
            {
              thinking: 'apply',
              question: 'Which interpretation of the night of August 4 takes both the events of July and the later decrees into account?',
              answer: 'Fear of revolt led to concessions that still protected property.',
              distractors: [
                {
                  text: 'Love of equality led nobles to give up their property at once.',
                  error: 'takes the speeches of the night at their word',
                },
                {
                  text: 'Orders from the king forced the Assembly to divide the land.',
                  error: 'gives the crown a role that it did not have',
                },
                {
                  text: 'Pressure from Paris ended the burdens of the cities alone.',
                  error: 'overlooks that the case is about the countryside',
                },
              ],
              reason:
                'Attacks on manor houses came first, and the decrees kept payments that counted as property, so surrender had limits.',
            },
            {
              thinking: 'analyze',
              question:
                'Why might a peasant in 1790 have been disappointed although the Assembly had declared the feudal system abolished?',
              answer: 'Many dues remained until their price had been paid.',
              distractors: [
                {
                  text: 'Many nobles had been granted their hunting rights again.',
                  error: 'invents a reversal that the decrees do not contain',
                },
                {
                  text: 'Many peasants were told to leave the National Assembly.',
                  error: 'confuses peasants with deputies',
                },
                {
                  text: 'Many villages had to build new manor houses for lords.',
                  error: 'invents a punishment that the text does not mention',
                },
              ],
              reason: 'The decrees made peasants redeem many payments, so the burden did not simply disappear.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Should the night of August 4 be remembered as generosity, as calculation or as something else? Support your judgment with the order of events.',
            lookFors: [
              'Places the night after the attacks of July, so that fear or the wish to restore order is considered.',
              'Weighs what was truly given up, such as hunting rights and tax exemptions, against what had to be bought out until 1793.',
            ],
            probe: 'What kind of source could tell you what an individual noble in the hall hoped for?',
          },
        },
        {
          title: 'Money made of land',
          text: 'In 1789 the National Assembly took over the lands of the Church in order to deal with the national debt. It then issued paper notes called assignats, which could be exchanged for this land, and the notes that came back to the treasury were supposed to be destroyed. Because taxes came in slowly and war began in 1792, governments kept printing far more notes than the land could cover. Their value fell year after year, shopkeepers raised their prices or concealed their goods, and by 1796 the government abandoned the notes because they had become almost worthless.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'Why was it more reasonable to trust the earliest notes than those that the government issued after the war had begun?',
              answer: 'Fewer of them shared the value of the land behind them.',
              distractors: [
                {
                  text: 'Fewer of them had been printed with a portrait of a king.',
                  error: 'judges the notes by their appearance',
                },
                {
                  text: 'More of them had been paid for with foreign silver coins.',
                  error: 'invents a different kind of backing',
                },
                {
                  text: 'More of them had been signed by bishops of the Church.',
                  error: 'thinks that the Church guaranteed the notes',
                },
              ],
              reason: 'The land was limited, so each additional note meant less land behind every note.',
            },
            {
              thinking: 'apply',
              question: 'Which of these individuals would most likely have benefited while the notes lost their value from year to year?',
              answer: 'a farmer who repaid an old loan with new notes',
              distractors: [
                {
                  text: 'a landlord whose rent had been fixed for ten years',
                  error: 'overlooks that fixed payments lose their worth',
                },
                {
                  text: 'a laborer whose wages rose more slowly than prices',
                  error: 'confuses higher wages with higher buying power',
                },
                {
                  text: 'a widow who had saved a chest of notes since 1790',
                  error: 'thinks that saved money keeps its value',
                },
              ],
              reason: 'A debtor pays back a fixed sum in money that buys less, while those who receive fixed sums lose.',
            },
            {
              thinking: 'analyze',
              question: 'How does this case help to explain why crowds in Paris demanded legal limits on prices in 1793?',
              answer: 'Falling notes made bread cost more for people who lived on wages.',
              distractors: [
                {
                  text: 'Rising harvests made bread so cheap that bakers closed shops.',
                  error: 'reverses the direction of prices',
                },
                {
                  text: 'Rising taxes on notes made bakers leave the city for farms.',
                  error: 'invents a tax that the text does not mention',
                },
                {
                  text: 'Falling debts of the state made officials buy up the bread.',
                  error: 'overlooks that the debt was the starting point',
                },
              ],
              reason: 'When money loses value, prices rise and sellers hold goods back, and wage earners feel it first.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How sound was the sale of Church land as an answer to the debt of 1789, if you judge the plan and its execution separately?',
            lookFors: [
              'Explains how the plan could have worked if notes had been limited and destroyed after use.',
              'Explains why it failed in practice, with the weak tax income, the war or the printing as evidence, and may add conflict with the Church.',
            ],
            probe: 'At which moment could the government still have changed course, and at what cost?',
          },
        },
        {
          title: 'A whole people called up',
          text: 'In August 1793, with foreign armies on French soil and revolts inside the country, the Convention decreed a mass mobilization. Young men were to fight, married men were to make weapons and move supplies, and women were to sew tents and clothes and serve in hospitals. Children were to turn old linen into bandages, while old people were to be carried to public squares to encourage the soldiers. Within about a year, France had several hundred thousand men under arms, far more than the monarchy had sent into its wars.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What was new about the relationship between people and the state that this revolutionary decree established?',
              answer: 'Each group owed the nation a service of its own.',
              distractors: [
                {
                  text: 'Each group could choose whether it wished to take part.',
                  error: 'overlooks that the decree gave commands',
                },
                {
                  text: 'Each group received a vote in return for its service.',
                  error: 'assumes that duty brought political rights',
                },
                {
                  text: 'Each group served the lord of the region where it lived.',
                  error: 'carries feudal duty into the republic',
                },
              ],
              reason:
                'The decree names a duty for the young, the married, women, children and the old, so war became the affair of the nation.',
            },
            {
              thinking: 'apply',
              question: 'Which practical difficulty of the revolutionary government did such a decree most likely make more severe?',
              answer: 'finding bread and supplies for armies of enormous size',
              distractors: [
                {
                  text: 'finding officers who wished to restore old privileges',
                  error: 'picks a goal that the Convention did not have',
                },
                {
                  text: 'finding nobles to sit in the hall of the First Estate',
                  error: 'confuses the estates and the year',
                },
                {
                  text: 'finding buyers for weapons that the armies had refused',
                  error: 'overlooks that the war used up weapons',
                },
              ],
              reason:
                'Hundreds of thousands of soldiers had to be fed, clothed and armed, while fewer hands were left for farms and shops.',
            },
            {
              thinking: 'analyze',
              question:
                'Women were given tasks in the decree but had no vote under the republic. What does this contrast suggest about citizenship in 1793?',
              answer: 'The nation claimed duties from more people than it gave rights.',
              distractors: [
                {
                  text: 'The nation gave equal rights to those who worked for the war.',
                  error: 'assumes that rights followed duties',
                },
                {
                  text: 'The nation considered women to be subjects of a foreign king.',
                  error: 'turns exclusion into foreign status',
                },
                {
                  text: 'The nation left families free to decide about military service.',
                  error: 'contradicts the compulsory decree',
                },
              ],
              reason: 'Duties reached women, children and the old, while voting was limited to men.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Did the mass call to arms make the Revolution more democratic or more authoritarian, in view of the decree and its circumstances?',
            lookFors: [
              'Uses evidence for participation, such as the idea that the whole nation defends itself or that service is shared.',
              'Uses evidence for compulsion, such as commands to all ages or revolts against conscription, and weighs it against the danger of 1793.',
            ],
            probe: 'How would someone in the Vendée and someone near the northern border judge the same decree?',
          },
        },
      ],
    },
  },
});
