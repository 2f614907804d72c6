import { it } from 'vitest';
import { readClassNotes } from '../../composer/class-notes.ts';
import { bandOf } from '../../composer/grade-band.ts';
import { Random } from '../../composer/random.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import { rubricRecipe as r } from './recipe.ts';
it('x', () => {
  const F: any[] = [
    ['Persuasive essay', '8th Grade', 'Points', 'Argue a claim with evidence', 'Four criteria.'],
    ['Animal diorama', '1st Grade', 'Points', '', ''],
    ['Lab report', '10th Grade', 'Standards-Based', 'Analyze data from an investigation', ''],
    ['Group presentation on the thirteen colonies', '5th Grade', 'Descriptive', '', 'Several English learners'],
    ['Scratch game', '4th Grade', 'Points', '', ''],
    ['Book report', '3rd Grade', 'Descriptive', 'Describe how a character changes', ''],
    ['Self-portrait', '7th Grade', 'Points', '', '6 criteria'],
    ['Math problem solving', '2nd Grade', 'Descriptive', 'Add within 100', ''],
    ['Socratic seminar', '11th Grade', 'Points', '', ''],
    ['Harvest celebration', '6th Grade', 'Descriptive', '', ''],
  ];
  F.forEach(([assignmentName, gradeLevel, scoringSystem, learningObjective, additionalContext], i) => {
    const form: any = { assignmentName, gradeLevel, scoringSystem, learningObjective, additionalContext, stateStandard: 'CCSS', optionalFrameworks: '' };
    const grade = gradeNumber(gradeLevel);
    const d = r.compose(form, { grade, band: bandOf(grade), notes: readClassNotes(additionalContext), codes: [] } as any, new Random(i * 3 + 1));
    console.log('=====\n' + r.render(d, form).replaceAll(/<\/th><th[^>]*>|<\/td><td>|<\/th><td>/g, '\n   | ').replaceAll(/<[^>]+>/g, ''));
  });
});
