import { defineTopicPack } from '../topic-pack.ts';

export const reconstruction = defineTopicPack({
  id: 'reconstruction',
  title: 'Reconstruction',
  inText: 'Reconstruction',
  subject: 'social-studies',
  sensitive: true,
  aliases: [
    'reconstruction',
    'the reconstruction',
    'reconstruction era',
    'the reconstruction era',
    'reconstruction period',
    'the reconstruction period',
    'reconstruction after the civil war',
    'post-civil war reconstruction',
    'after the civil war',
    'radical reconstruction',
    'presidential reconstruction',
    'congressional reconstruction',
    'reconstruction amendments',
    'the reconstruction amendments',
    'reconstruction acts',
    'freedmen’s bureau',
    'the freedmen’s bureau',
    'black codes',
    'compromise of 1877',
    'impeachment of andrew johnson',
  ],
  standards: [
    { code: 'D2.His.14.6-8', grades: [6, 8] },
    { code: 'D2.His.15.6-8', grades: [6, 8] },
  ],
  translations: {
    Reconstruction: {
      Arabic: 'إعادة الإعمار',
      Bengali: 'পুনর্গঠন',
      'Chinese (Simplified)': '重建时期',
      French: 'Reconstruction',
      Hindi: 'पुनर्निर्माण',
      Japanese: '再建期',
      Korean: '재건 시대',
      Portuguese: 'Reconstrução',
      Russian: 'Реконструкция',
      Spanish: 'Reconstrucción',
      Ukrainian: 'Реконструкція',
      Vietnamese: 'thời kỳ Tái thiết',
    },
    amendment: {
      Arabic: 'تعديل دستوري',
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
    citizenship: {
      Arabic: 'مواطنة',
      Bengali: 'নাগরিকত্ব',
      'Chinese (Simplified)': '公民身份',
      French: 'citoyenneté',
      Hindi: 'नागरिकता',
      Japanese: '市民権',
      Korean: '시민권',
      Portuguese: 'cidadania',
      Russian: 'гражданство',
      Spanish: 'ciudadanía',
      Ukrainian: 'громадянство',
      Vietnamese: 'quyền công dân',
    },
    suffrage: {
      Arabic: 'حق التصويت',
      Bengali: 'ভোটাধিকার',
      'Chinese (Simplified)': '选举权',
      French: 'droit de vote',
      Hindi: 'मताधिकार',
      Japanese: '選挙権',
      Korean: '선거권',
      Portuguese: 'direito de voto',
      Russian: 'избирательное право',
      Spanish: 'sufragio',
      Ukrainian: 'виборче право',
      Vietnamese: 'quyền bầu cử',
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
    'equal protection': {
      Arabic: 'حماية متساوية',
      Bengali: 'সমান সুরক্ষা',
      'Chinese (Simplified)': '平等保护',
      French: 'égale protection',
      Hindi: 'समान संरक्षण',
      Japanese: '平等保護',
      Korean: '평등 보호',
      Portuguese: 'igual proteção',
      Russian: 'равная защита',
      Spanish: 'igualdad de protección',
      Ukrainian: 'рівний захист',
      Vietnamese: 'sự bảo vệ bình đẳng',
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
    'Freedmen’s Bureau': {
      Arabic: 'مكتب المحررين',
      'Chinese (Simplified)': '自由民局',
      French: 'Bureau des affranchis',
      Japanese: '解放民局',
      Korean: '해방 노예국',
      Portuguese: 'Agência dos Libertos',
      Russian: 'Бюро по делам освобождённых рабов',
      Spanish: 'Oficina de Libertos',
    },
    'Black Codes': {
      Arabic: 'القوانين السوداء',
      Bengali: 'ব্ল্যাক কোড',
      'Chinese (Simplified)': '黑人法典',
      Hindi: 'ब्लैक कोड',
      Japanese: '黒人取締法',
      Korean: '흑인 단속법',
      Portuguese: 'Códigos Negros',
      Russian: 'чёрные кодексы',
      Spanish: 'Códigos Negros',
      Ukrainian: 'чорні кодекси',
      Vietnamese: 'Bộ luật Đen',
    },
    sharecropping: {
      Arabic: 'مزارعة بالمحاصصة',
      Bengali: 'বর্গা চাষ',
      'Chinese (Simplified)': '分成租佃制',
      French: 'métayage',
      Hindi: 'बटाईदारी',
      Japanese: '分益小作',
      Korean: '소작제',
      Portuguese: 'parceria agrícola',
      Russian: 'издольщина',
      Spanish: 'aparcería',
      Ukrainian: 'здольщина',
    },
    veto: {
      Arabic: 'حق النقض',
      Bengali: 'ভেটো',
      'Chinese (Simplified)': '否决权',
      French: 'veto',
      Hindi: 'वीटो',
      Japanese: '拒否権',
      Korean: '거부권',
      Portuguese: 'veto',
      Russian: 'вето',
      Spanish: 'veto',
      Ukrainian: 'вето',
      Vietnamese: 'quyền phủ quyết',
    },
    impeachment: {
      Arabic: 'توجيه الاتهام البرلماني',
      Bengali: 'অভিশংসন',
      'Chinese (Simplified)': '弹劾',
      French: 'mise en accusation',
      Hindi: 'महाभियोग',
      Japanese: '弾劾訴追',
      Korean: '탄핵 소추',
      Portuguese: 'impeachment',
      Russian: 'импичмент',
      Spanish: 'juicio político',
      Ukrainian: 'імпічмент',
      Vietnamese: 'sự luận tội',
    },
    'poll tax': {
      Arabic: 'ضريبة الاقتراع',
      Bengali: 'ভোট কর',
      'Chinese (Simplified)': '投票税',
      French: 'taxe électorale',
      Hindi: 'मतदान कर',
      Japanese: '投票税',
      Korean: '투표세',
      Portuguese: 'imposto de votação',
      Russian: 'избирательный налог',
      Spanish: 'impuesto al voto',
      Ukrainian: 'виборчий податок',
      Vietnamese: 'thuế bầu cử',
    },
    pardon: {
      Arabic: 'عفو',
      Bengali: 'ক্ষমা',
      'Chinese (Simplified)': '赦免',
      French: 'grâce',
      Hindi: 'क्षमादान',
      Japanese: '恩赦',
      Korean: '사면',
      Portuguese: 'perdão',
      Russian: 'помилование',
      Spanish: 'indulto',
      Ukrainian: 'помилування',
      Vietnamese: 'sự ân xá',
    },
    'Radical Republicans': {
      Arabic: 'الجمهوريون الراديكاليون',
      Bengali: 'র‍্যাডিক্যাল রিপাবলিকান',
      'Chinese (Simplified)': '激进共和党人',
      French: 'républicains radicaux',
      Hindi: 'रेडिकल रिपब्लिकन',
      Japanese: '急進派共和党員',
      Korean: '급진 공화파',
      Portuguese: 'republicanos radicais',
      Russian: 'радикальные республиканцы',
      Spanish: 'republicanos radicales',
      Ukrainian: 'радикальні республіканці',
      Vietnamese: 'phe Cộng hòa Cấp tiến',
    },
    'Compromise of 1877': {
      Arabic: 'تسوية 1877',
      Bengali: '১৮৭৭ সালের আপস',
      'Chinese (Simplified)': '1877年妥协',
      French: 'compromis de 1877',
      Hindi: '1877 का समझौता',
      Japanese: '1877年の妥協',
      Korean: '1877년 타협',
      Portuguese: 'Compromisso de 1877',
      Russian: 'компромисс 1877 года',
      Spanish: 'Compromiso de 1877',
      Ukrainian: 'компроміс 1877 року',
      Vietnamese: 'Thỏa hiệp 1877',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'After the Civil War, formerly enslaved people and their allies changed the Constitution and built schools, families and governments, but violence and fading support in the North let their rights be taken away for generations.',
      objectives: [
        'explain what each of the three Reconstruction amendments did',
        'compare the plans of President Johnson and of Congress for the South',
        'describe what formerly enslaved people built and demanded after the war',
        'explain how violence, politics and the economy brought Reconstruction to an end',
        'use short sources to judge what Reconstruction achieved and what it left undone',
      ],
      terms: [
        {
          term: 'Reconstruction',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the years from 1865 to 1877, when the nation was put back together and rights were redefined after the Civil War',
          example: 'During Reconstruction, Black men voted and were elected to public office across the South.',
          contrast: 'Repairing buildings was part of the work, but this was above all about government and rights.',
          wordParts: 're- (again) + construct (build)',
          picture: 'a broken map that is stitched together',
        },
        {
          term: 'amendment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a change or an addition to the Constitution',
          example: 'The Thirteenth Amendment ended slavery in the whole country in 1865.',
          contrast: 'An ordinary law needs only Congress and the president, while this also needs the states.',
          wordParts: 'amend, amendment',
          picture: 'a new page that is added to an old document',
        },
        {
          term: 'citizenship',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'full membership in a country, together with the rights and duties that belong to it',
          example: 'The Fourteenth Amendment gave citizenship to nearly everyone born in the United States.',
          contrast: 'Living in a country for a while does not by itself make a person a member of it.',
          wordParts: 'citizen + -ship',
          picture: 'a birth record with a seal',
        },
        {
          term: 'suffrage',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the right to vote in elections for public office',
          example: 'Frederick Douglass argued that freedom without suffrage was not safe.',
          contrast: 'Running for office is a different right, although it often comes with this one.',
          wordParts: 'from a Latin word for support or vote',
          picture: 'a hand that drops a ballot into a box',
        },
        {
          term: 'ratify',
          partOfSpeech: 'verb',
          tier: 3,
          definition: 'to approve something officially so that it becomes valid',
          example: 'Southern states had to ratify the Fourteenth Amendment before they could return to Congress.',
          contrast: 'To propose a change is to suggest it, while this makes it binding.',
          wordParts: 'ratify, ratification',
          picture: 'a stamp on a document',
        },
        {
          term: 'equal protection',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the promise that a state’s laws will shield people alike and not favor one group',
          example: 'In 1868 a new amendment promised equal protection, so that later lawyers could challenge unfair laws.',
          contrast: 'It does not mean that people own the same things.',
          wordParts: 'equal + protect',
          picture: 'one umbrella over many people',
        },
        {
          term: 'due process',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the fair steps, such as a hearing, that a government must follow before it punishes a person',
          example: 'Under the Fourteenth Amendment, a state may not take a person’s freedom without due process.',
          contrast: 'A mob follows no steps, while a court must follow these.',
          wordParts: 'due (owed) + process',
          picture: 'a judge, a witness and a clock',
        },
        {
          term: 'Freedmen’s Bureau',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the federal agency, founded in 1865, that gave food, legal help and schools to people in the South',
          example: 'The Freedmen’s Bureau helped to open schools in which adults and children learned side by side.',
          contrast: 'A charity is private, while this belonged to the national government.',
          wordParts: 'freedmen + bureau (office)',
          picture: 'a desk with a line of people and a stack of books',
        },
        {
          term: 'Black Codes',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'laws of 1865 and 1866 in Southern states that limited where freed people could work and live',
          example: 'The Black Codes let officials arrest people who could not show a labor contract.',
          contrast: 'Later segregation laws kept groups apart, while these tried to force people back to plantation work.',
          wordParts: 'code: a set of laws',
          picture: 'a law book with a lock on it',
        },
        {
          term: 'sharecropping',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a system in which a family farms another person’s land and pays with part of the crop',
          example: 'Sharecropping gave families some control over their day, but debt kept many of them poor.',
          contrast: 'A wage worker gets money, while here the pay is a portion of the harvest.',
          wordParts: 'share + crop',
          picture: 'a cotton field that is divided into parts',
        },
        {
          term: 'veto',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a president’s refusal to sign a bill that Congress has passed',
          example: 'Congress overcame Johnson’s veto of the Civil Rights Act in 1866.',
          contrast: 'A delay only slows a bill, while this blocks it unless two thirds of Congress disagree.',
          wordParts: 'from a Latin word for I forbid',
          picture: 'a hand in front of a paper',
        },
        {
          term: 'impeachment',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a formal charge of wrongdoing against an official by the House of Representatives',
          example: 'The impeachment of Andrew Johnson in 1868 led to a trial in the Senate.',
          contrast: 'It is a charge and not a removal, because the Senate has to decide.',
          wordParts: 'impeach, impeachment',
          picture: 'a list of charges and a gavel',
        },
        {
          term: 'pardon',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'an official act that forgives a person for a crime and restores the rights that were lost',
          example: 'With a pardon from Johnson, many Confederate leaders got back their land.',
          contrast: 'A verdict decides whether someone is guilty, while this cancels the punishment.',
          wordParts: 'from a French word for give completely',
          picture: 'a signed paper and an open gate',
        },
        {
          term: 'Radical Republicans',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'members of Congress who wanted strong federal action for the rights of freed people',
          example: 'Radical Republicans such as Thaddeus Stevens wanted land as well as votes for freed people.',
          contrast: 'Moderates in their party wanted smaller and slower steps.',
          wordParts: 'radical: going to the root',
          picture: 'a speaker who points at the Constitution',
        },
        {
          term: 'Compromise of 1877',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'the settlement that made Hayes president and was followed by the withdrawal of troops from the last Southern capitols',
          example: 'After the Compromise of 1877, the national government did little to protect Black voters.',
          contrast: 'The agreements before the war were about the spread of slavery, while this one was about a disputed election.',
          wordParts: 'compromise: a mutual promise',
          picture: 'two hands that shake over a ballot box',
        },
        {
          term: 'poll tax',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a fee that people had to pay before they were allowed to cast a ballot',
          example: 'After Reconstruction, a poll tax kept many poor people of both races from voting.',
          contrast: 'A property charge is paid on land or houses, while this was tied to voting.',
          wordParts: 'poll (head) + tax',
          picture: 'a coin in front of a ballot box',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which change did the Thirteenth Amendment bring about when it was ratified in 1865?',
          answer: 'It ended slavery in the whole country.',
          distractors: [
            { text: 'It gave Black men the right to vote.', error: 'mixes it up with the Fifteenth Amendment' },
            { text: 'It made freed people citizens by birth.', error: 'mixes it up with the Fourteenth Amendment' },
            { text: 'It let Southern states leave the Union.', error: 'mixes up the cause of the war and its result' },
          ],
          reason:
            'It also reached the states that the Emancipation Proclamation had left out. It made an exception for people convicted of a crime.',
        },
        {
          thinking: 'remember',
          question: 'Who became the first Black member of the United States Senate, in 1870?',
          answer: 'Hiram Revels',
          distractors: [
            { text: 'Frederick Douglass', error: 'picks a famous leader who was not a senator' },
            { text: 'John Lynch', error: 'picks a member of the House from the same state' },
            { text: 'Thaddeus Stevens', error: 'picks a white leader of the House' },
          ],
          reason: 'Revels, a minister, took a Mississippi seat that had stood empty since the state left the Union.',
        },
        {
          thinking: 'remember',
          question: 'What did Congress create in 1865 to help people in the South with food, schools and contracts?',
          answer: 'the Freedmen’s Bureau',
          distractors: [
            { text: 'the Supreme Court', error: 'picks a court that had existed for a long time' },
            { text: 'the American Red Cross', error: 'picks an aid group that was founded later' },
            { text: 'the Homestead Commission', error: 'invents an office from another law' },
          ],
          reason: 'The Bureau worked with churches and Black communities to open schools, and it settled quarrels about pay.',
        },
        {
          thinking: 'remember',
          question: 'What was the result when the House impeached President Andrew Johnson in 1868?',
          answer: 'The Senate fell one vote short of removing him.',
          distractors: [
            { text: 'The voters elected him that fall to a full term.', error: 'thinks that he was popular enough to win' },
            { text: 'The army arrested him in the White House.', error: 'mixes up a trial and an arrest' },
            { text: 'The Supreme Court removed him from office.', error: 'thinks that judges decide on impeachment' },
          ],
          reason: 'The House had charged him after a fight over the Tenure of Office Act. He served out his term.',
        },
        {
          thinking: 'remember',
          question: 'Which two men claimed victory in the disputed election of 1876?',
          answer: 'Rutherford B. Hayes and Samuel Tilden',
          distractors: [
            { text: 'Ulysses S. Grant and Horace Greeley', error: 'picks the candidates of 1872' },
            { text: 'Abraham Lincoln and George B. McClellan', error: 'picks the candidates of 1864' },
            { text: 'Andrew Johnson and Thaddeus Stevens', error: 'picks two rivals who did not run that year' },
          ],
          reason: 'Returns from three Southern states were in dispute. In 1877 a commission gave the votes, and so the office, to Hayes.',
        },
        {
          thinking: 'understand',
          question: 'Why did Congress pass the Civil Rights Act of 1866 and the Fourteenth Amendment?',
          answer: 'to protect freed people from laws like the Black Codes',
          distractors: [
            { text: 'to punish the North for having started the war', error: 'mixes up who had started it' },
            { text: 'to give each former soldier a new house in the West', error: 'mixes it up with land laws' },
            { text: 'to let each state decide for itself who counted as a citizen', error: 'turns the aim around' },
          ],
          reason:
            'Southern legislatures were limiting work, travel and courts. Congress answered with national citizenship and equal protection.',
        },
        {
          thinking: 'understand',
          question: 'What was the main difference between President Johnson’s plan for the South and the plan of Congress?',
          answer: 'Congress demanded rights for freed people.',
          distractors: [
            { text: 'Johnson demanded land for freed people.', error: 'mixes up Johnson and the Radical Republicans' },
            { text: 'Congress demanded an end to public schools.', error: 'overlooks that schools grew in these years' },
            { text: 'Johnson demanded more years of army rule.', error: 'mixes up the two sides' },
          ],
          reason:
            'Johnson wanted a quick return of the states with few conditions. Congress required new constitutions and votes for Black men.',
        },
        {
          thinking: 'understand',
          question: 'How did the system of sharecropping keep many families in debt from year to year?',
          answer: 'Supplies on credit cost more than their crop brought in.',
          distractors: [
            { text: 'The government took the whole of their crop as a tax each fall.', error: 'mixes up a landowner and the government' },
            { text: 'Families had to buy the land in a single payment.', error: 'overlooks that they did not own the land' },
            { text: 'Workers were paid with tickets to northern cities.', error: 'invents a form of pay' },
          ],
          reason: 'Families bought seed and food on credit at high interest. When cotton prices fell, the debt went on into the next year.',
        },
        {
          thinking: 'understand',
          question: 'Why did some leaders of the women’s rights movement oppose the Fifteenth Amendment?',
          answer: 'It left out women of every race.',
          distractors: [
            { text: 'It took votes away from married men.', error: 'invents an effect' },
            { text: 'It gave the vote to women in the South first.', error: 'misreads whom it included' },
            { text: 'It set the voting age at 30.', error: 'invents an age' },
          ],
          reason: 'The amendment named race, color and having been enslaved. Sex was not named, so states could still bar women.',
        },
        {
          thinking: 'apply',
          question:
            'A Southern state wants its members back in Congress in 1867. Which condition does the state have to meet under the Reconstruction Acts?',
          answer: 'write a constitution that lets Black men vote',
          distractors: [
            { text: 'pay back what the North spent on the war', error: 'invents a payment' },
            { text: 'return freed people to the plantations', error: 'turns the aim around' },
            { text: 'choose a former Confederate as its next governor', error: 'picks what happened under Johnson’s plan' },
          ],
          reason:
            'The acts divided ten states into five military districts and set conditions for a return, among them the Fourteenth Amendment.',
        },
        {
          thinking: 'apply',
          question:
            'If a family ends the year with a crop share worth $150 and owes the store $175, which result fits the system of sharecropping best?',
          answer: 'They begin the next year $25 in debt.',
          distractors: [
            { text: 'They buy the farm for $25 less.', error: 'mixes up a debt and a discount' },
            { text: 'They receive $25 from the Bureau.', error: 'overstates what the Bureau paid' },
            { text: 'They move to the city with $25 in savings.', error: 'subtracts but misses who owes whom' },
          ],
          reason: 'The store’s claim is larger than the share. A family that owed money could often not leave the land.',
        },
        {
          thinking: 'apply',
          question:
            'In 1954 lawyers argue that separate schools break a promise in the Constitution. Which part from Reconstruction do they use?',
          answer: 'the equal protection clause',
          distractors: [
            { text: 'the ban on slavery', error: 'picks the Thirteenth Amendment, which is about bondage' },
            { text: 'the right to vote', error: 'picks the Fifteenth Amendment, which is about elections' },
            { text: 'the power to impeach', error: 'picks a power that is not about schools' },
          ],
          reason: 'The words of 1868 stayed in the Constitution. The Supreme Court used them in Brown v. Board of Education.',
        },
        {
          thinking: 'apply',
          question:
            'A town in 1871 reports that armed groups threaten voters at night. Which step of the federal government at that time fits this problem?',
          answer: 'the Enforcement Acts against the Klan',
          distractors: [
            { text: 'the Homestead Act for western land', error: 'picks a law on farms in the West' },
            { text: 'the Freedmen’s Bureau’s school fund', error: 'picks help with another problem' },
            { text: 'the pardon of former Confederates', error: 'picks an act that gave power back' },
          ],
          reason: 'With these laws President Grant could send troops and have Klan members tried in federal courts.',
        },
        {
          thinking: 'analyze',
          question:
            'In South Carolina in 1868, a state with a Black majority, most members of the lower house were Black. By 1900 hardly any were. What explains the change best?',
          answer: 'Violence and new rules kept Black citizens from voting.',
          distractors: [
            { text: 'Black families had moved in very large numbers to Canada.', error: 'invents a migration to explain the numbers' },
            { text: 'Black lawmakers had agreed to serve for one term.', error: 'invents an agreement' },
            { text: 'The Fifteenth Amendment had been crossed out again.', error: 'thinks that an amendment was repealed' },
          ],
          reason: 'The law on paper stayed the same. Terror, fraud and later poll taxes and tests changed who could use it.',
        },
        {
          thinking: 'analyze',
          question:
            'After the war, newspapers printed notices such as “Information wanted of my mother, who was sold in 1849.” What do such notices show about freedom?',
          answer: 'People used it to bring families together.',
          distractors: [
            { text: 'People used it to find better-paid work in cities.', error: 'picks another use that the notice does not show' },
            { text: 'People used it to learn how to print.', error: 'looks at the paper and not at the message' },
            { text: 'People used it to complain about high prices.', error: 'brings in a topic that is not in the notice' },
          ],
          reason: 'Slavery had torn families apart by sale. For years after 1865 people searched by letter, by foot and by newspaper.',
        },
        {
          thinking: 'evaluate',
          question:
            'A textbook of 1910 claims that Black lawmakers of the time achieved nothing. Which evidence speaks most strongly against this claim?',
          answer: 'They helped to found public school systems.',
          distractors: [
            { text: 'Other textbooks of 1910 used more than one picture.', error: 'picks a detail that does not touch the claim' },
            { text: 'The author of the textbook lived in a large city.', error: 'looks at the author’s home and not at the evidence' },
            { text: 'Cotton prices went up and down in the 1870s.', error: 'picks a fact on another topic' },
          ],
          reason:
            'New constitutions of 1868 set up schools for all children. Records of what lawmakers did test the claim better than opinions.',
        },
      ],
      misconceptions: [
        {
          belief: 'Once slavery had ended, freed people simply stayed where they were and waited for help.',
          why: 'Many pictures show people who receive aid.',
          truth:
            'Freed people searched for relatives, married by law, founded churches and schools, bargained over work and organized to vote.',
          teacherMove:
            'Give groups six short descriptions of actions taken in 1865 to 1870. They mark who began each action and then rewrite one passive sentence, such as “schools were opened,” with a subject.',
        },
        {
          belief: 'Reconstruction meant rebuilding cities and railroads.',
          why: 'The word sounds like construction.',
          truth: 'Repairs mattered, but the deepest question was who belongs to the nation and with which rights.',
          teacherMove:
            'Have students sort twelve events into “buildings” and “rights.” They then explain why Congress fought about the second pile.',
        },
        {
          belief: 'Andrew Johnson and the Radical Republicans wanted the same thing, because Johnson had stayed loyal to the Union.',
          why: 'Students expect that two sides who won together agree.',
          truth: 'Johnson wanted a quick return of the states and opposed rights for freed people, and he vetoed the main laws.',
          teacherMove:
            'Show the two sets of aims in a chart with the names covered. Students match each set to its owner and give a law or a veto as proof.',
        },
        {
          belief: 'The Fifteenth Amendment guaranteed that all citizens could vote.',
          why: 'Its short text seems to settle the matter.',
          truth:
            'It banned barriers because of race, but it left out women, and states later used poll taxes and tests that did not name race.',
          teacherMove:
            'Put up the words “race, color, or previous condition of servitude.” Students list rules that would get around these words and then check which were really used.',
        },
        {
          belief: 'Reconstruction ended because it had finished its work.',
          why: 'A date in a book, 1877, looks like the end of a plan.',
          truth: 'It was brought down by terror, an economic crisis, court rulings and fading support in the North.',
          teacherMove:
            'Build a cause map with the class in which each arrow needs a because. Students decide which cause was strong enough without the others.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question: 'What did freedom mean to people who had been enslaved, judging from what they did during the first months and years?',
          lookFors: [
            'Names family, schooling, land, pay, worship or travel.',
            'Uses examples of actions and not just feelings.',
            'Shows that people had different aims.',
          ],
          probe: 'Which of these did the law protect, and which did it leave open?',
        },
        {
          thinking: 'understand',
          question: 'Why did owning land matter so much to people who had just become free?',
          lookFors: [
            'Says that land would have given independence from former owners.',
            'Mentions that Johnson returned land to pardoned owners.',
            'Connects the lack of land with sharecropping.',
          ],
          probe: 'What could have been done instead?',
        },
        {
          thinking: 'analyze',
          question: 'How did the three Reconstruction amendments build on one another to change the rights of Americans?',
          lookFors: [
            'Orders freedom, citizenship and voting.',
            'Explains what gap each one left.',
            'Uses the term equal protection correctly.',
          ],
          probe: 'Which gap turned out to be the widest?',
        },
        {
          thinking: 'analyze',
          question: 'Why did violence work against Reconstruction governments, although they had the law on their side?',
          lookFors: [
            'Explains that voters and officials were threatened or killed.',
            'Says that local courts and officials often failed to act.',
            'Says that federal protection came and then faded.',
          ],
          probe: 'What would effective protection have needed?',
        },
        {
          thinking: 'analyze',
          question: 'How did political and economic events in the North help to end Reconstruction in the South?',
          lookFors: [
            'Names the economic crisis after 1873 or tiredness with the conflict.',
            'Names politics, such as the disputed election of 1876.',
            'Connects these with the withdrawal of federal protection.',
          ],
          probe: 'Which cause would you place first?',
        },
        {
          thinking: 'apply',
          question: 'How could a historian find out what happened to one family that had been separated by sale?',
          lookFors: [
            'Names sources, such as newspaper notices, Bureau records or the census of 1870.',
            'Explains what each source can and cannot tell.',
            'Treats the family with respect.',
          ],
          probe: 'Why is the census of 1870 so important for such a search?',
        },
        {
          thinking: 'evaluate',
          question: 'Should Reconstruction be called a success, a failure or something unfinished, and what is your strongest evidence?',
          lookFors: [
            'Names at least one lasting achievement, such as the amendments or schools.',
            'Names at least one promise that was broken.',
            'Weighs them with a clear standard.',
          ],
          probe: 'What would someone in 1877 have said, and what would someone in 1965 have said?',
        },
        {
          thinking: 'evaluate',
          question: 'Which mattered more for the rights of freed people: laws made in Washington or organizing in local communities?',
          lookFors: [
            'Gives evidence for laws, such as the Reconstruction Acts.',
            'Gives evidence for local work, such as churches, schools and conventions.',
            'Explains how the two depended on each other.',
          ],
          probe: 'What happens to one without the other?',
        },
        {
          thinking: 'create',
          question:
            'What would you put on a marker at a place near you, or in your state’s capital, to explain Reconstruction in fifty words?',
          lookFors: [
            'Chooses what matters most.',
            'Names people as actors.',
            'Avoids both celebration without problems and despair without people.',
          ],
          probe: 'Which word was the hardest to choose?',
        },
        {
          thinking: 'analyze',
          question: 'Why did newly freed communities put so much effort into founding schools and churches of their own?',
          lookFors: [
            'says that people had long been kept from learning to read',
            'explains how schools and churches supported families, leaders or voting',
            'notes the danger or the cost that communities accepted',
          ],
          probe: 'How could such a school or church help a community after federal troops had left?',
        },
      ],
      activities: [
        {
          title: 'Information wanted',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['two short newspaper notices from after the war', 'paper'],
          steps: [
            'Read the two notices slowly with your partner.',
            'Underline what each writer knows about the person who is missing.',
            'Write on your paper two things that the notices tell you about slavery and one about freedom.',
            'Share one question that you would like to follow up.',
          ],
          lookFor: 'Students read closely and with respect; nobody is asked to speak for a writer or to tell of a family.',
        },
        {
          title: 'Whose plan is it?',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['ten statement cards', 'chart with two columns'],
          steps: [
            'Read the statement cards one by one in your group.',
            'Place each card in the chart under Johnson or under Congress.',
            'Back up each placement with a law, a veto or a result.',
            'Mark the two cards on which the plans differ most.',
            'Explain your choice to another group.',
          ],
          lookFor: 'Groups use evidence, such as pardons, Black Codes and the Reconstruction Acts.',
        },
        {
          title: 'Three amendments, one table',
          purpose: 'explain',
          minutes: [20, 25],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['text of the three amendments in simple words', 'blank table'],
          steps: [
            'Read the text of each amendment.',
            'Fill in the table: year, what it says, whom it protects and what it leaves open.',
            'Draw an arrow from each gap to the amendment or the later law that tried to close it.',
            'Write one sentence that links the three.',
          ],
          lookFor: 'Students see that women and people who could not pay or pass tests were still shut out.',
        },
        {
          title: 'A year on account',
          purpose: 'practice',
          minutes: [20, 25],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['account sheet for one year', 'calculator'],
          steps: [
            'Look at the account sheet, which lists seed, tools, food and interest.',
            'Work out with the calculator what the family owes before the harvest.',
            'Work out the value of half of the crop at two different prices.',
            'Decide for each price whether the year ends with money or with debt.',
            'Write two sentences on what the numbers say about freedom to leave.',
          ],
          lookFor: 'Pairs explain how credit and falling prices trapped families. The task stays with numbers, and nobody acts out a role.',
        },
        {
          title: 'Judge the textbook',
          purpose: 'extend',
          minutes: [35, 50],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['two short textbook paragraphs, one old and one recent', 'list of facts with sources'],
          steps: [
            'Read the two paragraphs and note the year of each.',
            'List the words in each one that judge instead of describe.',
            'Check three claims against the list of facts.',
            'Write a new paragraph of about eighty words that your group can support.',
            'Present one change and the evidence for it.',
          ],
          lookFor: 'Groups separate fact from judgment and name what the older text left out.',
        },
      ],
      recalls: [
        {
          prompt: 'Name the two sides of the Civil War and tell which one had left the United States.',
          answer: 'The Union and the Confederacy; the Confederacy had left.',
          likelyError: 'Says that the North had left.',
          minutes: 1,
        },
        {
          prompt: 'Write what the Emancipation Proclamation of 1863 did.',
          answer: 'It declared people free in areas that were in rebellion.',
          likelyError: 'Says that it ended slavery in every state.',
          minutes: 2,
        },
        {
          prompt: 'Explain in one sentence how a bill becomes a law.',
          answer: 'Both houses of Congress pass it and the president signs it, or Congress overcomes a refusal.',
          likelyError: 'Leaves out the president or one of the houses.',
          minutes: 2,
        },
        {
          prompt: 'Tell how the Constitution can be changed.',
          answer: 'Two thirds of Congress propose a change and three fourths of the states approve it.',
          likelyError: 'Says that the president can change it.',
          minutes: 2,
        },
        {
          prompt: 'List three states that had formed the Confederacy.',
          answer: 'For example: Mississippi, Georgia and Virginia.',
          likelyError: 'Names a border state, such as Kentucky.',
          minutes: 1,
        },
        {
          prompt: 'Describe what a contract is.',
          answer: 'An agreement in which each side promises something and that a court can enforce.',
          likelyError: 'Says that it is any friendly promise.',
          minutes: 1,
        },
        {
          prompt: 'Work out 25 percent interest on a loan of $80.',
          answer: '$20',
          likelyError: 'Writes $25, because the percentage is taken for dollars.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A classmate writes, “In 1870 the Fifteenth Amendment solved the problem of voting, and in 1877 Reconstruction ended because everyone agreed that the work was done.” What would you change?',
        answer:
          'The amendment banned barriers because of race, but it did not name women, and it did not forbid fees or tests. Black men did vote and win office in large numbers, which shows that the law mattered. White groups such as the Klan then used terror, the North lost interest after the crisis of 1873, and the settlement of the election of 1876 led to the end of federal protection. Many people, above all Black citizens in the South, did not agree at all. States later added poll taxes and tests, and it took until the 1960s before federal law enforced the promise.',
        partial:
          'Corrects the date or adds that the Klan existed, but still treats the amendment as useless or the ending as an agreement.',
        reteach:
          'Give students a line with 1865, 1870, 1877, 1890 and 1965. They plot how many Black citizens could vote as a rising and falling curve, and they write one cause at each bend.',
      },
      processes: [
        {
          title: 'how Southern states came back into Congress under the Reconstruction Acts',
          steps: [
            'Congress places ten states under military districts in 1867.',
            'Army officers register voters, Black and white.',
            'Voters choose delegates to a convention.',
            'Delegates write a new state constitution.',
            'Voters approve the constitution and elect a legislature.',
            'The legislature approves the Fourteenth Amendment.',
            'Congress seats the state’s senators and representatives.',
          ],
        },
        {
          title: 'how Reconstruction came to an end',
          steps: [
            'Federal laws of 1870 and 1871 weaken the Klan.',
            'A financial crisis in 1873 turns attention in the North to jobs and prices.',
            'Armed groups help to overturn more state governments in 1874 and 1875.',
            'The presidential election of 1876 is disputed.',
            'A commission awards the election to Hayes early in 1877.',
            'Federal troops leave the last two Southern capitols in April 1877.',
          ],
        },
      ],
      causes: [
        {
          cause: 'Johnson pardons former Confederates and gives back their land',
          effect: 'most freed families are left without farms of their own',
        },
        { cause: 'Southern states pass Black Codes', effect: 'voters in the North send more supporters of civil rights to Congress' },
        {
          cause: 'the Reconstruction Acts give Black men the vote in the South',
          effect: 'Black lawmakers win seats in state houses and in Congress',
        },
        { cause: 'a family buys seed and food on credit and cotton prices fall', effect: 'the debt goes on into the next year' },
        { cause: 'federal protection of voters ends', effect: 'states can add poll taxes and tests that shut Black citizens out' },
      ],
      comparisons: [
        {
          a: 'Johnson’s plan',
          b: 'the plan of Congress',
          alike: 'Both aimed to bring the Southern states back into the Union.',
          different: [
            { feature: 'view of freed people', a: 'few rights and no vote', b: 'citizenship and votes for men' },
            { feature: 'conditions for states', a: 'loyalty oath and end of slavery', b: 'new constitution, new amendment' },
            { feature: 'results', a: 'Black Codes', b: 'Black voters and lawmakers' },
          ],
        },
        {
          a: 'the Black Codes',
          b: 'the Jim Crow laws',
          alike: 'Both were state laws that limited the lives of Black Americans.',
          different: [
            { feature: 'when', a: '1865 and 1866', b: 'mostly after Reconstruction' },
            { feature: 'main aim', a: 'to control labor', b: 'to keep people apart' },
            { feature: 'what ended them', a: 'new laws of Congress', b: 'court cases and laws of the 1960s' },
          ],
        },
      ],
      connections: [
        'English: read a short speech by a Black lawmaker of the 1870s and mark how the speaker answers an argument of the other side.',
        'Math: use percentages to compare the value of a crop share with the cost of goods bought on credit.',
        'Music: listen to a spiritual arranged by the Fisk Jubilee Singers and find out how concerts paid for a college building.',
        'Civics: look up a recent court case that uses the words “equal protection” and state in one sentence what was argued.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Robert Smalls, from pilot to lawmaker',
          task: 'Students trace how one person used different kinds of power, and they rank three of his choices by risk and effect.',
          background:
            'Robert Smalls took a Confederate ship out of Charleston in 1862 and won freedom for those on board. Later he helped to write South Carolina’s constitution of 1868 and served in Congress.',
          checkFirst: 'Present him as one of many leaders, so that he is not an exception that explains the others away.',
        },
        {
          aspect: 'people',
          title: 'Charlotte Forten teaches on the Sea Islands',
          task: 'Students compare two diary lines by a teacher with an attendance list and ask what each source shows about the wish to learn.',
          background:
            'Charlotte Forten, a Black teacher from Philadelphia, taught on the Sea Islands of South Carolina from 1862 and wrote about it.',
          checkFirst: 'Choose lines that describe learners with respect, and explain any dated words.',
        },
        {
          aspect: 'family and community',
          title: 'Churches as town halls',
          task: 'Students list what a new community needs in its first year and decide which needs a church, a school or a club could meet.',
          background:
            'After the war, Black Southerners founded independent churches, such as congregations of the African Methodist Episcopal Church, where people also met to plan, vote and teach.',
          checkFirst: 'Ask nobody about their own faith, and treat the church as a civic place as well.',
        },
        {
          aspect: 'place',
          title: 'Nicodemus, Kansas',
          task: 'Students use a map and a short list of facts to explain why a family might move and what they would have to weigh.',
          background: 'Black settlers, most of them from Kentucky, founded Nicodemus in 1877. It is a national historic site today.',
          checkFirst: 'Do not ask students to imagine fleeing, and let them reason from sources about choices.',
        },
        {
          aspect: 'history',
          title: 'Decoration Day in Charleston',
          task: 'Students compare two accounts of how a holiday began and decide what each can prove.',
          background:
            'On May 1, 1865, thousands of Black residents of Charleston honored Union soldiers who had died in a prison camp, with a parade, songs and flowers.',
          checkFirst: 'Say that several towns claim the first Memorial Day, so that students weigh evidence.',
        },
        {
          aspect: 'critical question',
          title: 'Who writes the textbook?',
          task: 'Students rewrite a sentence of an older textbook with a historian’s evidence and explain what changed.',
          background:
            'In 1935 W. E. B. Du Bois published Black Reconstruction in America, which challenged the books of his time by showing what Black citizens had done.',
          checkFirst: 'Preview the older text for insulting words, and replace or explain them.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'In 1866 a girl of twelve walks to a new school with her grandmother, who wants to learn to read as well. Tell the story of their first day, and choose the first word that the grandmother reads.',
          audience: 'readers of historical fiction for middle school',
          plan: ['What makes them nervous?', 'Who teaches?', 'What changes between the two of them?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A newspaper clerk in 1867 opens letters from people who look for lost relatives and sets them in type. Write a story about the day on which two letters seem to fit together, and choose how the clerk finds out.',
          audience: 'a class collection of short stories',
          plan: ['What do the letters say?', 'What could be a mistake?', 'How does it end without a miracle?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A student council has new rules that give younger students a vote, and some older students do not like it. Tell what happens at the first meeting, and choose the person who changes the mood.',
          audience: 'students at your school',
          plan: ['What does each side fear?', 'What is said?', 'What is settled and what stays open?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your state can add one required lesson to its history course: the Reconstruction amendments or the battles of the Civil War. Write a letter that persuades the board of education, and choose the evidence that links your topic to the present.',
          audience: 'the state board of education',
          plan: ['What would students lose without it?', 'What does the other side have right?', 'What is your strongest fact?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A city wants to name a new school after a person from Reconstruction. Persuade the school board to choose your candidate, and choose someone who worked in your favorite field, such as teaching, law or farming.',
          audience: 'the school board',
          plan: ['What did this person do?', 'What obstacles were there?', 'Why does it matter to students?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people claim that a law on paper is enough to change a country. Write an essay that persuades readers to agree or to disagree, and choose two examples from the years 1865 to 1877.',
          audience: 'readers of a school newspaper',
          plan: ['What did the law say?', 'What happened in practice?', 'What else was needed?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how the Thirteenth, Fourteenth and Fifteenth Amendments fit together. Use one everyday comparison, and choose headings that help a reader to remember the difference.',
          audience: 'a study guide for classmates',
          plan: ['What does each one do?', 'What did each one leave out?', 'How are they used today?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain how a farm family could work hard for a year and end it in debt. Use a short example with numbers, and choose prices that are easy to follow.',
          audience: 'a reader who has not heard of sharecropping',
          plan: ['What did the family need in spring?', 'What did credit cost?', 'What did the harvest bring?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why historians changed their minds about Reconstruction in the twentieth century. Use the words evidence and point of view, and choose one source that earlier writers overlooked.',
          audience: 'an article for a history magazine for students',
          plan: ['What did older books say?', 'What did new research show?', 'Why did it take so long?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the gallery of the Senate on the day in 1870 when Hiram Revels takes his seat. Use sounds, light and the faces of the crowd, and choose one person whose reaction you show closely.',
          audience: 'a feature in a class magazine',
          plan: ['What can be seen from above?', 'How does the room sound?', 'What is the last thing you notice?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a one-room school at night in which grown people learn to read after a day of work. Use hands, lamps and voices, and choose one object on a desk.',
          audience: 'readers of an online exhibit',
          plan: ['What is the light like?', 'How do learners hold a pencil?', 'What shows that they are proud?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a street in Charleston in the spring of 1865, when the war is over and the city is damaged but full of people. Use contrast, and choose one sign of loss and one sign of hope.',
          audience: 'a travel page set in the past',
          plan: ['What is broken?', 'What is new?', 'What do people carry?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in three stanzas, one for each Reconstruction amendment. Give each stanza its own voice, and choose a last line that asks a question.',
          audience: 'a class reading',
          plan: ['What does each voice promise?', 'What does it not say?', 'What question stays?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue between a ballot and a ballot box in 1870 and again in 1900. Choose what they have in common and what they can no longer say to each other.',
          audience: 'a two-voice reading',
          plan: ['How do they sound the first time?', 'What has changed?', 'What do they hope for?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Create the front page of a newspaper for a new town that was founded by freed families in 1868. Write a headline, one report, two small notices and a motto, and choose the name of the town.',
          audience: 'a classroom display',
          plan: ['What do people in the town need to know?', 'What are they proud of?', 'What are they working on?'],
        },
      ],
      itemSets: [
        {
          title: 'A bank with a promise',
          text: 'In 1865, Congress gave a charter to a bank in which freed people could save their wages, and branches opened in many cities of the South. Its bankbooks showed pictures of Lincoln and of Union heroes, and agents told customers that the government stood behind the bank, although no law said so. People brought their coins week after week to buy land, tools or schooling. After 1870 the managers in Washington, most of them white, made risky loans to friends and companies. In 1874 the bank closed, and about 60,000 customers lost all or part of almost three million dollars.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the pictures in the bankbooks matter so much to the people who put their savings into the bank?',
              answer: 'They linked the bank with a trusted government.',
              distractors: [
                {
                  text: 'They proved that a law had promised to repay the money.',
                  error: 'takes a picture for a legal promise',
                },
                {
                  text: 'They showed which of the branches had made risky loans.',
                  error: 'expects the books to reveal the loans',
                },
                {
                  text: 'They allowed the bankers to take more out of each account.',
                  error: 'invents a rule',
                },
              ],
              reason: 'Lincoln and the Union stood for freedom, so the pictures made a private bank look like a national promise.',
            },
            {
              thinking: 'apply',
              question:
                'A customer had saved 80 dollars toward a piece of land when the bank closed in 1874. What was the most likely effect of this loss?',
              answer: 'The family stayed longer on someone else’s land.',
              distractors: [
                {
                  text: 'The family got the land as a gift from Congress.',
                  error: 'expects a repair that did not come in the case',
                },
                {
                  text: 'The family paid the bank for the loans of others.',
                  error: 'confuses savers with borrowers',
                },
                {
                  text: 'The family had to give back its right to vote.',
                  error: 'mixes up money and political rights',
                },
              ],
              reason: 'Without savings to buy land, families depended on owners who rented land or let it on shares.',
            },
            {
              thinking: 'analyze',
              question: 'Which conclusion about the customers do the savings of almost three million dollars support best?',
              answer: 'Many freed people planned and worked for the future.',
              distractors: [
                {
                  text: 'Most freed people earned high wages after the war.',
                  error: 'concludes wealth from many small sums',
                },
                {
                  text: 'Many freed people expected the bank to give them land.',
                  error: 'confuses saving with gifts',
                },
                {
                  text: 'Most freed people had moved to Washington by 1874.',
                  error: 'takes the managers’ city for the customers’',
                },
              ],
              reason: 'Small sums that tens of thousands of people put aside for land, tools and schools show long-range goals.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Who was most responsible for the loss, the managers, the agents or Congress, if you consider what each of them did or failed to do?',
            lookFors: [
              'Managers: risky loans to friends with other people’s money.',
              'Agents: a false claim about the government.',
              'Congress: gave the charter and did not watch the bank closely.',
            ],
            probe: 'What would have been a fair repair for the customers?',
          },
        },
        {
          title: 'Seats on the streetcars',
          text: 'In New Orleans after the war, most streetcars were for white riders, and Black riders had to wait for the few cars that were marked with a star. In the spring of 1867, when Congress had just put the army in charge of the former Confederate states, Black residents began to step into the other cars and sit down. Some of them were thrown out, and crowds gathered in the streets. The companies asked the general in command to protect the star cars, but he would not help them. Within days the companies gave in, and the police chief told everyone to leave riders alone.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why was the spring of 1867 a good moment for the Black residents of New Orleans to act?',
              answer: 'The army had power and would not defend the old rule.',
              distractors: [
                {
                  text: 'The companies had opened the cars to Black riders.',
                  error: 'confuses the result with the cause',
                },
                {
                  text: 'The state had given the companies more star cars.',
                  error: 'invents a change',
                },
                {
                  text: 'The Supreme Court had forbidden separate cars.',
                  error: 'places a ruling of the next century in 1867',
                },
              ],
              reason:
                'Congress had put the army in charge, so the companies could no longer count on local officials to enforce separation.',
            },
            {
              thinking: 'apply',
              question: 'Which later protest used a method that was most similar to that of the riders in New Orleans?',
              answer: 'students who sat at lunch counters closed to them',
              distractors: [
                {
                  text: 'lawyers who sued for equal pay for Black teachers',
                  error: 'picks a court case',
                },
                {
                  text: 'lawmakers who voted for a law on public schools',
                  error: 'picks action by officials',
                },
                {
                  text: 'writers who printed the names of unfair stores',
                  error: 'picks action by the press',
                },
              ],
              reason: 'In both cases people took seats from which a rule kept them out and so made the rule hard to keep up.',
            },
            {
              thinking: 'analyze',
              question: 'How does this case correct the idea that freed people waited for others to give them rights?',
              answer: 'The riders broke the rule before anyone in power ended it.',
              distractors: [
                {
                  text: 'The general broke the rule before any rider had complained.',
                  error: 'gives the first step to the general',
                },
                {
                  text: 'The companies ended the rule before the riders had asked them.',
                  error: 'gives the first step to the companies',
                },
                {
                  text: 'The police ended the rule before the army came to the city.',
                  error: 'gets the order of events wrong',
                },
              ],
              reason: 'The residents acted first; the general’s refusal and the companies’ change came in answer to them.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'How did ordinary people and the government work together in this case, and could either one have ended the star cars alone?',
            lookFors: [
              'Riders: without them, nobody in power would have had to decide.',
              'Government: without the army, the old rule might have been enforced with violence.',
            ],
            probe: 'What happened to such gains when the army left the South?',
          },
        },
        {
          title: 'Who may sit on a jury?',
          text: 'In West Virginia in the 1870s, a law said that no one but white men could serve on juries. A Black man named Taylor Strauder was tried for murder by such a jury and found guilty. His lawyers did not argue about what he had done, but about the law itself. In 1880 the Supreme Court agreed with them: a state that shuts Black citizens out of juries by law denies them the equal protection of the laws. Yet in many places, officials simply left Black citizens off their lists without any such law, and for decades the courts did little against it.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Why did the lawyers argue about the jury law and leave aside the question of what their client had done?',
              answer: 'An unequal trial is unfair whether or not he was guilty.',
              distractors: [
                {
                  text: 'A guilty person cannot be tried in a state with such a law.',
                  error: 'overstates what the ruling means',
                },
                {
                  text: 'A jury law can be used by lawyers in cases of murder alone.',
                  error: 'takes the crime for the point',
                },
                {
                  text: 'A court can hear a case if the facts have been proved before.',
                  error: 'misunderstands appeals',
                },
              ],
              reason:
                'The Fourteenth Amendment protects every person’s right to equal treatment by the law, also that of an accused person.',
            },
            {
              thinking: 'apply',
              question: 'Which change would have been needed to bring West Virginia’s law in line with the ruling of 1880?',
              answer: 'removing the word “white”',
              distractors: [
                {
                  text: 'removing the word “men”',
                  error: 'thinks that the Court had ruled on women, too',
                },
                {
                  text: 'adding a fee for each juror',
                  error: 'creates a new barrier',
                },
                {
                  text: 'adding six seats to each jury',
                  error: 'confuses the size with the right',
                },
              ],
              reason: 'The Court struck down the exclusion by race; women were still shut out of juries and the ruling left that alone.',
            },
            {
              thinking: 'analyze',
              question: 'What does the final sentence of the case show about the reach of such a ruling?',
              answer: 'Unfair practice can continue when the unfair words are gone.',
              distractors: [
                {
                  text: 'Fair words in a law are enough to change what officials do.',
                  error: 'draws the opposite conclusion',
                },
                {
                  text: 'Officials had to show the Court their lists of names each year.',
                  error: 'invents a duty',
                },
                {
                  text: 'Courts had the duty to remove the officials who made such lists.',
                  error: 'invents a power of the courts',
                },
              ],
              reason: 'Officials reached the same result without a law, so the right existed on paper and was missing in the courtroom.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'How far was the ruling of 1880 a success of Reconstruction, if you weigh what it changed against what it left as it was?',
            lookFors: [
              'Success: the amendment was used to strike down a law, and later lawyers could build on it.',
              'Limit: quiet exclusion went on, and no one made officials change it.',
            ],
            probe: 'How could someone prove that names are left off a list on purpose?',
          },
        },
      ],
    },
  },
});
