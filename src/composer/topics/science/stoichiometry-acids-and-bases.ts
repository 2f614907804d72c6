import { defineTopicPack } from '../topic-pack.ts';

export const stoichiometryAcidsAndBases = defineTopicPack({
  id: 'stoichiometry-acids-and-bases',
  title: 'Moles, solutions, gases, acids and bases',
  inText: 'moles, solutions, gases, acids and bases',
  subject: 'science',
  aliases: [
    'stoichiometry',
    'moles',
    'mole ratio',
    'the mole',
    'molar mass',
    'avogadro’s number',
    'limiting reactant',
    'percent yield',
    'molarity',
    'solutions and concentration',
    'gas laws',
    'boyle’s law',
    'charles’s law',
    'ideal gas law',
  ],
  standards: [
    {
      code: 'HS-PS1-7',
      grades: [9, 12],
    },
    {
      code: 'HS-PS1-5',
      grades: [9, 12],
    },
  ],
  translations: {
    mole: {
      Arabic: 'مول',
      Bengali: 'মোল',
      'Chinese (Simplified)': '摩尔',
      French: 'mole',
      Hindi: 'मोल',
      Japanese: 'モル',
      Korean: '몰',
      Portuguese: 'mol',
      Russian: 'моль',
      Spanish: 'mol',
      Ukrainian: 'моль',
      Vietnamese: 'mol',
    },
    'molar mass': {
      Arabic: 'كتلة مولية',
      Bengali: 'মোলার ভর',
      'Chinese (Simplified)': '摩尔质量',
      French: 'masse molaire',
      Hindi: 'मोलर द्रव्यमान',
      Japanese: 'モル質量',
      Korean: '몰 질량',
      Portuguese: 'massa molar',
      Russian: 'молярная масса',
      Spanish: 'masa molar',
      Ukrainian: 'молярна маса',
      Vietnamese: 'khối lượng mol',
    },
    molarity: {
      Arabic: 'مولارية',
      Bengali: 'মোলারিটি',
      'Chinese (Simplified)': '物质的量浓度',
      French: 'concentration molaire',
      Hindi: 'मोलरता',
      Japanese: 'モル濃度',
      Korean: '몰 농도',
      Portuguese: 'molaridade',
      Russian: 'молярная концентрация',
      Spanish: 'molaridad',
      Ukrainian: 'молярна концентрація',
      Vietnamese: 'nồng độ mol',
    },
    solution: {
      Arabic: 'محلول',
      Bengali: 'দ্রবণ',
      'Chinese (Simplified)': '溶液',
      French: 'solution',
      Hindi: 'विलयन',
      Japanese: '溶液',
      Korean: '용액',
      Portuguese: 'solução',
      Russian: 'раствор',
      Spanish: 'disolución',
      Ukrainian: 'розчин',
      Vietnamese: 'dung dịch',
    },
    solute: {
      Arabic: 'مذاب',
      Bengali: 'দ্রব',
      'Chinese (Simplified)': '溶质',
      French: 'soluté',
      Hindi: 'विलेय',
      Japanese: '溶質',
      Korean: '용질',
      Portuguese: 'soluto',
      Russian: 'растворённое вещество',
      Spanish: 'soluto',
      Ukrainian: 'розчинена речовина',
      Vietnamese: 'chất tan',
    },
    solvent: {
      Arabic: 'مذيب',
      Bengali: 'দ্রাবক',
      'Chinese (Simplified)': '溶剂',
      French: 'solvant',
      Hindi: 'विलायक',
      Japanese: '溶媒',
      Korean: '용매',
      Portuguese: 'solvente',
      Russian: 'растворитель',
      Spanish: 'disolvente',
      Ukrainian: 'розчинник',
      Vietnamese: 'dung môi',
    },
    acid: {
      Arabic: 'حمض',
      Bengali: 'অম্ল',
      'Chinese (Simplified)': '酸',
      French: 'acide',
      Hindi: 'अम्ल',
      Japanese: '酸',
      Korean: '산',
      Portuguese: 'ácido',
      Russian: 'кислота',
      Spanish: 'ácido',
      Ukrainian: 'кислота',
      Vietnamese: 'axit',
    },
    base: {
      Arabic: 'قاعدة',
      Bengali: 'ক্ষারক',
      'Chinese (Simplified)': '碱',
      French: 'base',
      Hindi: 'क्षारक',
      Japanese: '塩基',
      Korean: '염기',
      Portuguese: 'base',
      Russian: 'основание',
      Spanish: 'base',
      Ukrainian: 'основа',
      Vietnamese: 'bazơ',
    },
    neutralization: {
      Arabic: 'تعادل',
      Bengali: 'প্রশমন',
      'Chinese (Simplified)': '中和',
      French: 'neutralisation',
      Hindi: 'उदासीनीकरण',
      Japanese: '中和',
      Korean: '중화',
      Portuguese: 'neutralização',
      Russian: 'нейтрализация',
      Spanish: 'neutralización',
      Ukrainian: 'нейтралізація',
      Vietnamese: 'sự trung hòa',
    },
    pressure: {
      Arabic: 'ضغط',
      Bengali: 'চাপ',
      'Chinese (Simplified)': '压强',
      French: 'pression',
      Hindi: 'दाब',
      Japanese: '圧力',
      Korean: '압력',
      Portuguese: 'pressão',
      Russian: 'давление',
      Spanish: 'presión',
      Ukrainian: 'тиск',
      Vietnamese: 'áp suất',
    },
    'limiting reactant': {
      Arabic: 'مادة متفاعلة محددة',
      French: 'réactif limitant',
      Hindi: 'सीमांत अभिकर्मक',
      Korean: '한계 반응물',
      Portuguese: 'reagente limitante',
      Russian: 'лимитирующий реагент',
      Spanish: 'reactivo limitante',
      Ukrainian: 'лімітуючий реагент',
      Vietnamese: 'chất phản ứng giới hạn',
    },
  },
  bands: {
    '9-12': {
      bigIdea:
        'Atoms are conserved in a reaction, so counting particles in moles lets chemists predict amounts in solids, solutions and gases and measure how acidic or basic a solution is.',
      objectives: [
        'convert between mass, moles and number of particles',
        'use a balanced equation to find amounts of reactants and products, and identify the limiting reactant',
        'calculate molarity and plan the preparation or dilution of a solution',
        'explain the pH scale and predict the result of mixing an acid with a base',
        'predict how the pressure, volume and temperature of a gas affect one another and explain it with particles',
      ],
      terms: [
        {
          term: 'mole',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the amount of a substance that contains approximately 6.022 × 10²³ particles',
          example:
            'Although it would be impossible to count the atoms individually, one mole of carbon has a mass of approximately 12 grams.',
          contrast: 'A molecule is one particle; this is a very large count of particles.',
          wordParts: 'from a German short form of Molekül; symbol mol',
          picture: 'a bag labeled 6.02 × 10²³ beside a carton labeled 12',
        },
        {
          term: 'molar mass',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the mass in grams of approximately 6.022 × 10²³ particles of a substance',
          example: 'Because the molar mass of water is about 18 grams per mole, a sample of 36 grams contains approximately two moles.',
          contrast: 'The mass of one molecule is given in atomic mass units and is tiny.',
          wordParts: 'mole + mass',
          picture: 'a balance with H₂O and 18 g',
        },
        {
          term: 'coefficient',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a number in front of a formula in a balanced equation that shows the relative amount of the substance',
          example: 'In the expression 2 H₂O, the coefficient 2 represents two molecules or, on a larger scale, two moles of water.',
          contrast: 'A subscript tells how many atoms are in one particle and must not be changed to balance.',
          wordParts: 'co- + efficient: working together',
          picture: 'an equation with the big numbers circled',
        },
        {
          term: 'mole ratio',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the ratio of the amounts of two substances in a reaction, taken from the balanced equation',
          example: 'When hydrogen burns and produces water, the mole ratio of hydrogen to oxygen is exactly 2 to 1.',
          contrast: 'A ratio of masses is different, since particles have different masses.',
          wordParts: 'mole + ratio',
          picture: 'two bags to one bag',
        },
        {
          term: 'limiting reactant',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the starting substance that is completely consumed first and therefore determines how much product can form',
          example: 'If a bicycle factory has ten wheels but six frames available, the wheels play the part of the limiting reactant.',
          contrast: 'It is not simply the one with the smaller mass.',
          wordParts: 'limit + react',
          picture: 'a sandwich line that has run out of cheese',
        },
        {
          term: 'percent yield',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the actual amount of product divided by the possible amount, times 100',
          example: 'Because some of the crystals were accidentally spilled, the percent yield of the experiment was unusually low.',
          contrast: 'Theoretical yield is the calculated amount; this compares it with what was obtained.',
          wordParts: 'percent + yield',
          picture: 'two bars, one full and one partly filled',
        },
        {
          term: 'solution',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a homogeneous mixture in which one substance is evenly dissolved in another',
          example: 'Seawater is a solution in which various salts are dissolved so evenly that every drop has the same composition.',
          contrast: 'Muddy water is a mixture too, but it settles.',
          wordParts: 'from a Latin word for loosen; dissolve',
          picture: 'a clear beaker with evenly spread dots',
        },
        {
          term: 'solute',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the component of a homogeneous mixture that has been dissolved in another substance',
          example: 'In a glass of sweetened iced tea, sugar is the solute, because it is completely dissolved in the water.',
          contrast: 'The solvent does the dissolving and is usually present in the larger amount.',
          wordParts: 'related to solution, dissolve',
          picture: 'dots in a beaker with an arrow to one dot',
        },
        {
          term: 'solvent',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the component of a homogeneous mixture, usually present in the largest amount, that dissolves another substance',
          example: 'In the cells of all living organisms, water is the solvent in which the majority of chemical reactions take place.',
          contrast: 'The dissolved substance is the solute.',
          wordParts: 'related to solution, dissolve',
          picture: 'a beaker with an arrow to the liquid',
        },
        {
          term: 'molarity',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the concentration of a solution, expressed as the number of moles of solute per liter',
          example: 'A solution with a molarity of 2 M contains two moles of the dissolved substance in every liter.',
          contrast: 'It is per liter of finished solution, not per liter of water added.',
          wordParts: 'from mole; symbol M',
          picture: 'a flask with a line at 1 L',
        },
        {
          term: 'acid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a substance that donates hydrogen ions to water or to another substance',
          example: 'Vinegar owes its characteristic sour taste to a relatively weak acid that is dissolved in water.',
          contrast: 'A base accepts hydrogen ions.',
          wordParts: 'Latin acidus, sour',
          picture: 'H⁺ leaving a molecule',
        },
        {
          term: 'base',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a substance that accepts hydrogen ions or produces hydroxide ions in water',
          example: 'Because baking soda behaves as a weak base in water, it can be used to neutralize an acidic spill in a laboratory.',
          contrast: 'In DNA the word means a letter of the code; in mathematics, a number raised to a power.',
          wordParts: 'adjective basic; soluble kinds are called alkalis',
          picture: 'an ion that catches H⁺',
        },
        {
          term: 'pH',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a number, usually from 0 to 14, that indicates how acidic or basic a solution is',
          example: 'A solution with a pH of 3 contains ten times as high a concentration of hydrogen ions as a solution with a pH of 4.',
          contrast: 'It is not a measure of how strong an acid is, only of hydrogen ions in this solution.',
          wordParts: 'p for power, H for hydrogen',
          picture: 'a scale with lemon, water and soap',
        },
        {
          term: 'neutralization',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the chemical reaction between an acid and a base, which often produces water and a salt',
          example: 'An antacid tablet brings relief because neutralization reduces the amount of acid in the stomach.',
          contrast: 'Mixing does not always give a pH of 7; that depends on amounts and strengths.',
          wordParts: 'neutral',
          picture: 'H⁺ and OH⁻ joining to H₂O',
        },
        {
          term: 'pressure',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'the force per unit of area that a gas produces as its particles collide with the walls of a container',
          example: 'During a long drive on a hot road, the temperature of the air in a tire increases, and its pressure increases as well.',
          contrast: 'Force is the whole push; this is the push per area.',
          wordParts: 'press',
          picture: 'dots that strike the walls of a box',
        },
        {
          term: 'ideal gas',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a simplified model of a gas whose particles occupy no volume and do not attract one another',
          example: 'At room temperature and ordinary pressure, helium behaves almost like an ideal gas.',
          contrast: 'Real gases depart from the model when cold or crowded.',
          wordParts: 'ideal + gas',
          picture: 'tiny dots with wide spaces and straight arrows',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'Approximately how many individual particles, such as atoms or molecules, are contained in one mole of a substance?',
          answer: '6.022 × 10²³',
          distractors: [
            {
              text: '6.022 × 10⁻²³',
              error: 'loses the sign of the exponent',
            },
            {
              text: '3.00 × 10⁸',
              error: 'mixes it up with the speed of light in m/s',
            },
            {
              text: '12.00 × 10³',
              error: 'thinks of the mass of carbon',
            },
          ],
          reason: 'This is the Avogadro constant, the number of particles in one mole.',
        },
        {
          thinking: 'remember',
          question:
            'The label of a bottle in a laboratory states the molarity of the liquid inside. Which relationship between quantities does molarity express?',
          answer: 'moles of solute per liter of solution',
          distractors: [
            {
              text: 'grams of solute per gram of solvent',
              error: 'mixes up moles with mass',
            },
            {
              text: 'moles of solute per kilogram of solvent',
              error: 'names molality instead',
            },
            {
              text: 'liters of solute per mole of solvent',
              error: 'turns the ratio around',
            },
          ],
          reason: 'Molarity (M) is moles of solute divided by liters of the whole solution.',
        },
        {
          thinking: 'remember',
          question: 'How is a solution described if a carefully calibrated meter indicates a pH of 9 at a temperature of 25 °C?',
          answer: 'basic',
          distractors: [
            {
              text: 'acidic',
              error: 'thinks that a high number means more acid',
            },
            {
              text: 'neutral',
              error: 'thinks that a middle range counts as neutral',
            },
            {
              text: 'saturated',
              error: 'mixes up pH with how much is dissolved',
            },
          ],
          reason: 'At 25 °C a pH above 7 means fewer hydrogen ions than hydroxide ions.',
        },
        {
          thinking: 'remember',
          question:
            'Which law describes the relationship between the pressure and the volume of a fixed amount of gas if the temperature is kept constant?',
          answer: 'Boyle’s law',
          distractors: [
            {
              text: 'Charles’s law',
              error: 'mixes it up with volume and temperature',
            },
            {
              text: 'Avogadro’s law',
              error: 'mixes it up with volume and amount',
            },
            {
              text: 'Hess’s law',
              error: 'picks a law about energy',
            },
          ],
          reason: 'Boyle’s law: at constant temperature, pressure and volume vary inversely.',
        },
        {
          thinking: 'understand',
          question:
            'When students balance a chemical equation, why may they change the coefficients, whereas the subscripts in the formulas must remain as they are?',
          answer: 'A new subscript would mean a different substance.',
          distractors: [
            {
              text: 'A new subscript would add mass to each atom.',
              error: 'thinks that the small number stands for mass',
            },
            {
              text: 'A coefficient counts only the gases in the reaction.',
              error: 'thinks that coefficients apply to some states only',
            },
            {
              text: 'A coefficient shows the charge of each particle.',
              error: 'mixes up coefficient with ion charge',
            },
          ],
          reason: 'H₂O₂ is hydrogen peroxide, not two waters. Coefficients change how many particles there are.',
        },
        {
          thinking: 'understand',
          question: 'How can it be explained that 10 g of one starting material is sometimes used up before 5 g of another?',
          answer: 'The reaction depends on moles and the ratio, not on grams.',
          distractors: [
            {
              text: 'The lighter sample reacts faster than the heavier one.',
              error: 'mixes up speed with amount',
            },
            {
              text: 'The heavier sample contains fewer kinds of atoms.',
              error: 'mixes up kinds with number',
            },
            {
              text: 'The first reactant turns into the second one on heating.',
              error: 'invents a change of substance',
            },
          ],
          reason: 'Molar masses and coefficients decide how many particles are there and how many are needed.',
        },
        {
          thinking: 'understand',
          question:
            'When a laboratory technician dilutes a concentrated solution by adding water, what happens to the number of moles of solute?',
          answer: 'It stays the same.',
          distractors: [
            {
              text: 'It gets smaller.',
              error: 'mixes up amount with concentration',
            },
            {
              text: 'It gets larger.',
              error: 'thinks that more solution holds more solute',
            },
            {
              text: 'It drops to zero.',
              error: 'thinks that dilution destroys the solute',
            },
          ],
          reason: 'Dilution spreads the same amount of solute over a larger volume, so only the concentration falls.',
        },
        {
          thinking: 'understand',
          question:
            'If acid A and acid B have been prepared with the same molarity but acid A has a lower pH, what can be concluded about acid A?',
          answer: 'A releases more of its hydrogen ions.',
          distractors: [
            {
              text: 'A has more molecules per liter.',
              error: 'overlooks that molarity is the same',
            },
            {
              text: 'A contains no hydroxide ions at all.',
              error: 'thinks that acidic solutions have no hydroxide',
            },
            {
              text: 'A is more diluted than B.',
              error: 'thinks that more water lowers pH',
            },
          ],
          reason: 'At equal molarity, a lower pH means that a larger share of the acid has given up hydrogen ions: A is stronger.',
        },
        {
          thinking: 'understand',
          question: 'Why does the pressure of the gas inside a rigid and tightly closed steel tank increase on an extremely hot day?',
          answer: 'The particles hit the walls harder and more often.',
          distractors: [
            {
              text: 'The particles swell and fill up the tank.',
              error: 'thinks that particles expand on heating',
            },
            {
              text: 'The number of particles in the tank rises.',
              error: 'thinks that heat makes new particles',
            },
            {
              text: 'The walls of the tank shrink around the gas.',
              error: 'has thermal expansion backward',
            },
          ],
          reason: 'At higher temperature particles move faster, so collisions with the walls are stronger and more frequent.',
        },
        {
          thinking: 'apply',
          question:
            'If the molar mass of water is 18 g/mol, how many moles of the substance are contained in a sample with a mass of 36 g?',
          answer: '2.0 mol',
          distractors: [
            {
              text: '0.50 mol',
              error: 'divides the wrong way round',
            },
            {
              text: '18 mol',
              error: 'gives the molar mass',
            },
            {
              text: '648 mol',
              error: 'multiplies instead of dividing',
            },
          ],
          reason: '36 g ÷ 18 g/mol = 2.0 mol.',
        },
        {
          thinking: 'apply',
          question:
            'According to the balanced equation 2 H₂ + O₂ → 2 H₂O, how many moles of O₂ are required for the complete reaction of 6 mol of H₂?',
          answer: '3 mol',
          distractors: [
            {
              text: '6 mol',
              error: 'uses a ratio of 1 to 1',
            },
            {
              text: '12 mol',
              error: 'uses the ratio the wrong way round',
            },
            {
              text: '2 mol',
              error: 'reads a coefficient as the answer',
            },
          ],
          reason: 'The ratio of H₂ to O₂ is 2 to 1, so 6 ÷ 2 = 3 mol.',
        },
        {
          thinking: 'apply',
          question:
            'If a flask contains 2 mol of N₂ and 3 mol of H₂, what is the greatest amount of NH₃ that can form according to the equation N₂ + 3 H₂ → 2 NH₃?',
          answer: '2 mol',
          distractors: [
            {
              text: '4 mol',
              error: 'uses N₂ although hydrogen runs out first',
            },
            {
              text: '5 mol',
              error: 'adds the amounts of the reactants',
            },
            {
              text: '3 mol',
              error: 'takes the larger amount as the product',
            },
          ],
          reason: '3 mol of H₂ needs only 1 mol of N₂, so H₂ is limiting and gives 3 × 2/3 = 2 mol of NH₃.',
        },
        {
          thinking: 'apply',
          question:
            'What is the molarity of a solution that has been prepared by dissolving 0.50 mol of salt and adding water to a final volume of 250 mL?',
          answer: '2.0 M',
          distractors: [
            {
              text: '0.50 M',
              error: 'overlooks the volume',
            },
            {
              text: '0.125 M',
              error: 'multiplies 0.50 by 0.250',
            },
            {
              text: '0.0020 M',
              error: 'divides by milliliters',
            },
          ],
          reason: '0.50 mol ÷ 0.250 L = 2.0 M.',
        },
        {
          thinking: 'apply',
          question:
            'A technician dilutes a 100 mL portion of a 3.0 M solution with distilled water until the total volume is 300 mL. What is the molarity of the diluted solution?',
          answer: '1.0 M',
          distractors: [
            {
              text: '9.0 M',
              error: 'thinks that adding water raises the concentration',
            },
            {
              text: '0.75 M',
              error: 'divides by 400 mL in place of 300 mL',
            },
            {
              text: '3.0 M',
              error: 'thinks that concentration stays the same',
            },
          ],
          reason: 'The same moles are in three times the volume: 3.0 × 100 ÷ 300 = 1.0 M.',
        },
        {
          thinking: 'apply',
          question:
            'If the pH of a solution decreases from 6 to 3 while an acid is being added, by what factor does the concentration of hydrogen ions change?',
          answer: 'It becomes 1,000 times as large.',
          distractors: [
            {
              text: 'It becomes half as large.',
              error: 'treats pH as a linear scale with the direction reversed',
            },
            {
              text: 'It becomes 3 times as large.',
              error: 'subtracts and stops',
            },
            {
              text: 'It becomes 1,000 times as small.',
              error: 'has the direction backward',
            },
          ],
          reason: 'Each step of 1 on the pH scale is a factor of 10, so three steps are 10³.',
        },
        {
          thinking: 'apply',
          question:
            'A gas that fills 4.0 L at a pressure of 100 kPa is compressed until its pressure reaches 200 kPa, while its temperature remains constant. What volume does the gas finally occupy?',
          answer: '2.0 L',
          distractors: [
            {
              text: '8.0 L',
              error: 'thinks that volume rises with pressure',
            },
            {
              text: '4.0 L',
              error: 'thinks that a gas keeps its volume',
            },
            {
              text: '1.0 L',
              error: 'halves the volume twice',
            },
          ],
          reason: 'P₁V₁ = P₂V₂: 100 × 4.0 ÷ 200 = 2.0 L.',
        },
        {
          thinking: 'analyze',
          question: 'Which pH would you expect at 25 °C after equal volumes of 0.1 M HCl and 0.1 M NaOH have been thoroughly mixed?',
          answer: 'about 7',
          distractors: [
            {
              text: 'about 1',
              error: 'thinks that the acid wins because it is strong',
            },
            {
              text: 'about 13',
              error: 'thinks that the base wins because it is strong',
            },
            {
              text: 'about 0',
              error: 'thinks that neutral means zero',
            },
          ],
          reason: 'Equal moles of a strong acid and a strong base neutralize each other and leave a neutral salt solution.',
        },
        {
          thinking: 'analyze',
          question:
            'A student who heats a balloon of gas from 20 °C to 40 °C at constant pressure expects the volume to double. Why will the actual result differ from this expectation?',
          answer: 'The kelvin temperature rises by only about 7 %.',
          distractors: [
            {
              text: 'The volume depends on pressure and hardly on heat.',
              error: 'overlooks Charles’s law',
            },
            {
              text: 'The gas loses particles through its faster motion.',
              error: 'brings in a leak',
            },
            {
              text: 'The Celsius scale counts in steps of two.',
              error: 'invents a rule for the scale',
            },
          ],
          reason: 'Charles’s law needs kelvins: 293 K to 313 K is a rise by a factor of about 1.07.',
        },
        {
          thinking: 'analyze',
          question:
            'What is the most likely explanation if a group of students obtains 22.5 g of product from a reaction that should produce 20.0 g?',
          answer: 'The product was still wet.',
          distractors: [
            {
              text: 'The reaction made new atoms.',
              error: 'thinks that a gain in mass breaks conservation',
            },
            {
              text: 'The limiting reactant was left over.',
              error: 'thinks that leftover of it can exist at full yield',
            },
            {
              text: 'The balance counts moles, so grams differ.',
              error: 'mixes up quantity and unit',
            },
          ],
          reason: 'A yield above 100 % points to extra material such as water. Mass is conserved.',
        },
      ],
      misconceptions: [
        {
          belief: 'A reactant with less mass is the limiting reactant.',
          why: 'Less seems to run out first.',
          truth: 'The limiting reactant depends on moles and on the ratio in the equation.',
          teacherMove:
            'Make sandwiches on paper: two slices of bread and one slice of cheese for each. Give 20 small crackers and 8 large cheese slices, weigh both, and ask which runs out.',
        },
        {
          belief: 'The coefficients in an equation tell grams.',
          why: 'Students treat any number in a recipe as an amount by weight.',
          truth: 'They tell relative numbers of particles or moles.',
          teacherMove:
            'Write 2 H₂ + O₂ → 2 H₂O and let students add up “2 g + 1 g = 2 g.” The sum fails. Then use 4 g + 32 g = 36 g and ask what the coefficients counted.',
        },
        {
          belief: 'A strong acid is the same as a concentrated acid.',
          why: 'Both words sound like “a lot.”',
          truth: 'Strong means that nearly all of it ionizes; concentrated means much of it per liter.',
          teacherMove:
            'Draw four beakers: strong or weak, dilute or concentrated. Students place ten acid particles and their ions in each and compare the pH.',
        },
        {
          belief: 'A neutral solution has no hydrogen or hydroxide ions.',
          why: 'Neutral sounds like empty.',
          truth: 'Both ions are present in equal amounts.',
          teacherMove:
            'Ask students to compute the ions at pH 7 (10⁻⁷ mol/L) and then how many that is in one liter with the Avogadro constant: about 6 × 10¹⁶.',
        },
        {
          belief: 'Gas particles expand when heated and fill the space.',
          why: 'The gas as a whole expands.',
          truth: 'The particles keep their size; they move faster and get farther apart or hit harder.',
          teacherMove:
            'Let students act as particles in a taped square. Heating means a faster walk. Ask what changed: the students or the spaces and bumps?',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question:
            'Why do chemists calculate with moles when they plan a reaction, although they can measure only grams in the laboratory?',
          lookFors: ['says that particles react in whole-number ratios', 'says that masses of particles differ'],
          probe: 'Where else do people count by weighing?',
        },
        {
          thinking: 'understand',
          question: 'How does a balanced equation show that mass is conserved, although the number of molecules may change?',
          lookFors: ['says that atoms are the same on both sides', 'gives an example in which the number of molecules changes'],
          probe: 'What would it mean if the numbers of atoms differed?',
        },
        {
          thinking: 'apply',
          question: 'How would you prepare 500 mL of a 0.20 M salt solution from solid salt, and where could errors enter?',
          lookFors: ['computes 0.10 mol and the mass from molar mass', 'dissolves first and then fills to the mark'],
          probe: 'What happens if you start with exactly 500 mL of water?',
        },
        {
          thinking: 'analyze',
          question:
            'If two students obtain different percent yields with the same method, which causes could explain a yield that is too low or too high?',
          lookFors: ['names losses, incomplete reaction or wet product', 'says in which direction each one acts'],
          probe: 'Which single check would tell two of these apart?',
        },
        {
          thinking: 'evaluate',
          question:
            'Is a pH of 5.6 in rainwater a sign of pollution, and which additional measurements would you consider before deciding?',
          lookFors: ['says that dissolved carbon dioxide makes clean rain slightly acidic', 'asks for other measurements'],
          probe: 'What pH would change your mind?',
        },
        {
          thinking: 'analyze',
          question: 'Why does a sealed bag of chips swell as a car drives up a high mountain, according to the particle model of gases?',
          lookFors: ['compares pressure inside and outside', 'says that the amount of gas is the same'],
          probe: 'What would you expect in a cold car on the same mountain?',
        },
        {
          thinking: 'evaluate',
          question: 'How would you evaluate the scientific meaning of a company’s label that promises a “chemical-free pH balance”?',
          lookFors: ['says that all matter is made of chemicals', 'asks which pH and balanced with what'],
          probe: 'How would you rewrite the label honestly?',
        },
        {
          thinking: 'create',
          question:
            'How would you design a titration that lets a class compare two brands of household vinegar fairly, and which variables would you control?',
          lookFors: ['controls volume, base concentration and the end point', 'repeats the runs and compares with the label'],
          probe: 'Which result would make you doubt your method?',
        },
        {
          thinking: 'create',
          question: 'How would you use familiar recipes to explain mole ratios to a student who is anxious about mathematics?',
          lookFors: ['keeps a fixed ratio and a limiting ingredient', 'says where the comparison fails'],
          probe: 'How would you show percent yield?',
        },
        {
          thinking: 'analyze',
          question:
            'Why does a higher concentration often increase the rate of a reaction, according to the model of collisions between particles?',
          lookFors: ['links concentration to more frequent collisions', 'says that not each collision leads to a reaction'],
          probe: 'How is the effect of temperature different?',
        },
        {
          thinking: 'understand',
          question: 'Why must the temperature be expressed in kelvins whenever the gas laws are used for a calculation?',
          lookFors: ['says that zero kelvin means the least motion', 'shows with a ratio that Celsius misleads'],
          probe: 'What would a volume at −10 °C be if Celsius ratios were used?',
        },
      ],
      activities: [
        {
          title: 'How many beans?',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['a jar of dried beans', 'a balance'],
          steps: [
            'Guess how many beans are in the jar.',
            'Weigh ten beans and find the mean mass.',
            'Weigh all the beans and compute the number.',
            'Compare with your guess.',
            'Write how this resembles counting atoms.',
          ],
          lookFor: 'Students see that weighing can count, if the mass of one (or of a set number) is known.',
        },
        {
          title: 'Which one runs out?',
          purpose: 'explore',
          minutes: [30, 40],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['small zip bags', 'baking soda', 'vinegar', 'measuring spoons', 'safety glasses'],
          steps: [
            'Put on safety glasses.',
            'Measure the same volume of vinegar into five bags.',
            'Add a different small amount of baking soda to a corner of each bag and close it.',
            'Mix and compare how far the bags swell.',
            'Say in which bags the soda was limiting and how you can tell.',
            'Predict a sixth bag and test it.',
          ],
          lookFor:
            'Students see that the gas stops increasing and name leftover solid as evidence. Amounts stay small enough that no bag is full.',
        },
        {
          title: 'Cabbage colors',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: [
            'red cabbage water',
            'white cups',
            'lemon juice',
            'vinegar',
            'baking soda solution',
            'tap water',
            'soapy water',
            'droppers',
            'safety glasses',
          ],
          steps: [
            'Put on safety glasses.',
            'Add the same amount of cabbage water to each cup.',
            'Add one test liquid to each and record the color.',
            'Order the cups from most acidic to most basic.',
            'Mix drops of two cups that you think will cancel out.',
            'Explain the final color with ions.',
          ],
          lookFor: 'Explanations use hydrogen and hydroxide ions and amounts. No liquids other than those listed are mixed.',
        },
        {
          title: 'Squeeze the syringe',
          purpose: 'explore',
          minutes: [20, 30],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a capped plastic syringe without a needle', 'graph paper'],
          steps: [
            'Pull the plunger to 20 mL and put on the cap.',
            'Press to 15 mL and to 10 mL and feel the force.',
            'Draw the particles at each volume.',
            'Use P × V to predict the pressure at 10 mL if it is 100 kPa at 20 mL.',
            'Sketch the graph of pressure against volume.',
          ],
          lookFor: 'Drawings keep the number and size of particles the same and change the spacing.',
        },
        {
          title: 'Find the slip',
          purpose: 'explain',
          minutes: [15, 25],
          grouping: 'pairs',
          thinking: 'evaluate',
          materials: ['four worked problems with one error each: units, ratio, volume, direction of pH'],
          steps: [
            'Solve each problem without looking at the given steps.',
            'Find the first wrong line in the given solution.',
            'Name the idea behind the error.',
            'Write a one-line warning for other students.',
          ],
          lookFor: 'Pairs name ideas (moles, not grams) and not only arithmetic.',
        },
        {
          title: 'Recipe for a class',
          purpose: 'practice',
          minutes: [20, 30],
          grouping: 'groups',
          thinking: 'apply',
          materials: ['a pancake recipe', 'a list of supplies'],
          steps: [
            'Write the recipe as an equation with amounts.',
            'Find how many portions the supplies allow.',
            'Name the limiting ingredient and what is left over.',
            'Suppose that two of the portions burn, and find the percent yield.',
            'Write a chemical problem with the same numbers.',
          ],
          lookFor: 'The new problem matches the ratio and has a clear limiting reactant.',
        },
        {
          title: 'A spill on the highway',
          purpose: 'extend',
          minutes: [35, 45],
          grouping: 'groups',
          thinking: 'create',
          materials: ['a case sheet: a truck has spilled an acid near a stream', 'a table of bases with price and hazard'],
          steps: [
            'Read the case and list what must be known.',
            'Calculate the amount of base for the spill.',
            'Compare two bases by cost, hazard and overshoot.',
            'Write a plan with a check by pH at two places.',
            'Present it and answer one objection.',
          ],
          lookFor: 'Plans use mole ratios, avoid adding a large excess of base and protect people first.',
        },
      ],
      recalls: [
        {
          prompt: 'Balance this equation: Mg + O₂ → MgO.',
          answer: '2 Mg + O₂ → 2 MgO.',
          likelyError: 'Changes the formula to MgO₂.',
          minutes: 2,
        },
        {
          prompt: 'Give the number of hydrogen and oxygen atoms in 3 H₂O.',
          answer: 'Six hydrogen and three oxygen atoms.',
          likelyError: 'Gives two hydrogen atoms.',
          minutes: 1,
        },
        {
          prompt: 'Write 0.00045 and 602,000 in scientific notation.',
          answer: '4.5 × 10⁻⁴ and 6.02 × 10⁵.',
          likelyError: 'Gets the sign of the exponent wrong.',
          minutes: 2,
        },
        {
          prompt: 'A lab has 250 mL of vinegar and 1.5 kg of baking soda. Convert these to liters and grams.',
          answer: '0.250 L and 1,500 g.',
          likelyError: 'Writes 250,000 L: multiplies by 1,000 in place of dividing.',
          minutes: 2,
        },
        {
          prompt: 'Sketch the particles of a solid, a liquid and a gas of one substance.',
          answer: 'Close and ordered; close and moving past one another; far apart.',
          likelyError: 'Draws larger particles in the gas.',
          minutes: 2,
        },
        {
          prompt: 'A model kit uses 3 rods for every 2 balls. Solve 3/2 = x/8 to find how many rods go with 8 balls.',
          answer: 'x = 12 rods, since 8 balls are 4 times 2 balls and 4 × 3 = 12.',
          likelyError: 'Writes 16/3: multiplies 2 by 8 and divides by 3.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A student mixes 50 mL of 0.20 M HCl with 100 mL of 0.10 M NaOH and says, “There is twice as much base, so the mixture is basic.” Judge the claim and give the final particles.',
        answer:
          'Moles of HCl: 0.050 L × 0.20 M = 0.010 mol. Moles of NaOH: 0.100 L × 0.10 M = 0.010 mol. The amounts are equal, so they neutralize each other. The solution holds sodium and chloride ions in water with a pH of about 7. The student compared volumes, not moles.',
        partial: 'Says that it is neutral “because acid and base cancel,” without finding the moles, or compares only molarities.',
        reteach:
          'Have students draw each solution as dots: one dot for 0.001 mol. They count ten dots in each beaker, pair H⁺ with OH⁻ and see what remains.',
      },
      processes: [
        {
          title: 'from grams of one substance to grams of another',
          steps: [
            'Balance the equation.',
            'Divide the given mass by its molar mass to get moles.',
            'Multiply by the mole ratio from the equation.',
            'Multiply by the molar mass of the wanted substance.',
            'Check units and whether the answer makes sense.',
          ],
        },
        {
          title: 'a titration',
          steps: [
            'Measure a known volume of the acid into a flask.',
            'Add a few drops of indicator.',
            'Add base of known concentration drop by drop while swirling.',
            'Stop at the first lasting change of color.',
            'Read the volume of base and find its moles.',
            'Use the ratio to find the concentration of the acid.',
          ],
        },
      ],
      causes: [
        {
          cause: 'the limiting reactant is used up',
          effect: 'no more product forms, even if other reactants remain',
        },
        {
          cause: 'water is added to a solution',
          effect: 'the concentration falls while the moles of solute stay the same',
        },
        {
          cause: 'a gas is squeezed into half the volume at constant temperature',
          effect: 'its pressure doubles because particles strike the walls twice as often',
        },
        {
          cause: 'an acid meets an equal amount of a base',
          effect: 'hydrogen and hydroxide ions join to form water',
        },
        {
          cause: 'the concentration of a reactant is raised',
          effect: 'particles collide more often and the reaction usually speeds up',
        },
      ],
      comparisons: [
        {
          a: 'an acid',
          b: 'a base',
          alike: 'Both form ions in water, and both can be strong or weak.',
          different: [
            {
              feature: 'with hydrogen ions',
              a: 'gives them away',
              b: 'accepts them',
            },
            {
              feature: 'pH at 25 °C',
              a: 'below 7',
              b: 'above 7',
            },
            {
              feature: 'examples',
              a: 'vinegar, lemon juice',
              b: 'baking soda, ammonia',
            },
          ],
        },
        {
          a: 'strong',
          b: 'concentrated',
          alike: 'Both words describe acids and bases, and both affect the pH.',
          different: [
            {
              feature: 'tells about',
              a: 'how fully the substance ionizes',
              b: 'how much is dissolved per liter',
            },
            {
              feature: 'changes on adding water',
              a: 'no',
              b: 'yes',
            },
            {
              feature: 'opposite',
              a: 'weak',
              b: 'dilute',
            },
          ],
        },
        {
          a: 'Boyle’s law',
          b: 'Charles’s law',
          alike: 'Both hold for a fixed amount of gas that behaves almost ideally.',
          different: [
            {
              feature: 'held constant',
              a: 'temperature',
              b: 'pressure',
            },
            {
              feature: 'related quantities',
              a: 'pressure and volume',
              b: 'volume and kelvin temperature',
            },
            {
              feature: 'shape of the relation',
              a: 'inverse',
              b: 'direct',
            },
          ],
        },
      ],
      connections: [
        'Math: graph pH against hydrogen ion concentration to show why a logarithmic scale is useful.',
        'Cooking: use a recipe for ratios, limiting ingredients and yield before any formula appears.',
        'Environmental science: compare the pH of rain, a stream and tap water and connect it to limestone or granite.',
        'Health: read the label of an antacid and compute how many moles of acid one tablet can neutralize.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'The count behind the name',
          task: 'Students explain why Avogadro never knew the constant that bears his name and how later people found it.',
          background:
            'Amedeo Avogadro of Turin proposed in 1811 that equal volumes of gases at the same temperature and pressure contain equal numbers of particles. Jean Perrin, a century later, named the constant after him.',
          checkFirst: 'Have a short text ready; let students tell an idea from a measurement.',
        },
        {
          aspect: 'history',
          title: 'A chemistry of the workshop',
          task: 'Students compare tools drawn in old manuscripts with tools in the lab and say which purposes have stayed the same.',
          background:
            'Jabir ibn Hayyan is the name under which many early Arabic works on chemistry are known. They describe distillation and acids, and words such as alkali come from Arabic.',
          checkFirst: 'Say that historians debate who wrote the works.',
        },
        {
          aspect: 'language',
          title: 'Sour, bitter, salty',
          task: 'Students compare words for acid and base in several languages and decide which ones point to taste, to origin or to theory.',
          background:
            'English acid and German Säure go back to sour, and alkali to Arabic al-qali, plant ashes. Chinese 酸 means sour as well as acid.',
          checkFirst: 'Let speakers check the words, and remind students that no chemical is tasted.',
        },
        {
          aspect: 'place',
          title: 'Lime for corn',
          task: 'Students explain with pH what soaking corn in lime water does and design a fair test of the texture.',
          background:
            'In Mexico and Central America, corn is cooked with lime (calcium hydroxide) to make dough for tortillas. The process, nixtamalization, also makes niacin easier to absorb.',
          checkFirst: 'Ask who knows the process; calcium hydroxide itself is handled only by adults.',
        },
        {
          aspect: 'place',
          title: 'Fog, lakes and limestone',
          task: 'Students use data described in words to explain why acid rain harmed some lakes more than others.',
          background:
            'Lakes on granite in the Adirondacks and in southern Norway have little to neutralize acids, while limestone regions have more. After laws cut sulfur emissions, many lakes have begun to recover.',
          checkFirst: 'Choose a region that students can find on a map.',
        },
        {
          aspect: 'people',
          title: 'A scientist of the atmosphere and of crops',
          task: 'Students weigh the benefits and harms that came from one reaction and decide how a textbook should present it.',
          background:
            'The Haber-Bosch process makes ammonia from nitrogen and hydrogen. It feeds a large share of humanity by way of fertilizer; Fritz Haber also directed the use of poison gas in World War I.',
          checkFirst: 'Plan time for a calm talk; keep details of gas warfare out.',
        },
        {
          aspect: 'family and community',
          title: 'Measuring without a scale',
          task: 'Students collect units for cooking that people around them use, such as a pinch, a cup or a hand, and judge how exact each must be.',
          background: 'Many cooks measure by ratio and by feel, and a ratio holds at any scale.',
          checkFirst: 'Any kitchen, shop or video may be the source; quantities matter, not what the food is.',
        },
        {
          aspect: 'critical question',
          title: 'Who lives with the fumes?',
          task: 'Students discuss which facts a town needs before a plant that handles acids may be built, and who should decide.',
          background:
            'The Emergency Planning and Community Right-to-Know Act of 1986 lets people in the United States learn about hazardous chemicals stored near them.',
          checkFirst: 'Choose a place that is not tied to students’ homes.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A student notices in the last five minutes that all results of the day are off by the same factor. Tell the events in order. Choose what the mistake was.',
          audience: 'a short story for a lab manual',
          plan: ['What is the first sign?', 'Who suspects what?', 'How is it solved?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A gas particle in a tire tells of a day from a cold morning to a hot afternoon. Tell the events in order. Choose one accident on the road.',
          audience: 'a story for ninth graders',
          plan: ['What is it like at dawn?', 'What changes on the way?', 'How does the day end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A baker must fill an order but runs short of one ingredient. Tell the events of that night in order and let ratios decide the outcome. Choose who helps.',
          audience: 'readers of short stories',
          plan: ['What has been promised?', 'What runs out?', 'What does the baker decide?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your school wants to replace wet lab work on titration by a simulation. Argue for or against it and give reasons. Choose one objection to answer.',
          audience: 'the science department',
          plan: ['What is your claim?', 'What does each way teach?', 'What about cost and safety?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A town must choose between two ways to treat acidic water from an old mine. Claim which one is better, with reasons. Choose the numbers that matter most.',
          audience: 'a report to the town council',
          plan: ['What are the choices?', 'Which numbers decide?', 'Who might object?'],
        },
        {
          genre: 'Persuasive',
          prompt: 'Should product labels have to show pH? Take a position and give reasons. Choose two products as examples.',
          audience: 'a consumer magazine',
          plan: ['What would buyers gain?', 'What would makers say?', 'Where would it mislead?'],
        },
        {
          genre: 'Expository',
          prompt:
            'Explain to a new student why a mole of feathers and a mole of lead cannot be compared by mass. Choose a comparison from a store.',
          audience: 'a study guide',
          plan: ['What is being counted?', 'What differs?', 'Where does your comparison fail?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain how to find the limiting reactant. Choose one worked example and say at each step why it is done.',
          audience: 'a classmate who missed a week',
          plan: ['Which step do people skip?', 'What does the ratio tell?', 'How can the answer be checked?'],
        },
        {
          genre: 'Expository',
          prompt: 'Explain why one step on the pH scale is a large change. Choose a picture or table to help.',
          audience: 'gardeners who test their soil',
          plan: ['What do readers think the scale means?', 'Which numbers will you compare?', 'Why does it matter to plants?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a titration in the last ten drops. Make a reader feel the tension. Choose the color change you will show.',
          audience: 'readers who have never been in a lab',
          plan: ['What can be heard?', 'How do hands and eyes move?', 'What happens with the last drop?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe the inside of a gas at two temperatures as a traveler would see it. Choose exact verbs.',
          audience: 'listeners of a podcast',
          plan: ['How fast is it around you?', 'What do you hit?', 'What changes with heat?'],
        },
        {
          genre: 'Descriptive',
          prompt: 'Describe a kitchen or laboratory shelf so that a reader can tell acids from bases by clues alone. Choose your order.',
          audience: 'readers of a puzzle page',
          plan: ['What do labels, smells and uses hint at?', 'What misleads at first?', 'Which clue comes last?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a job advertisement or a letter of complaint by a limiting reactant. Choose the equation it belongs to.',
          audience: 'a humor page of a science magazine',
          plan: ['What does it offer?', 'What does it fear?', 'Who is left over?'],
        },
        {
          genre: 'Creative',
          prompt: 'Invent a board game in which players trade grams for moles. Write its rules. Choose what makes a wrong unit costly.',
          audience: 'players in a chemistry class',
          plan: ['What is the goal?', 'How do players move?', 'Where does the equation come in?'],
        },
        {
          genre: 'Creative',
          prompt: 'Write a poem whose line lengths follow the law of pressure and volume. Choose what is being squeezed.',
          audience: 'a poetry wall',
          plan: ['What do long and short lines stand for?', 'Where does the pressure rise?', 'How does it let go?'],
        },
      ],
      itemSets: [
        {
          title: 'How pure is the limestone?',
          text: 'A cement company checks each delivery of limestone, which consists mainly of calcium carbonate, CaCO₃, with a molar mass of 100 grams per mole. In the laboratory, a sample of exactly 100 grams is heated in an open furnace until its mass no longer changes. Calcium carbonate then decomposes into calcium oxide, which remains in the dish, and carbon dioxide, whose molar mass is 44 grams per mole. One sample lost 40 grams, while a sample of pure calcium carbonate, which served as a control, lost 44 grams. Quartz sand, the main impurity of this stone, does not lose any mass under these conditions.',
          facts: [
            {
              thinking: 'apply',
              question: 'What percentage of the limestone sample was calcium carbonate?',
              answer: '91 %',
              distractors: [
                {
                  text: '40 %',
                  error: 'takes the loss of mass for the share of carbonate',
                },
                {
                  text: '60 %',
                  error: 'takes the mass that remained for the share',
                },
                {
                  text: '96 %',
                  error: 'subtracts the missing 4 grams from 100',
                },
              ],
              reason: 'A loss of 44 g would mean 100 % carbonate, so 40 ÷ 44 = 0.91.',
            },
            {
              thinking: 'apply',
              question: 'How many moles of calcium oxide formed from the control of pure calcium carbonate?',
              answer: '1.0 mol',
              distractors: [
                {
                  text: '0.44 mol',
                  error: 'confuses grams of gas with moles',
                },
                {
                  text: '0.56 mol',
                  error: 'takes hundreds of grams left for moles',
                },
                {
                  text: '2.3 mol',
                  error: 'divides 100 grams by 44 grams per mole',
                },
              ],
              reason: 'In CaCO₃ → CaO + CO₂ the ratio is 1 to 1, and 100 g of CaCO₃ is 1.0 mol.',
            },
            {
              thinking: 'analyze',
              question:
                'How would the calculated purity of a sample be affected if it were weighed before the furnace had finished its work?',
              answer: 'The purity would come out too low.',
              distractors: [
                {
                  text: 'The purity would come out too high.',
                  error: 'turns the effect of a small loss around',
                },
                {
                  text: 'The purity would come out the same.',
                  error: 'thinks that time has no influence on the loss',
                },
                {
                  text: 'The molar mass would come out too low.',
                  error: 'thinks that molar mass is measured here',
                },
              ],
              reason: 'With carbonate still left, the loss of mass is too small, so the calculated share of carbonate is too small.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'The laboratory wants to check its result in a second way, with hydrochloric acid. How could it determine the carbonate in a sample, and which measurements would it need?',
            lookFors: [
              'Uses CaCO₃ + 2 HCl → CaCl₂ + H₂O + CO₂ and the mole ratio 1 to 2.',
              'Measures the volume or mass of the gas, or the acid that is left over in a titration, and the mass of the sample.',
            ],
            probe: 'Which impurity would disturb the furnace test but not the acid test, or the other way around?',
          },
        },
        {
          title: 'The swelling balloon',
          text: 'A weather service fills a thin rubber balloon with 1.0 cubic meter of helium at the ground, where the pressure is 100 kilopascals and the temperature is 300 kelvins. The crew deliberately leaves the balloon limp, although visitors expect it to be filled tightly. At a height of about 16 kilometers, instruments on its string report a pressure of 10 kilopascals and a temperature of 225 kelvins. The rubber is so soft that the pressure inside stays nearly equal to the pressure outside. A camera shows that the balloon has become enormous by then, and some kilometers higher it bursts, as it was designed to do.',
          facts: [
            {
              thinking: 'apply',
              question: 'According to the measurements of the instruments, what is the volume of the helium at a height of 16 kilometers?',
              answer: '7.5 m³',
              distractors: [
                {
                  text: '0.13 m³',
                  error: 'exchanges the two pressures and the two temperatures',
                },
                {
                  text: '10 m³',
                  error: 'takes the pressure into account and forgets the temperature',
                },
                {
                  text: '13 m³',
                  error: 'turns the ratio of the temperatures around',
                },
              ],
              reason: 'V = 1.0 m³ × (100 ÷ 10) × (225 ÷ 300) = 7.5 m³.',
            },
            {
              thinking: 'analyze',
              question:
                'What best explains why the helium occupies a larger volume at this height, although its temperature is considerably lower?',
              answer: 'The lower pressure outside matters more than the slower particles.',
              distractors: [
                {
                  text: 'The particles of helium grow as the pressure outside becomes lower.',
                  error: 'thinks that particles expand',
                },
                {
                  text: 'The particles of helium multiply in the sunlight at great heights.',
                  error: 'thinks that new particles appear',
                },
                {
                  text: 'The lower temperature outside makes the helium push harder outward.',
                  error: 'thinks that cold gas has a higher pressure',
                },
              ],
              reason: 'Cooling alone would shrink the gas to three fourths, but a tenth of the pressure lets it expand tenfold.',
            },
            {
              thinking: 'apply',
              question:
                'How does the number of moles of helium at 16 kilometers compare with that at the ground, if the balloon has no leak?',
              answer: 'It is the same.',
              distractors: [
                {
                  text: 'It is ten times as large.',
                  error: 'takes volume for amount',
                },
                {
                  text: 'It is 7.5 times as large.',
                  error: 'takes volume for amount',
                },
                {
                  text: 'It is a tenth as large.',
                  error: 'takes pressure for amount',
                },
              ],
              reason: 'Pressure, volume and temperature change, but the particles stay in the closed balloon.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'If a science club wants its balloon to rise higher before it bursts at a volume of 12 cubic meters, which changes would you suggest, and how would you check them with calculations?',
            lookFors: [
              'Fills in less helium at the ground, which a lighter load makes possible, and names the trade-off with lift.',
              'Calculates with the combined gas law at which pressure the volume reaches 12 cubic meters.',
            ],
            probe: 'What would happen if the crew filled the balloon tightly at the ground?',
          },
        },
        {
          title: 'Ten milliliters in each tube',
          text: 'A class mixed solutions of calcium chloride and sodium carbonate, both with 0.50 moles per liter, so that each test tube held 10 milliliters in all. A white solid, calcium carbonate with a molar mass of 100 grams per mole, formed in each tube and was filtered, dried and weighed. With 2 milliliters of the calcium solution and 8 of the other, the class obtained 0.10 grams, with 4 and 6 it obtained 0.20 grams, and with 5 and 5 it obtained 0.25 grams. With 6 and 4 the mass was 0.20 grams again, and with 8 and 2 it was 0.10 grams.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which substance limited the mass of the precipitate in the tube with 8 milliliters of the calcium solution?',
              answer: 'sodium carbonate',
              distractors: [
                {
                  text: 'calcium chloride',
                  error: 'thinks that the larger volume sets the limit',
                },
                {
                  text: 'calcium carbonate',
                  error: 'takes the product for a reactant',
                },
                {
                  text: 'sodium chloride',
                  error: 'takes the other product for a reactant',
                },
              ],
              reason: 'The tube held 4.0 mmol of calcium chloride and just 1.0 mmol of sodium carbonate, which react 1 to 1.',
            },
            {
              thinking: 'apply',
              question: 'What mass should the class expect with 3 milliliters of the calcium solution and 7 milliliters of the other?',
              answer: '0.15 grams',
              distractors: [
                {
                  text: '0.10 grams',
                  error: 'thinks that the mass grows in whole steps',
                },
                {
                  text: '0.25 grams',
                  error: 'thinks that each tube gives the greatest mass',
                },
                {
                  text: '0.35 grams',
                  error: 'lets the excess reactant decide',
                },
              ],
              reason: '3 mL × 0.50 M is 1.5 mmol of calcium ions, which gives 1.5 mmol × 100 g/mol = 0.15 g.',
            },
            {
              thinking: 'analyze',
              question: 'If the class doubles the concentration of the calcium solution alone, where should the greatest mass be expected?',
              answer: 'between 3 and 4 milliliters of the calcium solution',
              distractors: [
                {
                  text: 'between 6 and 7 milliliters of the calcium solution',
                  error: 'thinks that more is needed of a stronger solution',
                },
                {
                  text: 'at 5 milliliters of the calcium solution, as before',
                  error: 'thinks that equal volumes are best in any case',
                },
                {
                  text: 'at 10 milliliters of the calcium solution',
                  error: 'thinks that more of one reactant gives more product',
                },
              ],
              reason: 'Equal moles need half the volume of the stronger solution: 3.3 mL with 6.7 mL of the other.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'Which experimental errors could explain why one group found 0.29 grams with 5 and 5 milliliters, although its calculation was right, and how would you decide among them?',
            lookFors: [
              'Names a product that was still wet or that contained sodium chloride from unrinsed filtering.',
              'Dries and weighs again until the mass stays constant, or rinses and tests the rinse water.',
            ],
            probe: 'Which error would lead to a mass that is too small?',
          },
        },
      ],
    },
  },
});
