/** What fits any topic of mathematics: sources and portraits say little about it, but people everywhere count, measure and explain. */
import type { Materials } from '../../composer/materials.ts';
import type { CulturalLink } from '../../composer/topics/topic-pack.ts';

const BISHOP =
  'Alan Bishop (1988) found six mathematical activities in every culture that he studied: counting, locating, measuring, designing, playing and explaining.';
const FUNDS =
  'The researchers Luis Moll, Cathy Amanti, Deborah Neff and Norma González (1992) called the knowledge in households “funds of knowledge” and used it to plan lessons.';

const YOUNG: readonly CulturalLink[] = [
  {
    aspect: 'language',
    title: 'Count in our languages',
    task: 'Children count to ten in any language they know. The class claps for each number and listens: which words sound alike?',
    background: 'Number words are built in different ways. In Chinese and in Vietnamese, eleven is said as “ten one.”',
    checkFirst: 'Let children choose to share. Practice the words with a speaker or a recording first.',
  },
  {
    aspect: 'family and community',
    title: 'Math at home',
    task: 'Children draw one time when someone they know counts, measures or sorts: when they cook, shop, build or play. They tell a partner what the person did.',
    background: FUNDS,
    checkFirst: 'Any adult a child knows will do, at home or at school.',
  },
  {
    aspect: 'people',
    title: 'Who uses this?',
    task: 'Children ask a cook, a driver, a builder or a nurse how they use {topic} at work. The class makes a page for each person.',
    background: BISHOP,
    checkFirst: 'Invite people of many jobs, and have them show and not only tell.',
  },
  {
    aspect: 'place',
    title: 'A math walk',
    task: 'Children walk through the school or its yard and look for {topic}. They draw one thing that they find, and make up a question about it.',
    background: 'A walk like this shows that mathematics is in places that children know.',
    checkFirst: 'Walk the way first, and choose stops that everyone can reach.',
  },
  {
    aspect: 'critical question',
    title: 'Who is in our problems?',
    task: 'Children look at story problems from class and tell who is in them and what they do. Then they tell a new story with the same numbers.',
    background: 'Rudine Sims Bishop (1990) called books mirrors and windows. Story problems can be both.',
    checkFirst: 'Talk about the stories, not about classmates.',
  },
  {
    aspect: 'history',
    title: 'Fingers first',
    task: 'Children show seven on their fingers in as many ways as they can, and tell how they see it.',
    background: 'People count on hands in many ways. In China, one hand can show every number to ten.',
    checkFirst: 'Some gestures are rude in some places. Ask a family before you copy one.',
  },
];

const OLDER: readonly CulturalLink[] = [
  {
    aspect: 'language',
    title: 'Written another way',
    task: 'Students find out from adults, books or the internet how one step of {topic} is written or said in another country, work one example in that way, and explain why both ways give the same answer.',
    background: 'Much of Europe and Latin America writes 2,5 for 2.5, and in France a long division has the divisor on the right.',
    checkFirst: 'Try the other way yourself first. Call both ways right, and say which one a test will show.',
  },
  {
    aspect: 'family and community',
    title: 'How do you work it out?',
    task: 'Students ask two adults they trust to work one problem on {topic}, or a step of it, and to think aloud. In class they compare the ways: where do they agree, and what does each make easy?',
    background: FUNDS,
    checkFirst: 'Any adult will do, at school too. Thank people for their thinking; do not grade it.',
  },
  {
    aspect: 'people',
    title: 'Mathematics at work',
    task: 'Students write two questions for someone who measures, plans or calculates at work, such as a tailor, a nurse, a carpenter or a farmer, and look in the answers for {topic} or for mathematics next to it.',
    background: BISHOP,
    checkFirst: 'Find people of different trades and backgrounds, and name them by their work.',
  },
  {
    aspect: 'place',
    title: 'Numbers from here',
    task: 'Students collect numbers or shapes from their own neighborhood, such as bus times, prices, floor tiles or steps, and write a problem on {topic} that only someone from here could have written.',
    background: BISHOP,
    checkFirst: 'Keep to what anyone can see in the street; nobody tells a family’s money or address.',
  },
  {
    aspect: 'history',
    title: 'Where our numbers come from',
    task: 'Students look up where one word, sign or measure of this unit comes from, mark the place on a map and add a date and the source. Together they draw how the idea traveled.',
    background:
      'The digits came from India to Europe through scholars who wrote in Arabic, and “algebra” is a word from the title of a book by al-Khwarizmi, written in Baghdad in the ninth century.',
    checkFirst: 'Use an encyclopedia or a museum as the source. Many inventions have more than one home.',
  },
  {
    aspect: 'critical question',
    title: 'Who is in our problems?',
    task: 'Students go through ten word problems of their textbook and note who is in them and what they do or buy. Then each pair rewrites one, with the same mathematics, so that people they know could be in it.',
    background: 'Rudine Sims Bishop (1990) called books mirrors, windows and sliding glass doors. Word problems can be all three.',
    checkFirst: 'Talk about the textbook, not about classmates, and check that the new problem can be solved.',
  },
  {
    aspect: 'critical question',
    title: 'Is that fair?',
    task: 'Students choose a question of fairness that numbers can inform, such as who gets how much time or space at school, use {topic} or mathematics they know to look into it, and say what the numbers can’t tell.',
    background: 'Eric Gutstein (2006) let his students in Chicago use mathematics to study questions of their own neighborhood.',
    checkFirst: 'Choose the question with the class, and leave out any that singles out a student.',
  },
  {
    aspect: 'people',
    title: 'One subject, many names',
    task: 'Students each read about one mathematician they had not heard of, from a place or time of their choice, and tell the class one question that person worked on, in words that a friend would understand.',
    background: 'Ubiratan D’Ambrosio of Brazil (1985) gave the study of mathematics in different cultures its name: ethnomathematics.',
    checkFirst: 'Offer a list that reaches across centuries and continents; speak of the work before the life.',
  },
];

export function ideasInMathematics({ kitBand, topic }: Materials): CulturalLink[] {
  return (kitBand === 'K-2' ? YOUNG : OLDER).map((idea) => ({ ...idea, task: idea.task.replaceAll('{topic}', () => topic.inText) }));
}
