import type { Materials } from '../../composer/materials.ts';
import { openKit } from '../../composer/open/open-kit.ts';
import type { Random } from '../../composer/random.ts';
import { CULTURAL_ASPECTS, type CulturalLink } from '../../composer/topics/topic-pack.ts';
import { asSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';
import type { CulturalDocument } from './document.ts';

const IDEA_COUNT = 6;

/** One idea for each aspect before any aspect comes twice; what belongs to the topic goes before what fits any. */
function chooseIdeas(own: readonly CulturalLink[], general: readonly CulturalLink[], random: Random): CulturalLink[] {
  const pool = [...random.shuffle(own), ...random.shuffle(general)];
  const firstOfAspect = CULTURAL_ASPECTS.map((aspect) => pool.find((idea) => idea.aspect === aspect)).filter((idea) => idea !== undefined);
  const rest = pool.filter((idea) => !firstOfAspect.includes(idea));
  return random.shuffle([...firstOfAspect, ...rest].slice(0, IDEA_COUNT));
}

/** Questions any student may answer or leave; nobody is asked to speak for a group. */
function askStudents({ topic }: Materials, random: Random): string[] {
  return random.sample(
    [
      `Where have you met ${topic.inText} outside school? Tell only what you like to share.`,
      'Is there a word in another language you know that fits here? What does it mean, word for word?',
      `Who in your family or neighborhood knows something about ${topic.inText}? What would you ask that person?`,
      'What in this lesson is different from how people you know do it or see it?',
      'Whose story is missing from our materials? Where could we find it?',
      'What should visitors know about our community before they use it as an example?',
    ],
    3,
  );
}

function generalIdeas({ source, topic, kitBand }: Materials): readonly CulturalLink[] {
  return source === 'open' ? [] : openKit(topic, kitBand).cultural;
}

export function spareIdeas(_form: FormOf<'cultural'>, materials: Materials, random: Random): CulturalLink[] {
  return [...random.shuffle(materials.kit.cultural), ...random.shuffle(generalIdeas(materials))];
}

export function composeCultural(form: FormOf<'cultural'>, materials: Materials, random: Random): CulturalDocument {
  const { kit, lens, topic } = materials;
  const objective = random.pick(kit.objectives).replace(/\.$/u, '');
  return {
    title: topic.title,
    standards: [...materials.codes],
    sameRigor: `Students still ${objective}. The context changes, the demand does not.`,
    ideas: chooseIdeas(kit.cultural, generalIdeas(materials), random).map((idea) => ({ ...idea })),
    askStudents: askStudents(materials, random),
    teacherNotes: [
      `Your class: ${asSentence(form.culturalContext)} Start from what students choose to tell you; a group is never all alike.`,
      random.pick([
        'Use two of these ideas well rather than all of them in passing.',
        'Choose the idea that changes what students think about, not the one that is easiest to add.',
        'Let students propose a local example of their own once they have seen one of yours.',
      ]),
      ...(lens ? [`${lens.code}: ${lens.teacherMove}`] : []),
    ],
  };
}
