/** Criteria for lab reports, mathematics, code and models. */
import { criterion } from './criterion.ts';

export const hypothesis = criterion(
  'hypothesis',
  'Question and hypothesis',
  'My question and guess',
  [
    [
      'I ask a question we can test and tell my guess with “because.”',
      'I ask a question we can test and tell my guess.',
      'I ask a question we can test.',
      'I tell what I want to try.',
    ],
    [
      'I guess what will happen, use a clue and say why.',
      'I guess what will happen and use a clue.',
      'I guess what will happen.',
      'I say what I will use.',
    ],
  ],
  [
    [
      'Asks a testable question and predicts the result with a reason.',
      'Asks a question that can be tested and predicts the result.',
      'Asks a question on the topic and makes a guess.',
      'Names the topic of the test and one guess.',
    ],
    [
      'Says what will change, what will be measured and why.',
      'Says what will change and what is expected.',
      'Says what is expected in the test.',
      'Says what will be done in the test.',
    ],
  ],
  [
    [
      'Poses a testable question and a hypothesis justified by scientific ideas.',
      'Poses a testable question and a hypothesis with a reason.',
      'Poses a question with a prediction.',
      'Names the subject of the investigation.',
    ],
    [
      'Identifies independent, dependent and controlled variables and the expected relation.',
      'Identifies independent and dependent variables and a prediction.',
      'Identifies what will be changed or measured.',
      'Identifies the materials and the topic.',
    ],
  ],
);

export const procedure = criterion(
  'procedure',
  'Procedure',
  'My steps',
  [
    [
      'I tell each step in order so a friend can do it.',
      'I tell all the steps in order.',
      'I tell two of the steps.',
      'I tell one thing that I did.',
    ],
    [
      'I change one thing and keep the rest the same.',
      'I change one thing and try to keep the rest.',
      'I change two things at one time.',
      'I try out one or two things.',
    ],
  ],
  [
    [
      'Lists steps and amounts so that anyone could repeat it, and what stays the same.',
      'Lists steps with amounts so that anyone could repeat the test.',
      'Lists most steps; some amounts are left open.',
      'Lists what was used and what was done first.',
    ],
    [
      'Changes one thing, keeps the rest the same and repeats the test three times.',
      'Changes one thing and keeps the rest the same.',
      'Changes one thing; other things change as well.',
      'Tries the test one time as it comes.',
    ],
  ],
  [
    [
      'Describes replicable steps with quantities, controls and repeated trials, and justifies them.',
      'Describes replicable steps with quantities, controls and repeated trials.',
      'Describes the main steps; quantities or controls are partial.',
      'Describes in general what was done.',
    ],
    [
      'Controls all relevant variables and plans for reliable, safe measurement.',
      'Controls the main variables and measures with suitable tools.',
      'Controls one variable and estimates others.',
      'Carries out a trial with available tools.',
    ],
  ],
);

export const data = criterion(
  'data',
  'Data',
  'What I saw',
  [
    [
      'I show all that I saw, with numbers and labels.',
      'I show what I saw, with numbers.',
      'I show some of what I saw.',
      'I tell one thing I saw.',
    ],
    [
      'My chart has a title, labels and all my marks.',
      'My chart has labels and all my marks.',
      'My chart has some marks.',
      'My page has a mark or a drawing.',
    ],
  ],
  [
    [
      'Records all results in a table with units and shows them in a labeled graph.',
      'Records all results in a table with units.',
      'Records most results; units or labels are partial.',
      'Records results in sentences or loose notes.',
    ],
    [
      'Chooses a graph that fits, with title, labels and scale.',
      'Makes a graph with title and labels.',
      'Makes a graph with bars or points.',
      'Makes a list of the numbers.',
    ],
  ],
  [
    [
      'Presents complete data in tables and graphs with units, and points out patterns.',
      'Presents complete data in tables and suitable graphs with units.',
      'Presents most data; a graph or units are partly labeled.',
      'Presents raw numbers or notes from the trials.',
    ],
    [
      'Processes data correctly and shows calculations and uncertainty.',
      'Processes data correctly and shows the calculations.',
      'Processes data with one or two errors.',
      'Copies the data as recorded.',
    ],
  ],
);

export const conclusion = criterion(
  'conclusion',
  'Conclusion',
  'What I found out',
  [
    [
      'I answer my question and tell what I saw that shows it.',
      'I answer my question and tell one thing I saw.',
      'I answer my question in a word.',
      'I tell if my test worked out.',
    ],
    [
      'I tell if my guess was right, how I know and why.',
      'I tell if my guess was right and how I know.',
      'I tell if my guess was right.',
      'I tell you what my guess was.',
    ],
  ],
  [
    [
      'Answers the question with numbers from the data and explains the cause.',
      'Answers the question with numbers from the data.',
      'Answers the question in general words.',
      'Tells what happened in the test.',
    ],
    [
      'Compares the result with the prediction and explains any gap.',
      'Compares the result with the prediction.',
      'States that the prediction was right or wrong.',
      'Repeats the prediction at the end.',
    ],
  ],
  [
    [
      'Draws a conclusion that fits the data, explains it and states its limits.',
      'Draws a conclusion that fits the data and explains it with science.',
      'Draws a conclusion that the data support in part.',
      'Restates the results or the hypothesis.',
    ],
    [
      'Cites specific data for and against the hypothesis and weighs them.',
      'Cites specific data to evaluate the hypothesis.',
      'Refers to the data in general to evaluate the hypothesis.',
      'States whether the hypothesis was right.',
    ],
  ],
);

export const limits = criterion(
  'limits',
  'Limits and next steps',
  'Next time',
  [
    [
      'I tell what was hard and what I will change next time.',
      'I tell what was hard to do.',
      'I tell what I liked to do.',
      'I tell that I am done.',
    ],
    [
      'I ask a new question and tell how to test it.',
      'I ask a new question.',
      'I tell what I want to do again.',
      'I tell what I did last.',
    ],
  ],
  [
    [
      'Names two things that could have changed the results and how to fix them.',
      'Names one thing that could have changed the results and how to fix it.',
      'Names something that went wrong in the test.',
      'Says that the test went well or badly.',
    ],
    [
      'Asks a new question that grows out of the results and plans it.',
      'Asks a new question that grows out of the results.',
      'Asks a new question on the topic.',
      'Says that more tests could be done.',
    ],
  ],
  [
    [
      'Analyzes sources of error, their likely effect on the results and specific improvements.',
      'Identifies sources of error and specific improvements.',
      'Identifies an error in general terms, such as “human error.”',
      'States that the investigation could be improved.',
    ],
    [
      'Proposes a next investigation that follows from an unanswered point.',
      'Proposes a next investigation with a clear question.',
      'Proposes to repeat the investigation.',
      'Suggests a further topic of interest.',
    ],
  ],
);

export const problemSense = criterion(
  'problem-sense',
  'Understanding the problem',
  'What it asks',
  [
    [
      'I tell what I know and what I have to find out.',
      'I tell what I have to find.',
      'I tell a number in the problem.',
      'I read the problem with help.',
    ],
    [
      'I draw the whole problem and mark what to find.',
      'I draw most of the problem.',
      'I draw one part of the problem.',
      'I draw a number from it.',
    ],
  ],
  [
    [
      'Restates the problem and names what matters and what to find.',
      'Restates the problem and names what to find.',
      'Names some given facts; the question is partly clear.',
      'Copies the numbers from the problem.',
    ],
    [
      'Uses all the facts needed and explains which ones are not.',
      'Uses all the facts needed.',
      'Uses most of the facts needed.',
      'Uses a fact from the problem.',
    ],
  ],
  [
    [
      'Identifies givens, unknowns, constraints and assumptions, and restates the problem precisely.',
      'Identifies givens, unknowns and constraints.',
      'Identifies givens; the unknown or a constraint is misread.',
      'Identifies numbers that occur in the problem.',
    ],
    [
      'Translates the situation into a correct mathematical form and defines all quantities.',
      'Translates the situation into a correct mathematical form.',
      'Translates part of the situation into mathematical form.',
      'Writes an operation with numbers from the problem.',
    ],
  ],
);

export const strategy = criterion(
  'strategy',
  'Strategy',
  'My plan',
  [
    [
      'I pick a way that works and show one more way.',
      'I pick a way that works.',
      'I pick a way that works for one part.',
      'I try a way with help.',
    ],
    ['I show all of my steps in order.', 'I show most of my steps.', 'I show one of my steps.', 'I show my answer.'],
  ],
  [
    [
      'Chooses a way that works, carries it through and checks it in a second way.',
      'Chooses a way that works and carries it through.',
      'Chooses a way that works for part of the problem.',
      'Tries a step with the numbers given.',
    ],
    [
      'Shows each step so that a classmate could follow and says why it works.',
      'Shows each step so that a classmate could follow.',
      'Shows some steps; others have to be guessed.',
      'Shows an answer with a step or two.',
    ],
  ],
  [
    [
      'Selects an efficient strategy, justifies it and verifies the result in another way.',
      'Selects an effective strategy and carries it out fully.',
      'Selects a strategy that leads part of the way.',
      'Attempts an operation or a guess.',
    ],
    [
      'Connects steps logically and generalizes the approach to related problems.',
      'Connects steps logically from givens to result.',
      'Presents steps with a gap in the logic.',
      'Presents calculations that stand on their own.',
    ],
  ],
);

export const correctness = criterion(
  'correctness',
  'Correct results',
  'My answer',
  [
    [
      'My answer is right, and I checked it.',
      'My answer is right.',
      'My answer is close, with one slip.',
      'My answer is a guess or a start.',
    ],
    [
      'I count or add right each time and say what the number means.',
      'I count or add right each time.',
      'I count or add right most of the time.',
      'I count or add with help.',
    ],
  ],
  [
    [
      'Gets all results right, with units, and checks them.',
      'Gets all results right, with units.',
      'Gets most results right; a slip changes an answer.',
      'Gets one of the steps right.',
    ],
    [
      'Computes exactly and explains how the answer was checked.',
      'Computes exactly from start to end.',
      'Computes with one or two slips.',
      'Computes one part of the problem.',
    ],
  ],
  [
    [
      'Obtains correct results with units and suitable precision, and tests them.',
      'Obtains correct results with units and suitable precision.',
      'Obtains results with a minor computational error.',
      'Obtains one correct intermediate step.',
    ],
    [
      'Executes all procedures accurately and confirms the result independently.',
      'Executes all procedures accurately to the end.',
      'Executes procedures with one or two errors.',
      'Executes one procedure in part.',
    ],
  ],
);

export const representation = criterion(
  'representation',
  'Models and representations',
  'Show it',
  [
    [
      'I show it with a picture and numbers that match.',
      'I show it with a picture that matches.',
      'I show a part of it with a picture.',
      'I show it with numbers only.',
    ],
    [
      'I use things or drawings, label them and explain them.',
      'I use things or drawings and label them.',
      'I use things or drawings.',
      'I use my fingers or words.',
    ],
  ],
  [
    [
      'Shows the problem in two ways that match and explains the link.',
      'Shows the problem with a labeled drawing, table or equation.',
      'Shows part of the problem in a drawing or an equation.',
      'Shows numbers without a drawing or an equation.',
    ],
    [
      'Labels all parts of the model and uses it.',
      'Labels the main parts of the model.',
      'Labels one part of the model.',
      'Sketches a model with one part.',
    ],
  ],
  [
    [
      'Connects two or more accurate representations and explains what each reveals.',
      'Uses an accurate, labeled representation to solve the problem.',
      'Uses a representation that captures part of the problem.',
      'Lists values taken from the problem.',
    ],
    [
      'Uses notation, axes, units and labels precisely throughout.',
      'Uses notation, units and labels correctly in most places.',
      'Uses notation or labels in some places.',
      'Uses informal marks that need explanation.',
    ],
  ],
);

export const explanation = criterion(
  'explanation',
  'Explaining the thinking',
  'Telling how I know',
  [
    ['I tell how I know with two math words.', 'I tell how I know with one math word.', 'I tell what I did first.', 'I tell what I got.'],
    ['I say “because” for each part.', 'I say “because” for one part.', 'I say what I did first.', 'I point to my work.'],
  ],
  [
    [
      'Explains why each step works with exact words and an example.',
      'Explains why most steps work with exact words.',
      'Explains what was done, step by step.',
      'Explains the answer in a few words.',
    ],
    [
      'Makes the thinking so clear that a classmate could teach it.',
      'Makes the thinking clear enough for a classmate to follow.',
      'Makes part of the thinking clear.',
      'Makes the answer clear to the reader.',
    ],
  ],
  [
    [
      'Justifies each step with definitions, properties or evidence and considers special cases.',
      'Justifies most steps with definitions, properties or evidence.',
      'Describes steps; reasons are given for one of them.',
      'States the result with a brief comment.',
    ],
    [
      'Communicates reasoning precisely enough to convince a skeptical peer.',
      'Communicates reasoning clearly enough for a peer to follow.',
      'Communicates parts of the reasoning.',
      'Communicates the answer and an operation.',
    ],
  ],
);

export const programWorks = criterion(
  'program-works',
  'It works',
  'It works',
  [
    [
      'My code does all the jobs each time I run it.',
      'My code does the main job each time I run it.',
      'My code does the first part.',
      'My code has blocks that fit together.',
    ],
    [
      'I can run it and show two things it can do.',
      'I can run it and show one thing it can do.',
      'I can run it with help.',
      'I can show the blocks.',
    ],
  ],
  [
    [
      'Runs without errors, does all that was planned and handles odd input.',
      'Runs without errors and does all that was planned.',
      'Runs and does part of what was planned.',
      'Runs in part; a first block or line works.',
    ],
    [
      'Does each job on the list, and one more.',
      'Does each job on the list.',
      'Does half of the jobs on the list.',
      'Does one job on the list.',
    ],
  ],
  [
    [
      'Meets all requirements and handles unexpected input without failing.',
      'Meets all requirements for normal input.',
      'Meets the main requirement; other features fail.',
      'Executes a part of the code.',
    ],
    [
      'Produces correct output for all test cases, including edge cases.',
      'Produces correct output for all typical test cases.',
      'Produces correct output for some test cases.',
      'Produces output that relates to the task.',
    ],
  ],
);

export const codeStructure = criterion(
  'code-structure',
  'Structure of the code',
  'My steps in code',
  [
    ['My steps are in order, and I use a loop.', 'My steps are in order.', 'Two of my steps are in order.', 'My steps are on the screen.'],
    ['I can tell what each block does.', 'I can tell what most blocks do.', 'I can tell what one block does.', 'I can name a block.'],
  ],
  [
    [
      'Breaks the job into named parts and uses loops where they fit.',
      'Breaks the job into parts in an order that works.',
      'Puts all steps in one long list.',
      'Puts a few first steps together.',
    ],
    [
      'Uses clear names and notes so that a classmate can read the code.',
      'Uses clear names in most places.',
      'Uses names such as “a” and “thing.”',
      'Uses the names that came with the blocks.',
    ],
  ],
  [
    [
      'Decomposes the task into reusable functions with clear responsibilities.',
      'Decomposes the task into functions or clear sections.',
      'Organizes code in one sequence with some repetition.',
      'Collects statements that run from top to bottom.',
    ],
    [
      'Uses meaningful names, consistent style and comments that explain why.',
      'Uses meaningful names and comments at key places.',
      'Uses short names; comments repeat the code.',
      'Uses default names and layout.',
    ],
  ],
);

export const testing = criterion(
  'testing',
  'Testing and debugging',
  'Fixing bugs',
  [
    [
      'I test my code, find a bug and fix it on my own.',
      'I test my code and fix a bug with a friend.',
      'I test my code and find a bug.',
      'I run my code one time.',
    ],
    [
      'I tell what went wrong and how I fixed it.',
      'I tell what went wrong.',
      'I tell that it did not work.',
      'I tell what I wanted it to do.',
    ],
  ],
  [
    [
      'Tests many cases, keeps a record and explains how each bug was fixed.',
      'Tests several cases and explains how a bug was fixed.',
      'Tests one case and fixes a bug.',
      'Tests by running the code once.',
    ],
    [
      'Predicts what the code will do, compares and changes one thing.',
      'Compares what the code does with the plan and makes changes.',
      'Changes the code until it runs.',
      'Runs the code and reports what it does.',
    ],
  ],
  [
    [
      'Plans test cases, including edge cases, and documents results and fixes.',
      'Plans typical test cases and documents the results.',
      'Tests informally and fixes the errors that appear.',
      'Runs the program and notes that errors exist.',
    ],
    [
      'Isolates the cause of errors systematically and explains each correction.',
      'Finds the cause of most errors and corrects them.',
      'Corrects errors by trial and error.',
      'Identifies that an error occurs.',
    ],
  ],
);

export const userNeeds = criterion(
  'user-needs',
  'Designed for its user',
  'For my user',
  [
    [
      'A friend can use it with no help and likes it.',
      'A friend can use it with no help.',
      'A friend can use it with my help.',
      'I can use it on my own.',
    ],
    [
      'I asked a friend and changed two things for them.',
      'I asked a friend and changed one thing.',
      'I asked a friend to try it.',
      'I made it the way I like.',
    ],
  ],
  [
    [
      'Lets a new user start alone, as a user test shows.',
      'Lets a new user start with no help.',
      'Lets a user start after an explanation.',
      'Lets its maker use it.',
    ],
    [
      'Names its user and shows two choices made for that user.',
      'Names its user and shows one choice made for that user.',
      'Names its user in a title or note.',
      'Shows what its maker likes.',
    ],
  ],
  [
    [
      'Responds to documented user feedback; instructions, layout and accessibility fit the user.',
      'Responds to user needs with clear instructions and layout.',
      'Offers instructions that a user can follow with help.',
      'Offers functions that its maker can operate.',
    ],
    [
      'Justifies design decisions by the needs of a specific user.',
      'Relates main design decisions to a specific user.',
      'Mentions a user; design follows the maker’s preference.',
      'Presents a product for general use.',
    ],
  ],
);

export const modelAccuracy = criterion(
  'model-accuracy',
  'Accuracy of the model',
  'Looks like the real thing',
  [
    [
      'My model has all the parts in the right place.',
      'My model has all the parts.',
      'My model has some of the parts.',
      'My model has one of the parts.',
    ],
    [
      'My parts look right in shape, size and color.',
      'My parts look right in shape and color.',
      'My parts look right in one way.',
      'My parts are in my model.',
    ],
  ],
  [
    [
      'Shows all key parts in the right place, shape and size.',
      'Shows all key parts in the right place.',
      'Shows most key parts; some are out of place.',
      'Shows one or two key parts.',
    ],
    [
      'Shows how the parts work together, as in the real thing.',
      'Shows the parts as in the real thing.',
      'Shows parts that are partly like the real thing.',
      'Shows the outside shape of the thing.',
    ],
  ],
  [
    [
      'Represents all essential components and relations accurately and to scale.',
      'Represents all essential components and relations accurately.',
      'Represents most components; a relation is inaccurate.',
      'Represents some components in isolation.',
    ],
    [
      'Shows how the system functions or changes, beyond its appearance.',
      'Shows structure and one function of the system.',
      'Shows the structure of the system.',
      'Shows the outer appearance of the system.',
    ],
  ],
);

export const modelLabels = criterion(
  'model-labels',
  'Labels and explanation',
  'My labels',
  [
    ['I label all parts and tell their jobs.', 'I label all of the parts.', 'I label some of the parts.', 'I label one of the parts.'],
    [
      'I tell how my model is like the real thing and how not.',
      'I tell how my model is like the real thing.',
      'I tell the names of the parts.',
      'I tell what my model is.',
    ],
  ],
  [
    [
      'Labels all parts and explains how they work together.',
      'Labels all parts and explains what each does.',
      'Labels most of the parts.',
      'Labels the model with a title.',
    ],
    [
      'Explains two ways in which it differs from reality.',
      'Explains one way in which it differs from reality.',
      'Explains what the model stands for.',
      'Names what the model shows.',
    ],
  ],
  [
    [
      'Labels and explains all components, including how they interact.',
      'Labels and explains the main components.',
      'Labels components; explanations are partial.',
      'Labels the model as a whole.',
    ],
    [
      'Evaluates what the model shows well, what it distorts and why.',
      'Evaluates one strength and one limit of the model.',
      'States that the model differs from reality.',
      'States what the model represents.',
    ],
  ],
);

export const construction = criterion(
  'construction',
  'Construction',
  'How I built it',
  [
    [
      'My work is strong and neat, and all parts stay on.',
      'My work is strong, and most parts stay on.',
      'My work stands with help.',
      'My work has parts put next to each other.',
    ],
    [
      'I pick things that look and work like the real parts.',
      'I pick things that look like the real parts.',
      'I pick things that I like.',
      'I use what is on my desk.',
    ],
  ],
  [
    [
      'Builds a firm, neat model with materials chosen for a reason.',
      'Builds a firm, neat model.',
      'Builds a model with a few loose parts.',
      'Builds a first version that needs support.',
    ],
    [
      'Finishes all sides with care and safe edges.',
      'Finishes the parts that are in view.',
      'Finishes the main part.',
      'Puts the parts together.',
    ],
  ],
  [
    [
      'Builds a durable, precise model and justifies its materials.',
      'Builds a durable, neat model with suitable materials.',
      'Builds a stable model with uneven finish.',
      'Builds a provisional version from available materials.',
    ],
    [
      'Solves construction problems and documents the solutions.',
      'Solves construction problems as they arise.',
      'Solves problems with help from others.',
      'Assembles parts according to a pattern.',
    ],
  ],
);
