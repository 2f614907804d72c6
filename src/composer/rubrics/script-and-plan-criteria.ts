/** Criteria of written talk (dialogues, scripts) and of plans (budgets, business, event and service plans). */
import { criterion } from './criterion.ts';

export const voices = criterion(
  'voices',
  'Voices of the speakers',
  'Who is talking',
  [
    [
      'You can tell who talks by what they say and how.',
      'You can tell who talks by what they say.',
      'You can tell who talks by the name.',
      'You can hear that two people talk.',
    ],
    [
      'Each one says what only that one would say.',
      'Each one says one thing that fits.',
      'One of them says a thing that fits.',
      'They both say the same thing.',
    ],
  ],
  [
    [
      'Each speaker has words, wishes and feelings of their own.',
      'Each speaker has words and wishes of their own.',
      'Each speaker has a part of the talk.',
      'Each speaker has a name before the line.',
    ],
    [
      'A reader can tell the speakers apart with the names covered.',
      'A reader can tell the speakers apart in most lines.',
      'A reader can tell the speakers apart in a few lines.',
      'A reader can tell the speakers apart by their names.',
    ],
  ],
  [
    [
      'Distinguishes the speakers by diction, purpose and what each of them knows.',
      'Distinguishes the speakers by diction and purpose.',
      'Distinguishes the speakers by their opinions.',
      'Distinguishes the speakers by their names.',
    ],
    [
      'Reveals what each speaker believes through word choice, rhythm and silence.',
      'Reveals what each speaker believes through word choice.',
      'States what each speaker believes in plain words.',
      'Gives each speaker lines of similar wording.',
    ],
  ],
);

export const exchange = criterion(
  'exchange',
  'Give and take',
  'Talking and answering',
  [
    [
      'They ask, they answer, and the talk gets to an end.',
      'They ask and they answer each other.',
      'They ask, and then they talk on.',
      'They say one thing each.',
    ],
    [
      'Each line goes with the one before and adds a new thing.',
      'Each line goes with the one before.',
      'Two lines go with the ones before.',
      'One line goes with the one before.',
    ],
  ],
  [
    [
      'Every line answers the one before and moves the talk on.',
      'Most lines answer the one before and move the talk on.',
      'Most lines answer the one before.',
      'Some lines answer the one before.',
    ],
    [
      'The speakers disagree or want something, and by the end it has changed.',
      'The speakers disagree or want something, and they talk it through.',
      'The speakers want something, and they say it.',
      'The speakers take turns, and each tells something.',
    ],
  ],
  [
    [
      'Builds each line on the previous one so that the conflict develops and turns.',
      'Builds each line on the previous one so that the conflict develops.',
      'Builds some lines on the previous one and starts over in others.',
      'Presents the lines as separate statements of the speakers.',
    ],
    [
      'Lets the speakers question, concede and change their positions for reasons.',
      'Lets the speakers question one another and give reasons.',
      'Lets the speakers state their positions with a reason.',
      'Lets the speakers state their positions in turn.',
    ],
  ],
);

export const planFigures = criterion(
  'plan-figures',
  'Figures of the plan',
  'Numbers in my plan',
  [
    [
      'I count what we have and what we need, and it fits.',
      'I count what we have and what we need.',
      'I count what we need for the plan.',
      'I name what we need for the plan.',
    ],
    [
      'My numbers are right and I can show how I got them.',
      'My numbers are right in the whole plan.',
      'My numbers are right in a part of it.',
      'My numbers are there to look at.',
    ],
  ],
  [
    [
      'Lists every cost or amount, adds them up right and compares the sum with the limit.',
      'Lists every cost or amount and adds them up right.',
      'Lists most costs or amounts and adds some of them up.',
      'Lists a few costs or amounts one by one.',
    ],
    [
      'Shows the work for each number and where the number comes from.',
      'Shows the work for most numbers and where they come from.',
      'Shows the work for some of the numbers.',
      'Shows the numbers of the plan in a list.',
    ],
  ],
  [
    [
      'Itemizes costs, time or materials, totals them correctly and stays within the limit.',
      'Itemizes costs, time or materials and totals them correctly.',
      'Itemizes the main costs and totals some of them.',
      'Names the main costs in general terms.',
    ],
    [
      'Documents the source of every figure and tests the plan against an unexpected change.',
      'Documents the source of every figure and the calculation behind it.',
      'Documents the source of a few of the figures.',
      'Presents figures as they were first estimated.',
    ],
  ],
);

export const feasibility = criterion(
  'feasibility',
  'Steps that can be done',
  'Steps of my plan',
  [
    [
      'I tell each step, who does it and when.',
      'I tell each step and who does it.',
      'I tell each step of the plan.',
      'I tell one step of the plan.',
    ],
    [
      'I tell what could go wrong and what we do then.',
      'I tell what could go wrong in my plan.',
      'I tell what comes first and last.',
      'I tell what I want to do.',
    ],
  ],
  [
    [
      'Puts the steps in order with a person and a date for each.',
      'Puts the steps in order with a person for each.',
      'Puts the main steps in an order that works.',
      'Puts down what should be done at some time.',
    ],
    [
      'Names two things that could go wrong and a way around each.',
      'Names one thing that could go wrong and a way around it.',
      'Names one thing that could go wrong.',
      'Names the aim that the plan should reach.',
    ],
  ],
  [
    [
      'Sequences the tasks with a responsible person, a deadline and a measure of success.',
      'Sequences the tasks with a responsible person and a deadline.',
      'Sequences the main tasks of the plan.',
      'Mentions tasks that belong to the plan.',
    ],
    [
      'Anticipates the most likely obstacles and prepares a realistic response to each.',
      'Anticipates one likely obstacle and prepares a realistic response.',
      'Anticipates one obstacle in general terms.',
      'Describes the outcome that is hoped for.',
    ],
  ],
);

export const tradeOffs = criterion(
  'trade-offs',
  'Choices and their reasons',
  'Why I chose it',
  [
    [
      'I tell what I chose, what I left out, and why.',
      'I tell what I chose and why I did.',
      'I tell what I chose for the plan.',
      'I tell what I like in the plan.',
    ],
    [
      'I tell who it helps and how it helps them.',
      'I tell who it helps in our class.',
      'I tell that it helps all of us.',
      'I tell that I want to do it.',
    ],
  ],
  [
    [
      'Compares two choices by cost and use and tells why one is better.',
      'Compares two choices and tells why one is better.',
      'Tells why one choice was made in the plan.',
      'Tells which choice was made in the plan.',
    ],
    [
      'Sorts needs from wants and tells what was given up and why.',
      'Sorts needs from wants and tells what was given up.',
      'Sorts needs from wants in part of the plan.',
      'Lists needs and wants in one group.',
    ],
  ],
  [
    [
      'Weighs alternatives by cost, benefit and who is affected, and justifies the choice.',
      'Weighs alternatives by cost and benefit and justifies the choice.',
      'Justifies the choice with one of its benefits.',
      'States the choice as a matter of preference.',
    ],
    [
      'Explains what the chosen option gives up and why that price is acceptable.',
      'Explains what the chosen option gives up.',
      'Explains what the chosen option offers.',
      'Describes the option that was chosen.',
    ],
  ],
);
