import { useParams } from 'react-router-dom';
import { CompanyForm } from '../components/company/company-form.tsx';

/** `/companies/:id/edit`: a company is changed. */
export function CompanyEditScreen() {
  const { id = '' } = useParams();
  return <CompanyForm key={id} id={id} />;
}
