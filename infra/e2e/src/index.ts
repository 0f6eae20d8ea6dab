export { CATEGORIES, type Category, runLighthouse } from './lighthouse/run-lighthouse.ts';
export { dump } from './offline-accounts/dump.ts';
export {
  askToSignOut,
  editJob,
  holdBack,
  letThrough,
  readGoodbye,
  tokenOf,
  waiting,
} from './offline-accounts/person.ts';
export { picturesDrawn, saveThisPage } from './offline-saved/device.ts';
export { openFront } from './offline-shell/front.ts';
export { countMissing, take } from './offline-shell/offered-release.ts';
export { arrived, follow, visitWithWorker, waitingWorker } from './offline-shell/phone.ts';
export { visit } from './places/settled.ts';
export { fillInSignIn, ROLES, type Role, signIn } from './test-app/sign-in.ts';
export { startTestApp, type TestApp } from './test-app/start-test-app.ts';
