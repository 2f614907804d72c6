import { defineTopicPack } from '../topic-pack.ts';

export const balancingEquations = defineTopicPack({
  id: 'balancing-equations',
  title: 'Balancing chemical equations',
  inText: 'balancing chemical equations',
  subject: 'science',
  aliases: [
    'balancing equations',
    'balancing chemical equations',
    'balance chemical equations',
    'balanced equations',
    'balanced chemical equations',
    'balanced chemical equation',
    'how to balance equations',
    'how to balance chemical equations',
    'balancing equations practice',
    'balancing combustion equations',
    'balancing combustion reactions',
    'coefficients and subscripts',
    'counting atoms in equations',
    'writing and balancing equations',
    'writing and balancing chemical equations',
    'balancing by inspection',
  ],
  standards: [{ code: 'HS-PS1-7', grades: [9, 12] }],
  translations: {
    'chemical equation': {
      Arabic: 'معادلة كيميائية',
      Bengali: 'রাসায়নিক সমীকরণ',
      'Chinese (Simplified)': '化学方程式',
      French: 'équation chimique',
      Hindi: 'रासायनिक समीकरण',
      Japanese: '化学反応式',
      Korean: '화학 반응식',
      Portuguese: 'equação química',
      Russian: 'химическое уравнение',
      Spanish: 'ecuación química',
      Ukrainian: 'хімічне рівняння',
      Vietnamese: 'phương trình hóa học',
    },
    reactant: {
      Arabic: 'مادة متفاعلة',
      Bengali: 'বিক্রিয়ক',
      'Chinese (Simplified)': '反应物',
      French: 'réactif',
      Hindi: 'अभिकारक',
      Japanese: '反応物',
      Korean: '반응물',
      Portuguese: 'reagente',
      Russian: 'реагент',
      Spanish: 'reactivo',
      Ukrainian: 'реагент',
      Vietnamese: 'chất phản ứng',
    },
    product: {
      Arabic: 'ناتج',
      Bengali: 'উৎপাদ',
      'Chinese (Simplified)': '生成物',
      French: 'produit',
      Hindi: 'उत्पाद',
      Japanese: '生成物',
      Korean: '생성물',
      Portuguese: 'produto',
      Russian: 'продукт реакции',
      Spanish: 'producto',
      Ukrainian: 'продукт реакції',
      Vietnamese: 'sản phẩm',
    },
    coefficient: {
      Arabic: 'معامل',
      Bengali: 'সহগ',
      'Chinese (Simplified)': '系数',
      French: 'coefficient',
      Hindi: 'गुणांक',
      Japanese: '係数',
      Korean: '계수',
      Portuguese: 'coeficiente',
      Russian: 'коэффициент',
      Spanish: 'coeficiente',
      Ukrainian: 'коефіцієнт',
      Vietnamese: 'hệ số',
    },
    subscript: {
      Arabic: 'رقم سفلي',
      'Chinese (Simplified)': '下标',
      French: 'indice',
      Hindi: 'पादांक',
      Japanese: '下付き数字',
      Korean: '아래 첨자',
      Portuguese: 'índice',
      Russian: 'нижний индекс',
      Spanish: 'subíndice',
      Ukrainian: 'нижній індекс',
      Vietnamese: 'chỉ số dưới',
    },
    'conservation of mass': {
      Arabic: 'حفظ الكتلة',
      Bengali: 'ভরের সংরক্ষণ',
      'Chinese (Simplified)': '质量守恒',
      French: 'conservation de la masse',
      Hindi: 'द्रव्यमान संरक्षण',
      Japanese: '質量保存',
      Korean: '질량 보존',
      Portuguese: 'conservação da massa',
      Russian: 'сохранение массы',
      Spanish: 'conservación de la masa',
      Ukrainian: 'збереження маси',
      Vietnamese: 'bảo toàn khối lượng',
    },
    'chemical formula': {
      Arabic: 'صيغة كيميائية',
      Bengali: 'রাসায়নিক সংকেত',
      'Chinese (Simplified)': '化学式',
      French: 'formule chimique',
      Hindi: 'रासायनिक सूत्र',
      Japanese: '化学式',
      Korean: '화학식',
      Portuguese: 'fórmula química',
      Russian: 'химическая формула',
      Spanish: 'fórmula química',
      Ukrainian: 'хімічна формула',
      Vietnamese: 'công thức hóa học',
    },
    'diatomic molecule': {
      Arabic: 'جزيء ثنائي الذرة',
      Bengali: 'দ্বিপরমাণুক অণু',
      'Chinese (Simplified)': '双原子分子',
      French: 'molécule diatomique',
      Hindi: 'द्विपरमाणुक अणु',
      Japanese: '二原子分子',
      Korean: '이원자 분자',
      Portuguese: 'molécula diatômica',
      Russian: 'двухатомная молекула',
      Spanish: 'molécula diatómica',
      Ukrainian: 'двоатомна молекула',
      Vietnamese: 'phân tử hai nguyên tử',
    },
    'polyatomic ion': {
      Arabic: 'أيون متعدد الذرات',
      Bengali: 'বহুপরমাণুক আয়ন',
      'Chinese (Simplified)': '多原子离子',
      French: 'ion polyatomique',
      Hindi: 'बहुपरमाणुक आयन',
      Japanese: '多原子イオン',
      Korean: '다원자 이온',
      Portuguese: 'íon poliatômico',
      Russian: 'многоатомный ион',
      Spanish: 'ion poliatómico',
      Ukrainian: 'багатоатомний йон',
      Vietnamese: 'ion đa nguyên tử',
    },
    hydrocarbon: {
      Arabic: 'هيدروكربون',
      Bengali: 'হাইড্রোকার্বন',
      'Chinese (Simplified)': '烃',
      French: 'hydrocarbure',
      Hindi: 'हाइड्रोकार्बन',
      Japanese: '炭化水素',
      Korean: '탄화수소',
      Portuguese: 'hidrocarboneto',
      Russian: 'углеводород',
      Spanish: 'hidrocarburo',
      Ukrainian: 'вуглеводень',
      Vietnamese: 'hiđrocacbon',
    },
    combustion: {
      Arabic: 'احتراق',
      Bengali: 'দহন',
      'Chinese (Simplified)': '燃烧',
      French: 'combustion',
      Hindi: 'दहन',
      Japanese: '燃焼',
      Korean: '연소',
      Portuguese: 'combustão',
      Russian: 'горение',
      Spanish: 'combustión',
      Ukrainian: 'горіння',
      Vietnamese: 'sự cháy',
    },
    synthesis: {
      Arabic: 'اتحاد',
      Bengali: 'সংশ্লেষণ',
      'Chinese (Simplified)': '化合反应',
      French: 'synthèse',
      Hindi: 'संयोजन अभिक्रिया',
      Japanese: '合成',
      Korean: '합성',
      Portuguese: 'síntese',
      Russian: 'реакция соединения',
      Spanish: 'síntesis',
      Ukrainian: 'реакція сполучення',
      Vietnamese: 'phản ứng hóa hợp',
    },
    decomposition: {
      Arabic: 'تفكك',
      Bengali: 'বিযোজন',
      'Chinese (Simplified)': '分解反应',
      French: 'décomposition',
      Hindi: 'वियोजन अभिक्रिया',
      Japanese: '分解',
      Korean: '분해',
      Portuguese: 'decomposição',
      Russian: 'реакция разложения',
      Spanish: 'descomposición',
      Ukrainian: 'реакція розкладу',
      Vietnamese: 'phản ứng phân hủy',
    },
    'single replacement': {
      Arabic: 'إحلال بسيط',
      Bengali: 'একক প্রতিস্থাপন',
      'Chinese (Simplified)': '置换反应',
      French: 'déplacement simple',
      Hindi: 'एकल विस्थापन',
      Korean: '단일 치환',
      Portuguese: 'simples troca',
      Russian: 'реакция замещения',
      Spanish: 'sustitución simple',
      Ukrainian: 'реакція заміщення',
      Vietnamese: 'phản ứng thế',
    },
    'double replacement': {
      Arabic: 'إحلال مزدوج',
      'Chinese (Simplified)': '复分解反应',
      French: 'double déplacement',
      Hindi: 'द्विविस्थापन',
      Korean: '이중 치환',
      Portuguese: 'dupla troca',
      Russian: 'реакция обмена',
      Spanish: 'sustitución doble',
      Ukrainian: 'реакція обміну',
      Vietnamese: 'phản ứng trao đổi',
    },
    precipitate: {
      Arabic: 'راسب',
      Bengali: 'অধঃক্ষেপ',
      'Chinese (Simplified)': '沉淀',
      French: 'précipité',
      Hindi: 'अवक्षेप',
      Japanese: '沈殿',
      Korean: '앙금',
      Portuguese: 'precipitado',
      Russian: 'осадок',
      Spanish: 'precipitado',
      Ukrainian: 'осад',
      Vietnamese: 'chất kết tủa',
    },
  },
  bands: {
    '9-12': {
      bigIdea:
        'A reaction rearranges atoms without making or losing any, so a balanced equation adjusts the number of particles, and leaves their formulas alone, until each element is counted equally on both sides.',
      objectives: [
        'count the atoms of each element in a formula with subscripts, parentheses and a coefficient',
        'balance equations by adjusting coefficients and prove the result with an atom count',
        'explain why coefficients may change while subscripts must stay as they are',
        'balance equations for synthesis, decomposition, replacement and combustion reactions from names or descriptions',
        'use conservation of mass to find a missing mass in a reaction and to judge a claim about it',
      ],
      terms: [
        {
          term: 'chemical equation',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a statement in formulas that identifies the substances before and after a reaction, separated by an arrow',
          example: 'The chemical equation 2 Mg + O₂ → 2 MgO summarizes how magnesium burns in the oxygen of the air.',
          contrast: 'In algebra an equals sign joins two equal values, while here an arrow shows a change of substances.',
          wordParts: 'equa- (equal) + -tion',
          picture: 'formulas on both sides of an arrow',
        },
        {
          term: 'coefficient',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a number in front of a formula that indicates how many units of the entire substance take part',
          example: 'The coefficient 3 in the expression 3 CO₂ indicates three separate molecules of carbon dioxide.',
          contrast: 'A subscript counts atoms inside one formula, while this number multiplies the whole formula.',
          wordParts: 'co- (together) + efficient (having an effect)',
          picture: 'a large 3 in front of a formula',
        },
        {
          term: 'subscript',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'a small, low number behind a symbol or a closing parenthesis that indicates how many of these atoms or groups one formula contains',
          example: 'The subscript 2 in CO₂ indicates that each molecule of carbon dioxide contains two oxygen atoms.',
          contrast: 'A coefficient stands in front and may be changed, while changing this number makes another substance.',
          wordParts: 'sub- (below) + script (writing)',
          picture: 'a tiny 2 at the foot of a letter',
        },
        {
          term: 'reactant',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a substance that is present at the beginning of a reaction and is consumed, written before the arrow',
          example: 'Oxygen is a reactant whenever propane burns in a stove, because the flame consumes it together with the fuel.',
          contrast: 'A product is formed in the reaction and stands behind the arrow.',
          wordParts: 'react + -ant',
          picture: 'a formula to the left of an arrow',
        },
        {
          term: 'product',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a substance that is created during a reaction and therefore appears behind the arrow',
          example: 'When methane burns in a laboratory burner, water vapor is one product and carbon dioxide is the other.',
          contrast: 'A reactant is used up, while this is what comes into being.',
          wordParts: 'produce, product, production',
          picture: 'a formula to the right of an arrow',
        },
        {
          term: 'conservation of mass',
          partOfSpeech: 'phrase',
          tier: 3,
          definition:
            'the principle that matter is neither created nor destroyed in a reaction, so that the total amount in grams stays the same',
          example:
            'Because of conservation of mass, the four missing grams of material must have escaped from the container as an invisible gas.',
          contrast: 'The number of molecules may rise or fall in a reaction, while the total of the atoms does not.',
          wordParts: 'conserve (keep) + -ation',
          picture: 'a level balance with flasks on both pans',
        },
        {
          term: 'chemical formula',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a combination of symbols and small numbers that indicates which elements a substance contains and in what ratio',
          example: 'The chemical formula of ammonia, NH₃, shows one nitrogen atom for three hydrogen atoms.',
          contrast: 'A name identifies a substance in words, while this shows what its smallest unit is made of.',
          wordParts: 'formula, formulas, formulate',
          picture: 'the letters and numbers of H₂O',
        },
        {
          term: 'skeleton equation',
          partOfSpeech: 'noun',
          tier: 3,
          definition:
            'a preliminary version that shows the correct formulas on each side of the arrow, but without numbers in front of them',
          example:
            'The skeleton equation Fe + O₂ → Fe₂O₃ identifies the correct substances, although its atoms are still unequal in number.',
          contrast: 'A balanced equation has equal counts of each element, while this still has to be checked.',
          wordParts: 'skeleton (bare frame) + equation',
          picture: 'formulas with blanks in front of them',
        },
        {
          term: 'diatomic molecule',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a particle that consists of two bonded atoms, which is the usual form of gases such as nitrogen or chlorine',
          example: 'Oxygen gas is represented as O₂ because each diatomic molecule of it consists of two bonded atoms.',
          contrast: 'Helium gas consists of single atoms, so it is written He.',
          wordParts: 'di- (two) + atom + -ic',
          picture: 'two joined circles',
        },
        {
          term: 'polyatomic ion',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a group of bonded atoms that carries a charge and often stays together during a reaction',
          example: 'The nitrate group, NO₃⁻, is a polyatomic ion that usually remains together and can be counted as one unit.',
          contrast: 'A sodium ion is a single charged atom, while this is a charged group.',
          wordParts: 'poly- (many) + atomic',
          picture: 'a bracket around a group of circles',
        },
        {
          term: 'hydrocarbon',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a compound whose molecules are built from carbon atoms and hydrogen atoms and nothing else',
          example: 'Propane, C₃H₈, is a hydrocarbon that is commonly sold in portable tanks for outdoor grills and camping stoves.',
          contrast: 'An alcohol contains oxygen as well, so it does not belong to this group.',
          wordParts: 'hydro- (from hydrogen) + carbon',
          picture: 'a chain of black circles with white ones around it',
        },
        {
          term: 'combustion',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a rapid reaction of a substance with oxygen that releases energy as heat and light',
          example: 'The complete combustion of methane produces carbon dioxide and water and releases considerable heat.',
          contrast: 'Rusting uses oxygen as well, but it is slow and gives no flame.',
          wordParts: 'combust + -ion; combustible',
          picture: 'a blue flame on a gas ring',
        },
        {
          term: 'synthesis',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a reaction in which two or more substances combine to produce a single, more complicated one',
          example: 'The industrial synthesis of ammonia from nitrogen and hydrogen is represented by N₂ + 3 H₂ → 2 NH₃.',
          contrast: 'In a decomposition, one substance breaks up into several.',
          wordParts: 'syn- (together) + thesis (placing)',
          picture: 'two shapes that join into one',
        },
        {
          term: 'decomposition',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a reaction in which a single compound separates into two or more simpler substances',
          example: 'The decomposition of hydrogen peroxide into water and oxygen is represented by 2 H₂O₂ → 2 H₂O + O₂.',
          contrast: 'In a synthesis, several substances become one.',
          wordParts: 'de- (apart) + composition',
          picture: 'one shape that splits in two',
        },
        {
          term: 'single replacement',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a reaction in which an uncombined element takes the place of a different element in a compound',
          example: 'In a single replacement reaction, metallic zinc replaces the hydrogen of an acid and thereby releases it as a gas.',
          contrast: 'In a double replacement, two compounds trade partners with each other.',
          wordParts: 're- (again) + place + -ment',
          picture: 'a dancer who cuts in on a couple',
        },
        {
          term: 'double replacement',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a reaction in which two compounds exchange their positive components and thereby create two different compounds',
          example: 'Silver nitrate and calcium chloride react by double replacement.',
          contrast: 'In a single replacement, an element enters a compound and pushes another one out.',
          wordParts: 'double + replacement',
          picture: 'two couples who trade partners',
        },
        {
          term: 'precipitate',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'an insoluble solid that separates from the liquid when two solutions are combined',
          example: 'White silver chloride separates from the solution as a precipitate and is therefore marked (s) in the equation.',
          contrast: 'A dissolved salt stays invisible in the solution and is marked (aq).',
          wordParts: 'from a Latin word for throw down',
          picture: 'white flakes that sink in a test tube',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Which formula represents uncombined nitrogen gas, as it occurs in the atmosphere, in a chemical equation?',
          answer: 'N₂',
          distractors: [
            { text: 'N', error: 'writes the symbol of a single atom for the gas' },
            { text: '2 N', error: 'writes two separate atoms instead of a molecule' },
            { text: 'N₃', error: 'takes over the number of bonds or the charge of an ion' },
          ],
          reason: 'Nitrogen gas consists of molecules with two atoms each, so it is written N₂.',
        },
        {
          thinking: 'remember',
          question:
            'Which scientific law requires that the number of atoms of each element be identical on both sides of a chemical equation?',
          answer: 'the law of conservation of mass',
          distractors: [
            { text: 'the law of conservation of momentum', error: 'picks a law about motion and collisions' },
            { text: 'the law of definite proportions', error: 'picks the law about the fixed make-up of one compound' },
            { text: 'the law of multiple proportions', error: 'picks the law about two elements that form several compounds' },
          ],
          reason: 'Atoms are neither made nor lost in a chemical reaction, so the total mass stays the same.',
        },
        {
          thinking: 'remember',
          question: 'What does the symbol (aq) behind a chemical formula indicate about the state of that substance?',
          answer: 'dissolved in water',
          distractors: [
            { text: 'given off as a gas', error: 'mixes up (aq) and (g)' },
            { text: 'melted by strong heat', error: 'mixes up (aq) and (l)' },
            { text: 'settled as a solid', error: 'mixes up (aq) and (s)' },
          ],
          reason: 'The letters come from aqueous, which contains the Latin word for water.',
        },
        {
          thinking: 'remember',
          question: 'Which two substances are produced when a hydrocarbon such as propane burns with an unlimited supply of oxygen?',
          answer: 'carbon dioxide and water',
          distractors: [
            { text: 'carbon and hydrogen peroxide', error: 'names a wrong compound of hydrogen and oxygen' },
            { text: 'carbon dioxide and hydrogen', error: 'forgets that hydrogen reacts with oxygen as well' },
            { text: 'carbon monoxide and hydrogen', error: 'mixes in the gas that forms when oxygen is short' },
          ],
          reason: 'With enough oxygen, the carbon becomes CO₂ and the hydrogen becomes H₂O.',
        },
        {
          thinking: 'understand',
          question:
            'If a student balances the equation H₂ + O₂ → H₂O by writing the formula H₂O₂ on the right side, what has the student actually done?',
          answer: 'named another product, hydrogen peroxide',
          distractors: [
            { text: 'balanced the same reaction by a shortcut', error: 'checks the count and overlooks the substance' },
            { text: 'shown two separate molecules of water', error: 'reads a subscript as if it were a coefficient' },
            { text: 'turned the reaction around, into a decomposition', error: 'thinks that a new formula reverses the arrow' },
          ],
          reason: 'A changed subscript makes a different substance. The correct equation is 2 H₂ + O₂ → 2 H₂O.',
        },
        {
          thinking: 'understand',
          question:
            'How should the equation 4 Mg + 2 O₂ → 4 MgO, in which the numbers of atoms are already equal, be changed into its conventional form?',
          answer: 'Divide each coefficient by 2.',
          distractors: [
            { text: 'Divide each coefficient by 4.', error: 'divides by the largest number and gets a fraction' },
            { text: 'Multiply each subscript by 2.', error: 'changes substances instead of amounts' },
            { text: 'Write the oxygen as 4 O.', error: 'breaks up a two-atom molecule' },
          ],
          reason: 'The counts are equal, but the usual form has the smallest whole numbers: 2 Mg + O₂ → 2 MgO.',
        },
        {
          thinking: 'understand',
          question:
            'How does the balanced equation account for the observation that magnesium, when it burns in an open dish, leaves a solid that weighs more than the original metal?',
          answer: 'Oxygen from the air is one of the reactants.',
          distractors: [
            { text: 'Heat from the flame is turned into new matter.', error: 'treats energy as if it became mass' },
            { text: 'The atoms of the metal grow as they get hot.', error: 'thinks that single atoms swell' },
            { text: 'The coefficient of the metal rises to 2.', error: 'takes a number in the equation for a gain in the dish' },
          ],
          reason: 'In 2 Mg + O₂ → 2 MgO, the product contains oxygen that was not weighed at the start.',
        },
        {
          thinking: 'apply',
          question: 'How many oxygen atoms altogether are represented by the expression 3 Al₂(SO₄)₃ in a balanced equation?',
          answer: '36',
          distractors: [
            { text: '12', error: 'leaves out either the coefficient or the subscript behind the parenthesis' },
            { text: '21', error: 'adds 4 and 3 before multiplying by 3' },
            { text: '64', error: 'treats the outer subscript as an exponent' },
          ],
          reason: 'Each SO₄ group has 4 oxygen atoms, each formula unit has 3 groups, and there are 3 units: 4 × 3 × 3 = 36.',
        },
        {
          thinking: 'apply',
          question:
            'Which three coefficients, in order from left to right, are required to balance the equation for the oxidation of iron, Fe + O₂ → Fe₂O₃?',
          answer: '4, 3, 2',
          distractors: [
            { text: '2, 1, 1', error: 'balances the iron and leaves two oxygen atoms facing three' },
            { text: '2, 3, 1', error: 'counts each O₂ as if it were one atom' },
            { text: '4, 6, 2', error: 'needs six oxygen atoms but writes six molecules' },
          ],
          reason: 'In 4 Fe + 3 O₂ → 2 Fe₂O₃, both sides have 4 iron atoms and 6 oxygen atoms.',
        },
        {
          thinking: 'apply',
          question:
            'According to the balanced equation, how many molecules of O₂ are required for the complete combustion of one molecule of propane, C₃H₈?',
          answer: '5',
          distractors: [
            { text: '3', error: 'matches the carbon atoms and forgets the water' },
            { text: '4', error: 'takes the number of water molecules' },
            { text: '10', error: 'counts oxygen atoms instead of molecules' },
          ],
          reason: '3 CO₂ and 4 H₂O hold 6 + 4 = 10 oxygen atoms, which come from 5 molecules of O₂.',
        },
        {
          thinking: 'apply',
          question:
            'If the combustion equation C₂H₆ + O₂ → CO₂ + H₂O is balanced with the smallest possible whole numbers, which coefficient is required in front of O₂?',
          answer: '7',
          distractors: [
            { text: '3.5', error: 'stops at a fraction instead of doubling each coefficient' },
            { text: '5', error: 'counts the oxygen atoms of one CO₂ and three H₂O' },
            { text: '14', error: 'counts oxygen atoms instead of molecules' },
          ],
          reason: '2 C₂H₆ + 7 O₂ → 4 CO₂ + 6 H₂O has 4 carbon, 12 hydrogen and 14 oxygen atoms on each side.',
        },
        {
          thinking: 'apply',
          question:
            'What is the balanced equation for the reaction of calcium chloride with silver nitrate, which gives calcium nitrate and silver chloride?',
          answer: 'CaCl₂ + 2 AgNO₃ → Ca(NO₃)₂ + 2 AgCl',
          distractors: [
            { text: 'CaCl₂ + AgNO₃ → Ca(NO₃)₂ + AgCl', error: 'has the right formulas but skips the count' },
            { text: 'CaCl₂ + AgNO₃ → CaNO₃ + AgCl₂', error: 'carries old subscripts over to new partners' },
            { text: 'CaCl₂ + 2 AgNO₃ → Ca(NO₃)₂ + Ag₂Cl₂', error: 'uses subscripts to make the numbers fit' },
          ],
          reason: 'Each side has 1 calcium, 2 chlorine and 2 silver atoms and 2 nitrate groups, and each formula has balanced charges.',
        },
        {
          thinking: 'apply',
          question:
            'A chemist heats 24.5 grams of potassium chlorate until it has broken down, and 14.9 grams of potassium chloride remain. What mass of oxygen escaped?',
          answer: '9.6 grams',
          distractors: [
            { text: '14.9 grams', error: 'takes the mass of the solid for that of the gas' },
            { text: '24.5 grams', error: 'thinks that the whole sample became a gas' },
            { text: '39.4 grams', error: 'adds the masses instead of subtracting' },
          ],
          reason: 'Total mass stays the same, so the gas has 24.5 − 14.9 = 9.6 grams. The equation is 2 KClO₃ → 2 KCl + 3 O₂.',
        },
        {
          thinking: 'analyze',
          question:
            'A lab partner maintains that Na + H₂O → NaOH + H₂ is balanced because each element appears on both sides. What does a systematic count of the atoms reveal?',
          answer: 'The right side has one hydrogen atom too many.',
          distractors: [
            { text: 'The left side has one sodium atom too few.', error: 'looks for the fault in the element that comes first' },
            { text: 'The left side has one oxygen atom too few.', error: 'overlooks that each side has a single oxygen atom' },
            { text: 'The right side has one sodium atom too many.', error: 'counts the letters Na and N as separate atoms' },
          ],
          reason: 'On the left there are 2 hydrogen atoms, and on the right 1 + 2 = 3. Balanced, it is 2 Na + 2 H₂O → 2 NaOH + H₂.',
        },
        {
          thinking: 'analyze',
          question:
            'A particle drawing shows two CO molecules and one O₂ molecule before a reaction and two CO₂ molecules afterward. Which equation represents the drawing correctly?',
          answer: '2 CO + O₂ → 2 CO₂',
          distractors: [
            { text: 'C₂O₂ + O₂ → C₂O₄', error: 'merges separate molecules into one formula' },
            { text: 'CO + O → CO₂', error: 'keeps the count but not the two-atom molecule of oxygen' },
            { text: '2 CO + 2 O → 2 CO₂', error: 'counts the atoms of O₂ as separate particles' },
          ],
          reason:
            'Coefficients give the number of molecules and subscripts the atoms in each. Both sides have 2 carbon and 4 oxygen atoms.',
        },
        {
          thinking: 'evaluate',
          question:
            'When balancing C₄H₁₀ + O₂ → CO₂ + H₂O, an experienced student adjusts carbon first, hydrogen second and oxygen last. Why is this an efficient strategy?',
          answer: 'O₂ stands by itself, so it can be adjusted last.',
          distractors: [
            { text: 'Carbon comes first in alphabetical order.', error: 'takes a habit of writing for a reason' },
            { text: 'Hydrogen is lightest, so its number matters least.', error: 'thinks that light atoms need less care' },
            { text: 'Oxygen is a gas, so it need not be counted.', error: 'thinks that gases do not count as matter' },
          ],
          reason:
            'Changing O₂ disturbs no other element. The result is 2 C₄H₁₀ + 13 O₂ → 8 CO₂ + 10 H₂O, with 26 oxygen atoms on each side.',
        },
        {
          thinking: 'evaluate',
          question:
            'Which result would be the most convincing evidence for a class that wants to demonstrate that baking soda and vinegar react without any loss of matter?',
          answer: 'equal masses of a sealed, rigid bottle before and after',
          distractors: [
            { text: 'a lower mass of an open cup after the fizzing has ended', error: 'takes escaped gas for matter that has vanished' },
            {
              text: 'a drop in temperature while the mixture is fizzing',
              error: 'takes evidence of an energy change for evidence about mass',
            },
            { text: 'a larger volume of foam than of liquid in the beginning', error: 'takes volume for mass' },
          ],
          reason:
            'In a sealed container that keeps its shape, no gas can leave, so the balance compares the whole of the matter. Small amounts and a bottle that is built for pressure keep this safe.',
        },
      ],
      misconceptions: [
        {
          belief: 'To balance an equation, you may change any number that does not fit.',
          why: 'Subscripts and coefficients are both numbers, and changing a subscript often works at once.',
          truth: 'A subscript is part of the identity of a substance, so the coefficients are what we adjust.',
          teacherMove:
            'Show H₂O and H₂O₂ as models and ask which one students would drink. They then write a rule about which numbers are off-limits and why.',
        },
        {
          belief: 'The number of molecules has to be the same on both sides.',
          why: 'The word “balanced” suggests that the numbers in front of the formulas add up equally.',
          truth: 'Atoms of each element are conserved, while the number of molecules may change, as in N₂ + 3 H₂ → 2 NH₃.',
          teacherMove:
            'Students build four molecules on the left with counters and rebuild them into two on the right. They fill in two rows: “molecules” and “atoms.”',
        },
        {
          belief: 'In Ca(OH)₂ there are one oxygen atom and two hydrogen atoms.',
          why: 'Students apply the subscript to the nearest symbol, as they do in H₂O.',
          truth: 'The subscript behind a parenthesis multiplies each atom inside, so there are two of each.',
          teacherMove:
            'Have students rewrite the formula without parentheses, as CaOHOH, and count. They repeat this with Mg(NO₃)₂ and explain the shortcut.',
        },
        {
          belief: 'If a gas is formed, mass is lost.',
          why: 'The reading of a balance falls when a gas escapes from an open container.',
          truth: 'The gas has mass, which has only left the container.',
          teacherMove:
            'Students predict the reading for an open and a closed container and then write where each gram is, using the products in the equation.',
        },
        {
          belief: 'A coefficient belongs to the first element of the formula.',
          why: 'In 2 NaCl the 2 stands right next to Na.',
          truth: 'The coefficient multiplies the whole formula: 2 NaCl stands for two sodium ions and two chloride ions.',
          teacherMove:
            'Let students write 3 H₂O as H₂O + H₂O + H₂O and count the atoms. They cross out wrong counts on a short list and say what went wrong.',
        },
      ],
      questions: [
        {
          thinking: 'understand',
          question:
            'Why are chemists allowed to change coefficients but not subscripts when they balance an equation, and what would go wrong otherwise?',
          lookFors: [
            'Says that a coefficient changes the amount, while a subscript changes the substance.',
            'Gives an example, such as H₂O and H₂O₂ or CO and CO₂.',
            'Links the rule to the fact that the formulas describe real substances.',
          ],
          probe: 'What would the label on the bottle have to say?',
        },
        {
          thinking: 'analyze',
          question:
            'Which quantities are conserved and which quantities change in the reaction N₂ + 3 H₂ → 2 NH₃, in which four molecules become only two?',
          lookFors: [
            'Says that the atoms of each element and the total mass stay the same.',
            'Says that the number of molecules and the bonds change.',
            'Shows the count of 2 nitrogen and 6 hydrogen atoms on each side.',
          ],
          probe: 'What would you expect for the pressure in a closed container?',
        },
        {
          thinking: 'apply',
          question:
            'How would you balance the skeleton equation Al + HCl → AlCl₃ + H₂ systematically, and what reasoning determines each of your steps?',
          lookFors: [
            'Sees that chlorine comes in threes and hydrogen in twos, so six is a useful number.',
            'Reaches 2 Al + 6 HCl → 2 AlCl₃ + 3 H₂.',
            'Checks each element: 2 Al, 6 H and 6 Cl on both sides.',
          ],
          probe: 'Where did you first need to go back?',
        },
        {
          thinking: 'evaluate',
          question:
            'Is it scientifically acceptable to balance a combustion as C₂H₆ + 3.5 O₂ → 2 CO₂ + 3 H₂O? Defend your opinion for two different purposes.',
          lookFors: [
            'Confirms that the counts are equal: 2 C, 6 H and 7 O on each side.',
            'Says that half a molecule does not exist, so whole numbers suit a picture of particles.',
            'Admits that fractions can be useful for amounts in moles or for one unit of fuel.',
          ],
          probe: 'How would you turn it into whole numbers?',
        },
        {
          thinking: 'analyze',
          question:
            'Under which conditions is it efficient to count a polyatomic ion as one unit, and when does this shortcut produce errors?',
          lookFors: [
            'Says that it works when the group is unchanged on both sides, such as NO₃ in a double replacement.',
            'Says that it fails when the group breaks up, such as ClO₃ in the decomposition of KClO₃.',
            'Shows how to check before using it.',
          ],
          probe: 'Which products warn you?',
        },
        {
          thinking: 'evaluate',
          question:
            'How do a particle drawing and a balanced equation differ in the insight that they provide into a reaction, and what information does each of them conceal?',
          lookFors: [
            'Names a strength of the drawing, such as making molecules and leftovers visible.',
            'Names a strength of the equation, such as ratios, states and brevity.',
            'Says that neither shows how fast or through which steps the reaction runs.',
          ],
          probe: 'Which would you give to someone who has just begun?',
        },
        {
          thinking: 'analyze',
          question:
            'How can it be consistent with conservation of mass that wood loses most of its mass as it burns, whereas steel wool becomes noticeably heavier?',
          lookFors: [
            'Explains that gases leave the burning wood as products.',
            'Explains that oxygen from the air joins the iron.',
            'Describes a closed system in which neither reading would change.',
          ],
          probe: 'What would you have to weigh in each case?',
        },
        {
          thinking: 'create',
          question: 'How would you design a set of three equations, from easy to hard, that shows whether a classmate can really balance?',
          lookFors: [
            'Each equation adds a new difficulty, such as parentheses or an odd number of oxygen atoms.',
            'The formulas are correct, and the solutions have been checked.',
            'States which error each equation would reveal.',
          ],
          probe: 'Which one could be solved by a wrong method?',
        },
        {
          thinking: 'apply',
          question: 'What does a balanced equation tell a factory that makes ammonia, and what else would the factory need to know?',
          lookFors: [
            'Reads the ratio 1 to 3 to 2 from the equation.',
            'Says that mass in equals mass out, so leftovers can be tracked.',
            'Names missing information, such as temperature, pressure, speed or cost.',
          ],
          probe: 'What happens if the gases are not mixed in that ratio?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a demonstration with building blocks that convinces a skeptical classmate that balancing an equation means more than making two numbers equal?',
          lookFors: [
            'Gives each element its own kind of block, so that every atom can be followed.',
            'Shows that changing a subscript builds a different molecule.',
            'Takes apart and rebuilds the same blocks without any left over.',
          ],
          probe: 'Which mistake would your demonstration make visible at once?',
        },
      ],
      activities: [
        {
          title: 'The recipe that does not add up',
          purpose: 'engage',
          minutes: [6, 10],
          grouping: 'pairs',
          thinking: 'understand',
          materials: ['six paper clips of one color and two of another for each pair'],
          steps: [
            'Join paper clips of one color into three pairs, which stand for molecules of H₂.',
            'Join two clips of the other color into one pair, which stands for a molecule of N₂.',
            'Take the pairs apart and build as many groups of one N with three H as you can.',
            'Write a sentence about what stayed the same and what changed.',
            'Turn your building into an equation with numbers in front of the formulas.',
          ],
          lookFor: 'Pairs build two groups, use all eight clips with none left over, and write N₂ + 3 H₂ → 2 NH₃.',
        },
        {
          title: 'Four reactions in counters',
          purpose: 'explore',
          minutes: [25, 30],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['about forty counters in four colors for each group', 'four cards with skeleton equations', 'paper'],
          steps: [
            'Lay out one molecule of each reactant on the first card with counters and write down which color stands for which element.',
            'Build the products and notice which counters are missing or left over.',
            'Add whole molecules, never single counters, until the two sides match.',
            'Record the number of each molecule on paper as a coefficient.',
            'Repeat this with the other cards and circle the one that took the most steps.',
          ],
          lookFor: 'Groups add complete molecules, and they can say why a single extra counter would break the rule.',
        },
        {
          title: 'Think-aloud with a ledger',
          purpose: 'explain',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['a two-column ledger for each pair', 'a list of six skeleton equations'],
          steps: [
            'Write the elements of the first equation on the list down the side of the ledger.',
            'Count the atoms on the left and on the right and enter both numbers.',
            'Let one partner change a coefficient and say why, while the other corrects the numbers.',
            'Switch roles after each equation.',
            'Explain to another pair which element you would begin with next time.',
          ],
          lookFor: 'Students update the ledger after each change and start with elements that stand in only one formula on each side.',
        },
        {
          title: 'Error clinic',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['a sheet with eight solved equations, five of them faulty'],
          steps: [
            'Count the atoms in each equation on the sheet and mark it as sound or faulty.',
            'Name the fault in each faulty one, such as a changed subscript or a missed parenthesis.',
            'Write the correct equation and prove it with a count.',
            'Write one tip that would have prevented the most common fault.',
          ],
          lookFor: 'Students name causes and do not just write new numbers, and they notice balanced equations with impossible formulas.',
        },
        {
          title: 'From a sentence to an equation',
          purpose: 'extend',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'create',
          materials: ['description cards of six industrial reactions', 'a periodic table', 'poster paper'],
          steps: [
            'Choose one of the description cards and underline each reactant, product and state.',
            'Write the formulas with the help of the periodic table and turn them into a skeleton equation.',
            'Balance the equation and add the symbols for the states.',
            'Draw the particles before and after the reaction on poster paper so that they match the coefficients.',
            'Add one sentence about what the equation cannot tell the reader.',
          ],
          lookFor:
            'Drawings and coefficients agree, formulas come from names and charges and not from guesses, and a limit of the equation is named.',
        },
      ],
      recalls: [
        {
          prompt: 'Name the elements in Na₂CO₃ and tell how many atoms of each the formula shows.',
          answer: 'Two sodium, one carbon and three oxygen atoms.',
          likelyError: 'Takes the C and the O together as cobalt.',
          minutes: 1,
        },
        {
          prompt: 'Find the least common multiple of 2 and 3, and of 4 and 6.',
          answer: '6 and 12.',
          likelyError: 'Multiplies 4 by 6 and gives 24.',
          minutes: 1,
        },
        {
          prompt: 'Write the formulas of the ions sodium, calcium, chloride and oxide with their charges.',
          answer: 'Na⁺, Ca²⁺, Cl⁻ and O²⁻.',
          likelyError: 'Gives calcium a single charge or leaves the signs out.',
          minutes: 2,
        },
        {
          prompt: 'Write the formula of the compound of calcium and chlorine, and explain why it needs the small number.',
          answer: 'CaCl₂; two chloride ions with one negative charge each balance one calcium ion with two positive charges.',
          likelyError: 'Writes CaCl because each element is named once.',
          minutes: 2,
        },
        {
          prompt: 'Give two signs that a chemical reaction may have taken place in a beaker.',
          answer: 'For example: gas bubbles, a new solid, a color change, a change of temperature or light.',
          likelyError: 'Names melting or dissolving, which are physical changes.',
          minutes: 1,
        },
        {
          prompt: 'Simplify the ratio 4 : 6 : 2 and explain what stays the same.',
          answer: '2 : 3 : 1; the proportion between the parts stays the same.',
          likelyError: 'Subtracts 2 from each number and gives 2 : 4 : 0.',
          minutes: 1,
        },
        {
          prompt: 'Explain the difference between an atom, a molecule and a compound with one example of each.',
          answer: 'For example: H is an atom, H₂ is a molecule of one element, and H₂O is a compound of two elements.',
          likelyError: 'Says that each molecule is a compound.',
          minutes: 3,
        },
      ],
      hardestCase: {
        prompt:
          'Balance Ca(OH)₂ + H₃PO₄ → Ca₃(PO₄)₂ + H₂O. A classmate writes Ca₃(OH)₂ + 2 H₃PO₄ → Ca₃(PO₄)₂ + 6 H₂O and says, “Calcium and phosphate fit, so it is nearly done.” Explain what is wrong and show a count that proves your solution.',
        answer:
          'The classmate changed a subscript: calcium hydroxide is Ca(OH)₂, and there is no Ca₃(OH)₂. Three calcium atoms must come from three units, so the equation is 3 Ca(OH)₂ + 2 H₃PO₄ → Ca₃(PO₄)₂ + 6 H₂O. Count: 3 calcium on both sides; 2 phosphate groups on both sides; hydrogen 3 × 2 + 2 × 3 = 12 on the left and 6 × 2 = 12 on the right; oxygen outside the phosphate 3 × 2 = 6 on the left and 6 on the right.',
        partial:
          'Finds 3, 2, 1 and 6 by trial but cannot say why the subscript may not be changed, or counts hydrogen in only one formula.',
        reteach:
          'Give students cards with Ca(OH)₂ and H₃PO₄ that may be copied but not cut. They lay out as many as they need, and fill in a table with one row each for Ca, PO₄, H and the remaining O.',
      },
      processes: [
        {
          title: 'balancing an equation by inspection',
          steps: [
            'Write the correct formula of each reactant and product.',
            'Count the atoms of each element on both sides.',
            'Place coefficients to balance the elements that stand in compounds.',
            'Balance the elements that stand alone.',
            'Reduce the coefficients to the smallest whole numbers.',
            'Count each element once more on both sides.',
          ],
        },
        {
          title: 'balancing the burning of propane',
          steps: [
            'Write C₃H₈ + O₂ → CO₂ + H₂O.',
            'Match the three carbon atoms by writing 3 CO₂.',
            'Match the eight hydrogen atoms by writing 4 H₂O.',
            'Add up the ten oxygen atoms that now stand on the right.',
            'Supply these ten atoms by writing 5 O₂ on the left.',
            'Prove the result with a final count of C, H and O.',
          ],
        },
      ],
      causes: [
        { cause: 'a student changes a subscript to make the numbers fit', effect: 'the equation describes a different substance' },
        {
          cause: 'an odd number of oxygen atoms on the right must come from O₂',
          effect: 'a fraction appears, and doubling each coefficient removes it',
        },
        {
          cause: 'a gas leaves an open beaker during a reaction',
          effect: 'the balance shows less mass, although no matter has been destroyed',
        },
        {
          cause: 'each coefficient of a balanced equation is doubled',
          effect: 'the counts are still equal, but the form is no longer the simplest',
        },
        { cause: 'a polyatomic ion stays whole in a reaction', effect: 'it can be counted as one unit, which saves time' },
      ],
      comparisons: [
        {
          a: 'a coefficient',
          b: 'a subscript',
          alike: 'Both are numbers in an equation that help to count atoms, and both are left out when they are 1.',
          different: [
            { feature: 'place', a: 'in front of a formula', b: 'low behind a symbol or parenthesis' },
            { feature: 'what it counts', a: 'units of a whole substance', b: 'atoms or groups in one unit' },
            { feature: 'when you balance', a: 'may be changed', b: 'has to stay as it is' },
          ],
        },
        {
          a: 'a synthesis reaction',
          b: 'a decomposition reaction',
          alike: 'Both rearrange atoms, and the mass of the reactants equals the mass of the products.',
          different: [
            { feature: 'reactants', a: 'two or more', b: 'one compound' },
            { feature: 'products', a: 'one compound', b: 'two or more' },
            { feature: 'example', a: '2 Mg + O₂ → 2 MgO', b: '2 KClO₃ → 2 KCl + 3 O₂' },
          ],
        },
      ],
      connections: [
        'Math: let students solve one equation with letters for the unknown coefficients and compare this with balancing by inspection.',
        'Biology: have students balance photosynthesis, 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂, and count all 18 oxygen atoms on each side.',
        'Engineering: use 2 H₂ + O₂ → 2 H₂O, the reaction in a hydrogen fuel cell, to find the ratio in which the two gases are used up.',
        'Cooking: compare a recipe for twelve muffins with an equation, and discuss where the comparison breaks down.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'The drawings of Marie-Anne Lavoisier',
          task: 'Students study one of her plates and write down what must be weighed, and when, so that the experiment proves something.',
          background:
            'Marie-Anne Paulze Lavoisier recorded experiments, translated works from English and drew the apparatus for the textbook that her husband Antoine published in 1789.',
          checkFirst: 'Choose a plate with readable apparatus, and say that credit was shared unequally.',
        },
        {
          aspect: 'language',
          title: 'Elements named in Japanese',
          task: 'Students take apart four Japanese names of elements, match them with symbols and judge which name says the most about its element.',
          background:
            'Scholars such as Udagawa Yōan wrote about European chemistry in Japanese in the 1800s. Hydrogen is suiso (“water element”), oxygen sanso (“acid element”), carbon tanso (“charcoal element”) and nitrogen chisso (“choking element”).',
          checkFirst: 'Students who read Japanese or Chinese may help if they like.',
        },
        {
          aspect: 'history',
          title: 'Iron from a Haya furnace',
          task: 'Students balance Fe₂O₃ + CO → Fe + CO₂ and match each substance with a part of a furnace in a diagram.',
          background:
            'In the 1970s elders of the Haya in Tanzania built a furnace like those of earlier times and smelted iron with charcoal, so that researchers could learn how the craft had worked.',
          checkFirst: 'Present the elders as experts in a technology, and avoid the word “primitive.”',
        },
        {
          aspect: 'place',
          title: 'Marble under dirty air in Agra',
          task: 'Students check the atom count of CaCO₃ + H₂SO₄ → CaSO₄ + H₂O + CO₂ and decide which reactant a city can control.',
          background:
            'The Taj Mahal in Agra, India, is built of white marble. To protect it from polluted air, India’s Supreme Court ordered in the 1990s that industries in the area stop burning coal and coke, change their fuel or move.',
          checkFirst: 'Discuss jobs as well as stone, since workers were affected.',
        },
        {
          aspect: 'family and community',
          title: 'White walls in the Cyclades',
          task: 'Students put three equations of the lime cycle in order, check each count and explain why the wall ends as the rock it began with.',
          background:
            'On Greek islands, houses are traditionally whitewashed with lime. Limestone is burned to CaO, slaked with water to Ca(OH)₂, and takes up CO₂ on the wall to form CaCO₃ again.',
          checkFirst: 'Lime is harmful to eyes and skin; do not let students handle it.',
        },
        {
          aspect: 'critical question',
          title: 'Bread and side effects from N₂',
          task: 'Students balance the synthesis of ammonia and list who gains and who bears the costs when much more of it is made.',
          background:
            'Factories turn nitrogen from the air into ammonia for fertilizer, which helps to grow food for a large part of humanity. Runoff from fields helps to create a zone with little oxygen in the Gulf of Mexico.',
          checkFirst: 'Some students’ families may live from farming; speak of systems and not of guilty people.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'An oxygen atom leaves a molecule of water in a leaf and ends up, much later, in the flame of a gas stove. Narrate its journey through three reactions, and choose which partner it misses most.',
          audience: 'readers of a science fiction blog',
          plan: ['Where does it begin?', 'Who are its partners on the way?', 'What stays the same about it?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'During a contest, a team notices with one minute left that its equation counts correctly but describes the wrong substance. Tell what happens in that minute, and choose who speaks up.',
          audience: 'readers of a school magazine',
          plan: ['What gives the mistake away?', 'Who disagrees?', 'What do they hand in?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A careful bookkeeper takes a job in a chemistry lab in 1790 and insists on weighing even the air. Tell the story of the first day, and choose the moment when the others stop laughing.',
          audience: 'listeners to a history podcast',
          plan: ['What does the bookkeeper ask for?', 'What does the balance show?', 'What changes in the lab?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A friend says that balancing equations is pointless because a computer program can do it at once. Argue for or against this view, and choose an example in which understanding matters.',
          audience: 'readers of a student newspaper',
          plan: ['What can the program do?', 'What could go wrong if nobody understands it?', 'Which point of your friend is fair?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your department can buy either molecular model kits or electronic balances for teaching reactions. Persuade the head of science to choose one, and choose the evidence that will count most.',
          audience: 'a letter to the head of science',
          plan: ['What do students find hard?', 'What would each purchase change?', 'What will the other side say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A textbook team wonders whether to begin the chapter with particle drawings or with formulas. Convince the team to accept your order, and choose one equation to demonstrate it.',
          audience: 'authors of a chemistry textbook',
          plan: ['What does a beginner see?', 'Which mistake would your order prevent?', 'What is the cost of it?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a student who missed the lesson how to balance the burning of a fuel. Choose an example with an odd number of oxygen atoms, and show how you get rid of the fraction.',
          audience: 'a page of notes for an absent classmate',
          plan: ['Which element comes first?', 'Why does oxygen come last?', 'How do you check?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain why steel wool gains mass when it burns in the open while a candle loses mass. Choose a drawing or an equation for each, and show that no atom has been lost.',
          audience: 'visitors to a science fair',
          plan: ['What enters or leaves?', 'What would a sealed container show?', 'How do the equations help?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain the four pieces of information that a balanced equation gives and two that it leaves out. Choose one reaction from daily life to follow through the whole text.',
          audience: 'first-year chemistry students',
          plan: ['What do the numbers say?', 'What do the letters in parentheses say?', 'What must be found elsewhere?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe what you would see if you could watch methane and oxygen react as particles in slow motion. Choose one molecule to follow, and keep the count of atoms true to the equation.',
          audience: 'an animator who will draw the scene',
          plan: ['Who meets whom?', 'What comes apart, and what is built?', 'What is different at the end?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the moment when two clear solutions meet and a white solid appears. Choose two senses that are safe to use in a lab, and link each observation to a part of the equation.',
          audience: 'a reader who has never been in a lab',
          plan: ['What changes first?', 'Where does the solid go?', 'What remains invisible?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the work table of a student halfway through a long balancing problem, from eraser crumbs to crossed-out numbers. Choose three details that show how the thinking has moved.',
          audience: 'readers of a collection about learning',
          plan: ['What was tried first?', 'Where did the idea turn?', 'What will happen next?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a dialogue in which a coefficient and a subscript argue about who matters more. Choose an equation as their stage, and let a wrong move by one of them have a funny result.',
          audience: 'classmates who need a memorable rule',
          plan: ['What can each of them change?', 'What goes wrong?', 'What do they agree on?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a board game in which players collect atoms and may trade whole molecules but not single atoms. Choose three reactions as goals, and write the rules on one page.',
          audience: 'students of your own age',
          plan: ['How does a player get molecules?', 'When is a reaction complete?', 'How is a false formula punished?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a poem in two stanzas that mirror each other like the two sides of an equation, with the same key words in a new order. Choose a reaction and leave no word behind.',
          audience: 'visitors to a display on science and art',
          plan: ['Which words are your atoms?', 'What does the arrow between the stanzas do?', 'What does the new order mean?'],
        },
      ],
      itemSets: [
        {
          title: 'Inside an older air bag',
          text: 'The air bags of many older cars contain a solid called sodium azide, whose formula is NaN₃. In a crash, an electrical signal heats it so that it breaks down within thousandths of a second into sodium metal and nitrogen gas. An engineer who broke down 130 grams of sodium azide in a closed steel container collected 84 grams of nitrogen. Because sodium metal reacts violently with moisture, other substances in a real air bag quickly turn it into a harmless solid. A trainee described the reaction with the equation NaN₃ → Na + N₃, which has equal numbers of each atom on both sides but which the engineer rejected anyway.',
          facts: [
            {
              thinking: 'analyze',
              question: 'For what chemical reason did the engineer most likely reject the equation that the trainee had suggested?',
              answer: 'The product must be written as N₂.',
              distractors: [
                {
                  text: 'The sodium must be written as Na₂.',
                  error: 'thinks that all elements are diatomic',
                },
                {
                  text: 'The nitrogen must be written as 3 N.',
                  error: 'thinks that gases consist of single atoms',
                },
                {
                  text: 'The reactant must be written as NaN₂.',
                  error: 'changes the subscript of the reactant',
                },
              ],
              reason: 'Uncombined nitrogen exists as N₂ molecules; a balanced count is of no use with a wrong formula.',
            },
            {
              thinking: 'apply',
              question: 'How many molecules of nitrogen form when 40 units of sodium azide decompose?',
              answer: '60',
              distractors: [
                {
                  text: '20',
                  error: 'takes one molecule for two units',
                },
                {
                  text: '40',
                  error: 'takes one molecule for each unit',
                },
                {
                  text: '120',
                  error: 'counts nitrogen atoms instead of molecules',
                },
              ],
              reason: 'In 2 NaN₃ → 2 Na + 3 N₂, two units give three molecules: 40 × 3 ÷ 2 = 60.',
            },
            {
              thinking: 'apply',
              question: 'What mass of sodium metal must have been produced in the engineer’s closed container?',
              answer: '46 grams',
              distractors: [
                {
                  text: '42 grams',
                  error: 'takes half of the mass of nitrogen',
                },
                {
                  text: '84 grams',
                  error: 'thinks that the products have equal masses',
                },
                {
                  text: '214 grams',
                  error: 'adds the masses instead of subtracting',
                },
              ],
              reason: 'Mass is conserved, so 130 g − 84 g = 46 g of sodium must be left.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Another trainee balances the decomposition of sodium azide as NaN₃ → Na + 1½ N₂. For which purposes would you consider this version acceptable, and for which purposes would you reject it?',
            lookFors: [
              'Accepts it for mole ratios, where half a mole is meaningful, and shows that the atoms are balanced.',
              'Rejects it as a picture of single molecules and gives 2 NaN₃ → 2 Na + 3 N₂ with the smallest whole numbers.',
            ],
            probe: 'How would you explain to the trainee where the 3 in front of N₂ comes from?',
          },
        },
        {
          title: 'Welding a rail',
          text: 'Railroad workers can weld two rails with a glowing mixture of iron(III) oxide, Fe₂O₃, and powdered aluminum. In the violent reaction, aluminum oxide and iron are formed, and it becomes so hot that the iron melts and flows into the gap between the rails. For a demonstration, a worker made a mixture of 160 grams of iron oxide and 54 grams of aluminum, in which nothing was left over. Afterward the worker separated 112 grams of iron from the aluminum oxide. A visitor suggested writing the reaction as Fe₂O₃ + Al → AlO₃ + Fe₂, since in this form each element is already balanced.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What is the fundamental mistake in the equation that the visitor to the demonstration suggested?',
              answer: 'The formulas of the products were changed to fit.',
              distractors: [
                {
                  text: 'The coefficients of the reactants are too small.',
                  error: 'looks for numbers in front instead of formulas',
                },
                {
                  text: 'The iron on the right must be written as an ion.',
                  error: 'confuses the metal with its ion',
                },
                {
                  text: 'The aluminum must be written as a molecule, Al₂.',
                  error: 'thinks that elements come in pairs',
                },
              ],
              reason: 'Aluminum oxide is Al₂O₃ and iron metal is written Fe; subscripts must stay as the substances demand.',
            },
            {
              thinking: 'apply',
              question:
                'Which coefficients, in the order Fe₂O₃, Al, Al₂O₃ and Fe, are necessary to balance the equation for the welding reaction correctly?',
              answer: '1, 2, 1, 2',
              distractors: [
                {
                  text: '1, 1, 1, 2',
                  error: 'forgets the second aluminum atom',
                },
                {
                  text: '2, 3, 2, 3',
                  error: 'takes subscripts for coefficients',
                },
                {
                  text: '2, 2, 1, 4',
                  error: 'balances the metals and forgets the oxygen',
                },
              ],
              reason: 'Fe₂O₃ + 2 Al → Al₂O₃ + 2 Fe has two iron, two aluminum and three oxygen atoms on each side.',
            },
            {
              thinking: 'apply',
              question: 'What mass of aluminum oxide must have been produced in the demonstration if the total mass was conserved?',
              answer: '102 grams',
              distractors: [
                {
                  text: '54 grams',
                  error: 'thinks that the aluminum keeps its mass as an oxide',
                },
                {
                  text: '106 grams',
                  error: 'subtracts the aluminum from the iron oxide',
                },
                {
                  text: '214 grams',
                  error: 'forgets to subtract the iron',
                },
              ],
              reason: 'The reactants have 160 g + 54 g = 214 g together, and 214 g − 112 g of iron = 102 g.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'How would the few grams that escape as sparks and smoke during the demonstration affect the measured masses, and why would they be no evidence against conservation of mass?',
            lookFors: [
              'The collected products would weigh less than 214 g, since some material left the container.',
              'In a closed system, or if sparks and smoke were collected, the masses would agree.',
            ],
            probe: 'How could the worker find out how much was lost?',
          },
        },
        {
          title: 'A torch and a drawing',
          text: 'A student drew the reaction in a welding torch with colored circles. On the left side there were two identical molecules of an unknown hydrocarbon and five molecules of oxygen, while on the right side there were four molecules of carbon dioxide and two molecules of water, with nothing left over. In a second drawing the torch received less oxygen: the same two hydrocarbon molecules met only three molecules of oxygen, and the products were water and another gas. A partner complained that both drawings must be incorrect because the number of molecules was different on the two sides.',
          facts: [
            {
              thinking: 'apply',
              question: 'Considering all the molecules in the first drawing, what is the chemical formula of the unidentified hydrocarbon?',
              answer: 'C₂H₂',
              distractors: [
                {
                  text: 'CH₄',
                  error: 'picks the most familiar hydrocarbon',
                },
                {
                  text: 'C₂H₄',
                  error: 'counts the hydrogen of the two molecules as that of one',
                },
                {
                  text: 'C₄H₄',
                  error: 'forgets to divide by the two molecules',
                },
              ],
              reason: 'The products hold four carbon and four hydrogen atoms, which come from two molecules: C₂H₂ each.',
            },
            {
              thinking: 'apply',
              question: 'Which other product, in addition to two molecules of water, is consistent with the second drawing?',
              answer: 'four molecules of CO',
              distractors: [
                {
                  text: 'two molecules of CO₂',
                  error: 'balances oxygen and forgets two carbon atoms',
                },
                {
                  text: 'four molecules of CO₂',
                  error: 'overlooks that there is less oxygen',
                },
                {
                  text: 'two molecules of C₂O',
                  error: 'invents a formula to fit the numbers',
                },
              ],
              reason: 'Six oxygen atoms are on the left; two are in the water, and four are left for four carbon atoms: 4 CO.',
            },
            {
              thinking: 'analyze',
              question: 'What is the most accurate reply to the partner who complains about the unequal number of molecules?',
              answer: 'Atoms of each element are conserved, but molecules are regrouped.',
              distractors: [
                {
                  text: 'Molecules are conserved in closed systems, but torches are open.',
                  error: 'thinks that the number of molecules is conserved in principle',
                },
                {
                  text: 'Masses differ on the two sides, so the molecules differ as well.',
                  error: 'thinks that mass changes in combustion',
                },
                {
                  text: 'Atoms are made in the flame, so the drawings need more molecules.',
                  error: 'thinks that atoms can be made',
                },
              ],
              reason:
                'Each side of the first drawing holds four carbon, four hydrogen and ten oxygen atoms, although seven molecules become six.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'How would you represent a third situation, in which the same hydrocarbon also produces soot, which is pure carbon, and how could you demonstrate that your equation is balanced?',
            lookFors: [
              'Gives a balanced equation such as 2 C₂H₂ + O₂ → 4 C + 2 H₂O, with counts for each element.',
              'Explains that less oxygen than in the second drawing leads to soot.',
            ],
            probe: 'Why can the same reactants give more than one balanced equation?',
          },
        },
      ],
    },
  },
});
