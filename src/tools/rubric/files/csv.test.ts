// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { rubricAsCsv } from './csv.ts';

const TABLE = `<h1>Rubric Matrix: Essay</h1><table>
<thead><tr><th scope="col">Criteria</th><th scope="col">Advanced</th><th scope="col">Beginning</th></tr></thead>
<tbody>
<tr><th scope="row">Claim (25 points) plus</th><td><strong>23–25 points:</strong> States a claim, and "defends" it</td><td><p>Names the&nbsp;topic</p></td></tr>
<tr><th scope="row">=HYPERLINK("http://x")</th><td>+1</td><td></td></tr>
</tbody></table><p>Total</p>`;

it('writes a row for each row of the table as it is seen', () => {
  expect(rubricAsCsv(TABLE).split('\r\n').slice(0, 2)).toEqual([
    '\u{FEFF}"Criteria","Advanced","Beginning"',
    '"Claim (25 points) plus","23–25 points: States a claim, and ""defends"" it","Names the topic"',
  ]);
});

it('makes text of what a spreadsheet would run', () => {
  expect(rubricAsCsv(TABLE).split('\r\n').slice(2)).toEqual(['"\'=HYPERLINK(""http://x"")","\'+1",""', '']);
});
