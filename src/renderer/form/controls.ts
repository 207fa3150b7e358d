import { AddressSearch } from '../widgets/address/AddressSearch.tsx'
import { CheckboxGroup } from '../widgets/choices/CheckboxGroup.tsx'
import { OneOfMany } from '../widgets/choices/OneOfMany.tsx'
import { SeveralOfMany } from '../widgets/choices/SeveralOfMany.tsx'
import {
  FormAddressSearch,
  FormCheckboxGroup,
  FormOneOfMany,
  FormSeveralOfMany,
} from '../widgets/formControls.tsx'

FormAddressSearch.put(AddressSearch)
FormOneOfMany.put(OneOfMany)
FormSeveralOfMany.put(SeveralOfMany)
FormCheckboxGroup.put(CheckboxGroup)
