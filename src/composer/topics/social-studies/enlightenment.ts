import { defineTopicPack } from '../topic-pack.ts';

export const enlightenment = defineTopicPack({
  id: 'enlightenment',
  title: 'The Enlightenment',
  inText: 'the Enlightenment',
  subject: 'social-studies',
  aliases: [
    'enlightenment',
    'the enlightenment',
    'age of enlightenment',
    'the age of enlightenment',
    'age of reason',
    'the age of reason',
    'enlightenment thinkers',
    'enlightenment philosophers',
    'enlightenment ideas',
    'philosophes',
    'locke and hobbes',
    'hobbes and locke',
    'john locke',
    'voltaire',
    'montesquieu',
    'rousseau',
    'enlightened despots',
    'encyclopédie',
    'mary wollstonecraft',
  ],
  standards: [{ code: 'D2.His.14.9-12', grades: [9, 12] }],
  translations: {
    Enlightenment: {
      Arabic: 'عصر التنوير',
      Bengali: 'আলোকায়ন',
      'Chinese (Simplified)': '启蒙运动',
      French: 'Lumières',
      Hindi: 'ज्ञानोदय',
      Japanese: '啓蒙思想',
      Korean: '계몽주의',
      Portuguese: 'Iluminismo',
      Russian: 'Просвещение',
      Spanish: 'Ilustración',
      Ukrainian: 'Просвітництво',
      Vietnamese: 'phong trào Khai sáng',
    },
    reason: {
      Arabic: 'عقل',
      Bengali: 'যুক্তি',
      'Chinese (Simplified)': '理性',
      French: 'raison',
      Hindi: 'तर्कबुद्धि',
      Japanese: '理性',
      Korean: '이성',
      Portuguese: 'razão',
      Russian: 'разум',
      Spanish: 'razón',
      Ukrainian: 'розум',
      Vietnamese: 'lý trí',
    },
    'natural rights': {
      Arabic: 'الحقوق الطبيعية',
      Bengali: 'প্রাকৃতিক অধিকার',
      'Chinese (Simplified)': '自然权利',
      French: 'droits naturels',
      Hindi: 'प्राकृतिक अधिकार',
      Japanese: '自然権',
      Korean: '자연권',
      Portuguese: 'direitos naturais',
      Russian: 'естественные права',
      Spanish: 'derechos naturales',
      Ukrainian: 'природні права',
      Vietnamese: 'quyền tự nhiên',
    },
    'social contract': {
      Arabic: 'العقد الاجتماعي',
      Bengali: 'সামাজিক চুক্তি',
      'Chinese (Simplified)': '社会契约',
      French: 'contrat social',
      Hindi: 'सामाजिक अनुबंध',
      Japanese: '社会契約',
      Korean: '사회 계약',
      Portuguese: 'contrato social',
      Russian: 'общественный договор',
      Spanish: 'contrato social',
      Ukrainian: 'суспільний договір',
      Vietnamese: 'khế ước xã hội',
    },
    empiricism: {
      Arabic: 'مذهب تجريبي',
      Bengali: 'অভিজ্ঞতাবাদ',
      'Chinese (Simplified)': '经验主义',
      French: 'empirisme',
      Hindi: 'अनुभववाद',
      Japanese: '経験論',
      Korean: '경험론',
      Portuguese: 'empirismo',
      Russian: 'эмпиризм',
      Spanish: 'empirismo',
      Ukrainian: 'емпіризм',
      Vietnamese: 'chủ nghĩa kinh nghiệm',
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
    'enlightened absolutism': {
      Arabic: 'استبداد مستنير',
      Bengali: 'জ্ঞানদীপ্ত স্বৈরতন্ত্র',
      'Chinese (Simplified)': '开明专制',
      French: 'despotisme éclairé',
      Hindi: 'प्रबुद्ध निरंकुशता',
      Japanese: '啓蒙専制主義',
      Korean: '계몽 전제주의',
      Portuguese: 'absolutismo esclarecido',
      Russian: 'просвещённый абсолютизм',
      Spanish: 'despotismo ilustrado',
      Ukrainian: 'освічений абсолютизм',
      Vietnamese: 'chuyên chế khai sáng',
    },
    secular: {
      Arabic: 'دنيوي',
      Bengali: 'ধর্মনিরপেক্ষ',
      'Chinese (Simplified)': '世俗的',
      French: 'laïque',
      Hindi: 'लौकिक',
      Japanese: '世俗的な',
      Korean: '세속적인',
      Portuguese: 'secular',
      Russian: 'светский',
      Spanish: 'secular',
      Ukrainian: 'світський',
      Vietnamese: 'thế tục',
    },
    philosophe: {
      Arabic: 'فيلسوف تنويري',
      'Chinese (Simplified)': '启蒙思想家',
      French: 'philosophe des Lumières',
      Japanese: '啓蒙思想家',
      Korean: '계몽사상가',
      Portuguese: 'filósofo iluminista',
      Russian: 'философ-просветитель',
      Spanish: 'filósofo ilustrado',
      Ukrainian: 'філософ-просвітник',
      Vietnamese: 'nhà tư tưởng Khai sáng',
    },
    deism: {
      Arabic: 'ربوبية',
      'Chinese (Simplified)': '自然神论',
      French: 'déisme',
      Japanese: '理神論',
      Korean: '이신론',
      Portuguese: 'deísmo',
      Russian: 'деизм',
      Spanish: 'deísmo',
      Ukrainian: 'деїзм',
      Vietnamese: 'tự nhiên thần luận',
    },
    salon: {
      Arabic: 'صالون أدبي',
      Bengali: 'সালোঁ',
      'Chinese (Simplified)': '沙龙',
      French: 'salon',
      Japanese: 'サロン',
      Korean: '살롱',
      Portuguese: 'salão literário',
      Russian: 'салон',
      Spanish: 'salón literario',
      Ukrainian: 'салон',
    },
    'popular sovereignty': {
      Arabic: 'سيادة شعبية',
      Bengali: 'জনগণের সার্বভৌমত্ব',
      'Chinese (Simplified)': '人民主权',
      French: 'souveraineté populaire',
      Hindi: 'लोक संप्रभुता',
      Japanese: '人民主権',
      Korean: '국민 주권',
      Portuguese: 'soberania popular',
      Russian: 'народный суверенитет',
      Spanish: 'soberanía popular',
      Ukrainian: 'народний суверенітет',
      Vietnamese: 'chủ quyền nhân dân',
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
    toleration: {
      Arabic: 'تسامح ديني',
      Bengali: 'ধর্মীয় সহিষ্ণুতা',
      'Chinese (Simplified)': '宗教宽容',
      French: 'tolérance',
      Hindi: 'धार्मिक सहिष्णुता',
      Japanese: '寛容',
      Korean: '관용',
      Portuguese: 'tolerância',
      Russian: 'веротерпимость',
      Spanish: 'tolerancia',
      Ukrainian: 'віротерпимість',
      Vietnamese: 'sự khoan dung tôn giáo',
    },
    'public sphere': {
      Arabic: 'مجال عام',
      Bengali: 'জনপরিসর',
      'Chinese (Simplified)': '公共领域',
      French: 'espace public',
      Japanese: '公共圏',
      Korean: '공론장',
      Portuguese: 'esfera pública',
      Russian: 'публичная сфера',
      Spanish: 'esfera pública',
      Ukrainian: 'публічна сфера',
    },
    progress: {
      Arabic: 'تقدم',
      Bengali: 'প্রগতি',
      'Chinese (Simplified)': '进步',
      French: 'progrès',
      Hindi: 'प्रगति',
      Japanese: '進歩',
      Korean: '진보',
      Portuguese: 'progresso',
      Russian: 'прогресс',
      Spanish: 'progreso',
      Ukrainian: 'прогрес',
      Vietnamese: 'tiến bộ',
    },
  },
  bands: {
    '9-12': {
      bigIdea:
        'Enlightenment thinkers held that reason, evidence and open debate could improve society and limit power; their ideas reshaped law and government, although they were contested and applied unequally.',
      objectives: [
        'explain how the Scientific Revolution and print culture prepared the Enlightenment',
        'compare the political ideas of Hobbes, Locke, Montesquieu and Rousseau',
        'analyze how salons, coffeehouses and books spread ideas beyond universities and courts',
        'evaluate contradictions between universal principles and slavery, empire and the exclusion of women',
        'trace Enlightenment ideas in constitutions, reforms and later movements',
      ],
      terms: [
        {
          term: 'Enlightenment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a movement of the late 1600s and 1700s that relied on reason and open debate to improve society and government',
          example: 'The Enlightenment linked readers and writers from Edinburgh to Philadelphia and Lima.',
          contrast: 'The Renaissance looked to ancient models, whereas this movement claimed that the present could surpass them.',
          wordParts: 'en- + light + -en + -ment',
          picture: 'a lamp above an open book',
        },
        {
          term: 'reason',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the natural human capacity to think logically, judge and draw conclusions from evidence',
          example: 'Voltaire appealed to reason in his campaigns against superstition, religious hatred and judicial cruelty.',
          contrast: 'Authority asks to be believed, whereas this asks for grounds.',
          wordParts: 'from Latin ratio',
          picture: 'scales that weigh two arguments',
        },
        {
          term: 'natural rights',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'rights that people are believed to possess by nature, simply as human beings, so that no government grants them',
          example: 'Locke counted life, liberty and property among natural rights.',
          contrast: 'Civil rights are granted and protected by a state’s law, whereas these are claimed to exist before any state.',
          wordParts: 'nature + right',
          picture: 'a newborn child with a scroll',
        },
        {
          term: 'social contract',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the idea that government rests on an agreement among people to give up some freedom for protection',
          example: 'According to the theory of the social contract, the consent of the governed is the source of lawful power.',
          contrast: 'Divine right derives power from God, whereas this derives it from agreement.',
          wordParts: 'from Latin contrahere (draw together)',
          picture: 'many hands that sign one page',
        },
        {
          term: 'popular sovereignty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the principle that final authority belongs to the people',
          example: 'Rousseau’s version of popular sovereignty placed lawmaking in the citizens themselves.',
          contrast: 'In absolutism the ruler is the final authority.',
          wordParts: 'from Latin populus (people) + sovereign',
          picture: 'a crown carried by a crowd',
        },
        {
          term: 'separation of powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the division of lawmaking, enforcement and judging among different bodies',
          example: 'Montesquieu argued that separation of powers protects liberty.',
          contrast: 'Federalism divides power by territory, whereas this divides it by task.',
          wordParts: 'separate + power',
          picture: 'three keys for one lock',
        },
        {
          term: 'philosophe',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a French-speaking writer of the 1700s who spread critical and reforming ideas among educated readers',
          example: 'A philosophe such as Diderot wrote for a broad educated public rather than for university scholars alone.',
          contrast: 'A university philosopher may build a system, whereas this writer sought public effect.',
          wordParts: 'French for philosopher',
          picture: 'a quill, a cup of coffee and a pamphlet',
        },
        {
          term: 'empiricism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the view that knowledge comes mainly from experience and careful observation rather than from inborn ideas',
          example: 'Locke’s empiricism compared the human mind at birth to an empty sheet on which experience gradually writes.',
          contrast: 'Rationalism stresses what the mind can know by thinking alone.',
          wordParts: 'from Greek for experience',
          picture: 'an eye above a notebook',
        },
        {
          term: 'deism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'belief in a creator who established the universe with its natural laws and does not intervene in it',
          example: 'Deism appealed to thinkers who saw order in nature and distrusted miracles.',
          contrast: 'Atheism denies that there is a god, whereas this affirms a creator.',
          wordParts: 'from Latin deus (god)',
          picture: 'a clock that runs by itself',
        },
        {
          term: 'toleration',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the policy of allowing people to hold and practice different religious beliefs',
          example: 'Voltaire defended toleration after a Protestant merchant had been executed unjustly in Toulouse.',
          contrast: 'Full equality gives the same rights to each faith, whereas this may merely permit them.',
          wordParts: 'from Latin for bear',
          picture: 'neighbors with different books at one table',
        },
        {
          term: 'secular',
          partOfSpeech: 'adjective',
          tier: 2,
          definition: 'concerned with matters of the present world rather than with religious belief or authority',
          example: 'The Encyclopédie offered a secular order of knowledge.',
          contrast: 'An attack on religion is hostile to it, whereas this word describes what is simply not based on religion.',
          wordParts: 'from Latin for age or world',
          picture: 'a library between a church and a market',
        },
        {
          term: 'censorship',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'official control over what may be printed, shown or said in public, usually to suppress unwelcome ideas',
          example: 'Because of strict censorship at home, many French books were printed in Amsterdam or Geneva.',
          contrast: 'Criticism answers a book, whereas this keeps it from readers.',
          wordParts: 'from the Roman office of censor',
          picture: 'a page with black bars',
        },
        {
          term: 'salon',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a regular gathering in a private home at which guests discussed literature, philosophy and politics',
          example: 'In the salon of Madame Geoffrin, writers met nobles, artists and visitors from abroad.',
          contrast: 'An academy has official members, whereas a hostess decided who came here.',
          wordParts: 'French for reception room',
          picture: 'chairs in a circle under a chandelier',
        },
        {
          term: 'public sphere',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the space between the state and private households in which citizens discuss matters of common concern',
          example: 'Newspapers, coffeehouses and lodges created a public sphere in which people could debate political questions.',
          contrast: 'A court audience is called by a ruler, whereas this opens among private persons.',
          wordParts: 'public + sphere',
          picture: 'a round table with newspapers',
        },
        {
          term: 'enlightened absolutism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'government by a monarch with unlimited power who introduces reforms in the name of reason',
          example: 'Under enlightened absolutism Frederick II of Prussia limited torture but kept control of policy.',
          contrast: 'In a constitutional monarchy law limits the crown, whereas here the ruler decides on the limits.',
          wordParts: 'enlightened + absolute',
          picture: 'a crown beside a lamp',
        },
        {
          term: 'progress',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'gradual improvement over time, especially of knowledge, laws and living conditions',
          example: 'Condorcet was convinced that the progress of human knowledge and institutions had no fixed limit.',
          contrast: 'Change can go in any direction, whereas this claims a better one.',
          wordParts: 'from Latin for step forward',
          picture: 'a staircase with an open end',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'Which author proposed the separation of powers in The Spirit of the Laws, a work of 1748 that compared many forms of government?',
          answer: 'Montesquieu',
          distractors: [
            { text: 'Rousseau', error: 'picks the author of The Social Contract' },
            { text: 'Voltaire', error: 'picks the critic of intolerance' },
            { text: 'Beccaria', error: 'picks the author on crimes and punishments' },
          ],
          reason: 'Montesquieu studied England and Rome and argued that power should check power. The American framers cited him often.',
        },
        {
          thinking: 'remember',
          question: 'Which collective work, intended to gather and spread useful knowledge, did Denis Diderot and Jean d’Alembert edit?',
          answer: 'the Encyclopédie',
          distractors: [
            { text: 'Candide', error: 'picks a tale by Voltaire' },
            { text: 'The Social Contract', error: 'picks a book by Rousseau' },
            { text: 'The Wealth of Nations', error: 'picks a book by Adam Smith' },
          ],
          reason: 'From 1751 more than one hundred contributors described sciences, arts and crafts. Authorities tried to suppress it.',
        },
        {
          thinking: 'remember',
          question:
            'Which phrase did Immanuel Kant describe as the motto of the Enlightenment when he defined the movement in his essay of 1784?',
          answer: '“Dare to know!”',
          distractors: [
            { text: '“I think, therefore I am”', error: 'picks a line of Descartes' },
            { text: '“Knowledge is power”', error: 'picks a saying linked with Bacon' },
            { text: '“Liberty, equality, fraternity”', error: 'picks a motto of the French Revolution' },
          ],
          reason: 'Kant described enlightenment as leaving a self-imposed immaturity and using one’s own understanding.',
        },
        {
          thinking: 'remember',
          question: 'Which author argued in A Vindication of the Rights of Woman (1792) that girls should receive a rational education?',
          answer: 'Mary Wollstonecraft',
          distractors: [
            { text: 'Émilie du Châtelet', error: 'picks the translator of Newton' },
            { text: 'Catherine II', error: 'picks the ruler of Russia' },
            { text: 'Marie-Thérèse Geoffrin', error: 'picks the hostess of a salon' },
          ],
          reason: 'Wollstonecraft answered Rousseau, who had wanted girls to be educated for the sake of men.',
        },
        {
          thinking: 'remember',
          question: 'According to John Locke, which three natural rights does a legitimate government have the duty to protect?',
          answer: 'life, liberty and property',
          distractors: [
            { text: 'life, faith and inheritance', error: 'mixes in values of the old order' },
            { text: 'liberty, equality and happiness', error: 'mixes in words of later declarations' },
            { text: 'speech, press and assembly', error: 'mixes them up with the First Amendment' },
          ],
          reason: 'Locke wrote that people form governments to secure these rights. He used the word property at times for all three.',
        },
        {
          thinking: 'understand',
          question: 'How did Newton’s success in explaining the motion of bodies influence writers who studied society and government?',
          answer: 'It suggested that human affairs might follow discoverable laws.',
          distractors: [
            { text: 'It proved that kings had been chosen by the laws of motion.', error: 'takes an analogy for a proof' },
            { text: 'It turned attention from this world to questions of life after death.', error: 'reverses the effect' },
            { text: 'It showed that experiments on society are forbidden.', error: 'invents a ban' },
          ],
          reason: 'If one law could explain planets and apples, writers hoped to find principles of trade, law and government.',
        },
        {
          thinking: 'understand',
          question:
            'Although both philosophers wrote about government and the state of nature, on which point did Locke disagree most clearly with Hobbes?',
          answer: 'whether people may replace a government that breaks its trust',
          distractors: [
            { text: 'whether people had once lived without any government', error: 'picks an idea that both used' },
            { text: 'whether people give up some freedom for the sake of safety', error: 'picks an idea that both shared' },
            { text: 'whether people are guided by their own interests at times', error: 'picks an idea that both accepted' },
          ],
          reason: 'Hobbes feared civil war and wanted an undivided sovereign. Locke saw power as a trust that can be lost.',
        },
        {
          thinking: 'understand',
          question:
            'Why did institutions such as coffeehouses and lodges contribute so much to the circulation of new ideas during the eighteenth century?',
          answer: 'People of different ranks could discuss printed news there.',
          distractors: [
            { text: 'Monarchs announced new laws there before they were printed.', error: 'invents an official function' },
            { text: 'Universities held their examinations there in public.', error: 'mixes up institutions' },
            { text: 'Censors worked there and approved the books of the day.', error: 'reverses their independence' },
          ],
          reason: 'Such places formed a public that judged arguments. Access was still limited, above all for women and the poor.',
        },
        {
          thinking: 'understand',
          question:
            'Why did enlightened rulers such as Catherine II of Russia leave serfdom in place in spite of their interest in political and social reform?',
          answer: 'They depended on nobles, who profited from unfree labor.',
          distractors: [
            { text: 'They had been told by philosophes to protect serfdom.', error: 'reverses what most writers said' },
            { text: 'They ruled over states in which serfs could vote.', error: 'invents voting rights' },
            { text: 'They had ended serfdom before they came to power.', error: 'reverses the facts' },
          ],
          reason:
            'Reforms in law, schools and administration made states stronger. They stopped where they threatened the support of the nobility.',
        },
        {
          thinking: 'understand',
          question: 'What did Cesare Beccaria argue about the punishment of crimes in his influential book of 1764?',
          answer: 'It should be certain and proportionate rather than cruel.',
          distractors: [
            { text: 'It should be decided by the victim and not by a judge.', error: 'reverses the role of law' },
            { text: 'It should be harsh enough to be remembered for life.', error: 'picks the older idea of deterrence by cruelty' },
            { text: 'It should be set by the church and carried out in secret.', error: 'reverses his secular view' },
          ],
          reason: 'He rejected torture and the death penalty. His book influenced reforms in Tuscany, Austria and the United States.',
        },
        {
          thinking: 'apply',
          question:
            'A pamphlet declares, “Our king promised to protect us, but he has broken his word, and we may choose another government.” On which political theory does it rest?',
          answer: 'the social contract',
          distractors: [
            { text: 'divine right', error: 'picks authority given by God' },
            { text: 'mercantilism', error: 'picks an economic policy' },
            { text: 'enlightened absolutism', error: 'picks reform from above without consent' },
          ],
          reason: 'Power is described as an agreement with conditions, as in Locke.',
        },
        {
          thinking: 'apply',
          question:
            'Which label fits the view of a writer of 1776 who asks the state to abolish guild rules and to let prices form by themselves?',
          answer: 'laissez-faire',
          distractors: [
            { text: 'socialism', error: 'picks social control of production' },
            { text: 'mercantilism', error: 'picks the system the writer attacks' },
            { text: 'feudalism', error: 'picks the order of lords and vassals' },
          ],
          reason:
            'French physiocrats and Adam Smith argued that many restrictions harmed wealth. Smith also accepted public tasks, such as schools.',
        },
        {
          thinking: 'analyze',
          question:
            'Two of the three rights that the American Declaration of 1776 names also appear in Locke’s list, while the third one differs. Which conclusion about this relationship is the soundest?',
          answer: 'Americans adapted a known idea to their own purpose.',
          distractors: [
            { text: 'Americans had not read any European authors.', error: 'overlooks the likeness' },
            { text: 'Americans had asked Locke to write their text.', error: 'overlooks that Locke died in 1704' },
            { text: 'Americans rejected the idea that rights exist by nature.', error: 'contradicts the text' },
          ],
          reason:
            'The structure of the argument is close, while “the pursuit of happiness” is broader. Colonial experience and other sources mattered too.',
        },
        {
          thinking: 'analyze',
          question:
            'In French marriage records, about 29 of 100 men and 14 of 100 women signed their names around 1690, and about 47 and 27 around 1790. What does this support?',
          answer: 'The reading public grew but still left out most women.',
          distractors: [
            { text: 'The reading public shrank in the course of the century.', error: 'misreads the numbers' },
            { text: 'The reading public included nine of ten adults by 1790.', error: 'ignores the shares' },
            { text: 'The reading public of women was larger than that of men.', error: 'reverses the shares' },
          ],
          reason: 'Signatures are a rough measure of literacy. Reading aloud carried texts beyond those who could read.',
        },
        {
          thinking: 'analyze',
          question:
            'What does it reveal about the age that some authors of universal rights profited from slavery, while other writers of the same movement condemned it?',
          answer: 'Equality was disputed among thinkers of the age.',
          distractors: [
            { text: 'Slavery was unknown to readers in Europe.', error: 'contradicts the evidence' },
            { text: 'Writers of the age agreed on the rights of each person.', error: 'overlooks the contradiction' },
            { text: 'The Encyclopédie was written by enslaved people.', error: 'invents authorship' },
          ],
          reason:
            'Principles and interests collided. Critics, including Black authors such as Ottobah Cugoano, used the language of rights against slavery.',
        },
        {
          thinking: 'evaluate',
          question:
            'Which evidence would provide the most convincing test of the claim that Enlightenment literature moved people to revolution?',
          answer: 'records of reading beside the arguments of the time',
          distractors: [
            { text: 'portraits of authors that hung in the homes of the rich', error: 'shows fame and not reading' },
            { text: 'the number of new universities founded in the century', error: 'measures institutions and not effects' },
            { text: 'a modern ranking of the most important philosophers', error: 'gives a later judgment' },
          ],
          reason:
            'Linking what people read to what they wrote and did comes closer to influence. Historians such as Robert Darnton found that scandal sheets were read as eagerly as philosophy.',
        },
      ],
      misconceptions: [
        {
          belief: 'Enlightenment thinkers agreed with one another.',
          why: 'Textbooks present one list of ideas.',
          truth:
            'They disputed about government, religion, commerce and human nature; Rousseau doubted that arts and sciences had made people better.',
          teacherMove: 'Give five short quotations without names. Students group them by position and then learn which authors clash.',
        },
        {
          belief: 'The Enlightenment was against religion.',
          why: 'Criticism of churches is often quoted.',
          truth:
            'Many thinkers were believers or deists, and there were Protestant, Catholic and Jewish movements of enlightenment; most attacked intolerance and privilege.',
          teacherMove:
            'Students place six thinkers, among them Moses Mendelssohn, on a line of religious views and support each place with evidence.',
        },
        {
          belief: 'Ideas of equality included everyone.',
          why: 'Words such as “all men” sound universal.',
          truth:
            'Many writers excluded women, enslaved people and colonized peoples, while others used the same words to demand inclusion.',
          teacherMove:
            'Pair a universal sentence with a contemporary critique, such as that of Wollstonecraft or Cugoano. Students explain how the critique uses the principle.',
        },
        {
          belief: 'Enlightened rulers were early democrats.',
          why: 'They wrote to Voltaire and Diderot.',
          truth: 'They reformed from above in order to strengthen the state and kept power.',
          teacherMove: 'Sort reforms of one ruler into “gives rights,” “strengthens state” and “both,” and discuss what is missing.',
        },
        {
          belief: 'The Enlightenment happened only in France.',
          why: 'French names dominate lists.',
          truth:
            'There were centers in Scotland, the German and Italian states, the Netherlands, the Americas and elsewhere, linked by letters and translation.',
          teacherMove:
            'Map twelve thinkers and printers. Students draw three paths of a letter or book and explain what made exchange possible.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'How did the Scientific Revolution change what people expected of human reason?',
          lookFors: [
            'Refers to method, laws of nature and Newton.',
            'Explains the step from nature to society.',
            'Notes a limit of the comparison.',
          ],
          probe: 'What can an experiment not decide?',
        },
        {
          thinking: 'analyze',
          question: 'How do the different assumptions of Hobbes, Locke and Rousseau about human nature shape their views of government?',
          lookFors: [
            'Connects each view of human beings with a form of rule.',
            'Compares what people give up and gain.',
            'Uses the term social contract precisely.',
          ],
          probe: 'Which view fits your experience of groups?',
        },
        {
          thinking: 'evaluate',
          question:
            'To what extent was enlightened absolutism a contradiction in terms, considering what its rulers changed and preserved?',
          lookFors: [
            'Defines both words.',
            'Uses reforms and limits of a ruler, such as Frederick II, Joseph II or Catherine II.',
            'Weighs results against method.',
          ],
          probe: 'Could reform from below have achieved more?',
        },
        {
          thinking: 'analyze',
          question: 'How did women participate in the Enlightenment, and by which customs and arguments were they excluded from it?',
          lookFors: [
            'Names hostesses, authors or scientists, such as Geoffrin, Wollstonecraft or du Châtelet.',
            'Explains barriers in schools, academies and law.',
            'Shows how women turned principles against exclusion.',
          ],
          probe: 'Why was conversation a form of power?',
        },
        {
          thinking: 'evaluate',
          question: 'How should readers of today approach thinkers who wrote about liberty for all and nevertheless accepted slavery?',
          lookFors: [
            'Identifies a case with evidence.',
            'Separates explanation from excuse.',
            'Considers the use that later movements made of the ideas.',
          ],
          probe: 'Can an idea be better than its author?',
        },
        {
          thinking: 'apply',
          question: 'How would Montesquieu analyze the distribution of power in the government of your state or country?',
          lookFors: [
            'Identifies bodies for lawmaking, enforcement and judging.',
            'Finds a point at which powers mix or check each other.',
            'Suggests what he would praise or fear.',
          ],
          probe: 'What did he not foresee?',
        },
        {
          thinking: 'analyze',
          question: 'Why did censorship in the eighteenth century often fail to prevent the circulation of critical ideas?',
          lookFors: [
            'Explains printing abroad, smuggling, anonymous authors or reading aloud.',
            'Notes that bans could raise interest.',
            'Mentions real risks, such as prison.',
          ],
          probe: 'What would be a comparable case today?',
        },
        {
          thinking: 'evaluate',
          question: 'Which Enlightenment idea seems most necessary, or most doubtful, in the society of today, and for what reasons?',
          lookFors: ['Chooses one idea and states it accurately.', 'Uses a present example with care.', 'Answers a serious objection.'],
          probe: 'What would a critic of the Enlightenment say?',
        },
        {
          thinking: 'create',
          question: 'Which five entries would you write first for an encyclopedia that is intended to change how people think today?',
          lookFors: [
            'Chooses entries with a critical purpose.',
            'Explains order and cross-references, as Diderot did.',
            'Considers who might object.',
          ],
          probe: 'Which entry is the most dangerous, and why?',
        },
        {
          thinking: 'analyze',
          question:
            'Why did rulers in several parts of Europe adopt some Enlightenment ideas, although those ideas could be turned against their own power?',
          lookFors: [
            'says that reforms in law, taxes or schools could strengthen a state',
            'explains that rulers selected ideas and left social hierarchies in place',
            'names an example such as Frederick II or Catherine II',
          ],
          probe: 'Which idea would have been the most dangerous one for such a ruler to adopt?',
        },
      ],
      activities: [
        {
          title: 'Would you sign?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['four short statements on government'],
          steps: [
            'Read each statement and mark it with agree or disagree.',
            'Choose the one on which you differ most from your partner.',
            'Explain your reasons in one minute each.',
            'Keep your answers and compare them later with the thinkers.',
          ],
          lookFor: 'Students give grounds and listen to the other view.',
        },
        {
          title: 'Four thinkers, one problem',
          purpose: 'explore',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['short excerpts by Hobbes, Locke, Montesquieu and Rousseau', 'comparison grid'],
          steps: [
            'Read the excerpt of one thinker and underline claims on human nature and power.',
            'Fill in the grid for your thinker.',
            'Teach your thinker to another group and complete the grid.',
            'Write which two thinkers stand farthest apart and why.',
          ],
          lookFor: 'Grids are accurate and use words of the excerpts.',
        },
        {
          title: 'How a book traveled',
          purpose: 'explain',
          minutes: [25, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['map of Europe and the Atlantic', 'cards on printers, smugglers, censors and readers'],
          steps: [
            'Place the cards on the map.',
            'Trace the path of one forbidden book.',
            'Explain at each stop who gained and who risked something.',
            'Write two sentences on why ideas could cross borders.',
          ],
          lookFor: 'Students connect ideas with trade, law and technology.',
        },
        {
          title: 'Universal words, limited reach',
          purpose: 'practice',
          minutes: [25, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['sentence from a declaration of rights', 'excerpt from Wollstonecraft or Cugoano'],
          steps: [
            'Read both texts and mark words that claim to include everyone.',
            'Mark who is left out in practice.',
            'Explain how the second author uses the logic of the first text.',
            'Write a sentence that the second author could have sent to the first.',
          ],
          lookFor: 'Answers show how a principle can be turned into criticism.',
        },
        {
          title: 'An entry for our encyclopedia',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'individual',
          thinking: 'create',
          materials: ['two library sources'],
          steps: [
            'Choose a craft, a machine or an idea of today.',
            'Collect facts from two sources.',
            'Write an entry of 250 words with a clear definition.',
            'Add two cross-references that make readers think.',
            'Exchange entries and mark one claim that needs evidence.',
          ],
          lookFor: 'Entries are exact, and cross-references carry an argument.',
        },
      ],
      recalls: [
        {
          prompt: 'Name two discoveries of the Scientific Revolution and the people connected with them.',
          answer: 'For example: the sun-centered model, Copernicus; laws of motion, Newton.',
          likelyError: 'Names inventions of the 1800s.',
          minutes: 2,
        },
        {
          prompt: 'Explain divine right in one sentence.',
          answer: 'A monarch claims to receive power from God and to answer to God alone.',
          likelyError: 'Says that the church elects the monarch.',
          minutes: 1,
        },
        {
          prompt: 'Recall how the printing press changed the spread of ideas after 1450.',
          answer: 'Books became cheaper and more numerous, so ideas spread faster and were harder to control.',
          likelyError: 'Says that everyone could read from then on.',
          minutes: 2,
        },
        {
          prompt: 'Write the difference between inductive and deductive reasoning with an example of one.',
          answer:
            'Induction goes from cases to a rule, as when many dropped stones suggest that all stones fall; deduction goes from a rule to a case.',
          likelyError: 'Reverses the two.',
          minutes: 2,
        },
        {
          prompt: 'Describe what happened to Charles I of England in 1649 and why it mattered to political thinkers.',
          answer: 'He was tried and executed; people debated where lawful power comes from.',
          likelyError: 'Mixes him up with James II in 1688.',
          minutes: 2,
        },
        {
          prompt: 'Name one effect of the Reformation on the political map of Europe.',
          answer: 'For example: wars of religion and states with different churches.',
          likelyError: 'Says that it united Europe under one church.',
          minutes: 2,
        },
        {
          prompt: 'Give an example of a right that is written in your state’s or country’s constitution.',
          answer: 'For example: freedom of religion or trial by jury.',
          likelyError: 'Names a privilege, such as a driver’s license.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt: '“The Enlightenment taught that all people are equal, and so it ended slavery.” Evaluate this claim.',
        answer:
          'The claim joins something true with something doubtful. Some thinkers condemned slavery, and abolitionists used the language of natural rights. Others accepted slavery or invented theories of race, and slavery expanded in the same century. Its end came through revolts such as the one in Saint-Domingue, religious and political campaigns, war and laws, at very different dates. A better claim says that Enlightenment ideas supplied arguments that people could use in a struggle that ideas alone did not win.',
        partial:
          'Agrees because rights were declared, or disagrees because some authors were hypocrites, without explaining how change came about.',
        reteach:
          'Students sort eight dated facts into ideas, actions and interests, draw arrows between them and rewrite the claim with “helped,” “used” and “resisted.”',
      },
      processes: [
        {
          title: 'how a forbidden book reached its readers',
          steps: [
            'An author finishes a text that censors would reject.',
            'A printer across the border sets the text in type.',
            'Smugglers carry the sheets over the border.',
            'A bookseller keeps the copies under the counter.',
            'Readers lend the book and read it aloud.',
          ],
        },
        {
          title: 'how Locke argues for limited government',
          steps: [
            'People are by nature free and equal.',
            'Natural rights are insecure without common laws and judges.',
            'People agree to form a government.',
            'The government holds its power as a trust.',
            'If the government breaks the trust, the people may replace it.',
          ],
        },
      ],
      causes: [
        {
          cause: 'people believe that nature follows laws that reason can discover',
          effect: 'they look for such laws in government and trade as well',
        },
        { cause: 'censors ban a book in one country', effect: 'printers abroad can profit by printing and smuggling it' },
        {
          cause: 'a ruler reforms courts and schools but keeps absolute power',
          effect: 'the state grows stronger while subjects gain few political rights',
        },
        { cause: 'strangers meet regularly to discuss newspapers', effect: 'a public opinion emerges that officials have to consider' },
        { cause: 'declarations of rights use universal language', effect: 'excluded groups can claim the same rights with the same words' },
      ],
      comparisons: [
        {
          a: 'the thought of Hobbes',
          b: 'the thought of Locke',
          alike: 'Both begin with people in a state of nature and explain government by agreement.',
          different: [
            { feature: 'state of nature', a: 'a war of all against all', b: 'freedom with insecure rights' },
            { feature: 'best government', a: 'an undivided sovereign', b: 'a limited government by consent' },
            { feature: 'right to resist', a: 'almost none', b: 'when the trust is broken' },
          ],
        },
        {
          a: 'the thought of Montesquieu',
          b: 'the thought of Rousseau',
          alike: 'Both search for laws that secure liberty, and both influenced later revolutions.',
          different: [
            { feature: 'key idea', a: 'divided and balanced powers', b: 'the general will of the citizens' },
            { feature: 'model', a: 'England and a mixed constitution', b: 'small republics' },
            { feature: 'main fear', a: 'despotism', b: 'dependence and inequality' },
          ],
        },
      ],
      connections: [
        'Math: study how Condorcet’s voting paradox arises with three voters and three options.',
        'English: analyze satire in a short chapter of Candide or in Swift’s A Modest Proposal and name its target.',
        'Science: read about Émilie du Châtelet’s work on Newton and the idea of energy.',
        'Civics: match clauses of the United States Constitution with ideas of Locke and Montesquieu.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Olaudah Equiano and Ottobah Cugoano',
          task: 'Students analyze how authors who had been enslaved used reason and rights to address British readers.',
          background: 'Cugoano’s book appeared in 1787 and Equiano’s autobiography in 1789; both argued against the slave trade.',
          checkFirst: 'Use their own words on argument, and avoid graphic passages.',
        },
        {
          aspect: 'people',
          title: 'Sor Juana before the Enlightenment',
          task: 'Students compare a defense of women’s learning from Mexico in 1691 with Wollstonecraft’s of 1792.',
          background: 'Sor Juana Inés de la Cruz defended her studies in a famous letter, a century before A Vindication.',
          checkFirst: 'Discuss faith as part of her argument, with respect.',
        },
        {
          aspect: 'place',
          title: 'Edinburgh and Lima',
          task: 'Students compare two centers far from Paris through their newspapers, societies and aims.',
          background: 'Edinburgh had David Hume and Adam Smith; in Lima the Mercurio Peruano appeared from 1791.',
          checkFirst: 'Avoid treating any region as merely receiving ideas.',
        },
        {
          aspect: 'history',
          title: 'China in European debate',
          task: 'Students examine how writers used reports on China and what the reports left out.',
          background:
            'Voltaire praised Confucian officials; Montesquieu called the empire despotic. Both relied on travelers and missionaries.',
          checkFirst: 'Ask no student to speak for China; focus on European uses.',
        },
        {
          aspect: 'language',
          title: 'What is Aufklärung?',
          task: 'Students compare the images in Enlightenment, Lumières, Ilustración and Aufklärung and explain what each suggests.',
          background: 'The words speak of light or of clearing up; several languages name the period in this way.',
          checkFirst: 'Welcome further languages as a choice.',
        },
        {
          aspect: 'critical question',
          title: 'Who could enter the room?',
          task: 'Students design a seating plan of a salon, a coffeehouse and an academy and mark who is absent and who serves.',
          background: 'Coffee, sugar and chocolate in such rooms often came from plantations worked by enslaved people.',
          checkFirst: 'Keep the focus on historical evidence.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A printer’s apprentice carries wet pages across a bridge while a customs officer watches. Narrate the crossing and what follows, and choose what the apprentice has read in the pages.',
          audience: 'a short story for a literary magazine',
          plan: ['What is known, and what is guessed?', 'Who helps?', 'What changes in the apprentice?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A guest arrives at a salon with a letter of recommendation and a manuscript against the opinion of everyone present. Narrate the evening, and choose the moment when the hostess decides.',
          audience: 'readers of historical fiction',
          plan: ['Who sits where?', 'What is risked by speaking?', 'What happens to the manuscript?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A mapmaker in Lima reads in a European journal that nothing grows or thinks well in the Americas. Narrate the week in which an answer is written, and choose the proof that the mapmaker sends.',
          audience: 'a story for an anthology',
          plan: ['What offends most?', 'Who is asked for help?', 'What is the reply worth?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue which thinker your government class should read first, and defend that thinker against one rival. Choose one passage or idea as your main evidence.',
          audience: 'a proposal to a curriculum committee',
          plan: ['What problem does the thinker address?', 'What is outdated?', 'Why begin here?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Write an essay of 1765 that argues for or against abolishing torture in courts. Reason from principles and from usefulness, and choose the fear that you must answer.',
          audience: 'readers of a learned journal',
          plan: ['What is punishment for?', 'What do opponents fear?', 'Which evidence would persuade them?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should statues of thinkers who profited from slavery remain in public places? Argue for a policy and apply it to one case. Choose a solution that is more than yes or no.',
          audience: 'a letter to a city council',
          plan: ['What was done, and what was written?', 'What does a statue say?', 'What could be added?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain the social contract to a reader who has never asked why anyone should obey laws. Use a small community as your example, and choose a point at which Hobbes and Locke part ways.',
          audience: 'an introduction for younger students',
          plan: ['What is life without rules like?', 'What is agreed?', 'What if the agreement is broken?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the Encyclopédie could be at once a reference work and a criticism of society. Give one example of how order or cross-references made a point, and choose a craft as your entrance.',
          audience: 'an exhibition booklet',
          plan: ['Who wrote it?', 'What was new?', 'Why did authorities object?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why the Enlightenment looks different from two places, such as Paris and Saint-Domingue. Use facts on both, and choose one principle and follow it.',
          audience: 'a world history reader',
          plan: ['What was proclaimed?', 'What was lived?', 'Who used the principle?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a coffeehouse in 1750 at the hour when the mail arrives. Let sounds, newspapers and goods from overseas speak, and choose one table.',
          audience: 'readers of literary nonfiction',
          plan: ['What is passed around?', 'Who listens?', 'What is silent in the scene?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe an experiment or demonstration before a mixed audience in the 1700s. Use light and suspense, and choose a face in the audience for your ending.',
          audience: 'a magazine on the history of science',
          plan: ['What is expected?', 'What happens?', 'What changes in the room?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the frontispiece of a book or a painting of the period as an argument in images. Move from the light source to the shadows, and choose the figure who is hardest to see.',
          audience: 'a museum audio guide',
          plan: ['Where does the light fall?', 'Who holds what?', 'What does the shadow hide?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue among three letters in one mailbag: one by a ruler, one by a philosopher, one by a reader whose name nobody knows, and choose what they argue about.',
          audience: 'a staged reading',
          plan: ['Who flatters?', 'Who doubts?', 'Which letter is opened first?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Compose a poem that uses only questions in the spirit of the age, and choose the question that should stand alone on the last line.',
          audience: 'a class anthology',
          plan: ['What is taken for granted?', 'Who may ask?', 'Which question disturbs?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a satirical travel report by a visitor from a distant country, or from the future, to your town, and choose one custom that turns out to be hard to justify.',
          audience: 'readers of a humor column',
          plan: ['What puzzles the visitor?', 'What do locals say?', 'What does the reader see anew?'],
        },
      ],
      itemSets: [
        {
          title: 'A verdict in Toulouse',
          text: 'In 1762 a court in the French city of Toulouse condemned Jean Calas, a Protestant merchant whose son had been found dead. Rumor claimed that Calas had killed him because the young man planned to become Catholic, although there was no convincing evidence, and the father was put to death. Voltaire, who lived far away near Geneva, studied the papers, wrote letters to influential people and published a book on tolerance for readers across Europe. In 1765 judges in Paris declared Calas innocent, and the king granted his family money.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What made Voltaire’s campaign for the Calas family so typical of the emerging public sphere of the Enlightenment?',
              answer: 'It brought a court case before readers in many places.',
              distractors: [
                {
                  text: 'It settled a court case by a vote of the French people.',
                  error: 'confuses public opinion with an election',
                },
                {
                  text: 'It moved a court case from judges to the Catholic clergy.',
                  error: 'turns the direction of the change around',
                },
                {
                  text: 'It kept a court case secret until the king could decide.',
                  error: 'overlooks the printed book and letters',
                },
              ],
              reason: 'By letters and print Voltaire made private readers into a public that judged the judges.',
            },
            {
              thinking: 'apply',
              question:
                'Which reform of criminal justice would follow most directly from the errors that were made in the case of Jean Calas?',
              answer: 'that proof and not rumor should decide a trial',
              distractors: [
                {
                  text: 'that merchants and not nobles should pay the judges',
                  error: 'invents a cause in the financing of courts',
                },
                {
                  text: 'that kings and not judges should punish a murder',
                  error: 'makes justice depend on a single ruler',
                },
                {
                  text: 'that priests and not lawyers should question witnesses',
                  error: 'would strengthen religious influence on trials',
                },
              ],
              reason: 'Calas was condemned on suspicion and prejudice without convincing evidence.',
            },
            {
              thinking: 'analyze',
              question: 'What limit of Enlightenment influence does the outcome of 1765 reveal?',
              answer: 'Reason cleared a name but came too late for the man.',
              distractors: [
                {
                  text: 'Reason convinced a king but failed to reach any judge.',
                  error: 'overlooks that judges reversed the verdict',
                },
                {
                  text: 'Reason saved a man but could not restore his good name.',
                  error: 'reverses what was saved and what was lost',
                },
                {
                  text: 'Reason ended a law but left the old verdict in force.',
                  error: 'invents a change of law and forgets the reversal',
                },
              ],
              reason: 'The judgment was reversed three years after the execution, and the position of Protestants did not change at once.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Since Voltaire was neither a lawyer nor a witness, was it right for a writer to influence a court by means of public opinion, given the risks of such a campaign?',
            lookFors: [
              'Names a benefit, such as the correction of a wrong judgment or a public discussion of tolerance.',
              'Names a risk, such as pressure on judges or campaigns without evidence, and suggests a standard that separates the two.',
            ],
            probe: 'How does your standard apply to a case that is debated online today?',
          },
        },
        {
          title: 'Counting the cases in Boston',
          text: 'In 1721 smallpox struck Boston, and the minister Cotton Mather urged doctors to try inoculation, in which a little matter from a patient is placed under the skin of a healthy person. Mather had learned about the method from Onesimus, an African man whom he had enslaved, and had also read reports from the Ottoman Empire. Only Zabdiel Boylston agreed to try, although angry neighbors threatened him. He kept records: about 240 people were inoculated and six of them died, while of nearly 5,900 who caught the disease in the usual way, 844 died.',
          facts: [
            {
              thinking: 'apply',
              question:
                'According to the records that Boylston kept, approximately how high was the risk of dying in each of the two groups?',
              answer: '2.5 percent after inoculation and 14 percent otherwise',
              distractors: [
                {
                  text: '6 percent after inoculation and 84 percent otherwise',
                  error: 'reads numbers of deaths as percentages',
                },
                {
                  text: '14 percent after inoculation and 2.5 percent otherwise',
                  error: 'exchanges the two groups',
                },
                {
                  text: '25 percent after inoculation and 14 percent otherwise',
                  error: 'misplaces the decimal point',
                },
              ],
              reason: 'Six of 240 is 2.5 percent, and 844 of 5,900 is about 14 percent.',
            },
            {
              thinking: 'analyze',
              question: 'Which element of the case best represents empiricism as philosophers of the Enlightenment understood it?',
              answer: 'the comparison of two sets of recorded results',
              distractors: [
                {
                  text: 'the authority of a respected minister',
                  error: 'takes trust in authority for knowledge from experience',
                },
                {
                  text: 'the anger of neighbors in the streets',
                  error: 'confuses public feeling with observation',
                },
                {
                  text: 'the age of the reports from abroad',
                  error: 'thinks that older knowledge is more certain',
                },
              ],
              reason: 'Empiricism bases knowledge on observation; counting cases and deaths in both groups does so.',
            },
            {
              thinking: 'analyze',
              question: 'What does the contribution of Onesimus to this episode add to the usual history of the Enlightenment?',
              answer: 'Useful knowledge came from beyond Europe and its scholars.',
              distractors: [
                {
                  text: 'Enslaved people were freed wherever science was respected.',
                  error: 'assumes that ideas of equality were applied to all',
                },
                {
                  text: 'Doctors in Boston had read each of the works of Newton.',
                  error: 'invents a link to a famous scientist',
                },
                {
                  text: 'African methods were tested in London before any colony.',
                  error: 'invents an earlier trial',
                },
              ],
              reason:
                'The method was known in Africa and the Ottoman Empire, and Mather first heard of it from a man whom he had enslaved.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How strong is the objection of a skeptic in 1721 who says that healthier people may have chosen inoculation, and how could it have been answered?',
            lookFors: [
              'Explains that the groups were not formed at random, so differences in age or health could matter.',
              'Weighs the large difference, and suggests a fairer comparison, such as people of similar age, or repeated counts in other towns.',
            ],
            probe: 'Which objection of the angry neighbors was reasonable as well?',
          },
        },
        {
          title: 'A printer on trial',
          text: 'In 1735 John Peter Zenger, a printer in the colony of New York, was tried because his newspaper had attacked the royal governor. Under English law at that time, printed criticism could be punished as seditious libel even when it was true, and the jury was expected to decide merely whether he had printed it. His lawyer, Andrew Hamilton, admitted that Zenger had done so but asked the jurors to consider whether the articles were true. The jurors found him not guilty. Although the law itself did not change for decades, the case became widely known.',
          facts: [
            {
              thinking: 'understand',
              question: 'What was unusual about the way in which Hamilton defended the printer?',
              answer: 'He treated the truth as a reason to find him not guilty.',
              distractors: [
                {
                  text: 'He denied that the paper had been printed.',
                  error: 'overlooks that Hamilton admitted it',
                },
                {
                  text: 'He claimed that the governor wrote the paper.',
                  error: 'invents a different author',
                },
                {
                  text: 'He argued that jurors should obey the judge.',
                  error: 'describes the opposite of his plea',
                },
              ],
              reason: 'Truth was no defense in law; Hamilton nevertheless asked the jurors to make it the measure of guilt.',
            },
            {
              thinking: 'analyze',
              question: 'Which principle of the Enlightenment does the decision of Zenger’s jury illustrate most clearly?',
              answer: 'Citizens may judge how power is used.',
              distractors: [
                {
                  text: 'Rulers receive their power from heaven.',
                  error: 'names the doctrine of divine right',
                },
                {
                  text: 'Experts alone should interpret the law.',
                  error: 'leaves judgment with authorities',
                },
                {
                  text: 'Markets work best if they are left alone.',
                  error: 'confuses free speech with laissez-faire',
                },
              ],
              reason: 'Ordinary jurors refused to punish criticism of a governor, which treats government as answerable to the public.',
            },
            {
              thinking: 'apply',
              question: 'What could the Zenger case offer to a lawyer in another colony who wants to use it in a trial in 1740?',
              answer: 'an example that may help to persuade jurors',
              distractors: [
                {
                  text: 'a rule that each judge has to follow',
                  error: 'thinks that the verdict changed the law',
                },
                {
                  text: 'a law that protects printers from trial',
                  error: 'invents a statute',
                },
                {
                  text: 'a right that the king granted in 1735',
                  error: 'confuses a verdict with a royal grant',
                },
              ],
              reason: 'The verdict bound no later court, but as a well-known story it could influence other juries and readers.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Should a jury be allowed to follow its sense of justice when the written law points the other way, considering the Zenger case and one possible danger?',
            lookFors: [
              'Uses the case as an example in which jurors protected criticism of power.',
              'Names a danger, such as unequal treatment or prejudice of jurors, and reaches a reasoned position.',
            ],
            probe: 'Who else could have protected printers in a more reliable way?',
          },
        },
      ],
    },
  },
});
