import type { MathDifficulty } from '../composer/math/math-skill.ts';
import { type Materials, gatherMaterials } from '../composer/materials.ts';
import type { Random } from '../composer/random.ts';
import type { FormOf, ToolId } from '../tools/catalogue.ts';
import type { Framework } from '../tools/choices/frameworks.ts';
import { type GradeLevel, gradeNumber } from '../tools/choices/grade-levels.ts';
import type { StateStandard } from '../tools/choices/standards.ts';
import type { AnyRecipe } from '../tools/recipes.ts';

const DIFFICULTIES: Readonly<Record<string, MathDifficulty>> = {
  Beginner: 'basic',
  Basic: 'basic',
  Intermediate: 'intermediate',
  Advanced: 'advanced',
};

/** Where a form has no grade, as an email to an administrator, the reader is an adult. */
const ADULT = 12;

/** The form inputs that shape what the composer knows go by different names in different tools. */
interface ShapingInputs {
  readonly gradeLevel?: GradeLevel;
  readonly stateStandard?: StateStandard;
  readonly framework?: Framework;
  readonly optionalFramework?: Framework;
  readonly optionalFrameworks?: Framework;
  readonly difficultyLevel?: string;
  readonly additionalContext?: string;
  /** The only text in which the tool for culture lets teachers say something of their class. */
  readonly culturalContext?: string;
}

export function gradeOf(form: FormOf<ToolId>): number {
  const { gradeLevel } = form as ShapingInputs;
  return gradeLevel === undefined ? ADULT : gradeNumber(gradeLevel);
}

export function materialsForForm(recipe: AnyRecipe, form: FormOf<ToolId>, random: Random): Promise<Materials> {
  const inputs = form as ShapingInputs;
  const difficulty = DIFFICULTIES[inputs.difficultyLevel ?? ''];
  return gatherMaterials(
    {
      topic: recipe.topic(form),
      isTheme: recipe.isTheme?.(form) ?? false,
      grade: gradeOf(form),
      ...(difficulty && { difficulty }),
      standard: inputs.stateStandard ?? '',
      framework: inputs.framework || inputs.optionalFramework || inputs.optionalFrameworks || '',
      additionalContext: inputs.additionalContext ?? inputs.culturalContext ?? '',
    },
    random,
  );
}
