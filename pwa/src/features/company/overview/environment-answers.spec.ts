import { describe, expect, it } from 'vitest';
import { environmentAnswers, teamAxes } from './environment-answers.ts';

describe('environmentAnswers', () => {
  it('leaves out unanswered questions and unknown answers', () => {
    expect(environmentAnswers({ workingEnvironments: {} })).toEqual([]);
    expect(environmentAnswers({ workingEnvironments: { remote_work: ['of-tomorrow'] } })).toEqual([]);
  });
  it('fills the bar by the share', () => {
    const shares = (workingEnvironments: Record<string, string | string[]>) =>
      environmentAnswers({ workingEnvironments }).map(({ share }) => share);
    expect(shares({ remote_work: ['remote_full'] })).toEqual([1]);
    expect(shares({ remote_work: 'remote_none' })).toEqual([0.2]);
    expect(shares({ overtime_engineer: ['overtime_engineer_0_10'] })).toEqual([0.2]);
    expect(shares({ turnover_rate: ['turnover_20_plus'] })).toEqual([1]);
  });
  it('lists several answers without a bar', () => {
    const [holidays] = environmentAnswers({
      workingEnvironments: { holidays: ['holiday_special', 'holiday_125_plus'] },
    });
    expect(holidays).toMatchObject({ answers: ['年間休日125日以上', '独自の特別休暇'], share: null });
  });
});

describe('teamAxes', () => {
  it('names both ends of an axis', () => {
    expect(teamAxes({ teamCharacteristics: { speed_quality: 4 } })).toEqual([
      { key: 'speed_quality', left: '速さ重視', right: '品質重視', value: 4 },
    ]);
  });
});
