export { fillInSignIn, ROLES, type Role, signIn } from './constellation/sign-in.ts';
export { type Constellation, startConstellation } from './constellation/start-constellation.ts';
