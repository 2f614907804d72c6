import { defineTopicPack } from '../topic-pack.ts';

export const holocaust = defineTopicPack({
  id: 'holocaust',
  title: 'The Holocaust',
  inText: 'the Holocaust',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'holocaust',
    'the holocaust',
    'shoah',
    'the shoah',
    'holocaust education',
    'holocaust history',
    'holocaust remembrance',
    'nuremberg laws',
    'kristallnacht',
    'november pogrom',
    'warsaw ghetto uprising',
    'wannsee conference',
    'auschwitz',
    'holocaust survivors',
    'holocaust testimony',
    'rescuers in the holocaust',
    'rescue and resistance in the holocaust',
    'nazi persecution of the jews',
  ],
  standards: [
    { code: 'D2.His.14.9-12', grades: [9, 12] },
    { code: 'D2.His.16.9-12', grades: [9, 12] },
  ],
  translations: {
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
    antisemitism: {
      Arabic: 'معاداة السامية',
      Bengali: 'ইহুদিবিদ্বেষ',
      'Chinese (Simplified)': '反犹太主义',
      French: 'antisémitisme',
      Hindi: 'यहूदी-विरोध',
      Japanese: '反ユダヤ主義',
      Korean: '반유대주의',
      Portuguese: 'antissemitismo',
      Russian: 'антисемитизм',
      Spanish: 'antisemitismo',
      Ukrainian: 'антисемітизм',
      Vietnamese: 'chủ nghĩa bài Do Thái',
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
    persecution: {
      Arabic: 'اضطهاد',
      Bengali: 'নিপীড়ন',
      'Chinese (Simplified)': '迫害',
      French: 'persécution',
      Hindi: 'उत्पीड़न',
      Japanese: '迫害',
      Korean: '박해',
      Portuguese: 'perseguição',
      Russian: 'преследование',
      Spanish: 'persecución',
      Ukrainian: 'переслідування',
      Vietnamese: 'sự bức hại',
    },
    'Nuremberg Laws': {
      Arabic: 'قوانين نورمبرغ',
      Bengali: 'নুরেমবার্গ আইন',
      'Chinese (Simplified)': '纽伦堡法案',
      French: 'lois de Nuremberg',
      Hindi: 'नूर्नबर्ग क़ानून',
      Japanese: 'ニュルンベルク法',
      Korean: '뉘른베르크법',
      Portuguese: 'Leis de Nuremberg',
      Russian: 'Нюрнбергские законы',
      Spanish: 'Leyes de Núremberg',
      Ukrainian: 'Нюрнберзькі закони',
      Vietnamese: 'Luật Nuremberg',
    },
    ghetto: {
      Arabic: 'غيتو',
      Bengali: 'ঘেটো',
      'Chinese (Simplified)': '隔都',
      French: 'ghetto',
      Hindi: 'घेट्टो',
      Japanese: 'ゲットー',
      Korean: '게토',
      Portuguese: 'gueto',
      Russian: 'гетто',
      Spanish: 'gueto',
      Ukrainian: 'гетто',
      Vietnamese: 'khu ghetto',
    },
    deportation: {
      Arabic: 'ترحيل قسري',
      Bengali: 'জোরপূর্বক স্থানান্তর',
      'Chinese (Simplified)': '驱逐',
      French: 'déportation',
      Hindi: 'निर्वासन',
      Japanese: '強制移送',
      Korean: '강제 이송',
      Portuguese: 'deportação',
      Russian: 'депортация',
      Spanish: 'deportación',
      Ukrainian: 'депортація',
      Vietnamese: 'sự trục xuất',
    },
    'concentration camp': {
      Arabic: 'معسكر اعتقال',
      Bengali: 'বন্দিশিবির',
      'Chinese (Simplified)': '集中营',
      French: 'camp de concentration',
      Hindi: 'यातना शिविर',
      Japanese: '強制収容所',
      Korean: '강제 수용소',
      Portuguese: 'campo de concentração',
      Russian: 'концентрационный лагерь',
      Spanish: 'campo de concentración',
      Ukrainian: 'концентраційний табір',
      Vietnamese: 'trại tập trung',
    },
    'killing center': {
      Arabic: 'مركز إبادة',
      'Chinese (Simplified)': '灭绝营',
      French: 'centre de mise à mort',
      Japanese: '絶滅収容所',
      Korean: '절멸 수용소',
      Portuguese: 'centro de extermínio',
      Russian: 'лагерь смерти',
      Spanish: 'centro de exterminio',
      Ukrainian: 'табір смерті',
      Vietnamese: 'trại hủy diệt',
    },
    collaborator: {
      Arabic: 'متعاون مع المحتل',
      'Chinese (Simplified)': '通敌者',
      French: 'collaborateur',
      Japanese: '協力者',
      Korean: '협력자',
      Portuguese: 'colaboracionista',
      Russian: 'коллаборационист',
      Spanish: 'colaboracionista',
      Ukrainian: 'колабораціоніст',
      Vietnamese: 'kẻ hợp tác',
    },
    bystander: {
      Arabic: 'متفرج',
      Bengali: 'নীরব দর্শক',
      'Chinese (Simplified)': '旁观者',
      French: 'témoin passif',
      Hindi: 'मूकदर्शक',
      Japanese: '傍観者',
      Korean: '방관자',
      Portuguese: 'espectador passivo',
      Russian: 'сторонний наблюдатель',
      Spanish: 'espectador pasivo',
      Ukrainian: 'сторонній спостерігач',
      Vietnamese: 'người ngoài cuộc',
    },
    rescuer: {
      Arabic: 'منقذ',
      Bengali: 'উদ্ধারকারী',
      'Chinese (Simplified)': '救助者',
      French: 'sauveteur',
      Hindi: 'बचावकर्ता',
      Japanese: '救助者',
      Korean: '구조자',
      Portuguese: 'resgatador',
      Russian: 'спаситель',
      Spanish: 'rescatador',
      Ukrainian: 'рятівник',
      Vietnamese: 'người cứu giúp',
    },
    resistance: {
      Arabic: 'مقاومة',
      Bengali: 'প্রতিরোধ',
      'Chinese (Simplified)': '抵抗',
      French: 'résistance',
      Hindi: 'प्रतिरोध',
      Japanese: '抵抗',
      Korean: '저항',
      Portuguese: 'resistência',
      Russian: 'сопротивление',
      Spanish: 'resistencia',
      Ukrainian: 'опір',
      Vietnamese: 'sự kháng cự',
    },
    refugee: {
      Arabic: 'لاجئ',
      Bengali: 'শরণার্থী',
      'Chinese (Simplified)': '难民',
      French: 'réfugié',
      Hindi: 'शरणार्थी',
      Japanese: '難民',
      Korean: '난민',
      Portuguese: 'refugiado',
      Russian: 'беженец',
      Spanish: 'refugiado',
      Ukrainian: 'біженець',
      Vietnamese: 'người tị nạn',
    },
    testimony: {
      Arabic: 'شهادة',
      Bengali: 'সাক্ষ্য',
      'Chinese (Simplified)': '证词',
      French: 'témoignage',
      Hindi: 'गवाही',
      Japanese: '証言',
      Korean: '증언',
      Portuguese: 'testemunho',
      Russian: 'свидетельство',
      Spanish: 'testimonio',
      Ukrainian: 'свідчення',
      Vietnamese: 'lời chứng',
    },
    'Holocaust denial': {
      Arabic: 'إنكار الهولوكوست',
      Bengali: 'হলোকাস্ট অস্বীকার',
      'Chinese (Simplified)': '否认大屠杀',
      French: 'négation de la Shoah',
      Hindi: 'होलोकॉस्ट इनकार',
      Japanese: 'ホロコースト否定',
      Korean: '홀로코스트 부정',
      Portuguese: 'negação do Holocausto',
      Russian: 'отрицание Холокоста',
      Spanish: 'negacionismo del Holocausto',
      Ukrainian: 'заперечення Голокосту',
      Vietnamese: 'sự phủ nhận Holocaust',
    },
  },
  bands: {
    '9-12': {
      bigIdea:
        'The Holocaust was the state-sponsored persecution and murder of six million Jews by Nazi Germany and its collaborators; it developed through decisions of many people, and records and testimony let us know the victims as individuals.',
      objectives: [
        'explain how persecution developed from exclusion to mass murder through laws, decisions and war',
        'use precise terms for places, policies and people in the history of the Holocaust',
        'analyze choices of perpetrators, collaborators, bystanders, resisters and rescuers in their circumstances',
        'examine testimony, documents and photographs of individual lives as historical sources',
        'evaluate how law, memory and education have responded since 1945',
      ],
      terms: [
        {
          term: 'Holocaust',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the persecution and murder of six million Jews by Nazi Germany and those who helped it, from 1933 to 1945',
          example: 'The Holocaust reached Jewish communities in nearly every country that Germany occupied or influenced.',
          contrast: 'Other groups were persecuted and murdered as well; this name stands for the genocide of the Jews.',
          wordParts: 'from Greek words for whole and burned; Shoah is the Hebrew word',
          picture: 'a lit memorial candle',
        },
        {
          term: 'antisemitism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'hostility to, prejudice against or hatred of Jews',
          example: 'Antisemitism had existed in Europe for centuries before the Nazi government made it official policy.',
          contrast: 'Criticism of an idea or a government is not in itself this, which targets people because they are Jews.',
          wordParts: 'anti- (against) + a name for a family of languages, misused in the 1800s for Jews',
          picture: 'a hand that cleans a painted slogan from a wall',
        },
        {
          term: 'persecution',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the systematic mistreatment of a group of people because of their identity, origin or beliefs',
          example: 'Persecution of German Jews began in 1933 with boycotts, dismissals and violence.',
          contrast: 'Discrimination can be a single act, whereas this is continued and organized.',
          wordParts: 'from Latin for pursue',
          picture: 'a row of doors that close one after another',
        },
        {
          term: 'propaganda',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'messages designed to spread a particular political view, often by distortion and appeals to emotion',
          example: 'Nazi propaganda falsely presented Jews as a danger to the nation in newspapers, films and schoolbooks.',
          contrast: 'Education gives reasons that can be tested, whereas this discourages testing.',
          wordParts: 'from Latin for spread',
          picture: 'a loudspeaker above a street',
        },
        {
          term: 'Nuremberg Laws',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'laws of 1935 that took citizenship from Jews in Germany and forbade marriages between Jews and other Germans',
          example: 'A decree under the Nuremberg Laws defined who was considered a Jew according to the religion of the grandparents.',
          contrast: 'The Nuremberg trials after the war judged Nazi leaders, whereas these were acts of their government.',
          wordParts: 'named for the city of Nuremberg',
          picture: 'a law book and a torn passport',
        },
        {
          term: 'refugee',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who has been forced to leave a country in order to escape from violence or persecution',
          example: 'A Jewish refugee in 1938 needed visas, money and a country that was willing to open its doors.',
          contrast: 'A migrant may choose to move for work, whereas this person flees danger.',
          wordParts: 'refuge; from Latin for flee back',
          picture: 'a suitcase in front of a closed gate',
        },
        {
          term: 'ghetto',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a section of a town in which German authorities forced Jews to live, often sealed off and in terrible conditions',
          example: 'In the Warsaw ghetto, people organized secret schools, libraries and prayer groups in spite of hunger and danger.',
          contrast: 'A neighborhood can be left freely, whereas leaving these places was forbidden.',
          wordParts: 'from a district of Venice',
          picture: 'a wall across a city street',
        },
        {
          term: 'deportation',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the forced removal of people from their homes to an unknown or distant place, carried out under official orders',
          example: 'Railroads, police forces and officials in many countries participated in the deportation of Jews.',
          contrast: 'Evacuation removes people from danger, whereas this carried them into it.',
          wordParts: 'from Latin for carry away',
          picture: 'a railroad timetable',
        },
        {
          term: 'concentration camp',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a place where the Nazi state imprisoned people without trial and subjected them to forced labor and terror',
          example: 'Dachau, which opened in 1933, was an early concentration camp for political opponents of the Nazis.',
          contrast: 'A prison holds people after a court’s verdict, whereas here no court was needed.',
          wordParts: 'concentrate (gather in one place) + camp',
          picture: 'a fence and a watchtower in the distance',
        },
        {
          term: 'killing center',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a site that Nazi Germany established for the systematic murder of enormous numbers of people, most of them Jews',
          example:
            'At Treblinka, a killing center in occupied Poland, hundreds of thousands of Jewish men, women and children were murdered.',
          contrast: 'A concentration camp was meant for imprisonment and forced labor, although very many people died there.',
          wordParts: 'kill + center',
          picture: 'a railroad line that ends at a stone memorial',
        },
        {
          term: 'collaborator',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a person or group that cooperated with the occupying power and assisted in its policies',
          example: 'A collaborator might hand over lists of names, guard deportation trains or participate in the arrest of families.',
          contrast: 'A rescuer used the same knowledge to hide or warn people.',
          wordParts: 'from Latin for work together',
          picture: 'a list that passes from hand to hand',
        },
        {
          term: 'bystander',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who observes or learns of an injustice and takes no action against it',
          example: 'A bystander could still decide whether to warn a neighbor, to offer a greeting, to look away or to profit.',
          contrast: 'A perpetrator carries out the wrong, whereas this person lets it happen.',
          wordParts: 'stand + by',
          picture: 'a figure behind a curtain',
        },
        {
          term: 'rescuer',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who protects others from persecution or death, often at considerable personal risk',
          example: 'One rescuer, Irena Sendler, worked in a network that brought Jewish children out of the Warsaw ghetto.',
          contrast: 'A helper may take small risks, whereas in occupied Poland such acts could be punished by death.',
          wordParts: 'from an Old French word for shake free',
          picture: 'an open door at night',
        },
        {
          term: 'resistance',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'armed or unarmed action against an oppressive power, undertaken to protect lives, dignity or beliefs',
          example: 'Resistance included uprisings, escape, secret teaching, prayer and the keeping of records.',
          contrast: 'Obedience carries out orders, whereas this refuses or undermines them.',
          wordParts: 'from Latin for stand against',
          picture: 'a hidden page that is covered with handwriting',
        },
        {
          term: 'testimony',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a personal account of events that someone has experienced or observed, often recorded for others',
          example: 'Several archives preserve the recorded testimony of tens of thousands of survivors for students and historians.',
          contrast: 'An official document records what an office wanted, whereas this gives a personal account.',
          wordParts: 'from Latin for witness',
          picture: 'a person who speaks beside a microphone',
        },
        {
          term: 'genocide',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'acts committed with intent to destroy a national, ethnic, racial or religious group in whole or in part',
          example: 'The convention against genocide was adopted by the United Nations in 1948.',
          contrast: 'A war crime breaks the laws of armed conflict, whereas this requires intent to destroy a group.',
          wordParts: 'geno- (people) + -cide (kill)',
          picture: 'a family album with empty places',
        },
        {
          term: 'Holocaust denial',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'the false and hateful claim, contradicted by all evidence, that the genocide of the Jews did not happen or was much smaller',
          example: 'Holocaust denial ignores Nazi documents, population records, sites and thousands of accounts.',
          contrast: 'Historical debate weighs evidence, whereas this rejects it in advance.',
          wordParts: 'deny; from Latin for say no',
          picture: 'a book with pages torn out',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which office did Adolf Hitler receive in January 1933?',
          answer: 'chancellor',
          distractors: [
            { text: 'president', error: 'picks the office that he took over after Hindenburg’s death in 1934' },
            { text: 'emperor', error: 'picks the office that had ended in 1918' },
            { text: 'foreign minister', error: 'picks an office that he did not hold' },
          ],
          reason: 'President Hindenburg appointed him. Within months other parties were banned and opponents were imprisoned.',
        },
        {
          thinking: 'remember',
          question: 'Which laws, announced in 1935, deprived German Jews of their citizenship and gave their exclusion the force of law?',
          answer: 'the Nuremberg Laws',
          distractors: [
            { text: 'the Weimar Laws', error: 'mixes them up with the republic before 1933' },
            { text: 'the Versailles Laws', error: 'mixes them up with the treaty of 1919' },
            { text: 'the Wannsee Laws', error: 'mixes them up with the meeting of 1942' },
          ],
          reason: 'They also forbade marriages between Jews and other Germans, so that exclusion had the force of law.',
        },
        {
          thinking: 'remember',
          question: 'By which name is the organized violence against Jews in Germany and Austria in November 1938 known?',
          answer: 'Kristallnacht',
          distractors: [
            { text: 'the Reichstag fire', error: 'picks the fire of February 1933' },
            { text: 'the Night of the Long Knives', error: 'picks the murder of rivals in 1934' },
            { text: 'the Beer Hall Putsch', error: 'picks the failed coup of 1923' },
          ],
          reason:
            'Synagogues were burned and shops destroyed, and about 30,000 Jewish men were sent to camps. Many historians prefer the name November pogrom.',
        },
        {
          thinking: 'remember',
          question: 'At which meeting in January 1942 did officials coordinate the murder of the Jews of Europe?',
          answer: 'the Wannsee Conference',
          distractors: [
            { text: 'the Munich Conference', error: 'picks the meeting of 1938 on the Sudetenland' },
            { text: 'the Évian Conference', error: 'picks the meeting of 1938 on refugees' },
            { text: 'the Yalta Conference', error: 'picks the Allied meeting of 1945' },
          ],
          reason: 'Mass murder had already begun in 1941. The meeting organized cooperation among government offices.',
        },
        {
          thinking: 'remember',
          question:
            'In which city did Jewish fighters rise against deportation in April 1943 and hold out for about four weeks against German forces?',
          answer: 'Warsaw',
          distractors: [
            { text: 'Berlin', error: 'picks the German capital' },
            { text: 'Vienna', error: 'picks the Austrian capital' },
            { text: 'Amsterdam', error: 'picks a city known for people in hiding' },
          ],
          reason: 'Young people with few weapons led the uprising in the ghetto. There were revolts in other ghettos and camps as well.',
        },
        {
          thinking: 'remember',
          question: 'Which lawyer created the word “genocide” and devoted years of work to an international law against it?',
          answer: 'Raphael Lemkin',
          distractors: [
            { text: 'Elie Wiesel', error: 'picks a survivor and writer' },
            { text: 'Robert Jackson', error: 'picks the chief American prosecutor at Nuremberg' },
            { text: 'Simon Wiesenthal', error: 'picks a survivor who searched for perpetrators' },
          ],
          reason: 'Lemkin was a Jewish lawyer from Poland who lost most of his family. His book appeared in 1944.',
        },
        {
          thinking: 'understand',
          question: 'What did the Évian Conference of 1938 reveal about the world’s response to Jewish refugees?',
          answer: 'Most countries were unwilling to admit many more.',
          distractors: [
            { text: 'Most countries had already admitted those who asked.', error: 'overlooks the quotas' },
            { text: 'Most countries were at war and could not attend.', error: 'places the war too early' },
            { text: 'Most countries had not heard of any persecution.', error: 'contradicts the purpose of the meeting' },
          ],
          reason:
            'Delegates from 32 countries expressed sympathy, but few changed their rules. Economic fear and antisemitism played a part.',
        },
        {
          thinking: 'understand',
          question:
            'Why was it so difficult for German Jews to emigrate during the late 1930s, although many families were desperately trying to leave?',
          answer: 'They lost their property and needed scarce visas.',
          distractors: [
            { text: 'They were unaware of any danger until the war.', error: 'overlooks years of persecution' },
            { text: 'They were forbidden to buy railroad tickets from 1933.', error: 'invents an early ban' },
            { text: 'They had to finish service in the German army first.', error: 'reverses their exclusion from the army' },
          ],
          reason: 'The state took most of what people owned, and other countries set quotas and demanded guarantees.',
        },
        {
          thinking: 'understand',
          question:
            'How did a killing center differ from a concentration camp with respect to the purpose for which the Nazi authorities established it?',
          answer: 'It was built for the murder of those who arrived.',
          distractors: [
            { text: 'It was built for the training of police and guards.', error: 'picks another use of camps' },
            { text: 'It was built for the exchange of prisoners of war.', error: 'mixes it up with military camps' },
            { text: 'It was built for the housing of refugees from cities.', error: 'takes a euphemism for the truth' },
          ],
          reason:
            'Concentration camps served imprisonment, forced labor and terror. Precise terms help to understand what happened and where.',
        },
        {
          thinking: 'understand',
          question:
            'Why did the secret group called Oyneg Shabes collect diaries, posters and school papers in the largest ghetto of occupied Poland?',
          answer: 'to leave a record in the words of Jews themselves',
          distractors: [
            { text: 'to provide evidence that German officials had asked for', error: 'reverses the authors’ aim' },
            { text: 'to sell the papers to collectors after the war', error: 'looks for profit' },
            { text: 'to teach the languages of the papers in public schools', error: 'overlooks that such teaching was secret' },
          ],
          reason:
            'The historian Emanuel Ringelblum organized the archive. Parts of it were found after the war in milk cans and metal boxes.',
        },
        {
          thinking: 'apply',
          question:
            'A man moves into the apartment of a deported family, uses their furniture and denies that he had any part in what happened. Which term describes his position most accurately?',
          answer: 'beneficiary',
          distractors: [
            { text: 'rescuer', error: 'picks a person who saves others' },
            { text: 'refugee', error: 'picks a person who flees' },
            { text: 'eyewitness', error: 'overlooks that he gained from it' },
          ],
          reason:
            'He profited from persecution although he may not have carried it out. Such terms describe acts and relations, which can overlap.',
        },
        {
          thinking: 'apply',
          question:
            'A website declares that the number of victims was invented and ignores population records, Nazi documents and trials. Of what is this website an example?',
          answer: 'Holocaust denial',
          distractors: [
            { text: 'source criticism', error: 'takes rejection of evidence for careful testing' },
            { text: 'oral history', error: 'picks the recording of personal accounts' },
            { text: 'historical debate', error: 'takes a false claim for a scholarly view' },
          ],
          reason: 'Scholars test claims with many kinds of evidence. Denial starts from a conclusion and is itself a form of antisemitism.',
        },
        {
          thinking: 'apply',
          question:
            'With which crime is a person charged if the prosecutor has to prove an intention to destroy an ethnic group in whole or in part?',
          answer: 'genocide',
          distractors: [
            { text: 'aggression', error: 'picks the crime of starting a war' },
            { text: 'treason', error: 'picks disloyalty to one’s state' },
            { text: 'piracy', error: 'picks violence at sea' },
          ],
          reason: 'Under the convention of 1948, intent to destroy a protected group is what sets this crime apart.',
        },
        {
          thinking: 'analyze',
          question:
            'In October 1943, after news of the planned arrests had leaked, most of the Jews of Denmark, more than 7,000 people, reached Sweden. Which conclusion is best supported by this case?',
          answer: 'Rescue was helped by a warning, neighbors and a refuge nearby.',
          distractors: [
            { text: 'Rescue was possible everywhere in Europe at little risk.', error: 'generalizes from one case' },
            { text: 'Rescue depended on the wealth of the people who fled.', error: 'picks a factor that the case does not show' },
            { text: 'Rescue succeeded because German officials had ordered it.', error: 'reverses responsibility' },
          ],
          reason:
            'Danish police and citizens helped, and neutral Sweden lay a short boat trip away. Conditions in occupied Poland were far harsher.',
        },
        {
          thinking: 'analyze',
          question:
            'What does it show that the Allied governments published a declaration in December 1942 that condemned the murder of Jews in occupied Europe?',
          answer: 'Governments had information while the murder was going on.',
          distractors: [
            { text: 'Governments had stopped the murder by the end of that year.', error: 'takes words for effects' },
            { text: 'Governments learned of the murder after the war was over.', error: 'contradicts the date' },
            { text: 'Governments had agreed to admit refugees without a limit.', error: 'reads a promise into the text' },
          ],
          reason:
            'Reports from the Polish underground and others had reached London and Washington. What could have been done remains debated.',
        },
        {
          thinking: 'analyze',
          question:
            'From 1933 to 1941, measures against German Jews moved from boycotts and dismissals to loss of citizenship, seizure of property, forced removal and murder. Which interpretation fits this sequence?',
          answer: 'Policy grew more radical through decisions over time.',
          distractors: [
            { text: 'Policy followed a timetable that was published in 1933.', error: 'assumes a known full plan from the start' },
            { text: 'Policy became milder whenever a new law was passed.', error: 'reverses the direction' },
            { text: 'Policy was set by crowds and opposed by officials.', error: 'overlooks the role of the state' },
          ],
          reason: 'Historians weigh ideology, competition among offices and war. At each step people made choices.',
        },
        {
          thinking: 'evaluate',
          question:
            'Which combination of sources would be most helpful to a historian who wants to reconstruct the life of one Jewish family?',
          answer: 'letters, town records and a relative’s recorded account',
          distractors: [
            { text: 'a textbook chapter, a map and a table of national totals', error: 'gives context without the family' },
            { text: 'a feature film, its script and reviews of the film', error: 'gives later fiction' },
            { text: 'a propaganda poster, a speech and a party newspaper', error: 'gives the persecutors’ view' },
          ],
          reason: 'Sources from before, during and after persecution can confirm each other and show the family as more than victims.',
        },
      ],
      misconceptions: [
        {
          belief: 'Hitler alone was responsible.',
          why: 'One name gives a complex history a single cause.',
          truth:
            'Ideology and leadership were central, but police, army, officials, companies, railroads, doctors and collaborators in many countries took part.',
          teacherMove:
            'Give ten job descriptions and one policy. Students discuss, without role-play, what each person could know and decide, and who profited.',
        },
        {
          belief: 'Jews did not resist.',
          why: 'Accounts often show people only at the moment of persecution.',
          truth: 'Jews resisted through uprisings, partisan groups, escape, hiding, smuggling, secret schools, prayer and archives.',
          teacherMove:
            'Read two short documents, one on an uprising and one on a secret archive. Students list aims and risks and widen their definition of resistance.',
        },
        {
          belief: 'The Holocaust happened only in Germany and in camps.',
          why: 'A few well-known places stand for the whole.',
          truth:
            'Most victims came from eastern Europe, and a very large number were shot near their homes after June 1941, before most killing centers existed.',
          teacherMove:
            'Place communities and sites on a map with dates. Students write what the map adds to the picture that they had before.',
        },
        {
          belief: 'All the victims of the Nazis were victims of the Holocaust in the same sense.',
          why: 'Students want to include everyone.',
          truth:
            'Nazi Germany also murdered Roma and Sinti, people with disabilities, Poles, Soviet prisoners of war, gay men and others for different reasons; precise words respect each history.',
          teacherMove:
            'Use short, factual texts on three groups. Students describe for each who was targeted, why and how, without ranking.',
        },
        {
          belief: 'German soldiers and police had to take part or be shot.',
          why: 'It is easier to imagine that nobody had a choice.',
          truth:
            'Historians have not found cases in which a German was executed for refusing to take part in the murder of civilians, although refusal could harm careers and comradeship.',
          teacherMove:
            'Read a short summary of Christopher Browning’s research on a police battalion. Students note kinds of pressure and the choices of those who stepped aside.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How did the exclusion of Jews by law, step by step from 1933, prepare the way for later violence and murder?',
          lookFors: [
            'Names steps such as dismissals, the Nuremberg Laws, seizure of property and isolation.',
            'Explains how each step changed what neighbors and officials saw as normal.',
            'Avoids the claim that the outcome was certain from the start.',
          ],
          probe: 'At which step could institutions have resisted most effectively?',
        },
        {
          thinking: 'understand',
          question: 'Why do historians and educators insist on precise language for the places, groups and events of this history?',
          lookFors: [
            'Explains that terms such as ghetto, camp and killing center name different things.',
            'Notes that Nazi euphemisms hid murder.',
            'Connects precision with respect for victims and with evidence.',
          ],
          probe: 'Which common phrase would you replace, and with what?',
        },
        {
          thinking: 'analyze',
          question: 'What motivated some people to help those who were persecuted, and which conditions kept such assistance so rare?',
          lookFors: [
            'Considers values, ties, opportunity, networks and fear.',
            'Uses a documented case with place and date.',
            'Does not use rescue to make the history comforting.',
          ],
          probe: 'How do we know about their motives?',
        },
        {
          thinking: 'evaluate',
          question:
            'By which moral standards should historians and readers judge people who knew of the persecution and did nothing against it?',
          lookFors: [
            'Separates knowledge, power and danger in different places and years.',
            'Avoids both excuse and easy condemnation.',
            'Distinguishes bystanders from those who profited.',
          ],
          probe: 'What would you need to know before you judge?',
        },
        {
          thinking: 'analyze',
          question: 'What can the testimony of a survivor convey that official documents cannot, and which details need to be checked?',
          lookFors: [
            'Names voice, experience and meaning.',
            'Explains how memory can err about dates or order without being false in substance.',
            'Describes how accounts and documents support each other.',
          ],
          probe: 'How should a listener treat a contradiction?',
        },
        {
          thinking: 'evaluate',
          question:
            'How adequate was the legal response of the international community to these crimes after 1945, and by which measure do you judge it?',
          lookFors: [
            'Refers to Nuremberg, later trials or the convention of 1948.',
            'Names limits, such as many perpetrators who were not tried.',
            'Considers purposes other than punishment, such as record and recognition.',
          ],
          probe: 'What can a court not do?',
        },
        {
          thinking: 'understand',
          question: 'How did Jewish communities live before 1933, and why should a study begin there?',
          lookFors: [
            'Describes variety in language, work, religion and politics.',
            'Explains that it shows people as more than victims.',
            'Makes clear what was destroyed.',
          ],
          probe: 'Which source would you choose for a first lesson?',
        },
        {
          thinking: 'apply',
          question: 'How would you respond to an online comment that compares an ordinary rule of daily life with the Holocaust?',
          lookFors: [
            'Explains why the comparison distorts and can hurt.',
            'Uses a precise fact rather than an insult.',
            'Suggests a way to raise the concern without the comparison.',
          ],
          probe: 'When can a historical comparison be useful?',
        },
        {
          thinking: 'create',
          question: 'How would you design a page of remembrance for one person that respects privacy, evidence and dignity?',
          lookFors: [
            'Begins with the person’s life and not with death.',
            'Uses documented facts and names the source.',
            'Leaves out graphic images and invented thoughts.',
          ],
          probe: 'What must remain unknown on your page?',
        },
        {
          thinking: 'analyze',
          question:
            'How did city offices, companies and the police take part in persecution, and what does this suggest about the responsibility of the people who worked there?',
          lookFors: [
            'names a task such as registering people, seizing property or enforcing rules',
            'explains that many small acts depended on one another',
            'distinguishes degrees of knowledge, pressure and choice',
          ],
          probe: 'Which professional rule or habit could help people to refuse such a task?',
        },
      ],
      activities: [
        {
          title: 'A photograph from before',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['a photograph of Jewish family or school life before 1933 from an archive'],
          steps: [
            'Look at the photograph in silence for one minute.',
            'Write down what you see of work, play, clothing and place.',
            'Note what you can know about the people and what you cannot.',
            'Write one question that you would ask with respect.',
          ],
          lookFor: 'Students meet people in ordinary life and keep observation apart from guesses.',
        },
        {
          title: 'Steps of exclusion',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['cards with laws and measures from 1933 to 1941', 'strip of paper'],
          steps: [
            'Read the cards in silence.',
            'Place them on the strip in order.',
            'Write under each card what people lost and who carried it out.',
            'Mark where individuals or institutions still had choices.',
            'Discuss what made each next step easier.',
          ],
          lookFor: 'Groups speak about decisions and institutions; there is no role-play of any kind.',
        },
        {
          title: 'Reading one law',
          purpose: 'explain',
          minutes: [25, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['short excerpt from the Nuremberg Laws in translation', 'guiding questions'],
          steps: [
            'Read the excerpt and the guiding questions.',
            'Underline words that define, forbid or take away.',
            'Explain in your own words what changed for a citizen.',
            'Write why the form of a law made persecution harder to oppose.',
          ],
          lookFor: 'Explanations connect legal language with effects and do not repeat hateful terms without need.',
        },
        {
          title: 'Listening to a witness',
          purpose: 'practice',
          minutes: [35, 45],
          grouping: 'individual',
          thinking: 'understand',
          materials: ['ten minutes of recorded testimony from a recognized archive', 'note sheet'],
          steps: [
            'Listen to the recording without writing.',
            'Write on the note sheet what the person told about life before, during and after.',
            'Record one sentence that stays with you and why.',
            'Find one fact that another source can confirm.',
            'Write what you will remember about the person.',
          ],
          lookFor: 'Notes treat the witness as an individual and name source and date; students may pause or leave.',
        },
        {
          title: 'A name and a place',
          purpose: 'extend',
          minutes: [45, 60],
          grouping: 'individual',
          thinking: 'create',
          materials: ['database of names or a local memorial project'],
          steps: [
            'Choose a person from the database or from a memorial project.',
            'Collect facts on the person’s life with sources.',
            'Write one page that begins before persecution.',
            'Add what is unknown and why.',
            'Propose a respectful place for your page.',
          ],
          lookFor: 'Pages are factual and dignified and avoid imagined thoughts or scenes.',
        },
      ],
      recalls: [
        {
          prompt: 'Name three rights that a citizen can lose when a democracy becomes a dictatorship.',
          answer: 'For example: free speech, fair trial, vote, free movement.',
          likelyError: 'Names privileges, such as low taxes.',
          minutes: 2,
        },
        {
          prompt: 'Explain how the Great Depression affected voters in Germany.',
          answer: 'Mass unemployment and fear raised support for extreme parties.',
          likelyError: 'Says that Germany was not affected.',
          minutes: 2,
        },
        {
          prompt: 'Define prejudice and discrimination and tell how they differ.',
          answer: 'Prejudice is a judgment made in advance; discrimination is unfair treatment.',
          likelyError: 'Uses them as the same word.',
          minutes: 2,
        },
        {
          prompt: 'List two terms of the Treaty of Versailles that caused anger in Germany.',
          answer: 'Reparations and loss of territory, for example.',
          likelyError: 'Names laws of 1935.',
          minutes: 1,
        },
        {
          prompt: 'Locate Germany, Poland, the Netherlands and Lithuania on a map of Europe.',
          answer: 'Germany is in the center, Poland lies to its east, the Netherlands to its west, and Lithuania northeast of Poland.',
          likelyError: 'Puts Poland to the west of Germany.',
          minutes: 2,
        },
        {
          prompt: 'Explain the difference between a primary and a secondary source with examples.',
          answer: 'A letter of 1938 is primary; a historian’s book on it is secondary.',
          likelyError: 'Says that a primary source is the more important one.',
          minutes: 2,
        },
        {
          prompt: 'Write what the Enlightenment and later laws had changed for Jews in western Europe by about 1900.',
          answer: 'In most countries they had gained equal citizenship.',
          likelyError: 'Says that nothing had changed since the Middle Ages.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt: '“People in Germany did not know, so they cannot be held responsible.” Evaluate both parts of this sentence.',
        answer:
          'Knowledge was uneven. Boycotts, laws, the November pogrom, auctions and deportations were public; details of mass murder were less widely known, but soldiers’ letters, rumors and foreign broadcasts carried much information, and many preferred not to ask. Responsibility also does not depend on full knowledge alone: people voted, denounced, profited, obeyed or helped in different degrees. A careful answer separates who knew what and when from what each person did.',
        partial: 'Says that all knew or that nobody knew, and treats responsibility as the same for everyone.',
        reteach:
          'Make a grid with five dated events and four kinds of people. Students fill in “could see,” “could hear of” and “could do,” and then write a judgment for one cell.',
      },
      processes: [
        {
          title: 'how the secret archive Oyneg Shabes survived',
          steps: [
            'Emanuel Ringelblum gathers a group of helpers in the ghetto.',
            'The group secretly collects diaries, essays, posters and letters.',
            'A first part of the papers is buried in metal boxes in August 1942.',
            'A second part is buried in milk cans early in 1943.',
            'The metal boxes are found in 1946.',
            'The milk cans are found in 1950.',
          ],
        },
        {
          title: 'how a historian studies one life',
          steps: [
            'Begin with a name and a place.',
            'Search the records of that town for the family and the school.',
            'With those clues, look for letters, photographs and testimony.',
            'Compare dates and details across the sources that were found.',
            'Mark what remains unknown after the comparison.',
            'Write an account that names its sources.',
          ],
        },
      ],
      causes: [
        {
          cause: 'a government defines a group as outsiders by law',
          effect: 'officials and neighbors find it easier to treat its members without rights',
        },
        { cause: 'countries keep strict quotas for refugees', effect: 'people in danger have fewer ways to escape' },
        {
          cause: 'war isolates a territory from foreign observers',
          effect: 'persecution can become more violent with less outside pressure',
        },
        { cause: 'people in a ghetto keep a secret archive', effect: 'later generations can hear the victims’ own voices' },
        { cause: 'courts try individuals with documents as evidence', effect: 'a detailed public record of crimes is preserved' },
      ],
      comparisons: [
        {
          a: 'the Nuremberg Laws',
          b: 'the Nuremberg trials',
          alike: 'Both take their name from the same German city, and both belong to the history of the Holocaust.',
          different: [
            { feature: 'time', a: '1935', b: 'from November 1945' },
            { feature: 'authors', a: 'the Nazi government', b: 'the victorious Allied powers' },
            { feature: 'effect', a: 'took rights away from Jews', b: 'held leaders responsible for crimes' },
          ],
        },
        {
          a: 'testimony',
          b: 'an official document',
          alike: 'Both are primary sources that historians use and test against others.',
          different: [
            { feature: 'voice', a: 'a person’s own experience', b: 'the language of an office' },
            { feature: 'strength', a: 'shows meaning and detail of a life', b: 'gives dates, orders and numbers' },
            { feature: 'needs care because', a: 'memory can shift', b: 'euphemisms can hide what happened' },
          ],
        },
      ],
      connections: [
        'English: read a chapter of a memoir or diary, such as those by Elie Wiesel, Ruth Klüger or Petr Ginz, and study how the narrator’s age shapes the voice.',
        'Civics: compare the Universal Declaration of Human Rights with rights that were removed between 1933 and 1938.',
        'Art: study how memorials such as stumbling stones or empty chairs use ordinary objects, and why they avoid spectacle.',
        'Science and ethics: examine how doctors and scientists gave false support to racist policy, and what the Nuremberg Code of 1947 required afterward.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Emanuel Ringelblum and his colleagues',
          task: 'Students analyze why historians in the Warsaw ghetto collected tram tickets and essays as well as reports, and plan an archive of ordinary life.',
          background: 'The Oyneg Shabes archive had several dozen members and preserved tens of thousands of pages.',
          checkFirst: 'Begin with their work as writers and teachers, and do not imitate ghetto conditions.',
        },
        {
          aspect: 'history',
          title: 'Roma and Sinti',
          task: 'Students read a factual account of another genocide by Nazi Germany and explain how recognition came late.',
          background: 'Hundreds of thousands of Roma and Sinti were murdered. West Germany recognized the genocide officially in 1982.',
          checkFirst: 'Use respectful names, and compare histories without ranking.',
        },
        {
          aspect: 'place',
          title: 'Salonika, Vilna and other communities',
          task: 'Students study one community before 1939 through language, work, press and music.',
          background: 'Salonika was a center of Ladino-speaking Sephardic Jews; Vilna was a center of Yiddish learning.',
          checkFirst: 'Let no Jewish student act as an expert or a representative.',
        },
        {
          aspect: 'language',
          title: 'Words that hide',
          task: 'Students compare official terms with plain descriptions and explain how euphemism works.',
          background: 'Nazi documents spoke of “resettlement” and “special treatment.”',
          checkFirst: 'Explain each term, and do not use it as an ordinary word in tasks.',
        },
        {
          aspect: 'family and community',
          title: 'Objects that families kept',
          task: 'Students examine an object from a museum collection, such as a toy or a recipe book, and write what can be known of its owners.',
          background: 'The United States Holocaust Memorial Museum and Yad Vashem publish objects with their stories.',
          checkFirst: 'Family stories are never required; some families carry loss or silence.',
        },
        {
          aspect: 'critical question',
          title: 'Who is called a hero?',
          task: 'Students examine how rescuers and resisters are chosen for films and streets and which stories are missing.',
          background:
            'Since 1963 Yad Vashem has honored non-Jewish rescuers as Righteous Among the Nations. Jewish rescuers were long less well known.',
          checkFirst: 'Say clearly that rescue was rare.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An archivist opens a box that nobody has read for decades and finds a school notebook with a name. Narrate the day of careful work that follows, from the box to the first reply to a letter of inquiry, and choose the detail that leads to a family.',
          audience: 'a magazine on archives and memory',
          plan: ['What can be read?', 'What must be checked?', 'Whom does the archivist write to?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A class helps to lay a memorial stone in front of a house in its town. Narrate the morning, including a neighbor who has questions, and choose how the class answers.',
          audience: 'readers of a local magazine',
          plan: ['What is known about the person?', 'Who speaks?', 'What remains after the class has gone?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A young translator works on letters that a great-grandparent’s neighbor wrote in 1936, and one word resists translation. Narrate the search for that word, and choose whom the translator asks.',
          audience: 'a short story for a literary magazine',
          plan: ['What does the word carry?', 'What do the letters leave unsaid?', 'Which solution is found?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Argue how your school should mark International Holocaust Remembrance Day on January 27. Give reasons from history and from good teaching, and choose what should not be done and explain why.',
          audience: 'a proposal to the principal',
          plan: ['What is the purpose of the day?', 'What shows respect?', 'Who should be consulted?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Should laws punish Holocaust denial, or is another answer better? Argue a position that takes history and freedom of speech seriously, and choose one country as your example.',
          audience: 'an essay for a law journal for students',
          plan: ['What harm does denial do?', 'What can law achieve?', 'Which objection is strongest?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A streaming service plans a series on rescue. Argue in a letter what it must include to avoid a false picture, and choose two historical facts that no episode may contradict.',
          audience: 'a letter to the producers',
          plan: ['What do viewers expect?', 'What would mislead them?', 'Whose voices belong in it?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the removal of rights between 1933 and 1938 changed everyday life for Jewish citizens in Germany. Use three dated measures, and choose one field, such as school, work or travel.',
          audience: 'an article on an educational website',
          plan: ['What was the rule before?', 'Who enforced the change?', 'How did people respond?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why most Jews who wanted to leave Germany met closed doors. Use policies of at least two countries, and choose one documented case.',
          audience: 'a reader for high school civics',
          plan: ['What was required?', 'What did officials fear?', 'What did refusal mean?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how we know what we know about the Holocaust. Describe at least four kinds of evidence and how they support each other, and choose one example that shows how a claim was checked.',
          audience: 'a library guide against disinformation',
          plan: ['Which records exist?', 'What do witnesses add?', 'How do historians deal with gaps?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a memorial or a museum room in which names are read or shown. Let space, sound and pace carry the meaning, and choose the point at which a visitor slows down.',
          audience: 'an essay for an anthology on memory',
          plan: ['How does one enter?', 'What is repeated?', 'What is left unfilled?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a photograph of a Jewish school, orchestra or sports club from before 1933 for someone who cannot see it. Stay with what is visible, and choose one face or object for the end.',
          audience: 'a museum audio guide',
          plan: ['What are people doing?', 'What does the place suggest?', 'What can nobody know from the picture?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe one preserved document, such as a library card or a school report, as a trace of a life. Move from paper to handwriting to what it meant, and choose a detail that an official would overlook.',
          audience: 'an exhibition label',
          plan: ['What was it for?', 'Who held it?', 'How did it survive?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem of response to a testimony or a photograph that you have studied. Speak as yourself, today, and do not borrow the voice of a victim, and choose an image from ordinary life.',
          audience: 'a reading on a day of remembrance',
          plan: ['What did you learn?', 'What can you not say?', 'Where should silence be?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Design in words a small memorial for a community that no longer exists. Write its inscription in fifty words or fewer and explain each choice, and choose the place where it should stand.',
          audience: 'a committee of citizens',
          plan: ['What did the community create?', 'Which facts are certain?', 'What will a passerby do there?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write an open letter from your class to students of the year 2100 about why they should still listen to witnesses, and choose one question that you want them to keep asking.',
          audience: 'future students',
          plan: ['What may be forgotten?', 'What has your class understood?', 'What do you ask of them?'],
        },
      ],
      itemSets: [
        {
          title: 'A ship without a harbor',
          text: 'In May 1939 the ocean liner St. Louis left Hamburg for Cuba with 937 passengers, nearly all of them Jewish refugees. Most were waiting for visas for the United States, where yearly quotas for immigrants from Germany were already filled. Cuba, which had changed its rules, admitted only 28 of them, and American officials made no exception. After relief organizations had negotiated, Great Britain, France, Belgium and the Netherlands each took in a share, so that nobody had to return to Germany. In 1940 the German army overran three of these countries, and 254 of the passengers were later murdered.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What mainly decided whether a passenger remained out of reach of Nazi rule after 1940?',
              answer: 'the country that had taken the person in',
              distractors: [
                {
                  text: 'the day on which the person had boarded',
                  error: 'looks for a difference that all passengers shared',
                },
                {
                  text: 'the language that the person had learned',
                  error: 'searches for the cause in the refugees themselves',
                },
                {
                  text: 'the money that the person had paid in Cuba',
                  error: 'overlooks that the ship was sent on from Cuba',
                },
              ],
              reason: 'Britain was not conquered, while France, Belgium and the Netherlands came under German rule.',
            },
            {
              thinking: 'apply',
              question: 'Which change of American policy in 1939 would have helped the passengers most directly?',
              answer: 'allowing entry beyond the quota for refugees on the way',
              distractors: [
                {
                  text: 'sending a note of protest to the government in Berlin',
                  error: 'confuses condemnation with refuge',
                },
                {
                  text: 'asking relief groups to send more supplies to the ship',
                  error: 'answers a need on board and not the lack of a refuge',
                },
                {
                  text: 'keeping the quota and making the visa forms shorter',
                  error: 'overlooks that the places were already filled',
                },
              ],
              reason: 'The places for the year were filled, so only additional places could have let the passengers land.',
            },
            {
              thinking: 'analyze',
              question: 'Why is it misleading and incomplete to summarize this voyage with the words “Everyone was rescued in the end”?',
              answer: 'The refuge in three of the countries did not last.',
              distractors: [
                {
                  text: 'The relief organizations had refused to negotiate.',
                  error: 'contradicts their role in the case',
                },
                {
                  text: 'The ship had returned to Hamburg with its passengers.',
                  error: 'overlooks that four countries took them in',
                },
                {
                  text: 'The passengers had decided to remain in Germany.',
                  error: 'contradicts the voyage itself',
                },
              ],
              reason: 'Within a year three of the four countries were occupied, and 254 passengers were later murdered.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Officials in several countries followed their written rules in 1939. How should historians judge their responsibility without treating the outcome as if it had been known?',
            lookFors: [
              'Distinguishes what was known in 1939, such as open persecution and the need for refuge, from what came later.',
              'Discusses choices that existed, such as exceptions or quotas, and keeps the main responsibility with the persecutors.',
            ],
            probe: 'Which documents would show what an official knew and which options were discussed?',
          },
        },
        {
          title: 'A plateau of open doors',
          text: 'Under Vichy rule and German occupation, people in and around Le Chambon-sur-Lignon, a village on a plateau in southern France, hid several thousand people from arrest, most of them Jews. Many villagers were Protestants who remembered that their own ancestors had been persecuted for their faith. The pastor André Trocmé preached resistance without violence, families and boarding schools took in refugees, and false identity papers were made. Warnings often arrived before police searches, and guides led some refugees to Switzerland. Several rescuers were arrested, and some of them were killed.',
          facts: [
            {
              thinking: 'analyze',
              question:
                'Which feature of the community on the plateau best explains how so many people could be hidden for such a long time?',
              answer: 'Many households shared the work and the risk.',
              distractors: [
                {
                  text: 'One leader decided about each of the refugees.',
                  error: 'explains a network by a single hero',
                },
                {
                  text: 'German officials had agreed to leave the village alone.',
                  error: 'contradicts the searches and arrests',
                },
                {
                  text: 'The refugees were strangers to one another.',
                  error: 'names a fact that does not explain the hiding',
                },
              ],
              reason: 'Families, schools, makers of papers, those who warned and guides each did a part, so no single arrest ended it.',
            },
            {
              thinking: 'understand',
              question: 'What role did the memory of earlier religious persecution play in the decisions of many villagers?',
              answer: 'It helped them to see the refugees’ danger as their concern.',
              distractors: [
                {
                  text: 'It led them to believe that the danger had been exaggerated.',
                  error: 'reverses the effect of the memory',
                },
                {
                  text: 'It gave them a legal right to protect people on their land.',
                  error: 'imagines protection by law',
                },
                {
                  text: 'It made them expect that the Allies would come to the village.',
                  error: 'invents a hope that the text does not mention',
                },
              ],
              reason: 'They knew stories of ancestors who had been hunted for their faith and could recognize the situation.',
            },
            {
              thinking: 'analyze',
              question: 'What does the case suggest about the claim that ordinary people under occupation were unable to do anything?',
              answer: 'There were choices, although they could cost lives.',
              distractors: [
                {
                  text: 'There were choices, because the police feared villagers.',
                  error: 'underrates the power of the occupier',
                },
                {
                  text: 'There were no choices, since guides had to leave France.',
                  error: 'contradicts what the villagers did',
                },
                {
                  text: 'There were no choices, since papers could not be forged.',
                  error: 'overlooks the false identity papers',
                },
              ],
              reason: 'People found ways to help, yet arrests and deaths show the danger.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which conditions of this case help to explain why rescue on this scale remained rare in occupied Europe, without suggesting that others were simply less good?',
            lookFors: [
              'Uses conditions such as the remote place, a trusted network, leadership, shared memory or the way to Switzerland.',
              'Considers danger, indifference, antisemitism or collaboration elsewhere, and that conditions do not remove responsibility.',
            ],
            probe: 'What would a single family in a city have needed in order to do the same?',
          },
        },
        {
          title: 'Evidence in their own files',
          text: 'From November 1945, judges from the United States, Great Britain, France and the Soviet Union heard the case against leading Nazis in Nuremberg. The accused had lawyers, and each statement was interpreted at once, so that it could be heard in four languages. The American side built its case mainly on papers that German offices had written themselves, although films and witnesses were presented as well. Among the charges were crimes against humanity, which included the murder and persecution of civilians. In 1946 the court convicted nineteen men and acquitted three, and each sentence was explained in a long written judgment.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the American side rely so heavily on documents that German offices had produced?',
              answer: 'The accused could hardly call them enemy inventions.',
              distractors: [
                {
                  text: 'The judges were unable to understand any testimony.',
                  error: 'overlooks that statements were translated',
                },
                {
                  text: 'The survivors had declined to speak about the camps.',
                  error: 'contradicts the witnesses who were heard',
                },
                {
                  text: 'The documents named each victim of the crimes.',
                  error: 'expects complete lists that do not exist',
                },
              ],
              reason: 'Records made by the perpetrators’ own state for its own use are hard to dismiss as propaganda of the victors.',
            },
            {
              thinking: 'analyze',
              question: 'Which fact contradicts most strongly the view that the outcome of the trial had been determined before it began?',
              answer: 'The court acquitted three of the men.',
              distractors: [
                {
                  text: 'The court met in a German city in 1945.',
                  error: 'names a place and date that prove nothing',
                },
                {
                  text: 'The court included the four victorious powers.',
                  error: 'names the reason for the suspicion',
                },
                {
                  text: 'The court used the testimony of witnesses.',
                  error: 'names a feature that a staged trial can have as well',
                },
              ],
              reason: 'Where the evidence did not convince the judges on a charge, they acquitted, which a mere show trial would not do.',
            },
            {
              thinking: 'apply',
              question: 'Which later institution or effort follows the example of this trial most closely?',
              answer: 'a court that tries leaders for crimes against civilians',
              distractors: [
                {
                  text: 'a treaty that fixes the border between two neighbors',
                  error: 'confuses criminal justice with diplomacy',
                },
                {
                  text: 'a museum that collects the letters of former soldiers',
                  error: 'confuses a trial with remembrance',
                },
                {
                  text: 'a parliament that votes to rebuild a destroyed city',
                  error: 'confuses justice with reconstruction',
                },
              ],
              reason: 'The trial held individuals responsible before an international court for crimes against civilians.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How far does the criticism that victors judged the defeated at Nuremberg weaken the value of the trial as justice and as a historical record?',
            lookFors: [
              'Takes the criticism seriously, for example that the judges came from the four powers and did not judge their own side.',
              'Weighs defense lawyers, acquittals, a reasoned judgment and documents that historians can still check.',
            ],
            probe: 'What can documents of perpetrators not tell us, so that testimony is needed?',
          },
        },
      ],
    },
  },
});
