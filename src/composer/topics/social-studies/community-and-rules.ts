import { defineTopicPack } from '../topic-pack.ts';

export const communityAndRules = defineTopicPack({
  id: 'community-and-rules',
  title: 'Communities and rules',
  inText: 'communities and rules',
  subject: 'social-studies',
  aliases: [
    'community helpers', 'rules and laws', 'classroom rules', 'class rules', 'school rules', 'why we have rules', 'good citizens', 'good citizenship',
    'being a good citizen', 'citizenship', 'my community', 'our community', 'communities', 'community and rules', 'rights and responsibilities',
  ],
  standards: [
    { code: 'D2.Civ.1.K-2', grades: [0, 2] },
    { code: 'D2.Civ.2.K-2', grades: [0, 2] },
    { code: 'D2.Civ.3.K-2', grades: [0, 2] },
  ],
  translations: {
    rule: {
      Arabic: 'قاعدة', Bengali: 'নিয়ম', 'Chinese (Simplified)': '规则', French: 'règle', Hindi: 'नियम', Japanese: '規則',
      Korean: '규칙', Portuguese: 'regra', Russian: 'правило', Spanish: 'regla', Ukrainian: 'правило', Vietnamese: 'quy tắc',
    },
    law: {
      Arabic: 'قانون', Bengali: 'আইন', 'Chinese (Simplified)': '法律', French: 'loi', Hindi: 'कानून', Japanese: '法律',
      Korean: '법', Portuguese: 'lei', Russian: 'закон', Spanish: 'ley', Ukrainian: 'закон', Vietnamese: 'luật',
    },
    community: {
      Arabic: 'مجتمع', Bengali: 'সম্প্রদায়', 'Chinese (Simplified)': '社区', French: 'communauté', Hindi: 'समुदाय', Japanese: '地域社会',
      Korean: '지역 사회', Portuguese: 'comunidade', Russian: 'сообщество', Spanish: 'comunidad', Ukrainian: 'громада', Vietnamese: 'cộng đồng',
    },
    leader: {
      Arabic: 'قائد', Bengali: 'নেতা', 'Chinese (Simplified)': '领导者', French: 'dirigeant', Hindi: 'नेता', Japanese: 'リーダー',
      Korean: '지도자', Portuguese: 'líder', Russian: 'лидер', Spanish: 'líder', Ukrainian: 'лідер', Vietnamese: 'người lãnh đạo',
    },
    citizen: {
      Arabic: 'مواطن', Bengali: 'নাগরিক', 'Chinese (Simplified)': '公民', French: 'citoyen', Hindi: 'नागरिक', Japanese: '市民',
      Korean: '시민', Portuguese: 'cidadão', Russian: 'гражданин', Spanish: 'ciudadano', Ukrainian: 'громадянин', Vietnamese: 'công dân',
    },
    responsibility: {
      Arabic: 'مسؤولية', Bengali: 'দায়িত্ব', 'Chinese (Simplified)': '责任', French: 'responsabilité', Hindi: 'जिम्मेदारी', Japanese: '責任',
      Korean: '책임', Portuguese: 'responsabilidade', Russian: 'ответственность', Spanish: 'responsabilidad', Ukrainian: 'відповідальність', Vietnamese: 'trách nhiệm',
    },
    vote: {
      Arabic: 'تصويت', Bengali: 'ভোট', 'Chinese (Simplified)': '投票', French: 'vote', Hindi: 'मतदान', Japanese: '投票',
      Korean: '투표', Portuguese: 'voto', Russian: 'голосование', Spanish: 'voto', Ukrainian: 'голосування', Vietnamese: 'bỏ phiếu',
    },
    respect: {
      Arabic: 'احترام', Bengali: 'সম্মান', 'Chinese (Simplified)': '尊重', French: 'respect', Hindi: 'सम्मान', Japanese: '尊重',
      Korean: '존중', Portuguese: 'respeito', Russian: 'уважение', Spanish: 'respeto', Ukrainian: 'повага', Vietnamese: 'sự tôn trọng',
    },
    volunteer: {
      Arabic: 'متطوع', Bengali: 'স্বেচ্ছাসেবক', 'Chinese (Simplified)': '志愿者', French: 'bénévole', Hindi: 'स्वयंसेवक', Japanese: 'ボランティア',
      Korean: '자원봉사자', Portuguese: 'voluntário', Russian: 'волонтёр', Spanish: 'voluntario', Ukrainian: 'волонтер', Vietnamese: 'tình nguyện viên',
    },
  },
  bands: {
    'K-2': {
      bigIdea: 'A community works when people of all ages do their part and agree on rules that keep everyone safe and treat everyone fairly.',
      objectives: [
        'tell why a rule is needed in a place such as the hall, the bus or the park',
        'name people who lead or help in the community and tell what each one does',
        'show one way that a child can help the community',
        'decide whether a rule is fair and give a reason',
      ],
      terms: [
        { term: 'rule', partOfSpeech: 'noun', tier: 1, definition: 'words that tell us what we may do and may not do', example: 'Our class has a rule about taking turns.', contrast: 'A wish is what one person wants; this is for all in the group.', wordParts: 'rule, ruler', picture: 'a sign with two feet that walk' },
        { term: 'law', partOfSpeech: 'noun', tier: 2, definition: 'what everyone in a town, state or country has to follow', example: 'The law says that cars must stop at a red light.', contrast: 'A class rule is just for our class; this is for everyone in a big place.', wordParts: 'law, lawful', picture: 'a red light with cars that stop' },
        { term: 'community', partOfSpeech: 'noun', tier: 2, definition: 'a group of people who live, work, learn or play in the same place', example: 'Our school is a community of kids and grown-ups.', contrast: 'A crowd is just many people; these people share a place and help each other.', wordParts: 'related to common (shared)', picture: 'houses, a park and people who wave' },
        { term: 'helper', partOfSpeech: 'noun', tier: 1, definition: 'a person who does work that makes life better for others', example: 'A crossing guard is a helper in our town.', contrast: 'A leader decides things; this person does a job for others. One person can be both.', wordParts: 'help + -er', picture: 'a person with a mail bag' },
        { term: 'leader', partOfSpeech: 'noun', tier: 2, definition: 'a person who guides a group', example: 'The mayor is a leader of our city.', contrast: 'A bossy person just wants their own way; this person thinks of the group.', wordParts: 'lead + -er', picture: 'one person who points the way and others beside them' },
        { term: 'citizen', partOfSpeech: 'noun', tier: 2, definition: 'a person who belongs to a place and helps to take care of it', example: 'A good citizen picks up trash in the park.', contrast: 'A visitor comes and goes; this person belongs. The word can also mean a member of a country by law.', wordParts: 'related to city', picture: 'a child who waters a plant in front of a town' },
        { term: 'responsibility', partOfSpeech: 'noun', tier: 2, definition: 'a job or duty that you should do', example: 'It is my responsibility to feed the class fish.', contrast: 'A right is what you may do; this is what you should do.', wordParts: 'response + -ible + -ity', picture: 'a child who feeds a fish' },
        { term: 'vote', partOfSpeech: 'noun', tier: 2, definition: 'a choice you make to help a group decide', example: 'My vote was for the blue rug in our class.', contrast: 'A fight lets the strong win; here each person gets one choice.', wordParts: 'vote, voter', picture: 'a hand that drops a paper into a box' },
        { term: 'fair', partOfSpeech: 'adjective', tier: 1, definition: 'right for everyone, so that each person gets what they need or a good chance', example: 'It is fair when we all get a turn on the swing.', contrast: 'It does not have to be the same for all; a tall step stool helps a short child.', wordParts: 'fair, unfair, fairness', picture: 'two children on a level seesaw' },
        { term: 'respect', partOfSpeech: 'noun', tier: 2, definition: 'the way we show that other people matter', example: 'We show respect when we listen to a speaker.', contrast: 'Fear is feeling scared; this is showing care.', wordParts: 're- (again) + spect (look)', picture: 'a child with big ears who listens' },
        { term: 'volunteer', partOfSpeech: 'noun', tier: 2, definition: 'a person who helps and does not get paid', example: 'A volunteer reads to us in the town library.', contrast: 'A worker gets money for a job; this person gives time.', wordParts: 'from a Latin word for will (wanting to)', picture: 'a person who plants a tree with a smile' },
      ],
      facts: [
        { thinking: 'remember', question: 'What do we call a rule that everyone in a town or country must follow?', answer: 'a law', distractors: [
          { text: 'a vote', error: 'mixes up how people decide with what they decide' },
          { text: 'a wish', error: 'thinks that wanting it makes it a rule' },
          { text: 'a job', error: 'mixes up work with rules' },
        ], reason: 'A law is for everyone in a big place, such as a town, a state or a country.' },
        { thinking: 'remember', question: 'Who is the leader of a city?', answer: 'the mayor', distractors: [
          { text: 'the principal', error: 'thinks of the leader of a school' },
          { text: 'the president', error: 'thinks of the leader of the whole country' },
          { text: 'the teacher', error: 'thinks of the leader of a class' },
        ], reason: 'Most cities have a mayor. A principal leads a school, and a president leads a country.' },
        { thinking: 'remember', question: 'Which helper brings letters and boxes to your home?', answer: 'a mail carrier', distractors: [
          { text: 'a librarian', error: 'thinks of a helper who lends books' },
          { text: 'a crossing guard', error: 'thinks of a helper on the street' },
          { text: 'a bus driver', error: 'thinks of a helper who drives people' },
        ], reason: 'A mail carrier brings the mail to homes and shops.' },
        { thinking: 'remember', question: 'What does a crossing guard help us do?', answer: 'cross the street', distractors: [
          { text: 'put out a fire', error: 'mixes up guards and fire crews' },
          { text: 'find a good book', error: 'mixes up guards and librarians' },
          { text: 'fix a broken arm', error: 'mixes up guards and doctors' },
        ], reason: 'The guard stops cars so that people can walk across.' },
        { thinking: 'remember', question: 'What do we call a person who helps for no pay?', answer: 'a volunteer', distractors: [
          { text: 'a leader', error: 'thinks that each helper is in charge' },
          { text: 'a customer', error: 'mixes up helping with buying' },
          { text: 'a mayor', error: 'thinks that mayors work for no pay' },
        ], reason: 'A volunteer chooses to help and does not get money for it.' },
        { thinking: 'understand', question: 'Why do schools have the rule “Walk in the hall”?', answer: 'so that people stay safe', distractors: [
          { text: 'so that kids get to class late', error: 'thinks that the rule is there to slow kids down' },
          { text: 'so that grown-ups can be the boss', error: 'thinks that rules are just for power' },
          { text: 'so that the floor looks clean', error: 'mixes up two school rules' },
        ], reason: 'When people run in a hall, they can fall or bump into others.' },
        { thinking: 'understand', question: 'Why do cars have to stop at a red light?', answer: 'so that others can go safely', distractors: [
          { text: 'so that the cars can rest', error: 'thinks that cars get tired' },
          { text: 'so that drivers can see the color', error: 'thinks that the light is there to look nice' },
          { text: 'so that police can talk to them', error: 'thinks that each stop is about the police' },
        ], reason: 'When some cars stop, other cars and people on foot can go with no crash.' },
        { thinking: 'understand', question: 'Why does a class take a vote?', answer: 'to let each person help decide', distractors: [
          { text: 'to let the loudest person decide', error: 'thinks that loud voices count more' },
          { text: 'to let the teacher pick a friend', error: 'thinks that a vote is a pick by the teacher' },
          { text: 'to find out who is the best kid', error: 'thinks that a vote is a prize' },
        ], reason: 'In a vote each person has one choice, and the group counts them.' },
        { thinking: 'understand', question: 'Who can help to make a community better?', answer: 'people of all ages', distractors: [
          { text: 'leaders and no one else', error: 'thinks that only people in charge can help' },
          { text: 'people who get paid for it', error: 'thinks that help must be a job' },
          { text: 'grown-ups who own a house', error: 'thinks that kids and renters do not count' },
        ], reason: 'Kids, grown-ups and leaders can all do something that helps.' },
        { thinking: 'apply', question: 'Two kids want the same swing. Which plan is fair?', answer: 'They count to 20 and trade.', distractors: [
          { text: 'The big kid gets to stay on.', error: 'thinks that being bigger gives more rights' },
          { text: 'The kid who cries gets it.', error: 'thinks that the loudest feeling should win' },
          { text: 'They push until one gives up.', error: 'thinks that winning makes it fair' },
        ], reason: 'When they trade, each kid gets a turn of the same length.' },
        { thinking: 'apply', question: 'You find a hat on the playground. What is a responsible thing to do?', answer: 'take it to the lost and found', distractors: [
          { text: 'wear it, since you saw it first', error: 'thinks that finders are keepers' },
          { text: 'hide it so that no one takes it', error: 'thinks that hiding it keeps it safe for the owner' },
          { text: 'throw it in the trash can', error: 'thinks that things on the ground are trash' },
        ], reason: 'Then the child who lost it can find it.' },
        { thinking: 'apply', question: 'It is clean-up time, and Jo is done. What shows that she is a good member of the class?', answer: 'She helps at a messy table.', distractors: [
          { text: 'She tells others to hurry up.', error: 'thinks that bossing is helping' },
          { text: 'She sits and waits for a prize.', error: 'thinks that help is for a prize' },
          { text: 'She takes out all the toys again.', error: 'thinks only of what she wants' },
        ], reason: 'The room is for all of us, so helping others is part of the job.' },
        { thinking: 'analyze', question: 'The class votes for a pet: 9 for a fish, 7 for a frog and 4 for a bird. Which pet won?', answer: 'the fish', distractors: [
          { text: 'the frog', error: 'picks the middle number' },
          { text: 'the bird', error: 'picks the smallest number' },
          { text: 'all three', error: 'thinks that each choice with a vote wins' },
        ], reason: 'Nine is more than seven and more than four.' },
        { thinking: 'analyze', question: 'You may run on the field but walk in the hall. Why are the rules different?', answer: 'The hall has less room.', distractors: [
          { text: 'The hall is for big kids.', error: 'thinks that places belong to one group' },
          { text: 'The field has no rules at all.', error: 'thinks that outside there are no rules' },
          { text: 'The field is for good kids.', error: 'thinks that running is a prize' },
        ], reason: 'A rule should fit the place. In a small hall, running can hurt people.' },
        { thinking: 'analyze', question: 'In a ball game, one kid makes up a new rule each time he loses. What will most likely happen?', answer: 'Other kids will stop having fun.', distractors: [
          { text: 'Other kids will follow him more.', error: 'thinks that changing rules makes a leader' },
          { text: 'The game will get easy for all.', error: 'thinks that new rules help everyone' },
          { text: 'The game will be fair at last.', error: 'thinks that winning makes it fair' },
        ], reason: 'A game works when all agree on the rules before it starts.' },
      ],
      misconceptions: [
        { belief: 'Rules are there to stop fun.', why: 'Children hear rules as “no”.', truth: 'Rules keep people safe and let everyone play.', teacherMove: 'Play a short tag game with no rules for one minute. Stop and ask what went wrong. Agree on two rules, play again and talk about which game was more fun.' },
        { belief: 'Only leaders and people with badges help the community.', why: 'Books about helpers show uniforms.', truth: 'All kinds of people help, and so do children.', teacherMove: 'Walk through the school and take a photo or make a tally mark for each person who helps, such as the cook or a kid who holds a door. Count them together.' },
        { belief: 'Fair means that everyone gets the same thing.', why: 'Children watch closely to see who gets more.', truth: 'Fair means that each person gets what they need or a good chance.', teacherMove: 'Ask three children to reach a sticker high on the wall: one tall, one short, one seated. Give each the same small block. Ask who still cannot reach it and what would be fair.' },
        { belief: 'The teacher or the president makes all the rules.', why: 'Children meet rules through one person in charge.', truth: 'Different people make rules in different places, and groups can make them together.', teacherMove: 'Make a chart with home, class, game and city. Ask for each: who makes the rules here? Then write one new class rule together.' },
      ],
      questions: [
        { thinking: 'understand', question: 'Why do we need rules at school?', lookFors: ['names safety or fairness', 'gives one rule and its reason'], probe: 'What would happen in the lunch line with no rules?' },
        { thinking: 'apply', question: 'What could you do this week to help our class or your street?', lookFors: ['names a real thing that a child can do', 'tells whom it helps'], probe: 'What will you need to get it done?' },
        { thinking: 'analyze', question: 'How is a rule at home different from a law?', lookFors: ['tells who makes each one', 'tells who has to follow each one'], probe: 'Can something be both a rule and a law?' },
        { thinking: 'analyze', question: 'What would change in our town if no one picked up the trash for a month?', lookFors: ['names more than one effect', 'sees how helpers affect others'], probe: 'Who would see the change first?' },
        { thinking: 'evaluate', question: 'Is it fair when one child gets more time to finish? Why or why not?', lookFors: ['tells fair from same', 'gives a reason about need'], probe: 'When did you need more time or help?' },
        { thinking: 'evaluate', question: 'Which rule in our school is the most important? Why do you think so?', lookFors: ['picks one rule', 'tells what would happen without it'], probe: 'What would someone else pick?' },
        { thinking: 'create', question: 'If you could make one new rule for the playground, what would it be?', lookFors: ['solves a real problem', 'is fair to others'], probe: 'How would you tell people about it?' },
        { thinking: 'understand', question: 'What makes someone a good leader?', lookFors: ['listens to or thinks of the group', 'gives an example'], probe: 'Can a quiet person be a leader?' },
      ],
      activities: [
        { title: 'A game with no rules', purpose: 'engage', minutes: [8, 12], grouping: 'class', thinking: 'analyze', materials: ['a soft ball'], steps: ['Sit in a circle and roll the ball.', 'Stop when the bell rings.', 'Tell what was hard with no rules.', 'Pick two rules and play again.', 'Tell which game was better and why.'], lookFor: 'Children link a rule to a problem that it solves.' },
        { title: 'Helper hunt', purpose: 'explore', minutes: [20, 30], grouping: 'class', thinking: 'analyze', materials: ['paper on clipboards', 'pencils'], steps: ['Walk with your class and look for people who help.', 'Draw each helper you see.', 'Ask one helper, “What is your job?”', 'Back in class, sort your pictures into groups.', 'Tell how you sorted them.'], lookFor: 'Children find helpers without a uniform, also other children.' },
        { title: 'Rule and reason match', purpose: 'practice', minutes: [10, 15], grouping: 'pairs', thinking: 'understand', materials: ['cards with rules', 'cards with reasons'], steps: ['Lay out all the cards.', 'Match each rule with its reason.', 'Read one pair to your partner.', 'Make one new pair of your own.'], lookFor: 'Reasons name safety, fairness or care for things.' },
        { title: 'Our class vote', purpose: 'explain', minutes: [15, 20], grouping: 'class', thinking: 'evaluate', materials: ['a box', 'small paper slips', 'a chart'], steps: ['Think of two good names for our class plant.', 'Say one reason for a name.', 'Write or draw your choice and put it in the box.', 'Count the votes together.', 'Tell how to be kind if your name did not win.'], lookFor: 'Children accept the count and can say that each vote counts once.' },
        { title: 'Help our place', purpose: 'extend', minutes: [25, 40], grouping: 'groups', thinking: 'create', materials: ['paper', 'crayons'], steps: ['Pick a place in school that needs care.', 'Draw it now and draw it better.', 'Choose one job for each person.', 'Do your plan or show it to a leader of the school.'], lookFor: 'The plan fits what children can do, and each child has a part.' },
      ],
      recalls: [
        { prompt: 'Draw the people in your class or group.', answer: 'Any picture that shows more than one person together.', likelyError: 'Draws only themselves.', minutes: 3 },
        { prompt: 'Draw one thing you do when you wait for your turn.', answer: 'For example: stand in line, count, watch, talk softly.', likelyError: 'Draws the thing they want and not the waiting.', minutes: 2 },
        { prompt: 'Circle the safe choice: hold a hand to cross the street, or run across.', answer: 'Hold a hand.', likelyError: 'Circles both.', minutes: 1 },
        { prompt: 'Draw a face for how you feel when someone shares with you.', answer: 'A happy or calm face.', likelyError: 'Draws a thing that was shared and no face.', minutes: 2 },
        { prompt: 'Name three places near our school.', answer: 'For example: a park, a store, a library.', likelyError: 'Names a place in another town.', minutes: 1 },
      ],
      hardestCase: {
        prompt: 'The rule says, “Stay in your seat at lunch.” Sam sees a child slip and fall. He gets up to help. Did he do the right thing? Tell why.',
        answer: 'Yes. The rule is there to keep kids safe. Helping a hurt child also keeps kids safe, so he thought about the reason for the rule. He can help or call a grown-up, and then he can go back to his seat.',
        partial: 'Says “No, he broke the rule” or “Yes, because he is nice” with no word about why the rule is there.',
        reteach: 'Act out three little scenes with one rule each. After each scene ask, “What is this rule for?” before you ask whether the child did the right thing.',
      },
      processes: [
        { title: 'How a class makes a rule', steps: ['See a problem.', 'Tell your ideas.', 'Talk about what is fair.', 'Vote.', 'Write the rule down.', 'Try it and see if it helps.'] },
        { title: 'How a letter gets to a friend', steps: ['You write the letter.', 'You put it in a mailbox.', 'A worker picks it up.', 'Workers sort the mail.', 'A mail carrier brings it to your friend.'] },
      ],
      causes: [
        { cause: 'no one takes turns on the slide', effect: 'children push and someone may get hurt' },
        { cause: 'a class takes a vote', effect: 'each child helps to decide' },
        { cause: 'people drop trash in the park', effect: 'the park is dirty and not safe for play' },
        { cause: 'cars stop at a red light', effect: 'people can cross the street safely' },
      ],
      comparisons: [
        { a: 'a rule', b: 'a law', alike: 'Both tell us what to do, and both can keep us safe.', different: [
          { feature: 'who follows it', a: 'a small group, such as a class', b: 'everyone in a town or country' },
          { feature: 'who makes it', a: 'a teacher, a family or a class', b: 'people who are chosen to make laws' },
          { feature: 'example', a: 'Raise your hand to speak.', b: 'Stop at a red light.' },
        ] },
        { a: 'a want', b: 'a responsibility', alike: 'Both are about what we do.', different: [
          { feature: 'what it is', a: 'a thing you would like', b: 'a thing you should do' },
          { feature: 'example', a: 'to play with the class fish', b: 'to feed the class fish' },
        ] },
      ],
      connections: [
        'Math: let children tally the votes for a class name or pet and make a bar graph.',
        'Reading: read a picture book with a problem between friends and ask which rule would have helped.',
        'Daily life: at lunch, let children name the people who helped before the food came to the table.',
        'Health and safety: practice how to cross a street with a line of tape on the floor as the curb.',
      ],
      cultural: [
        { aspect: 'people', title: 'Who cleans the room?', task: 'Children list the jobs in their room, try one new job each day for a week and tell what changed.', background: 'In many schools in Japan, students clean their room and halls together for some minutes each day. It is called soji.', checkFirst: 'Ask children about jobs in other schools they know; do not rank the ways.' },
        { aspect: 'history', title: 'Ramps for all', task: 'Children look at the curbs and doors near the school and mark who can and who cannot get through.', background: 'In the 1970s, disabled people in Berkeley, California, such as Ed Roberts, worked for ramps at street corners. Now people with wheelchairs, strollers and carts use them.', checkFirst: 'Think of children in class who use aids; ask them in private if they wish to speak about it.' },
        { aspect: 'language', title: 'Kind words in our class', task: 'Children collect the words for “please”, “thank you” and “welcome” in the languages of the class and choose some for class rules.', background: 'Polite words differ: in Spanish people say por favor and gracias, in Arabic shukran for thank you, in Vietnamese cảm ơn.', checkFirst: 'Invite words and do not put one child on the spot; ask families for the spelling and sound.' },
        { aspect: 'family and community', title: 'Many hands', task: 'Children tell or draw a time when many people did one big job and then plan a job for the class to do in that way.', background: 'In the Philippines, bayanihan means neighbors who help each other, as when they carry a house to a new spot. In Oaxaca, Mexico, tequio is shared work for the town.', checkFirst: 'Use “someone at home or a person you know”; let each child choose what to share.' },
        { aspect: 'place', title: 'The mail must come through', task: 'Children draw a map from a mailbox to a home and mark what could make the trip hard.', background: 'Mary Fields, who was born in slavery, drove a mail wagon in Montana from 1895. She was the first Black woman to hold such a route for the US mail.', checkFirst: 'Say “born in slavery” in plain words that fit your class; have a map of Montana at hand.' },
        { aspect: 'critical question', title: 'Who made this rule?', task: 'Children pick one rule and ask: who made it, whom does it help, and whom does it leave out? Then they may suggest a change.', background: 'Rules can change. Students in many schools have asked leaders for new ones, such as more time to eat lunch.', checkFirst: 'Choose a rule that can truly be changed, and tell the principal about the task first.' },
      ],
      writing: [
        { genre: 'Narrative', prompt: 'Tell about a time when you helped someone. Tell what came first, next and last. Choose a small or a big help.', audience: 'a page in our class book', plan: ['Who needed help?', 'What did you do first?', 'How did it end?'] },
        { genre: 'Narrative', prompt: 'A rule gets lost in the night. Tell what happens at school the next day. Choose which rule it is.', audience: 'a story to read to a friend', plan: ['Which rule is gone?', 'What goes wrong?', 'How does it come back?'] },
        { genre: 'Persuasive', prompt: 'Our class can get one new job chart. Say what job you think we need most and give two reasons. Choose one job.', audience: 'a note to our class', plan: ['What job do you want?', 'Why do we need it?', 'Who will be glad?'] },
        { genre: 'Persuasive', prompt: 'Say if kids should help to make class rules. Give your reasons. Choose yes or no.', audience: 'a letter to the principal', plan: ['What do you think?', 'What is your best reason?', 'What may some people say?'] },
        { genre: 'Expository', prompt: 'Explain one helper’s job. Tell what the person does and why we need it. Choose any helper in our town.', audience: 'a page in a book of helpers', plan: ['Who is it?', 'What does the person do all day?', 'What tools are used?'] },
        { genre: 'Expository', prompt: 'Explain to a new child how one rule in our class works. Choose the rule.', audience: 'a sign for a new child', plan: ['What is the rule?', 'When do we use it?', 'Why do we have it?'] },
        { genre: 'Descriptive', prompt: 'Tell what your favorite place in the community looks, sounds and smells like. Choose a place you know well.', audience: 'a friend who has not been there', plan: ['What do you see first?', 'What do you hear?', 'What do you smell or feel?'] },
        { genre: 'Descriptive', prompt: 'Tell about a busy street or hall. Use words for what you see and hear. Choose the time of day.', audience: 'a reader with closed eyes', plan: ['Who is there?', 'What moves?', 'What is the loudest sound?'] },
        { genre: 'Creative', prompt: 'Make up a town where kids are the leaders. Choose a name and three rules.', audience: 'visitors to your town', plan: ['What is the town called?', 'What do kids decide?', 'What goes wrong one day?'] },
        { genre: 'Creative', prompt: 'Write a song or a poem for a helper. Choose who it is for.', audience: 'the helper you chose', plan: ['What does this person do for us?', 'Which words sound like the work?', 'How will you say thank you?'] },
      ],
    },
  },
});
