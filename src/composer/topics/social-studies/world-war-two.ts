import { defineTopicPack } from '../topic-pack.ts';

export const worldWarTwo = defineTopicPack({
  id: 'world-war-two',
  title: 'World War II',
  inText: 'World War II',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'world war ii',
    'world war 2',
    'world war two',
    'the second world war',
    'second world war',
    'wwii',
    'ww2',
    'ww ii',
    'causes of world war ii',
    'causes of world war 2',
    'world war ii home front',
    'pearl harbor',
    'attack on pearl harbor',
    'd-day',
    'battle of stalingrad',
    'japanese american incarceration',
    'japanese american internment',
    'executive order 9066',
    'hiroshima and nagasaki',
    'manhattan project',
  ],
  standards: [
    { code: 'D2.His.14.6-8', grades: [6, 8] },
    { code: 'D2.His.14.9-12', grades: [9, 12] },
    { code: 'D2.His.16.9-12', grades: [9, 12] },
  ],
  translations: {
    Allies: {
      Arabic: 'الحلفاء',
      Bengali: 'মিত্রশক্তি',
      'Chinese (Simplified)': '盟国',
      French: 'Alliés',
      Hindi: 'मित्र राष्ट्र',
      Japanese: '連合国',
      Korean: '연합국',
      Portuguese: 'Aliados',
      Russian: 'союзники',
      Spanish: 'Aliados',
      Ukrainian: 'союзники',
      Vietnamese: 'phe Đồng minh',
    },
    dictator: {
      Arabic: 'ديكتاتور',
      Bengali: 'স্বৈরশাসক',
      'Chinese (Simplified)': '独裁者',
      French: 'dictateur',
      Hindi: 'तानाशाह',
      Japanese: '独裁者',
      Korean: '독재자',
      Portuguese: 'ditador',
      Russian: 'диктатор',
      Spanish: 'dictador',
      Ukrainian: 'диктатор',
      Vietnamese: 'nhà độc tài',
    },
    fascism: {
      Arabic: 'فاشية',
      Bengali: 'ফ্যাসিবাদ',
      'Chinese (Simplified)': '法西斯主义',
      French: 'fascisme',
      Hindi: 'फ़ासीवाद',
      Japanese: 'ファシズム',
      Korean: '파시즘',
      Portuguese: 'fascismo',
      Russian: 'фашизм',
      Spanish: 'fascismo',
      Ukrainian: 'фашизм',
      Vietnamese: 'chủ nghĩa phát xít',
    },
    appeasement: {
      Arabic: 'استرضاء',
      Bengali: 'তোষণ নীতি',
      'Chinese (Simplified)': '绥靖政策',
      French: 'apaisement',
      Hindi: 'तुष्टीकरण',
      Japanese: '宥和政策',
      Korean: '유화 정책',
      Portuguese: 'apaziguamento',
      Russian: 'политика умиротворения',
      Spanish: 'apaciguamiento',
      Ukrainian: 'політика умиротворення',
      Vietnamese: 'chính sách nhân nhượng',
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
    rationing: {
      Arabic: 'تقنين',
      Bengali: 'রেশনিং',
      'Chinese (Simplified)': '配给制',
      French: 'rationnement',
      Hindi: 'राशनिंग',
      Japanese: '配給制',
      Korean: '배급제',
      Portuguese: 'racionamento',
      Russian: 'нормирование',
      Spanish: 'racionamiento',
      Ukrainian: 'нормування',
      Vietnamese: 'chế độ phân phối theo khẩu phần',
    },
    Holocaust: {
      Arabic: 'الهولوكوست',
      Bengali: 'হলোকাস্ট',
      'Chinese (Simplified)': '犹太人大屠杀',
      French: 'Holocauste',
      Hindi: 'होलोकॉस्ट',
      Japanese: 'ホロコースト',
      Korean: '홀로코스트',
      Portuguese: 'Holocausto',
      Russian: 'Холокост',
      Spanish: 'Holocausto',
      Ukrainian: 'Голокост',
      Vietnamese: 'Holocaust',
    },
    totalitarianism: {
      Arabic: 'شمولية',
      Bengali: 'সর্বাত্মকবাদ',
      'Chinese (Simplified)': '极权主义',
      French: 'totalitarisme',
      Hindi: 'सर्वाधिकारवाद',
      Japanese: '全体主義',
      Korean: '전체주의',
      Portuguese: 'totalitarismo',
      Russian: 'тоталитаризм',
      Spanish: 'totalitarismo',
      Ukrainian: 'тоталітаризм',
      Vietnamese: 'chủ nghĩa toàn trị',
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
    'war crime': {
      Arabic: 'جريمة حرب',
      Bengali: 'যুদ্ধাপরাধ',
      'Chinese (Simplified)': '战争罪',
      French: 'crime de guerre',
      Hindi: 'युद्ध अपराध',
      Japanese: '戦争犯罪',
      Korean: '전쟁 범죄',
      Portuguese: 'crime de guerra',
      Russian: 'военное преступление',
      Spanish: 'crimen de guerra',
      Ukrainian: 'воєнний злочин',
      Vietnamese: 'tội ác chiến tranh',
    },
    genocide: {
      Arabic: 'إبادة جماعية',
      Bengali: 'গণহত্যা',
      'Chinese (Simplified)': '种族灭绝',
      French: 'génocide',
      Hindi: 'नरसंहार',
      Japanese: 'ジェノサイド',
      Korean: '집단 학살',
      Portuguese: 'genocídio',
      Russian: 'геноцид',
      Spanish: 'genocidio',
      Ukrainian: 'геноцид',
      Vietnamese: 'diệt chủng',
    },
    'Axis powers': {
      Arabic: 'دول المحور',
      Bengali: 'অক্ষশক্তি',
      'Chinese (Simplified)': '轴心国',
      French: 'puissances de l’Axe',
      Hindi: 'धुरी राष्ट्र',
      Japanese: '枢軸国',
      Korean: '추축국',
      Portuguese: 'potências do Eixo',
      Russian: 'страны Оси',
      Spanish: 'potencias del Eje',
      Ukrainian: 'країни Осі',
      Vietnamese: 'phe Trục',
    },
    blitzkrieg: {
      Arabic: 'الحرب الخاطفة',
      Bengali: 'ব্লিৎসক্রিগ',
      'Chinese (Simplified)': '闪电战',
      French: 'guerre éclair',
      Hindi: 'ब्लिट्ज़क्रीग',
      Japanese: '電撃戦',
      Korean: '전격전',
      Portuguese: 'guerra-relâmpago',
      Russian: 'блицкриг',
      Spanish: 'guerra relámpago',
      Ukrainian: 'бліцкриг',
      Vietnamese: 'chiến tranh chớp nhoáng',
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
    invasion: {
      Arabic: 'غزو',
      Bengali: 'আক্রমণ',
      'Chinese (Simplified)': '入侵',
      French: 'invasion',
      Hindi: 'आक्रमण',
      Japanese: '侵攻',
      Korean: '침공',
      Portuguese: 'invasão',
      Russian: 'вторжение',
      Spanish: 'invasión',
      Ukrainian: 'вторгнення',
      Vietnamese: 'cuộc xâm lược',
    },
    incarceration: {
      Arabic: 'حبس',
      Bengali: 'কারাবন্দিত্ব',
      'Chinese (Simplified)': '监禁',
      French: 'incarcération',
      Hindi: 'कारावास',
      Japanese: '強制収容',
      Korean: '감금',
      Portuguese: 'encarceramento',
      Russian: 'заключение',
      Spanish: 'encarcelamiento',
      Ukrainian: 'ув’язнення',
      Vietnamese: 'sự giam giữ',
    },
    'atomic bomb': {
      Arabic: 'قنبلة ذرية',
      Bengali: 'পারমাণবিক বোমা',
      'Chinese (Simplified)': '原子弹',
      French: 'bombe atomique',
      Hindi: 'परमाणु बम',
      Japanese: '原子爆弾',
      Korean: '원자 폭탄',
      Portuguese: 'bomba atômica',
      Russian: 'атомная бомба',
      Spanish: 'bomba atómica',
      Ukrainian: 'атомна бомба',
      Vietnamese: 'bom nguyên tử',
    },
    surrender: {
      Arabic: 'استسلام',
      Bengali: 'আত্মসমর্পণ',
      'Chinese (Simplified)': '投降',
      French: 'capitulation',
      Hindi: 'आत्मसमर्पण',
      Japanese: '降伏',
      Korean: '항복',
      Portuguese: 'rendição',
      Russian: 'капитуляция',
      Spanish: 'rendición',
      Ukrainian: 'капітуляція',
      Vietnamese: 'sự đầu hàng',
    },
    'United Nations': {
      Arabic: 'الأمم المتحدة',
      Bengali: 'জাতিসংঘ',
      'Chinese (Simplified)': '联合国',
      French: 'Nations unies',
      Hindi: 'संयुक्त राष्ट्र',
      Japanese: '国際連合',
      Korean: '국제 연합',
      Portuguese: 'Nações Unidas',
      Russian: 'Организация Объединённых Наций',
      Spanish: 'Naciones Unidas',
      Ukrainian: 'Організація Об’єднаних Націй',
      Vietnamese: 'Liên Hợp Quốc',
    },
    resistance: {
      Arabic: 'مقاومة',
      Bengali: 'প্রতিরোধ',
      'Chinese (Simplified)': '抵抗',
      French: 'résistance',
      Hindi: 'प्रतिरोध',
      Japanese: '抵抗運動',
      Korean: '저항 운동',
      Portuguese: 'resistência',
      Russian: 'сопротивление',
      Spanish: 'resistencia',
      Ukrainian: 'опір',
      Vietnamese: 'phong trào kháng chiến',
    },
    isolationism: {
      Arabic: 'انعزالية',
      'Chinese (Simplified)': '孤立主义',
      French: 'isolationnisme',
      Japanese: '孤立主義',
      Korean: '고립주의',
      Portuguese: 'isolacionismo',
      Russian: 'изоляционизм',
      Spanish: 'aislacionismo',
      Ukrainian: 'ізоляціонізм',
      Vietnamese: 'chủ nghĩa biệt lập',
    },
    'nonaggression pact': {
      Arabic: 'معاهدة عدم اعتداء',
      Bengali: 'অনাক্রমণ চুক্তি',
      'Chinese (Simplified)': '互不侵犯条约',
      French: 'pacte de non-agression',
      Hindi: 'अनाक्रमण संधि',
      Japanese: '不可侵条約',
      Korean: '불가침 조약',
      Portuguese: 'pacto de não agressão',
      Russian: 'пакт о ненападении',
      Spanish: 'pacto de no agresión',
      Ukrainian: 'пакт про ненапад',
      Vietnamese: 'hiệp ước không xâm phạm',
    },
    annexation: {
      Arabic: 'ضم',
      Bengali: 'সংযুক্তিকরণ',
      'Chinese (Simplified)': '吞并',
      French: 'annexion',
      Hindi: 'विलय',
      Japanese: '併合',
      Korean: '병합',
      Portuguese: 'anexação',
      Russian: 'аннексия',
      Spanish: 'anexión',
      Ukrainian: 'анексія',
      Vietnamese: 'sự sáp nhập',
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
    embargo: {
      Arabic: 'حظر تجاري',
      Bengali: 'বাণিজ্য নিষেধাজ্ঞা',
      'Chinese (Simplified)': '禁运',
      French: 'embargo',
      Hindi: 'व्यापार प्रतिबंध',
      Japanese: '禁輸',
      Korean: '금수 조치',
      Portuguese: 'embargo',
      Russian: 'эмбарго',
      Spanish: 'embargo',
      Ukrainian: 'ембарго',
      Vietnamese: 'cấm vận',
    },
    occupation: {
      Arabic: 'احتلال',
      Bengali: 'দখলদারি',
      'Chinese (Simplified)': '占领',
      French: 'occupation',
      Hindi: 'सैन्य कब्ज़ा',
      Japanese: '占領',
      Korean: '점령',
      Portuguese: 'ocupação',
      Russian: 'оккупация',
      Spanish: 'ocupación',
      Ukrainian: 'окупація',
      Vietnamese: 'sự chiếm đóng',
    },
    'unconditional surrender': {
      Arabic: 'استسلام غير مشروط',
      Bengali: 'নিঃশর্ত আত্মসমর্পণ',
      'Chinese (Simplified)': '无条件投降',
      French: 'capitulation sans condition',
      Hindi: 'बिना शर्त आत्मसमर्पण',
      Japanese: '無条件降伏',
      Korean: '무조건 항복',
      Portuguese: 'rendição incondicional',
      Russian: 'безоговорочная капитуляция',
      Spanish: 'rendición incondicional',
      Ukrainian: 'беззастережна капітуляція',
      Vietnamese: 'đầu hàng vô điều kiện',
    },
    tribunal: {
      Arabic: 'محكمة دولية',
      Bengali: 'ট্রাইব্যুনাল',
      'Chinese (Simplified)': '国际法庭',
      French: 'tribunal',
      Hindi: 'न्यायाधिकरण',
      Japanese: '国際法廷',
      Korean: '재판소',
      Portuguese: 'tribunal',
      Russian: 'трибунал',
      Spanish: 'tribunal',
      Ukrainian: 'трибунал',
      Vietnamese: 'tòa án quốc tế',
    },
    'Lend-Lease': {
      Arabic: 'قانون الإعارة والتأجير',
      Bengali: 'লেন্ড-লিজ',
      'Chinese (Simplified)': '租借法案',
      French: 'prêt-bail',
      Hindi: 'लेंड-लीज़',
      Japanese: 'レンドリース',
      Korean: '무기 대여법',
      Portuguese: 'Lend-Lease',
      Russian: 'ленд-лиз',
      Spanish: 'Ley de Préstamo y Arriendo',
      Ukrainian: 'ленд-ліз',
      Vietnamese: 'Đạo luật Cho vay-Cho thuê',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'World War II began when aggressive dictatorships were met too late; it was fought by whole societies across Europe, Asia, Africa and the oceans, and its costs led nations to write new rules for peace and human rights.',
      objectives: [
        'explain how dictatorship, aggression and appeasement led to war in Asia and in Europe',
        'place main turning points of the war in order on a map and a time line',
        'describe how rationing, war work and propaganda changed life on the home front',
        'evaluate the incarceration of Japanese Americans with evidence about rights and danger',
        'use posters, letters, photographs and data as sources on the war and explain their limits',
      ],
      terms: [
        {
          term: 'Axis powers',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the countries that fought together under the lead of Germany, Italy and Japan',
          example: 'At first the Axis powers won quick victories in Europe, in Africa and in the Pacific.',
          contrast: 'The Allies were the countries on the other side, such as Britain, China, the Soviet Union and the United States.',
          wordParts: 'axis: a line around which something turns',
          picture: 'three arrows that point outward on a map',
        },
        {
          term: 'Allies',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the countries that joined to defeat Germany, Italy and Japan',
          example: 'In World War II the Allies included Britain, China, the Soviet Union and the United States.',
          contrast: 'The Axis powers were the side that these countries fought against.',
          wordParts: 'ally, alliance',
          picture: 'many flags around one table',
        },
        {
          term: 'dictator',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a ruler who holds full power and does not allow opposition',
          example: 'The dictator Benito Mussolini ruled Italy for more than twenty years.',
          contrast: 'A president in a democracy is limited by laws, courts and elections.',
          wordParts: 'from a Latin word for say or order',
          picture: 'one large figure before silent rows of people',
        },
        {
          term: 'fascism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a form of rule that puts nation and leader above rights and crushes opponents by force',
          example: 'Fascism came to power in Italy in 1922, when the king made Mussolini head of the government.',
          contrast: 'Democracy protects those who disagree, while this system silences them.',
          wordParts: 'from an Italian word for bundle or group',
          picture: 'one giant loudspeaker over a crowd',
        },
        {
          term: 'appeasement',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the policy of giving in to some demands in the hope of avoiding war',
          example: 'Many people in Britain cheered appeasement in 1938 because they dreaded another war.',
          contrast: 'In a compromise both sides give something up, while here one side does the giving.',
          wordParts: 'from an old French word for bring to peace',
          picture: 'a hand that offers a piece of a map',
        },
        {
          term: 'invasion',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the entry of an army into another country in order to take it over',
          example: 'The invasion of Poland in September 1939 led Britain and France to enter the war.',
          contrast: 'A retreat goes the other way: an army moves back from the enemy.',
          wordParts: 'invade, invader',
          picture: 'arrows that cross a border',
        },
        {
          term: 'blitzkrieg',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a fast attack that uses tanks, aircraft and soldiers together to break through enemy lines',
          example: 'Blitzkrieg helped Germany to defeat France within about six weeks in 1940.',
          contrast: 'Trench warfare moves slowly, while this kind of attack depends on speed and surprise.',
          wordParts: 'from German words for lightning and war',
          picture: 'a lightning bolt drawn beside a tank',
        },
        {
          term: 'home front',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the people and work in a country at war that are far from the fighting',
          example: 'On the home front, families planted gardens, saved metal and bought war bonds.',
          contrast: 'The battlefront is where armies meet, while this is where civilians live and work.',
          wordParts: 'home + front',
          picture: 'a kitchen table with a radio and a ration book',
        },
        {
          term: 'rationing',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a system that limits how much of certain scarce goods each person may buy',
          example: 'Because of rationing, American families needed stamps as well as money to buy sugar.',
          contrast: 'A tax takes money, while this limits amounts so that goods can be shared out.',
          wordParts: 'ration, ratio',
          picture: 'a booklet of small stamps',
        },
        {
          term: 'propaganda',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'messages that push people toward a view by strong feelings and half-truths',
          example: 'Governments on both sides used propaganda on posters, on the radio and in films.',
          contrast: 'News is meant to inform people and can be checked against other sources.',
          wordParts: 'from a Latin word for spread',
          picture: 'a loud poster on a wall',
        },
        {
          term: 'incarceration',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the act of locking people up and holding them under guard',
          example: 'The incarceration of Japanese Americans lasted for years, although no one had charged them with a crime.',
          contrast: 'An arrest with a trial follows rules of law, which were set aside here.',
          wordParts: 'in- + a Latin word for prison',
          picture: 'a row of barracks behind a fence',
        },
        {
          term: 'resistance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'secret or open action against rulers or occupiers',
          example: 'In France members of the resistance printed newspapers in secret and sent news to the Allies.',
          contrast: 'A regular army fights in uniform, while people in these groups often worked in secret.',
          wordParts: 'resist, resistant',
          picture: 'a hidden printing press by candlelight',
        },
        {
          term: 'Holocaust',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the murder of six million Jews by Nazi Germany and its helpers, after years of persecution',
          example: 'The war gave the Nazis cover and power for the Holocaust, which they carried out in many countries.',
          contrast: 'The war was fought between armies; this was the murder of civilians because they were Jews.',
          wordParts: 'from Greek words for whole and burned; Shoah is the Hebrew word',
          picture: 'a lit memorial candle',
        },
        {
          term: 'atomic bomb',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a weapon whose enormous blast results from splitting the centers of atoms',
          example: 'An atomic bomb destroyed most of Hiroshima on August 6, 1945.',
          contrast: 'Ordinary explosives release the energy of chemical reactions, while this weapon releases energy from inside atoms.',
          wordParts: 'atom + -ic',
          picture: 'an empty city street and a stopped watch',
        },
        {
          term: 'surrender',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the act of giving up a fight and accepting the enemy’s terms',
          example: 'Germany’s surrender in May 1945 ended the war in Europe after almost six years.',
          contrast: 'A truce is a pause in which neither side gives up.',
          wordParts: 'sur- (over) + an old French word for give',
          picture: 'a pen, a signature and a ship’s deck',
        },
        {
          term: 'United Nations',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the organization that many countries founded in 1945 to keep peace and work together',
          example: 'The United Nations was set up in San Francisco because leaders wanted to prevent another world war.',
          contrast: 'The League of Nations was the weaker group that had been founded after World War I.',
          wordParts: 'united + nations',
          picture: 'a globe between two olive branches',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question:
            'The invasion of one country in September 1939 led Britain and France to declare war on Germany. Which country was this?',
          answer: 'Poland',
          distractors: [
            { text: 'Austria', error: 'mixes it up with the takeover of 1938' },
            { text: 'France', error: 'mixes it up with the campaign of 1940' },
            { text: 'the Soviet Union', error: 'mixes it up with the campaign of 1941' },
          ],
          reason: 'Germany attacked Poland on September 1, 1939. Two days later Britain and France declared war.',
        },
        {
          thinking: 'remember',
          question: 'Which three countries signed a pact in 1940 and became the leaders of the Axis powers?',
          answer: 'Germany, Italy and Japan',
          distractors: [
            { text: 'Germany, Spain and Portugal', error: 'thinks that each dictatorship in Europe joined' },
            { text: 'Germany, Turkey and Austria', error: 'mixes them up with the Central Powers of World War I' },
            { text: 'Germany, Japan and China', error: 'overlooks that Japan was fighting China' },
          ],
          reason: 'The three signed a pact in 1940. Several smaller states in Europe joined them.',
        },
        {
          thinking: 'remember',
          question: 'On which beaches did more than 150,000 Allied troops land on D-Day, June 6, 1944?',
          answer: 'on the beaches of Normandy in France',
          distractors: [
            { text: 'on the beaches of Iwo Jima in the Pacific', error: 'mixes it up with an island battle of 1945' },
            { text: 'on the beaches of Anzio in Italy', error: 'mixes it up with a landing of January 1944' },
            { text: 'on the beaches of Dunkirk in France', error: 'mixes it up with the rescue of troops in 1940' },
          ],
          reason: 'More than 150,000 Allied troops landed in Normandy on the first day, which opened a new front in western Europe.',
        },
        {
          thinking: 'remember',
          question: 'Which two cities were destroyed by atomic bombs in August 1945?',
          answer: 'Hiroshima and Nagasaki',
          distractors: [
            { text: 'Tokyo and Osaka', error: 'picks large cities that were bombed with fire bombs' },
            { text: 'Kyoto and Yokohama', error: 'picks other well-known Japanese cities' },
            { text: 'Berlin and Dresden', error: 'picks German cities that were bombed in other ways' },
          ],
          reason: 'The bombs fell on August 6 and August 9. Japan announced on August 15 that it would give up.',
        },
        {
          thinking: 'remember',
          question:
            'Which event caused the United States, which had been supplying the Allies, to enter World War II as a fighting nation?',
          answer: 'the attack on Pearl Harbor',
          distractors: [
            { text: 'the fall of France', error: 'picks an event after which the country was still neutral' },
            { text: 'the Battle of Britain', error: 'picks an air war in which the country was not a fighting nation' },
            { text: 'the landings on D-Day', error: 'picks an event that came two and a half years later' },
          ],
          reason: 'Japanese planes struck the naval base in Hawaii on December 7, 1941, and Congress declared war the next day.',
        },
        {
          thinking: 'understand',
          question: 'Why did the leaders of Britain and France give in to Hitler at Munich in 1938?',
          answer: 'They dreaded another war and hoped that he would stop there.',
          distractors: [
            { text: 'They had promised the land to Germany in the Treaty of Versailles.', error: 'reverses what the treaty did' },
            { text: 'They wanted Germany to be strong enough to defeat the United States.', error: 'invents an aim' },
            { text: 'They had been beaten by the German army in a short war that year.', error: 'puts the fighting too early' },
          ],
          reason:
            'Memories of World War I were fresh, and the two countries were still rebuilding their forces. In March 1939 Hitler broke his promise.',
        },
        {
          thinking: 'understand',
          question: 'Why did the Battle of Britain in 1940 matter so much?',
          answer: 'Germany failed to win control of the air and could not invade.',
          distractors: [
            { text: 'Germany lost its army when the soldiers landed on the English coast.', error: 'thinks that a landing took place' },
            { text: 'Britain won back France with the help of its navy.', error: 'mixes it up with 1944' },
            { text: 'Britain was occupied but was freed a few weeks later.', error: 'thinks that Britain fell' },
          ],
          reason: 'The Royal Air Force held out, so Britain stayed in the war and later served as the base for D-Day.',
        },
        {
          thinking: 'understand',
          question: 'How did the German attack on the Soviet Union in June 1941 change the war?',
          answer: 'It opened a huge front in the east that wore down the German army.',
          distractors: [
            {
              text: 'It ended the war in the east, because Moscow fell within a few weeks.',
              error: 'takes the early advance for a victory',
            },
            { text: 'It made the Soviet Union join Germany in its war against Britain.', error: 'reverses the sides' },
            { text: 'It drew the German army away from its battles in the Pacific.', error: 'places Germany in the wrong ocean' },
          ],
          reason:
            'Most German soldiers who were killed in the war fell on this front. The defeat at Stalingrad in early 1943 was a turning point.',
        },
        {
          thinking: 'understand',
          question: 'Why did the American government limit how much sugar, meat and canned food each family could buy?',
          answer: 'Supplies were short, and troops and families had to share them.',
          distractors: [
            { text: 'Prices had fallen so far that stores wanted to sell less.', error: 'turns shortage into plenty' },
            { text: 'Doctors had found that these goods harmed people’s health.', error: 'looks for a reason of today' },
            { text: 'Factories had been moved to Europe to be near the fighting.', error: 'invents a move' },
          ],
          reason: 'War used up goods and blocked trade. Stamps made sure that money alone did not decide who could buy.',
        },
        {
          thinking: 'apply',
          question:
            'In 1943 a family has enough money for sugar but has already used up its stamps for the month. What does the rationing system expect the family to do?',
          answer: 'wait until new coupons are valid',
          distractors: [
            { text: 'pay a higher price at the store', error: 'thinks that money can replace stamps' },
            { text: 'trade war bonds for the sugar at a bank', error: 'mixes up bonds and stamps' },
            { text: 'ask the army for its share', error: 'thinks that soldiers handed out food' },
          ],
          reason: 'A stamp was needed for each purchase, whatever a family could pay.',
        },
        {
          thinking: 'apply',
          question:
            'Before 1942 Rosa waited tables. In 1943 she rivets airplane wings in California. Which change of the war years does her story show?',
          answer: 'Women took factory jobs while millions of men were in the forces.',
          distractors: [
            {
              text: 'Women were drafted into the army and sent to the front to fight.',
              error: 'thinks that women were drafted for combat',
            },
            { text: 'Factories closed because their owners had gone to fight in Europe.', error: 'reverses what factories did' },
            { text: 'Restaurants closed because the government had forbidden them to sell food.', error: 'invents a ban' },
          ],
          reason: 'Millions of women joined the labor force. Many were paid less than men and lost these jobs after 1945.',
        },
        {
          thinking: 'apply',
          question:
            'Allied forces take one base, build an airfield there, pass by the next strong base, and land at a third one that is closer to Japan. Which plan are they following?',
          answer: 'island hopping',
          distractors: [
            { text: 'appeasement', error: 'picks a policy of giving in' },
            { text: 'blitzkrieg', error: 'picks the fast attack with tanks on land' },
            { text: 'rationing', error: 'picks a measure of the home front' },
          ],
          reason: 'By passing by some strong bases, the Allies came closer to Japan with fewer landings.',
        },
        {
          thinking: 'apply',
          question:
            'A wartime poster shows a drowning sailor above the words “Someone talked!” What did the makers of the poster want people to do?',
          answer: 'keep quiet about ships and troops',
          distractors: [
            { text: 'learn to swim before a sea voyage', error: 'takes the picture word for word' },
            { text: 'report news of battles to the papers', error: 'reverses the message' },
            { text: 'sign up for a job in a shipyard', error: 'mixes it up with posters for war work' },
          ],
          reason: 'The poster uses fear and guilt so that people guard information that might help the enemy.',
        },
        {
          thinking: 'analyze',
          question:
            'In the 1980s a government commission found no proof that Japanese Americans on the West Coast had spied or carried out sabotage. What does this finding show about their incarceration?',
          answer: 'The danger that was given as its reason had not been proven.',
          distractors: [
            { text: 'The danger had been proven in court before people were sent away.', error: 'invents trials' },
            { text: 'The camps had worked so well that spies had no time to act.', error: 'treats missing proof as proof' },
            { text: 'The government had acted because people asked for shelter.', error: 'repeats a claim of the time as fact' },
          ],
          reason: 'About 120,000 people were held, and about two thirds were citizens. In 1988 Congress apologized and paid survivors.',
        },
        {
          thinking: 'analyze',
          question:
            'In 1940 American factories built about 6,000 planes for the armed forces, and in 1944 they built about 96,000 of them. Which claim is best supported by these numbers?',
          answer: 'Industry did far more work for the war in 1944 than in 1940.',
          distractors: [
            { text: 'Pilots were better trained in 1944 than in 1940.', error: 'goes beyond the numbers' },
            { text: 'Passengers flew far more miles on airliners in 1944 than in 1940.', error: 'mixes up military and civil aircraft' },
            { text: 'Aircraft were cheaper to build in 1940 than in 1944.', error: 'reads a price out of a count' },
          ],
          reason: 'Output grew to about sixteen times as much. Car makers and other firms switched to aircraft, tanks and trucks.',
        },
        {
          thinking: 'evaluate',
          question: 'Which source would help you most to find out how children felt in a camp for Japanese Americans in 1943?',
          answer: 'a diary that a student kept there',
          distractors: [
            { text: 'a map that shows where it stood', error: 'gives the place but no feelings' },
            { text: 'a speech by the general who planned it', error: 'gives the view of those in charge' },
            { text: 'a film that was made sixty years later', error: 'gives a later picture by others' },
          ],
          reason: 'A diary from the place and the time gives a child’s view. It is one voice, so it should be compared with others.',
        },
      ],
      misconceptions: [
        {
          belief: 'World War II began for everyone in 1939, with Poland.',
          why: 'Many books tell the story from Europe.',
          truth:
            'Japan invaded Manchuria in 1931 and began a full war against China in 1937, while the United States entered in December 1941.',
          teacherMove:
            'Give pairs a blank time line for China, Poland, the Soviet Union and the United States. Students mark when war came to each and write why a single starting date hides part of the story.',
        },
        {
          belief: 'The United States won the war almost by itself.',
          why: 'Films and local memorials show mostly American soldiers.',
          truth:
            'Victory came from an alliance; the Soviet Union and China lost many millions of people, and soldiers from Britain’s and France’s colonies fought as well.',
          teacherMove:
            'Show a bar chart of war dead by country and ask what it changes in the story. Students rewrite one sentence so that it names at least three Allies.',
        },
        {
          belief: 'Japanese Americans were put in camps because the government had proof against them.',
          why: 'Students think that a government acts only when it has evidence.',
          truth:
            'There was no proof; racism, wartime fear and a failure of leaders drove the decision, and most of those held were American citizens.',
          teacherMove:
            'Read the order of 1942 and the apology of 1988 side by side. Students underline the reason that is given in each and list what evidence would have been needed.',
        },
        {
          belief: 'The war was fought to stop the Holocaust.',
          why: 'Students know how the story ended and read it back into the start.',
          truth: 'The Allies fought because they were attacked or threatened; rescue was seldom an aim, although victory ended the murder.',
          teacherMove:
            'Students place four cards on a time line: invasion of Poland, Pearl Harbor, first news of mass murder, freeing of the camps. Then they complete the sentence “Countries entered the war because …”.',
        },
        {
          belief: 'Everyone on the home front was united and treated the same.',
          why: 'Posters and songs show smiling teams.',
          truth:
            'Many people worked together, but Black Americans met segregation in the forces and at work, and Mexican Americans and Japanese Americans met violence or arrest.',
          teacherMove:
            'Set a cheerful poster beside a letter about the Double V campaign. Ask which facts both sources share and what the poster leaves out.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'How did the widespread hope for peace in the 1930s make it easier for dictators to expand their power?',
          lookFors: [
            'Explains that memories of World War I made voters and leaders afraid of a new war.',
            'Gives an example, such as Munich in 1938 or the weak answer to Japan in Manchuria.',
            'Says that each success made the next demand more likely.',
          ],
          probe: 'What could leaders have known at the time?',
        },
        {
          thinking: 'analyze',
          question: 'Which of the three turning points, Stalingrad, Midway or D-Day, changed the course of the war the most, and why?',
          lookFors: [
            'Tells what was different before and after the chosen battle.',
            'Uses place and date, such as Midway in June 1942 or Stalingrad in early 1943.',
            'Compares it fairly with at least one other battle.',
          ],
          probe: 'What would have happened if that battle had gone the other way?',
        },
        {
          thinking: 'evaluate',
          question: 'Was the incarceration of Japanese Americans a matter of safety or of prejudice? Defend your answer with evidence.',
          lookFors: [
            'Says that people were not charged or tried and that no proof of spying was found.',
            'Notes that German and Italian Americans were not removed as whole communities.',
            'Uses the apology of 1988 or the words of someone who was held.',
          ],
          probe: 'Which rights in the Constitution were at stake?',
        },
        {
          thinking: 'analyze',
          question: 'What can a wartime poster tell a historian, and which questions does it leave open?',
          lookFors: [
            'Says that it shows what its makers wanted people to feel or do.',
            'Says that it does not prove what most people thought.',
            'Names another source to check it with, such as letters, diaries or sales of war bonds.',
          ],
          probe: 'How would an enemy poster on the same subject look?',
        },
        {
          thinking: 'understand',
          question: 'In what ways did the war change the everyday work and family life of people in the United States?',
          lookFors: [
            'Names changes such as women in war plants, rationing, moves to cities or fathers away.',
            'Mentions that Black workers and braceros from Mexico filled new jobs and still met discrimination.',
            'Distinguishes changes that lasted from those that ended in 1945.',
          ],
          probe: 'Which change do you think mattered most after the war?',
        },
        {
          thinking: 'evaluate',
          question: 'What should people today consider when they judge the decision to use atomic bombs against two cities?',
          lookFors: [
            'Names reasons given at the time, such as ending the war soon and avoiding an invasion.',
            'Names what speaks against it, such as the deaths of tens of thousands of civilians and the effects of radiation.',
            'Asks about other choices, such as a warning, a blockade or waiting for the Soviet attack.',
          ],
          probe: 'Which piece of evidence would matter most to you?',
        },
        {
          thinking: 'analyze',
          question: 'Why did millions of people from colonies fight in a war that empires had begun?',
          lookFors: [
            'Gives more than one reason, such as pay, pressure, hope for rights or opposition to the Axis.',
            'Names a place, such as India, West Africa or the Caribbean.',
            'Links service to later demands for independence.',
          ],
          probe: 'What had they been promised, and what did they receive?',
        },
        {
          thinking: 'apply',
          question: 'How would you explain to a younger student why the United Nations was founded in 1945?',
          lookFors: [
            'Says that two world wars had killed tens of millions of people.',
            'Says that the League of Nations had been too weak to stop attacks.',
            'Describes one thing that the organization does, such as talks, aid or peacekeeping.',
          ],
          probe: 'What makes its work hard?',
        },
        {
          thinking: 'create',
          question: 'What three objects would you place in a small exhibit on the home front, and what would each label say?',
          lookFors: [
            'Chooses objects that show different sides, such as a ration book, a factory badge and a letter from a camp.',
            'Writes labels that give date, owner and meaning.',
            'Leaves room for people who were treated unfairly.',
          ],
          probe: 'Whose story would still be missing?',
        },
        {
          thinking: 'analyze',
          question: 'Why did so many people in occupied countries neither join the resistance nor support the occupiers?',
          lookFors: [
            'Names fear, family duties, lack of information or the hope that the war would soon end.',
            'Says that resistance could lead to punishment of whole families or villages.',
            'Distinguishes between agreeing with the occupiers and staying silent.',
          ],
          probe: 'Which small actions could still be called resistance?',
        },
      ],
      activities: [
        {
          title: 'Poster detective',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two World War II posters', 'paper'],
          steps: [
            'Look at each poster in silence for one minute.',
            'Write down what you see before you say what it means.',
            'Name the feeling that each poster tries to stir and the action that it wants.',
            'Write one question on your paper that you would ask its makers.',
          ],
          lookFor: 'Students move from what they see to purpose and audience.',
        },
        {
          title: 'Turning points on a map',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['outline map of the world', 'cards with eight battles'],
          steps: [
            'Place each battle card on the map where it was fought.',
            'Put the cards in order of time and number them.',
            'Draw on the map which way each side was moving before and after the battle.',
            'Choose one card as the most important turning point and write two reasons.',
          ],
          lookFor: 'Groups use place and direction of movement, and they include the Pacific and the eastern front.',
        },
        {
          title: 'Stamps and choices',
          purpose: 'practice',
          minutes: [20, 25],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['play ration stamps', 'price list from the 1940s'],
          steps: [
            'Read the price list with the number of stamps that each item needs.',
            'Plan a week of meals for four people with the stamps that you have.',
            'Cross out what you cannot buy and find a replacement.',
            'Explain in two sentences why the government used stamps and did not simply let prices rise.',
          ],
          lookFor: 'Plans stay within the stamps, and explanations mention fair sharing.',
        },
        {
          title: 'An order and an apology',
          purpose: 'explain',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: [
            'short excerpt from Executive Order 9066',
            'short excerpt from the Civil Liberties Act of 1988',
            'a photograph of a camp',
          ],
          steps: [
            'Read the order and underline the reason that it gives.',
            'Study the photograph and list what it shows and what lies outside the frame.',
            'Read the act and underline the causes that it names.',
            'Write a paragraph that explains how the two texts differ and why.',
          ],
          lookFor: 'Students cite both texts and speak of rights, evidence and prejudice; nobody acts out the events.',
        },
        {
          title: 'A home front history page',
          purpose: 'extend',
          minutes: [40, 60],
          grouping: 'individual',
          thinking: 'create',
          materials: ['library or archive sources on your state in the 1940s'],
          steps: [
            'Find one source about your town or state between 1941 and 1945.',
            'Note who made it, when, and for whom.',
            'Write a short page that tells what changed in that place and who was left out.',
            'Add one question that the source cannot answer.',
          ],
          lookFor: 'Pages rest on a named source and keep claims small enough to prove.',
        },
      ],
      recalls: [
        {
          prompt: 'Name two results of World War I that left people in Germany angry or poor.',
          answer: 'For example: reparations, lost land, blame in the treaty, lost savings.',
          likelyError: 'Names events of World War II, such as bombed cities.',
          minutes: 2,
        },
        {
          prompt: 'Write one sentence that tells how a democracy differs from a dictatorship.',
          answer: 'In a democracy people choose and can remove their leaders; in a dictatorship one ruler holds power without such limits.',
          likelyError: 'Says that a democracy has no leader.',
          minutes: 2,
        },
        {
          prompt: 'Sketch a rough world map and label the Atlantic Ocean, the Pacific Ocean, Europe and Japan.',
          answer: 'The Atlantic lies between the Americas and Europe; the Pacific lies between the Americas and Japan.',
          likelyError: 'Swaps the two oceans or puts Japan near Europe.',
          minutes: 3,
        },
        {
          prompt: 'Explain what the Great Depression did to jobs in many countries.',
          answer: 'Factories and banks failed, and many millions of people lost their jobs.',
          likelyError: 'Says that it was limited to the United States.',
          minutes: 1,
        },
        {
          prompt: 'Write down what the League of Nations was meant to do after World War I.',
          answer: 'It was meant to settle quarrels between countries and keep peace.',
          likelyError: 'Mixes it up with the United Nations, which came later.',
          minutes: 1,
        },
        {
          prompt: 'Two countries promise to help each other if one is attacked. Name this kind of agreement and tell one risk of it.',
          answer: 'It is an alliance; a small conflict can draw in more countries.',
          likelyError: 'Calls it a treaty of peace and sees no risk.',
          minutes: 2,
        },
        {
          prompt: 'List two rights that people accused of a crime have in the United States.',
          answer: 'For example: to know the charge, to have a lawyer, to have a trial by jury.',
          likelyError: 'Names general freedoms, such as the freedom to travel where one likes.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt: 'A student writes, “World War II was caused by one man, Adolf Hitler.” How would you improve this explanation?',
        answer:
          'Hitler’s decisions were central in Europe, but they are a part of the answer. The treaty of 1919, the Depression and old hatreds helped him to gain power, and other leaders gave in to his demands. In Asia, Japan’s military leaders began a war against China in 1937 without him. A fuller explanation names conditions, several leaders and choices in more than one part of the world.',
        partial: 'Adds the treaty or the Depression but leaves out Asia and the choices of other leaders.',
        reteach:
          'Give students six cause cards from Europe and Asia. They sort them into conditions, choices and triggers and rewrite the sentence with one card of each kind.',
      },
      processes: [
        {
          title: 'how war came to Europe',
          steps: [
            'Hitler becomes chancellor of Germany in 1933.',
            'Germany sends troops into the Rhineland in 1936.',
            'Germany takes over Austria in March 1938.',
            'Britain and France agree at Munich to give Germany the Sudetenland.',
            'Germany occupies Prague in March 1939.',
            'Germany invades Poland, and Britain and France declare war.',
          ],
        },
        {
          title: 'how the war ended in 1945',
          steps: [
            'American and Soviet soldiers meet at the Elbe River in April.',
            'Germany surrenders in May.',
            'The United States tests an atomic bomb in New Mexico in July.',
            'Atomic bombs destroy Hiroshima and Nagasaki in August.',
            'Japan announces that it will give up.',
            'Japan signs the surrender in Tokyo Bay on September 2.',
          ],
        },
      ],
      causes: [
        {
          cause: 'leaders give in to an aggressive dictator again and again',
          effect: 'the dictator grows stronger and comes to expect that the next demand will be met',
        },
        {
          cause: 'millions of men leave their jobs for the armed forces',
          effect: 'women and other workers who had been shut out are hired in war industries',
        },
        {
          cause: 'a government locks up citizens because of their ancestry',
          effect: 'they lose freedom, homes and income although nobody has proven a crime',
        },
        {
          cause: 'an army advances deep into the Soviet Union before winter',
          effect: 'supply lines grow long and cold weather weakens soldiers and machines',
        },
        {
          cause: 'goods such as sugar and rubber become scarce in wartime',
          effect: 'governments limit what each family may buy and ask people to save and reuse',
        },
      ],
      comparisons: [
        {
          a: 'the war in Europe',
          b: 'the war in the Pacific',
          alike: 'Both were parts of one world war, and in both of them civilians suffered along with soldiers.',
          different: [
            { feature: 'main Axis power', a: 'Germany', b: 'Japan' },
            {
              feature: 'kind of fighting',
              a: 'mostly large armies on land, with air war over cities',
              b: 'mostly ships, aircraft carriers and landings on islands, with a long land war in China',
            },
            { feature: 'end', a: 'May 1945', b: 'September 1945' },
          ],
        },
        {
          a: 'the League of Nations',
          b: 'the United Nations',
          alike: 'Both were founded after a world war to settle disputes and keep peace.',
          different: [
            { feature: 'founded', a: '1920', b: '1945' },
            { feature: 'United States', a: 'did not join', b: 'was a founding member' },
            {
              feature: 'main weakness or limit',
              a: 'could not make strong members act',
              b: 'a few powers can block decisions of the Security Council',
            },
          ],
        },
      ],
      connections: [
        'Math: compare aircraft output by year in a bar graph and compute how many times larger the last bar is than the first.',
        'English: read a poem or a memoir by a writer who was held in a camp as a child, and study which details carry feeling.',
        'Science: find out how radar works and explain with a diagram why it helped the defense of Britain.',
        'Art: compare the lettering, color and figures of two posters from different countries that ask for the same thing.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Fred Korematsu says no',
          task: 'Students read how one citizen challenged an order, and list the arguments that each court heard.',
          background:
            'Fred Korematsu, born in Oakland, refused to report for removal in 1942. The Supreme Court ruled against him in 1944, and a judge cleared his record in 1983.',
          checkFirst:
            'Do not ask students of Japanese descent to speak for a group; use accounts from Densho or the National Park Service.',
        },
        {
          aspect: 'language',
          title: 'A code that was not broken',
          task: 'Students explain how schools that punished children for speaking Navajo put at risk the very language that later served the country.',
          background: 'Navajo Marines used a code built on their language in the Pacific, and it was not broken during the war.',
          checkFirst: 'Look for material by the Navajo Nation, and do not let students invent words that imitate the language.',
        },
        {
          aspect: 'history',
          title: 'Double V',
          task: 'Students compare two newspaper symbols and explain what each of the two victories meant.',
          background: 'In 1942 the Pittsburgh Courier, a Black newspaper, called for victory over fascism abroad and over racism at home.',
          checkFirst: 'Prepare students for words of the time and agree on how to read them aloud.',
        },
        {
          aspect: 'place',
          title: 'Soldiers of the Indian Army',
          task: 'Students trace on a map where Indian troops served and ask what service meant under colonial rule.',
          background:
            'About two and a half million Indians served in the British Indian Army, which was the largest volunteer force of the war.',
          checkFirst: 'Some families remember service with pride and others remember famine or rule by force; leave room for both.',
        },
        {
          aspect: 'family and community',
          title: 'An object that tells of wartime',
          task: 'Students study an object in a local museum or online archive and write what it reveals and hides.',
          background: 'Ration books, victory garden leaflets and service flags survive in many local collections.',
          checkFirst: 'Family objects are welcome but never required, and some families have painful memories or fought on another side.',
        },
        {
          aspect: 'critical question',
          title: 'Who is on the memorial?',
          task: 'Students study a local memorial, list the names or groups that it shows, and propose a truthful addition.',
          background: 'Many memorials from the 1940s and 1950s left out segregated units, women in service or workers at home.',
          checkFirst: 'Check the rules of the site and speak with a veterans’ group or a local historian if possible.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A letter carrier on the home front brings the mail to one street in 1943, and each house waits for different news. Narrate one morning on this street, and choose which letter the story ends with.',
          audience: 'a short story for a class magazine',
          plan: ['Who waits at each door?', 'What does the letter carrier notice?', 'What changes by noon?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A new worker at a shipyard learns to weld beside people from many parts of the country. Tell the story of the first week, and choose the moment when the team begins to trust one another.',
          audience: 'a story for a local history page',
          plan: ['What is hard at first?', 'Who helps, and who doubts?', 'What is finished by the end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'Two friends build a victory garden on an empty lot behind their school. Tell what happens from the first seeds to the first basket, and choose a problem that they have to solve.',
          audience: 'a story for younger students',
          plan: ['What do they plan?', 'What goes wrong?', 'What does the basket mean to the street?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'It is 1988, and Congress is discussing whether to apologize for the incarceration of Japanese Americans. Write a speech that persuades lawmakers to vote for the apology, and choose the strongest doubt and answer it.',
          audience: 'a speech to a committee of Congress',
          plan: ['Which facts matter most?', 'What would an apology change?', 'What will doubters say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your town can add one name or group to its World War II memorial. Persuade the council to choose the group that you have studied, and choose the evidence that you will put first.',
          audience: 'a letter to the town council',
          plan: ['What did the group do?', 'Why was it left out?', 'How would visitors gain?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people say that wartime posters should hang in schools as art, while others would show them only with an explanation. Argue for one rule, and choose a poster as your example.',
          audience: 'a letter to a school librarian',
          plan: ['What does the poster do to a viewer?', 'What could an explanation add?', 'What is your rule?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a fifth grader how rationing worked and why money alone was not enough. Use one family’s week as your example, and choose the goods that you will include.',
          audience: 'a page in a magazine for younger readers',
          plan: ['What was scarce, and why?', 'What did stamps do?', 'How did people manage?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how one battle or campaign changed the direction of the war. Use a time line or a map in your text, and choose a turning point in Europe, in Asia or on the sea.',
          audience: 'an article for a history website',
          plan: ['What was happening before?', 'What decided the outcome?', 'What was different afterward?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how scientists, codes or machines affected the war. Give causes and effects in a clear order, and choose one invention that also changed life after 1945.',
          audience: 'a display at a science fair',
          plan: ['How does it work?', 'Who developed it?', 'What did it change?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a train station in 1942 on a day when soldiers leave and war workers arrive. Use sound, light and small objects, and choose one corner of the station and stay there.',
          audience: 'readers of an anthology',
          plan: ['What is carried?', 'What is said, and what is not?', 'What is left on the platform?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a photograph of the home front from an archive so clearly that a listener could picture it. Move from the whole to one detail, and choose the photograph and name its source.',
          audience: 'an audio guide for a museum',
          plan: ['What is certain?', 'Where does the eye go?', 'What lies outside the frame?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a kitchen or a classroom in 1943 through the things that are missing and the things that are saved, and choose an object that shows how people made do.',
          audience: 'a museum label',
          plan: ['What is scarce?', 'What is kept in a jar or a drawer?', 'What can be heard on the radio?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in which five objects from the home front speak one after the other, and choose the object that has the last word.',
          audience: 'a class reading',
          plan: ['Who used each object?', 'What did it see?', 'What does the last one ask?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a radio script of two minutes that brings the news of Japan’s surrender in August 1945 to a town. Include voices from the street that do not all feel the same, and choose three voices.',
          audience: 'a recording for the class',
          plan: ['Who is glad, and who is grieving?', 'What do people still not know?', 'How does the script close?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Design in words a postage stamp series on the founding of the United Nations, with four pictures and captions, and choose one hope and one doubt to show.',
          audience: 'collectors and students',
          plan: ['What had the war cost?', 'What should each picture show?', 'Which caption is the boldest?'],
        },
      ],
      itemSets: [
        {
          title: 'Ships made like cars',
          text: 'Early in the war, German submarines sank Allied cargo ships faster than shipyards could replace them. American yards then began to build Liberty ships, which were slow and plain but all alike. Large parts were welded together in halls and lifted into place by cranes, and the workers, many of them women who were new to the trade, each learned one task. In 1941 such a ship took more than 200 days; by 1943 the average was about 40. Some early ships cracked in cold water until the designs were changed. By 1945, more than 2,700 Liberty ships had carried food, trucks and weapons across the oceans.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why was it an advantage for the shipyards that each of the ships was built to the same simple plan?',
              answer: 'Workers could learn quickly and repeat a single task.',
              distractors: [
                {
                  text: 'Workers could choose the task that they liked best.',
                  error: 'mistakes the division of labor for free choice',
                },
                {
                  text: 'Submarines could find the ships less easily at night.',
                  error: 'looks for a military advantage in the shape',
                },
                {
                  text: 'Captains could sail the ships faster than before.',
                  error: 'overlooks that the ships were slow',
                },
              ],
              reason: 'One plan meant the same parts and the same steps thousands of times, so new workers needed little training.',
            },
            {
              thinking: 'apply',
              question: 'If a yard starts one ship a day, how does its work change when the time for a ship drops from 200 days to 40?',
              answer: 'Ships are ready sooner, and fewer wait unfinished.',
              distractors: [
                {
                  text: 'Ships are ready sooner, and five times more wait.',
                  error: 'turns the second effect around',
                },
                {
                  text: 'Ships are started sooner, and each has fewer parts.',
                  error: 'confuses building time with the plan',
                },
                {
                  text: 'Ships are started later, and each takes more workers.',
                  error: 'confuses speed with a delay',
                },
              ],
              reason: 'With one start a day, some 200 unfinished ships fall to about 40, and the first ones sail 160 days earlier.',
            },
            {
              thinking: 'analyze',
              question: 'What does the case show about the way in which the Allies won the fight for the Atlantic?',
              answer: 'Work at home counted as much as fighting at sea.',
              distractors: [
                {
                  text: 'Plain ships were stronger than any submarine.',
                  error: 'takes the number of ships for strength',
                },
                {
                  text: 'Cold water did more harm than enemy submarines.',
                  error: 'takes the cracks for the main danger',
                },
                {
                  text: 'Cargo ships took over the fight from the navies.',
                  error: 'confuses cargo ships with warships',
                },
              ],
              reason: 'By building more than the submarines could sink, workers far from the sea helped to decide the fight.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Was it the right choice in 1942 to prefer speed to perfection, although some ships cracked, and what would you want to know before you decide?',
            lookFors: [
              'Weighs the danger of too few ships against the danger to crews.',
              'Notes that the cracks were studied and the design was changed.',
            ],
            probe: 'In which situation would perfection matter more than speed?',
          },
        },
        {
          title: 'Fishing boats at night',
          text: 'Germany had held Denmark since 1940, but Jewish people had lived there almost as before, because the Germans wanted Danish food and help. In September 1943 a German official warned Danish leaders that all Jewish people in the country were about to be arrested. The news was passed on in synagogues and homes. Neighbors, doctors and students hid people near the coast, and money was raised. Fishermen then took about 7,200 people across the narrow water to neutral Sweden, which had agreed to take them in. Nearly 500 others were caught and sent to a camp. Danish leaders kept asking about them, and most of them lived.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which condition outside Denmark was most important for the success of the rescue?',
              answer: 'A neutral country nearby was ready to receive people.',
              distractors: [
                {
                  text: 'A German army nearby was ready to leave the country.',
                  error: 'overlooks the occupation',
                },
                {
                  text: 'A camp far away was ready to send its prisoners home.',
                  error: 'misreads the fate of those who were caught',
                },
                {
                  text: 'A fishing fleet from Sweden was ready to fight at sea.',
                  error: 'confuses rescue with battle',
                },
              ],
              reason: 'Without Sweden’s promise and the short way across the water, boats would have had no place to go.',
            },
            {
              thinking: 'analyze',
              question: 'What does the case show about the way in which the Danish helpers succeeded?',
              answer: 'A rescue needed many people who each took a risk.',
              distractors: [
                {
                  text: 'A rescue needed one leader who gave the orders.',
                  error: 'looks for a single hero',
                },
                {
                  text: 'A rescue needed soldiers who guarded the coast.',
                  error: 'expects military force',
                },
                {
                  text: 'A rescue needed the consent of the occupiers.',
                  error: 'misreads the role of the German official',
                },
              ],
              reason: 'Warnings, hiding places, money and boats came from different people, and each link was needed.',
            },
            {
              thinking: 'apply',
              question: 'Why would the same plan have been much more difficult to carry out in a country such as Poland?',
              answer: 'The occupation was harsher, and no safe land was near.',
              distractors: [
                {
                  text: 'The Jewish people there were few and lived far apart.',
                  error: 'overlooks Poland’s very large Jewish population',
                },
                {
                  text: 'The Jewish citizens there had moved to Denmark before.',
                  error: 'invents a movement',
                },
                {
                  text: 'The fishermen there were needed to feed the German army.',
                  error: 'picks a small detail',
                },
              ],
              reason: 'In Poland helping Jews was punished with death, and there was no neutral coast across a narrow strip of water.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How does this case answer people who say that a small country could do nothing against a great power, and where are the limits of the answer?',
            lookFors: [
              'Uses the rescue and the later questions of officials as examples of action.',
              'Names limits: special conditions, such as a mild occupation until 1943 and Sweden close by.',
            ],
            probe: 'What did the helpers have to decide within a few hours?',
          },
        },
        {
          title: 'A regiment and a fence',
          text: 'In 1943, the army formed the 442nd, a regiment of Japanese Americans, although the government had sent more than 100,000 people with roots in Japan from the West Coast to camps behind barbed wire. Many of the soldiers came from Hawaii, where no such mass removal took place. Others joined from inside the camps, while some young men there would not serve until their families were free. The regiment fought in Italy and France, lost many men and won great honors. In 1946, President Truman told the soldiers in Washington that they had fought prejudice as well as the enemy.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'What makes the mass removal from the West Coast more difficult to defend when it is compared with what happened on the islands?',
              answer: 'Hawaii was nearer to Japan, yet most people stayed in their homes.',
              distractors: [
                {
                  text: 'Hawaii was farther from the war and had few soldiers.',
                  error: 'gets the geography wrong',
                },
                {
                  text: 'Hawaii was a part of Japan when the regiment was formed.',
                  error: 'gets the history wrong',
                },
                {
                  text: 'Hawaii was where the camps of the army had been built.',
                  error: 'mixes up the places',
                },
              ],
              reason: 'If people of Japanese descent were no danger where Japan had attacked, the claim of danger on the coast looks weak.',
            },
            {
              thinking: 'analyze',
              question: 'How could both a volunteer and a young man who refused believe that they were loyal to American ideals?',
              answer: 'One proved it by service, the other by asking for rights.',
              distractors: [
                {
                  text: 'One proved it by silence, the other by leaving the country.',
                  error: 'misreads both choices',
                },
                {
                  text: 'One was looking for better pay, the other for safer work.',
                  error: 'looks for private gain in place of ideals',
                },
                {
                  text: 'One wanted to fight in Italy, the other wanted to fight in France.',
                  error: 'takes the places for the reasons',
                },
              ],
              reason: 'Serving and insisting on equal rights are two ways of taking the nation’s promises seriously.',
            },
            {
              thinking: 'apply',
              question: 'Which sentence would summarize the case most fairly on the label of a museum exhibit?',
              answer: 'They fought for a country that had denied them rights.',
              distractors: [
                {
                  text: 'They fought because the camps had made them loyal.',
                  error: 'makes injustice a cause of loyalty',
                },
                {
                  text: 'They fought until the government opened a camp in Italy.',
                  error: 'mixes up places',
                },
                {
                  text: 'They fought since each of them had been ordered to go.',
                  error: 'overlooks the volunteers',
                },
              ],
              reason: 'The label has to hold both facts: brave service and the injustice to families at home.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'What did Truman mean when he said that the soldiers had fought prejudice as well as the enemy, and how could a soldier in Europe do so?',
            lookFors: [
              'Their record contradicted the claim that they could not be trusted.',
              'Other Americans had to face the gap between ideals and treatment.',
            ],
            probe: 'Should anyone have to prove loyalty in order to have rights?',
          },
        },
      ],
    },
    '9-12': {
      bigIdea:
        'World War II grew from failed collective security and from the choices of expansionist states; as a total war it erased the line between soldier and civilian, and its outcome reshaped law, power and empire.',
      objectives: [
        'analyze how economic crisis, ideology and failed collective security made war possible',
        'explain the strategic decisions that turned the war in Europe and in the Pacific',
        'evaluate wartime decisions, including incarceration and strategic bombing, by evidence and by law',
        'examine how race, gender and empire shaped service and work during the war',
        'assess how the war led to new institutions, trials and demands for independence',
      ],
      terms: [
        {
          term: 'totalitarianism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'rule by a state that attempts to control virtually every aspect of its citizens’ public and private lives',
          example: 'Totalitarianism in Nazi Germany and Stalin’s Soviet Union rested on propaganda, police and terror.',
          contrast: 'A traditional monarchy may limit opposition, whereas this demands active loyalty in daily life.',
          wordParts: 'total, totality',
          picture: 'a large eye over a city',
        },
        {
          term: 'fascism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a movement or system that exalts nation and leader, rejects democracy and glorifies force',
          example: 'Fascism offered order and national greatness to people who feared revolution and decline.',
          contrast: 'Communism claims to abolish classes, although regimes of both kinds became dictatorships.',
          wordParts: 'from an Italian word for bundle or group',
          picture: 'one balcony, one voice and a crowd',
        },
        {
          term: 'isolationism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the policy of staying out of other nations’ political and military affairs',
          example: 'Isolationism influenced the Neutrality Acts, by which Congress attempted in the 1930s to avoid another war.',
          contrast: 'Neutrality is a legal position in one conflict, whereas this is a general outlook on foreign policy.',
          wordParts: 'isolate; from a Latin word for island',
          picture: 'a house with its shutters closed',
        },
        {
          term: 'appeasement',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the policy of making concessions to an aggressor in order to avoid conflict',
          example:
            'Critics of appeasement, among them Winston Churchill, predicted that the Munich Agreement would not bring lasting peace.',
          contrast: 'In collective security states resist an aggressor together, whereas here they yield.',
          wordParts: 'from an old French word for bring to peace',
          picture: 'a slice of a map that is handed over',
        },
        {
          term: 'annexation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the incorporation of another territory into one’s own state, often under the threat of force',
          example: 'The annexation of Austria in March 1938 met no armed resistance, from Austria or from other powers.',
          contrast: 'Military control can be temporary, whereas this claims a territory for good.',
          wordParts: 'annex; from Latin for tie to',
          picture: 'a border line that is erased and redrawn',
        },
        {
          term: 'nonaggression pact',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a formal agreement in which two or more governments promise that their armed forces will not attack each other',
          example: 'The nonaggression pact of August 1939 let Hitler invade Poland without fear of a Soviet attack.',
          contrast: 'An alliance promises help, whereas this promises restraint.',
          wordParts: 'non- + aggression + pact',
          picture: 'two hands that shake above a divided map',
        },
        {
          term: 'embargo',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an official order that prohibits trade in certain goods with another country',
          example: 'The American oil embargo of 1941 left Japan’s leaders with a choice between retreat and a wider war.',
          contrast: 'A tariff makes trade more costly, whereas this forbids it.',
          wordParts: 'from a Spanish word for bar or hold back',
          picture: 'a ship held at a pier by a chain',
        },
        {
          term: 'Lend-Lease',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the American program of 1941 that supplied war goods to nations fighting the Axis',
          example: 'Under Lend-Lease the Soviet Union received trucks, food and locomotives.',
          contrast: 'Cash sales required payment at once, whereas this put off or waived payment.',
          wordParts: 'lend + lease',
          picture: 'a crane that swings crates onto a foreign ship',
        },
        {
          term: 'mobilization',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the organization of a country’s people, industry and finances for the purposes of a war',
          example: 'American mobilization turned automobile plants into makers of tanks and bombers.',
          contrast: 'Recruitment adds soldiers, whereas this directs a whole economy.',
          wordParts: 'mobile, mobilize',
          picture: 'a car plant with airplanes at its doors',
        },
        {
          term: 'total war',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a conflict in which states mobilize all available resources and treat civilians as part of the struggle',
          example: 'In a total war, factories, railroads, farms and even residential areas of cities become targets.',
          contrast: 'A limited conflict leaves most of civilian life outside the fighting.',
          wordParts: 'total + war',
          picture: 'a factory, a farm and a siren in one frame',
        },
        {
          term: 'occupation',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'control over a territory by the army of another state, usually during or after a war',
          example: 'Under the German occupation, people in Poland experienced terror, forced labor and severe hunger.',
          contrast: 'Annexation claims land for good, whereas this is rule by an army during or after a war.',
          wordParts: 'occupy, occupier',
          picture: 'a foreign guard at a town hall',
        },
        {
          term: 'unconditional surrender',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the end of fighting without any promises to the defeated side about its future treatment',
          example: 'Roosevelt and Churchill announced in 1943 that they would demand unconditional surrender.',
          contrast: 'An armistice halts combat on agreed terms, whereas this leaves the terms to the victors.',
          wordParts: 'un- + condition + surrender',
          picture: 'a blank page that is signed at the bottom',
        },
        {
          term: 'Holocaust',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the murder of six million Jews, planned and carried out by Nazi Germany and its collaborators',
          example: 'The German conquest of eastern Europe brought millions of Jews under the rule that carried out the Holocaust.',
          contrast: 'Wartime deaths in battle have other causes, whereas this was the planned murder of a people.',
          wordParts: 'from Greek words for whole and burned; Shoah is the Hebrew word',
          picture: 'a lit memorial candle',
        },
        {
          term: 'genocide',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'acts meant to destroy, in whole or in part, a national, ethnic, racial or religious group',
          example: 'The United Nations adopted a convention against genocide in 1948.',
          contrast: 'A war crime breaks the laws of armed conflict, whereas this requires intent to destroy a group.',
          wordParts: 'geno- (people) + -cide (kill)',
          picture: 'a family album with torn pages',
        },
        {
          term: 'war crime',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a serious violation of the laws of armed conflict for which individuals can be punished',
          example: 'Under international law, the killing of prisoners who have given up their weapons is a war crime.',
          contrast: 'Losing a battle is not punishable, whereas this breaks rules that bind each side.',
          wordParts: 'war + crime',
          picture: 'scales of justice in a courtroom',
        },
        {
          term: 'tribunal',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a court that is established for a limited period in order to judge a particular group of cases',
          example: 'The tribunal at Nuremberg tried leading Nazi officials in 1945 and 1946.',
          contrast: 'A legislature makes laws, whereas this body judges cases.',
          wordParts: 'from Latin for the platform of a magistrate',
          picture: 'a bench of judges with headphones',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'What did a secret part of the German-Soviet pact of August 1939 arrange?',
          answer: 'a division of eastern Europe into two zones of influence',
          distractors: [
            { text: 'a joint attack on Britain within a year', error: 'extends the pact to the west' },
            { text: 'a shared government for Germany and Poland', error: 'invents a union' },
            { text: 'a promise by Japan to attack the Soviet Union in the east', error: 'mixes up the partners' },
          ],
          reason:
            'The secret protocol assigned Poland and the Baltic region to German or Soviet zones. The Soviet Union invaded eastern Poland on September 17, 1939.',
        },
        {
          thinking: 'remember',
          question: 'Which battle ended with the surrender of an entire German army in early 1943?',
          answer: 'Stalingrad',
          distractors: [
            { text: 'Kursk', error: 'picks the tank battle of summer 1943' },
            { text: 'El Alamein', error: 'picks the battle of late 1942 in Egypt' },
            { text: 'the Bulge', error: 'picks the German offensive of winter 1944 in the west' },
          ],
          reason:
            'The encircled Sixth Army gave up in January and February 1943, and the initiative in the east passed to the Soviet side.',
        },
        {
          thinking: 'remember',
          question: 'Before the United States had entered the war, what did the Lend-Lease Act of March 1941 allow the president to do?',
          answer: 'supply arms to nations vital to American defense',
          distractors: [
            { text: 'send troops to nations that Germany had occupied', error: 'thinks that it authorized combat' },
            { text: 'sell arms to nations that could pay in cash at once', error: 'mixes it up with “cash and carry”' },
            { text: 'forbid trade with nations that were at war in Asia', error: 'mixes it up with an embargo' },
          ],
          reason: 'Britain was running out of money to pay for arms. Aid later went to the Soviet Union, China and others.',
        },
        {
          thinking: 'remember',
          question: 'Which naval battle of June 1942 cost Japan four aircraft carriers and halted its advance?',
          answer: 'Midway',
          distractors: [
            { text: 'Coral Sea', error: 'picks the battle of the month before' },
            { text: 'Leyte Gulf', error: 'picks the battle of October 1944' },
            { text: 'Okinawa', error: 'picks the island campaign of 1945' },
          ],
          reason: 'American code breakers had learned of the plan, so American carriers were waiting.',
        },
        {
          thinking: 'remember',
          question:
            'Which charge was brought at Nuremberg against leaders for the persecution and murder of civilians, including citizens of their own state?',
          answer: 'crimes against humanity',
          distractors: [
            { text: 'crimes against property', error: 'picks ordinary criminal law' },
            { text: 'crimes against peace', error: 'picks the charge of planning and waging a war of aggression' },
            { text: 'treason against the state', error: 'picks a charge for disloyalty' },
          ],
          reason: 'The charge held that some acts are crimes wherever they happen, whatever a state’s own laws may say.',
        },
        {
          thinking: 'understand',
          question: 'Why did the League of Nations fail to stop Japan in Manchuria and Italy in Ethiopia?',
          answer: 'Its leading members would not risk force or costly sanctions.',
          distractors: [
            { text: 'Its army had been defeated by Germany in the Rhineland.', error: 'invents an army of the League' },
            { text: 'Its charter allowed each member to seize a colony.', error: 'invents a rule' },
            { text: 'Its largest member, the United States, voted against action.', error: 'overlooks that the country was not a member' },
          ],
          reason: 'The League relied on its members. Britain and France put their own interests and fear of war first.',
        },
        {
          thinking: 'understand',
          question: 'Why did Japan’s leaders decide in 1941 to attack the American fleet?',
          answer: 'They wanted time to seize oil and other resources in Southeast Asia.',
          distractors: [
            { text: 'They wanted to take Hawaii’s oil fields before winter began.', error: 'invents oil in Hawaii' },
            { text: 'They had been ordered to do so by their German ally.', error: 'thinks that Germany commanded Japan' },
            { text: 'They expected American forces to land in Japan that month.', error: 'invents a planned invasion' },
          ],
          reason: 'After Japan moved into southern Indochina, the United States cut off oil. Japan would not give up its war in China.',
        },
        {
          thinking: 'understand',
          question:
            'Although fighting took place on several fronts, why do many historians regard the eastern front as the decisive one in Europe?',
          answer: 'Germany suffered most of its military losses there.',
          distractors: [
            { text: 'Germany fought there with the smaller part of its army.', error: 'reverses the proportions' },
            { text: 'Japan was drawn into the fighting there in 1942.', error: 'mixes up the theaters' },
            { text: 'Britain and the United States sent most of their troops there.', error: 'confuses supplies with soldiers' },
          ],
          reason:
            'From 1941 to 1944 most German divisions fought in the east. The Soviet Union lost about 27 million people, most of them civilians.',
        },
        {
          thinking: 'understand',
          question: 'How did wartime service strengthen movements against colonial rule?',
          answer: 'It exposed a gap between the language of freedom and life under empire.',
          distractors: [
            { text: 'It gave each colony a seat in the parliament of its empire.', error: 'invents a reform' },
            { text: 'It made colonies richer than the states that ruled them.', error: 'exaggerates the effects of war demand' },
            { text: 'It ended with treaties that freed colonies on the day of victory.', error: 'shortens a long process' },
          ],
          reason:
            'The Atlantic Charter spoke of the right to choose one’s government, and veterans and leaders asked why it did not apply to them. India became independent in 1947.',
        },
        {
          thinking: 'apply',
          question:
            'A government drafts labor for arms plants, rations bread, censors letters and bombs the enemy’s cities in order to break morale. Which general concept describes this combination of policies?',
          answer: 'total war',
          distractors: [
            { text: 'limited war', error: 'reverses the extent' },
            { text: 'deterrence', error: 'picks the prevention of war by threat' },
            { text: 'neutrality', error: 'picks staying out of war' },
          ],
          reason: 'The whole society is organized for the struggle, and civilians are treated as part of it.',
        },
        {
          thinking: 'apply',
          question:
            'In 1942 a Black newspaper printed two large letters V, one above the other, and a reader explains the sign to a neighbor. Which explanation of its political meaning is correct?',
          answer: 'It calls for victory over fascism abroad and racism at home.',
          distractors: [
            { text: 'It calls for victory in Europe first and in the Pacific later.', error: 'mixes it up with Allied strategy' },
            { text: 'It calls for votes for women and for soldiers overseas.', error: 'reads the letter as vote' },
            { text: 'It calls for volunteers to serve in both army and navy.', error: 'reads the letter as volunteer' },
          ],
          reason: 'The Pittsburgh Courier’s Double V campaign tied loyalty to the demand for equal rights.',
        },
        {
          thinking: 'apply',
          question:
            'Two powers agree that an absent third state must give a border region to an aggressor, who promises to ask for nothing more. Which event of the 1930s is the closest parallel?',
          answer: 'the Munich Agreement',
          distractors: [
            { text: 'the Nazi-Soviet pact', error: 'picks a bargain in which both partners gained land' },
            { text: 'the Lend-Lease Act', error: 'picks a law on supplies' },
            { text: 'the Atlantic Charter', error: 'picks a statement of Allied aims' },
          ],
          reason: 'At Munich in September 1938, Czechoslovakia was not at the table when the Sudetenland was given to Germany.',
        },
        {
          thinking: 'analyze',
          question:
            'In 1983 a federal judge cleared Fred Korematsu because officials had withheld evidence from the courts in 1944. Which part of the government’s wartime case is weakened most by this decision?',
          answer: 'the claim that removal was a military necessity',
          distractors: [
            { text: 'the claim that Korematsu was born in California', error: 'picks a fact that nobody disputed' },
            { text: 'the claim that Congress had declared war on Japan', error: 'picks a fact that was not at issue' },
            { text: 'the claim that the army had carried out the order', error: 'picks a fact that both sides accepted' },
          ],
          reason:
            'Reports that contradicted the alleged danger were kept from the Supreme Court, whose majority had relied on the military’s judgment.',
        },
        {
          thinking: 'analyze',
          question:
            'Estimates of war dead are about 27 million for the Soviet Union and about 400,000 for the United States. Which difference in postwar aims do these numbers help to explain?',
          answer: 'The Soviet Union sought a belt of states under its control.',
          distractors: [
            { text: 'The Soviet Union sought a seat in the League of Nations.', error: 'picks an aim of the 1930s' },
            { text: 'The United States sought new farmland in Central Europe.', error: 'invents an aim' },
            { text: 'The United States sought large payments from Poland.', error: 'invents an aim' },
          ],
          reason:
            'Invasion and huge losses made security against Germany central for Soviet leaders, which helps to explain their policy but does not excuse it.',
        },
        {
          thinking: 'analyze',
          question:
            'The real earnings of American factory workers rose between 1940 and 1944, while cars and new appliances almost vanished from stores. Which policy does the second fact reflect?',
          answer: 'conversion of industry to war production',
          distractors: [
            { text: 'deregulation of prices in the consumer market', error: 'reverses wartime controls' },
            { text: 'tariffs against imports of foreign cars', error: 'looks for a cause in trade' },
            { text: 'bans on household credit by private banks', error: 'looks for a cause in lending' },
          ],
          reason: 'Civilian car production stopped in early 1942. Savings, bonds and price controls absorbed much of the added income.',
        },
        {
          thinking: 'evaluate',
          question:
            'Which source would best test the description of Hiroshima as an important army base that a presidential statement gave in August 1945?',
          answer: 'wartime records of the city’s population, garrison and industry',
          distractors: [
            {
              text: 'later memoirs by members of the crew of the airplane',
              error: 'gives personal memory and not the make-up of the city',
            },
            { text: 'opinion polls taken in the United States during that autumn', error: 'gives attitudes' },
            { text: 'news films of celebrations at the end of the war', error: 'gives reactions' },
          ],
          reason: 'Records let a reader see that the city held military headquarters and, in far greater number, civilians.',
        },
      ],
      misconceptions: [
        {
          belief: 'Appeasement was plain cowardice.',
          why: 'Hindsight makes the outcome seem obvious.',
          truth:
            'Leaders faced voters who dreaded war, unfinished rearmament and doubts about allies; the policy failed, but it had reasons that can be examined.',
          teacherMove:
            'Give students what was known in September 1938, without later facts. They write a memo of advice, then read what happened in 1939 and note which assumption failed.',
        },
        {
          belief: 'The United States took no side in the war until Pearl Harbor.',
          why: 'The attack is taught as the starting point.',
          truth:
            'Although it was not yet at war, by late 1941 the country was supplying Britain, the Soviet Union and China, escorting ships and cutting off Japan’s oil.',
          teacherMove:
            'Students place six measures from 1939 to 1941 on a line from neutral to at war and defend where the line was crossed.',
        },
        {
          belief: 'The atomic bombs are known to have saved a million lives.',
          why: 'The figure is often repeated as if it had been counted.',
          truth:
            'Casualty estimates varied widely and were uncertain; historians debate what ended the war, including the Soviet attack and the blockade.',
          teacherMove:
            'Give three estimates with their authors and dates. Students ask of each who made it, when, and for what purpose, and then state what can be claimed.',
        },
        {
          belief: 'The war was simply a struggle of free nations against dictatorships.',
          why: 'The Allies are remembered as the free world.',
          truth: 'The Allies included Stalin’s dictatorship and colonial empires, and the American forces were segregated.',
          teacherMove:
            'Students annotate the Atlantic Charter with the situation in India, Poland and the American South in 1941 and write what the text promised to whom.',
        },
        {
          belief: 'War crimes trials were simply victors’ revenge.',
          why: 'Victors did appoint the judges, and Allied acts were not tried.',
          truth:
            'The trials had real limits, yet they required evidence, allowed a defense and set principles that later courts have used.',
          teacherMove:
            'Draw up two columns, limits and achievements, and fill them from a short account of Nuremberg and Tokyo. Students write a judgment that uses both.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'Why did the system of collective security, which the League of Nations was supposed to guarantee, fail in the 1930s?',
          lookFors: [
            'Explains how the League depended on states that put their own interests first.',
            'Uses at least two cases, such as Manchuria, Ethiopia, the Rhineland or Munich.',
            'Considers the absence of the United States and the distrust of the Soviet Union.',
          ],
          probe: 'At which point would joint action have cost least?',
        },
        {
          thinking: 'evaluate',
          question:
            'To what extent did American policy before December 1941 make war with Japan more likely, compared with at least one other cause?',
          lookFors: [
            'Explains the oil embargo and what the United States wanted in return.',
            'Gives weight to Japan’s war in China and its choice to expand.',
            'Distinguishes between provoking a war and refusing to support one.',
          ],
          probe: 'What alternative did either side have in autumn 1941?',
        },
        {
          thinking: 'analyze',
          question: 'In what ways did ideas about race influence the conduct of the war and the treatment of people at home and overseas?',
          lookFors: [
            'Uses evidence on segregated forces, incarceration, the Double V campaign or Nazi racial war.',
            'Distinguishes discrimination in a democracy from a state built on racism, without excusing either.',
            'Connects wartime service to later civil rights claims.',
          ],
          probe: 'Which source would a skeptic find hardest to dismiss?',
        },
        {
          thinking: 'evaluate',
          question: 'Was the decision to use atomic bombs justified, and how would you defend your position against its strongest critic?',
          lookFors: [
            'States the standard used, such as ending the war, saving lives or the laws of war.',
            'Uses evidence on the bombs, the blockade, the Soviet entry and terms for the emperor.',
            'Deals with uncertainty about casualty estimates.',
          ],
          probe: 'Would your answer change if Japan had been about to give up?',
        },
        {
          thinking: 'analyze',
          question: 'How did total war change the relationship between governments and citizens?',
          lookFors: [
            'Gives examples of control, such as drafts, rationing, censorship or wage rules.',
            'Gives examples of claims, such as veterans’ benefits, jobs or voting rights.',
            'Compares at least two countries.',
          ],
          probe: 'Which wartime power should a state give back first?',
        },
        {
          thinking: 'understand',
          question: 'How was the alliance against the Axis able to hold together in spite of deep distrust among its members?',
          lookFors: [
            'Names a common enemy and shared need for supplies and fronts.',
            'Explains a dispute, such as the date of a second front or the future of Poland.',
            'Shows how victory removed what had held the alliance together.',
          ],
          probe: 'Where do you see the Cold War beginning?',
        },
        {
          thinking: 'apply',
          question: 'According to the principles of Nuremberg, how should an official be judged who says, “I followed orders”?',
          lookFors: [
            'States that an order does not by itself remove responsibility.',
            'Asks whether a moral choice was possible and what the person knew.',
            'Separates the responsibility of leaders from that of subordinates.',
          ],
          probe: 'What protects an accused person in such a trial?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which group’s experience of the war is most neglected in the accounts that you have read, and why does this omission matter?',
          lookFors: [
            'Identifies a group by evidence, such as colonial soldiers, Chinese civilians or women in agriculture.',
            'Explains how the omission changes the story.',
            'Suggests sources that could repair it.',
          ],
          probe: 'Who decides what a textbook includes?',
        },
        {
          thinking: 'create',
          question: 'What questions would you ask if you had to write a new definition of security for the founders of the United Nations?',
          lookFors: [
            'Includes more than borders, such as rights, food, work or arms control.',
            'Learns from the failures of the League.',
            'Considers who would enforce decisions.',
          ],
          probe: 'Which of your questions is hardest to answer?',
        },
        {
          thinking: 'analyze',
          question:
            'Why did the destruction of 1945 lead to new forms of cooperation among states, although similar hopes had been disappointed before?',
          lookFors: [
            'Compares the League of Nations with the United Nations.',
            'Names the role of the United States and the Soviet Union in the new organization.',
            'Considers experiences such as genocide, occupation or economic crisis.',
          ],
          probe: 'Which weakness of the League reappeared in the new institutions?',
        },
      ],
      activities: [
        {
          title: 'A photograph without a caption',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['one home front or battlefield photograph without its caption', 'paper'],
          steps: [
            'Study the photograph and list what you can state with certainty.',
            'Write three questions that the image raises.',
            'Write a neutral caption of one sentence on your paper.',
            'Compare your caption with the original and mark what the original adds or steers.',
          ],
          lookFor: 'Students separate observation from inference.',
        },
        {
          title: 'Neutral or at war?',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['cards with eight American measures from 1935 to 1941', 'a strip of paper'],
          steps: [
            'Read each card and date it.',
            'Arrange the cards on the strip from strict neutrality to open war.',
            'Mark the point where your group sees the line crossed.',
            'Defend the mark against another group’s mark.',
          ],
          lookFor: 'Arguments rest on what a measure did and not on hindsight.',
        },
        {
          title: 'Korematsu in two opinions',
          purpose: 'explain',
          minutes: [40, 50],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['short excerpt from the majority opinion of 1944', 'short excerpt from Justice Murphy’s dissent'],
          steps: [
            'Read the majority opinion and underline each claim of fact.',
            'Read the dissent and mark which claims it attacks.',
            'Sort the disagreements into questions of fact and questions of law.',
            'Write a paragraph on which question decided the case.',
          ],
          lookFor: 'Students distinguish facts from legal reasoning and quote briefly.',
        },
        {
          title: 'Numbers with care',
          purpose: 'practice',
          minutes: [25, 35],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['table of military and civilian war dead by country with ranges', 'graph paper'],
          steps: [
            'Draw a bar graph on the graph paper that shows each range as well as an estimate.',
            'Compute the share of civilians for two countries.',
            'Write one sentence that the data support and one that they cannot support.',
            'Explain why the ranges are wide.',
          ],
          lookFor: 'Graphs show uncertainty, and sentences respect the people behind the numbers.',
        },
        {
          title: 'A clause for the charter',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'groups',
          thinking: 'create',
          materials: ['excerpts from the Atlantic Charter and the United Nations Charter'],
          steps: [
            'Read both excerpts and list the promises that they make.',
            'Choose one promise that was not kept for everyone.',
            'Draft a clause that would have made it stronger.',
            'Present the clause and name the state that would have objected to it and why.',
          ],
          lookFor: 'Clauses are precise, and objections are historically plausible.',
        },
      ],
      recalls: [
        {
          prompt: 'List the terms of the Treaty of Versailles that Germans resented most.',
          answer: 'Reparations, loss of territory, limits on forces, and acceptance of responsibility.',
          likelyError: 'Lists events of the Depression, which came later.',
          minutes: 2,
        },
        {
          prompt: 'Define sovereignty in one sentence and give an example.',
          answer: 'The right of a state to govern itself, such as Belgium’s claim to make its own laws.',
          likelyError: 'Confuses it with monarchy, since a sovereign can be a king or queen.',
          minutes: 2,
        },
        {
          prompt: 'Explain how the Depression weakened democracies in two countries.',
          answer:
            'Unemployment and bank failures discredited governments, as in Germany, and strengthened extremists or the military, as in Japan.',
          likelyError: 'Treats the Depression as a purely American event.',
          minutes: 2,
        },
        {
          prompt: 'Name four colonial empires of 1939 and one territory of each.',
          answer: 'For example: Britain and India, France and Indochina, the Netherlands and the East Indies, Belgium and the Congo.',
          likelyError: 'Lists countries that had been independent for a century, such as Brazil.',
          minutes: 2,
        },
        {
          prompt: 'Recall the rights that the Fifth Amendment gives to a person accused by the government.',
          answer: 'Among others: due process of law, no second trial for the same crime, and no duty to be a witness against oneself.',
          likelyError: 'Names freedom of speech, which is in the First Amendment.',
          minutes: 2,
        },
        {
          prompt: 'Explain the difference between a long-term cause and a trigger with an example from 1914.',
          answer: 'Alliances and rivalry built up over years; the assassination in Sarajevo set off the crisis.',
          likelyError: 'Treats the last event before a war as its whole cause.',
          minutes: 2,
        },
        {
          prompt: 'Write what the First World War had shown about the power of machine guns and artillery.',
          answer: 'They favored defense and caused mass casualties, so movement was hard.',
          likelyError: 'Says that tanks dominated from the start of that war.',
          minutes: 1,
        },
      ],
      hardestCase: {
        prompt: '“The Allies won because they were democracies, and democracies fight better.” Evaluate this claim.',
        answer:
          'The claim fails at its first step, because the Soviet Union, which did much of the fighting on land, was a dictatorship, and several Allies ruled colonies. Democracies did have strengths, such as public debate and cooperation among allies. Yet population, oil, industrial output, code breaking, geography and enemy mistakes weigh at least as much. A defensible version would say that the Allied coalition combined resources better than the Axis did.',
        partial:
          'Rejects the claim with the Soviet example but offers no other explanation, or accepts it because the Axis powers were dictatorships.',
        reteach:
          'Give a table with population, steel output, oil and regime type for six powers. Students test the claim with each column and rewrite it so that the evidence supports it.',
      },
      processes: [
        {
          title: 'how the United States moved from neutrality to war',
          steps: [
            'Congress passes the first Neutrality Act in 1935.',
            'A new act in 1939 lets warring nations buy arms for cash.',
            'Roosevelt trades old destroyers for bases in 1940.',
            'Congress passes Lend-Lease in March 1941.',
            'The United States cuts off Japan’s oil in summer 1941.',
            'Japan attacks Pearl Harbor, and Congress declares war.',
          ],
        },
        {
          title: 'how Nazi Germany was defeated',
          steps: [
            'The German advance is stopped outside Moscow in December 1941.',
            'A German army surrenders at Stalingrad in early 1943.',
            'Allied troops land in Sicily in July 1943.',
            'Allied troops land in Normandy in June 1944.',
            'Soviet troops enter Berlin in April 1945.',
            'Germany surrenders in May 1945.',
          ],
        },
      ],
      causes: [
        {
          cause: 'great powers decline to act against the first aggressions',
          effect: 'treaties lose their force and further expansion seems cheap',
        },
        {
          cause: 'a state depends on imported oil and its supplier stops deliveries',
          effect: 'its leaders must give up their plans or seize resources elsewhere',
        },
        {
          cause: 'an economy at war needs every available worker',
          effect: 'groups that had been shut out gain jobs and a stronger claim to equal rights',
        },
        {
          cause: 'officials withhold evidence from the courts in wartime',
          effect: 'judges may uphold a policy that the facts do not support',
        },
        {
          cause: 'colonial soldiers fight under a promise of freedom',
          effect: 'demands for independence become harder to refuse after the war',
        },
      ],
      comparisons: [
        {
          a: 'the Nuremberg trials',
          b: 'the Tokyo trials',
          alike: 'Both brought leaders of defeated states before international courts of the victors and judged them as individuals.',
          different: [
            { feature: 'region', a: 'crimes of Nazi leaders in Europe', b: 'crimes of Japanese leaders in Asia and the Pacific' },
            { feature: 'judges', a: 'from four powers', b: 'from eleven countries' },
            { feature: 'head of state', a: 'Hitler had died', b: 'the emperor was not charged' },
          ],
        },
        {
          a: 'the First World War',
          b: 'the Second World War',
          alike: 'Both were total wars among industrial powers that drew in colonies and neutrals.',
          different: [
            { feature: 'movement', a: 'mostly static in the west', b: 'mostly mobile, with long advances' },
            { feature: 'civilians', a: 'a smaller share of the dead', b: 'more than half of the dead' },
            {
              feature: 'settlement',
              a: 'treaties with heavy terms and a league without the United States',
              b: 'occupation, trials, aid and the United Nations',
            },
          ],
        },
      ],
      connections: [
        'Math: use exponential and linear models for aircraft output from 1939 to 1944 and judge which fits which years.',
        'English: compare a poem of the war by Randall Jarrell or Keith Douglas with an official communiqué about the same kind of event.',
        'Science and ethics: read the Franck Report of June 1945 and discuss what duties scientists have when their work becomes a weapon.',
        'Government: trace how executive power grew in wartime through one order, one law and one court case.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Mitsuye Endo and the way out',
          task: 'Students compare three court challenges and explain why Endo’s case opened the camps.',
          background:
            'Mitsuye Endo, a loyal citizen, refused an offer of release that would have ended her case. The Supreme Court ruled in her favor in December 1944.',
          checkFirst: 'Use the words incarceration or confinement, and let no student stand for a community.',
        },
        {
          aspect: 'history',
          title: 'Executive Order 8802',
          task: 'Students analyze how a planned march changed federal policy without taking place.',
          background:
            'In 1941 A. Philip Randolph planned a march on Washington, and Roosevelt responded with an order against discrimination in defense industries.',
          checkFirst: 'Read words of the period with an explanation.',
        },
        {
          aspect: 'place',
          title: 'The Bengal famine of 1943',
          task: 'Students weigh how war policy, prices and colonial rule combined, with two historians’ accounts.',
          background: 'Famine in Bengal killed perhaps three million people, and scholars debate the weight of policy, markets and war.',
          checkFirst: 'Some families have memories of the famine; keep to documents and avoid graphic images.',
        },
        {
          aspect: 'language',
          title: 'Names for a war',
          task: 'Students compare names such as Great Patriotic War and War of Resistance and explain what each name stresses.',
          background:
            'Russian accounts speak of the Great Patriotic War, and Chinese accounts speak of the War of Resistance against Japan.',
          checkFirst: 'Names carry present conflicts as well; ask for evidence and do not assign sides by origin.',
        },
        {
          aspect: 'critical question',
          title: 'Medals that came late',
          task: 'Students investigate why some units were honored decades afterward and what changed minds.',
          background:
            'The Congressional Gold Medal went to Navajo code talkers, Nisei soldiers, Tuskegee Airmen and Filipino veterans only from 2001 onward.',
          checkFirst: 'Descendants may be present; invite without demanding.',
        },
        {
          aspect: 'family and community',
          title: 'Oral history as evidence',
          task: 'Students study a recorded interview, note what memory gives and where it needs checking.',
          background: 'The Library of Congress Veterans History Project and Densho hold thousands of recorded interviews.',
          checkFirst: 'Preview the recording, and offer a written source as a choice.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A translator at a wartime conference hears two allies use one word in two senses. Narrate the afternoon in which the wording is settled, and choose the word and what depends on it.',
          audience: 'a short story for a literary magazine',
          plan: ['Who wants which meaning?', 'What may the translator say?', 'What is lost in the final text?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A clerk in a ration office must apply one rule to three very different visitors. Narrate the day in order, and choose the case that troubles the clerk at night.',
          audience: 'a story for an anthology on the home front',
          plan: ['What does the rule say?', 'What does it fail to see?', 'What does the clerk decide?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A code breaker reads a message that can be used only once before the enemy suspects something. Narrate the hours until a decision is made, and choose the setting from documented history.',
          audience: 'readers of historical fiction',
          plan: ['What is known, and what is guessed?', 'Who must be told?', 'What is the price of acting?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue whether a democracy may limit the rights of a group in wartime. Use the incarceration of Japanese Americans as your main evidence, and choose the strongest opposing argument and answer it.',
          audience: 'an essay for a student law journal',
          plan: ['Which right is at stake?', 'What evidence of danger would suffice?', 'Who should decide?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A museum plans to display the airplane that bombed Hiroshima. Argue for the text that should stand beside it, and choose which facts no visitor may miss.',
          audience: 'a letter to the museum’s director',
          plan: ['Whose experience belongs there?', 'What is disputed?', 'How long can a label be?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Defend or dispute the view that Munich should still guide foreign policy today. Limit your claim with care, and choose one case in which the comparison helps or misleads.',
          audience: 'an opinion essay in a newspaper',
          plan: ['What happened in 1938?', 'What makes a comparison sound?', 'Where does it break down?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the American economy was converted to war production within two years. Follow money, materials and workers, and choose one industry as your example.',
          audience: 'a chapter in an economic history reader',
          plan: ['Who gave orders?', 'Where did workers come from?', 'What did civilians give up?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why the alliance of 1941 to 1945 was both effective and fragile. Use two conferences as evidence, and choose the dispute that you consider most important.',
          audience: 'a study guide for classmates',
          plan: ['What did each power need?', 'What did each fear?', 'What was left open?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the trials at Nuremberg changed international law. Include a criticism that deserves an answer, and choose one principle and trace it to a later court or treaty.',
          audience: 'an encyclopedia article for students',
          plan: ['What was new?', 'What were the limits?', 'What lasted?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a railroad yard at night in which a continent at war passes by. Let freight, signals and voices carry the meaning, and choose the country and the year.',
          audience: 'readers of an anthology of prose',
          plan: ['What is hidden under canvas?', 'What is heard?', 'What does the last car carry?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a war memorial that you have seen or studied, from a distance to the smallest inscription, and choose what its form asks visitors to do.',
          audience: 'an essay on public memory',
          plan: ['What does the material suggest?', 'Where does repetition break?', 'What is left unsaid?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe one document, such as a ration book or an identity card, as if it were a landscape. Move from paper to stamp to handwriting, and choose a detail that reveals a policy.',
          audience: 'an exhibit catalog',
          plan: ['What does the form ask?', 'What has no box?', 'What has worn away?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Compose a found poem from public documents of 1945, using only words that you find there, and choose an order that lets two documents answer each other.',
          audience: 'a reading at school',
          plan: ['Which words repeat?', 'What do they avoid?', 'Where does the poem turn?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a scene of three pages in which delegates of 1945 argue over a single sentence in a charter, and choose the sentence and let each delegate want something different.',
          audience: 'a staged reading',
          plan: ['What does each state fear?', 'Who yields, and why?', 'What remains unsettled?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Create the script of an audio walk through a former war plant with four stops, and choose a voice for each stop and the sounds that join them.',
          audience: 'visitors to a city history trail',
          plan: ['What was built here?', 'Who worked here, and on what terms?', 'What stands here now?'],
        },
      ],
      itemSets: [
        {
          title: 'Thirty-two nations at Evian',
          text: 'In July 1938, when Germany was driving out its Jewish people, envoys from thirty-two nations met at Evian in France at the invitation of President Roosevelt. He had promised that no country would be asked to change its immigration laws. One after another expressed sympathy and then explained that a lack of jobs, or the danger of ill feeling, made it hard to accept more refugees. One of the few exceptions was the Dominican Republic, which offered to take up to 100,000 people, although in the end only several hundred settled there. The conference set up a committee for further talks, while the German press mocked the democracies.',
          facts: [
            {
              thinking: 'analyze',
              question: 'How did Roosevelt’s promise about immigration laws shape what the conference could achieve?',
              answer: 'It let governments attend and change nothing at home.',
              distractors: [
                {
                  text: 'It required governments to raise their quotas for refugees.',
                  error: 'turns the promise around',
                },
                {
                  text: 'It gave the League of Nations a vote on immigration laws.',
                  error: 'brings in an institution that had no such power',
                },
                {
                  text: 'It made Germany responsible for the costs of the journey.',
                  error: 'invents an obligation',
                },
              ],
              reason: 'Since no law had to be changed, nations could express concern and leave everything as it was.',
            },
            {
              thinking: 'analyze',
              question: 'Which economic circumstance of the 1930s best explains why so many of the delegates spoke about a lack of jobs?',
              answer: 'The Depression had left millions of people out of work.',
              distractors: [
                {
                  text: 'The war had destroyed the factories of many countries.',
                  error: 'places the destruction before the war',
                },
                {
                  text: 'The trade unions had been banned in the democracies.',
                  error: 'confuses democracies with dictatorships',
                },
                {
                  text: 'The refugees had been promised positions by Germany.',
                  error: 'invents a promise',
                },
              ],
              reason: 'With mass unemployment, governments feared voters who saw newcomers as rivals for work.',
            },
            {
              thinking: 'apply',
              question: 'Which general conclusion about joint action by nations is best supported by the conference at Evian?',
              answer: 'Shared concern achieves little without shared obligations.',
              distractors: [
                {
                  text: 'Shared concern leads nations to open their borders in the end.',
                  error: 'contradicts the outcome',
                },
                {
                  text: 'Conferences are useless unless the whole world takes part in them.',
                  error: 'generalizes beyond the case',
                },
                {
                  text: 'Conferences succeed when a great power has called them together.',
                  error: 'contradicts the outcome',
                },
              ],
              reason: 'Many nations agreed about the wrong, yet none was bound to act, as in other failures of the decade.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'By which standards should we judge the delegates at Evian, who could not know what would happen after 1941, and how do you judge them?',
            lookFors: [
              'Judges by what was known in 1938: persecution, expulsion, people without papers.',
              'Considers real constraints, such as unemployment and public opinion, and what was possible within them.',
              'Avoids using later knowledge as if they had had it.',
            ],
            probe: 'Which small step was open to nearly every nation at the table?',
          },
        },
        {
          title: 'Lights along the coast',
          text: 'In January 1942, German submarines began to attack ships off the East Coast of the United States. Tankers and freighters sailed alone and along predictable routes, and at night the lights of coastal cities and resorts made them stand out as dark shapes for commanders farther out at sea. Local businesses objected that a blackout would ruin their season. British officers with two years of experience recommended immediate convoys, but Admiral King, who lacked escort vessels, considered weak convoys worse than none. Within half a year several hundred ships were lost in American waters. After lights had been dimmed and coastal convoys had been introduced in May, losses in the area declined, and the submarines moved elsewhere.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the illumination of cities and resorts on land help submarines that were lying several miles out at sea?',
              answer: 'Ships passed between the submarine and the glow.',
              distractors: [
                {
                  text: 'Ships steered toward the resorts to find shelter.',
                  error: 'invents a movement of the ships',
                },
                {
                  text: 'Lamps on shore showed the ships’ radio messages.',
                  error: 'confuses light with signals',
                },
                {
                  text: 'Lamps on shore lit up the water under the ships.',
                  error: 'overestimates how far the light reaches',
                },
              ],
              reason: 'Against a bright background a dark hull is easy to aim at from the seaward side.',
            },
            {
              thinking: 'analyze',
              question:
                'Which question remains unanswered even after the reduction in losses that followed the measures introduced in May?',
              answer: 'whether convoys or dimmed lights achieved more',
              distractors: [
                {
                  text: 'whether losses off the East Coast fell after these steps',
                  error: 'is stated by the case',
                },
                {
                  text: 'whether the submarines went on to look elsewhere',
                  error: 'is stated by the case',
                },
                {
                  text: 'whether the Navy changed the way in which ships sailed',
                  error: 'is stated by the case',
                },
              ],
              reason: 'Both measures began at about the same time, so their effects cannot be separated with these facts.',
            },
            {
              thinking: 'apply',
              question:
                'Which evidence from another theater of war could be used to test King’s opinion that a weak convoy is worse than none?',
              answer: 'loss rates of lightly escorted and of single ships',
              distractors: [
                {
                  text: 'the number of escort vessels that Britain had built',
                  error: 'measures means instead of results',
                },
                {
                  text: 'the speed of tankers compared with that of freighters',
                  error: 'has no bearing on escorts',
                },
                {
                  text: 'the incomes of coastal resorts in summer and in winter',
                  error: 'measures the civilian interest',
                },
              ],
              reason: 'His claim compares two ways of sailing, so one needs the share of ships lost in each.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Who bears the most responsibility for the losses of these months, considering what naval leaders, local officials and businesses knew and were able to do?',
            lookFors: [
              'Naval leaders: had British advice, but few escorts and many tasks.',
              'Local officials and businesses: knew the lights helped the enemy, but feared for jobs.',
              'Separates lack of means from lack of will.',
            ],
            probe: 'At what point would the government have been right to order a blackout against local protest?',
          },
        },
        {
          title: 'A law for veterans',
          text: 'In June 1944, Congress passed the law that is known as the GI Bill, partly because its authors remembered the angry and jobless veterans who had come home from World War I. It offered tuition and living costs for school or college, loans for homes and farms, and payments to those who were looking for work. By 1956 about 2.2 million veterans had used it for college and several million more for other training. The text of the law named no race, but local banks, colleges and offices made the decisions, so that Black veterans in the South got far less than white veterans with the same service.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'How was it possible that a law whose text made no mention of race had such unequal effects on individual veterans?',
              answer: 'Its benefits passed through unfair local institutions.',
              distractors: [
                {
                  text: 'Its benefits were paid to officers before other ranks.',
                  error: 'brings in rank in place of race',
                },
                {
                  text: 'Its authors had reserved the loans for Northern veterans.',
                  error: 'contradicts the text of the law',
                },
                {
                  text: 'Its payments ended before Black veterans had come home.',
                  error: 'contradicts the dates in the case',
                },
              ],
              reason: 'Segregated colleges and local lenders turned a general right into a benefit that depended on their consent.',
            },
            {
              thinking: 'analyze',
              question: 'Why did lawmakers expect that the college benefit would help even those people who had to find a job in 1946?',
              answer: 'Millions of students would be off the labor market for a time.',
              distractors: [
                {
                  text: 'Millions of students would teach at the colleges without any pay.',
                  error: 'confuses students with teachers',
                },
                {
                  text: 'Colleges would hand over their land to veterans who wanted farms.',
                  error: 'mixes up the parts of the law',
                },
                {
                  text: 'Colleges would hire each veteran whose application was turned down.',
                  error: 'invents a duty of the colleges',
                },
              ],
              reason: 'Veterans in classrooms did not compete for work while industry was changing back to peacetime production.',
            },
            {
              thinking: 'apply',
              question: 'Which change in the law or its administration would have addressed the cause of this inequality most directly?',
              answer: 'federal lending with open rules and appeals',
              distractors: [
                {
                  text: 'higher loans from the same local banks',
                  error: 'leaves the decision where it was',
                },
                {
                  text: 'a longer period in which to apply for loans',
                  error: 'gives more time but the same gatekeepers',
                },
                {
                  text: 'a medal for veterans who had been refused',
                  error: 'honors without changing access',
                },
              ],
              reason: 'The obstacle was local discretion, so rules and review beyond the local bank would have reached it.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Should historians describe the GI Bill as one of the most successful laws of the century or as a missed opportunity, if both parts of the record are taken into account?',
            lookFors: [
              'Success: education, homes and skills for millions, and a smooth return to peace.',
              'Missed chance: unequal access widened gaps in wealth and schooling.',
              'Shows that an average can hide who was left out.',
            ],
            probe: 'How would you measure its effect on the children of veterans?',
          },
        },
      ],
    },
  },
});
