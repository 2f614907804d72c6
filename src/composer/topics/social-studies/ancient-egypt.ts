import { defineTopicPack } from '../topic-pack.ts';

export const ancientEgypt = defineTopicPack({
  id: 'ancient-egypt',
  title: 'Ancient Egypt',
  inText: 'ancient Egypt',
  subject: 'social-studies',
  aliases: [
    'ancient egypt',
    'ancient egyptians',
    'egypt',
    'ancient egyptian civilization',
    'egyptian civilization',
    'pharaohs',
    'pharaohs and pyramids',
    'egyptian pyramids',
    'pyramids of giza',
    'great pyramid',
    'mummies',
    'mummification',
    'tutankhamun',
    'king tut',
    'hatshepsut',
    'ramses ii',
    'rosetta stone',
    'egyptian gods',
    'old kingdom egypt',
    'new kingdom egypt',
  ],
  standards: [
    { code: 'D2.His.1.6-8', grades: [6, 8] },
    { code: 'D2.Geo.4.6-8', grades: [6, 8] },
  ],
  translations: {
    pharaoh: {
      Arabic: 'فرعون',
      Bengali: 'ফারাও',
      'Chinese (Simplified)': '法老',
      French: 'pharaon',
      Hindi: 'फ़िरौन',
      Japanese: 'ファラオ',
      Korean: '파라오',
      Portuguese: 'faraó',
      Russian: 'фараон',
      Spanish: 'faraón',
      Ukrainian: 'фараон',
      Vietnamese: 'pharaon',
    },
    dynasty: {
      Arabic: 'سلالة حاكمة',
      Bengali: 'রাজবংশ',
      'Chinese (Simplified)': '王朝',
      French: 'dynastie',
      Hindi: 'राजवंश',
      Japanese: '王朝',
      Korean: '왕조',
      Portuguese: 'dinastia',
      Russian: 'династия',
      Spanish: 'dinastía',
      Ukrainian: 'династія',
      Vietnamese: 'triều đại',
    },
    silt: {
      Arabic: 'طمي',
      Bengali: 'পলিমাটি',
      'Chinese (Simplified)': '淤泥',
      French: 'limon',
      Hindi: 'गाद',
      Japanese: 'シルト',
      Korean: '실트',
      Portuguese: 'silte',
      Russian: 'ил',
      Spanish: 'limo',
      Ukrainian: 'мул',
      Vietnamese: 'phù sa',
    },
    delta: {
      Arabic: 'دلتا',
      Bengali: 'বদ্বীপ',
      'Chinese (Simplified)': '三角洲',
      French: 'delta',
      Hindi: 'डेल्टा',
      Japanese: '三角州',
      Korean: '삼각주',
      Portuguese: 'delta',
      Russian: 'дельта',
      Spanish: 'delta',
      Ukrainian: 'дельта',
      Vietnamese: 'đồng bằng châu thổ',
    },
    hieroglyphics: {
      Arabic: 'الهيروغليفية',
      Bengali: 'হায়ারোগ্লিফ',
      'Chinese (Simplified)': '象形文字',
      French: 'hiéroglyphes',
      Hindi: 'चित्रलिपि',
      Japanese: 'ヒエログリフ',
      Korean: '상형 문자',
      Portuguese: 'hieróglifos',
      Russian: 'иероглифы',
      Spanish: 'jeroglíficos',
      Ukrainian: 'ієрогліфи',
      Vietnamese: 'chữ tượng hình',
    },
    scribe: {
      Arabic: 'كاتب',
      Bengali: 'লিপিকর',
      'Chinese (Simplified)': '书吏',
      French: 'scribe',
      Hindi: 'लिपिक',
      Japanese: '書記',
      Korean: '서기',
      Portuguese: 'escriba',
      Russian: 'писец',
      Spanish: 'escriba',
      Ukrainian: 'писар',
      Vietnamese: 'thư lại',
    },
    polytheism: {
      Arabic: 'تعدد الآلهة',
      Bengali: 'বহু-ঈশ্বরবাদ',
      'Chinese (Simplified)': '多神教',
      French: 'polythéisme',
      Hindi: 'बहुदेववाद',
      Japanese: '多神教',
      Korean: '다신교',
      Portuguese: 'politeísmo',
      Russian: 'многобожие',
      Spanish: 'politeísmo',
      Ukrainian: 'багатобожжя',
      Vietnamese: 'đa thần giáo',
    },
    cataract: {
      Arabic: 'شلال',
      French: 'cataracte',
      Korean: '급류',
      Portuguese: 'catarata',
      Russian: 'порог',
      Spanish: 'catarata',
      Ukrainian: 'поріг',
      Vietnamese: 'ghềnh thác',
    },
    afterlife: {
      Arabic: 'الحياة الآخرة',
      Bengali: 'পরকাল',
      'Chinese (Simplified)': '来世',
      French: 'au-delà',
      Hindi: 'परलोक',
      Japanese: '死後の世界',
      Korean: '사후 세계',
      Portuguese: 'vida após a morte',
      Russian: 'загробная жизнь',
      Spanish: 'más allá',
      Ukrainian: 'потойбічне життя',
      Vietnamese: 'thế giới bên kia',
    },
    mummy: {
      Arabic: 'مومياء',
      Bengali: 'মমি',
      'Chinese (Simplified)': '木乃伊',
      French: 'momie',
      Hindi: 'ममी',
      Japanese: 'ミイラ',
      Korean: '미라',
      Portuguese: 'múmia',
      Russian: 'мумия',
      Spanish: 'momia',
      Ukrainian: 'мумія',
      Vietnamese: 'xác ướp',
    },
    tomb: {
      Arabic: 'مقبرة',
      Bengali: 'সমাধি',
      'Chinese (Simplified)': '陵墓',
      French: 'tombeau',
      Hindi: 'मकबरा',
      Japanese: '墓',
      Korean: '무덤',
      Portuguese: 'túmulo',
      Russian: 'гробница',
      Spanish: 'tumba',
      Ukrainian: 'гробниця',
      Vietnamese: 'lăng mộ',
    },
    pyramid: {
      Arabic: 'هرم',
      Bengali: 'পিরামিড',
      'Chinese (Simplified)': '金字塔',
      French: 'pyramide',
      Hindi: 'पिरामिड',
      Japanese: 'ピラミッド',
      Korean: '피라미드',
      Portuguese: 'pirâmide',
      Russian: 'пирамида',
      Spanish: 'pirámide',
      Ukrainian: 'піраміда',
      Vietnamese: 'kim tự tháp',
    },
    papyrus: {
      Arabic: 'ورق البردي',
      Bengali: 'প্যাপিরাস',
      'Chinese (Simplified)': '莎草纸',
      French: 'papyrus',
      Hindi: 'पैपिरस',
      Japanese: 'パピルス',
      Korean: '파피루스',
      Portuguese: 'papiro',
      Russian: 'папирус',
      Spanish: 'papiro',
      Ukrainian: 'папірус',
      Vietnamese: 'giấy cói',
    },
    vizier: {
      Arabic: 'وزير',
      Bengali: 'উজির',
      'Chinese (Simplified)': '宰相',
      French: 'vizir',
      Hindi: 'वज़ीर',
      Japanese: '宰相',
      Korean: '재상',
      Portuguese: 'vizir',
      Russian: 'визирь',
      Spanish: 'visir',
      Ukrainian: 'візир',
      Vietnamese: 'tể tướng',
    },
    artisan: {
      Arabic: 'حرفي',
      Bengali: 'কারিগর',
      'Chinese (Simplified)': '工匠',
      French: 'artisan',
      Hindi: 'कारीगर',
      Japanese: '職人',
      Korean: '장인',
      Portuguese: 'artesão',
      Russian: 'ремесленник',
      Spanish: 'artesano',
      Ukrainian: 'ремісник',
      Vietnamese: 'thợ thủ công',
    },
    'Rosetta Stone': {
      Arabic: 'حجر رشيد',
      Bengali: 'রোজেটা পাথর',
      'Chinese (Simplified)': '罗塞塔石碑',
      French: 'pierre de Rosette',
      Hindi: 'रोसेटा पत्थर',
      Japanese: 'ロゼッタ・ストーン',
      Korean: '로제타석',
      Portuguese: 'Pedra de Roseta',
      Russian: 'Розеттский камень',
      Spanish: 'piedra de Rosetta',
      Ukrainian: 'Розеттський камінь',
      Vietnamese: 'phiến đá Rosetta',
    },
  },
  bands: {
    '6-8': {
      bigIdea:
        'The yearly flood of the Nile fed a long-lasting kingdom in the desert, and Egyptians built their government, writing, art and tombs around the pharaoh, the gods and the hope of a life after death.',
      objectives: [
        'explain how the Nile and the deserts shaped farming, travel and safety in Egypt',
        'describe how pharaohs, officials, scribes, artisans and farmers depended on one another',
        'infer Egyptian beliefs about life after death from tombs, mummies and texts',
        'compare the Old Kingdom and the New Kingdom in power, building and contact with other lands',
        'evaluate what kinds of evidence scholars use to learn about ancient Egypt',
      ],
      terms: [
        {
          term: 'pharaoh',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a ruler of ancient Egypt, who governed the country and was honored as a living link between the people and the gods',
          example: 'The pharaoh wore a double crown that represented the union of Upper and Lower Egypt.',
          contrast: 'A vizier ran the government day by day, while this ruler stood above every official.',
          wordParts: 'from Egyptian words for great house',
          picture: 'a figure with a striped headcloth and a crook',
        },
        {
          term: 'dynasty',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a series of rulers who belong to one family and hand power down from one generation to the next',
          example: 'When a king died without an heir, a new family might take the throne and begin another dynasty.',
          contrast: 'A kingdom is land under a ruler, while this is a family that rules over time.',
          wordParts: 'from a Greek word for power',
          picture: 'a row of crowns handed down',
        },
        {
          term: 'silt',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'very fine, fertile soil that a river carries along and leaves behind on its banks when the water goes down',
          example: 'After the yearly flood had gone down, a layer of dark silt covered the fields along the Nile.',
          contrast: 'Sand is coarser and holds little water, while this keeps fields moist and fertile.',
          wordParts: 'related to an old word for salt marsh',
          picture: 'a thin dark layer over a field',
        },
        {
          term: 'delta',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'flat, fertile land that forms where a river divides and drops its mud before it reaches the sea',
          example: 'The Nile Delta was green and fertile farmland, crossed by many branches of the river.',
          contrast: 'The source is where a river begins, while this lies at its mouth.',
          wordParts: 'named after the triangle-shaped Greek letter',
          picture: 'a river that opens like a fan',
        },
        {
          term: 'cataract',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a stretch of a river where the water rushes over rocks, so that boats can hardly pass',
          example: 'The first cataract at Aswan helped to protect Egypt’s southern border.',
          contrast: 'A delta is calm, flat land at the mouth, while this is rough water among rocks.',
          wordParts: 'from a Greek word for rushing down',
          picture: 'a boat stopped by rocks and white water',
        },
        {
          term: 'afterlife',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the existence that people hope for or expect when their time on earth has ended',
          example: 'Egyptians filled tombs with food and furniture because they believed that the dead would use them in the afterlife.',
          contrast: 'A memory lives in other people, while this means that the person goes on.',
          wordParts: 'after + life',
          picture: 'a boat that crosses to a green field',
        },
        {
          term: 'mummy',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a dead body that has been carefully dried, oiled and wrapped in linen so that it will not decay',
          example: 'Priests took about seventy days to prepare a mummy for a rich family.',
          contrast: 'A skeleton is bones alone, while this keeps skin and shape.',
          wordParts: 'from an Arabic word for bitumen, a kind of tar',
          picture: 'a wrapped figure in a painted case',
        },
        {
          term: 'tomb',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a chamber or building in which a dead person is laid to rest, in rich families together with valuable possessions',
          example: 'Painters covered the walls of the tomb with scenes of farming and feasting that the dead person might enjoy forever.',
          contrast: 'A temple was a home for a god, while this was made for someone who had died.',
          wordParts: 'tomb, tombstone',
          picture: 'a door cut into a cliff',
        },
        {
          term: 'pyramid',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a huge stone monument over a royal burial place, with a square base and four sloping sides that meet in a point',
          example: 'The Great Pyramid at Giza was raised for King Khufu more than 4,500 years ago.',
          contrast: 'A tomb cut into a cliff is hidden, while this could be seen from far away.',
          wordParts: 'from a Greek word',
          picture: 'a triangle of blocks beside the desert',
        },
        {
          term: 'hieroglyphics',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the formal writing of Egypt, which used hundreds of picture signs that stood for sounds as well as ideas',
          example: 'Hieroglyphics carved into temple walls praise the victories and the generous gifts of kings.',
          contrast: 'A drawing shows only what it looks like, while these signs also stand for sounds.',
          wordParts: 'from Greek words for sacred and carve',
          picture: 'an eye, a bird and a wavy line in a row',
        },
        {
          term: 'papyrus',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'material for writing, similar to heavy paper, that was made from the stems of a tall river plant',
          example: 'After recording the harvest in black ink, the scribes rolled up the papyrus and stored it with other documents.',
          contrast: 'Stone lasts longer but is heavy, while this was light enough to carry in a roll.',
          wordParts: 'papyrus, paper',
          picture: 'a roll with columns of signs',
        },
        {
          term: 'scribe',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a person who was trained for years to read, write and keep the official records of the kingdom',
          example: 'A scribe measured the fields and recorded how much grain each farmer owed the state as tax.',
          contrast: 'An artisan worked with tools on stone or wood, while this worker used a reed pen.',
          wordParts: 'from a Latin word for write',
          picture: 'a person who sits with a pen and a roll',
        },
        {
          term: 'vizier',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the highest official in Egypt, who directed the judges and the tax collectors for the ruler',
          example: 'The vizier supervised the judges, the tax collectors and the officials who managed the grain stores.',
          contrast: 'The pharaoh ruled by birth and belief, while this official was chosen to do the daily work.',
          wordParts: 'through Turkish from an Arabic word for helper',
          picture: 'a man with a staff beside a throne',
        },
        {
          term: 'polytheism',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'the worship of many gods, who may each have a different power or protect a different place',
          example: 'In Egyptian polytheism, people might pray to Ra, Isis, Osiris or Anubis for different kinds of help.',
          contrast: 'Monotheism is the worship of one God, while this has a place for many.',
          wordParts: 'poly- (many) + theos (god) + -ism',
          picture: 'several statues in one hall',
        },
        {
          term: 'artisan',
          partOfSpeech: 'noun',
          tier: 2,
          definition: 'a skilled worker who makes useful or beautiful things by hand, such as pottery, jewelry or carvings',
          example: 'An artisan in Deir el-Medina might carve, paint or shape jewelry for royal tombs.',
          contrast: 'A farmer grows food, while this worker turns stone, metal or wood into finished things.',
          wordParts: 'related to art',
          picture: 'hands with a chisel and a paint pot',
        },
        {
          term: 'Rosetta Stone',
          partOfSpeech: 'noun',
          tier: 3,
          definition: 'a carved slab bearing one text in three scripts, which helped scholars to read Egyptian signs',
          example: 'The Rosetta Stone gave Champollion a way to match Greek names with Egyptian signs.',
          contrast: 'Most carvings use one script, while this repeats its message in three.',
          wordParts: 'Rosetta: European name of the town of Rashid',
          picture: 'a dark slab with three bands of writing',
        },
      ],
      facts: [
        {
          thinking: 'remember',
          question: 'In which direction does the Nile flow on its long way through Egypt?',
          answer: 'north, to the Mediterranean Sea',
          distractors: [
            { text: 'south, to the mountains of Ethiopia', error: 'thinks that water flows down the page of a map' },
            { text: 'east, to the coast of the Red Sea', error: 'picks the sea that lies nearest' },
            { text: 'west, to the sands of the Sahara', error: 'thinks that the desert lies lower than the river' },
          ],
          reason: 'The land is higher in the south, so Upper Egypt is the southern part and Lower Egypt the northern part.',
        },
        {
          thinking: 'remember',
          question:
            'Which ruler wears the crowns of both lands on a famous carved palette and is often said to have joined them into one kingdom around 3100 BCE?',
          answer: 'Narmer',
          distractors: [
            { text: 'Khufu', error: 'picks the king for whom the Great Pyramid was built' },
            { text: 'Ramses II', error: 'picks a famous king of the New Kingdom' },
            { text: 'Tutankhamun', error: 'picks the king whose name is best known today' },
          ],
          reason: 'The Narmer Palette shows him with the white crown of the south on one side and the red crown of the north on the other.',
        },
        {
          thinking: 'remember',
          question: 'For which purpose did Egyptian priests use natron, a kind of natural salt that they gathered from dry lake beds?',
          answer: 'drying a body before it was wrapped',
          distractors: [
            { text: 'paying the workers who built tombs', error: 'thinks of salt as money' },
            { text: 'sharpening the copper saws and chisels', error: 'picks another task of the workshop' },
            { text: 'coloring the walls of royal tombs', error: 'takes it for a paint' },
          ],
          reason: 'Natron drew water out of the body, which stopped it from decaying. Priests then wrapped it in linen.',
        },
        {
          thinking: 'remember',
          question: 'Whose nearly untouched tomb did Howard Carter’s team open in the Valley of the Kings in 1922?',
          answer: 'Tutankhamun’s',
          distractors: [
            { text: 'Amenhotep III’s', error: 'picks another king who was buried in the valley' },
            { text: 'Cleopatra’s', error: 'picks a famous ruler whose burial place is unknown' },
            { text: 'Khufu’s', error: 'mixes up the valley with the pyramids of Giza' },
          ],
          reason: 'The boy king ruled for about ten years, but his tomb held thousands of objects that robbers had missed.',
        },
        {
          thinking: 'remember',
          question: 'Which queen, the last of a Greek-speaking royal family in Egypt, died in 30 BCE as Rome took over?',
          answer: 'Cleopatra VII',
          distractors: [
            { text: 'Queen Nefertiti', error: 'picks the queen of Akhenaten, about 1,300 years earlier' },
            { text: 'Hatshepsut', error: 'picks a woman who ruled in the New Kingdom' },
            { text: 'Nefertari', error: 'picks a wife of Ramses II' },
          ],
          reason:
            'She came from the Ptolemies, who had ruled since soon after Alexander’s death. After her death Egypt became a Roman province.',
        },
        {
          thinking: 'understand',
          question: 'Why did Egyptian farmers usually welcome the flood that covered their land each summer?',
          answer: 'It left wet and fertile soil behind just before planting.',
          distractors: [
            { text: 'It washed salt out of the sea and onto the dry fields.', error: 'thinks that salt helps crops' },
            { text: 'It carried ripe grain from the south to the villages.', error: 'thinks that the river moved the harvest itself' },
            { text: 'It drove the herds of cattle back to the desert.', error: 'guesses at an effect that has no link to crops' },
          ],
          reason:
            'As the water sank in the fall, farmers sowed grain in wet, fertile ground. Without the flood little could grow in the desert.',
        },
        {
          thinking: 'understand',
          question: 'How did the geography of the land around the Nile Valley help Egypt to remain one kingdom for so long?',
          answer: 'Deserts, rapids and the sea made invasion difficult.',
          distractors: [
            { text: 'Thick forests on both banks hid villages from attack.', error: 'gets the landscape wrong' },
            { text: 'High walls of snowy mountains closed off the delta.', error: 'mixes it up with other regions' },
            { text: 'Wide lakes between the towns kept rival armies apart.', error: 'takes the flood for lakes and looks for division' },
          ],
          reason: 'Natural barriers gave long times of peace, though invaders such as the Hyksos did come in from the northeast.',
        },
        {
          thinking: 'understand',
          question: 'Why did families of wealthy Egyptians have food, games and furniture placed in tombs together with the dead?',
          answer: 'They believed that the dead would go on needing such things.',
          distractors: [
            { text: 'They wanted to keep valuable goods safe from tax collectors and thieves.', error: 'takes a tomb for a bank' },
            { text: 'They had no other place for goods that had belonged to the sick.', error: 'looks for a reason of health' },
            {
              text: 'They hoped that later visitors would admire the skill of their artisans.',
              error: 'reads the purpose of a museum into the past',
            },
          ],
          reason: 'Tomb paintings and texts describe a life after death in which a person eats, rests and works in the fields.',
        },
        {
          thinking: 'understand',
          question: 'What gave scribes so much influence in a country where most people worked on farms?',
          answer: 'Few could read and write, and the state ran on records.',
          distractors: [
            { text: 'They owned most of the farmland and rented it out to the vizier.', error: 'takes learning for land' },
            { text: 'They led the army in war and shared in what was captured.', error: 'mixes up scribes and officers' },
            { text: 'They were chosen by a vote of the villages along the Nile.', error: 'brings in modern elections' },
          ],
          reason: 'Taxes, court cases, letters and building work all had to be written down, so trained writers could rise to high office.',
        },
        {
          thinking: 'apply',
          question:
            'An official who reads the stone scale beside the river discovers that this year’s flood is much lower than last year’s. What should this official prepare for?',
          answer: 'a small harvest and little tax in grain',
          distractors: [
            { text: 'a larger harvest and a need for more storehouses', error: 'thinks that less water means safer crops' },
            { text: 'broken dams and flooded homes in many villages', error: 'prepares for too much water' },
            { text: 'an early planting season with two crops of grain', error: 'thinks that farmers gain time' },
          ],
          reason: 'Such scales, called nilometers, let officials plan. Low water reached fewer fields, so less grain could grow.',
        },
        {
          thinking: 'apply',
          question: 'What will do the most to move a boat that carries heavy stone from Aswan in the south to Giza in the north?',
          answer: 'the current of the river',
          distractors: [
            { text: 'the north wind in its sail', error: 'forgets that this wind pushes boats to the south' },
            { text: 'the tides of the sea', error: 'thinks that tides reach far inland' },
            { text: 'a rope pulled by camels', error: 'thinks of animals that were rare in Egypt at that time' },
          ],
          reason: 'The Nile flows north. For the way back, boats raised a sail, because the wind blows mostly from the north.',
        },
        {
          thinking: 'apply',
          question:
            'According to the Book of the Dead, a heart is weighed against a feather, and a person whose heart is heavy with wrongs is lost. What did this scene teach the living?',
          answer: 'to act justly, because deeds have effects after death',
          distractors: [
            { text: 'to eat little, because a thin body travels lightly', error: 'takes the weight as a matter of the body' },
            { text: 'to hunt birds, because their feathers were precious', error: 'takes the feather as a thing of value' },
            { text: 'to obey doctors, because the heart can fall ill', error: 'reads it as a text on medicine' },
          ],
          reason: 'The feather stood for Ma’at, which means truth, order and justice.',
        },
        {
          thinking: 'apply',
          question:
            'A king sends traders by ship to Punt and has scenes of incense trees and gold carved in a temple, where the inscriptions call the ruler “daughter of Ra.” Which ruler is this most likely to be?',
          answer: 'Hatshepsut',
          distractors: [
            { text: 'Narmer', error: 'picks a king of early Egypt' },
            { text: 'Akhenaten', error: 'picks the king who gave special honor to the Aten' },
            { text: 'Ramses II', error: 'picks a king famous for large statues and a peace treaty' },
          ],
          reason: 'Hatshepsut ruled as pharaoh in the 1400s BCE, and her temple at Deir el-Bahri shows the voyage to Punt.',
        },
        {
          thinking: 'analyze',
          question:
            'Near the pyramids, archaeologists found bakeries, cattle bones, healed fractures and workers’ tombs. Which claim about the builders do these finds support best?',
          answer: 'The builders worked in organized crews and were fed and cared for.',
          distractors: [
            {
              text: 'The builders were prisoners who were given little food or rest.',
              error: 'keeps the idea of films in spite of the evidence',
            },
            { text: 'The builders were royal relatives who worked for the honor alone.', error: 'jumps from good care to high rank' },
            { text: 'The builders were farmers who came for a single day each year.', error: 'overlooks the signs of a settled town' },
          ],
          reason: 'Healed bones show that the injured were treated, and tombs close to a king’s pyramid were an honor.',
        },
        {
          thinking: 'analyze',
          question:
            'Akhenaten honored the sun disk Aten above other gods, but soon after his death temples of Amun were restored and his name was cut out of lists. What does this reaction suggest?',
          answer: 'His change in religion met strong opposition.',
          distractors: [
            { text: 'His reign was too short to be noticed.', error: 'overlooks that people worked to erase it' },
            { text: 'His sun disk became the chief god of Egypt.', error: 'reverses what happened' },
            { text: 'His names were worn away by wind and sand.', error: 'takes a human act for natural wear' },
          ],
          reason: 'People do not work so hard to undo what they accept. Priests of Amun had lost wealth and power under him.',
        },
        {
          thinking: 'evaluate',
          question: 'Which source would tell a historian most about the daily life of the workers who built royal tombs?',
          answer: 'lists, letters and notes found in their own village',
          distractors: [
            {
              text: 'a king’s temple carving that shows him defeating his enemies',
              error: 'uses a source about power that was made to impress',
            },
            { text: 'a film that a studio made with help from museum guides', error: 'uses a modern picture in place of a source' },
            { text: 'a Greek traveler’s account from about 800 years later', error: 'trusts a text because it is old, though it is late' },
          ],
          reason: 'At Deir el-Medina thousands of notes on pottery and stone record food, work, quarrels and days off.',
        },
      ],
      misconceptions: [
        {
          belief: 'Slaves built the pyramids.',
          why: 'Films and a late Greek account have spread this picture.',
          truth:
            'Finds at Giza point to skilled crews and drafted workers who were housed, fed and given medical care, although labor for the king was a duty.',
          teacherMove:
            'Lay out five finds (bakery, healed bones, crew names, tombs, cattle bones). Groups write what each one shows and then revise the claim in one sentence.',
        },
        {
          belief: 'Hieroglyphics are picture stories, so anyone can guess them.',
          why: 'The signs look like animals and objects.',
          truth: 'Many signs stand for sounds, some stand for ideas, and scribes trained for years to read them.',
          teacherMove:
            'Draw a bee and a leaf side by side. Students read “belief” aloud and explain why the meaning of the pictures did not help.',
        },
        {
          belief: 'Upper Egypt is in the north, because north is up.',
          why: 'On most maps, north is at the top of the page.',
          truth: 'Upper means upstream, where the land is higher. Upper Egypt lies in the south, and the river flows down to Lower Egypt.',
          teacherMove:
            'Tilt a tray with a line of water and have students label the high end “Upper.” Then they label a map of the Nile in the same way.',
        },
        {
          belief: 'Egyptians thought about death all the time because they disliked life.',
          why: 'Most things that survive come from tombs.',
          truth:
            'They loved life and wanted it to go on. Tombs survive because they were built of stone in the dry desert, while houses of mud brick near the river did not.',
          teacherMove:
            'Show two lists, one of what was made from stone and one from mud brick. Students predict what lasts 3,000 years and say how that bends our picture.',
        },
        {
          belief: 'Ancient Egypt stayed the same for 3,000 years.',
          why: 'The art and the crowns look alike from age to age.',
          truth:
            'Dynasties rose and fell, capitals moved, foreign rulers came, and the pyramids were already more than 1,000 years old in Tutankhamun’s time.',
          teacherMove:
            'Stretch a string of a little more than three meters, one millimeter for each year. Students pin on Narmer, Khufu, Hatshepsut, Tutankhamun and Cleopatra and describe the gaps.',
        },
      ],
      questions: [
        {
          thinking: 'analyze',
          question: 'How did the Nile and its yearly flood shape both the daily work and the religious beliefs of Egyptians?',
          lookFors: [
            'Links the seasons of flood, planting and harvest to the farmers’ year.',
            'Links a belief to the river, such as the sun’s boat, the fertile black land or the flood as a gift of the gods.',
            'Names another use of the river, such as travel, fishing or moving stone.',
          ],
          probe: 'What might people have believed if the flood had come at random?',
        },
        {
          thinking: 'understand',
          question: 'Why would the ruler of a large country want people to believe that royal power came from the gods?',
          lookFors: [
            'Says that people obey more readily when orders seem to come from the gods.',
            'Explains that the pharaoh was expected to keep ma’at, or order, so success and good floods strengthened that belief.',
            'Adds a risk, such as doubt when harvests failed.',
          ],
          probe: 'What could weaken this kind of power?',
        },
        {
          thinking: 'analyze',
          question: 'What can a richly furnished tomb tell us about Egyptian society, and what does it leave out or bend?',
          lookFors: [
            'Names what tombs show, such as beliefs, crafts, trade goods or jobs.',
            'Says that rich people are shown far more than poor farmers.',
            'Says that scenes may show wishes instead of real life.',
          ],
          probe: 'What other source would you check?',
        },
        {
          thinking: 'evaluate',
          question:
            'Was the building of enormous pyramids a wise use of Egypt’s people and grain, or would you have advised the king to do something else?',
          lookFors: [
            'Names gains, such as shared work, skills, faith or the fame of the king.',
            'Names costs, such as labor taken from families, stone, food and time.',
            'States a standard for “wise” and uses it to decide.',
          ],
          probe: 'Who would have given a different answer then?',
        },
        {
          thinking: 'apply',
          question:
            'If you were the vizier in a year when the flood stayed dangerously low, which three steps would you take, and in which order?',
          lookFors: [
            'Uses what the office could do, such as opening grain stores, lowering taxes or repairing canals.',
            'Gives a reason for the order, such as feeding people before repairing.',
            'Foresees a problem, such as theft, anger or not enough records.',
          ],
          probe: 'Whom would you ask for facts first?',
        },
        {
          thinking: 'evaluate',
          question:
            'Which mattered most for keeping Egypt united over so many centuries: the river, the power of the pharaoh or a shared religion?',
          lookFors: [
            'Takes a position and supports it with at least one fact, such as easy travel on the Nile.',
            'Answers a rival choice fairly.',
            'Sees that the three worked together, such as temples that stored grain for the king.',
          ],
          probe: 'What happened in times when the kings were weak?',
        },
        {
          thinking: 'analyze',
          question: 'How did contact with Nubia, Punt and western Asia, in trade or in war, change the way Egyptians lived and ruled?',
          lookFors: [
            'Names something that came in, such as gold, incense, horses or chariots.',
            'Says that contact brought both trade and war.',
            'Names an effect, such as new weapons after the Hyksos or kings from Kush.',
          ],
          probe: 'Which change would a farmer have noticed?',
        },
        {
          thinking: 'understand',
          question: 'Why did it take modern scholars hundreds of years, and a lucky find, before they could read hieroglyphics?',
          lookFors: [
            'Says that people had stopped using the script, so no one alive could teach it.',
            'Says that scholars wrongly took every sign for a whole idea.',
            'Explains how the Rosetta Stone and knowledge of Coptic gave a key.',
          ],
          probe: 'Which script today might be hard to read in 2,000 years?',
        },
        {
          thinking: 'create',
          question: 'How would you design a museum room on ancient Egypt that shows ordinary families and workers as clearly as kings?',
          lookFors: [
            'Chooses objects from farms, workshops or homes as well as royal ones.',
            'Explains the order or layout and what visitors should learn from it.',
            'Treats human remains with care or leaves them out for a reason.',
          ],
          probe: 'Which single object would stand at the entrance?',
        },
        {
          thinking: 'analyze',
          question:
            'Why could a queen such as Hatshepsut or Cleopatra rule Egypt, and how did each of them show people that her power was lawful?',
          lookFors: [
            'says that royal blood and religion could support a woman’s claim',
            'names a means such as temple scenes, titles or the dress of a king',
            'compares two rulers or two means',
          ],
          probe: 'Why might a later king have wanted to remove the name of such a ruler?',
        },
      ],
      activities: [
        {
          title: 'Reading the land',
          purpose: 'engage',
          minutes: [8, 12],
          grouping: 'pairs',
          thinking: 'analyze',
          materials: ['a map of the Nile and the land around it', 'colored pencils'],
          steps: [
            'Study the map and use colored pencils to mark the land that the flood could reach and the desert beyond it.',
            'Circle the places where you would build a village on the map.',
            'Explain to your partner what the desert takes away and what it gives.',
            'Write one question that the map cannot answer.',
          ],
          lookFor: 'Students place villages near the fields but off the flooded ground, and they see that the desert also protects.',
        },
        {
          title: 'Objects from a tomb',
          purpose: 'explore',
          minutes: [25, 35],
          grouping: 'groups',
          thinking: 'analyze',
          materials: ['picture cards of six objects from Tutankhamun’s tomb', 'an evidence chart'],
          steps: [
            'Choose one picture card and describe only what you see.',
            'Write in the evidence chart what the object shows about work, trade or beliefs.',
            'Pass the picture card on until your group has studied six objects.',
            'Underline the inference in the chart that has the strongest evidence.',
            'Write one thing that these objects cannot tell you about farmers.',
          ],
          lookFor: 'Students keep seeing and inferring apart, and they notice that a king’s tomb does not show everyone.',
        },
        {
          title: 'Make the sounds speak',
          purpose: 'explain',
          minutes: [20, 25],
          grouping: 'pairs',
          thinking: 'apply',
          materials: ['a chart of single-sound hieroglyphs', 'paper'],
          steps: [
            'Find on the chart the signs for the sounds in a short word of your choice.',
            'Write the word on paper with those signs and leave out most vowels, as scribes did.',
            'Trade papers with another pair and read their word aloud with the help of the chart.',
            'Explain what made the word easy or hard to read without its vowels.',
          ],
          lookFor: 'Students discover that signs stand for sounds and that missing vowels make context important.',
        },
        {
          title: 'A year on the Nile',
          purpose: 'practice',
          minutes: [15, 20],
          grouping: 'individual',
          thinking: 'understand',
          materials: ['paper', 'colored pencils'],
          steps: [
            'Draw a circle on paper and divide it into the three seasons of flood, planting and harvest.',
            'Write in each part what farmers, scribes and builders were doing.',
            'Shade with colored pencils the season in which hunger was most likely.',
            'Compare your circle with a neighbor’s circle and correct one detail.',
          ],
          lookFor: 'The three seasons stand in the right order, and tax and building work are tied to the harvest and the flood.',
        },
        {
          title: 'Old Kingdom or New Kingdom?',
          purpose: 'extend',
          minutes: [30, 40],
          grouping: 'groups',
          thinking: 'evaluate',
          materials: ['twelve event cards without dates', 'a textbook or notes', 'chart paper'],
          steps: [
            'Sort the event cards into Old Kingdom and New Kingdom and give a reason for each.',
            'Check your sorting against your textbook or notes and move the cards that were wrong.',
            'Draw a chart on chart paper that compares building, army, trade and rulers.',
            'Write one paragraph that argues in which age Egypt was stronger.',
            'Read your paragraph to another group and answer one objection.',
          ],
          lookFor: 'Students use pyramids, chariots, conquest and the Valley of the Kings as clues and set out what “stronger” means.',
        },
      ],
      recalls: [
        {
          prompt: 'Explain how BCE dates are counted, and put 30 BCE, 2560 BCE and 1332 BCE in order from earliest to latest.',
          answer: '2560 BCE, 1332 BCE, 30 BCE; the larger the BCE number, the longer ago it was.',
          likelyError: 'Starts with 30 BCE because it is the smallest number.',
          minutes: 2,
        },
        {
          prompt: 'Sketch a river from source to mouth and mark upstream and downstream with arrows.',
          answer: 'Upstream points toward the source in higher land, and downstream points toward the mouth.',
          likelyError: 'Marks upstream toward the top of the page, wherever the source is.',
          minutes: 2,
        },
        {
          prompt: 'Write down three things that farmers need before crops can grow well.',
          answer: 'For example: water, fertile soil, seeds, sunlight and tools.',
          likelyError: 'Names only rain and forgets the soil.',
          minutes: 1,
        },
        {
          prompt: 'Explain what a surplus of food is and name one kind of job it makes possible.',
          answer: 'A surplus is more food than people need at the time, so some people can be builders, priests or soldiers.',
          likelyError: 'Says that a surplus means that no one has to farm.',
          minutes: 2,
        },
        {
          prompt: 'Name the continent in which Egypt lies and the sea to its north.',
          answer: 'Egypt lies in northeast Africa, and the Mediterranean Sea is to its north. (A small part of today’s Egypt is in Asia.)',
          likelyError: 'Places Egypt in the Middle East and forgets that it is in Africa.',
          minutes: 1,
        },
        {
          prompt: 'Give one example of a primary source and one of a secondary source about any event.',
          answer: 'For example: a diary from the time is primary, and a textbook chapter is secondary.',
          likelyError: 'Thinks that primary means most important.',
          minutes: 2,
        },
        {
          prompt: 'List three ways in which a government today pays for roads and schools.',
          answer: 'For example: taxes on income, on sales or on property; fees are also right.',
          likelyError: 'Says that the government simply prints the money.',
          minutes: 2,
        },
      ],
      hardestCase: {
        prompt:
          'A student writes: “We know so much about Egyptian kings and so little about farmers because farmers did not matter.” Explain what is wrong with this reasoning.',
        answer:
          'Farmers mattered a great deal, because their grain fed everyone and paid for every temple and tomb. We know less about them because of what survived: kings and officials had stone tombs in the dry desert and could order texts, while farmers lived in mud-brick houses near the river and could rarely write. What is left depends on materials, climate and who could write, so silence in the sources does not prove that people were unimportant.',
        partial: 'Says only that farmers were important too, without explaining why sources about them are rare.',
        reteach:
          'Give students a list of ten things in their school. They decide which would survive 3,000 years and then write what a future scholar would wrongly believe about the school.',
      },
      processes: [
        {
          title: 'the making of a mummy',
          steps: [
            'Priests wash the body.',
            'Priests take out most of the inner organs and leave the heart in place.',
            'The body lies covered with natron for about forty days and dries.',
            'Priests clean the dry body and rub it with oils.',
            'The oiled body is wrapped in many layers of linen with charms between them.',
            'The wrapped body is laid in a coffin and placed in the tomb.',
          ],
        },
        {
          title: 'the making of a sheet of papyrus',
          steps: [
            'Workers cut tall stems of the plant by the river.',
            'The green skin is peeled off the stems.',
            'The inner part of the stems is sliced into long, thin strips.',
            'One layer of strips is laid side by side, and a second layer is laid across it.',
            'The two layers are pressed until they stick together.',
            'The pressed sheet dries and is rubbed smooth for writing.',
          ],
        },
      ],
      causes: [
        {
          cause: 'the Nile’s flood stays low for several years',
          effect: 'harvests fail, stores run empty and trust in the king can weaken',
        },
        {
          cause: 'farmers along the river grow more grain than they eat',
          effect: 'the state can collect grain as tax and feed builders, scribes and soldiers',
        },
        { cause: 'scribes write down each field and each harvest', effect: 'officials can tax villages and plan for bad years' },
        {
          cause: 'the Hyksos bring horses and chariots into Egypt',
          effect: 'Egyptians adopt the new weapons and later use them to build an empire',
        },
        {
          cause: 'robbers break into the pyramids of earlier kings',
          effect: 'rulers of the New Kingdom hide their tombs in a desert valley',
        },
      ],
      comparisons: [
        {
          a: 'the Old Kingdom',
          b: 'the New Kingdom',
          alike:
            'In both ages a pharaoh ruled with a vizier and scribes, and people farmed by the flood and prepared for a life after death.',
          different: [
            { feature: 'royal tombs', a: 'large pyramids near Memphis', b: 'hidden tombs in the Valley of the Kings' },
            { feature: 'army', a: 'mostly called up when it was needed', b: 'a standing army with chariots' },
            { feature: 'other lands', a: 'trade and some raids', b: 'an empire in Nubia and western Asia' },
          ],
        },
        {
          a: 'Upper Egypt',
          b: 'Lower Egypt',
          alike: 'Both lived from the flood of the Nile, spoke Egyptian and were ruled by one king after about 3100 BCE.',
          different: [
            { feature: 'place', a: 'the narrow valley in the south', b: 'the wide delta in the north' },
            { feature: 'crown', a: 'a tall white crown', b: 'a red crown' },
            { feature: 'land', a: 'a strip of fields between deserts', b: 'flat, wet land with many river branches' },
          ],
        },
      ],
      connections: [
        'Science: dry two apple slices, one buried in a mix of salt and baking soda and one left open, and compare them after a week to show how natron works.',
        'Math: use the fact that each side of the Great Pyramid’s base is about 230 meters long to compare its area with your school’s sports field.',
        'Art: let students draw a person in the Egyptian way, with the head from the side and the shoulders from the front, and discuss what this style makes clear.',
        'Geography today: compare farming along the Nile before and after the Aswan High Dam, which was finished in 1970 and holds back the yearly flood.',
      ],
      cultural: [
        {
          aspect: 'people',
          title: 'Hatshepsut, a woman who ruled as pharaoh',
          task: 'Students compare two statues of Hatshepsut and explain what each one tells viewers about power.',
          background:
            'Hatshepsut ruled in the 1400s BCE. Some statues show her with the false beard and kilt of a king, while others show her as a woman, and many were broken on the orders of a later king.',
          checkFirst: 'Talk about royal symbols instead of comments on bodies.',
        },
        {
          aspect: 'language',
          title: 'Coptic, a late form of Egyptian',
          task: 'Students study how knowing Coptic helped Champollion and then list words in any language they know that have kept an old form.',
          background:
            'Coptic is the last stage of the Egyptian language, written mostly with Greek letters. It is still used in the worship of the Coptic Church.',
          checkFirst: 'Students who know Coptic services may share if they would like to, but nobody should be asked to.',
        },
        {
          aspect: 'history',
          title: 'Kush and the pharaohs from the south',
          task: 'Students place Kush on a map and rewrite a textbook sentence that calls Egypt “conquered” from the point of view of a historian of Kush.',
          background:
            'Kush lay in today’s Sudan. Its king Piye conquered Egypt in the 700s BCE, and his family ruled as the 25th Dynasty, restored temples and built pyramids of their own.',
          checkFirst: 'Use the names Kush and Sudan, and avoid words such as “mysterious.”',
        },
        {
          aspect: 'place',
          title: 'Moving Abu Simbel',
          task: 'Students weigh what a country gains and loses when a dam is built over old places, and they propose a rule for such cases.',
          background:
            'In the 1960s, teams from many countries cut the temples of Abu Simbel into blocks and moved them uphill, before the lake behind the Aswan High Dam rose. Tens of thousands of Nubian people had to leave their villages.',
          checkFirst: 'Some students’ families may have had to move; keep to the published case.',
        },
        {
          aspect: 'family and community',
          title: 'A village of tomb builders',
          task: 'Students read translated notes from Deir el-Medina and sort them by topic, then compare the topics with notes that any community leaves behind.',
          background:
            'The families of Deir el-Medina left thousands of notes on broken pottery and stone: shopping lists, letters, schoolwork and records of a strike over late pay under Ramses III.',
          checkFirst: 'Use invented examples for today instead of students’ private notes.',
        },
        {
          aspect: 'critical question',
          title: 'Where should the treasures be?',
          task: 'Students compare reasons given by a museum and by the country of origin and write a fair rule for the return of objects.',
          background:
            'The Rosetta Stone is in London and the bust of Nefertiti is in Berlin. Scholars and officials in Egypt have called for their return.',
          checkFirst: 'Agree on rules for a calm debate; nobody speaks for a country.',
        },
      ],
      writing: [
        {
          genre: 'Narrative',
          prompt:
            'A young scribe discovers that the numbers for one village’s grain do not add up, although an important official has already approved them. Tell the story of that day in order, and choose whether the scribe speaks up.',
          audience: 'a short story for a class collection',
          plan: ['Who could be blamed for the mistake?', 'What does the scribe risk?', 'How does the day end?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A boat that carries heavy stone for a new temple gets stuck on a sandbank at sunset, far from the next village. Narrate how the crew gets through the night and moves on, and choose which member of the crew tells the story.',
          audience: 'listeners to a history podcast for young people',
          plan: ['What does the river look and sound like?', 'Who has the best idea?', 'What does the crew learn?'],
        },
        {
          genre: 'Narrative',
          prompt:
            'A painter in Deir el-Medina is told to finish a whole wall in a royal tomb in only three days. Tell what happens on each of these days, and choose one small detail that the painter hides in the picture.',
          audience: 'readers of a historical magazine',
          plan: ['What is on the wall?', 'What goes wrong?', 'Who sees the finished work?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Your museum has money for only one new model in its Egypt room, either a farmer’s village or a royal tomb. Persuade the director to buy one of them, and choose an objection that you will answer with care.',
          audience: 'a letter to a museum director',
          plan: ['What would visitors learn?', 'What would be missing?', 'Which reason is strongest?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'Some people say that Hatshepsut was Egypt’s greatest ruler, while others name Ramses II or another king. Argue for one ruler with facts from your studies, and choose your standard for greatness before you begin.',
          audience: 'a speech for a class debate',
          plan: ['What does a great ruler do?', 'Which facts fit your standard?', 'What will the other side say?'],
        },
        {
          genre: 'Persuasive',
          prompt:
            'A famous object from Egypt stands in a museum far away, and people disagree about where it belongs. Choose one real object and convince readers either that it should return or that it should stay.',
          audience: 'readers of a newspaper’s opinion page',
          plan: ['How did the object get there?', 'Who can see it in each place?', 'What would be fair?'],
        },
        {
          genre: 'Expository',
          prompt:
            'A younger student has heard only of floods that destroy homes. Explain how a yearly flood could be good news for farmers in Egypt, and choose a simple diagram that will make one of your steps easier to follow.',
          audience: 'a page in a science and history book for fourth grade',
          plan: ['What happens first?', 'What does the water leave behind?', 'What could go wrong?'],
        },
        {
          genre: 'Expository',
          prompt:
            'For more than a thousand years nobody could read hieroglyphics. Explain how scholars finally learned to do so, and choose one everyday comparison, such as a code or a puzzle, that makes their method clear.',
          audience: 'visitors at a museum display',
          plan: ['What was the problem?', 'What was the key?', 'Who helped to solve it?'],
        },
        {
          genre: 'Expository',
          prompt:
            'A classmate thinks that the pharaoh did everything alone. Explain how work was shared among officials, scribes, artisans and farmers, and choose one product, such as bread or a statue, that you follow through their hands.',
          audience: 'a study guide for your class',
          plan: ['Who begins the work?', 'Who keeps the records?', 'What would happen if one group stopped?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe a riverside village in the last hot week before the flood arrives, so that readers can feel the dust and the waiting. Choose one spot from which you look, and stay there.',
          audience: 'readers of nature writing',
          plan: ['What does the ground look like?', 'What are people doing?', 'What is the first sign of change?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the inside of a newly painted tomb while a small oil lamp moves slowly along the wall. Choose three scenes that come into the light one after another, and use color and shadow to set the mood.',
          audience: 'a guide for visitors who cannot see the walls',
          plan: ['What colors appear first?', 'What is happening in each scene?', 'How does the air feel?'],
        },
        {
          genre: 'Descriptive',
          prompt:
            'Describe the harbor of Memphis on a busy morning with details that archaeologists could support, such as jars, linen, cattle and boats. Choose one sound with which your description begins and ends.',
          audience: 'an artist who will paint the scene',
          plan: ['What is being unloaded?', 'Who is keeping count?', 'What smells are in the air?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Write a conversation in which the Nile and the desert argue about which of them did more to protect and feed Egypt. Choose how their quarrel is settled and who has the last word.',
          audience: 'an audience at a school performance',
          plan: ['What does each one brag about?', 'What does each one admit?', 'How do they end the quarrel?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Create a page of proverbs that an old scribe might hand down to beginning students. Choose six pieces of advice, and let each one use an image from the river, the field or the workshop.',
          audience: 'new students in a scribes’ school',
          plan: ['What mistakes do beginners make?', 'Which images fit?', 'Which saying should come last?'],
        },
        {
          genre: 'Creative',
          prompt:
            'Invent a board game in which players must get a village through a whole year on the Nile. Write its rules and eight event cards in lively language, and choose what a player must do to win.',
          audience: 'families who like history games',
          plan: ['Which seasons does the board show?', 'Which events help or harm?', 'How does luck play a part?'],
        },
      ],
      itemSets: [
        {
          title: 'A boat in pieces',
          text: 'In 1954, workers who were clearing sand beside the Great Pyramid found a pit that had been sealed with huge stone blocks for about 4,500 years. Inside lay a royal boat for King Khufu. It had been taken apart into more than 1,200 pieces and carefully stacked. Most of its planks were cedar, a strong wood that grew in the mountains of Lebanon, while Egypt itself had few tall trees. The planks had been tied together with rope through hidden slots, and after years of work the rebuilt boat measured about 43 meters.',
          facts: [
            {
              thinking: 'analyze',
              question: 'What do the planks of this royal boat suggest about Egypt in the time of King Khufu?',
              answer: 'It brought goods from beyond its borders.',
              distractors: [
                {
                  text: 'It had forests of cedar along the Nile.',
                  error: 'overlooks where the text says that the wood grew',
                },
                {
                  text: 'It ruled an empire that reached Lebanon.',
                  error: 'confuses trade with conquest and the Old Kingdom with the New',
                },
                {
                  text: 'It bought its finished boats from Lebanon.',
                  error: 'confuses the material with the whole product',
                },
              ],
              reason:
                'Cedar grew in Lebanon and not in Egypt, so the wood must have come from abroad; the planks do not show that Egypt ruled Lebanon or bought finished boats there.',
            },
            {
              thinking: 'apply',
              question: 'Which Egyptian belief best explains why people would bury such a valuable boat beside the royal pyramid?',
              answer: 'The king would still need to travel after death.',
              distractors: [
                {
                  text: 'The boat would flood the pit and keep robbers away.',
                  error: 'looks for a practical trap in place of a belief',
                },
                {
                  text: 'The god of the Nile would stop the next flood.',
                  error: 'mixes the river’s flood with beliefs about burial',
                },
                {
                  text: 'The next king would sail it in times of war.',
                  error: 'thinks of storage for the living',
                },
              ],
              reason:
                'Egyptians placed things in and beside tombs that the dead would need in the afterlife, and a ruler traveled by boat.',
            },
            {
              thinking: 'analyze',
              question: 'Which fact about the pit best explains why wood and rope could survive there for about 4,500 years?',
              answer: 'It kept out moisture and fresh air.',
              distractors: [
                {
                  text: 'It was filled with salt like a mummy.',
                  error: 'carries mummification over to objects',
                },
                {
                  text: 'It was washed each summer by the Nile.',
                  error: 'thinks that the flood protects what it covers',
                },
                {
                  text: 'It was opened and cleaned by priests.',
                  error: 'overlooks that the pit had been sealed',
                },
              ],
              reason:
                'Heavy blocks sealed the pit in the dry desert, so the damp and the small living things that rot wood could hardly enter.',
            },
          ],
          question: {
            thinking: 'evaluate',
            question:
              'A classmate says that this boat tells us how ordinary Egyptians traveled on the Nile. How far would you trust that conclusion, and what other evidence would you look for?',
            lookFors: [
              'The boat was a costly royal object made of imported wood, so it shows what a king could command more than what a farmer used.',
              'Names other evidence, such as models or pictures of small reed boats, remains at villages or harbors, or written lists.',
            ],
            probe: 'Which details of the boat could still be true of smaller boats as well?',
          },
        },
        {
          title: 'The pyramid with a bend',
          text: 'King Sneferu, the father of Khufu, ordered a large pyramid at Dahshur whose lower part climbs steeply at about 54 degrees. Roughly halfway up, the builders suddenly changed the slope to about 43 degrees. This gives the monument the odd shape that visitors can still see. Inside, archaeologists have found cracks in the chambers and old plaster repairs. They have also found cedar beams that seem to brace the walls. Sneferu then had a second great pyramid raised nearby, and its sides climb at about 43 degrees from the ground to the top.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which explanation for the change of slope is best supported by what archaeologists found inside?',
              answer: 'The builders feared that the structure was unsafe.',
              distractors: [
                {
                  text: 'The king wished to copy a shape from Nubia.',
                  error: 'reads an outside model into the case',
                },
                {
                  text: 'The workers had forgotten the original plan.',
                  error: 'thinks that builders worked without records',
                },
                {
                  text: 'The robbers had carried off the steeper stones.',
                  error: 'mixes later tomb robbery with the building itself',
                },
              ],
              reason:
                'Cracks, repairs and braces point to a structure in trouble, and a gentler slope puts less weight on the chambers below.',
            },
            {
              thinking: 'apply',
              question: 'What does the slope of Sneferu’s second pyramid suggest about the people who planned it?',
              answer: 'They used what the earlier work had taught them.',
              distractors: [
                {
                  text: 'They had lost the skill of building steep walls.',
                  error: 'thinks that a gentler slope means less knowledge',
                },
                {
                  text: 'They wanted a monument of far smaller size.',
                  error: 'confuses the slope with the size of a building',
                },
                {
                  text: 'They followed rules that were the same for each king.',
                  error: 'believes that Egypt did not change',
                },
              ],
              reason:
                'The second pyramid keeps the gentler slope from the start, which fits planners who had learned from the trouble with the first.',
            },
            {
              thinking: 'understand',
              question: 'What did the Egyptian state have to provide so that one king could complete two pyramids of this size?',
              answer: 'Large harvests that fed organized crews',
              distractors: [
                {
                  text: 'Iron machines that lifted the blocks',
                  error: 'imagines tools that Egypt did not yet have',
                },
                {
                  text: 'Chariot armies that captured the stone',
                  error: 'moves the army of the New Kingdom back in time',
                },
                {
                  text: 'Gold coins that paid workers from Greece',
                  error: 'imagines coins and foreign workers long before their time',
                },
              ],
              reason:
                'In the Old Kingdom grain collected as tax fed the crews, and officials organized them; chariots and coins came much later.',
            },
          ],
          question: {
            thinking: 'analyze',
            question:
              'Some guidebooks call this pyramid a failure, while others call it a great step forward. Which description fits the evidence better, and why?',
            lookFors: [
              'Uses the cracks, repairs or the change of slope as evidence that the plan ran into serious trouble.',
              'Uses the second pyramid, or Khufu’s later one, as evidence that the experience helped later builders.',
            ],
            probe: 'What would be lost to historians if the builders had torn this pyramid down?',
          },
        },
        {
          title: 'Two stories of one battle',
          text: 'About 1274 BCE, Ramses II led his chariots against the Hittites near the city of Kadesh in Syria. On temple walls in Egypt, huge carvings show the king winning almost alone while his enemies fall into the river. Clay tablets from the Hittite capital tell another story, in which the Egyptians had to withdraw. Kadesh itself remained in Hittite hands. Some fifteen years later both kings agreed to a peace treaty. Copies that were written by each side have survived, so that historians can lay them side by side.',
          facts: [
            {
              thinking: 'analyze',
              question: 'Which detail gives the strongest reason to doubt that Ramses won a complete victory?',
              answer: 'The city remained under Hittite control.',
              distractors: [
                {
                  text: 'The battle was fought with fast chariots.',
                  error: 'picks a true detail that says nothing about the outcome',
                },
                {
                  text: 'The carvings in Egypt are of great size.',
                  error: 'thinks that size shows whether a picture is false',
                },
                {
                  text: 'The tablets were written on soft clay.',
                  error: 'judges a source by its material',
                },
              ],
              reason:
                'A king who had won completely would have taken the city; that Kadesh stayed Hittite fits the other side’s story better.',
            },
            {
              thinking: 'apply',
              question: 'What was the most likely purpose of showing the king so large on the temple walls?',
              answer: 'to convince viewers that a strong ruler protected Egypt',
              distractors: [
                {
                  text: 'to give Hittite visitors an exact report of the battle',
                  error: 'treats a royal monument as a neutral report',
                },
                {
                  text: 'to teach young soldiers how chariots should be repaired',
                  error: 'looks for a practical lesson in royal art',
                },
                {
                  text: 'to apologize to the families of soldiers who had died',
                  error: 'brings in a modern idea of monuments',
                },
              ],
              reason:
                'Temple carvings praised the pharaoh as a link to the gods and protector of the land, so size and solitary victory show power.',
            },
            {
              thinking: 'analyze',
              question: 'Why are copies of the treaty from both kingdoms especially useful to historians?',
              answer: 'They let claims from two sides be compared.',
              distractors: [
                {
                  text: 'They were composed by a judge from a third land.',
                  error: 'imagines a neutral author whom the text does not name',
                },
                {
                  text: 'They tell how many soldiers fell on each day.',
                  error: 'expects battle data in an agreement about peace',
                },
                {
                  text: 'They are older than the battle that they describe.',
                  error: 'confuses the order of the events',
                },
              ],
              reason:
                'Each side wrote its own copy, so where the copies agree historians can be more certain, and differences show each side’s view.',
            },
          ],
          question: {
            thinking: 'create',
            question:
              'You write the label for a museum photograph of the temple carving. What would you say so that visitors admire the art and still understand what really happened at Kadesh?',
            lookFors: [
              'States that the carving shows the king’s own view and was meant to praise him.',
              'Adds evidence from the other side, such as the tablets, the fate of the city or the later treaty.',
            ],
            probe: 'Which single word in your label could make visitors believe too much or too little?',
          },
        },
      ],
    },
  },
});
