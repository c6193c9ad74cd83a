export { LoginScreen as default } from '../../features/login/login-screen.tsx';
