import { defineTopicPack } from '../topic-pack.ts';

export const worldWarOne = defineTopicPack({
  id: 'world-war-one',
  title: 'World War I',
  inText: 'World War I',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'world war i',
    'world war 1',
    'world war one',
    'the first world war',
    'first world war',
    'wwi',
    'ww1',
    'ww i',
    'the great war',
    'causes of world war i',
    'causes of world war 1',
    'causes of the first world war',
    'trench warfare',
    'treaty of versailles',
    'the treaty of versailles',
    'life in the trenches',
    'archduke franz ferdinand',
    'zimmermann telegram',
    'sinking of the lusitania',
    'fourteen points',
    'main causes of world war i',
  ],
  standards: [
    { code: 'D2.His.14.6-8', grades: [6, 8] },
    { code: 'D2.His.14.9-12', grades: [9, 12] },
    { code: 'D2.His.16.9-12', grades: [9, 12] },
  ],
  translations: {
    alliance: {
      Arabic: 'تحالف',
      Bengali: 'জোট',
      'Chinese (Simplified)': '同盟',
      French: 'alliance',
      Hindi: 'गठबंधन',
      Japanese: '同盟',
      Korean: '동맹',
      Portuguese: 'aliança',
      Russian: 'союз',
      Spanish: 'alianza',
      Ukrainian: 'союз',
      Vietnamese: 'liên minh',
    },
    militarism: {
      Arabic: 'نزعة عسكرية',
      Bengali: 'সামরিকবাদ',
      'Chinese (Simplified)': '军国主义',
      French: 'militarisme',
      Hindi: 'सैन्यवाद',
      Japanese: '軍国主義',
      Korean: '군국주의',
      Portuguese: 'militarismo',
      Russian: 'милитаризм',
      Spanish: 'militarismo',
      Ukrainian: 'мілітаризм',
      Vietnamese: 'chủ nghĩa quân phiệt',
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
    imperialism: {
      Arabic: 'إمبريالية',
      Bengali: 'সাম্রাজ্যবাদ',
      'Chinese (Simplified)': '帝国主义',
      French: 'impérialisme',
      Hindi: 'साम्राज्यवाद',
      Japanese: '帝国主義',
      Korean: '제국주의',
      Portuguese: 'imperialismo',
      Russian: 'империализм',
      Spanish: 'imperialismo',
      Ukrainian: 'імперіалізм',
      Vietnamese: 'chủ nghĩa đế quốc',
    },
    assassination: {
      Arabic: 'اغتيال',
      Bengali: 'গুপ্তহত্যা',
      'Chinese (Simplified)': '暗杀',
      French: 'assassinat',
      Hindi: 'राजनीतिक हत्या',
      Japanese: '暗殺',
      Korean: '암살',
      Portuguese: 'assassinato político',
      Russian: 'политическое убийство',
      Spanish: 'asesinato político',
      Ukrainian: 'політичне вбивство',
      Vietnamese: 'ám sát',
    },
    trench: {
      Arabic: 'خندق',
      Bengali: 'পরিখা',
      'Chinese (Simplified)': '战壕',
      French: 'tranchée',
      Hindi: 'खंदक',
      Japanese: '塹壕',
      Korean: '참호',
      Portuguese: 'trincheira',
      Russian: 'окоп',
      Spanish: 'trinchera',
      Ukrainian: 'окоп',
      Vietnamese: 'chiến hào',
    },
    armistice: {
      Arabic: 'هدنة',
      Bengali: 'যুদ্ধবিরতি',
      'Chinese (Simplified)': '停战',
      French: 'armistice',
      Hindi: 'युद्धविराम',
      Japanese: '休戦',
      Korean: '휴전',
      Portuguese: 'armistício',
      Russian: 'перемирие',
      Spanish: 'armisticio',
      Ukrainian: 'перемир’я',
      Vietnamese: 'đình chiến',
    },
    treaty: {
      Arabic: 'معاهدة',
      Bengali: 'চুক্তি',
      'Chinese (Simplified)': '条约',
      French: 'traité',
      Hindi: 'संधि',
      Japanese: '条約',
      Korean: '조약',
      Portuguese: 'tratado',
      Russian: 'договор',
      Spanish: 'tratado',
      Ukrainian: 'договір',
      Vietnamese: 'hiệp ước',
    },
    reparations: {
      Arabic: 'تعويضات الحرب',
      Bengali: 'যুদ্ধের ক্ষতিপূরণ',
      'Chinese (Simplified)': '战争赔款',
      French: 'réparations',
      Hindi: 'युद्ध क्षतिपूर्ति',
      Japanese: '賠償金',
      Korean: '배상금',
      Portuguese: 'reparações de guerra',
      Russian: 'репарации',
      Spanish: 'reparaciones',
      Ukrainian: 'репарації',
      Vietnamese: 'bồi thường chiến tranh',
    },
    propaganda: {
      Arabic: 'دعاية',
      Bengali: 'প্রচারণা',
      'Chinese (Simplified)': '宣传',
      French: 'propagande',
      Hindi: 'प्रचार',
      Japanese: 'プロパガンダ',
      Korean: '선전',
      Portuguese: 'propaganda',
      Russian: 'пропаганда',
      Spanish: 'propaganda',
      Ukrainian: 'пропаганда',
      Vietnamese: 'tuyên truyền',
    },
    'total war': {
      Arabic: 'حرب شاملة',
      Bengali: 'সর্বাত্মক যুদ্ধ',
      'Chinese (Simplified)': '总体战',
      French: 'guerre totale',
      Hindi: 'संपूर्ण युद्ध',
      Japanese: '総力戦',
      Korean: '총력전',
      Portuguese: 'guerra total',
      Russian: 'тотальная война',
      Spanish: 'guerra total',
      Ukrainian: 'тотальна війна',
      Vietnamese: 'chiến tranh tổng lực',
    },
    blockade: {
      Arabic: 'حصار بحري',
      Bengali: 'অবরোধ',
      'Chinese (Simplified)': '封锁',
      French: 'blocus',
      Hindi: 'नाकाबंदी',
      Japanese: '海上封鎖',
      Korean: '봉쇄',
      Portuguese: 'bloqueio',
      Russian: 'блокада',
      Spanish: 'bloqueo',
      Ukrainian: 'блокада',
      Vietnamese: 'phong tỏa',
    },
    'self-determination': {
      Arabic: 'تقرير المصير',
      Bengali: 'আত্মনিয়ন্ত্রণ',
      'Chinese (Simplified)': '民族自决',
      French: 'autodétermination',
      Hindi: 'आत्मनिर्णय',
      Japanese: '民族自決',
      Korean: '민족 자결',
      Portuguese: 'autodeterminação',
      Russian: 'самоопределение',
      Spanish: 'autodeterminación',
      Ukrainian: 'самовизначення',
      Vietnamese: 'quyền tự quyết',
    },
    mobilization: {
      Arabic: 'تعبئة',
      'Chinese (Simplified)': '动员',
      French: 'mobilisation',
      Hindi: 'लामबंदी',
      Japanese: '動員',
      Korean: '동원',
      Portuguese: 'mobilização',
      Russian: 'мобилизация',
      Spanish: 'movilización',
      Ukrainian: 'мобілізація',
      Vietnamese: 'động viên',
    },
    'home front': {
      Arabic: 'الجبهة الداخلية',
      Bengali: 'অভ্যন্তরীণ ফ্রন্ট',
      'Chinese (Simplified)': '后方',
      French: 'front intérieur',
      Hindi: 'घरेलू मोर्चा',
      Japanese: '銃後',
      Korean: '후방',
      Portuguese: 'frente interna',
      Russian: 'тыл',
      Spanish: 'frente interno',
      Ukrainian: 'тил',
      Vietnamese: 'hậu phương',
    },
    'Central Powers': {
      Arabic: 'دول المركز',
      Bengali: 'কেন্দ্রীয় শক্তি',
      'Chinese (Simplified)': '同盟国',
      French: 'Empires centraux',
      Hindi: 'केंद्रीय शक्तियाँ',
      Japanese: '中央同盟国',
      Korean: '동맹국',
      Portuguese: 'Potências Centrais',
      Russian: 'Центральные державы',
      Spanish: 'Potencias Centrales',
      Ukrainian: 'Центральні держави',
      Vietnamese: 'phe Liên minh Trung tâm',
    },
    stalemate: {
      Arabic: 'جمود',
      Bengali: 'অচলাবস্থা',
      'Chinese (Simplified)': '僵局',
      French: 'impasse',
      Hindi: 'गतिरोध',
      Japanese: '膠着状態',
      Korean: '교착 상태',
      Portuguese: 'impasse',
      Russian: 'патовая ситуация',
      Spanish: 'estancamiento',
      Ukrainian: 'патова ситуація',
      Vietnamese: 'thế bế tắc',
    },
    'no man’s land': {
      'Chinese (Simplified)': '无人地带',
      French: 'no man’s land',
      Japanese: '無人地帯',
      Korean: '무인 지대',
      Portuguese: 'terra de ninguém',
      Russian: 'ничейная земля',
      Spanish: 'tierra de nadie',
      Ukrainian: 'нічийна земля',
      Vietnamese: 'vùng đất không người',
    },
    'League of Nations': {
      Arabic: 'عصبة الأمم',
      Bengali: 'লীগ অব নেশনস',
      'Chinese (Simplified)': '国际联盟',
      French: 'Société des Nations',
      Hindi: 'राष्ट्र संघ',
      Japanese: '国際連盟',
      Korean: '국제 연맹',
      Portuguese: 'Liga das Nações',
      Russian: 'Лига Наций',
      Spanish: 'Sociedad de Naciones',
      Ukrainian: 'Ліга Націй',
      Vietnamese: 'Hội Quốc Liên',
    },
    submarine: {
      Arabic: 'غواصة',
      Bengali: 'ডুবোজাহাজ',
      'Chinese (Simplified)': '潜艇',
      French: 'sous-marin',
      Hindi: 'पनडुब्बी',
      Japanese: '潜水艦',
      Korean: '잠수함',
      Portuguese: 'submarino',
      Russian: 'подводная лодка',
      Spanish: 'submarino',
      Ukrainian: 'підводний човен',
      Vietnamese: 'tàu ngầm',
    },
    ultimatum: {
      Arabic: 'إنذار نهائي',
      Bengali: 'চরমপত্র',
      'Chinese (Simplified)': '最后通牒',
      French: 'ultimatum',
      Hindi: 'अंतिम चेतावनी',
      Japanese: '最後通牒',
      Korean: '최후통첩',
      Portuguese: 'ultimato',
      Russian: 'ультиматум',
      Spanish: 'ultimátum',
      Ukrainian: 'ультиматум',
      Vietnamese: 'tối hậu thư',
    },
    attrition: {
      Arabic: 'استنزاف',
      'Chinese (Simplified)': '消耗战',
      French: 'usure',
      Japanese: '消耗戦',
      Korean: '소모전',
      Portuguese: 'desgaste',
      Russian: 'истощение',
      Spanish: 'desgaste',
      Ukrainian: 'виснаження',
      Vietnamese: 'tiêu hao',
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
    neutrality: {
      Arabic: 'حياد',
      Bengali: 'নিরপেক্ষতা',
      'Chinese (Simplified)': '中立',
      French: 'neutralité',
      Hindi: 'तटस्थता',
      Japanese: '中立',
      Korean: '중립',
      Portuguese: 'neutralidade',
      Russian: 'нейтралитет',
      Spanish: 'neutralidad',
      Ukrainian: 'нейтралітет',
      Vietnamese: 'sự trung lập',
    },
    mandate: {
      Arabic: 'انتداب',
      Bengali: 'ম্যান্ডেট',
      'Chinese (Simplified)': '委任统治',
      French: 'mandat',
      Hindi: 'अधिदेश',
      Japanese: '委任統治',
      Korean: '위임 통치',
      Portuguese: 'mandato',
      Russian: 'мандат',
      Spanish: 'mandato',
      Ukrainian: 'мандат',
      Vietnamese: 'ủy trị',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'A murder in Sarajevo turned into World War I because rival powers were tied by alliances, armed for war and driven by nationalism; four years of industrial war killed millions, and the peace that followed left new problems behind.',
      objectives: [
        'explain the long-term causes of the war and the event that set it off',
        'describe how new weapons made the Western Front a place of stalemate',
        'explain why the United States gave up neutrality in 1917',
        'describe how the war reached people on the home front',
        'evaluate the Treaty of Versailles from the point of view of different countries',
      ],
      terms: [
        {
          term: 'alliance',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an agreement between countries to help each other, often in war',
          example: 'France and Russia formed an alliance because both of them feared the growing power of Germany.',
          contrast: 'Trade partners buy and sell, while partners in this promise support.',
          wordParts: 'from a Latin word for bind to',
          picture: 'two flags tied with a rope',
        },
        {
          term: 'militarism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the belief that a country needs strong armed forces and should be ready to use them for its goals',
          example: 'Militarism led to a race between Britain and Germany to build bigger warships.',
          contrast: 'A country may have an army for defense without giving it the first place in public life.',
          wordParts: 'military + -ism',
          picture: 'a parade of cannons past a school',
        },
        {
          term: 'nationalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'strong loyalty to one’s nation, and the wish that it should rule itself or stand above others',
          example: 'Nationalism made many Serbs demand a single country for all of the South Slavs.',
          contrast: 'Love of one’s home need not put down other peoples.',
          wordParts: 'nation + -al + -ism',
          picture: 'a flag that covers a map',
        },
        {
          term: 'imperialism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the policy by which a powerful country takes control of other lands',
          example: 'Imperialism made European powers rivals in Africa and Asia.',
          contrast: 'Trade exchanges goods, while this takes power over a land and its people.',
          wordParts: 'from a Latin word for command',
          picture: 'one hand that holds several small maps',
        },
        {
          term: 'assassination',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the murder of an important leader for political reasons',
          example: 'The assassination of Archduke Franz Ferdinand set off the crisis of July 1914.',
          contrast: 'An accident is not planned, while this is meant to change politics.',
          wordParts: 'assassin, assassinate',
          picture: 'a stopped open car and a date',
        },
        {
          term: 'Central Powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the side of Germany, Austria-Hungary and the partners that joined them from 1914 on',
          example: 'The Ottoman Empire and Bulgaria joined the Central Powers.',
          contrast: 'The Allies, such as Britain, France and Russia, fought on the other side.',
          wordParts: 'central: they lay in the middle of Europe',
          picture: 'a block in the middle of a map of Europe',
        },
        {
          term: 'trench',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a long, narrow ditch that soldiers dug for protection against enemy fire',
          example: 'Soldiers who lived in a trench had to endure mud, rats and the constant noise of shells.',
          contrast: 'A moat around a castle is filled with water, while this shelters people.',
          wordParts: 'from an old French word for cut',
          picture: 'a zigzag ditch with sandbags',
        },
        {
          term: 'no man’s land',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the dangerous and usually empty ground between the lines of two armies',
          example: 'Barbed wire and deep shell holes covered no man’s land, so crossing it under fire cost many lives.',
          contrast: 'A border is a line on a map, while this is ground that neither side holds.',
          wordParts: 'no + man + land',
          picture: 'a strip of broken ground between two fences',
        },
        {
          term: 'stalemate',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a situation in which neither of the two sides is able to win or move forward',
          example: 'By the end of 1914 the war in the west had become a stalemate, because neither army could advance.',
          contrast: 'A truce is an agreed pause, while here the fighting goes on without result.',
          wordParts: 'from chess, in which a game can end without a winner',
          picture: 'two players who push against each other and do not move',
        },
        {
          term: 'submarine',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a type of warship that is able to travel and attack under water',
          example: 'In 1915 a German submarine sank a British passenger ship with more than a hundred Americans on board.',
          contrast: 'A battleship fights on the surface, where it can be seen.',
          wordParts: 'sub- (under) + marine (of the sea)',
          picture: 'a tube below the waves with a periscope',
        },
        {
          term: 'neutrality',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the official position of a country that supports neither side in a war',
          example: 'The United States held on to neutrality until April 1917.',
          contrast: 'A partner in an alliance has promised help to one side.',
          wordParts: 'neutral; from a Latin word for neither',
          picture: 'a person who stands between two crowds',
        },
        {
          term: 'propaganda',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'messages that push people toward a view by strong feelings and half-truths',
          example: 'Propaganda on posters told young men that only cowards would refuse to join the army.',
          contrast: 'News is meant to inform and can be checked.',
          wordParts: 'from a Latin word for spread',
          picture: 'a pointing finger on a poster',
        },
        {
          term: 'home front',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the people and work in a country at war that are far from the actual fighting',
          example: 'On the home front, women produced shells, drove trams and worked on farms while the men were away.',
          contrast: 'The battlefront is where armies meet, while this is where civilians live and work.',
          wordParts: 'home + front',
          picture: 'a factory with a flag beside a garden',
        },
        {
          term: 'armistice',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an agreement between enemies to stop the fighting, usually before a peace is signed',
          example: 'The armistice of November 11, 1918, silenced the guns.',
          contrast: 'A peace treaty settles the terms of peace later.',
          wordParts: 'from Latin words for arms and stop',
          picture: 'a clock that shows eleven',
        },
        {
          term: 'treaty',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a formal written agreement that two or more countries promise to respect',
          example: 'The treaty that was signed at Versailles in June 1919 set the terms for Germany.',
          contrast: 'A law is made by one country for its own people.',
          wordParts: 'from a Latin word for handle',
          picture: 'a signed page with seals',
        },
        {
          term: 'League of Nations',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the organization that countries founded after World War I to settle disputes and keep peace',
          example: 'The League of Nations began its work in 1920, although the United States never became a member.',
          contrast: 'The United Nations is the later organization, which was founded in 1945.',
          wordParts: 'league: a group that works together',
          picture: 'many chairs around a table, and one is empty',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'In June 1914 a young man shot Archduke Franz Ferdinand, the heir to the throne of Austria-Hungary. In which city did this take place?',
          answer: 'Sarajevo',
          distractors: [
            { text: 'Belgrade', error: 'picks the capital of Serbia' },
            { text: 'Berlin', error: 'picks the capital of Germany' },
            { text: 'Vienna', error: 'picks the capital of Austria-Hungary' },
          ],
          reason: 'A young Bosnian Serb shot the heir to the throne of Austria-Hungary and his wife during a visit to Bosnia.',
        },
        {
          thinking: 'remember',
          question: 'Which two European countries were the leading members of the Central Powers when the war began?',
          answer: 'Germany and Austria-Hungary',
          distractors: [
            { text: 'Germany and Russia', error: 'thinks that neighbors must be partners' },
            { text: 'Britain and Austria-Hungary', error: 'mixes one country from each side' },
            { text: 'Britain and France', error: 'names the other side' },
          ],
          reason: 'The Ottoman Empire and Bulgaria later joined them. They lay in the middle of Europe, between their enemies.',
        },
        {
          thinking: 'remember',
          question: 'On the Western Front, what did soldiers call the dangerous ground between the two lines of trenches?',
          answer: 'no man’s land',
          distractors: [
            { text: 'the home front', error: 'mixes it up with life behind the war' },
            { text: 'the supply line', error: 'picks the route for food and shells' },
            { text: 'the dugout', error: 'picks a shelter in the side of a trench' },
          ],
          reason: 'Neither side held this strip. Crossing it under fire cost huge numbers of lives.',
        },
        {
          thinking: 'remember',
          question: 'Which important event took place in France on November 11, 1918?',
          answer: 'An armistice stopped the fighting on the Western Front.',
          distractors: [
            { text: 'A treaty set the final terms of peace with Germany.', error: 'mixes it up with June 1919' },
            { text: 'A submarine sank the passenger ship Lusitania.', error: 'mixes it up with May 1915' },
            { text: 'A revolution forced the ruler of Russia to give up his throne.', error: 'mixes it up with 1917' },
          ],
          reason: 'The guns fell silent at eleven in the morning. The peace treaty followed in 1919.',
        },
        {
          thinking: 'remember',
          question: 'Which American president presented the Fourteen Points as a plan for peace?',
          answer: 'Woodrow Wilson',
          distractors: [
            { text: 'Theodore Roosevelt', error: 'picks a president from before the war' },
            { text: 'Franklin Roosevelt', error: 'picks the president of World War II' },
            { text: 'William Howard Taft', error: 'picks the president before Wilson' },
          ],
          reason: 'Wilson’s speech of January 1918 asked for open treaties, free seas and an association of nations.',
        },
        {
          thinking: 'understand',
          question: 'How did a quarrel between two states, Austria-Hungary and Serbia, grow into a war of most of the powers of Europe?',
          answer: 'Each power came to the aid of its partner.',
          distractors: [
            { text: 'Each power held a vote on which side to join.', error: 'invents votes' },
            { text: 'A single treaty made the powers enter on the same day.', error: 'invents a treaty' },
            { text: 'The two countries hired the armies of their neighbors.', error: 'invents paid armies' },
          ],
          reason:
            'Russia backed Serbia, Germany backed Austria-Hungary, and France was tied to Russia. Britain entered when Germany invaded Belgium.',
        },
        {
          thinking: 'understand',
          question: 'Why did soldiers on both sides of the Western Front begin to dig long systems of trenches in 1914?',
          answer: 'to find shelter from machine guns and shells',
          distractors: [
            { text: 'to catch tanks that drove across the fields', error: 'places tanks too early' },
            { text: 'to mark the new border between two neighboring countries', error: 'takes a trench for a boundary' },
            { text: 'to bring water to the camps behind the line', error: 'takes a trench for a canal' },
          ],
          reason: 'Modern guns could kill anyone who stood in the open. Digging in was the quickest way to survive.',
        },
        {
          thinking: 'understand',
          question: 'For what purpose did the British navy try to block ships that were on their way to Germany?',
          answer: 'to cut off the enemy’s food and materials',
          distractors: [
            { text: 'to keep German goods from being sold in New York', error: 'thinks of trade rivalry' },
            { text: 'to stop German families from leaving for America', error: 'thinks of immigration' },
            { text: 'to protect German ports from Russian submarines', error: 'reverses the sides' },
          ],
          reason: 'The blockade caused shortages and hunger. Germany answered with attacks by submarines.',
        },
        {
          thinking: 'understand',
          question:
            'Early in 1917 the British shared a secret telegram from the German government. Why did its text make so many Americans angry?',
          answer: 'It offered Mexico help to win back land in the Southwest.',
          distractors: [
            { text: 'It asked Canada to close its border with its southern neighbor.', error: 'picks the other neighbor' },
            { text: 'It warned that German soldiers would land near Boston.', error: 'invents an invasion' },
            { text: 'It told Japan to attack the naval base in Hawaii.', error: 'mixes it up with 1941' },
          ],
          reason:
            'The British decoded the Zimmermann telegram and shared it. Together with submarine attacks it pushed the country toward war.',
        },
        {
          thinking: 'understand',
          question: 'What was the League of Nations supposed to do when countries founded it after the war?',
          answer: 'settle disputes between countries without war',
          distractors: [
            { text: 'collect taxes from countries for a world army', error: 'invents an army' },
            { text: 'rule the colonies that Britain had lost', error: 'mixes it up with changes of empire' },
            { text: 'choose the rulers of countries in Europe', error: 'goes far beyond its role' },
          ],
          reason: 'Member countries promised to talk and to act together against an attacker. The United States never joined.',
        },
        {
          thinking: 'apply',
          question: 'In 1918 an American family eats no wheat on Mondays because the government asks it to. How does this help in the war?',
          answer: 'More grain can be shipped to troops and Allies.',
          distractors: [
            { text: 'Bread becomes cheap enough to be sold to Germany.', error: 'ignores the blockade' },
            { text: 'Farmers can stop planting and join the army.', error: 'thinks that farms were closed' },
            { text: 'Families save enough money to pay a new fine.', error: 'invents a fine' },
          ],
          reason: 'Saving at home freed food for shipment. Much of it was done through appeals and habits rather than by force.',
        },
        {
          thinking: 'apply',
          question:
            'Two countries race to build bigger battleships, and their newspapers praise generals as the best leaders. Which long-term cause of World War I does this rivalry illustrate?',
          answer: 'militarism',
          distractors: [
            { text: 'imperialism', error: 'picks rivalry over colonies' },
            { text: 'nationalism', error: 'picks loyalty to a people or nation' },
            { text: 'isolationism', error: 'picks staying out of conflicts' },
          ],
          reason: 'The arms race and the praise for force made leaders more ready to use their armies.',
        },
        {
          thinking: 'apply',
          question:
            'A people lives inside a large empire and wants a country of its own, with its own language in schools. Which powerful force of the years before 1914 does this situation illustrate?',
          answer: 'nationalism',
          distractors: [
            { text: 'militarism', error: 'picks belief in armed force' },
            { text: 'imperialism', error: 'picks the view of those who take over other lands' },
            { text: 'neutrality', error: 'picks the refusal to take sides' },
          ],
          reason: 'Such hopes among Serbs, Czechs, Poles and others put pressure on the old empires.',
        },
        {
          thinking: 'analyze',
          question:
            'On maps of northern France, the line between the armies moves only a few miles from the start of 1915 to the end of 1916, although huge battles were fought. What explains this best?',
          answer: 'Weapons of the time favored defense over attack.',
          distractors: [
            { text: 'The armies were too small to fill their trenches.', error: 'overlooks the millions of soldiers' },
            { text: 'The generals had agreed to keep the line in place.', error: 'invents an agreement' },
            { text: 'The soldiers on each side fought with swords and horses.', error: 'picks weapons of the past' },
          ],
          reason: 'Machine guns, barbed wire and artillery stopped attackers before they could break through.',
        },
        {
          thinking: 'analyze',
          question:
            'A German newspaper of 1919 calls the Treaty of Versailles a “dictated peace.” Which complaint does this phrase express?',
          answer: 'Germany had to accept terms it could not bargain over.',
          distractors: [
            { text: 'Germany had been promised a leader with full power.', error: 'mixes up dictate and dictator' },
            { text: 'Germany had lost the war because of poor orders.', error: 'reads the word as a military order' },
            { text: 'Germany had been asked to write the text by itself.', error: 'reverses what happened' },
          ],
          reason:
            'German delegates were handed the terms and could reply in writing, but had little influence. Many Germans also resented losing land and paying reparations.',
        },
        {
          thinking: 'evaluate',
          question: 'If a general’s report says that an attack went well, which source would be the best check on this claim?',
          answer: 'maps and casualty lists from the same days',
          distractors: [
            { text: 'a poster that asks men to join the army', error: 'picks propaganda' },
            { text: 'a song that was written years after the battle', error: 'picks a late and artistic source' },
            { text: 'a letter by the general to a newspaper', error: 'picks a second text by the same person' },
          ],
          reason: 'Maps show whether ground was won, and lists show the cost. They were not made to persuade readers.',
        },
      ],
      misconceptions: [
        {
          belief: 'The assassination caused the war all by itself.',
          why: 'It comes first in most accounts.',
          truth: 'It was the trigger; alliances, rivalry and choices that leaders made in July 1914 turned it into a world war.',
          teacherMove:
            'Draw a campfire with logs, kindling and a match. Students label each part with a cause and explain why a match alone makes no fire.',
        },
        {
          belief: 'World War I was fought only in Europe.',
          why: 'Pictures show the trenches of France and Belgium.',
          truth:
            'Fighting also took place in the Middle East, Africa, Asia and at sea, and soldiers came from India, West Africa, Australia and many other places.',
          teacherMove:
            'Hand out a world map and eight photographs with captions. Students place each photograph and write where the soldiers had come from.',
        },
        {
          belief: 'Soldiers spent all their time in battle.',
          why: 'Films show attack after attack.',
          truth:
            'Units moved between the front line, support lines and rest, and much of a soldier’s time went to digging, carrying, waiting and keeping clean.',
          teacherMove:
            'Give pairs a two-week schedule of one unit. They shade days at the front and days behind it and write what surprised them.',
        },
        {
          belief: 'The United States won the war alone by arriving in 1917.',
          why: 'Local memorials and films start with that year.',
          truth:
            'Large numbers of American soldiers reached the front in 1918; the Allies had fought since 1914 and lost millions of people.',
          teacherMove:
            'Show a time line with years of entry and a bar graph of deaths by country. Students write one sentence that is fair to the Allies and to the Americans.',
        },
        {
          belief: 'The armistice and the Treaty of Versailles are the same.',
          why: 'Both are linked with the end of the war.',
          truth:
            'The armistice stopped the fighting in November 1918; the treaty with Germany was signed in June 1919 after months of talks.',
          teacherMove: 'Students sort six facts under “stops the shooting” and “sets the terms” and put the two dates on a time line.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Which cause of World War I seems most important to you, and how is it connected with the other causes?',
          lookFors: [
            'Names a cause such as alliances, militarism, imperialism or nationalism and gives an example.',
            'Shows a link, such as an arms race that made partners seem necessary.',
            'Separates long-term causes from the trigger in Sarajevo.',
          ],
          probe: 'Could the war have started without it?',
        },
        {
          thinking: 'understand',
          question: 'How did new weapons such as machine guns and gas change what it was like to be a soldier?',
          lookFors: [
            'Names weapons such as machine guns, heavy artillery, poison gas, airplanes or tanks.',
            'Explains why attack became so deadly and why soldiers lived in trenches.',
            'Mentions wounds or nerves that did not heal after the war.',
          ],
          probe: 'Which weapon changed the war the most?',
        },
        {
          thinking: 'evaluate',
          question: 'Was the decision of the United States to enter the war in 1917 right, and which evidence supports your answer?',
          lookFors: [
            'Uses reasons such as submarine attacks, the telegram or ties of trade and loans.',
            'Names an argument against entry, such as cost in lives or the wish to stay neutral.',
            'Reaches a judgment that follows from the evidence.',
          ],
          probe: 'What would have changed if the country had stayed out?',
        },
        {
          thinking: 'analyze',
          question: 'In what ways did four years of war change the lives of women and families on the home front?',
          lookFors: [
            'Names new work in factories, farms, offices or hospitals.',
            'Mentions shortages, worry or loss.',
            'Links the war years to votes for women or to jobs that ended after the war.',
          ],
          probe: 'Which change lasted longest?',
        },
        {
          thinking: 'evaluate',
          question: 'How fair does the Treaty of Versailles look from the points of view of at least two different countries?',
          lookFors: [
            'Names terms such as reparations, lost land or the small army.',
            'Explains what France or Belgium had suffered.',
            'Considers what the terms might lead to later.',
          ],
          probe: 'Which term would you have changed?',
        },
        {
          thinking: 'analyze',
          question: 'Why did soldiers from colonies fight far from home, and what did they hope for afterward?',
          lookFors: [
            'Names places, such as India, Senegal or Algeria.',
            'Gives several reasons, such as pay, pressure or hope for more rights.',
            'Explains that many hopes were not met.',
          ],
          probe: 'How could you find out what one soldier thought?',
        },
        {
          thinking: 'apply',
          question: 'How would you show with an everyday example why tight promises between friends can make a quarrel grow?',
          lookFors: [
            'Gives an example with at least three sides and promises to help.',
            'Matches the parts of the example to countries of 1914.',
            'Says where the comparison does not fit a real war.',
          ],
          probe: 'What could one friend do to stop it?',
        },
        {
          thinking: 'analyze',
          question: 'How can letters and diaries tell us both more and less than official reports?',
          lookFors: [
            'Says that personal sources show feelings and daily life.',
            'Notes that mail was censored or that writers wished to calm their families.',
            'Suggests comparing several sources.',
          ],
          probe: 'What would a soldier leave out of a letter home?',
        },
        {
          thinking: 'create',
          question: 'What would you put on a memorial so that it honors people of World War I without making war look grand?',
          lookFors: [
            'Chooses words or forms that name people or losses.',
            'Considers who is often left out, such as nurses or colonial soldiers.',
            'Explains how visitors should feel or think.',
          ],
          probe: 'What should the memorial avoid?',
        },
        {
          thinking: 'evaluate',
          question:
            'In 1914 many newspapers promised that the war would be over by Christmas. Why did so many people believe this prediction, and what should have made them doubt it?',
          lookFors: [
            'Says that earlier wars in Europe had been short and that leaders were confident.',
            'Names signs of a long war, such as large alliances, railroads, machine guns or heavy artillery.',
            'Explains how propaganda or hope can hide such signs.',
          ],
          probe: 'Which of these signs was the clearest before August 1914?',
        },
      ],
      activities: [
        {
          title: 'Two recruiting posters',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two recruiting posters from different countries', 'paper'],
          steps: [
            'Study both posters in silence for one minute.',
            'List on paper the people, colors and words that you see.',
            'Name the feeling that each poster uses to make men join.',
            'Write one thing about the war that both posters leave out.',
          ],
          lookFor: 'Students base claims on details and name feelings such as pride, guilt or fear.',
        },
        {
          title: 'A chain of promises',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['cards with the powers and their promises in 1914', 'string', 'cards with events of July 1914'],
          steps: [
            'Spread the cards with the powers on a table and join partners with string.',
            'Read the first event card aloud and turn over the card of each power that enters the war because of it.',
            'Go on with the next event until the last power has entered.',
            'Cut one string and discuss whether the war would still have spread.',
            'Write two sentences on which promise mattered most.',
          ],
          lookFor: 'Students see that promises widened the war but that leaders still made choices.',
        },
        {
          title: 'Why the front stood still',
          purpose: 'explain',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['map of the Western Front', 'fact cards on weapons and railroads'],
          steps: [
            'Find the front line at the end of 1914 and at the end of 1916 on the map and measure how far it moved.',
            'Sort the fact cards into those that help attackers and those that help defenders.',
            'Discuss which side had the advantage and why.',
            'Write an explanation in three sentences that uses two cards.',
          ],
          lookFor: 'Explanations link weapons and supply to stalemate.',
        },
        {
          title: 'At the peace table',
          purpose: 'practice',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['country sheets with losses and aims in 1919', 'a list of ten possible terms'],
          steps: [
            'Read the sheet of one country and mark what it had lost.',
            'Choose five terms from the list that would matter most to its government.',
            'Compare your list with a group that studied another country.',
            'Write which terms were in the real treaty and one result that each could have.',
          ],
          lookFor: 'Students speak about governments and evidence and avoid mocking any nation.',
        },
        {
          title: 'A name on the memorial',
          purpose: 'extend',
          minutes: [40, 60],
          grouping: 'individual',
          thinking: 'create',
          materials: ['photograph of a local memorial or an online archive of names'],
          steps: [
            'Choose one name or unit from the photograph or the archive.',
            'Search for two facts about the person or the unit.',
            'Write a page that tells what is known and what is not known.',
            'Add the sources and one respectful question.',
          ],
          lookFor: 'Pages separate facts from guesses and treat the person with dignity.',
        },
      ],
      recalls: [
        {
          prompt: 'Sketch or describe where Britain, France, Germany and Russia lie in Europe.',
          answer:
            'Britain is an island in the northwest, France lies across the Channel, Germany is in the middle, and Russia is in the east.',
          likelyError: 'Swaps France and Germany or leaves out Russia.',
          minutes: 3,
        },
        {
          prompt: 'Explain in one complete sentence what an empire is and how it differs from an ordinary country.',
          answer: 'It is a state that rules several lands and peoples, often far away.',
          likelyError: 'Says that it is any large country.',
          minutes: 1,
        },
        {
          prompt: 'Name two inventions of the 1800s that made it faster to move people or send news.',
          answer: 'For example: the railroad, the steamship or the telegraph.',
          likelyError: 'Names inventions that came later, such as television.',
          minutes: 1,
        },
        {
          prompt: 'Explain what it means when the government of a country is described as a monarchy.',
          answer: 'A king, queen or emperor is head of the country.',
          likelyError: 'Says that the people elect the ruler every four years.',
          minutes: 1,
        },
        {
          prompt: 'Describe one way in which factories changed the quantity or the kind of products that people could make.',
          answer: 'Goods could be made quickly and in large numbers by machines.',
          likelyError: 'Says that factories made fewer but better goods by hand.',
          minutes: 1,
        },
        {
          prompt:
            'Two students quarrel in the hallway, and each of them calls three loyal friends for support. Explain what may happen next and why.',
          answer: 'The quarrel can grow, because people who had no part in it are drawn in.',
          likelyError: 'Says that more people will end it at once.',
          minutes: 2,
        },
        {
          prompt: 'Identify one economic or political reason why European countries wanted colonies in the nineteenth century.',
          answer: 'For example: raw materials, markets, power or pride.',
          likelyError: 'Says that the colonies had asked to be ruled.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          'A student says, “If the driver in Sarajevo had not taken a wrong turn, there would have been no world war.” How would you answer?',
        answer:
          'The wrong turn did bring the car in front of the assassin, so chance had a part in the trigger. But the tensions in Europe did not depend on one car. Alliances, an arms race, rivalry over land and hopes of nations made a large war possible, and leaders chose in July 1914 to risk it. Without this murder another crisis could have led to war, although nobody can prove that it would have.',
        partial: 'Says that the war was certain to come, or that it was pure chance, without separating trigger and conditions.',
        reteach:
          'Draw two boxes, “what made war possible” and “what set it off.” Students sort eight facts and then rewrite the claim with words such as “might” and “because.”',
      },
      processes: [
        {
          title: 'how the crisis of 1914 became a world war',
          steps: [
            'Archduke Franz Ferdinand is shot in Sarajevo.',
            'Austria-Hungary sends Serbia a list of harsh demands.',
            'Austria-Hungary declares war on Serbia.',
            'Russia calls up its army.',
            'Germany declares war on Russia and on France.',
            'Germany invades Belgium, and Britain enters the war.',
          ],
        },
        {
          title: 'how the United States came into the war',
          steps: [
            'President Wilson declares neutrality in August 1914.',
            'A German submarine sinks the Lusitania in May 1915.',
            'Germany promises to limit its submarine attacks.',
            'Germany begins unlimited submarine attacks again early in 1917.',
            'The Zimmermann telegram becomes public.',
            'Congress declares war in April 1917.',
          ],
        },
      ],
      causes: [
        { cause: 'powers promise to fight for their partners', effect: 'a local quarrel can draw in one country after another' },
        { cause: 'machine guns and barbed wire guard each trench', effect: 'attacks cost many lives and gain little ground' },
        {
          cause: 'a navy stops ships with food from reaching the enemy',
          effect: 'civilians go hungry and the enemy looks for ways to strike back at sea',
        },
        { cause: 'millions of men leave for the front', effect: 'women and older workers take over jobs in factories, offices and farms' },
        {
          cause: 'a peace treaty leaves a large country feeling humiliated',
          effect: 'politicians can gain support by promising to undo it',
        },
      ],
      comparisons: [
        {
          a: 'the Western Front',
          b: 'the Eastern Front',
          alike: 'Both were long lines on which millions of soldiers of the same war fought and died.',
          different: [
            { feature: 'place', a: 'Belgium and northern France', b: 'from the Baltic toward the Black Sea' },
            { feature: 'movement', a: 'mostly trenches with little change', b: 'longer lines with more movement' },
            { feature: 'end', a: 'armistice in November 1918', b: 'Russia’s treaty of March 1918' },
          ],
        },
        {
          a: 'the Allies',
          b: 'the Central Powers',
          alike: 'Both were groups of states that included empires and that sent millions of soldiers to the fronts.',
          different: [
            {
              feature: 'members',
              a: 'Britain, France, Russia and later Italy and the United States',
              b: 'Germany, Austria-Hungary, the Ottoman Empire and Bulgaria',
            },
            { feature: 'position', a: 'around the edges, with control of the seas', b: 'in the middle, with short routes by rail' },
            {
              feature: 'result',
              a: 'won, and the leading members wrote the peace treaties',
              b: 'lost land, and three of their empires ended',
            },
          ],
        },
      ],
      connections: [
        'Math: compute how far the front moved per month in one battle and compare it with the number of soldiers who were lost.',
        'English: read a poem by Wilfred Owen beside a recruiting poster and compare what each says about courage.',
        'Science: study how gas masks filter air with charcoal and why early masks failed.',
        'Music: listen to two songs of 1914 to 1918, one that cheers soldiers on and one that longs for home, and compare words and tempo.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Henry Johnson of the 369th',
          task: 'Students compare honors from France in 1918 with recognition at home and explain the gap.',
          background:
            'Sergeant Henry Johnson, a Black soldier from New York, fought off a German raid in 1918 and received the French Croix de Guerre. The Medal of Honor followed in 2015.',
          checkFirst: 'Explain words of the time before students read sources, and keep the focus on service and justice.',
        },
        {
          aspect: 'language',
          title: 'Choctaw on the telephone',
          task: 'Students explain why messages in Choctaw could not be understood by listeners, and what this says about languages that schools had forbidden.',
          background: 'In 1918 Choctaw soldiers in the American army sent orders by field telephone in their own language.',
          checkFirst: 'Use material of the Choctaw Nation, and do not let students imitate the language.',
        },
        {
          aspect: 'place',
          title: 'Letters from the Indian Army',
          task: 'Students read short translated letters and mark what a censor might have worried about.',
          background:
            'More than a million Indian soldiers served overseas. Some wrote home from hospitals in England, and censors copied parts of their letters.',
          checkFirst: 'Choose letters without graphic detail and explain colonial rule first.',
        },
        {
          aspect: 'history',
          title: 'Harlem’s band in France',
          task: 'Students listen to an early recording and discuss how music crossed lines that laws drew.',
          background: 'James Reese Europe led the band of the 369th Infantry and brought ragtime and early jazz to French audiences.',
          checkFirst: 'Some song titles of the time use harmful words; preview them.',
        },
        {
          aspect: 'family and community',
          title: 'A tradition of remembrance',
          task: 'Students compare how communities remember the war, such as two minutes of silence or paper poppies, and what each custom asks people to do.',
          background:
            'Poppies became a sign of remembrance after John McCrae’s poem “In Flanders Fields,” which was first printed in 1915.',
          checkFirst: 'Customs differ, and some families reject war memorials; make the comparison about forms and not about belief.',
        },
        {
          aspect: 'critical question',
          title: 'Whose war is in the textbook?',
          task: 'Students count pictures and names in a chapter by region and propose one addition with a source.',
          background:
            'Textbooks often show the Western Front, although East Africa, the Middle East and the eastern front saw long campaigns.',
          checkFirst: 'Check the proposal against a reliable map or archive.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A field postman must bring one last sack of letters to a trench before dark. Narrate the walk from the road to the front line, and choose what delays him and what he decides to do.',
          audience: 'a short story for a history magazine',
          plan: ['What can be heard and not seen?', 'Who waits for the sack?', 'What is in the last letter?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'In Britain in 1916, a young woman takes over her brother’s job on a streetcar because he has been called up. Tell the story of her first day at work, and choose the passenger who changes her mind about something.',
          audience: 'a story for a class anthology',
          plan: ['What must she learn?', 'Who doubts her?', 'What does she tell her family that evening?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A family of bakers has to make bread with less wheat each month. Narrate one week in the shop during the war, and choose the customer who causes trouble or brings help.',
          audience: 'a story for a local paper',
          plan: ['What is missing?', 'What do they try?', 'How does the week end?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'It is early 1917, and your newspaper must say whether the country should stay neutral. Write an editorial that persuades readers to agree with you, and choose the strongest point on the other side and answer it.',
          audience: 'readers of a town newspaper',
          plan: ['What has happened at sea?', 'What would war cost?', 'Who will disagree?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Delegates at Paris in 1919 ask advisers what kind of peace will last. Argue for a strict or a mild treaty and support your advice with facts about losses and fears, and choose the country that you advise.',
          audience: 'a memo to a delegation',
          plan: ['What has your country lost?', 'What could go wrong later?', 'Which term matters most?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school can name its library corner after one person or group of World War I. Persuade the principal that your choice deserves to be better known, and choose someone whom you have studied.',
          audience: 'a letter to the principal',
          plan: ['What did they do?', 'Why are they little known?', 'What would students learn?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a younger student why a murder in one city led to war among many countries. Use the words alliance and trigger in your text, and choose a diagram or a comparison that helps.',
          audience: 'a page for fifth graders',
          plan: ['What came before?', 'What set it off?', 'Who made choices?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the trenches were built and why they looked the way they did. Include at least three parts and tell what each was for, and choose a good order for your reader.',
          audience: 'a guide to a museum model',
          plan: ['What did soldiers need?', 'What did each part do?', 'What could not be solved?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how one invention, such as the airplane, the tank or the X-ray truck, was used in the war. Tell what it could and could not do at the time, and choose an invention that also mattered after 1918.',
          audience: 'a science and history poster',
          plan: ['How did it work?', 'What problem did it meet?', 'What came of it later?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a railway platform in the summer of 1914 as people say goodbye. Use sounds, hands and small gifts, and choose one pair of people whom the reader follows.',
          audience: 'readers of short stories',
          plan: ['What is said aloud?', 'What is held?', 'What is left when the train has gone?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a field in Belgium or France today that was once a battlefield. Let the land show traces of what happened there, and choose one trace for your ending.',
          audience: 'a travel magazine',
          plan: ['What shape is the ground?', 'What grows there?', 'What do farmers still find?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a poster from the war for someone who cannot see it. Start with the whole, move to the details and end with its effect on a viewer, and choose a real poster and name its country.',
          audience: 'an audio guide',
          plan: ['What draws the eye?', 'Which words stand out?', 'What feeling remains?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem of objects that a museum of World War I might hold. Let each object say two lines, and choose the object that speaks last.',
          audience: 'a reading for November 11',
          plan: ['Who used it?', 'What did it hear?', 'What does it ask of us?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write the script of a short scene in which a poster and a letter from the front answer each other, and choose what the letter dares to say.',
          audience: 'a two-voice reading',
          plan: ['What does the poster want?', 'What does the letter know?', 'Who has the last word?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent the front page of a town newspaper for November 12, 1918. Write two headlines, one short report and one notice from a reader, and choose how different people in town feel.',
          audience: 'visitors to a class display',
          plan: ['What is known this morning?', 'Who is glad?', 'Who is still waiting for news?'],
        },
      ],
      itemSets: [
        {
          title: 'Songs between the trenches',
          text: 'On Christmas Eve 1914, German soldiers at many places on the Western Front put small trees with candles on their trenches and began to sing. British soldiers across from them answered with songs of their own. The next day, men from both sides climbed out, shook hands, buried their dead and traded buttons, tobacco and food. In other places the shooting went on. Officers far behind the lines were alarmed, and they ordered that nothing like it should happen again. In the following years, when gas and huge battles had made both sides bitter, there was no truce of this size.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why were officers far behind the lines alarmed by a peaceful day at the front?',
              answer: 'Men who had met the enemy might not want to fight.',
              distractors: [
                {
                  text: 'Men who had traded their food might go hungry soon.',
                  error: 'takes a detail for the danger',
                },
                {
                  text: 'Men who had sung in the dark could be hit by shells.',
                  error: 'overlooks that the guns were silent there',
                },
                {
                  text: 'Men who had left the trenches might win the war alone.',
                  error: 'misreads the meeting as an attack',
                },
              ],
              reason: 'An army depends on soldiers who see an enemy on the other side, and handshakes made that harder.',
            },
            {
              thinking: 'analyze',
              question: 'What does the case suggest about how many soldiers viewed the other side at the end of 1914?',
              answer: 'Many could still see the other side as people like them.',
              distractors: [
                {
                  text: 'Many had decided that their own country was in the wrong.',
                  error: 'claims more than the meeting shows',
                },
                {
                  text: 'Many had been ordered by officers to make friends.',
                  error: 'turns the orders around',
                },
                {
                  text: 'Many believed that the war had ended in the night.',
                  error: 'takes a truce for peace',
                },
              ],
              reason: 'They buried the dead together and traded small things, which shows fellow feeling and not a change of side.',
            },
            {
              thinking: 'apply',
              question: 'Which correction fits the case if a student wants to write, “At Christmas 1914 all soldiers stopped fighting”?',
              answer: 'At many places on one front, soldiers made a truce.',
              distractors: [
                {
                  text: 'At the orders of both governments, soldiers rested.',
                  error: 'overlooks that nobody had ordered it',
                },
                {
                  text: 'At the end of the year, soldiers signed an armistice.',
                  error: 'confuses a truce with the armistice of 1918',
                },
                {
                  text: 'At the borders of Germany, the soldiers went home.',
                  error: 'confuses a day’s truce with the end of the war',
                },
              ],
              reason: 'The truce came from the soldiers themselves, and elsewhere the shooting went on.',
            },
          ],
          question: {
            thinking: 'analyze',
            question: 'For what reasons did a truce of this size become less and less likely in the later years of the war?',
            lookFors: [
              'Orders and punishment: officers planned to prevent it.',
              'Bitterness: gas, heavy losses and propaganda made the enemy look less human.',
            ],
            probe: 'Which of these reasons could a single soldier do something about?',
          },
        },
        {
          title: 'Trains to the North',
          text: 'Before 1914, factories in Chicago, Detroit and Pittsburgh found many of their workers among immigrants from Europe. The war cut this stream off, although the factories had more and more orders. In 1917 the draft took men from the machines as well. Companies now sent agents to the South, and the Chicago Defender, a Black newspaper, printed job offers, train times and letters from people who had moved. Between 1916 and 1919, about half a million Black Southerners went north. They found higher wages, schools and the vote, but crowded streets, unfair rents and violence in some cities, too.',
          facts: [
            {
              thinking: 'analyze',
              question: 'How did a war on the other side of the ocean open jobs in northern factories to Black Southerners?',
              answer: 'It cut off immigrant labor while orders were growing.',
              distractors: [
                {
                  text: 'It brought factories from Europe to American cities.',
                  error: 'confuses workers with factories',
                },
                {
                  text: 'It ended segregation in the factories of the North.',
                  error: 'expects equal treatment from a need for workers',
                },
                {
                  text: 'It made the South send its cotton to the armies.',
                  error: 'picks an effect without a link to the jobs',
                },
              ],
              reason:
                'Fewer immigrants, the draft and war orders left companies short of workers, so they turned to people they had refused before.',
            },
            {
              thinking: 'analyze',
              question: 'Why did the letters in the newspaper persuade readers more than the words of an agent did?',
              answer: 'They came from people who had made the move.',
              distractors: [
                {
                  text: 'They came from owners who needed new workers.',
                  error: 'confuses the letters with the agents',
                },
                {
                  text: 'They came with tickets that the paper had paid for.',
                  error: 'invents a gift',
                },
                {
                  text: 'They came with a promise of the government.',
                  error: 'invents a promise',
                },
              ],
              reason: 'Readers could trust people like themselves, who told of good and bad and had nothing to sell.',
            },
            {
              thinking: 'apply',
              question: 'What most likely happened in the South as more and more agents of the companies arrived?',
              answer: 'Employers there tried to hold on to their workers.',
              distractors: [
                {
                  text: 'Employers there paid for the workers’ train tickets.',
                  error: 'misreads the interest of Southern employers',
                },
                {
                  text: 'Employers there moved their cotton fields to Chicago.',
                  error: 'takes the move too literally',
                },
                {
                  text: 'Employers there asked the agents to bring immigrants.',
                  error: 'confuses the agents’ task',
                },
              ],
              reason:
                'Southern employers depended on low-paid Black labor, so they raised pay a little, stopped agents or hindered trains.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'To what extent was the North a promised land for the people who moved there, if the gains are weighed against the losses?',
            lookFors: [
              'Gains: wages, schools, the vote, a step out of Jim Crow.',
              'Losses: crowding, unfair rents, violence, distance from family.',
            ],
            probe: 'What would you ask in a letter to a cousin who had already gone?',
          },
        },
        {
          title: 'A parade in Philadelphia',
          text: 'In September 1918, a dangerous influenza was spreading among sailors and soldiers in Philadelphia. Doctors warned the city, but a great parade for the sale of war bonds had been planned, and the health director let it go ahead on September 28. About 200,000 people crowded the streets. Within days the hospitals were full, and in the weeks that followed, more than 12,000 people in the city died. St. Louis, a smaller city, closed schools, theaters and churches soon after the first cases there, and its death rate stayed much lower. The army camps and troop ships of the war carried the disease on.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What was most likely the reason that the city held the parade in spite of the doctors’ warning?',
              answer: 'Selling war bonds seemed a duty that could not wait.',
              distractors: [
                {
                  text: 'Doctors in St. Louis had said that it was safe.',
                  error: 'mixes up the two cities',
                },
                {
                  text: 'Soldiers had asked to be cheered before they left.',
                  error: 'puts a detail in the place of the main reason',
                },
                {
                  text: 'Nobody in the city had been ill before that day.',
                  error: 'overlooks the sailors and soldiers',
                },
              ],
              reason: 'The government needed money for the war and pressed cities to show patriotism, so calling off a parade looked weak.',
            },
            {
              thinking: 'apply',
              question: 'Why would it be unfair to compare the two cities by the number of deaths instead of the death rate?',
              answer: 'St. Louis had fewer people who could fall ill.',
              distractors: [
                {
                  text: 'St. Louis had more soldiers than Philadelphia.',
                  error: 'looks for a cause in place of a measure',
                },
                {
                  text: 'Philadelphia counted the deaths of its sailors.',
                  error: 'brings in a difference that is not in the case',
                },
                {
                  text: 'Philadelphia closed its schools before St. Louis.',
                  error: 'turns the events around',
                },
              ],
              reason: 'A smaller city has fewer deaths even if it does just as badly, and a rate takes the size into account.',
            },
            {
              thinking: 'analyze',
              question: 'Which fact in the case best shows how the war itself helped the influenza to spread?',
              answer: 'Ships and camps held many people close together.',
              distractors: [
                {
                  text: 'Theaters and churches were closed in St. Louis.',
                  error: 'names a step against the disease',
                },
                {
                  text: 'Hospitals in one city were full within days.',
                  error: 'names an effect of the disease',
                },
                {
                  text: 'Doctors gave their warning before the parade.',
                  error: 'names a fact about timing',
                },
              ],
              reason: 'War moved crowds of young people across the country and the ocean, which is what a virus in the breath needs.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'What should the health director have done when the fight abroad had to be weighed against safety at home, and how could the decision have been explained?',
            lookFors: [
              'Names a decision, such as putting the parade off or selling bonds another way.',
              'Gives an explanation that citizens would accept, for example that healthy workers and soldiers help the war.',
            ],
            probe: 'What would make people trust such a warning?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'World War I grew out of structures that made war possible and decisions that made it happen; its industrial, imperial and total character broke empires and left a settlement whose promises were applied unequally.',
      objectives: [
        'weigh structural causes of the war against decisions made in July 1914',
        'explain why the Western Front became a stalemate and what ended it',
        'analyze how total war changed the powers of governments and the lives of civilians',
        'evaluate the peace settlement in Europe and in the former Ottoman lands',
        'compare historians’ interpretations of responsibility for the war',
      ],
      terms: [
        {
          term: 'militarism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the conviction that armed force deserves a leading position in a state and in its international policy',
          example: 'Militarism gave plans such as the German attack through Belgium a decisive influence in July 1914.',
          contrast: 'Having an army is not enough; this gives military needs the first place.',
          wordParts: 'military + -ism',
          picture: 'a budget chart with one tall bar',
        },
        {
          term: 'alliance',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a formal agreement in which states promise to support each other, particularly in the event of war',
          example:
            'Because of the alliance between France and Russia, German generals had to prepare for a simultaneous war on two fronts.',
          contrast: 'An entente is an understanding without a firm promise to fight.',
          wordParts: 'ally; from Latin for bind to',
          picture: 'two hands clasped over a map',
        },
        {
          term: 'nationalism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'intense loyalty to one’s own nation, or the political demand that it should have an independent state',
          example: 'Nationalism among the South Slavs threatened the unity of Austria-Hungary, which ruled several million of them.',
          contrast: 'Patriotism is love of country, whereas this can set one nation above others.',
          wordParts: 'nation + -al + -ism',
          picture: 'a flag drawn across old borders',
        },
        {
          term: 'ultimatum',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a final demand whose rejection will lead to serious consequences, such as a declaration of war',
          example: 'The ultimatum of July 23, 1914, gave the government of Serbia only forty-eight hours to decide how it would reply.',
          contrast: 'A proposal invites bargaining, whereas this sets a deadline.',
          wordParts: 'from a Latin word for last',
          picture: 'a sealed letter beside a clock',
        },
        {
          term: 'mobilization',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the process of calling up, organizing and transporting armed forces in preparation for war',
          example: 'Russia’s mobilization alarmed the German government, because its own plan of attack depended on speed.',
          contrast: 'A declaration of war is a statement, whereas this moves people and trains.',
          wordParts: 'mobile, mobilize',
          picture: 'trains that fill with soldiers',
        },
        {
          term: 'stalemate',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a situation in which neither of the opponents is able to gain a decisive advantage',
          example: 'After the Battle of the Marne, the conflict in the west gradually became a stalemate that continued for years.',
          contrast: 'A cease-fire halts combat, whereas here combat continues without result.',
          wordParts: 'from chess, in which a game can end without a winner',
          picture: 'two rams with locked horns',
        },
        {
          term: 'attrition',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the gradual wearing down of an enemy’s strength through continuous losses of soldiers and materials',
          example: 'At Verdun, attrition became a deliberate strategy as well as the result of ten months of fighting.',
          contrast: 'Maneuver seeks to go around an enemy, whereas this exhausts one.',
          wordParts: 'from Latin for rub against',
          picture: 'an eraser worn to a stub',
        },
        {
          term: 'conscription',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a system under which citizens are legally required to serve for a period in the armed forces',
          example: 'Britain introduced conscription in 1916, when the number of volunteers was no longer sufficient.',
          contrast: 'Volunteers choose to serve, whereas this is compulsory.',
          wordParts: 'conscript; from Latin for write down together',
          picture: 'a name drawn from a list',
        },
        {
          term: 'total war',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a conflict in which a state directs its entire population and all its resources toward victory',
          example:
            'Total war resulted in government control of prices, the censorship of letters and the employment of women in arms plants.',
          contrast: 'A limited conflict leaves most civilian life untouched.',
          wordParts: 'total + war',
          picture: 'a farm, a factory and a ration card',
        },
        {
          term: 'blockade',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the military use of ships or troops in order to prevent essential supplies from reaching an enemy',
          example: 'The British blockade contributed to severe hunger in Germany.',
          contrast: 'An embargo stops one’s own trade, whereas this stops the trade of others with the enemy.',
          wordParts: 'block + -ade',
          picture: 'ships across the mouth of a harbor',
        },
        {
          term: 'neutrality',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the legal and political position of a state that supports neither side in an international conflict',
          example: 'American neutrality was increasingly strained by loans to the Allies and by submarine attacks on merchant ships.',
          contrast: 'Isolation avoids ties in general, whereas this concerns a particular war.',
          wordParts: 'neutral; from Latin for neither',
          picture: 'a figure between two lines',
        },
        {
          term: 'propaganda',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'messages that are designed to influence public opinion in favor of a cause, often by one-sided or false claims',
          example: 'The Committee on Public Information spread American propaganda through posters, films and speakers.',
          contrast: 'Information lets an audience judge, whereas this steers it.',
          wordParts: 'propagate (spread)',
          picture: 'a megaphone over a city',
        },
        {
          term: 'armistice',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an agreement between opponents to stop fighting before a final peace treaty is negotiated',
          example: 'The armistice of November 11, 1918, was signed in a railway car in the forest of Compiègne.',
          contrast: 'A peace treaty ends a war and sets terms, whereas this halts combat.',
          wordParts: 'from Latin arma (weapons) + -stitium (stopping)',
          picture: 'a railway car among trees',
        },
        {
          term: 'reparations',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'financial compensation that a defeated state is required to pay for the damage caused by a war',
          example: 'The amount of reparations was fixed in 1921 and remained a burden on German politics.',
          contrast: 'Aid is given freely, whereas these are demanded as compensation.',
          wordParts: 'repair, reparation',
          picture: 'a bill on a conference table',
        },
        {
          term: 'self-determination',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the principle that every people should be able to choose its own political status and form of government',
          example: 'Wilson’s language of self-determination raised hopes among people under foreign rule, from Cairo to Seoul.',
          contrast: 'Home rule may leave a people within an empire, whereas this includes the choice of independence.',
          wordParts: 'self + determine',
          picture: 'a crowd that draws its own border',
        },
        {
          term: 'mandate',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a territory that a victorious power governed on behalf of the League of Nations',
          example: 'Syria became a French mandate, although its leaders had expected independence.',
          contrast: 'A colony is claimed outright, whereas this was supposed to prepare self-rule.',
          wordParts: 'from Latin for entrust',
          picture: 'a map handed over with strings attached',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'During the July crisis of 1914, Germany gave Austria-Hungary what historians call a “blank check.” What did it consist of?',
          answer: 'a promise of support against Serbia whatever followed',
          distractors: [
            { text: 'a loan for new railroads to the Russian border', error: 'takes the phrase for money' },
            { text: 'a plan to divide Belgium and Serbia between the two empires', error: 'invents a plan' },
            { text: 'an offer to settle the whole quarrel at a conference in Berlin', error: 'reverses its effect' },
          ],
          reason: 'German leaders assured Vienna of support on July 5 and 6, which encouraged a hard line against Serbia.',
        },
        {
          thinking: 'remember',
          question:
            'What was the central idea of the German plan for a war on two fronts, which historians often call the Schlieffen Plan?',
          answer: 'defeat France quickly and then turn against Russia',
          distractors: [
            { text: 'defeat Russia by winter and then offer France peace', error: 'reverses the order' },
            { text: 'hold both fronts and starve Britain with submarines', error: 'mixes it up with strategy of 1917' },
            { text: 'invade Britain by sea and leave France for the end', error: 'invents a landing' },
          ],
          reason:
            'German planners feared war on two fronts and expected Russia to mobilize slowly. The route through Belgium brought Britain in.',
        },
        {
          thinking: 'remember',
          question: 'Which laws of 1917 and 1918 punished American speech against the war and the draft?',
          answer: 'the Espionage and Sedition Acts',
          distractors: [
            { text: 'the Alien and Sedition Acts', error: 'mixes them up with the laws of 1798' },
            { text: 'the Neutrality Acts', error: 'mixes them up with the laws of the 1930s' },
            { text: 'the Selective Service Acts', error: 'picks the laws on the draft itself' },
          ],
          reason:
            'Under these laws Eugene Debs was sentenced to prison for a speech. The Supreme Court upheld several convictions in 1919.',
        },
        {
          thinking: 'remember',
          question: 'What was stated in Article 231 of the Treaty of Versailles, which Germans bitterly called the “war guilt clause”?',
          answer: 'Germany and its allies were responsible for the damage.',
          distractors: [
            { text: 'Germany and its allies had to leave their colonies to Italy.', error: 'invents a transfer' },
            { text: 'Germany alone had to join the new League within one year.', error: 'reverses its exclusion' },
            { text: 'Germany had to try its emperor in its own courts.', error: 'mixes it up with another article' },
          ],
          reason: 'The article was the legal basis for reparations. Germans called it the “war guilt clause.”',
        },
        {
          thinking: 'remember',
          question: 'Which revolutionary group took power in Russia in November 1917 and subsequently withdrew the country from the war?',
          answer: 'the Bolsheviks',
          distractors: [
            { text: 'the Mensheviks', error: 'picks the rival socialist group' },
            { text: 'the Jacobins', error: 'picks a group of the French Revolution' },
            { text: 'the Decembrists', error: 'picks the rebels of 1825' },
          ],
          reason: 'Lenin’s party had promised peace, land and bread. The Treaty of Brest-Litovsk followed in March 1918.',
        },
        {
          thinking: 'understand',
          question:
            'Why did commanders on the Western Front find it so difficult to break through the enemy’s lines, even with superior numbers?',
          answer: 'Defenders brought up reserves by rail faster than attackers advanced on foot.',
          distractors: [
            { text: 'Attackers were forbidden by their own laws to fire artillery near villages.', error: 'invents a ban' },
            {
              text: 'Defenders had tanks from the first months, while attackers had to do without.',
              error: 'places tanks too early and on one side',
            },
            {
              text: 'Attackers outnumbered defenders so far that they blocked one another’s roads.',
              error: 'looks for a cause in traffic alone',
            },
          ],
          reason: 'Artillery destroyed the ground that attackers had to cross, and communication failed once they left their trenches.',
        },
        {
          thinking: 'understand',
          question:
            'Why did the German government return to unlimited submarine warfare in 1917, although it risked war with the United States?',
          answer: 'Its leaders hoped to starve Britain before American armies could arrive.',
          distractors: [
            { text: 'Its leaders had learned that American ships carried no cargo.', error: 'reverses the importance of trade' },
            {
              text: 'Its leaders wanted Mexico to declare war before any other country in America.',
              error: 'turns a side plan into the main reason',
            },
            { text: 'Its leaders had run out of soldiers to send to the trenches.', error: 'looks for a cause in manpower' },
          ],
          reason: 'The military leadership gambled on a quick decision. Convoys and American entry defeated the plan.',
        },
        {
          thinking: 'understand',
          question: 'Although Woodrow Wilson had helped to write it, why did the United States Senate reject the Treaty of Versailles?',
          answer: 'Opponents feared that the League would draw the nation into wars.',
          distractors: [
            { text: 'Opponents wanted larger reparations for American farmers.', error: 'invents a demand' },
            { text: 'Opponents held that Germany had won the war and should decide on terms.', error: 'reverses the result' },
            { text: 'Opponents thought that Wilson had been left out of the talks.', error: 'overlooks his leading role' },
          ],
          reason: 'Henry Cabot Lodge and others insisted on reservations to protect the role of Congress. Wilson refused to compromise.',
        },
        {
          thinking: 'understand',
          question: 'Why did the mandate system that was introduced after the war disappoint so many people in the Middle East?',
          answer: 'It placed them under British and French rule instead of independence.',
          distractors: [
            { text: 'It moved them into the new republic of Turkey against their expressed will.', error: 'invents an annexation' },
            { text: 'It gave their land to the United States as payment for loans.', error: 'invents a transfer' },
            { text: 'It returned them to the rule of the Ottoman sultan.', error: 'reverses the outcome' },
          ],
          reason: 'Wartime promises had pointed toward Arab self-rule. Mandates were drawn by the victors and confirmed by the League.',
        },
        {
          thinking: 'apply',
          question:
            'If a commander plans a battle whose purpose is to make the enemy lose more soldiers than can be replaced, which strategy is being followed?',
          answer: 'attrition',
          distractors: [
            { text: 'encirclement', error: 'picks surrounding an army' },
            { text: 'deterrence', error: 'picks preventing a war by threat' },
            { text: 'blockade', error: 'picks cutting off supplies by sea' },
          ],
          reason: 'Attrition seeks exhaustion rather than ground. It made losses themselves a measure of success.',
        },
        {
          thinking: 'apply',
          question:
            'To which principle do Czech and Polish leaders appeal in 1918 when they claim that their peoples should be allowed to leave the old empires and form independent states?',
          answer: 'self-determination',
          distractors: [
            { text: 'collective security', error: 'picks common action against an attacker' },
            { text: 'freedom of the seas', error: 'picks another of the Fourteen Points' },
            { text: 'balance of power', error: 'picks the older aim of equal strength among states' },
          ],
          reason: 'Wilson’s speeches gave the principle wide currency, although mixed populations made borders hard to draw.',
        },
        {
          thinking: 'apply',
          question:
            'A man who mails leaflets in 1917 that call the draft unconstitutional is convicted, and the Supreme Court asks whether his words create a “clear and present danger.” Which freedom is at issue?',
          answer: 'freedom of speech',
          distractors: [
            { text: 'freedom of religion', error: 'picks another First Amendment freedom' },
            { text: 'trial by jury', error: 'picks a right of the accused' },
            { text: 'freedom of movement', error: 'reads the draft as travel' },
          ],
          reason:
            'In Schenck v. United States (1919) the Court upheld the conviction. Later decisions protect much more criticism of government.',
        },
        {
          thinking: 'analyze',
          question:
            'British officials wrote to Sharif Hussein in 1915 about Arab independence, agreed with France in 1916 on zones in the Middle East, and in 1917 favored a national home for the Jewish people in Palestine. What problem do these three texts reveal?',
          answer: 'Wartime commitments overlapped and were hard to reconcile.',
          distractors: [
            { text: 'Peacetime treaties had been broken by each of the parties.', error: 'takes wartime letters for treaties of peace' },
            { text: 'Military maps had been drawn with the wrong coastlines.', error: 'looks for an error in geography' },
            { text: 'Colonial governors had refused to send reports to London.', error: 'looks for a failure of reporting' },
          ],
          reason: 'Each text served a different purpose of the moment. Their meaning is disputed to this day.',
        },
        {
          thinking: 'analyze',
          question:
            'On July 1, 1916, the British army lost about 57,000 men killed, wounded or missing on the Somme, yet the campaign went on until November. Which reason weighed most with the commanders?',
          answer: 'They hoped to relieve Verdun and wear the enemy down.',
          distractors: [
            { text: 'They had captured their main goals on the first day.', error: 'misreads the outcome' },
            { text: 'They did not know that any of their soldiers had been lost.', error: 'takes poor communication for full ignorance' },
            { text: 'They were waiting for American divisions to join them.', error: 'places American troops too early' },
          ],
          reason:
            'France was under heavy pressure at Verdun, and commanders believed that continued attacks would exhaust the German army.',
        },
        {
          thinking: 'analyze',
          question:
            'Fritz Fischer stressed that German leaders aimed at expansion, while Christopher Clark described leaders of several powers as “sleepwalkers.” On which question do they differ most?',
          answer: 'how far responsibility should be shared among states',
          distractors: [
            { text: 'whether the murder in Sarajevo took place in June 1914', error: 'picks a fact that both accept' },
            { text: 'whether Russia and France had formed an alliance', error: 'picks a fact that both accept' },
            { text: 'how many soldiers had died before the armistice', error: 'picks a matter of statistics' },
          ],
          reason: 'Both use the same July documents in large part. They weigh intentions and chains of reaction differently.',
        },
        {
          thinking: 'evaluate',
          question: 'Which evidence would best test the claim that reparations alone caused the German hyperinflation of 1923?',
          answer: 'German budgets and money supply before and during the crisis',
          distractors: [
            {
              text: 'speeches in which German politicians blamed the treaty for rising prices',
              error: 'picks opinions of interested parties',
            },
            { text: 'cartoons in French newspapers about late payments', error: 'picks images of opinion' },
            { text: 'the amount of reparations that was fixed in 1921', error: 'gives a sum but no mechanism' },
          ],
          reason: 'Budgets show how war debt, support for strikers in the Ruhr and the printing of money combined with payments.',
        },
      ],
      misconceptions: [
        {
          belief: 'The war was an accident that nobody wanted.',
          why: 'The phrase “sliding into war” is easy to remember.',
          truth: 'No single plan explains it, but leaders in several capitals accepted the risk of war at particular moments.',
          teacherMove:
            'Give a table of six capitals and five dates in July 1914. Students write in each cell what was decided and mark where another choice was available.',
        },
        {
          belief: 'Generals on both sides were fools who learned nothing.',
          why: 'Losses seem senseless to later readers.',
          truth:
            'Commanders faced new problems of firepower and communication; tactics, artillery and coordination changed a great deal by 1918, although the cost was terrible.',
          teacherMove:
            'Compare two short battle reports, July 1916 and August 1918. Students list three changes in method and judge whether they explain the outcome.',
        },
        {
          belief: 'The Treaty of Versailles made World War II certain.',
          why: 'Twenty years later a new war began, so the link seems direct.',
          truth:
            'The treaty fed resentment, but the settlement was revised in the 1920s, and the Depression and later choices were needed for war.',
          teacherMove: 'Students build a time line from 1919 to 1939 and mark points at which a different outcome was still possible.',
        },
        {
          belief: 'Wilson’s self-determination applied to all peoples.',
          why: 'The principle is usually quoted without its limits.',
          truth:
            'It was applied mainly in Europe; colonial delegations at Paris were ignored, and mandates replaced German and Ottoman rule.',
          teacherMove:
            'Read a short petition from Egypt, Korea or Vietnam in 1919. Students compare its wording with the Fourteen Points and note the answer it received.',
        },
        {
          belief: 'American women won the vote in 1920 because of the war.',
          why: 'The dates lie close together.',
          truth: 'Wartime work strengthened the case, but decades of organizing, state victories and protest had prepared it.',
          teacherMove:
            'Give students six dated events from 1848 to 1920. They draw arrows for causes of different strength and defend the thickness of the war’s arrow.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How far did existing structures such as alliances and war plans limit what political leaders could do in July 1914?',
          lookFors: [
            'Explains a structure and the pressure it created, such as mobilization schedules.',
            'Identifies a decision at which another choice existed.',
            'Uses a named leader or capital as evidence.',
          ],
          probe: 'Whose choice had the greatest effect?',
        },
        {
          thinking: 'evaluate',
          question:
            'Who or what bears most responsibility for the outbreak of war, and how would you defend your position against a historian who disagrees?',
          lookFors: [
            'States a standard for responsibility, such as intention or recklessness.',
            'Uses evidence from July 1914.',
            'Represents the opposing view fairly.',
          ],
          probe: 'What document would change your mind?',
        },
        {
          thinking: 'analyze',
          question: 'How did total war change the relationship between governments and citizens?',
          lookFors: [
            'Names new powers, such as conscription, censorship or control of industry.',
            'Names new claims, such as pensions, votes or union recognition.',
            'Distinguishes between countries.',
          ],
          probe: 'Which power outlived the war?',
        },
        {
          thinking: 'understand',
          question:
            'Why did the fighting come to an end in the fall of 1918, after several years in which neither side had been able to win?',
          lookFors: [
            'Explains the failure of the German spring offensives and growing exhaustion.',
            'Includes new Allied methods, such as tanks with artillery and aircraft, and American troops.',
            'Mentions hunger, mutiny or revolution at home.',
          ],
          probe: 'Could Germany have fought on into 1919?',
        },
        {
          thinking: 'evaluate',
          question: 'To what extent can the peace settlement of 1919 be considered just, both in Europe itself and in other regions?',
          lookFors: [
            'Applies more than one measure, such as security, self-rule or repair of damage.',
            'Uses evidence from Europe and from outside it.',
            'Considers what victors could realistically agree on.',
          ],
          probe: 'Who was not in the room?',
        },
        {
          thinking: 'analyze',
          question: 'In what ways did participation in the war change the hopes and political claims of people in the colonies?',
          lookFors: [
            'Gives a case, such as India, Egypt, Korea or West Africa.',
            'Connects service or promises to protest in 1919.',
            'Notes differences between reform and independence as aims.',
          ],
          probe: 'Why did some colonial leaders support the war at first?',
        },
        {
          thinking: 'evaluate',
          question:
            'Under what circumstances, if any, may a democracy limit criticism of a war? Consider the American laws of 1917 and 1918 in your answer.',
          lookFors: [
            'Describes what the laws punished and one case.',
            'Weighs security against open debate.',
            'States a principle with limits.',
          ],
          probe: 'How would your principle treat a false report that causes panic?',
        },
        {
          thinking: 'apply',
          question: 'How would you investigate whether a war poster actually changed people’s behavior rather than only their opinions?',
          lookFors: [
            'Suggests data, such as enlistment figures or bond sales by date and place.',
            'Considers other causes that may explain a change.',
            'Distinguishes reach, belief and action.',
          ],
          probe: 'Which comparison would be fairest?',
        },
        {
          thinking: 'create',
          question: 'What would a memorial look like that included soldiers of the colonies and civilians as well as national armies?',
          lookFors: [
            'Chooses a form that shows scale without glory.',
            'Names groups with evidence of their role.',
            'Explains a hard choice of words or place.',
          ],
          probe: 'Who should approve the text?',
        },
        {
          thinking: 'analyze',
          question:
            'Why were photographs and films of the battlefields, although they seem to show the truth, unreliable evidence of what soldiers experienced?',
          lookFors: [
            'Says that censors and armies decided what could be photographed and published.',
            'Says that cameras could hardly record an attack, so scenes were sometimes staged.',
            'Names sources with which they should be compared, such as letters, maps or medical records.',
          ],
          probe: 'What can a staged photograph nevertheless reveal about its time?',
        },
      ],
      activities: [
        {
          title: 'Before and after',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['maps of Europe and the Middle East in 1914 and 1923', 'colored pencils'],
          steps: [
            'Shade states that vanished with one color and new states with another.',
            'Mark three borders that might cause trouble later.',
            'Write one reason for each mark.',
            'Compare your marks with another pair.',
          ],
          lookFor: 'Reasons rest on population, resources or resentment.',
        },
        {
          title: 'Six capitals in July',
          purpose: 'explore',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['short document excerpts from six capitals in order of date', 'decision sheet'],
          steps: [
            'Read the excerpt of your capital for the first date.',
            'Write on the decision sheet what leaders wanted, feared and knew.',
            'Mark the choices that were still open.',
            'Go on to the next date and repeat.',
            'Report where your group sees the last real chance for peace.',
          ],
          lookFor: 'Students speak of choices and information instead of fate, and nobody acts out violence.',
        },
        {
          title: 'The stalemate problem',
          purpose: 'explain',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['data sheet on artillery, railroads and casualties', 'graph paper'],
          steps: [
            'Choose two sets of data and graph them on the graph paper.',
            'Explain what each graph suggests about attack and defense.',
            'Identify one change in 1918 that the graphs help to explain.',
            'Write a paragraph that links the evidence to the end of stalemate.',
          ],
          lookFor: 'Graphs are labeled, and the paragraph separates cause from coincidence.',
        },
        {
          title: 'Treaty clauses under review',
          purpose: 'practice',
          minutes: [30, 35],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['eight short treaty clauses', 'criteria sheet'],
          steps: [
            'Agree on three criteria for a just peace and enter them on the sheet.',
            'Rate each of the clauses by each criterion.',
            'Find one clause on which you disagree and state why.',
            'Rewrite it in one sentence so that both could accept it.',
          ],
          lookFor: 'Criteria are applied consistently, and rewriting shows understanding of interests.',
        },
        {
          title: 'Petitions to Paris',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'individual',
          thinking: 'evaluate',
          materials: ['one petition of 1919 from outside Europe', 'text of the Fourteen Points'],
          steps: [
            'Read the petition and underline its claims.',
            'Match each claim to one of the Fourteen Points or to none.',
            'Find out how the conference answered.',
            'Write an assessment of two paragraphs on promise and practice.',
          ],
          lookFor: 'Assessments quote briefly and judge both wording and outcome.',
        },
      ],
      recalls: [
        {
          prompt: 'Define imperialism and give one example from Africa or Asia before 1914.',
          answer: 'Rule of one state over other lands, such as Britain in India or France in Algeria.',
          likelyError: 'Gives a trade agreement as an example.',
          minutes: 2,
        },
        {
          prompt: 'Name the large empires of central and eastern Europe about 1900.',
          answer: 'Germany, Austria-Hungary, Russia and the Ottoman Empire.',
          likelyError: 'Names Poland or Czechoslovakia, which did not exist as states.',
          minutes: 2,
        },
        {
          prompt: 'Explain how the unification of Germany in 1871 changed the balance of power.',
          answer: 'A strong new state lay in the middle of Europe, and France lost Alsace and part of Lorraine.',
          likelyError: 'Says that unification weakened Germany’s army.',
          minutes: 2,
        },
        {
          prompt: 'List two ways in which industrialization changed war before 1914.',
          answer: 'For example: railroads, mass-produced rifles, machine guns, steel warships.',
          likelyError: 'Names jets or radar, which came later.',
          minutes: 1,
        },
        {
          prompt: 'Describe a balance of power in one sentence with an example from ordinary life or history.',
          answer: 'It is a state of affairs in which no one is strong enough to dominate, such as two groups of states of equal strength.',
          likelyError: 'Says that all states must be exactly equal.',
          minutes: 2,
        },
        {
          prompt: 'State which branch of the United States government declares war and which one approves treaties.',
          answer: 'Congress declares war; the Senate approves treaties with a two-thirds vote.',
          likelyError: 'Gives both powers to the president.',
          minutes: 1,
        },
        {
          prompt: 'Recall what the First Amendment says about speech.',
          answer: 'Congress shall make no law that abridges freedom of speech or of the press.',
          likelyError: 'Says that it protects speech against every private employer.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt:
          '“The war broke out because the alliances were automatic: once the first domino fell, nobody could stop.” Evaluate this claim.',
        answer:
          'The image explains why the crisis spread quickly, but it claims too much. Italy was allied with Germany and Austria-Hungary and stayed neutral in 1914, and Britain had no firm promise to France. Leaders interpreted their obligations and chose. War plans and deadlines did narrow choices once armies were called up. A better claim says that alliances raised the risk and shaped options, while decisions in Vienna, Berlin, St. Petersburg and elsewhere turned risk into war.',
        partial: 'Agrees with the domino image, or rejects it without evidence such as Italy’s neutrality.',
        reteach:
          'Give a table with each power, its treaty obligation and its action in August 1914. Students find two mismatches and rewrite the claim.',
      },
      processes: [
        {
          title: 'how the July crisis unfolded',
          steps: [
            'Germany assures Austria-Hungary of its support.',
            'Austria-Hungary delivers its ultimatum to Serbia.',
            'Austria-Hungary declares war on Serbia.',
            'Russia orders general mobilization.',
            'Germany declares war on Russia.',
            'Germany invades Belgium, and Britain declares war.',
          ],
        },
        {
          title: 'how fighting came to an end in 1918',
          steps: [
            'Russia’s new government signs a separate peace in March.',
            'Germany launches great offensives in the west in spring.',
            'The Allies begin successful counterattacks in summer.',
            'German commanders tell their government that the war cannot be won.',
            'Revolution breaks out in Germany, and the emperor gives up his throne.',
            'The armistice is signed.',
          ],
        },
      ],
      causes: [
        { cause: 'a war plan depends on speed and strict timetables', effect: 'leaders see each day of diplomacy as a danger' },
        { cause: 'governments pay for war by borrowing and printing money', effect: 'prices rise and debts burden the peace' },
        {
          cause: 'an army loses hundreds of thousands of soldiers for little ground',
          effect: 'morale suffers and mutinies become more likely',
        },
        {
          cause: 'victors speak of self-determination and keep their own colonies',
          effect: 'delegations and crowds outside Europe protest against the double standard',
        },
        {
          cause: 'a state is held responsible for the damage in a treaty it could not negotiate',
          effect: 'its politicians can unite voters against the settlement',
        },
      ],
      comparisons: [
        {
          a: 'Fritz Fischer’s view',
          b: 'Christopher Clark’s view',
          alike: 'Both base their accounts on diplomatic documents and explain the war by what leaders thought and decided.',
          different: [
            { feature: 'main focus', a: 'aims of German leaders', b: 'interaction of several powers' },
            { feature: 'responsibility', a: 'mainly German', b: 'widely shared' },
            { feature: 'image', a: 'a bid for power', b: 'sleepwalkers in a crisis' },
          ],
        },
        {
          a: 'a colony',
          b: 'a League mandate',
          alike: 'Both were ruled by an outside power that controlled defense and foreign policy.',
          different: [
            { feature: 'legal basis', a: 'claim of the ruling state', b: 'trust from the League of Nations' },
            { feature: 'stated aim', a: 'benefit of the empire', b: 'preparation for self-rule' },
            { feature: 'supervision', a: 'none from outside', b: 'yearly reports to a commission' },
          ],
        },
      ],
      connections: [
        'Math: express war dead as shares of population for five states and discuss why absolute and relative numbers tell different stories.',
        'English: compare Wilfred Owen’s and Rupert Brooke’s sonnets and relate the difference to the years in which they were written.',
        'Economics: trace how war loans linked American banks, Britain, France and Germany in the 1920s.',
        'Science and ethics: study Fritz Haber’s work on ammonia and on poison gas, and discuss responsibility in research.',
      ],
      cultural: [
        {
          aspect: 'history',
          title: 'Armenians and the word that came later',
          task: 'Students examine how diplomats and relief workers reported the destruction of the Armenians and how law found a word for such crimes.',
          background:
            'From 1915 the Ottoman government deported and killed Armenians in very large numbers. Raphael Lemkin later named this case when he explained genocide.',
          checkFirst:
            'Use scholarly sources without graphic images; some families carry this history, and some students will have heard it denied.',
        },
        {
          aspect: 'place',
          title: 'The Carrier Corps in East Africa',
          task: 'Students analyze why the dead of this campaign were seldom named on memorials.',
          background:
            'Hundreds of thousands of Africans carried supplies for the armies in East Africa, and very many died of disease and exhaustion.',
          checkFirst: 'Choose sources that show people as workers and community members.',
        },
        {
          aspect: 'people',
          title: 'Vera Brittain',
          task: 'Students compare a nurse’s memoir with a public speech and discuss how grief became an argument for peace.',
          background:
            'Vera Brittain left Oxford to serve as a nurse, lost her fiancé, brother and friends, and published Testament of Youth in 1933.',
          checkFirst: 'Choose an excerpt without medical detail, and offer an alternative text.',
        },
        {
          aspect: 'language',
          title: 'Names of 1914 to 1918',
          task: 'Students compare names such as the Great War, the World War and the European War and explain what each leaves out.',
          background: 'English speakers said “the Great War” until a second world war made numbering necessary.',
          checkFirst: 'Invite examples from other languages without asking anyone to speak for a country.',
        },
        {
          aspect: 'family and community',
          title: 'Letters in an archive',
          task: 'Students study a family correspondence for what is said, coded or left silent.',
          background: 'The Europeana 1914–1918 project collected letters and objects from families on several sides.',
          checkFirst: 'Sharing one’s own family history remains a free choice.',
        },
        {
          aspect: 'critical question',
          title: 'Who sat at the table in Paris?',
          task: 'Students map delegations that were admitted, ignored or shut out, and relate the map to outcomes.',
          background: 'W. E. B. Du Bois organized a Pan-African Congress in Paris in February 1919 while the conference was meeting.',
          checkFirst: 'Prepare the context of empire and segregation first.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An interpreter at the Paris conference has to render an insult politely. Narrate the session in which one word threatens the talks, and choose the delegations and the word.',
          audience: 'a short story for a literary magazine',
          plan: ['Who depends on the interpreter?', 'What is heard in each language?', 'What follows from the choice?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A stationmaster receives three telegrams in one night in August 1914, and each changes the timetable. Narrate the night in order, and choose the country and the last train.',
          audience: 'readers of historical fiction',
          plan: ['What do the telegrams say, and what do they hide?', 'Who asks questions?', 'What cannot be undone at dawn?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A gardener begins to lay out a war cemetery in 1920. Tell the story of the first season of work, and choose a visitor whose question has no easy answer.',
          audience: 'a story for an anthology',
          plan: ['What must be measured?', 'Who comes?', 'What grows first?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue whether Article 231 was a mistake in wording, in policy or in neither. Support your claim with the text and its effects, and choose the strongest objection and meet it.',
          audience: 'an essay for a student history journal',
          plan: ['What did the article do in law?', 'How was it heard?', 'What else mattered?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should your state pardon people who were convicted for speech against the war in 1918? Argue a position that respects law and history, and choose one documented case.',
          audience: 'testimony before a state committee',
          plan: ['What was said?', 'What did the law require?', 'What would a pardon mean today?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue for or against teaching 1914 as a warning for leaders today. Limit the comparison with care, and choose one parallel and one difference.',
          audience: 'an opinion essay in a newspaper',
          plan: ['What makes a parallel sound?', 'What is unlike 1914?', 'What should leaders learn?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how stalemate on the Western Front arose and how it ended. Use evidence on weapons, supply and command, and choose two turning points.',
          audience: 'an article for classmates who missed the unit',
          plan: ['What favored defense?', 'What changed by 1918?', 'Which myth needs correcting?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how one non-European society experienced the war. Trace the effects from recruitment to the peace, and choose a region and a reliable source.',
          audience: 'a page in an encyclopedia for students',
          plan: ['Who was asked to give what?', 'What had been promised?', 'What came afterward?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why the mandate system was created and how it worked. Follow one territory from 1918 to 1930, and choose documents that let both rulers and ruled speak.',
          audience: 'a chapter in a reader on world history',
          plan: ['What did the League claim to do?', 'Who made decisions?', 'How did people respond?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe an arms factory at the change of shifts in 1917. Use rhythm, yellow dust, bells and voices of women workers, and choose one detail that shows danger.',
          audience: 'readers of literary nonfiction',
          plan: ['What is loud?', 'What is forbidden?', 'What is carried home?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a war cemetery or memorial from the road to its farthest row. Let scale and repetition do the work, and choose the place where the pattern breaks.',
          audience: 'an essay on memory',
          plan: ['What does the whole look like?', 'What changes up close?', 'What remains at the gate?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a peace conference through its rooms, doors and waiting corridors, and choose one person outside the door and show what can be seen from there.',
          audience: 'an anthology of historical prose',
          plan: ['Who enters quickly?', 'Who waits?', 'What can be overheard?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Compose a found poem from a treaty, an ultimatum and a soldier’s postcard. Use only words that you find there, and choose an order that lets the postcard answer.',
          audience: 'a school reading on November 11',
          plan: ['Which words are cold?', 'Which are warm?', 'Where does the poem end?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a radio play of three scenes about the last day of peace in one city, and choose three voices that do not yet know what is coming.',
          audience: 'a class recording',
          plan: ['What do they plan for tomorrow?', 'What does the listener know?', 'What sound ends the play?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Design in words an exhibition room with four objects that tell the war from four continents. Write the wall text and the labels, and choose an object that contradicts another.',
          audience: 'museum visitors',
          plan: ['Which objects survive?', 'Who kept them?', 'What question hangs in the room?'],
        },
      ],
      itemSets: [
        {
          title: 'A telegram from a cousin',
          text: 'On July 29, 1914, a day after Austria-Hungary declared war on Serbia, Tsar Nicholas II approved the general mobilization of the Russian army. That evening a telegram from his cousin, Kaiser Wilhelm II, warned him that Austria would see military measures as a threat, and the tsar changed the order to a partial mobilization against Austria-Hungary alone. His generals told him that there was no plan for such a step and that the railroads would fall into chaos. On July 30 he gave way and ordered general mobilization again. Germany, whose own plan called for a quick defeat of France before Russia was ready, told him to stop, and then it declared war.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What do the generals’ objections reveal about the role of military planning in the crisis?',
              answer: 'Plans made long before narrowed the leaders’ choices.',
              distractors: [
                {
                  text: 'Plans made in that week gave the leaders more time.',
                  error: 'turns the effect of planning around',
                },
                {
                  text: 'Plans made by diplomats had replaced those of the army.',
                  error: 'mixes up the two professions',
                },
                {
                  text: 'Plans made with Germany bound the Russian army to wait.',
                  error: 'invents an agreement with the opponent',
                },
              ],
              reason: 'The army had prepared one large step, so a limited signal, which diplomacy needed, seemed impossible to carry out.',
            },
            {
              thinking: 'analyze',
              question:
                'Why did the Russian mobilization alarm the leaders in Berlin more than a mere note of protest from the tsar would have done?',
              answer: 'Each day of it cost Germany its lead in time.',
              distractors: [
                {
                  text: 'Each day of it brought Russia nearer to Serbia.',
                  error: 'looks at a front that mattered less to the plan',
                },
                {
                  text: 'Each day of it broke a treaty with the kaiser.',
                  error: 'invents a treaty',
                },
                {
                  text: 'Each day of it moved French troops to Russia.',
                  error: 'confuses the allies’ fronts',
                },
              ],
              reason: 'Germany counted on beating France while Russia was still slow, so any Russian start threatened the whole plan.',
            },
            {
              thinking: 'apply',
              question: 'Which claim about the crisis does the tsar’s reversal on the evening of July 29 challenge most directly?',
              answer: 'that rulers were mere spectators by then',
              distractors: [
                {
                  text: 'that alliances tied the powers together',
                  error: 'is compatible with the events described',
                },
                {
                  text: 'that generals pressed for early action',
                  error: 'is stated by the case itself',
                },
                {
                  text: 'that railroads shaped the plans for war',
                  error: 'is stated by the case itself',
                },
              ],
              reason:
                'That evening one ruler stopped a step that had already been approved, so he still had a choice, even though he gave way the next day.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Did individual decisions or existing structures have the greater influence on these two days? Build an argument that takes both of them seriously.',
            lookFors: [
              'Structures: war plans, railroads, alliances, the fear of being late.',
              'Decisions: the tsar changed his mind twice, and others could have waited as well.',
              'Comes to a judgment and names evidence that speaks against it.',
            ],
            probe: 'Which document would you want to read to understand the tsar’s second change of mind?',
          },
        },
        {
          title: 'The winter of turnips',
          text: 'In 1916 wet weather ruined about half of Germany’s potato harvest, while the British blockade kept out grain, fats and fertilizer, and farms lacked the men and horses that the army had taken. In the following winter, families in German cities lived largely on turnips, which had been grown as animal feed. Officials rationed food and set maximum prices, but farmers could earn far more on the black market, so that people with money still ate well. Women who stood in line for hours began to protest, and in some cities shops were attacked. Strikes followed in 1917, and trust in the authorities declined, although the armies still stood in enemy country.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did maximum prices fail to provide poor families in the cities with the food that they needed?',
              answer: 'They gave farmers a motive to sell illegally for more.',
              distractors: [
                {
                  text: 'They gave the army a motive to send its horses back.',
                  error: 'misreads who reacts to food prices',
                },
                {
                  text: 'They made imported grain cheaper than German grain.',
                  error: 'overlooks the blockade',
                },
                {
                  text: 'They made turnips too expensive to be used as feed.',
                  error: 'confuses a substitute with the cause',
                },
              ],
              reason: 'With legal prices far below what buyers would pay, goods left the open market for those with money.',
            },
            {
              thinking: 'apply',
              question: 'Which of the causes described in the case would have remained even if Britain had lifted its blockade in 1916?',
              answer: 'the loss of farm workers to the army',
              distractors: [
                {
                  text: 'the lack of fertilizer shipped from overseas',
                  error: 'is a result of the blockade',
                },
                {
                  text: 'the shortage of fats bought in other countries',
                  error: 'is a result of the blockade',
                },
                {
                  text: 'the missing deliveries of grain by sea',
                  error: 'is a result of the blockade',
                },
              ],
              reason: 'Men and horses at the front were a cost of Germany’s own mobilization and independent of British ships.',
            },
            {
              thinking: 'analyze',
              question:
                'What does the sequence of events from the lines of women to the strikes suggest about political power in a total war?',
              answer: 'A state’s hold depends on feeding its civilians.',
              distractors: [
                {
                  text: 'A state’s hold depends on the land it has occupied.',
                  error: 'overlooks that the armies stood in enemy country',
                },
                {
                  text: 'A state’s hold depends on the price of its turnips.',
                  error: 'takes a symptom for the cause',
                },
                {
                  text: 'A state’s hold depends on a ban on strikes by law.',
                  error: 'brings in a measure that the case does not mention',
                },
              ],
              reason: 'The armies stood abroad undefeated, and yet trust fell at home, where hunger and unfairness were felt daily.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'To what extent was the blockade a legitimate weapon, considering its military effect and the fact that it worked through the hunger of civilians?',
            lookFors: [
              'Explains how it weakened the war effort over time.',
              'Names the moral and legal problem: it struck children and the poor first.',
              'Considers that German policy at home decided who went hungry.',
            ],
            probe: 'Does it matter for your judgment that Germany tried to starve Britain with submarines?',
          },
        },
        {
          title: 'A student march in Beijing',
          text: 'China joined the Allies in 1917, and about 140,000 Chinese workers dug trenches and unloaded ships behind the lines in France. Its leaders hoped that the peace conference would give back the rights in Shandong Province that Germany had held before the war. Japan, however, had captured the German base there in 1914 and had secret promises from Britain and France. In the spring of 1919 the conference decided that Japan would keep these rights. On May 4, some three thousand students in Beijing demonstrated against the decision and against their own government, which they considered too weak, and as strikes and a boycott of Japanese goods spread to other cities, China refused to sign the Treaty of Versailles.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the decision of 1919 strike many Chinese as a betrayal rather than as an ordinary diplomatic defeat?',
              answer: 'The Allies had proclaimed self-determination in public.',
              distractors: [
                {
                  text: 'The Allies had promised the workers land in France.',
                  error: 'invents a promise',
                },
                {
                  text: 'The Allies had asked China to stay out of the war.',
                  error: 'contradicts the events of 1917',
                },
                {
                  text: 'The Allies had given Germany its rights back.',
                  error: 'mistakes who received the rights',
                },
              ],
              reason:
                'Principles such as Wilson’s raised hopes, and rights in an ally’s province then went to another power as secret deals had foreseen.',
            },
            {
              thinking: 'analyze',
              question: 'Which feature of the protest movement of 1919 shows that it was about more than the province of Shandong?',
              answer: 'It turned against China’s own leaders as well.',
              distractors: [
                {
                  text: 'It began soon after a decision of the conference.',
                  error: 'names the occasion',
                },
                {
                  text: 'It took place in the capital instead of in the province.',
                  error: 'names the place',
                },
                {
                  text: 'It used a boycott of the goods of another country.',
                  error: 'names a method against Japan',
                },
              ],
              reason: 'By accusing their own government, the students asked how China should be ruled and renewed.',
            },
            {
              thinking: 'apply',
              question: 'Which other case from the settlement of 1919 has the greatest similarity to that of Shandong?',
              answer: 'Arab lands that became British and French mandates',
              distractors: [
                {
                  text: 'Polish lands that became part of a new Polish state',
                  error: 'shows the principle applied',
                },
                {
                  text: 'Alsace and Lorraine, which went back to France',
                  error: 'shows a return to an earlier owner',
                },
                {
                  text: 'Czech lands that left the empire of the Habsburgs',
                  error: 'shows the principle applied',
                },
              ],
              reason: 'In both cases wartime promises among the powers outweighed the will of the people who lived there.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'To what extent could the makers of the peace have decided otherwise about Shandong, considering the principles, the promises and the power that were involved?',
            lookFors: [
              'Names constraints: Japan’s occupation, secret promises, the wish to win Japan for the League.',
              'Names alternatives and their likely price.',
              'Judges how much the damage to trust should have counted.',
            ],
            probe: 'How might the students’ generation have looked at the Western powers in later years?',
          },
        },
      ],
    },
  },
});
