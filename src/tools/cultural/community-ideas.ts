/** Where and how the families of a class live, as far as the teacher says it: the place becomes part of the work. */
import type { CulturalLink } from '../../composer/topics/topic-pack.ts';

interface Community {
  readonly named: RegExp;
  /** It plays, which a grave or touchy topic does not bear. */
  readonly isPlayful?: true;
  /** {topic} is replaced. */
  readonly idea: CulturalLink;
}

const COMMUNITIES: readonly Community[] = [
  {
    named: /\b(?:rural|farm(?:s|ers?|ing|work\w*)?|ranch\w*|agricultur\w*|orchards?|dairy|countryside)\b/iu,
    idea: {
      aspect: 'place',
      title: 'Who around here needs to know this?',
      task: 'Students name people near the school who work with land, animals, water or machines, choose one kind of work and show in words or drawings where it meets {topic}. They note what the lesson’s example leaves out about a place like theirs.',
      background:
        'Cooperative Extension, which the Smith–Lever Act of 1914 set up at the land-grant universities, has agents in most counties of the United States; they advise farms and gardens and run 4-H clubs, and many visit classes.',
      checkFirst: 'Not every rural family farms, and those who do may own, rent or work land for others. Ask nobody about land or income.',
    },
  },
  {
    named: /\b(?:urban|inner city|big city|downtown|city kids|city neighborhoods?|apartments?|subway|housing projects?)\b/iu,
    idea: {
      aspect: 'place',
      title: 'Our blocks as evidence',
      task: 'Students look for {topic} within a few blocks of the school, on a walk, in photographs or on a map, and record three pieces of evidence. They decide what an outsider would miss there and why.',
      background:
        'Many cities publish what they know about their streets, trees, water and buses as open data; New York City has had a law that requires it since 2012. Libraries help classes to find such maps.',
      checkFirst: 'Leave home addresses out. Show what works in the neighborhood as well as what is missing.',
    },
  },
  {
    named: /\b(?:coast\w*|fishing|fisher\w*|harbors?|islands?|islanders?|shrimp\w*|seaside|waterfront)\b/iu,
    idea: {
      aspect: 'people',
      title: 'What people by the water know',
      task: 'Students ask or read what people who work on or beside the water have noticed that touches {topic}, compare it with the textbook, and mark what each source could not know without the other.',
      background:
        'The Voices Oral History Archives of the National Oceanic and Atmospheric Administration keep interviews with people of fishing communities all around the United States, free to hear and read.',
      checkFirst: 'Preview the interview. Some families have lost work or relatives at sea: let students choose whom to ask.',
    },
  },
  {
    named: /\b(?:appalachia\w*|mountain(?:s|ous)? (?:communit\w+|towns?|famil\w+)|coal|mining|miners?)\b/iu,
    idea: {
      aspect: 'history',
      title: 'Collectors of what elders know',
      task: 'Students plan a short interview on {topic} with an older person whom they trust, write three questions that cannot be answered with yes or no, and turn the answers into one page for the class collection.',
      background:
        'Since 1966 high school students in Rabun County, Georgia, have interviewed their neighbors and published what they learned in the magazine Foxfire, which became a series of books.',
      checkFirst: 'Explain what the page is for and who will see it. A member of the school staff can be interviewed too.',
    },
  },
  {
    named: /\b(?:military|army|navy|air force|marine corps|national guard|deployed|deployment|veterans?)\b/iu,
    idea: {
      aspect: 'place',
      title: 'The same lesson somewhere else',
      task: 'Students who have lived in more than one place tell or draw what they would see of {topic} there; the others choose a place that they know. The class makes one chart of what is alike, what differs and what explains it.',
      background:
        'Children of military families change schools more often than most, and April has been the Month of the Military Child since 1986. To know several places well is a strength that a class can work with.',
      checkFirst: 'Ask nothing about where a parent is now or what the work is. Having moved is reason enough to join.',
    },
  },
  {
    named: /\b(?:newcomers?|immigra\w+|refugees?|asylum|recently arrived|new to the country|new to the united states)\b/iu,
    idea: {
      aspect: 'language',
      title: 'How did you learn to write it?',
      task: 'Students show how numbers, dates, drawings or words that belong to {topic} are written in another school system that they know or look up, and the class works out what each way makes easy to see.',
      background:
        'Notation is a convention: in many countries a comma stands before the decimals, dates begin with the day, and long division is set out in other ways than in the United States.',
      checkFirst: 'Invite what students like to show of school. Do not ask about their journey, papers or reasons to move.',
    },
  },
  {
    named:
      /\b(?:native american|native nations?|american indian|indigenous|tribal|tribes?|reservation|pueblos?|alaska native|native hawaiian)\b/iu,
    idea: {
      aspect: 'people',
      title: 'In the nation’s own words',
      task: 'Students find what a Native nation of their own region publishes about itself that touches {topic}, on its website, in its museum or its newspaper, and compare whose words and examples it uses with those of the textbook.',
      background:
        'Native nations govern themselves, and many have education departments that offer materials to schools. Montana’s Indian Education for All is state law: its lessons were made with the nations of the state.',
      checkFirst: 'Use what a nation has chosen to publish; some knowledge is not for sharing. No student speaks for a nation.',
    },
  },
  {
    named: /\b(?:hip[- ]?hop|rap|rappers?|love music|musical|musicians?|mariachi|gospel|choirs?|bands?)\b/iu,
    isPlayful: true,
    idea: {
      aspect: 'people',
      title: 'Say it in eight lines',
      task: 'Students put one idea of {topic} into eight lines to speak, rap or sing, with at least two of its key words in their exact sense. Listeners note the idea, and one line that could be more exact.',
      background:
        'In the Science Genius program, begun by Christopher Emdin with the rapper GZA in schools of New York City, students write and perform verses about what they study.',
      checkFirst: 'Performing is a choice: a recording or a reading by someone else counts as well. Agree on words for school first.',
    },
  },
];

/** Ideas for the communities that the teacher names. */
export function communityIdeas(culturalContext: string, topic: string, isSensitive: boolean): CulturalLink[] {
  return COMMUNITIES.filter(({ named, isPlayful }) => named.test(culturalContext) && !(isPlayful && isSensitive)).map(({ idea }) => ({
    ...idea,
    // A replacer function: a topic such as '$& pay' must not act as a replacement pattern.
    task: idea.task.replaceAll('{topic}', () => topic),
  }));
}
